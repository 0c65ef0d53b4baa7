//! Hunter cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 04e6e032

/// # Webspinner
/// Minion · Beast · 1 mana · 1/1
/// > **Deathrattle:** Get a random Beast.
//~ done FP1_011 - 5533a85b.9c8873b4 f8b97762
pub const FP1_011: Power = deathrattle(&[get(random(BEAST))]);
