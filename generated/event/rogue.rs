//! Rogue cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 86a92025

/// # Deadly Bribe
///
/// `CATA_EVENT_402` · Rogue spell · 3 mana
///
/// > Destroy a minion and give your opponent a Coin. **Combo:** You get one too.
///
/// - Set: Event · epic · collectible
/// - Mechanics: Combo
/// - Tags: `4705` = 1
///
/// State: Todo
//~ todo CATA_EVENT_402 e678713f a0fde8a2 1d2817af.0d9fc992
pub const CATA_EVENT_402: Power = TODO;
