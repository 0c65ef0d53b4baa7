//! Mage cards of Naxxramas.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a5ed5d80

/// # Duplicate
///
/// `FP1_018` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When a friendly minion dies, put 2 copies of it into your hand.
///
/// - Set: Naxxramas · common · collectible
/// - Mechanics: Secret
///
/// State: Done
//~ done FP1_018 b85288db - 1dfda96f.460ac15a
pub const FP1_018: Power = whenever(FRIENDLY_MINIONS.die()).then(&[get(copy_of(WHO)).copies(2)]);
