//! Shaman cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 52e0f313

/// Desperate Bribe · Spell · 3 mana · Summon two 2-Cost minions for each player. Transform your minions into ones that cost (1) more.
//~ todo JAIL_EVENT_102 2d4a07ab 13bd31e5 -
#[test]
#[ignore = "todo: Desperate Bribe"]
fn JAIL_EVENT_102_desperate_bribe() {
    unwritten("JAIL_EVENT_102");
}
