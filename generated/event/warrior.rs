//! Warrior cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 73c3a5cb

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
/// State: Derived
//~ derived CATA_EVENT_002 6e6c7e2c c930f7da 45c0edf0.0bf5c0b5
pub const CATA_EVENT_002: Power =
    battlecry(&[destroy(A_MINION)]).when(has_done(1, &CARDS_YOU_PLAYED_THIS_TURN.that(school(SpellSchool::Fire))));
