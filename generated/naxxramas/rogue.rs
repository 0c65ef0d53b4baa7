//! Rogue cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
/// State: Todo
//~ FP1_026 todo 406438fb 6e4ddde2
pub const FP1_026: Power = TODO;
