//! Warrior cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7d952c8a

/// # Baleful Blazer
/// Minion · Elemental · 3 mana · 4/3
/// > **Battlecry:** If you've played a Fire spell this turn, destroy a minion.
//~ derived CATA_EVENT_002 c930f7da fc9a7139.0bf5c0b5 208a55c6
pub const CATA_EVENT_002: Power =
    battlecry(&[destroy(A_MINION)]).when(has_done(1, &CARDS_YOU_PLAYED_THIS_TURN.that(school(SpellSchool::Fire))));
