//! Warrior cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Revenge
///
/// `BRM_015` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. If you have 12 or less Health, deal $3 damage instead.
///
/// - Set: Blackrock Mountain · rare · collectible
///
/// State: Todo
//~ BRM_015 todo 27d7baae e0bc5b58
pub const BRM_015: Power = TODO;

/// # Axe Flinger
///
/// `BRM_016` · Warrior minion · 4 mana · 2/6
///
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
///
/// - Set: Blackrock Mountain · common · collectible
///
/// State: Todo
//~ BRM_016 todo 3280ea60 81700f38
pub const BRM_016: Power = TODO;
