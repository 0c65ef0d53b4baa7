//! Warrior cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7d952c8a

/// # Baleful Blazer
/// Minion · Elemental · 3 mana · 4/3
/// > **Battlecry:** If you've played a Fire spell this turn, destroy a minion.
//~ derived CATA_EVENT_002 903848b2 fc9a7139.0bf5c0b5 208a55c6
pub const CATA_EVENT_002: Power =
    battlecry(&[destroy(A_MINION)]).when(YOU.play(school(SpellSchool::Fire)).this_turn().at_least(1));
