//! Neutral cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Twilight Guardian
///
/// `AT_017` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Enchantments: Twilight's Embrace [`AT_017e`]
///
/// State: Todo
//~ AT_017 todo 28fd45fb 9528e5b0
pub const AT_017: Power = TODO;

/// # Twilight's Embrace
///
/// `AT_017e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_017e todo fde9b40a 022341e4
pub const AT_017e: Power = TODO;

/// # Skycap'n Kragg
///
/// `AT_070` · Neutral minion · 7 mana · 4/6
///
/// > **Charrrrrge** Costs (1) less for each friendly Pirate.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Charge
///
/// State: Todo
//~ AT_070 todo 18b5ef48 79228127
pub const AT_070: Power = TODO;

/// # Garrison Commander
///
/// `AT_080` · Neutral minion · 2 mana · 2/3
///
/// > You can use your Hero Power twice a turn.
///
/// - Set: The Grand Tournament · epic · collectible
///
/// State: Todo
//~ AT_080 todo 240a859b 3972e917
pub const AT_080: Power = TODO;

/// # Lowly Squire
///
/// `AT_082` · Neutral minion · 1 mana · 1/2
///
/// > **Inspire:** Gain +1 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Enchantments: Training [`AT_082e`]
///
/// State: Todo
//~ AT_082 todo e8feed3e 2c1b1f97
pub const AT_082: Power = TODO;

/// # Training
///
/// `AT_082e` · Neutral enchantment
///
/// > Increased Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_082e todo 0c23d08a 0b9c185e
pub const AT_082e: Power = TODO;

/// # Dragonhawk Rider
///
/// `AT_083` · Neutral minion · 3 mana · 3/3
///
/// > **Inspire:** Gain **Windfury** this turn.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Refers to: Windfury
/// - Enchantments: Dragonhawkery [`AT_083e`]
///
/// State: Todo
//~ AT_083 todo eb570e48 b2b85e7f
pub const AT_083: Power = TODO;

/// # Dragonhawkery
///
/// `AT_083e` · Neutral enchantment
///
/// > **Windfury** this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AT_083e todo 34a66761 3caa0d24
pub const AT_083e: Power = TODO;

/// # Lance Carrier
///
/// `AT_084` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a friendly minion +2 Attack.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +2 Attack."
/// - Enchantments: Equipped [`AT_084e`]
///
/// State: Todo
//~ AT_084 todo 447eba38 f9c2ad87
pub const AT_084: Power = TODO;

/// # Equipped
///
/// `AT_084e` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_084e todo f4d45e05 82b41973
pub const AT_084e: Power = TODO;

/// # Maiden of the Lake
///
/// `AT_085` · Neutral minion · 4 mana · 2/6
///
/// > Your Hero Power costs (1).
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Aura
/// - Enchantments: Maiden's Blessing [`AT_085e`]
///
/// State: Todo
//~ AT_085 todo 701252ca 427cde18
pub const AT_085: Power = TODO;

/// # Maiden's Blessing
///
/// `AT_085e` · Neutral enchantment
///
/// > Costs (1).
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_085e todo 34eb9d15 2f6b5bed
pub const AT_085e: Power = TODO;

/// # Saboteur
///
/// `AT_086` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Your opponent's Hero Power costs (5) more next turn.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Villainy [`AT_086e`]
///
/// State: Todo
//~ AT_086 todo d34dbfd3 50b1ea20
pub const AT_086: Power = TODO;

/// # Villainy
///
/// `AT_086e` · Neutral enchantment
///
/// > Your Hero Power costs (5) more this turn.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_086e todo e16991c9 471c4e48
pub const AT_086e: Power = TODO;

/// # Argent Horserider
///
/// `AT_087` · Neutral minion · 3 mana · 2/1
///
/// > **Charge Divine Shield**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Divine Shield, Charge
///
/// State: Vanilla
//~ AT_087 vanilla 9eeb32dd 84e56a62
pub const AT_087: Power = VANILLA;

/// # Mogor's Champion
///
/// `AT_088` · Neutral minion · 6 mana · 8/5
///
/// > 50% chance to attack the wrong enemy.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Forgetful
///
/// State: Todo
//~ AT_088 todo b45811ba 4efd4639
pub const AT_088: Power = TODO;

/// # Boneguard Lieutenant
///
/// `AT_089` · Neutral minion · 2 mana · 3/2
///
/// > **Inspire:** Gain +1 Health.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Undead
/// - Mechanics: Inspire
/// - Enchantments: Boneguarded [`AT_089e`]
///
/// State: Todo
//~ AT_089 todo e8d211b5 97ffdd49
pub const AT_089: Power = TODO;

/// # Boneguarded
///
/// `AT_089e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_089e todo 8e6899be 4134c166
pub const AT_089e: Power = TODO;

/// # Mukla's Champion
///
/// `AT_090` · Neutral minion · 5 mana · 5/3
///
/// > **Inspire:** Give your other minions +1/+1.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Beast
/// - Mechanics: Inspire
/// - Enchantments: Might of the Monkey [`AT_090e`]
///
/// State: Todo
//~ AT_090 todo 5965796e f5d50922
pub const AT_090: Power = TODO;

/// # Might of the Monkey
///
/// `AT_090e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_090e todo 78a76fa5 fab480fe
pub const AT_090e: Power = TODO;

/// # Tournament Medic
///
/// `AT_091` · Neutral minion · 4 mana · 1/8
///
/// > **Inspire:** Restore #2 Health to your hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
///
/// State: Todo
//~ AT_091 todo 3ac0cd71 900d0f0d
pub const AT_091: Power = TODO;

/// # Ice Rager
///
/// `AT_092` · Neutral minion · 3 mana · 5/2
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Elemental
///
/// State: Vanilla
//~ AT_092 vanilla bcc3b529 b384e712
pub const AT_092: Power = VANILLA;

/// # Frigid Snobold
///
/// `AT_093` · Neutral minion · 4 mana · 2/6
///
/// > **Spell Damage +1**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Spellpower
///
/// State: Vanilla
//~ AT_093 vanilla 86100658 036a6a29
pub const AT_093: Power = VANILLA;

/// # Flame Juggler
///
/// `AT_094` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal 1 damage to a random enemy.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_094 todo f3ddbc39 097b4836
pub const AT_094: Power = TODO;

/// # Silent Knight
///
/// `AT_095` · Neutral minion · 3 mana · 2/2
///
/// > **Stealth Divine Shield**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Stealth, Divine Shield
///
/// State: Vanilla
//~ AT_095 vanilla 6a9136fd 16a36635
pub const AT_095: Power = VANILLA;

/// # Clockwork Knight
///
/// `AT_096` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a friendly Mech +1/+1.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 17, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: Wound Up [`AT_096e`]
///
/// State: Todo
//~ AT_096 todo 58a06937 93e3f6ce
pub const AT_096: Power = TODO;

/// # Wound Up
///
/// `AT_096e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_096e todo 81de4066 a1977c5c
pub const AT_096e: Power = TODO;

/// # Tournament Attendee
///
/// `AT_097` · Neutral minion · 1 mana · 2/1
///
/// > **Taunt**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ AT_097 vanilla c79826fc 8bb9038c
pub const AT_097: Power = VANILLA;

/// # Sideshow Spelleater
///
/// `AT_098` · Neutral minion · 6 mana · 6/5
///
/// > **Battlecry:** Copy your opponent's Hero Power.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_098 todo 40e02fa2 e45844d8
pub const AT_098: Power = TODO;

/// # Kodorider
///
/// `AT_099` · Neutral minion · 6 mana · 3/5
///
/// > **Inspire:** Summon a 3/5 War Kodo.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Inspire
/// - Tokens: War Kodo [`AT_099t`]
///
/// State: Todo
//~ AT_099 todo 7e83ef27 4eaf8c63
pub const AT_099: Power = TODO;

/// # War Kodo
///
/// `AT_099t` · Neutral minion · 5 mana · 3/5
///
/// - Set: The Grand Tournament
/// - Minion type: Beast
///
/// State: Vanilla
//~ AT_099t vanilla f9e1f2de c30e5875
pub const AT_099t: Power = VANILLA;

/// # Silver Hand Regent
///
/// `AT_100` · Neutral minion · 3 mana · 3/3
///
/// > **Inspire:** Summon a {0} Silver Hand Recruit.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Inspire
/// - Tokens: Silver Hand Recruit [`CS2_101t`](crate::legacy::paladin::CS2_101t)
///
/// State: Todo
//~ AT_100 todo d9769b43 8764f8ae
pub const AT_100: Power = TODO;

/// # Pit Fighter
///
/// `AT_101` · Neutral minion · 5 mana · 5/6
///
/// - Set: The Grand Tournament · common · collectible
///
/// State: Vanilla
//~ AT_101 vanilla 51197b85 7ab08fe4
pub const AT_101: Power = VANILLA;

/// # Captured Jormungar
///
/// `AT_102` · Neutral minion · 7 mana · 5/9
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Beast
///
/// State: Vanilla
//~ AT_102 vanilla 534b2518 f8ee2dc4
pub const AT_102: Power = VANILLA;

/// # North Sea Kraken
///
/// `AT_103` · Neutral minion · 9 mana · 9/7
///
/// > **Battlecry:** Deal 4 damage.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ AT_103 todo d165048c 2084ebe4
pub const AT_103: Power = TODO;

/// # Injured Kvaldir
///
/// `AT_105` · Neutral minion · 1 mana · 2/4
///
/// > **Battlecry:** Deal 3 damage to this minion.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_105 todo 1865f2d8 6e642b0b
pub const AT_105: Power = TODO;

/// # Light's Champion
///
/// `AT_106` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry: Silence** a Demon.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Silence
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_TARGET_WITH_RACE` = 15, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Target: "**Silence** a Demon."
///
/// State: Todo
//~ AT_106 todo 4a6d713a 712a2020
pub const AT_106: Power = TODO;

/// # Armored Warhorse
///
/// `AT_108` · Neutral minion · 4 mana · 5/3
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Charge**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Charge
///
/// State: Todo
//~ AT_108 todo b3233b00 7bae1b96
pub const AT_108: Power = TODO;

/// # Argent Watchman
///
/// `AT_109` · Neutral minion · 2 mana · 2/4
///
/// > Can't attack. **Inspire:** Can attack as normal this turn.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Cant Attack, Inspire
/// - Enchantments: Inspired [`AT_109e`]
///
/// State: Todo
//~ AT_109 todo 76280e87 0cf37f8d
pub const AT_109: Power = TODO;

/// # Inspired
///
/// `AT_109e` · Neutral enchantment
///
/// > Can attack this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AT_109e todo 2507da37 80fb902c
pub const AT_109e: Power = TODO;

/// # Coliseum Manager
///
/// `AT_110` · Neutral minion · 3 mana · 2/5
///
/// > **Inspire:** Return this minion to your hand.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Inspire
///
/// State: Todo
//~ AT_110 todo 6e08b0f4 b3ba9155
pub const AT_110: Power = TODO;

/// # Refreshment Vendor
///
/// `AT_111` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Restore #4 Health to each hero.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_111 todo a9f91348 960efaea
pub const AT_111: Power = TODO;

/// # Master Jouster
///
/// `AT_112` · Neutral minion · 6 mana · 5/6
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Taunt** and **Divine Shield**.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Divine Shield
///
/// State: Todo
//~ AT_112 todo 5343665c 58264ccc
pub const AT_112: Power = TODO;

/// # Recruiter
///
/// `AT_113` · Neutral minion · 5 mana · 5/4
///
/// > **Inspire:** Add a 2/2 Squire to your hand.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Inspire
/// - Tokens: Squire [`CS2_152`](crate::classic::neutral::CS2_152)
///
/// State: Todo
//~ AT_113 todo 377d62ed 2da91d4d
pub const AT_113: Power = TODO;

/// # Evil Heckler
///
/// `AT_114` · Neutral minion · 4 mana · 5/4
///
/// > **Taunt**
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ AT_114 vanilla b10ed28a 64d04886
pub const AT_114: Power = VANILLA;

/// # Fencing Coach
///
/// `AT_115` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** The next time you use your Hero Power, it costs (2) less.
///
/// - Set: The Grand Tournament · rare · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Fencing Practice [`AT_115e`]
///
/// State: Todo
//~ AT_115 todo 36c383be e4720c30
pub const AT_115: Power = TODO;

/// # Fencing Practice
///
/// `AT_115e` · Neutral enchantment
///
/// > Your Hero Power costs (2) less.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_115e todo 4896172f 77ae3f2b
pub const AT_115e: Power = TODO;

/// # Master of Ceremonies
///
/// `AT_117` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** If you have a minion with **Spell Damage**, gain +2/+2.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Spellpower
/// - Enchantments: Ceremony [`AT_117e`]
///
/// State: Todo
//~ AT_117 todo 089e5f09 45b1697a
pub const AT_117: Power = TODO;

/// # Ceremony
///
/// `AT_117e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_117e todo ca195feb 9932334a
pub const AT_117e: Power = TODO;

/// # Grand Crusader
///
/// `AT_118` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Add a random Paladin card to your hand.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ AT_118 todo b8560af8 f97ccc44
pub const AT_118: Power = TODO;

/// # Kvaldir Raider
///
/// `AT_119` · Neutral minion · 5 mana · 4/4
///
/// > **Inspire:** Gain +2/+2.
///
/// - Set: The Grand Tournament · common · collectible
/// - Minion type: Undead
/// - Mechanics: Inspire
/// - Enchantments: Inspired [`AT_119e`]
///
/// State: Todo
//~ AT_119 todo 06aa92a1 6fdbac31
pub const AT_119: Power = TODO;

/// # Inspired
///
/// `AT_119e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_119e todo 3c44d4d4 60707113
pub const AT_119e: Power = TODO;

/// # Frost Giant
///
/// `AT_120` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each time you used your Hero Power this game.
///
/// - Set: The Grand Tournament · epic · collectible
///
/// State: Todo
//~ AT_120 todo 037c76ad 6213426c
pub const AT_120: Power = TODO;

/// # Crowd Favorite
///
/// `AT_121` · Neutral minion · 4 mana · 4/4
///
/// > Whenever you play a card with **Battlecry**, gain +1/+1.
///
/// - Set: The Grand Tournament · epic · collectible
/// - Refers to: Battlecry
/// - Tags: `BACON_TRIPLE_UPGRADE_MINION_ID` = 58383
/// - Enchantments: Huge Ego [`AT_121e`]
///
/// State: Todo
//~ AT_121 todo 95783962 ec279e0d
pub const AT_121: Power = TODO;

/// # Huge Ego
///
/// `AT_121e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_121e todo c3ce1f24 29859836
pub const AT_121e: Power = TODO;

/// # Gormok the Impaler
///
/// `AT_122` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have at least 4 other minions, deal 4 damage.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_MINIONS` = 4 (hearthstone-data 36393.1)
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ AT_122 todo 56aea9cf 18bcd9ec
pub const AT_122: Power = TODO;

/// # Chillmaw
///
/// `AT_123` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Deathrattle:** If you're holding a Dragon, deal 3 damage to all minions.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead, Dragon
/// - Mechanics: Taunt, Deathrattle
/// - Tags: `2534` = 1
///
/// State: Todo
//~ AT_123 todo 50c3de52 58504b1f
pub const AT_123: Power = TODO;

/// # Bolf Ramshield
///
/// `AT_124` · Neutral minion · 6 mana · 3/9
///
/// > Whenever your hero takes damage, this minion takes it instead.
///
/// - Set: The Grand Tournament · legendary · collectible
///
/// State: Todo
//~ AT_124 todo a708e116 e8c5c5ab
pub const AT_124: Power = TODO;

/// # Icehowl
///
/// `AT_125` · Neutral minion · 9 mana · 10/10
///
/// > **Charge** Can't attack heroes.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Charge
///
/// State: Todo
//~ AT_125 todo c70c0ba0 d2294eb9
pub const AT_125: Power = TODO;

/// # Nexus-Champion Saraad
///
/// `AT_127` · Neutral minion · 5 mana · 4/5
///
/// > **Inspire:** Add a random spell to your hand.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Inspire
///
/// State: Todo
//~ AT_127 todo e478f3cd 33932028
pub const AT_127: Power = TODO;

/// # The Skeleton Knight
///
/// `AT_128` · Neutral minion · 6 mana · 7/4
///
/// > **Deathrattle:** Reveal a minion in each deck. If yours costs more, return this to your hand.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ AT_128 todo 7abddf99 a1d693b1
pub const AT_128: Power = TODO;

/// # Fjola Lightbane
///
/// `AT_129` · Neutral minion · 3 mana · 3/4
///
/// > Whenever **you** target this minion with a spell, gain Divine Shield**.**
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
/// - Refers to: Divine Shield
///
/// State: Todo
//~ AT_129 todo 1eb2b3f6 5e89fadb
pub const AT_129: Power = TODO;

/// # Eydis Darkbane
///
/// `AT_131` · Neutral minion · 3 mana · 3/4
///
/// > Whenever **you** target this minion with a spell, deal 3 damage to a random enemy.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Minion type: Undead
///
/// State: Todo
//~ AT_131 todo 21e70044 49ea051d
pub const AT_131: Power = TODO;

/// # Justicar Trueheart
///
/// `AT_132` · Neutral minion · 5 mana · 6/4
///
/// > **Battlecry:** Replace your starting Hero Power with a better one.
///
/// - Set: The Grand Tournament · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Dire Claws [`AT_132_DRUIDe`]
/// - Tokens: `AT_132_DRUIDa`, `AT_132_DRUIDb`, `AT_132_DRUIDc`, `AT_132_HUNTER_H1`, `AT_132_ROGUE_H1`, Poisoned Dagger [`AT_132_ROGUEt`], Healing Totem [`AT_132_SHAMANa`], Searing Totem [`AT_132_SHAMANb`], Stoneclaw Totem [`AT_132_SHAMANc`], Wrath of Air Totem [`AT_132_SHAMANd`], Strength Totem [`AT_132_SHAMANe`], `AT_132_WARLOCKa`, `AT_132_WARLOCKb`
///
/// State: Todo
//~ AT_132 todo 52a1f1d9 220e7715
pub const AT_132: Power = TODO;

/// # Dire Claws
///
/// `AT_132_DRUIDe` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: The Grand Tournament
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ AT_132_DRUIDe todo b31a3c4e d5291cc7
pub const AT_132_DRUIDe: Power = TODO;

/// # Poisoned Dagger
///
/// `AT_132_ROGUEt` · Rogue weapon · 1 mana · 2/2 durability
///
/// - Set: The Grand Tournament
/// - Tokens: `AT_132_ROGUEt_H1`
///
/// State: Vanilla
//~ AT_132_ROGUEt vanilla 00a8d112 aefe038e
pub const AT_132_ROGUEt: Power = VANILLA;

/// # Healing Totem
///
/// `AT_132_SHAMANa` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_132_SHAMANa todo 9b7b5ab2 d9be8023
pub const AT_132_SHAMANa: Power = TODO;

/// # Searing Totem
///
/// `AT_132_SHAMANb` · Shaman minion · 1 mana · 1/1
///
/// - Set: The Grand Tournament
///
/// State: Vanilla
//~ AT_132_SHAMANb vanilla 33e446a5 21a6ab39
pub const AT_132_SHAMANb: Power = VANILLA;

/// # Stoneclaw Totem
///
/// `AT_132_SHAMANc` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// - Set: The Grand Tournament
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ AT_132_SHAMANc vanilla f074b887 3cd48974
pub const AT_132_SHAMANc: Power = VANILLA;

/// # Wrath of Air Totem
///
/// `AT_132_SHAMANd` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_132_SHAMANd todo 4f51f48e 07635712
pub const AT_132_SHAMANd: Power = TODO;

/// # Strength Totem
///
/// `AT_132_SHAMANe` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, give another friendly minion +1 Attack.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_132_SHAMANe todo c0aed0bb db1dd8e3
pub const AT_132_SHAMANe: Power = TODO;

/// # Gadgetzan Jouster
///
/// `AT_133` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain +1/+1.
///
/// - Set: The Grand Tournament · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Victory! [`AT_133e`]
///
/// State: Todo
//~ AT_133 todo f9515ce5 391600b1
pub const AT_133: Power = TODO;

/// # Victory!
///
/// `AT_133e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: The Grand Tournament
///
/// State: Todo
//~ AT_133e todo 645cebbe 2ea5ba9b
pub const AT_133e: Power = TODO;

/// # The Coin
///
/// `AT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: The Grand Tournament
/// - Mechanics: Coin Card
///
/// State: Todo
//~ AT_COIN todo f49bb318 3b916b1e
pub const AT_COIN: Power = TODO;
