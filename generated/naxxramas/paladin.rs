//! Paladin cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0398eb59

/// # Avenge
/// Spell · Holy · 1 mana
/// > **Secret:** When one of your minions dies, give a random friendly minion +3/+2.
/// - Makes: Vengeance [`FP1_020e`] ("\+3/+2.")
//~ done FP1_020 - dd4c6abd.686f7f55 2072aa52.38281787
pub const FP1_020: Power = whenever(FRIENDLY_MINIONS.die())
    .when(there_is(&FRIENDLY_MINIONS))
    .then(&[attach("FP1_020e").to(FRIENDLY_MINIONS.random())]);

/// # Vengeance
/// Enchantment
/// > \+3/+2.
//~ derived FP1_020e 61d2f6f9 d522ad72.043d6e59 f4464cde
pub const FP1_020e: Power = enchant(&[plus(3, 2)]);
