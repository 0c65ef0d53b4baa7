//! Death Knight cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3add53f8

/// `BE_EVENT_100` · Death Knight spell · Shadow · 5 mana
/// > Draw 2 minions. Refresh 5 Mana Crystals. You can only play minions for the rest of the turn.
///
/// State: Todo
//~ todo BE_EVENT_100 a0c18927 e3180f03 7817504e.6edc3afd
#[test]
#[ignore = "todo: Arrival of the Old Gods"]
fn BE_EVENT_100_arrival_of_the_old_gods() {
    unwritten("BE_EVENT_100");
}
