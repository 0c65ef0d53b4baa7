//! Rogue cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e51a2d41

/// # Anub'ar Ambusher
///
/// `FP1_026` · Rogue minion · 4 mana · 5/5
///
/// > **Deathrattle:** Return a random friendly minion to your hand.
///
/// - Set: Naxxramas · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Done
//~ done FP1_026 cc69a2fd - 3e44069e.4a5ea93a
pub const FP1_026: Power = deathrattle(&[return_to_hand(FRIENDLY_MINIONS.random())]);
