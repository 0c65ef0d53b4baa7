//! Warrior cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 190789ad

/// # Revenge
///
/// `BRM_015` · Warrior spell · 2 mana
///
/// > Deal $1 damage to all minions. If you have 12 or less Health, deal $3 damage instead.
///
/// - Set: Blackrock Mountain · rare · collectible
///
/// State: Todo
//~ todo BRM_015 ce43b590 c6c38365 9572dab0.4710e7bd
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
//~ todo BRM_016 3a4107dd 0a1d7519 0da988c7.d679d2c9
pub const BRM_016: Power = TODO;
