//! Paladin cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Sir Finley, the Intrepid
///
/// `DEEP_007` · Multi-class minion · 3 mana · 2/3
///
/// > **Battlecry**: If you've **Excavated** twice, transform all enemy minions into 1/1 Murlocs.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Murloc
/// - Classes: Paladin, Shaman
/// - Mechanics: Battlecry, Excavate
/// - Tokens: Murloc Tinyfin [`CORE_LOEA10_3`](crate::core_hidden::neutral::CORE_LOEA10_3)
///
/// State: Todo
//~ DEEP_007 todo 622dc5eb 115d41ac
pub const DEEP_007: Power = TODO;

/// # Shroomscavate
///
/// `DEEP_018` · Multi-class spell · 2 mana
///
/// > Give a minion **Divine Shield**. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Classes: Paladin, Shaman
/// - Mechanics: Excavate
/// - Refers to: Divine Shield
///
/// State: Todo
//~ DEEP_018 todo 5f049e2d 670b1cf4
pub const DEEP_018: Power = TODO;

/// # Fossilized Kaleidosaur
///
/// `DEEP_033` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Gain two random **Bonus Effects**. **Excavate** a treasure.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry, Excavate
/// - Refers to: Bonus Effects
/// - Tags: `2534` = 1
///
/// State: Todo
//~ DEEP_033 todo eb506b79 927bd23b
pub const DEEP_033: Power = TODO;

/// # The Azerite Dragon
///
/// `DEEP_999t4` · Paladin minion · 4 mana · 5/5
///
/// > **Battlecry:** Give all other minions in your hand, deck, and battlefield +3/+3.
///
/// - Set: Showdown in the Badlands · legendary
/// - Minion type: Elemental, Dragon
/// - Mechanics: Battlecry
/// - Tags: `2523` = 1, `2823` = 1
/// - Enchantments: Azerite Sheen [`DEEP_999t4e`]
///
/// State: Todo
//~ DEEP_999t4 todo 74114569 840999e9
pub const DEEP_999t4: Power = TODO;

/// # Azerite Sheen
///
/// `DEEP_999t4e` · Paladin enchantment
///
/// > +3/+3.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ DEEP_999t4e todo 9c36dfcb 774823e4
pub const DEEP_999t4e: Power = TODO;

/// # Showdown!
///
/// `WW_051` · Paladin spell · 2 mana
///
/// > Both players summon three 3/3 Outlaws. Give yours **Rush**.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Refers to: Rush
/// - Tokens: Outlaw [`WW_051t`]
///
/// State: Todo
//~ WW_051 todo 05f5ab5b e9251fc1
pub const WW_051: Power = TODO;

/// # Outlaw
///
/// `WW_051t` · Paladin minion · 3 mana · 3/3
///
/// - Set: Showdown in the Badlands
///
/// State: Vanilla
//~ WW_051t vanilla 45860e12 1e4c31ea
pub const WW_051t: Power = VANILLA;

/// # Holy Cowboy
///
/// `WW_335` · Paladin minion · 3 mana · 4/3
///
/// > **Battlecry:** Your next Holy spell costs (2) less.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Holy Cowboy [`WW_335e`]
///
/// State: Todo
//~ WW_335 todo b96da4ca 0c67fad5
pub const WW_335: Power = TODO;

/// # Holy Cowboy
///
/// `WW_335e` · Paladin enchantment
///
/// > Your next Holy spell costs (2) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_335e todo 00494d6d e9e259c0
pub const WW_335e: Power = TODO;

/// # Prismatic Beam
///
/// `WW_336` · Paladin spell · 7 mana
///
/// > Deal $3 damage to all enemies. Costs (1) less for each enemy minion.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Todo
//~ WW_336 todo cdd1ea4a 66091619
pub const WW_336: Power = TODO;

/// # Spirit of the Badlands
///
/// `WW_337` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** If your deck started with no duplicates, get a *permanent* Mirage.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Enchantments: Mirage [`WW_337e`]
/// - Tokens: Mirage [`WW_337t`]
///
/// State: Todo
//~ WW_337 todo 2dfed6ab 52443b72
pub const WW_337: Power = TODO;

/// # Mirage
///
/// `WW_337e` · Paladin enchantment
///
/// > Transforming into minions in your deck.
///
/// - Set: Showdown in the Badlands
/// - Tags: `DEFINING_ENCHANTMENT` = 101422
///
/// State: Todo
//~ WW_337e todo f8747efc acf15afe
pub const WW_337e: Power = TODO;

/// # Mirage
///
/// `WW_337t` · Paladin spell · 0 mana
///
/// > At the start of your turn, transform into a copy of a minion in your deck. *(This stays in your hand.)*
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Shifting Spell
///
/// State: Todo
//~ WW_337t todo cea5a0aa cdefd253
pub const WW_337t: Power = TODO;

/// # Deputization Aura
///
/// `WW_341` · Paladin spell · Holy · 3 mana
///
/// > Your left-most minion has +2 Attack and **Lifesteal**. Lasts @ turns.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Objective, Objective Aura, Paladin Aura
/// - Refers to: Lifesteal
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3, `QUEST_PROGRESS_TOTAL` = 3, `1724` = 1
/// - Enchantments: My Favorite Deputy [`WW_341e`]
///
/// State: Todo
//~ WW_341 todo 119332d3 d9a43e6a
pub const WW_341: Power = TODO;

/// # My Favorite Deputy
///
/// `WW_341e` · Paladin enchantment
///
/// > +2 Attack and **Lifesteal**.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_341e todo 8de7ae27 0c6f9f25
pub const WW_341e: Power = TODO;

/// # Lawful Longarm
///
/// `WW_342` · Paladin minion · 5 mana · 1/5
///
/// > **Rush**, **Lifesteal Battlecry:** Gain +1 Attack for each card in your hand.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry, Lifesteal, Rush
/// - Enchantments: Law Abiding [`WW_342e`]
///
/// State: Todo
//~ WW_342 todo 269b44e0 824c4306
pub const WW_342: Power = TODO;

/// # Law Abiding
///
/// `WW_342e` · Paladin enchantment
///
/// > +1 Attack.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_342e todo a4c314f2 85f15348
pub const WW_342e: Power = TODO;

/// # Hi Ho Silverwing
///
/// `WW_344` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Draw a Holy spell.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Divine Shield, Deathrattle
///
/// State: Todo
//~ WW_344 todo cf65a7ae bc8a4128
pub const WW_344: Power = TODO;

/// # The Badlands Bandits
///
/// `WW_345` · Paladin spell · 6 mana
///
/// > Get eight 3/2 Bandits with **Bonus Effects**. Any that can't fit in your hand are summoned instead.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Refers to: Bonus Effects
/// - Tokens: Crusty [`WW_345t1`], Rusty [`WW_345t2`], Sandy Red [`WW_345t3`], Pearly [`WW_345t4`], Surly [`WW_345t5`], Dusty [`WW_345t6`], Moe [`WW_345t7`], Burly [`WW_345t8`]
///
/// State: Todo
//~ WW_345 todo 3809d389 990de3e0
pub const WW_345: Power = TODO;

/// # Crusty
///
/// `WW_345t1` · Paladin minion · 2 mana · 3/2
///
/// > **Divine Shield**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Divine Shield
///
/// State: Vanilla
//~ WW_345t1 vanilla 029f26a6 62421a02
pub const WW_345t1: Power = VANILLA;

/// # Rusty
///
/// `WW_345t2` · Paladin minion · 2 mana · 3/2
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ WW_345t2 vanilla 49d1a592 e898dc06
pub const WW_345t2: Power = VANILLA;

/// # Sandy Red
///
/// `WW_345t3` · Paladin minion · 2 mana · 3/2
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Rush
///
/// State: Vanilla
//~ WW_345t3 vanilla a1fab241 e2cd3475
pub const WW_345t3: Power = VANILLA;

/// # Pearly
///
/// `WW_345t4` · Paladin minion · 2 mana · 3/2
///
/// > **Windfury**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Windfury
///
/// State: Vanilla
//~ WW_345t4 vanilla 28af0732 a8d76138
pub const WW_345t4: Power = VANILLA;

/// # Surly
///
/// `WW_345t5` · Paladin minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ WW_345t5 vanilla d832d0bc 2b2da6a8
pub const WW_345t5: Power = VANILLA;

/// # Dusty
///
/// `WW_345t6` · Paladin minion · 2 mana · 3/2
///
/// > **Poisonous**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ WW_345t6 vanilla ab171f0a 9da75fc5
pub const WW_345t6: Power = VANILLA;

/// # Moe
///
/// `WW_345t7` · Paladin minion · 2 mana · 3/2
///
/// > **Lifesteal**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ WW_345t7 vanilla bbffda45 b1f947e0
pub const WW_345t7: Power = VANILLA;

/// # Burly
///
/// `WW_345t8` · Paladin minion · 2 mana · 3/2
///
/// > **Reborn**
///
/// - Set: Showdown in the Badlands
/// - Mechanics: Reborn
///
/// State: Vanilla
//~ WW_345t8 vanilla e75fa46a f481453c
pub const WW_345t8: Power = VANILLA;

/// # Lay Down the Law
///
/// `WW_365` · Paladin spell · Holy · 2 mana
///
/// > **Tradeable** Set a minion's Attack and Health to 1. **Quickdraw:** Then deal $1 damage to it.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Mechanics: Tradeable, Deck Action Cost, Quickdraw
/// - Enchantments: Justice Dispensed [`WW_365e`]
///
/// State: Todo
//~ WW_365 todo 6d9a448f d2903561
pub const WW_365: Power = TODO;

/// # Justice Dispensed
///
/// `WW_365e` · Paladin enchantment
///
/// > 1/1.
///
/// - Set: Showdown in the Badlands
///
/// State: Todo
//~ WW_365e todo 5f4930e0 7884748c
pub const WW_365e: Power = TODO;

/// # Living Horizon
///
/// `WW_366` · Paladin minion · 10 mana · 4/6
///
/// > **Taunt**, **Divine Shield** Costs (1) less for each other card in your hand.
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt, Divine Shield
///
/// State: Todo
//~ WW_366 todo c9abbba4 c44ae0f2
pub const WW_366: Power = TODO;
