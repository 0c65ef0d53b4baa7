//! Warlock cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Demonwrath
///
/// `BRM_005` · Warlock spell · Fel · 3 mana
///
/// > Deal $2 damage to all minions except Demons.
///
/// - Set: Blackrock Mountain · rare · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Todo
//~ BRM_005 todo 30d02dd6 bdca039b
pub const BRM_005: Power = TODO;

/// # Imp Gang Boss
///
/// `BRM_006` · Warlock minion · 3 mana · 2/4
///
/// > Whenever this minion takes damage, summon a 1/1 Imp.
///
/// - Set: Blackrock Mountain · common · collectible
/// - Minion type: Demon
/// - Mechanics: Imp
/// - Tokens: Imp [`BRM_006t`]
///
/// State: Todo
//~ BRM_006 todo bdbb0533 a364bacd
pub const BRM_006: Power = TODO;

/// # Imp
///
/// `BRM_006t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Blackrock Mountain
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ BRM_006t vanilla 05c60767 87ef0813
pub const BRM_006t: Power = VANILLA;
