//! Warlock cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0516ca71

/// `BE_EVENT_103` · Warlock minion · 2 mana · 2/2
/// > **Battlecry:** Draw two cards. After you play one, discard the other.
///
/// State: Todo
//~ todo BE_EVENT_103 7c6602ea bc3533ca 764aa025.e17525f2
#[test]
#[ignore = "todo: Treasure Fiend"]
fn BE_EVENT_103_treasure_fiend() {
    unwritten("BE_EVENT_103");
}

/// `CATA_EVENT_001` · Warlock minion · 4 mana · 5/5
/// > **Battlecry:** Choose a card in your hand to set on fire. In 3 turns, discard it and summon a copy of this.
///
/// State: Todo
//~ todo CATA_EVENT_001 9a6a9785 d400b78b 215b0725.b31f2754
#[test]
#[ignore = "todo: Destructive Phoenix"]
fn CATA_EVENT_001_destructive_phoenix() {
    unwritten("CATA_EVENT_001");
}
