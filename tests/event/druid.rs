//! Druid cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Commissary Crook
///
/// `CATA_EVENT_400` · Druid minion · 3 mana · 4/3
///
/// > **Prepare Battlecry:** Spend all your Mana. Summon a random minion of that Cost.
///
/// State: Todo
//~ CATA_EVENT_400 todo 4fd0d6ea 0d4ba755
#[test]
#[ignore = "todo: CATA_EVENT_400 Commissary Crook"]
fn CATA_EVENT_400_commissary_crook() {
    check(
        CardClass::Druid,
        &[Give("CATA_EVENT_400"), Cost("CATA_EVENT_400", 3), Stats("CATA_EVENT_400", 4, 3), Unwritten],
    );
}
