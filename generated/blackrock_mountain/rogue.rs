//! Rogue cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 668d0866

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
//~ todo BRM_007 653912a0 949d2f55 98d0e527.0eac10b0
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
//~ todo BRM_008 89807c79 230a8fe4 e0e643ac.6ba1c214
pub const BRM_008: Power = TODO;
