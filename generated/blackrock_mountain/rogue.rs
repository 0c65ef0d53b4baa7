//! Rogue cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Gang Up
///
/// `BRM_007` · Rogue spell · 2 mana
///
/// > Choose a minion. Shuffle 3 copies of it into your deck.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ BRM_007 todo 1245cac3 83d3fad3
pub const BRM_007: Power = TODO;

/// # Dark Iron Skulker
///
/// `BRM_008` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BRM_008 todo 2db6aa0f 04a2fb36
pub const BRM_008: Power = TODO;
