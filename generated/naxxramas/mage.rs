//! Mage cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 14a53809

/// # Duplicate
/// Spell · Arcane · 3 mana
/// > **Secret:** When a friendly minion dies, put 2 copies of it into your hand.
//~ done FP1_018 - 646b5db5.460ac15a ae539472
pub const FP1_018: Power = whenever(FRIENDLY_MINIONS.die()).then(&[get(copy_of(SUBJECT)).copies(2)]);
