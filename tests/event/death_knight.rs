//! Death Knight cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3add53f8

/// Arrival of the Old Gods · Spell · Shadow · 5 mana · Draw 2 minions. Refresh 5 Mana Crystals. You can only play minions for the rest of the turn.
//~ todo BE_EVENT_100 e3180f03 dc17b384 -
#[test]
#[ignore = "todo: Arrival of the Old Gods"]
fn BE_EVENT_100_arrival_of_the_old_gods() {
    unwritten("BE_EVENT_100");
}
