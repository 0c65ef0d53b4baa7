//! Rogue cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

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
//~ CATA_EVENT_402 todo 9fd274e3 62e401bb
pub const CATA_EVENT_402: Power = TODO;
