//! Demon Hunter cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2f3a0a63

/// `JAIL_EVENT_101` · Demon Hunter spell · Shadow · 2 mana
/// > Your Hero Power becomes 'Collapsing Star'. If it already is, increase its damage by 1.
///
/// State: Todo
//~ todo JAIL_EVENT_101 bc78fbca 7eb84b06 e804f0f7.a93130ae
#[test]
#[ignore = "todo: Soul Immolation"]
fn JAIL_EVENT_101_soul_immolation() {
    unwritten("JAIL_EVENT_101");
}
