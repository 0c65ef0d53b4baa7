//! Warrior cards of Blackrock Mountain.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b5ff30e9

/// # Revenge
/// Spell · 2 mana
/// > Deal $1 damage to all minions. If you have 12 or less Health, deal $3 damage instead.
//~ derived BRM_015 b20aa49f 7846e7ae.4710e7bd 9e8a0031
pub const BRM_015: Power =
    spell(&[either(there_is(&YOUR_HERO.that(HEALTH.at_most(12))), &[deal(3).to(MINIONS)], &[deal(1).to(MINIONS)])]);

/// # Axe Flinger
/// Minion · 4 mana · 2/6
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
//~ derived BRM_016 f26ee61f 59ecc571.d679d2c9 6493cba6
pub const BRM_016: Power = whenever(THIS.takes_damage_from(CARD)).then(&[deal(2).to(ENEMY_HERO)]);
