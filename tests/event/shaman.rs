//! Shaman cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 52e0f313

/// `JAIL_EVENT_102` · Shaman spell · 3 mana
/// > Summon two 2-Cost minions for each player. Transform your minions into ones that cost (1) more.
///
/// State: Todo
//~ todo JAIL_EVENT_102 be4dc05a 2d4a07ab 971ad67c.531c7239
#[test]
#[ignore = "todo: Desperate Bribe"]
fn JAIL_EVENT_102_desperate_bribe() {
    unwritten("JAIL_EVENT_102");
}
