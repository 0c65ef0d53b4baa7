//! Druid cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sha'tari Cloakfield
///
/// `GDB_103` · Druid minion · 2 mana · 1/4
///
/// > **Elusive**. Your first spell each turn costs (1) less. **Starship Piece**
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Aura, Elusive, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Sha'tari Cloakfield [`GDB_103e`], Cloaked [`GDB_103e2`]
///
/// State: Todo
//~ GDB_103 todo f87eece8 6fb3b306
pub const GDB_103: Power = TODO;

/// # Sha'tari Cloakfield
///
/// `GDB_103e` · Druid enchantment
///
/// > Elusive. Your first spell each turn costs (1) less.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_103e todo 1bd18733 f8795464
pub const GDB_103e: Power = TODO;

/// # Cloaked
///
/// `GDB_103e2` · Druid enchantment
///
/// > Your first spell each turn costs (1) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_103e2 todo a03773ac 3cb54cd7
pub const GDB_103e2: Power = TODO;

/// # Starlight Reactor
///
/// `GDB_108` · Druid minion · 3 mana · 3/3
///
/// > After you cast an Arcane spell, recast it *(targets chosen randomly)*. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Starlight Reactor [`GDB_108e`]
///
/// State: Todo
//~ GDB_108 todo 27d5fa40 b6dd1b29
pub const GDB_108: Power = TODO;

/// # Starlight Reactor
///
/// `GDB_108e` · Druid enchantment
///
/// > After you cast an Arcane spell, recast it *(targets chosen randomly)*.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ GDB_108e todo 9396b29a daf932cb
pub const GDB_108e: Power = TODO;

/// # Astral Phaser
///
/// `GDB_851` · Druid spell · Arcane · 2 mana
///
/// > **Choose One -** Deal $2 damage to two random enemy minions; or Make one **Dormant** for 2 turns.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Dormant
/// - Enchantments: Stunned [`GDB_851e`]
/// - Tokens: Lethal Rays [`GDB_851a`], Stunning Star [`GDB_851b`]
///
/// State: Todo
//~ GDB_851 todo 13c8280a 3ea28992
pub const GDB_851: Power = TODO;

/// # Lethal Rays
///
/// `GDB_851a` · Druid spell · Arcane · 2 mana
///
/// > Deal $2 damage to two random enemy minions.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_851a todo 59210b06 14ed4578
pub const GDB_851a: Power = TODO;

/// # Stunning Star
///
/// `GDB_851b` · Druid spell · Arcane · 2 mana
///
/// > Choose an enemy minion. It goes **Dormant** for 2 turns.
///
/// - Set: The Great Dark Beyond
/// - Refers to: Dormant
///
/// State: Todo
//~ GDB_851b todo 052ae8c1 29cb2b07
pub const GDB_851b: Power = TODO;

/// # Stunned
///
/// `GDB_851e` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ GDB_851e todo e92dc378 1a91c271
pub const GDB_851e: Power = TODO;

/// # Arkonite Revelation
///
/// `GDB_852` · Druid spell · Arcane · 1 mana
///
/// > Draw a card. If it's a spell, it costs (1) less.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Todo
//~ GDB_852 todo 397f0f44 fe56170c
pub const GDB_852: Power = TODO;

/// # Uluu, the Everdrifter
///
/// `GDB_854` · Druid minion · 4 mana · 5/4
///
/// > Each turn this is in your hand, gain two random **Choose One** choices.@**Choose One -** {0}; or {1}.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Beast
/// - Refers to: Choose One
/// - Tags: `3169` = 1
///
/// State: Todo
//~ GDB_854 todo 5e12a2c8 9c04943d
pub const GDB_854: Power = TODO;

/// # Star Grazer
///
/// `GDB_855` · Druid minion · 8 mana · 8/8
///
/// > **Elusive, Taunt Spellburst:** Give your hero +8 Attack this turn and gain 8 Armor.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Elusive, Spellburst
/// - Enchantments: Whale Strike [`GDB_855e`]
///
/// State: Todo
//~ GDB_855 todo 13a3c190 6a139948
pub const GDB_855: Power = TODO;

/// # Whale Strike
///
/// `GDB_855e` · Druid enchantment
///
/// > +8 Attack this turn.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ GDB_855e todo 858e7a32 51e88825
pub const GDB_855e: Power = TODO;

/// # Exarch Othaar
///
/// `GDB_856` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're building a **Starship**, get 3 different Arcane spells and reduce their Costs by (2).
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Starship
///
/// State: Todo
//~ GDB_856 todo c5fc5455 4ed4688f
pub const GDB_856: Power = TODO;

/// # Final Frontier
///
/// `GDB_857` · Druid spell · Arcane · 7 mana
///
/// > **Discover** a 10-Cost minion from the past. Set its Cost to (1).
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ GDB_857 todo a316cbcb fb438825
pub const GDB_857: Power = TODO;

/// # Cosmic Phenomenon
///
/// `GDB_882` · Druid spell · Arcane · 5 mana
///
/// > Summon three 2/3 Elementals with **Taunt**. If your board is full, give your minions +1/+1.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Phenomenal [`GDB_882e`]
/// - Tokens: Living Pulsar [`GDB_882t`]
///
/// State: Todo
//~ GDB_882 todo de95347d d13a89e7
pub const GDB_882: Power = TODO;

/// # Phenomenal
///
/// `GDB_882e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ GDB_882e todo e9cfd417 61cc1cf6
pub const GDB_882e: Power = TODO;

/// # Living Pulsar
///
/// `GDB_882t` · Druid minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ GDB_882t vanilla 78c6d758 3e2f7f5d
pub const GDB_882t: Power = VANILLA;

/// # Distress Signal
///
/// `GDB_883` · Druid spell · Arcane · 4 mana
///
/// > Summon two random 2-Cost minions. Refresh 2 Mana Crystals.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Todo
//~ GDB_883 todo 055e18cd 7b2b8a05
pub const GDB_883: Power = TODO;

/// # Chrono Boost
///
/// `SC_750` · Multi-class spell · 4 mana
///
/// > Draw 2 Protoss cards. Summon a 3/4 Zealot with **Charge**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Protoss
/// - Refers to: Charge
/// - Tags: `1724` = 1
/// - Tokens: Zealot [`SC_751t`]
///
/// State: Todo
//~ SC_750 todo b0ef59a8 6318ff91
pub const SC_750: Power = TODO;

/// # Warp Gate
///
/// `SC_751` · Multi-class location · 4 mana · 0 uses
///
/// > Your next Protoss minion costs (3) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Warp Conduit [`SC_751e`]
/// - Tokens: Zealot [`SC_751t`]
///
/// State: Todo
//~ SC_751 todo 97ff417a 76b75f74
pub const SC_751: Power = TODO;

/// # Warp Conduit
///
/// `SC_751e` · Neutral enchantment
///
/// > Your next Protoss minion costs (3) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_751e todo 313cebf9 9c52e8ff
pub const SC_751e: Power = TODO;

/// # Zealot
///
/// `SC_751t` · Multi-class minion · 3 mana · 3/4
///
/// > **Charge**
///
/// - Set: The Great Dark Beyond
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Charge, Protoss
///
/// State: Vanilla
//~ SC_751t vanilla 10c40f55 f3da798b
pub const SC_751t: Power = VANILLA;

/// # Photon Cannon
///
/// `SC_753` · Multi-class spell · 2 mana
///
/// > Deal $3 damage. If this kills a minion, your Protoss minions cost (1) less this game.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
///
/// State: Todo
//~ SC_753 todo 49a7beee 7d30c100
pub const SC_753: Power = TODO;

/// # Artanis
///
/// `SC_754` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 3/4 Zealots with **Charge**. Your Protoss minions cost (2) less this game.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Battlecry, Keep Hero Class, Protoss
/// - Refers to: Charge
/// - Tags: `1724` = 1
/// - Hero power: Twin Blades [`SC_754p`]
/// - Enchantments: Twin Blades [`SC_754e`]
/// - Tokens: Zealot [`SC_751t`]
///
/// State: Todo
//~ SC_754 todo 3daad508 f23da176
pub const SC_754: Power = TODO;

/// # Twin Blades
///
/// `SC_754e` · Neutral enchantment
///
/// > Increased Attack this turn.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Protoss
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SC_754e todo a4dc6ea9 4a4e4c87
pub const SC_754e: Power = TODO;

/// # Twin Blades
///
/// `SC_754p` · Multi-class hero power · 2 mana
///
/// > Give a friendly minion and your hero +$a1 Attack this turn and **Divine Shield**.
///
/// - Set: The Great Dark Beyond
/// - Classes: Druid, Mage, Priest, Rogue
/// - Refers to: Divine Shield
///
/// State: Todo
//~ SC_754p todo 5bc0ff74 4134f8ae
pub const SC_754p: Power = TODO;

/// # Construct Pylons
///
/// `SC_755` · Druid spell · 0 mana
///
/// > Your next Protoss card this turn costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Psionic Power [`SC_755e`], Psionic Matrix [`SC_755e2`]
///
/// State: Todo
//~ SC_755 todo 9bf9c8f0 8db8ad35
pub const SC_755: Power = TODO;

/// # Psionic Power
///
/// `SC_755e` · Neutral enchantment
///
/// > Your Protoss minions cost (1) less this game.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_755e todo 05854c5a d10622f6
pub const SC_755e: Power = TODO;

/// # Psionic Matrix
///
/// `SC_755e2` · Druid enchantment
///
/// > Your next Protoss card this turn costs (2) less.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ SC_755e2 todo 5c5a9dc9 fc9762c2
pub const SC_755e2: Power = TODO;

/// # Carrier
///
/// `SC_756` · Druid minion · 12 mana · 2/14
///
/// > At the end of your turn, summon four 4/1 Interceptors that attack random enemies.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Mech
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Tokens: Interceptor [`SC_756t`]
///
/// State: Todo
//~ SC_756 todo 8bffa85a d304c648
pub const SC_756: Power = TODO;

/// # Interceptor
///
/// `SC_756t` · Druid minion · 2 mana · 4/1
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Mechanics: Protoss
///
/// State: Vanilla
//~ SC_756t vanilla 3a59bace 0a5b54f4
pub const SC_756t: Power = VANILLA;

/// # Immortal
///
/// `SC_763` · Druid minion · 7 mana · 5/8
///
/// > **Taunt**, **Divine Shield Battlecry:** Spend 4 Mana to double this minion's stats.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Battlecry, Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Plasma Shields [`SC_763e`]
///
/// State: Todo
//~ SC_763 todo 15401421 fdbc0175
pub const SC_763: Power = TODO;

/// # Plasma Shields
///
/// `SC_763e` · Druid enchantment
///
/// > Stats doubled.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_763e todo 9a3c7c14 0dfe02fc
pub const SC_763e: Power = TODO;

/// # Void Ray
///
/// `SC_783` · Multi-class minion · 3 mana · 3/2
///
/// > **Rush**, **Divine Shield Battlecry:** If this costs (0), gain +2/+2.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Divine Shield, Battlecry, Rush, Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Prismatic Alignment [`SC_783e`]
///
/// State: Todo
//~ SC_783 todo be6d2d87 38bf7689
pub const SC_783: Power = TODO;

/// # Prismatic Alignment
///
/// `SC_783e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ SC_783e todo 1552e2fd c9e44b9d
pub const SC_783e: Power = TODO;
