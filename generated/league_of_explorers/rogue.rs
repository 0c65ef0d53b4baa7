//! Rogue cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0ecaee9d

/// # Pit Snake
///
/// `LOE_010` · Rogue minion · 1 mana · 2/1
///
/// > **Poisonous**
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous
///
/// State: Vanilla
//~ vanilla LOE_010 cccaa852 7fb57633 4594a42a.2574dcf7
pub const LOE_010: Power = VANILLA;

/// # Tomb Pillager
///
/// `LOE_012` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Get a Coin.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Tokens: The Coin [`GAME_005`](crate::core::neutral::GAME_005)
///
/// State: Done
//~ done LOE_012 fa7ec29a - 2c95c6a4.49fa79bf
pub const LOE_012: Power = deathrattle(&[get(card("GAME_005"))]);

/// # Unearthed Raptor
///
/// `LOE_019` · Rogue minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
///
/// - Set: The League of Explorers · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Tags: `2542` = 1
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
/// - Target: "Gain a Deathrattle."
/// - Enchantments: Unearthed Raptor [`LOE_019e`]
/// - Tokens: Map to the Golden Monkey [`LOE_019t`], Golden Monkey [`LOE_019t2`]
///
/// State: Derived
//~ derived LOE_019 5ee49d17 e3d59d9b 038e0f9e.e097fb3d
pub const LOE_019: Power = battlecry(&[with_each(A_FRIENDLY_MINION), gain_deathrattle_of(IT)]);

/// # Unearthed Raptor
///
/// `LOE_019e` · Rogue enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ todo LOE_019e 5b0e23fd 16fba6fc b0ead0ca.d40e27b6
pub const LOE_019e: Power = TODO;

/// # Map to the Golden Monkey
///
/// `LOE_019t` · Neutral spell · 2 mana
///
/// > Shuffle the Golden Monkey into your deck. Draw a card.
///
/// - Set: The League of Explorers
/// - Tokens: Golden Monkey [`LOE_019t2`]
///
/// State: Todo
//~ todo LOE_019t d724488e b6f171ec 2209c467.af34adeb
pub const LOE_019t: Power = TODO;

/// # Golden Monkey
///
/// `LOE_019t2` · Neutral minion · 4 mana · 6/6
///
/// > **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// - Set: The League of Explorers
/// - Mechanics: Taunt, Battlecry
///
/// State: Todo
//~ todo LOE_019t2 f58ba982 0a200362 9bcfbe90.96e75215
pub const LOE_019t2: Power = TODO;
