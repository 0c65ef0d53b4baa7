//! Rogue cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 05b9dd59

/// # Deadly Bribe
///
/// `CATA_EVENT_402` · Rogue spell · 3 mana
///
/// > Destroy a minion and give your opponent a Coin. **Combo:** You get one too.
///
/// State: Todo
//~ todo CATA_EVENT_402 e7425c6c 0d69d7b1 1d2817af.0d9fc992
#[test]
#[ignore = "todo: CATA_EVENT_402 Deadly Bribe"]
fn CATA_EVENT_402_deadly_bribe() {
    check(CardClass::Rogue, &[Give("CATA_EVENT_402"), Cost("CATA_EVENT_402", 3), Unwritten]);
}
