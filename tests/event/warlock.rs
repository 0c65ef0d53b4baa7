//! Warlock cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0516ca71

/// Treasure Fiend · Minion · Demon · 2 mana · 2/2 · **Battlecry:** Draw two cards. After you play one, discard the other.
//~ todo BE_EVENT_103 bc3533ca 0b4d746c -
#[test]
#[ignore = "todo: Treasure Fiend"]
fn BE_EVENT_103_treasure_fiend() {
    unwritten("BE_EVENT_103");
}

/// Destructive Phoenix · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry:** Choose a card in your hand to set on fire. In 3 turns, discard it and summon a copy of this.
//~ todo CATA_EVENT_001 d400b78b 5e4b647e -
#[test]
#[ignore = "todo: Destructive Phoenix"]
fn CATA_EVENT_001_destructive_phoenix() {
    unwritten("CATA_EVENT_001");
}
