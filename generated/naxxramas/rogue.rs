//! Rogue cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 486ed562

/// # Anub'ar Ambusher
/// Minion · Undead · 4 mana · 5/5
/// > **Deathrattle:** Return a random friendly minion to your hand.
//~ done FP1_026 - ca41143f.4a5ea93a 40be9e2d
pub const FP1_026: Power = deathrattle(&[return_to_hand(FRIENDLY_MINIONS.random())]);
