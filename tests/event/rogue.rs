//! Rogue cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Deadly Bribe
///
/// `CATA_EVENT_402` · Rogue spell · 3 mana
///
/// > Destroy a minion and give your opponent a Coin. **Combo:** You get one too.
///
/// State: Todo
//~ CATA_EVENT_402 todo d724a0f7 38abd598
#[test]
#[ignore = "todo: CATA_EVENT_402 Deadly Bribe"]
fn CATA_EVENT_402_deadly_bribe() {
    check(CardClass::Rogue, &[Give("CATA_EVENT_402"), Cost("CATA_EVENT_402", 3), Unwritten]);
}
