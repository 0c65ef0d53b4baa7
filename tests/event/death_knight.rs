//! Death Knight cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3add53f8

/// Arrival of the Old Gods · Spell · Shadow · 5 mana · Draw 2 minions. Refresh 5 Mana Crystals. You can only play minions for the rest of the turn.
//~ done BE_EVENT_100 - dc17b384 -
#[test]
fn BE_EVENT_100_arrival_of_the_old_gods() {
    check! { DeathKnight:
        EmptyDeck(Mine), OnTop("CS2_200"), OnTop("CS2_172"), OnTop("CS2_029"), Give("CS2_025"),
        Play("BE_EVENT_100", Nothing), HandCount(Mine, 3), Mana(10), DeckCount(Mine, 1), Unplayable("CS2_025"),
        Play("CS2_172", Nothing), Play("CS2_200", Nothing), EndTurn, EndTurn, Play("CS2_025", Nothing),
    }
}
