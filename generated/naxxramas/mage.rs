//! Mage cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Duplicate
///
/// `FP1_018` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When a friendly minion dies, put 2 copies of it into your hand.
///
/// - Set: Naxxramas · common · collectible
/// - Mechanics: Secret
///
/// State: Todo
//~ FP1_018 todo 0b4ea419 ac9084d0
pub const FP1_018: Power = TODO;
