//! Paladin cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2369eae2

/// # Runi, Temporal Guardian
///
/// `TIME_EVENT_998` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Send all minions in your hand 2 turns into the future. They return with +5/+5.
///
/// State: Todo
//~ todo TIME_EVENT_998 8a6b01b3 2aa62599 8a1b0756.22224afa
#[test]
#[ignore = "todo: TIME_EVENT_998 Runi, Temporal Guardian"]
fn TIME_EVENT_998_runi_temporal_guardian() {
    check(
        CardClass::Paladin,
        &[Give("TIME_EVENT_998"), Cost("TIME_EVENT_998", 5), Stats("TIME_EVENT_998", 5, 5), Unwritten],
    );
}
