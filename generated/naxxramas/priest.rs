//! Priest cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 10b7e701

/// # Dark Cultist
/// Minion · 3 mana · 3/4
/// > **Deathrattle:** Give a random friendly minion +3 Health.
/// - Makes: Power of the Ziggurat [`FP1_023e`] ("\+3 Health.")
//~ done FP1_023 - 05841e04.1da23aab 56d72f5e.4a5e13c6
pub const FP1_023: Power = deathrattle(&[attach("FP1_023e").to(FRIENDLY_MINIONS.random())]);

/// # Power of the Ziggurat
/// Enchantment
/// > \+3 Health.
//~ derived FP1_023e 386cdb13 d522ad72.539c4322 f2804dc5
pub const FP1_023e: Power = enchant(&[HEALTH.plus(3)]);
