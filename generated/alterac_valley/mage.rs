//! Mage cards of Fractured in Alterac Valley.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Shivering Sorceress
///
/// `AV_114` · Mage minion · 1 mana · 2/2
///
/// > **Battlecry:** Reduce the Cost of the highest Cost spell in your hand by (1).
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Shocking [`AV_114e`]
///
/// State: Todo
//~ AV_114 todo 325bdf31 3b600ca5
pub const AV_114: Power = TODO;

/// # Shocking
///
/// `AV_114e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_114e todo 34c00a42 2697ca4a
pub const AV_114e: Power = TODO;

/// # Amplified Snowflurry
///
/// `AV_115` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next Hero Power costs (0) and **Freezes** the target.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Freeze
/// - Enchantments: Icy [`AV_115e5`]
///
/// State: Todo
//~ AV_115 todo c7e836e6 fa5d4deb
pub const AV_115: Power = TODO;

/// # Icy
///
/// `AV_115e5` · Mage enchantment
///
/// > Your Hero Power costs (0) and **Freezes** the target.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_115e5 todo 64a7a636 ddf55efd
pub const AV_115e5: Power = TODO;

/// # Arcane Brilliance
///
/// `AV_116` · Mage spell · Arcane · 4 mana
///
/// > Add a copy of a 7, 8, 9, and 10-Cost spell in your deck to your hand.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
///
/// State: Todo
//~ AV_116 todo 005c0bca 5d18210c
pub const AV_116: Power = TODO;

/// # Magister Dawngrasp
///
/// `AV_200` · Mage hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Recast a spell from each spell school you've cast this game.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Arcane Burst [`AV_200p2`]
///
/// State: Todo
//~ AV_200 todo 875b6ce1 73879be7
pub const AV_200: Power = TODO;

/// # Arcane Burst
///
/// `AV_200p2` · Mage hero power · 2 mana
///
/// > Deal $@ damage. **Honorable Kill:** Gain +2 damage.
///
/// - Set: Fractured in Alterac Valley
/// - Mechanics: Honorable Kill
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ AV_200p2 todo 14c8031f 6b4572ca
pub const AV_200p2: Power = TODO;

/// # Siphon Mana
///
/// `AV_212` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Honorable Kill**: Reduce the Cost of spells in your hand by (1).
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Honorable Kill
/// - Enchantments: Kablow! [`AV_212e`]
///
/// State: Todo
//~ AV_212 todo 6a64793e d575013d
pub const AV_212: Power = TODO;

/// # Kablow!
///
/// `AV_212e` · Mage enchantment
///
/// > Costs (1) less.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_212e todo 1bdfb2d9 181cc0a2
pub const AV_212e: Power = TODO;

/// # Mass Polymorph
///
/// `AV_218` · Mage spell · Arcane · 7 mana
///
/// > Transform all minions into 1/1 Sheep.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
/// - Tokens: Sheep [`AV_218t`]
///
/// State: Todo
//~ AV_218 todo 033c4adc 58c11794
pub const AV_218: Power = TODO;

/// # Sheep
///
/// `AV_218t` · Mage minion · 1 mana · 1/1
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Beast
///
/// State: Vanilla
//~ AV_218t vanilla a3a01230 28a75843
pub const AV_218t: Power = VANILLA;

/// # Build a Snowman
///
/// `AV_282` · Mage spell · Frost · 3 mana
///
/// > Summon a 3/3 Snowman that **Freezes**. Add "Build a Snowbrute" to your hand.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Snowman [`AV_282t`], Build a Snowbrute [`AV_282t2`], Snowbrute [`AV_282t3`], Build a Snowgre [`AV_282t4`], Snowgre [`AV_282t5`]
///
/// State: Todo
//~ AV_282 todo b94213ee 774d9d95
pub const AV_282: Power = TODO;

/// # Snowman
///
/// `AV_282t` · Mage minion · 3 mana · 3/3
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Todo
//~ AV_282t todo f409155a 97d5d10c
pub const AV_282t: Power = TODO;

/// # Build a Snowbrute
///
/// `AV_282t2` · Mage spell · Frost · 6 mana
///
/// > Summon a 6/6 Snowbrute that **Freezes**. Add "Build a Snowgre" to your hand.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Freeze
/// - Tokens: Snowbrute [`AV_282t3`], Build a Snowgre [`AV_282t4`]
///
/// State: Todo
//~ AV_282t2 todo ba5cfd97 8fe0b08c
pub const AV_282t2: Power = TODO;

/// # Snowbrute
///
/// `AV_282t3` · Mage minion · 6 mana · 6/6
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Todo
//~ AV_282t3 todo 9f96dd29 a8cd03b8
pub const AV_282t3: Power = TODO;

/// # Build a Snowgre
///
/// `AV_282t4` · Mage spell · Frost · 9 mana
///
/// > Summon a 9/9 Snowgre that **Freezes**.
///
/// - Set: Fractured in Alterac Valley
/// - Refers to: Freeze
/// - Tokens: Snowgre [`AV_282t5`]
///
/// State: Todo
//~ AV_282t4 todo 3234e04f 5eaf092f
pub const AV_282t4: Power = TODO;

/// # Snowgre
///
/// `AV_282t5` · Mage minion · 9 mana · 9/9
///
/// > **Freeze** any character damaged by this minion.
///
/// - Set: Fractured in Alterac Valley
/// - Minion type: Elemental
/// - Mechanics: Freeze
///
/// State: Todo
//~ AV_282t5 todo 5ecf7215 41e30d6c
pub const AV_282t5: Power = TODO;

/// # Rune of the Archmage
///
/// `AV_283` · Mage spell · 9 mana
///
/// > Cast 20 Mana worth of Mage spells at enemies.
///
/// - Set: Fractured in Alterac Valley · epic · collectible
///
/// State: Todo
//~ AV_283 todo ce14a90f 7a0d7c65
pub const AV_283: Power = TODO;

/// # Balinda Stonehearth
///
/// `AV_284` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Draw 2 spells. Swap their Costs with this minion's stats.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Arcane Swap [`AV_284e`], Magical Shift [`AV_284e2`], Magical Shift [`AV_284e3`]
///
/// State: Todo
//~ AV_284 todo e0d16402 31bbeb96
pub const AV_284: Power = TODO;

/// # Arcane Swap
///
/// `AV_284e` · Mage enchantment
///
/// > Cost swapped.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_284e todo c2fdccc2 7c2caa49
pub const AV_284e: Power = TODO;

/// # Magical Shift
///
/// `AV_284e2` · Neutral enchantment
///
/// > Swapped Attack.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_284e2 todo 453c5ece 19d511cd
pub const AV_284e2: Power = TODO;

/// # Magical Shift
///
/// `AV_284e3` · Neutral enchantment
///
/// > Swapped Health.
///
/// - Set: Fractured in Alterac Valley
///
/// State: Todo
//~ AV_284e3 todo 20e5bd12 f4fef92f
pub const AV_284e3: Power = TODO;

/// # Iceblood Tower
///
/// `AV_290` · Mage spell · 10 mana
///
/// > At the end of your turn, cast another spell from your deck. Lasts 3 turns.
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Mechanics: Objective
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ AV_290 todo 0466c3c2 c118228e
pub const AV_290: Power = TODO;

/// # Deep Breath
///
/// `ONY_006` · Mage spell · Fire · 5 mana
///
/// > Deal $@ damage to a minion and its neighbors. *(Improved by number of other spells in your hand.)*
///
/// - Set: Fractured in Alterac Valley · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ ONY_006 todo 3237e7f9 de62ffa5
pub const ONY_006: Power = TODO;

/// # Haleh, Matron Protectorate
///
/// `ONY_007` · Mage minion · 8 mana · 4/12
///
/// > After you cast a spell, deal 4 damage randomly split among all enemies.
///
/// - Set: Fractured in Alterac Valley · legendary · collectible
/// - Minion type: Dragon
///
/// State: Todo
//~ ONY_007 todo f8cbbe6c d14e5db3
pub const ONY_007: Power = TODO;

/// # Drakefire Amulet
///
/// `ONY_029` · Mage spell · Fire · 10 mana
///
/// > **Tradeable Discover** 2 Dragons. Summon them.
///
/// - Set: Fractured in Alterac Valley · common · collectible
/// - Mechanics: Discover, Tradeable, Deck Action Cost
///
/// State: Todo
//~ ONY_029 todo 72980900 9c83c1f6
pub const ONY_029: Power = TODO;
