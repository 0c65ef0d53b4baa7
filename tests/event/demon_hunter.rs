//! Demon Hunter cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Soul Immolation
///
/// `JAIL_EVENT_101` · Demon Hunter spell · Shadow · 2 mana
///
/// > Your Hero Power becomes 'Collapsing Star'. If it already is, increase its damage by 1.
///
/// State: Todo
//~ JAIL_EVENT_101 todo c0d4fb92 030d9e26
#[test]
#[ignore = "todo: JAIL_EVENT_101 Soul Immolation"]
fn JAIL_EVENT_101_soul_immolation() {
    check(CardClass::DemonHunter, &[Give("JAIL_EVENT_101"), Cost("JAIL_EVENT_101", 2), Unwritten]);
}
