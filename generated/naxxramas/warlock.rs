//! Warlock cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0b2bfc35

/// # Voidcaller
/// Minion · Demon · 4 mana · 3/4
/// > **Deathrattle:** Put a random Demon from your hand into the battlefield.
//~ done FP1_022 - 98662cb9.314801f9 1fb9d711
pub const FP1_022: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, DEMON])).random()))]);
