//! Warrior cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Baleful Blazer
///
/// `CATA_EVENT_002` · Warrior minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've played a Fire spell this turn, destroy a minion.
///
/// - Set: Event · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Todo
//~ CATA_EVENT_002 todo 589e18b6 9616f1cb
pub const CATA_EVENT_002: Power = TODO;
