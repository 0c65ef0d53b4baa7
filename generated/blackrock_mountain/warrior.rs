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
/// State: Derived
//~ derived BRM_015 ce43b590 b20aa49f 9572dab0.4710e7bd
pub const BRM_015: Power =
    spell(&[either(there_is(&YOUR_HERO.that(HEALTH.at_most(12))), &[deal(3).to(MINIONS)], &[deal(1).to(MINIONS)])]);

/// # Axe Flinger
///
/// `BRM_016` · Warrior minion · 4 mana · 2/6
///
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
///
/// - Set: Blackrock Mountain · common · collectible
///
/// State: Derived
//~ derived BRM_016 3a4107dd 1699ac67 0da988c7.d679d2c9
pub const BRM_016: Power = whenever(THIS.takes_damage(CARD)).then(&[deal(2).to(ENEMY_HERO)]);
