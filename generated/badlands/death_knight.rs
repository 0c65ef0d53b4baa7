//! Death Knight cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Mismatched Fossils
///
/// `DEEP_001` · Multi-class spell · 3 mana
///
/// > **Discover** a Beast and an Undead. Swap their stats.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Death Knight, Hunter
/// - Mechanics: Discover
/// - Enchantments: A "New" Species! [`DEEP_001e`]
///
/// State: Todo
//~ DEEP_001 todo c0655abf e96fb59b
pub const DEEP_001: Power = TODO;

/// # A "New" Species!
///
/// `DEEP_001e` · Neutral enchantment
///
/// > Stats swapped with another card.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_001e todo 392d3284 c3039ec3
pub const DEEP_001e: Power = TODO;

/// # Obsidian Revenant
///
/// `DEEP_005` · Multi-class minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle**: Summon two random **Deathrattle** minions that cost (3) or less.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental
/// - Classes: Death Knight, Hunter
/// - Mechanics: Taunt, Deathrattle
///
/// State: Todo
//~ DEEP_005 todo 3feb87a4 632b1ee2
pub const DEEP_005: Power = TODO;

/// # Prosthetic Hand
///
/// `DEEP_015` · Multi-class minion · 3 mana · 3/1
///
/// > **Magnetic**, **Reborn** Can **Magnetize** to Mechs or Undead.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Mech
/// - Classes: Death Knight, Paladin
/// - Mechanics: Magnetic, Reborn
/// - Tags: `MAGNETIC_TO_RACE` = 11
/// - Enchantments: Prosthetic Hand [`DEEP_015e`]
///
/// State: Todo
//~ DEEP_015 todo c91af49f c3803c3a
pub const DEEP_015: Power = TODO;

/// # Prosthetic Hand
///
/// `DEEP_015e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Magnetic
/// - Tags: `853` = 104524
///
/// State: Todo
//~ DEEP_015e todo 69cb021c 5d303146
pub const DEEP_015e: Power = TODO;

/// # Quartzite Crusher
///
/// `DEEP_016` · Death Knight weapon · 4 mana · 3/3 durability
///
/// > **Lifesteal**. **Freeze** any character damaged by your hero.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Freeze, Lifesteal, Cost Blood, Cost Frost
///
/// State: Todo
//~ DEEP_016 todo 0f619eaf c5e993f0
pub const DEEP_016: Power = TODO;

/// # Mining Casualties
///
/// `DEEP_017` · Multi-class spell · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with "**Deathrattle:** Summon a 1/1 Frail Ghoul".
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Death Knight, Paladin
/// - Refers to: Deathrattle
/// - Enchantments: Unfortunate Fate [`DEEP_017e`]
/// - Tokens: `HERO_11bpt`
///
/// State: Todo
//~ DEEP_017 todo 85924fe4 da636c1e
pub const DEEP_017: Power = TODO;

/// # Unfortunate Fate
///
/// `DEEP_017e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a 1/1 Ghoul with **Charge** that dies at end of turn.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_017e todo 54a99ef6 b880a1c6
pub const DEEP_017e: Power = TODO;

/// # Skeleton Crew
///
/// `WW_322` · Death Knight minion · 4 mana · 3/3
///
/// > **Battlecry: Excavate** a treasure. It costs (0).
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Cost Frost, Excavate
///
/// State: Todo
//~ WW_322 todo 1d729de7 e2f33941
pub const WW_322: Power = TODO;

/// # Pile of Bones
///
/// `WW_324` · Death Knight minion · 2 mana · 2/1
///
/// > **Deathrattle:** The next time you **Excavate**, resummon this.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Cost Frost, Cost Unholy
/// - Refers to: Excavate
/// - Enchantments: Pile of Bones [`WW_324e`]
///
/// State: Todo
//~ WW_324 todo 76445310 480347b1
pub const WW_324: Power = TODO;

/// # Pile of Bones
///
/// `WW_324e` · Death Knight enchantment
///
/// > After you excavate, resummon one Pile of Bones.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_324e todo 0396f257 4c5abd2d
pub const WW_324e: Power = TODO;

/// # Reap What You Sow
///
/// `WW_352` · Death Knight spell · 3 mana
///
/// > Deal $3 damage. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Cost Frost, Excavate
///
/// State: Todo
//~ WW_352 todo 02e6010a 16002049
pub const WW_352: Power = TODO;

/// # Fistful of Corpses
///
/// `WW_354` · Death Knight spell · 1 mana
///
/// > Deal damage to a minion equal to your **Corpses**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Cost Blood, Cost Unholy
/// - Refers to: Corpse
///
/// State: Todo
//~ WW_354 todo e6d3a598 0d190263
pub const WW_354: Power = TODO;

/// # Harrowing Ox
///
/// `WW_356` · Death Knight minion · 7 mana · 7/7
///
/// > **Taunt Battlecry:** If you've **Excavated** twice, your next card this turn costs (7) less.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Taunt, Battlecry, Cost Frost
/// - Refers to: Excavate
/// - Tags: `2542` = 1
/// - Enchantments: Ox Chill [`WW_356e`]
///
/// State: Todo
//~ WW_356 todo 8819d241 df8ea7b3
pub const WW_356: Power = TODO;

/// # Ox Chill
///
/// `WW_356e` · Death Knight enchantment
///
/// > Your next card this turn costs (7).
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ WW_356e todo 72598f52 b0a0b001
pub const WW_356e: Power = TODO;

/// # Maw and Paw
///
/// `WW_357` · Death Knight minion · 4 mana · 2/8
///
/// > At the end of your turn, gain 5 **Corpses**. At the start of your turn, spend 5 **Corpses** to give your hero +5 Health.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Cost Blood, Cost Unholy, Corpse Spender
/// - Refers to: Corpse
/// - Enchantments: Family Values [`WW_357e`]
///
/// State: Todo
//~ WW_357 todo 3cee12b7 a8536481
pub const WW_357: Power = TODO;

/// # Family Values
///
/// `WW_357e` · Death Knight enchantment
///
/// > Increased Health.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_357e todo 0e5b7b7c 5a26fc54
pub const WW_357e: Power = TODO;

/// # Farm Hand
///
/// `WW_358` · Death Knight minion · 3 mana · 4/3
///
/// > **Battlecry: Discover** an Undead. **Quickdraw:** It costs (2) less.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover, Quickdraw
/// - Tags: `COST_UNHOLY` = 2
/// - Enchantments: Handy [`WW_358e`]
///
/// State: Todo
//~ WW_358 todo 4df9c73e e5ce3c61
pub const WW_358: Power = TODO;

/// # Handy
///
/// `WW_358e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_358e todo 5340494d 07e84a45
pub const WW_358e: Power = TODO;

/// # Crop Rotation
///
/// `WW_368` · Death Knight spell · 3 mana
///
/// > Summon four 1/1 Undead with **Rush** that die at the end of turn.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Cost Unholy
/// - Refers to: Rush
/// - Tokens: Gnome on the Range [`WW_368t`]
///
/// State: Todo
//~ WW_368 todo 9faa220b e40c26d5
pub const WW_368: Power = TODO;

/// # Gnome on the Range
///
/// `WW_368t` · Death Knight minion · 1 mana · 1/1
///
/// > **Rush** At the end of your turn, this minion dies.
///
/// - Set: Showdown in the Badlands
/// - Minion type: Undead
/// - Mechanics: Rush
///
/// State: Todo
//~ WW_368t todo c6225f71 585ecb96
pub const WW_368t: Power = TODO;

/// # Reska, the Pit Boss
///
/// `WW_373` · Death Knight minion · 20 mana · 6/3
///
/// > **Rush**. Costs (1) less for each minion that died this game. **Deathrattle:** Take control of a random enemy minion.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle, Rush, Cost Frost, Cost Unholy
/// - Tags: `4128` = 1
///
/// State: Todo
//~ WW_373 todo 4325a5cd a7c6970d
pub const WW_373: Power = TODO;

/// # Corpse Farm
///
/// `WW_374` · Death Knight spell · 3 mana
///
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Mechanics: Cost Unholy, Corpse Spender
/// - Refers to: Corpse
///
/// State: Todo
//~ WW_374 todo 08a8fbbe 9df9180c
pub const WW_374: Power = TODO;
