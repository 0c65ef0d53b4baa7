//! Rogue cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ LOE_010 vanilla 3ae37691 da769c09
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
/// State: Todo
//~ LOE_012 todo b1e2eca4 da7278e7
pub const LOE_012: Power = TODO;

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
/// State: Todo
//~ LOE_019 todo 9fcde9d2 e2a5d350
pub const LOE_019: Power = TODO;

/// # Unearthed Raptor
///
/// `LOE_019e` · Rogue enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ LOE_019e todo cfc97e20 3438feb9
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
//~ LOE_019t todo 80efedb4 2532fa09
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
//~ LOE_019t2 todo b9fc013c 6663107a
pub const LOE_019t2: Power = TODO;
