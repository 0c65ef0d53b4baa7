//! Neutral cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file ca3f9cb6

/// # Razormane Raider
///
/// `BAR_020` · Neutral minion · 5 mana · 5/6
///
/// > **Frenzy:** Attack a random enemy.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Frenzy
///
/// State: Derived
//~ derived BAR_020 5e417674 7e5f81f8 98ff50e8.9a781812
pub const BAR_020: Power = on(Word::Frenzy, &[make_attack(THIS, ENEMIES.random())]);

/// # Gold Road Grunt
///
/// `BAR_021` · Neutral minion · 5 mana · 3/7
///
/// > **Taunt Frenzy:** Gain Armor equal to the damage taken.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Taunt, Frenzy
///
/// State: Todo
//~ todo BAR_021 64c6beb0 8ff93ba4 6fd711be.b771cba2
pub const BAR_021: Power = TODO;

/// # Peon
///
/// `BAR_022` · Neutral minion · 2 mana · 2/3
///
/// > **Frenzy:** Add a random spell from your class to your hand.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Frenzy
///
/// State: Derived
//~ derived BAR_022 5e0c4e8b 40d7f66f c37a4daf.939a92a6
pub const BAR_022: Power = on(Word::Frenzy, &[get(random_of(SPELL, Classes::Yours))]);

/// # Oasis Thrasher
///
/// `BAR_024` · Neutral minion · 2 mana · 2/3
///
/// > **Frenzy:** Deal 3 damage to the enemy hero.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Frenzy
///
/// State: Derived
//~ derived BAR_024 ca1e6e8a 4ab70592 8c0086b4.9f664336
pub const BAR_024: Power = on(Word::Frenzy, &[deal(3).to(ENEMY_HERO)]);

/// # Sunwell Initiate
///
/// `BAR_025` · Neutral minion · 3 mana · 3/4
///
/// > **Frenzy:** Gain **Divine Shield**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Frenzy
/// - Refers to: Divine Shield
///
/// State: Done
//~ done BAR_025 fadc219a - a6df6955.6bf9c7e5
pub const BAR_025: Power = on(Word::Frenzy, &[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Death's Head Cultist
///
/// `BAR_026` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt Deathrattle:** Restore #4 Health to your hero.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived BAR_026 69cd25c5 66fa0b60 3b9e8934.fc82b177
pub const BAR_026: Power = deathrattle(&[heal(4).to(YOUR_HERO)]);

/// # Darkspear Berserker
///
/// `BAR_027` · Neutral minion · 4 mana · 5/7
///
/// > **Deathrattle:** Deal 5 damage to your hero.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BAR_027 49b64859 5fa0d6c8 17f1cd0f.23eb34d7
pub const BAR_027: Power = deathrattle(&[deal(5).to(YOUR_HERO)]);

/// # Primordial Protector
///
/// `BAR_042` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Draw your highest Cost spell. Summon a random minion with the same Cost.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BAR_042 7aec1194 3db9bb66 b5f74640.ad021e5e
pub const BAR_042: Power =
    battlecry(&[get(the(YOUR_DECK.that(SPELL).most(COST))), summon(costing(MINION, 0, COST.of(IT)))]);

/// # Hog Rancher
///
/// `BAR_060` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 2/1 Hog with **Rush**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Tokens: Hog [`BAR_060t`]
///
/// State: Derived
//~ derived BAR_060 fa354655 b97d7258 fd54a4eb.dd6a6dd5
pub const BAR_060: Power = battlecry(&[summon(card("BAR_060t"))]);

/// # Hog
///
/// `BAR_060t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ vanilla BAR_060t 0c5f4261 b4166e21 bede8300.57b12c28
pub const BAR_060t: Power = VANILLA;

/// # Ratchet Privateer
///
/// `BAR_061` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Enchantments: Privateering [`BAR_061e`]
///
/// State: Derived
//~ derived BAR_061 80c83db8 227dfd48 1b543c0f.5bfc8951
pub const BAR_061: Power = battlecry(&[attach("BAR_061e").to(YOUR_WEAPON)]);

/// # Privateering
///
/// `BAR_061e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_061e 86194640 321f31fd 735cb64f.c84fda8a
pub const BAR_061e: Power = enchant(&[ATTACK.plus(1)]);

/// # Lushwater Murcenary
///
/// `BAR_062` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control a Murloc, gain +1/+1.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Bolstered [`BAR_062e`]
///
/// State: Derived
//~ derived BAR_062 d3a11c99 79b084c0 15a6fdbb.8bf4d979
pub const BAR_062: Power = battlecry(&[attach("BAR_062e")]).when(there_is(&FRIENDLY_MINIONS.that(MURLOC)));

/// # Bolstered
///
/// `BAR_062e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_062e 4f978c90 d536a947 26ae9bec.67341004
pub const BAR_062e: Power = enchant(&[plus(1, 1)]);

/// # Lushwater Scout
///
/// `BAR_063` · Neutral minion · 2 mana · 1/3
///
/// > After you summon a Murloc, give it +1 Attack and **Rush**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Murloc
/// - Refers to: Rush
/// - Enchantments: Emboldened [`BAR_063e`]
///
/// State: Derived
//~ derived BAR_063 a85108e2 67c1e934 8f287939.7adcf7af
pub const BAR_063: Power = after(YOU.summon(MURLOC)).then(&[attach("BAR_063e").to(THAT)]);

/// # Emboldened
///
/// `BAR_063e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_063e 5ea97b6c d0318bf4 3761b023.d7fca9dd
pub const BAR_063e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Talented Arcanist
///
/// `BAR_064` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Touch of Arcane [`BAR_064e`], Touch of Arcane [`BAR_064e2`]
///
/// State: Todo
//~ todo BAR_064 b9c43cf2 d325b49c bcf31e66.2a4a3080
pub const BAR_064: Power = TODO;

/// # Touch of Arcane
///
/// `BAR_064e` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BAR_064e 23b84f75 6c4f26af 80030b64.e0bc8fe9
pub const BAR_064e: Power = TODO;

/// # Touch of Arcane
///
/// `BAR_064e2` · Mage enchantment
///
/// > You have **Spell Damage +2** for your next spell this turn.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo BAR_064e2 5594615d 293a7b33 cde4d237.e0bc8fe9
pub const BAR_064e2: Power = TODO;

/// # Venomous Scorpid
///
/// `BAR_065` · Neutral minion · 3 mana · 1/3
///
/// > **Poisonous Battlecry: Discover** a spell.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Poisonous, Discover
///
/// State: Derived
//~ derived BAR_065 98ebab52 265518e3 c86bc1ec.b4c6abea
pub const BAR_065: Power = battlecry(&[discover(SPELL)]);

/// # Injured Marauder
///
/// `BAR_069` · Neutral minion · 4 mana · 5/10
///
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Derived
//~ derived BAR_069 333b8ea8 d77e5543 a1eb35cf.e4dec3ee
pub const BAR_069: Power = battlecry(&[deal(6).to(THIS)]);

/// # Gruntled Patron
///
/// `BAR_070` · Neutral minion · 4 mana · 3/3
///
/// > **Frenzy:** Summon another Gruntled Patron.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Frenzy
///
/// State: Derived
//~ derived BAR_070 9b7cb750 ea0e70e1 bdc75f99.ca9338d2
pub const BAR_070: Power = on(Word::Frenzy, &[summon(card("BAR_070"))]);

/// # Taurajo Brave
///
/// `BAR_071` · Neutral minion · 6 mana · 4/8
///
/// > **Frenzy:** Destroy a random enemy minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Frenzy
///
/// State: Derived
//~ derived BAR_071 08fead4b 7389e733 b746f442.f5ecaca4
pub const BAR_071: Power = on(Word::Frenzy, &[destroy(ENEMY_MINIONS.random())]);

/// # Burning Blade Acolyte
///
/// `BAR_072` · Neutral minion · 5 mana · 1/1
///
/// > **Deathrattle:** Summon a 5/8 Demonspawn with **Taunt**.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Taunt
/// - Tokens: Demonspawn [`BAR_072t`]
///
/// State: Derived
//~ derived BAR_072 c0822f81 fac022e6 b00562c4.f6115d64
pub const BAR_072: Power = deathrattle(&[summon(card("BAR_072t"))]);

/// # Demonspawn
///
/// `BAR_072t` · Neutral minion · 6 mana · 5/8
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla BAR_072t dd6c1322 447988d0 7e3d07e3.4b0c5d24
pub const BAR_072t: Power = VANILLA;

/// # Barrens Blacksmith
///
/// `BAR_073` · Neutral minion · 5 mana · 3/5
///
/// > **Frenzy:** Give your other minions +2/+2.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Frenzy
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 71533
/// - Enchantments: Reforged [`BAR_073e`]
///
/// State: Derived
//~ derived BAR_073 23d3dfcf e47bf519 f62abcb2.cedd0520
pub const BAR_073: Power = on(Word::Frenzy, &[attach("BAR_073e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Reforged
///
/// `BAR_073e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_073e 00668ddf 1746f3cf 60ba9947.6d6ab056
pub const BAR_073e: Power = enchant(&[plus(2, 2)]);

/// # Far Watch Post
///
/// `BAR_074` · Neutral minion · 2 mana · 2/3
///
/// > Can't attack. After your opponent draws a card, it costs (1) more *(up to 10)*.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Cant Attack
/// - Enchantments: Spotted! [`BAR_074e`]
///
/// State: Todo
//~ todo BAR_074 43c21774 11423b09 08976eed.277330ed
pub const BAR_074: Power = TODO;

/// # Spotted!
///
/// `BAR_074e` · Neutral enchantment
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo BAR_074e 170fc7a0 0a9c6891 4eefd931
pub const BAR_074e: Power = TODO;

/// # Crossroads Watch Post
///
/// `BAR_075` · Neutral minion · 4 mana · 4/6
///
/// > Can't attack. Whenever your opponent casts a spell, give your minions +1/+1.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Mechanics: Cant Attack
/// - Enchantments: Patrolling [`BAR_075e`]
///
/// State: Derived
//~ derived BAR_075 78e37829 16706283 93eacfa3.e490332d
pub const BAR_075: Power = whenever(OPPONENT.cast(SPELL)).then(&[attach("BAR_075e").to(FRIENDLY_MINIONS)]);

/// # Patrolling
///
/// `BAR_075e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_075e 81ccb768 a1ab628f 25d7aa04.29d9cb13
pub const BAR_075e: Power = enchant(&[plus(1, 1)]);

/// # Mor'shan Watch Post
///
/// `BAR_076` · Neutral minion · 3 mana · 3/5
///
/// > Can't attack. After your opponent plays a minion, summon a 2/2 Grunt.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Cant Attack
/// - Tokens: Watchful Grunt [`BAR_076t`]
///
/// State: Derived
//~ derived BAR_076 ab4dde3c e5e33b75 9efa364b.2fa1f6b7
pub const BAR_076: Power = after(OPPONENT.play(MINION)).then(&[summon(card("BAR_076t"))]);

/// # Watchful Grunt
///
/// `BAR_076t` · Neutral minion · 2 mana · 2/2
///
/// - Set: Forged in the Barrens
///
/// State: Vanilla
//~ vanilla BAR_076t 1eba5581 bdca1138 eeae6b86
pub const BAR_076t: Power = VANILLA;

/// # Kargal Battlescar
///
/// `BAR_077` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a 5/5 Lookout for each Watch Post you've summoned this game.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Lookout [`BAR_077t`]
///
/// State: Todo
//~ todo BAR_077 1cc4fbfb d1913e5d 43d95a45.db81251e
pub const BAR_077: Power = TODO;

/// # Lookout
///
/// `BAR_077t` · Neutral minion · 5 mana · 5/5
///
/// - Set: Forged in the Barrens
///
/// State: Vanilla
//~ vanilla BAR_077t 17216a5e 28888e0d 9dcfac73
pub const BAR_077t: Power = VANILLA;

/// # Blademaster Samuro
///
/// `BAR_078` · Neutral minion · 4 mana · 1/6
///
/// > **Rush Frenzy:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Rush, Frenzy
///
/// State: Derived
//~ derived BAR_078 864b851f 40a94003 05388ef2.7844e756
pub const BAR_078: Power = on(Word::Frenzy, &[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Kazakus, Golem Shaper
///
/// `BAR_079` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** If your deck has no 4-Cost cards, build a custom Golem.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Lesser Golem [`BAR_079_m1`], Greater Golem [`BAR_079_m2`], Superior Golem [`BAR_079_m3`], Wildvine [`BAR_079t10`], Gromsblood [`BAR_079t11`], Icecap [`BAR_079t12`], Firebloom [`BAR_079t13`], Mageroyal [`BAR_079t14`], Kingsblood [`BAR_079t15`], Swifthistle [`BAR_079t4`], Earthroot [`BAR_079t5`], Sungrass [`BAR_079t6`], Liferoot [`BAR_079t7`], Fadeleaf [`BAR_079t8`], Grave Moss [`BAR_079t9`]
///
/// State: Todo
//~ todo BAR_079 69ad2a17 62a18e97 2293dc6a.2e5bb03a
pub const BAR_079: Power = TODO;

/// # Lesser Golem
///
/// `BAR_079_m1` · Neutral minion · 1 mana · 1/1
///
/// > {0} {1}
///
/// - Set: Forged in the Barrens
/// - Tags: `1304` = 2981
///
/// State: Todo
//~ todo BAR_079_m1 e69540ae 83e14fae 0ab40d47.09cdb72f
pub const BAR_079_m1: Power = TODO;

/// # Greater Golem
///
/// `BAR_079_m2` · Neutral minion · 5 mana · 5/5
///
/// > {0} {1}
///
/// - Set: Forged in the Barrens
/// - Tags: `1304` = 2982
///
/// State: Todo
//~ todo BAR_079_m2 dc38ce23 eb8fec17 8fc332f1.09cdb72f
pub const BAR_079_m2: Power = TODO;

/// # Superior Golem
///
/// `BAR_079_m3` · Neutral minion · 10 mana · 10/10
///
/// > {0} {1}
///
/// - Set: Forged in the Barrens
/// - Tags: `1304` = 2983
///
/// State: Todo
//~ todo BAR_079_m3 41e2a0a7 69b81894 191808a6.09cdb72f
pub const BAR_079_m3: Power = TODO;

/// # Wildvine
///
/// `BAR_079t10` · Neutral spell · 0 mana
///
/// > **Battlecry:** Give your other minions +1/+1.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
/// - Enchantments: Wildpower [`BAR_079t10e`]
/// - Tokens: Wildvine [`BAR_079t10b`], Wildvine [`bar_079t10c`]
///
/// State: Todo
//~ todo BAR_079t10 54dce5be da2ccea7 39e2cf5f.9e9a926a
pub const BAR_079t10: Power = TODO;

/// # Wildvine
///
/// `BAR_079t10b` · Neutral spell · 0 mana
///
/// > **Battlecry:** Give your other minions +2/+2.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
/// - Enchantments: Wildpower [`BAR_079t10be`]
///
/// State: Todo
//~ todo BAR_079t10b 6c082b24 05280a73 8674e11a.d95e4386
pub const BAR_079t10b: Power = TODO;

/// # Wildpower
///
/// `BAR_079t10be` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_079t10be c770acb1 23172fbb c813152c.6d6ab056
pub const BAR_079t10be: Power = enchant(&[plus(2, 2)]);

/// # Wildpower
///
/// `BAR_079t10ce` · Neutral enchantment
///
/// > +4/+4.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_079t10ce 0c98e819 1d612909 85bebe4e.529ecbc5
pub const BAR_079t10ce: Power = enchant(&[plus(4, 4)]);

/// # Wildpower
///
/// `BAR_079t10e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_079t10e 82703023 a00a88e0 e8d831f4.67341004
pub const BAR_079t10e: Power = enchant(&[plus(1, 1)]);

/// # Gromsblood
///
/// `BAR_079t11` · Neutral spell · 0 mana
///
/// > **Battlecry:** Summon a copy of this.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_079t11 41046182 032304f1 cf608001.709e20a9
pub const BAR_079t11: Power = TODO;

/// # Icecap
///
/// `BAR_079t12` · Neutral spell · 0 mana
///
/// > **Battlecry: Freeze** a random enemy minion.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
/// - Tokens: Icecap [`BAR_079t12b`], Icecap [`BAR_079t12c`]
///
/// State: Todo
//~ todo BAR_079t12 11914c92 17106d52 f2308fb5.be4f89d0
pub const BAR_079t12: Power = TODO;

/// # Icecap
///
/// `BAR_079t12b` · Neutral spell · 0 mana
///
/// > **Battlecry: Freeze** two random enemy minions.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_079t12b a558413d 02217e27 d0be3a50.943c3262
pub const BAR_079t12b: Power = TODO;

/// # Icecap
///
/// `BAR_079t12c` · Neutral spell · 0 mana
///
/// > **Battlecry: Freeze** all enemy minions.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_079t12c dbf7a529 5e152a14 d91468ac.8746f6f5
pub const BAR_079t12c: Power = TODO;

/// # Firebloom
///
/// `BAR_079t13` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
/// - Tokens: Firebloom [`BAR_079t13b`], Firebloom [`BAR_079t13c`]
///
/// State: Todo
//~ todo BAR_079t13 500f8844 d4b6d853 a1ddf34a.14c1562b
pub const BAR_079t13: Power = TODO;

/// # Firebloom
///
/// `BAR_079t13b` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 3 damage to two random enemy minions.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_079t13b a59af368 1a8d49c7 cd336dd3.5b459468
pub const BAR_079t13b: Power = TODO;

/// # Firebloom
///
/// `BAR_079t13c` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 3 damage to all enemy minions.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_079t13c d43f96f4 2ef70c27 f635dd3c.5e04aa9e
pub const BAR_079t13c: Power = TODO;

/// # Mageroyal
///
/// `BAR_079t14` · Neutral spell · 0 mana
///
/// > **Spell Damage +1**.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Spellpower
/// - Tokens: Mageroyal [`BAR_079t14b`], Mageroyal [`BAR_079t14c`]
///
/// State: Todo
//~ todo BAR_079t14 13a2472d 38cdda97 fd11bc5b.7e90e4a1
pub const BAR_079t14: Power = TODO;

/// # Mageroyal
///
/// `BAR_079t14b` · Neutral spell · 0 mana
///
/// > **Spell Damage +2**.
///
/// - Set: Forged in the Barrens
/// - Refers to: Spellpower
///
/// State: Todo
//~ todo BAR_079t14b 9f4c02d1 dec392c9 f8046a34.92fa0818
pub const BAR_079t14b: Power = TODO;

/// # Mageroyal
///
/// `BAR_079t14c` · Neutral spell · 0 mana
///
/// > **Spell Damage +4**.
///
/// - Set: Forged in the Barrens
/// - Tags: `SPELLPOWER` = 4
///
/// State: Todo
//~ todo BAR_079t14c f33a3d7d 87fe06f6 cb1e88dc.3c8e5345
pub const BAR_079t14c: Power = TODO;

/// # Kingsblood
///
/// `BAR_079t15` · Neutral spell · 0 mana
///
/// > **Battlecry:** Draw a card.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
/// - Tokens: Kingsblood [`BAR_079t15b`], Kingsblood [`BAR_079t15c`]
///
/// State: Todo
//~ todo BAR_079t15 3820502d 53e8cc4f 5dce3184.72a132f1
pub const BAR_079t15: Power = TODO;

/// # Kingsblood
///
/// `BAR_079t15b` · Neutral spell · 0 mana
///
/// > **Battlecry:** Draw 2 cards.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_079t15b 64b726c6 87b7fd75 799f3c8d.eda7cec5
pub const BAR_079t15b: Power = TODO;

/// # Kingsblood
///
/// `BAR_079t15c` · Neutral spell · 0 mana
///
/// > **Battlecry:** Draw 4 cards.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo BAR_079t15c d0563e19 fa4b5d42 441431d9.5148859d
pub const BAR_079t15c: Power = TODO;

/// # Swifthistle
///
/// `BAR_079t4` · Neutral spell · 0 mana
///
/// > **Rush**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Rush
///
/// State: Todo
//~ todo BAR_079t4 da1923f9 ec27bebc 597e0c93.57b12c28
pub const BAR_079t4: Power = TODO;

/// # Earthroot
///
/// `BAR_079t5` · Neutral spell · 0 mana
///
/// > **Taunt**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Taunt
///
/// State: Todo
//~ todo BAR_079t5 79b93a05 221ddf58 c1afb229.4b0c5d24
pub const BAR_079t5: Power = TODO;

/// # Sungrass
///
/// `BAR_079t6` · Neutral spell · 0 mana
///
/// > **Divine Shield**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Divine Shield
///
/// State: Todo
//~ todo BAR_079t6 55e4e034 54816569 95be3762.cc526ac4
pub const BAR_079t6: Power = TODO;

/// # Liferoot
///
/// `BAR_079t7` · Neutral spell · 0 mana
///
/// > **Lifesteal**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ todo BAR_079t7 3b5e95ea 86366764 0cbb50ec.b857c9f1
pub const BAR_079t7: Power = TODO;

/// # Fadeleaf
///
/// `BAR_079t8` · Neutral spell · 0 mana
///
/// > **Stealth**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Stealth
///
/// State: Todo
//~ todo BAR_079t8 631a3b40 779b0f8a 881cc9a1.86cd88a1
pub const BAR_079t8: Power = TODO;

/// # Grave Moss
///
/// `BAR_079t9` · Neutral spell · 0 mana
///
/// > **Poisonous**
///
/// - Set: Forged in the Barrens
/// - Mechanics: Poisonous
///
/// State: Todo
//~ todo BAR_079t9 5011e272 9942e7cd 2256b72c.2574dcf7
pub const BAR_079t9: Power = TODO;

/// # Shadow Hunter Vol'jin
///
/// `BAR_080` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Choose a minion. Swap it with a random one in its owner's hand.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Swap with a minion in hand."
///
/// State: Todo
//~ todo BAR_080 b72459bf d04e7af0 34ac8191.79cf9290
pub const BAR_080: Power = TODO;

/// # Southsea Scoundrel
///
/// `BAR_081` · Neutral minion · 4 mana · 5/5
///
/// > **Battlecry: Discover** a card in your opponent's deck. They draw theirs as well.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo BAR_081 64cb18ca 775de19d bbc4a1f1.853ed46c
pub const BAR_081: Power = TODO;

/// # Barrens Trapper
///
/// `BAR_082` · Neutral minion · 3 mana · 2/4
///
/// > Your **Deathrattle** cards cost (1) less.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Barrens Trapping [`BAR_082e`]
///
/// State: Derived
//~ derived BAR_082 38ee1eb8 76122aaa c902bd3f.6c94c24c
pub const BAR_082: Power = aura(YOUR_HAND.that(with(GameTag::DEATHRATTLE))).gives("BAR_082e");

/// # Barrens Trapping
///
/// `BAR_082e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_082e e8020de9 6e55d44d 5bcb2bd2.f705eb41
pub const BAR_082e: Power = enchant(&[cost_less(1)]);

/// # Horde Operative
///
/// `BAR_430` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Copy your opponent's **Secrets** and put them into play.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ todo BAR_430 7904ed2f 335a0fc8 bc451054.eb23bf76
pub const BAR_430: Power = TODO;

/// # Mankrik
///
/// `BAR_721` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Help Mankrik find his wife! She was last seen somewhere in your deck.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Olgra, Mankrik's Wife [`BAR_721t`], Mankrik, Consumed by Hatred [`BAR_721t2`]
///
/// State: Todo
//~ todo BAR_721 4006f8cd e0954e3d db880d28.f786db29
pub const BAR_721: Power = TODO;

/// # Olgra, Mankrik's Wife
///
/// `BAR_721t` · Neutral spell · 3 mana
///
/// > **Casts When Drawn** Summon a 3/7 Mankrik, who immediately attacks the enemy hero.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Casts When Drawn
///
/// State: Todo
//~ todo BAR_721t 7bfe6348 08109630 e7504031.120e17ee
pub const BAR_721t: Power = TODO;

/// # Mankrik, Consumed by Hatred
///
/// `BAR_721t2` · Neutral minion · 5 mana · 3/7
///
/// - Set: Forged in the Barrens
///
/// State: Vanilla
//~ vanilla BAR_721t2 c7dd7c3d 3bad3af9 1465e6c0
pub const BAR_721t2: Power = VANILLA;

/// # Toad of the Wilds
///
/// `BAR_743` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt Battlecry:** If you're holding a Nature spell, gain +2 Health.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Toadin' Wild [`BAR_743e`]
///
/// State: Derived
//~ derived BAR_743 38e42995 d477c49c 4c16477a.f1839749
pub const BAR_743: Power =
    battlecry(&[attach("BAR_743e")]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Nature))));

/// # Toadin' Wild
///
/// `BAR_743e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_743e d8399c59 06fea60f d7e067ce.9f1b69f0
pub const BAR_743e: Power = enchant(&[HEALTH.plus(2)]);

/// # Spirit Healer
///
/// `BAR_744` · Neutral minion · 4 mana · 3/6
///
/// > After you cast a Holy spell, give a random friendly minion +2 Health.
///
/// - Set: Forged in the Barrens · epic · collectible
/// - Minion type: Undead
/// - Enchantments: Lifted Spirits [`BAR_744e`]
///
/// State: Derived
//~ derived BAR_744 2a2a3521 1af85aed 7405ac61.61fb9b96
pub const BAR_744: Power =
    after(YOU.cast(school(SpellSchool::Holy))).then(&[attach("BAR_744e").to(FRIENDLY_MINIONS.random())]);

/// # Lifted Spirits
///
/// `BAR_744e` · Neutral enchantment
///
/// > +2 Health
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_744e 38e18dc2 85a3670a a386cbe4.edeeb21e
pub const BAR_744e: Power = enchant(&[HEALTH.plus(2)]);

/// # Hecklefang Hyena
///
/// `BAR_745` · Neutral minion · 2 mana · 2/4
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BAR_745 1fde89ed f526da9e 6eff7f27.0597849a
pub const BAR_745: Power = battlecry(&[deal(3).to(YOUR_HERO)]);

/// # Kindling Elemental
///
/// `BAR_854` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** The next Elemental you play costs (1) less.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Kindle [`BAR_854e`]
///
/// State: Derived
//~ derived BAR_854 47c73acb 133319b2 85c721c5.edb2771f
pub const BAR_854: Power = battlecry(&[attach("BAR_854e").to(YOU)]);

/// # Kindle
///
/// `BAR_854e` · Neutral enchantment
///
/// > Your next Elemental costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_854e b2ad816e 3b952a3d e2c039da.a270a74a
pub const BAR_854e: Power = enchant(&[]).aura(YOUR_HAND.that(ELEMENTAL), &[cost_less(1)]).until(YOU.play(ELEMENTAL));

/// # Crossroads Gossiper
///
/// `BAR_890` · Neutral minion · 3 mana · 4/3
///
/// > After a friendly **Secret** is revealed, gain +2/+2.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Refers to: Secret
/// - Enchantments: Shameless [`BAR_890e`]
///
/// State: Derived
//~ derived BAR_890 02d8131e 1c8e8a5d dc2904f5.95e75d90
pub const BAR_890: Power = after(YOU.reveals(SECRET)).then(&[attach("BAR_890e")]);

/// # Shameless
///
/// `BAR_890e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Derived
//~ derived BAR_890e d36a9754 c74068e5 befeb129.6d6ab056
pub const BAR_890e: Power = enchant(&[plus(2, 2)]);

/// # The Coin
///
/// `BAR_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived BAR_COIN1 0c4f4ec1 38d7b750 d458ac94.095f71be
pub const BAR_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `BAR_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived BAR_COIN2 8214b604 3b2d7358 a65670a3.095f71be
pub const BAR_COIN2: Power = spell(&[gain_mana(1)]);

/// # Devouring Ectoplasm
///
/// `WC_027` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a 2/2 Adventurer with a random bonus effect.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived WC_027 2f08ff63 073f3d7c 87c5b30a.4c5b9172
#[rustfmt::skip]
pub const WC_027: Power = deathrattle(&[summon(one_of(&["WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8"]))]);

/// # Meeting Stone
///
/// `WC_028` · Neutral minion · 1 mana · 0/2
///
/// > At the end of your turn, add a 2/2 Adventurer with a random bonus effect to your hand.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Derived
//~ derived WC_028 c523ff63 e3fb102e 21fdeabf.1125bf7d
#[rustfmt::skip]
pub const WC_028: Power = at_end_of_your_turn(&[get(one_of(&["WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8"]))]);

/// # Selfless Sidekick
///
/// `WC_029` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Equip a random weapon from your deck.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived WC_029 0ba045a9 5385fc56 0b0e1b8a.961647da
pub const WC_029: Power = battlecry(&[equip(the(YOUR_DECK.that(WEAPON).random()))]);

/// # Mutanus the Devourer
///
/// `WC_030` · Neutral minion · 7 mana · 4/4
///
/// > **Battlecry:** Eat a minion in your opponent's hand. Gain its stats.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Devoured [`WC_030e`]
///
/// State: Todo
//~ todo WC_030 cfb2617b ff512e02 c9392631.1193d842
pub const WC_030: Power = TODO;

/// # Devoured
///
/// `WC_030e` · Neutral enchantment
///
/// > Increased Stats
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ todo WC_030e dfe6b3d2 44d8b022 26243bb1.7b07b71a
pub const WC_030e: Power = TODO;

/// # Archdruid Naralex
///
/// `WC_035` · Neutral minion · 3 mana · 3/3
///
/// > **Dormant** for 2 turns. While **Dormant**, add a Dream card to your hand at the end of your turn.
///
/// - Set: Forged in the Barrens · legendary · collectible
/// - Refers to: Dormant
/// - Tags: `1652` = 1
/// - Enchantments: Dreaming [`WC_035e`], Asleep [`WC_035e2`]
///
/// State: Todo
//~ todo WC_035 3ed77b80 0b1821a4 843fbe2a.625cc728
pub const WC_035: Power = TODO;

/// # Dreaming
///
/// `WC_035e` · Neutral enchantment
///
/// > While **Dormant**, add a Dream card to your hand at the end of your turn.
///
/// - Set: Forged in the Barrens
/// - Tags: `4390` = 1
///
/// State: Todo
//~ todo WC_035e 3c2fe8f9 cb464e13 dc4be3f5.7af20b03
pub const WC_035e: Power = TODO;

/// # Asleep
///
/// `WC_035e2` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Forged in the Barrens
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo WC_035e2 dad2bf8e 4785d816 68661c0b.d03dd6ee
pub const WC_035e2: Power = TODO;

/// # Wildvine
///
/// `bar_079t10c` · Neutral spell · 0 mana
///
/// > **Battlecry:** Give your other minions +4/+4.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Battlecry
/// - Enchantments: Wildpower [`BAR_079t10ce`]
///
/// State: Todo
//~ todo bar_079t10c 56483cf7 8566b1b8 e4146284.1de0e412
pub const bar_079t10c: Power = TODO;
