//! Neutral cards of Forged in the Barrens.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ BAR_020 todo 8618216e e3b6f19b
pub const BAR_020: Power = TODO;

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
//~ BAR_021 todo 5c61e912 45aaf2ad
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
/// State: Todo
//~ BAR_022 todo 4fded242 db8a4d19
pub const BAR_022: Power = TODO;

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
/// State: Todo
//~ BAR_024 todo bebb383b 5845f9dc
pub const BAR_024: Power = TODO;

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
/// State: Todo
//~ BAR_025 todo 60db9ea6 6190c174
pub const BAR_025: Power = TODO;

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
/// State: Todo
//~ BAR_026 todo c4f699ad 023c924c
pub const BAR_026: Power = TODO;

/// # Darkspear Berserker
///
/// `BAR_027` · Neutral minion · 4 mana · 5/7
///
/// > **Deathrattle:** Deal 5 damage to your hero.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ BAR_027 todo fae679f1 93992626
pub const BAR_027: Power = TODO;

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
/// State: Todo
//~ BAR_042 todo 5058e9c6 0b2e04a7
pub const BAR_042: Power = TODO;

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
/// State: Todo
//~ BAR_060 todo 63d03aaa ffd8b203
pub const BAR_060: Power = TODO;

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
//~ BAR_060t vanilla 0b3d9829 7bc41faf
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
/// State: Todo
//~ BAR_061 todo 8d6d0e0e 90b5b0e0
pub const BAR_061: Power = TODO;

/// # Privateering
///
/// `BAR_061e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_061e todo 9f2783a5 1b26ade9
pub const BAR_061e: Power = TODO;

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
/// State: Todo
//~ BAR_062 todo 615d3fa1 42986c1d
pub const BAR_062: Power = TODO;

/// # Bolstered
///
/// `BAR_062e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_062e todo 84e0e5d5 67b502a7
pub const BAR_062e: Power = TODO;

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
/// State: Todo
//~ BAR_063 todo 068a1c64 8b609f68
pub const BAR_063: Power = TODO;

/// # Emboldened
///
/// `BAR_063e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_063e todo 70f1d7ad 45727870
pub const BAR_063e: Power = TODO;

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
//~ BAR_064 todo 7f96056c de1d886a
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
//~ BAR_064e todo c9b122f9 b107f15b
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
//~ BAR_064e2 todo a5714ddf 9c502aef
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
/// State: Todo
//~ BAR_065 todo 3c8489c1 40114d4c
pub const BAR_065: Power = TODO;

/// # Injured Marauder
///
/// `BAR_069` · Neutral minion · 4 mana · 5/10
///
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ BAR_069 todo 3e609ac4 f0170ef1
pub const BAR_069: Power = TODO;

/// # Gruntled Patron
///
/// `BAR_070` · Neutral minion · 4 mana · 3/3
///
/// > **Frenzy:** Summon another Gruntled Patron.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Frenzy
///
/// State: Todo
//~ BAR_070 todo d1c6a499 03b36e85
pub const BAR_070: Power = TODO;

/// # Taurajo Brave
///
/// `BAR_071` · Neutral minion · 6 mana · 4/8
///
/// > **Frenzy:** Destroy a random enemy minion.
///
/// - Set: Forged in the Barrens · rare · collectible
/// - Mechanics: Frenzy
///
/// State: Todo
//~ BAR_071 todo 2ec2459f 09212b56
pub const BAR_071: Power = TODO;

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
/// State: Todo
//~ BAR_072 todo 85b89ba3 61f29bba
pub const BAR_072: Power = TODO;

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
//~ BAR_072t vanilla 9a4a8ae6 54dda3eb
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
/// State: Todo
//~ BAR_073 todo a3e34e6c ebfcb6f4
pub const BAR_073: Power = TODO;

/// # Reforged
///
/// `BAR_073e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_073e todo 3dd5adf1 cb5c473c
pub const BAR_073e: Power = TODO;

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
//~ BAR_074 todo 6d6baef2 37b73472
pub const BAR_074: Power = TODO;

/// # Spotted!
///
/// `BAR_074e` · Neutral enchantment
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_074e todo e109e3e6 d5a575a7
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
/// State: Todo
//~ BAR_075 todo 88660e31 ac5b169a
pub const BAR_075: Power = TODO;

/// # Patrolling
///
/// `BAR_075e` · Neutral enchantment
///
/// > +1/+1
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_075e todo bcca8ab8 5ab030a0
pub const BAR_075e: Power = TODO;

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
/// State: Todo
//~ BAR_076 todo 3ed628ce 3c14901a
pub const BAR_076: Power = TODO;

/// # Watchful Grunt
///
/// `BAR_076t` · Neutral minion · 2 mana · 2/2
///
/// - Set: Forged in the Barrens
///
/// State: Vanilla
//~ BAR_076t vanilla 62fbbf43 199cb8c8
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
//~ BAR_077 todo 5006e3ca a52b2f96
pub const BAR_077: Power = TODO;

/// # Lookout
///
/// `BAR_077t` · Neutral minion · 5 mana · 5/5
///
/// - Set: Forged in the Barrens
///
/// State: Vanilla
//~ BAR_077t vanilla 26aaa0ff 167e570a
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
/// State: Todo
//~ BAR_078 todo f3a94d9b 71708dee
pub const BAR_078: Power = TODO;

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
//~ BAR_079 todo 3cf5fb67 c35a23cb
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
//~ BAR_079_m1 todo 3bb38ae5 e15bba10
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
//~ BAR_079_m2 todo 6e4076c6 1384044e
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
//~ BAR_079_m3 todo e27ec7d8 78234fd0
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
//~ BAR_079t10 todo 63e09d14 886e94ff
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
//~ BAR_079t10b todo 062cfa0e 868f7597
pub const BAR_079t10b: Power = TODO;

/// # Wildpower
///
/// `BAR_079t10be` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_079t10be todo e600902a bb652a93
pub const BAR_079t10be: Power = TODO;

/// # Wildpower
///
/// `BAR_079t10ce` · Neutral enchantment
///
/// > +4/+4.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_079t10ce todo dc2dec19 e8cbdb4d
pub const BAR_079t10ce: Power = TODO;

/// # Wildpower
///
/// `BAR_079t10e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_079t10e todo 1aa0f215 7c855774
pub const BAR_079t10e: Power = TODO;

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
//~ BAR_079t11 todo 5c692b0d 840adba9
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
//~ BAR_079t12 todo c0079b20 db585274
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
//~ BAR_079t12b todo c196e41c ec4f0211
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
//~ BAR_079t12c todo f8ca0680 9e384bc9
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
//~ BAR_079t13 todo c7b6bf92 34dba147
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
//~ BAR_079t13b todo 106b3b8d d2310011
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
//~ BAR_079t13c todo f12efcb2 6e426735
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
//~ BAR_079t14 todo 94e0004d aa9e6fc4
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
//~ BAR_079t14b todo 59254f27 c4c5cced
pub const BAR_079t14b: Power = TODO;

/// # Mageroyal
///
/// `BAR_079t14c` · Neutral spell · 0 mana
///
/// > **Spell Damage +4**.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Spellpower
///
/// State: Todo
//~ BAR_079t14c todo c9dc8991 02c293ba
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
//~ BAR_079t15 todo 5840a4f3 00786168
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
//~ BAR_079t15b todo 9bccd550 cc3573b0
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
//~ BAR_079t15c todo 1dba8f6e 8ebd2a5a
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
//~ BAR_079t4 todo d3d0cd7b ef05e04e
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
//~ BAR_079t5 todo 9fe9af8d 293a7ed4
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
//~ BAR_079t6 todo 2325b07b 69b105cc
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
//~ BAR_079t7 todo e09c4c28 3196fefa
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
//~ BAR_079t8 todo 2c83642a 3cd22be1
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
//~ BAR_079t9 todo 371a9006 a321810a
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
//~ BAR_080 todo 788c841d f117c1fb
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
//~ BAR_081 todo eaab7fc2 d8a2bf12
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
/// State: Todo
//~ BAR_082 todo 1046a031 270fe426
pub const BAR_082: Power = TODO;

/// # Barrens Trapping
///
/// `BAR_082e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_082e todo a6b129eb bae4fed4
pub const BAR_082e: Power = TODO;

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
//~ BAR_430 todo 156a2a08 96ea61a3
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
//~ BAR_721 todo 600e3fd8 cd342256
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
//~ BAR_721t todo cd0ddecc c23757b9
pub const BAR_721t: Power = TODO;

/// # Mankrik, Consumed by Hatred
///
/// `BAR_721t2` · Neutral minion · 5 mana · 3/7
///
/// - Set: Forged in the Barrens
///
/// State: Vanilla
//~ BAR_721t2 vanilla 71e42f9d d783c894
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
/// State: Todo
//~ BAR_743 todo ebe21d61 f98bf13a
pub const BAR_743: Power = TODO;

/// # Toadin' Wild
///
/// `BAR_743e` · Neutral enchantment
///
/// > +2 Health.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_743e todo d5f5a4b2 79eea9a0
pub const BAR_743e: Power = TODO;

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
/// State: Todo
//~ BAR_744 todo 22871438 7d4a91da
pub const BAR_744: Power = TODO;

/// # Lifted Spirits
///
/// `BAR_744e` · Neutral enchantment
///
/// > +2 Health
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_744e todo 52701fcf 2feb3a6b
pub const BAR_744e: Power = TODO;

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
/// State: Todo
//~ BAR_745 todo f495b89c 5639ed80
pub const BAR_745: Power = TODO;

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
/// State: Todo
//~ BAR_854 todo 72f90e54 ea4e8dbf
pub const BAR_854: Power = TODO;

/// # Kindle
///
/// `BAR_854e` · Neutral enchantment
///
/// > Your next Elemental costs (2) less.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_854e todo 3df6f7b6 a0a65a67
pub const BAR_854e: Power = TODO;

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
/// State: Todo
//~ BAR_890 todo da294f11 e6c0eb57
pub const BAR_890: Power = TODO;

/// # Shameless
///
/// `BAR_890e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Forged in the Barrens
///
/// State: Todo
//~ BAR_890e todo 9d1a3cb1 b7208fff
pub const BAR_890e: Power = TODO;

/// # The Coin
///
/// `BAR_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Coin Card
///
/// State: Todo
//~ BAR_COIN1 todo 70ddedb6 92acd611
pub const BAR_COIN1: Power = TODO;

/// # The Coin
///
/// `BAR_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Forged in the Barrens
/// - Mechanics: Coin Card
///
/// State: Todo
//~ BAR_COIN2 todo 4364b682 7580bffe
pub const BAR_COIN2: Power = TODO;

/// # Devouring Ectoplasm
///
/// `WC_027` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a 2/2 Adventurer with a random bonus effect.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ WC_027 todo 5b4394e0 046cd0cd
pub const WC_027: Power = TODO;

/// # Meeting Stone
///
/// `WC_028` · Neutral minion · 1 mana · 0/2
///
/// > At the end of your turn, add a 2/2 Adventurer with a random bonus effect to your hand.
///
/// - Set: Forged in the Barrens · common · collectible
///
/// State: Todo
//~ WC_028 todo 9d470cd4 1a4f1269
pub const WC_028: Power = TODO;

/// # Selfless Sidekick
///
/// `WC_029` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Equip a random weapon from your deck.
///
/// - Set: Forged in the Barrens · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ WC_029 todo beed45c3 14727f28
pub const WC_029: Power = TODO;

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
//~ WC_030 todo b0ecc6f4 3535d1d1
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
//~ WC_030e todo 1b8c439d 5009472b
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
//~ WC_035 todo 3e92cc26 0526ce7f
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
//~ WC_035e todo 9ac0811f 7dedf8c9
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
//~ WC_035e2 todo 015ee69d fd5021ad
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
//~ bar_079t10c todo f6e79cc2 76996093
pub const bar_079t10c: Power = TODO;
