//! Mage cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e8ce6753

/// Arrival of the Titans · Spell · Arcane · 6 mana · Draw 2 spells. Refresh 6 Mana Crystals. You can only play spells for the rest of the turn.
//~ done BE_EVENT_101 - 93bfda9f -
#[test]
fn BE_EVENT_101_arrival_of_the_titans() {
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_025"), OnTop("CS2_029"), OnTop("CS2_182"), Give("CS2_172"),
        Play("BE_EVENT_101", Nothing), HandCount(Mine, 3), Mana(10), DeckCount(Mine, 2), Unplayable("CS2_172"),
        Play("CS2_025", Nothing), EndTurn, EndTurn, Play("CS2_172", Nothing),
    }
}
