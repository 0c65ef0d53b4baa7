//! Paladin cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2369eae2

/// Runi, Temporal Guardian · Minion · Draenei · 5 mana · 5/5 · **Battlecry:** Send all minions in your hand 2 turns into the future. They return with +5/+5.
//~ todo TIME_EVENT_998 b4c2f346 280cfbb8 -
#[test]
#[ignore = "todo: Runi, Temporal Guardian"]
fn TIME_EVENT_998_runi_temporal_guardian() {
    unwritten("TIME_EVENT_998");
}
