//! Warlock cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0516ca71

/// # Treasure Fiend
///
/// `BE_EVENT_103` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw two cards. After you play one, discard the other.
///
/// State: Todo
//~ todo BE_EVENT_103 d537051a 8a97b9c0 764aa025.e17525f2
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
//~ todo CATA_EVENT_001 16daec37 0d5b1f4d 215b0725.b31f2754
#[test]
#[ignore = "todo: CATA_EVENT_001 Destructive Phoenix"]
fn CATA_EVENT_001_destructive_phoenix() {
    check(
        CardClass::Warlock,
        &[Give("CATA_EVENT_001"), Cost("CATA_EVENT_001", 4), Stats("CATA_EVENT_001", 5, 5), Unwritten],
    );
}
