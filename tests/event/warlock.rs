//! Warlock cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Treasure Fiend
///
/// `BE_EVENT_103` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw two cards. After you play one, discard the other.
///
/// State: Todo
//~ BE_EVENT_103 todo 32fd9b39 4ee61fbb
#[test]
#[ignore = "todo: BE_EVENT_103 Treasure Fiend"]
fn BE_EVENT_103_treasure_fiend() {
    check(CardClass::Warlock, &[Give("BE_EVENT_103"), Cost("BE_EVENT_103", 2), Stats("BE_EVENT_103", 2, 2), Unwritten]);
}

/// # Destructive Phoenix
///
/// `CATA_EVENT_001` · Warlock minion · 4 mana · 5/5
///
/// > **Battlecry:** Choose a card in your hand to set on fire. In 3 turns, discard it and summon a copy of this.
///
/// State: Todo
//~ CATA_EVENT_001 todo 73b3bb4c ea218ae8
#[test]
#[ignore = "todo: CATA_EVENT_001 Destructive Phoenix"]
fn CATA_EVENT_001_destructive_phoenix() {
    check(
        CardClass::Warlock,
        &[Give("CATA_EVENT_001"), Cost("CATA_EVENT_001", 4), Stats("CATA_EVENT_001", 5, 5), Unwritten],
    );
}
