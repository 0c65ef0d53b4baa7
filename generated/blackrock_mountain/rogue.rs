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
/// State: Derived
//~ derived BRM_007 653912a0 c276a73c 98d0e527.0eac10b0
pub const BRM_007: Power = spell(&[with_each(A_MINION), shuffle(copy_of(IT)).copies(3)]);

/// # Dark Iron Skulker
///
/// `BRM_008` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry:** Deal 2 damage to all undamaged enemy minions.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BRM_008 89807c79 f4aa4aaa e0e643ac.6ba1c214
pub const BRM_008: Power = battlecry(&[deal(2).to(ENEMY_MINIONS.that(UNDAMAGED))]);
