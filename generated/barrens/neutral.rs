//! Neutral cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 90ac625d

/// # Razormane Raider
/// Minion · Quilboar · 5 mana · 5/6
/// > **Frenzy:** Attack a random enemy.
//~ derived BAR_020 7e5f81f8 003cdf0d.9a781812 b20e1dd3
pub const BAR_020: Power = on(Word::Frenzy, &[make_attack(THIS, ENEMIES.random())]);

/// # Gold Road Grunt
/// Minion · 5 mana · 3/7
/// > **Taunt Frenzy:** Gain Armor equal to the damage taken.
//~ done BAR_021 - e8a88e4c.b771cba2 8903434d
pub const BAR_021: Power = on(Word::Frenzy, &[armor(1).times(THAT_MUCH)]);

/// # Peon
/// Minion · 2 mana · 2/3
/// > **Frenzy:** Add a random spell from your class to your hand.
//~ derived BAR_022 40d7f66f 5656a6e3.939a92a6 34c6f4e7
pub const BAR_022: Power = on(Word::Frenzy, &[get(random_of(SPELL, Classes::Yours))]);

/// # Oasis Thrasher
/// Minion · Beast · 2 mana · 2/3
/// > **Frenzy:** Deal 3 damage to the enemy hero.
//~ derived BAR_024 4ab70592 40a2c733.9f664336 3003760a
pub const BAR_024: Power = on(Word::Frenzy, &[deal(3).to(ENEMY_HERO)]);

/// # Sunwell Initiate
/// Minion · 3 mana · 3/4
/// > **Frenzy:** Gain **Divine Shield**.
//~ done BAR_025 - 05841e04.6bf9c7e5 b3d2f7f1
pub const BAR_025: Power = on(Word::Frenzy, &[give(&[has(GameTag::DIVINE_SHIELD)])]);

/// # Death's Head Cultist
/// Minion · Quilboar · 3 mana · 2/4
/// > **Taunt Deathrattle:** Restore #4 Health to your hero.
//~ derived BAR_026 66fa0b60 85a72c78.fc82b177 42596084
pub const BAR_026: Power = deathrattle(&[heal(4).to(YOUR_HERO)]);

/// # Darkspear Berserker
/// Minion · 4 mana · 5/7
/// > **Deathrattle:** Deal 5 damage to your hero.
//~ derived BAR_027 5fa0d6c8 5aeb0b0c.23eb34d7 0047e65a
pub const BAR_027: Power = deathrattle(&[deal(5).to(YOUR_HERO)]);

/// # Primordial Protector
/// Minion · Elemental · 8 mana · 6/6
/// > **Battlecry:** Draw your highest Cost spell. Summon a random minion with the same Cost.
//~ done BAR_042 - 70551fbc.ad021e5e 287db4f1
pub const BAR_042: Power = battlecry(&[
    remember(YOUR_DECK.that(SPELL).most(COST)),
    get(the(REMEMBERED)),
    summon(random_costing(MINION, COST.of(REMEMBERED))).when(there_is(&REMEMBERED)),
]);

/// # Hog Rancher
/// Minion · 3 mana · 3/2
/// > **Battlecry:** Summon a 2/1 Hog with **Rush**.
/// - Makes: Hog [`BAR_060t`] (2/1, "Rush")
//~ derived BAR_060 b97d7258 05811c42.dd6a6dd5 c9a95996.817b001c
pub const BAR_060: Power = battlecry(&[summon(card("BAR_060t"))]);

/// # Hog
/// Minion · Beast · 1 mana · 2/1
/// > **Rush**
//~ vanilla BAR_060t b4166e21 e876b890.57b12c28 030059ce
pub const BAR_060t: Power = VANILLA;

/// # Ratchet Privateer
/// Minion · Pirate · 3 mana · 4/3
/// > **Battlecry:** Give your weapon +1 Attack.
/// - Makes: Privateering [`BAR_061e`] ("\+1 Attack.")
//~ derived BAR_061 227dfd48 5561c251.5bfc8951 dfca73ea.5fbe373d
pub const BAR_061: Power = battlecry(&[attach("BAR_061e").to(YOUR_WEAPON)]);

/// # Privateering
/// Enchantment
/// > \+1 Attack.
//~ derived BAR_061e 321f31fd d522ad72.379bca7a e1fd5a16
pub const BAR_061e: Power = enchant(&[ATTACK.plus(1)]);

/// # Lushwater Murcenary
/// Minion · Murloc · 2 mana · 3/2
/// > **Battlecry:** If you control a Murloc, gain +1/+1.
/// - Makes: Bolstered [`BAR_062e`] ("\+1/+1.")
//~ done BAR_062 - 7c03ec8e.8bf4d979 5fd5659b.e2ba06c0
pub const BAR_062: Power = battlecry(&[attach("BAR_062e")]).when(there_is(&OTHER_FRIENDLY_MINIONS.that(MURLOC)));

/// # Bolstered
/// Enchantment
/// > \+1/+1.
//~ derived BAR_062e d536a947 d522ad72.cb08f83e a8eabf9f
pub const BAR_062e: Power = enchant(&[plus(1, 1)]);

/// # Lushwater Scout
/// Minion · Murloc · 2 mana · 1/3
/// > After you summon a Murloc, give it +1 Attack and **Rush**.
/// - Makes: Emboldened [`BAR_063e`] ("\+1 Attack and Rush.")
//~ derived BAR_063 67c1e934 cb37befb.7adcf7af 754293de.3798d8b4
pub const BAR_063: Power = after(YOU.summon(MURLOC)).then(&[attach("BAR_063e").to(THAT)]);

/// # Emboldened
/// Enchantment
/// > \+1 Attack and **Rush**.
//~ derived BAR_063e d0318bf4 d522ad72.5d22e48e 96fd6671
pub const BAR_063e: Power = enchant(&[ATTACK.plus(1), has(GameTag::RUSH)]);

/// # Talented Arcanist
/// Minion · 2 mana · 1/3
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
/// - Makes: Touch of Arcane [`BAR_064e`] ("You have Spell Damage +2 for your next spell this…"); Touch of Arcane [`BAR_064e2`] ("You have Spell Damage +2 for your next spell this…")
//~ done BAR_064 - 4d6f41bd.2a4a3080 942c500e.226050e8
pub const BAR_064: Power = battlecry(&[attach("BAR_064e").to(YOUR_HERO)]);

/// # Touch of Arcane
/// Enchantment
/// > You have **Spell Damage +2** for your next spell this turn.
//~ done BAR_064e - d522ad72.e0bc8fe9 7cda4dd2
pub const BAR_064e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]).until(YOU.cast(SPELL)).this_turn();

/// # Touch of Arcane
/// Enchantment
/// > You have **Spell Damage +2** for your next spell this turn.
//~ todo BAR_064e2 293a7b33 d522ad72.e0bc8fe9 7cda4dd2
pub const BAR_064e2: Power = TODO;

/// # Venomous Scorpid
/// Minion · Beast · 3 mana · 1/3
/// > **Poisonous Battlecry: Discover** a spell.
//~ derived BAR_065 265518e3 9b9d14b4.b4c6abea 6a4de807
pub const BAR_065: Power = battlecry(&[discover(SPELL)]);

/// # Injured Marauder
/// Minion · 4 mana · 5/10
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
//~ derived BAR_069 d77e5543 9476c162.e4dec3ee 6d3f4931
pub const BAR_069: Power = battlecry(&[deal(6).to(THIS)]);

/// # Gruntled Patron
/// Minion · 4 mana · 3/3
/// > **Frenzy:** Summon another Gruntled Patron.
//~ derived BAR_070 ea0e70e1 e3939604.ca9338d2 04dd0b53
pub const BAR_070: Power = on(Word::Frenzy, &[summon(card("BAR_070"))]);

/// # Taurajo Brave
/// Minion · 6 mana · 4/8
/// > **Frenzy:** Destroy a random enemy minion.
//~ derived BAR_071 7389e733 3c68c51f.f5ecaca4 446a7132
pub const BAR_071: Power = on(Word::Frenzy, &[destroy(ENEMY_MINIONS.random())]);

/// # Burning Blade Acolyte
/// Minion · 5 mana · 1/1
/// > **Deathrattle:** Summon a 5/8 Demonspawn with **Taunt**.
/// - Makes: Demonspawn [`BAR_072t`] (5/8, "Taunt")
//~ derived BAR_072 fac022e6 a6b2c055.f6115d64 b49f80f3.78634b6e
pub const BAR_072: Power = deathrattle(&[summon(card("BAR_072t"))]);

/// # Demonspawn
/// Minion · Demon · 6 mana · 5/8
/// > **Taunt**
//~ vanilla BAR_072t 447988d0 6b9339fd.4b0c5d24 a41ffed6
pub const BAR_072t: Power = VANILLA;

/// # Barrens Blacksmith
/// Minion · 5 mana · 3/5
/// > **Frenzy:** Give your other minions +2/+2.
/// - Makes: Reforged [`BAR_073e`] ("\+2/+2.")
//~ derived BAR_073 e47bf519 e8b987c6.cedd0520 3b2cded6.354edf16
pub const BAR_073: Power = on(Word::Frenzy, &[attach("BAR_073e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Reforged
/// Enchantment
/// > \+2/+2.
//~ derived BAR_073e 1746f3cf d522ad72.d5727bd5 2bf801ac
pub const BAR_073e: Power = enchant(&[plus(2, 2)]);

/// # Far Watch Post
/// Minion · 2 mana · 2/3
/// > Can't attack. After your opponent draws a card, it costs (1) more *(up to 10*).
/// - Makes: Spotted! [`BAR_074e`]
//~ done BAR_074 - 5656a6e3.42ad8bc2 fd680fcb.20aa67a1
pub const BAR_074: Power =
    after(OPPONENT.draw(CARD)).then(&[attach("BAR_074e").to(THAT.that(not(&COST.at_least(10))))]);

/// # Spotted!
/// Enchantment
//~ done BAR_074e - d522ad72 23239eeb
pub const BAR_074e: Power = enchant(&[cost_more(1)]);

/// # Crossroads Watch Post
/// Minion · 4 mana · 4/6
/// > Can't attack. Whenever your opponent casts a spell, give your minions +1/+1.
/// - Makes: Patrolling [`BAR_075e`] ("\+1/+1")
//~ derived BAR_075 16706283 16df0d62.e490332d 07866700.e9558430
pub const BAR_075: Power = whenever(OPPONENT.cast(SPELL)).then(&[attach("BAR_075e").to(FRIENDLY_MINIONS)]);

/// # Patrolling
/// Enchantment
/// > \+1/+1
//~ derived BAR_075e a1ab628f d522ad72.2add6a76 d3141709
pub const BAR_075e: Power = enchant(&[plus(1, 1)]);

/// # Mor'shan Watch Post
/// Minion · 3 mana · 3/5
/// > Can't attack. After your opponent plays a minion, summon a 2/2 Grunt.
/// - Makes: Watchful Grunt [`BAR_076t`] (2/2)
//~ derived BAR_076 e5e33b75 058d98a1.2fa1f6b7 ecae53ef.e9b7f8d8
pub const BAR_076: Power = after(OPPONENT.play(MINION)).then(&[summon(card("BAR_076t"))]);

/// # Watchful Grunt
/// Minion · 2 mana · 2/2
//~ vanilla BAR_076t bdca1138 565e37de 3ab3616b
pub const BAR_076t: Power = VANILLA;

/// # Kargal Battlescar
/// Minion · 7 mana · 5/5
/// > **Battlecry:** Summon a 5/5 Lookout for each Watch Post you've summoned this game.
/// - Makes: Lookout [`BAR_077t`] (5/5)
//~ done BAR_077 - 41fa2862.db81251e 720cba25.28352008
pub const BAR_077: Power = battlecry(&[summon(card("BAR_077t"))
    .times(YOU.summon(any(&[named("BAR_074"), named("BAR_075"), named("BAR_076")])).this_game().count())]);

/// # Lookout
/// Minion · 5 mana · 5/5
//~ vanilla BAR_077t 28888e0d 7c0f8337 0f1cdf76
pub const BAR_077t: Power = VANILLA;

/// # Blademaster Samuro
/// Minion · 4 mana · 1/6
/// > **Rush Frenzy:** Deal damage equal to this minion's Attack to all enemy minions.
//~ derived BAR_078 40a94003 1d4d41cb.7844e756 e98b6da6
pub const BAR_078: Power = on(Word::Frenzy, &[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Kazakus, Golem Shaper
/// Minion · 4 mana · 3/3
/// > **Battlecry:** If your deck has no 4-Cost cards, build a custom Golem.
/// - Makes: Lesser Golem [`BAR_079_m1`] (1/1); Greater Golem [`BAR_079_m2`] (5/5); Superior Golem [`BAR_079_m3`] (10/10); Wildvine [`BAR_079t10`] ("Battlecry: Give your other minions +1/+1."); Gromsblood [`BAR_079t11`] ("Battlecry: Summon a copy of this."); Icecap [`BAR_079t12`] ("Battlecry: Freeze a random enemy minion."); Firebloom [`BAR_079t13`] ("Battlecry: Deal 3 damage to a random enemy…"); Mageroyal [`BAR_079t14`] ("Spell Damage +1."); Kingsblood [`BAR_079t15`] ("Battlecry: Draw a card."); Swifthistle [`BAR_079t4`] ("Rush"); Earthroot [`BAR_079t5`] ("Taunt"); Sungrass [`BAR_079t6`] ("Divine Shield"); Liferoot [`BAR_079t7`] ("Lifesteal"); Fadeleaf [`BAR_079t8`] ("Stealth"); Grave Moss [`BAR_079t9`] ("Poisonous")
///
/// # Notes
///
/// No source: three of the six keywords are offered, then three of the six effects of the Golem's size.
//~ done BAR_079 - e3939604.2e5bb03a 4d6bd629.c857e704
pub const BAR_079: Power = battlecry(&[
    choose_card(&["BAR_079_m1", "BAR_079_m2", "BAR_079_m3"], &[remember(IT)]),
    discover_then(
        Offer::Cards(&["BAR_079t4", "BAR_079t5", "BAR_079t6", "BAR_079t7", "BAR_079t8", "BAR_079t9"]),
        BUILD_IN,
    ),
    if_(
        there_is(&REMEMBERED.that(named("BAR_079_m1"))),
        &[discover_then(
            Offer::Cards(&["BAR_079t10", "BAR_079t11", "BAR_079t12", "BAR_079t13", "BAR_079t14", "BAR_079t15"]),
            BUILD_IN,
        )],
    ),
    if_(
        there_is(&REMEMBERED.that(named("BAR_079_m2"))),
        &[discover_then(
            Offer::Cards(&["BAR_079t10b", "BAR_079t11", "BAR_079t12b", "BAR_079t13b", "BAR_079t14b", "BAR_079t15b"]),
            BUILD_IN,
        )],
    ),
    if_(
        there_is(&REMEMBERED.that(named("BAR_079_m3"))),
        &[discover_then(
            Offer::Cards(&["BAR_079t10b", "BAR_079t11", "BAR_079t12c", "BAR_079t13c", "BAR_079t14c", "BAR_079t15c"]),
            BUILD_IN,
        )],
    ),
    get(the(REMEMBERED)),
    remove_from_game(LEFT_ASIDE),
])
.when(there_is_no(&YOUR_DECK.that(COST.is(4))));

const BUILD_IN: &[Effect] = &[merge(IT).to(REMEMBERED), remove_from_game(IT)];

/// # Lesser Golem
/// Minion · 1 mana · 1/1
/// > {0} {1}
//~ done BAR_079_m1 - cbd7c476.09cdb72f 293501dd
pub const BAR_079_m1: Power = VANILLA;

/// # Greater Golem
/// Minion · 5 mana · 5/5
/// > {0} {1}
//~ done BAR_079_m2 - 7c0f8337.09cdb72f df018032
pub const BAR_079_m2: Power = VANILLA;

/// # Superior Golem
/// Minion · 10 mana · 10/10
/// > {0} {1}
//~ done BAR_079_m3 - 35a233d2.09cdb72f 91802845
pub const BAR_079_m3: Power = VANILLA;

/// # Wildvine
/// Spell · 0 mana
/// > **Battlecry:** Give your other minions +1/+1.
/// - Makes: Wildvine [`BAR_079t10b`] ("Battlecry: Give your other minions +2/+2."); Wildvine [`bar_079t10c`] ("Battlecry: Give your other minions +4/+4."); Wildpower [`BAR_079t10e`] ("\+1/+1.")
//~ done BAR_079t10 - 3e8f9d5a.9e9a926a eeb85228.105e2205
pub const BAR_079t10: Power = battlecry(&[attach("BAR_079t10e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Wildvine
/// Spell · 0 mana
/// > **Battlecry:** Give your other minions +2/+2.
/// - Makes: Wildpower [`BAR_079t10be`] ("\+2/+2.")
///
/// # Notes
///
/// The Superior Golem has no card of its own for this effect in the data; its enchantment is there.
//~ done BAR_079t10b - 3e8f9d5a.d95e4386 eeb85228.d39ccdbe
pub const BAR_079t10b: Power = battlecry(&[either(
    there_is(&THIS.that(named("BAR_079_m3"))),
    &[attach("BAR_079t10ce").to(OTHER_FRIENDLY_MINIONS)],
    &[attach("BAR_079t10be").to(OTHER_FRIENDLY_MINIONS)],
)]);

/// # Wildpower
/// Enchantment
/// > \+2/+2.
//~ derived BAR_079t10be 23172fbb d522ad72.d5727bd5 f8c47b75
pub const BAR_079t10be: Power = enchant(&[plus(2, 2)]);

/// # Wildpower
/// Enchantment
/// > \+4/+4.
//~ derived BAR_079t10ce 1d612909 d522ad72.8fbdcdac f8c47b75
pub const BAR_079t10ce: Power = enchant(&[plus(4, 4)]);

/// # Wildpower
/// Enchantment
/// > \+1/+1.
//~ derived BAR_079t10e a00a88e0 d522ad72.cb08f83e f8c47b75
pub const BAR_079t10e: Power = enchant(&[plus(1, 1)]);

/// # Gromsblood
/// Spell · 0 mana
/// > **Battlecry:** Summon a copy of this.
//~ done BAR_079t11 - 3e8f9d5a.709e20a9 bfeabce7
pub const BAR_079t11: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Icecap
/// Spell · 0 mana
/// > **Battlecry: Freeze** a random enemy minion.
/// - Makes: Icecap [`BAR_079t12b`] ("Battlecry: Freeze two random enemy minions."); Icecap [`BAR_079t12c`] ("Battlecry: Freeze all enemy minions.")
//~ done BAR_079t12 - 3e8f9d5a.be4f89d0 4291d15b.a5b43852
pub const BAR_079t12: Power = battlecry(&[freeze(ENEMY_MINIONS.random())]);

/// # Icecap
/// Spell · 0 mana
/// > **Battlecry: Freeze** two random enemy minions.
//~ done BAR_079t12b - 3e8f9d5a.943c3262 4291d15b
pub const BAR_079t12b: Power = battlecry(&[freeze(ENEMY_MINIONS.random_of(2))]);

/// # Icecap
/// Spell · 0 mana
/// > **Battlecry: Freeze** all enemy minions.
//~ done BAR_079t12c - 3e8f9d5a.8746f6f5 4291d15b
pub const BAR_079t12c: Power = battlecry(&[freeze(ENEMY_MINIONS)]);

/// # Firebloom
/// Spell · 0 mana
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
/// - Makes: Firebloom [`BAR_079t13b`] ("Battlecry: Deal 3 damage to two random enemy…"); Firebloom [`BAR_079t13c`] ("Battlecry: Deal 3 damage to all enemy minions.")
//~ done BAR_079t13 - 3e8f9d5a.14c1562b 5aedd0a5.af3adbef
pub const BAR_079t13: Power = battlecry(&[deal(3).to(ENEMY_MINIONS.random())]);

/// # Firebloom
/// Spell · 0 mana
/// > **Battlecry:** Deal 3 damage to two random enemy minions.
//~ done BAR_079t13b - 3e8f9d5a.5b459468 5aedd0a5
pub const BAR_079t13b: Power = battlecry(&[deal(3).to(ENEMY_MINIONS.random_of(2))]);

/// # Firebloom
/// Spell · 0 mana
/// > **Battlecry:** Deal 3 damage to all enemy minions.
//~ done BAR_079t13c - 3e8f9d5a.5e04aa9e 5aedd0a5
pub const BAR_079t13c: Power = battlecry(&[deal(3).to(ENEMY_MINIONS)]);

/// # Mageroyal
/// Spell · 0 mana
/// > **Spell Damage +1**.
/// - Makes: Mageroyal [`BAR_079t14b`] ("Spell Damage +2."); Mageroyal [`BAR_079t14c`] ("Spell Damage +4.")
//~ done BAR_079t14 - 3e8f9d5a.7e90e4a1 e5cc29dd.72d3c776
pub const BAR_079t14: Power = aura(THIS).have(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Mageroyal
/// Spell · 0 mana
/// > **Spell Damage +2**.
//~ done BAR_079t14b - 3e8f9d5a.92fa0818 e5cc29dd
pub const BAR_079t14b: Power = aura(THIS).have(&[plus_tag(GameTag::SPELLPOWER, 2)]);

/// # Mageroyal
/// Spell · 0 mana
/// > **Spell Damage +4**.
//~ done BAR_079t14c - 3e8f9d5a.3c8e5345 e5cc29dd
pub const BAR_079t14c: Power = aura(THIS).have(&[plus_tag(GameTag::SPELLPOWER, 4)]);

/// # Kingsblood
/// Spell · 0 mana
/// > **Battlecry:** Draw a card.
/// - Makes: Kingsblood [`BAR_079t15b`] ("Battlecry: Draw 2 cards."); Kingsblood [`BAR_079t15c`] ("Battlecry: Draw 4 cards.")
//~ done BAR_079t15 - 3e8f9d5a.72a132f1 f277fb61.2a0b4247
pub const BAR_079t15: Power = battlecry(&[draw(1)]);

/// # Kingsblood
/// Spell · 0 mana
/// > **Battlecry:** Draw 2 cards.
//~ done BAR_079t15b - 3e8f9d5a.eda7cec5 f277fb61
pub const BAR_079t15b: Power = battlecry(&[draw(2)]);

/// # Kingsblood
/// Spell · 0 mana
/// > **Battlecry:** Draw 4 cards.
//~ done BAR_079t15c - 3e8f9d5a.5148859d f277fb61
pub const BAR_079t15c: Power = battlecry(&[draw(4)]);

/// # Swifthistle
/// Spell · 0 mana
/// > **Rush**
//~ done BAR_079t4 - 3e8f9d5a.57b12c28 163e0037
pub const BAR_079t4: Power = VANILLA;

/// # Earthroot
/// Spell · 0 mana
/// > **Taunt**
//~ done BAR_079t5 - 3e8f9d5a.4b0c5d24 6f909f8b
pub const BAR_079t5: Power = VANILLA;

/// # Sungrass
/// Spell · 0 mana
/// > **Divine Shield**
//~ done BAR_079t6 - 3e8f9d5a.cc526ac4 33da1239
pub const BAR_079t6: Power = VANILLA;

/// # Liferoot
/// Spell · 0 mana
/// > **Lifesteal**
//~ done BAR_079t7 - 3e8f9d5a.b857c9f1 0b485267
pub const BAR_079t7: Power = VANILLA;

/// # Fadeleaf
/// Spell · 0 mana
/// > **Stealth**
//~ done BAR_079t8 - 3e8f9d5a.86cd88a1 691a1850
pub const BAR_079t8: Power = VANILLA;

/// # Grave Moss
/// Spell · 0 mana
/// > **Poisonous**
//~ done BAR_079t9 - 3e8f9d5a.2574dcf7 31a54aa0
pub const BAR_079t9: Power = VANILLA;

/// # Shadow Hunter Vol'jin
/// Minion · 5 mana · 3/6
/// > **Battlecry:** Choose a minion. Swap it with a random one in its owner's hand.
//~ done BAR_080 - e8a80029.79cf9290 df301ec7
pub const BAR_080: Power = battlecry(&[
    select(A_MINION),
    either(
        there_is(&TARGET.that(FRIENDLY)),
        &[swap(TARGET, YOUR_HAND.that(MINION).random())],
        &[swap(TARGET, ENEMY_HAND.that(MINION).random())],
    ),
]);

/// # Southsea Scoundrel
/// Minion · Pirate · 4 mana · 5/5
/// > **Battlecry: Discover** a card in your opponent's deck. They draw theirs as well.
//~ done BAR_081 - e65945fa.853ed46c 3cf6a209
pub const BAR_081: Power = battlecry(&[discover_then(
    Offer::Entities(ENEMY_DECK),
    &[remember(IT), get(copy_of(REMEMBERED)), get(the(REMEMBERED)).for_(OPPONENT)],
)]);

/// # Barrens Trapper
/// Minion · 3 mana · 2/4
/// > Your **Deathrattle** cards cost (1) less.
/// - Makes: Barrens Trapping [`BAR_082e`] ("Costs (1) less.")
//~ derived BAR_082 76122aaa def81b81.6c94c24c 769b762c.e6546d0c
pub const BAR_082: Power = aura(YOUR_HAND.that(with(GameTag::DEATHRATTLE))).gives("BAR_082e");

/// # Barrens Trapping
/// Enchantment
/// > Costs (1) less.
//~ derived BAR_082e 6e55d44d d522ad72.f705eb41 93d6665c
pub const BAR_082e: Power = enchant(&[cost_less(1)]);

/// # Horde Operative
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Copy your opponent's **Secrets** and put them into play.
//~ done BAR_430 - 05841e04.eb23bf76 f6046d59
pub const BAR_430: Power = battlecry(&[one_by_one(ENEMY_SECRETS.that(SECRET), &[put_into_play(copy_of(THAT))])]);

/// # Mankrik
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Help Mankrik find his wife! She was last seen somewhere in your deck.
/// - Makes: Olgra, Mankrik's Wife [`BAR_721t`] ("Casts When Drawn Summon a 3/7 Mankrik, who…"); Mankrik, Consumed by Hatred [`BAR_721t2`] (3/7)
//~ done BAR_721 - 05841e04.f786db29 906b292c.22b799b9
pub const BAR_721: Power = battlecry(&[shuffle(card("BAR_721t"))]);

/// # Olgra, Mankrik's Wife
/// Spell · 3 mana
/// > **Casts When Drawn** Summon a 3/7 Mankrik, who immediately attacks the enemy hero.
//~ done BAR_721t - 82ede6d1.120e17ee a389cba7
pub const BAR_721t: Power = spell(&[summon(card("BAR_721t2")), make_attack(IT, ENEMY_HERO)]);

/// # Mankrik, Consumed by Hatred
/// Minion · 5 mana · 3/7
//~ vanilla BAR_721t2 3bad3af9 e8a88e4c 9afb88e9
pub const BAR_721t2: Power = VANILLA;

/// # Toad of the Wilds
/// Minion · Beast · 2 mana · 2/2
/// > **Taunt Battlecry:** If you're holding a Nature spell, gain +2 Health.
/// - Makes: Toadin' Wild [`BAR_743e`] ("\+2 Health.")
//~ derived BAR_743 d477c49c 40a0f9de.f1839749 de461c39.92960c51
pub const BAR_743: Power =
    battlecry(&[attach("BAR_743e")]).when(there_is(&YOUR_HAND.that(school(SpellSchool::Nature))));

/// # Toadin' Wild
/// Enchantment
/// > \+2 Health.
//~ derived BAR_743e 06fea60f d522ad72.51d51864 a4b12514
pub const BAR_743e: Power = enchant(&[HEALTH.plus(2)]);

/// # Spirit Healer
/// Minion · Undead · 4 mana · 3/6
/// > After you cast a Holy spell, give a random friendly minion +2 Health.
/// - Makes: Lifted Spirits [`BAR_744e`] ("\+2 Health")
//~ derived BAR_744 1af85aed 916b7482.61fb9b96 522b3853.29f9000c
pub const BAR_744: Power =
    after(YOU.cast(school(SpellSchool::Holy))).then(&[attach("BAR_744e").to(FRIENDLY_MINIONS.random())]);

/// # Lifted Spirits
/// Enchantment
/// > \+2 Health
//~ derived BAR_744e 85a3670a d522ad72.bae6ad37 9091212c
pub const BAR_744e: Power = enchant(&[HEALTH.plus(2)]);

/// # Hecklefang Hyena
/// Minion · Beast · 2 mana · 2/4
/// > **Battlecry:** Deal 3 damage to your hero.
//~ derived BAR_745 f526da9e 40a24058.0597849a 6a696b88
pub const BAR_745: Power = battlecry(&[deal(3).to(YOUR_HERO)]);

/// # Kindling Elemental
/// Minion · Elemental · 1 mana · 1/2
/// > **Battlecry:** The next Elemental you play costs (1) less.
/// - Makes: Kindle [`BAR_854e`] ("Your next Elemental costs (2) less.")
//~ derived BAR_854 133319b2 f8262b80.edb2771f af5f7b36.b679eca1
pub const BAR_854: Power = battlecry(&[attach("BAR_854e").to(YOU)]);

/// # Kindle
/// Enchantment
/// > Your next Elemental costs (2) less.
//~ derived BAR_854e 3b952a3d d522ad72.a270a74a 8a43aa01
pub const BAR_854e: Power = enchant(&[]).aura(YOUR_HAND.that(ELEMENTAL), &[cost_less(1)]).until(YOU.play(ELEMENTAL));

/// # Crossroads Gossiper
/// Minion · 3 mana · 4/3
/// > After a friendly **Secret** is revealed, gain +2/+2.
/// - Makes: Shameless [`BAR_890e`] ("\+2/+2.")
//~ derived BAR_890 1c8e8a5d cbdfe8b5.95e75d90 6479126a.298625ba
pub const BAR_890: Power = after(YOU.reveals(SECRET)).then(&[attach("BAR_890e")]);

/// # Shameless
/// Enchantment
/// > \+2/+2.
//~ derived BAR_890e c74068e5 d522ad72.d5727bd5 caf3bb72
pub const BAR_890e: Power = enchant(&[plus(2, 2)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived BAR_COIN1 38d7b750 3e8f9d5a.095f71be c6be21f5
pub const BAR_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived BAR_COIN2 3b2d7358 3e8f9d5a.095f71be c6be21f5
pub const BAR_COIN2: Power = spell(&[gain_mana(1)]);

/// # Devouring Ectoplasm
/// Minion · 3 mana · 3/2
/// > **Deathrattle:** Summon a 2/2 Adventurer with a random bonus effect.
//~ derived WC_027 073f3d7c 05811c42.4c5b9172 52c54912
#[rustfmt::skip]
pub const WC_027: Power = deathrattle(&[summon(one_of(&["WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8"]))]);

/// # Meeting Stone
/// Minion · 1 mana · 0/2
/// > At the end of your turn, add a 2/2 Adventurer with a random bonus effect to your hand.
//~ derived WC_028 e3fb102e a86353dd.1125bf7d d369ed09
#[rustfmt::skip]
pub const WC_028: Power = at_end_of_your_turn(&[get(one_of(&["WC_034t", "WC_034t2", "WC_034t3", "WC_034t4", "WC_034t5", "WC_034t6", "WC_034t7", "WC_034t8"]))]);

/// # Selfless Sidekick
/// Minion · 7 mana · 6/6
/// > **Battlecry:** Equip a random weapon from your deck.
//~ derived WC_029 5385fc56 8417a0af.961647da 0dbdad90
pub const WC_029: Power = battlecry(&[equip(the(YOUR_DECK.that(WEAPON).random()))]);

/// # Mutanus the Devourer
/// Minion · Murloc · 7 mana · 4/4
/// > **Battlecry:** Eat a minion in your opponent's hand. Gain its stats.
/// - Makes: Devoured [`WC_030e`] ("Increased Stats")
//~ done WC_030 - 3166512a.1193d842 a48419db.19ee7ea0
pub const WC_030: Power = battlecry(&[
    remember(ENEMY_HAND.that(MINION).random()),
    give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(REMEMBERED)).to(THIS),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(REMEMBERED)).to(THIS),
    remove_from_game(REMEMBERED),
]);

/// # Devoured
/// Enchantment
/// > Increased Stats
//~ todo WC_030e 44d8b022 d522ad72.7b07b71a 6755f9ef
pub const WC_030e: Power = TODO;

/// # Archdruid Naralex
/// Minion · 3 mana · 3/3
/// > **Dormant** for 2 turns. While **Dormant**, add a Dream card to your hand at the end of your turn.
/// - Makes: Dreaming [`WC_035e`] ("While Dormant, add a Dream card to your hand at…"); Asleep [`WC_035e2`] ("Dormant. Awaken in X turns.")
//~ done WC_035 - 05878c57.625cc728 ae27738e.50adfaf1
pub const WC_035: Power = abilities(&[
    dormant_for(2),
    whenever(YOU.turn_end())
        .while_dormant()
        .then(&[get(one_of(&["DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05"]))]),
]);

/// # Dreaming
/// Enchantment
/// > While **Dormant**, add a Dream card to your hand at the end of your turn.
//~ todo WC_035e cb464e13 d522ad72.7af20b03 e1e49b89
pub const WC_035e: Power = TODO;

/// # Asleep
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo WC_035e2 4785d816 d522ad72.d03dd6ee f5e3c129
pub const WC_035e2: Power = TODO;

/// # Wildvine
/// Spell · 0 mana
/// > **Battlecry:** Give your other minions +4/+4.
/// - Makes: Wildpower [`BAR_079t10ce`] ("\+4/+4.")
//~ todo bar_079t10c 8566b1b8 3e8f9d5a.1de0e412 eeb85228.0609271f
pub const bar_079t10c: Power = TODO;
