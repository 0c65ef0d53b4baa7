//! Rogue cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea487430

/// Secret Passage · Spell · 2 mana · Replace your hand with 4 cards from your deck. Swap back next turn.
//~ done SCH_305 - 7c5e84f9 -
#[test]
fn SCH_305_secret_passage() {
    check! { Rogue:
        Give("CS2_029"), DeckOf(&["CS2_200", "CS2_172", "CS2_231", "CS2_231", "CS2_182"]), Play("SCH_305", Nothing),
        HandCount(Mine, 4), DeckCount(Mine, 1), Is(InHand(0), "CS2_182"), Play("CS2_231", Nothing), Give("CS2_106"),
        EndTurn, HandCount(Mine, 4), EndTurn, In(Nth(0), Zone::Hand), HandCount(Mine, 3), DeckCount(Mine, 3),
        Is(InHand(0), "CS2_106"),
    }
    // The four cards are not drawn: Chromaggus does not see them.
    check! { Rogue:
        Friend("BRM_031"), DeckOf(&["CS2_200", "CS2_172", "CS2_231", "CS2_182"]), Play("SCH_305", Nothing),
        HandCount(Mine, 4), DeckCount(Mine, 0),
    }
    // Of two in a turn both are swapped back: the first hand is there, and what came from the deck is in the deck.
    check! { Rogue:
        Give("CS2_029"), DeckOf(&["CS2_200"; 9]), Play("SCH_305", Nothing), Play("SCH_305", Nothing),
        HandCount(Mine, 4), DeckCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 2), DeckCount(Mine, 8),
        Is(InHand(0), "CS2_029"),
    }
}

/// Secret Passage Dummy · Spell · 0 mana · Dummy Hook Up SCH 305e3
//~ todo SCH_305d 8c9e7e77 2863f1a5 -
#[test]
#[ignore = "todo: Secret Passage Dummy"]
fn SCH_305d_secret_passage_dummy() {
    unwritten("SCH_305d");
}

/// Plagiarize · Spell · 2 mana · **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
//~ done SCH_706 - 13540d40 -
#[test]
fn SCH_706_plagiarize() {
    check! { Rogue:
        Play("SCH_706", Nothing), EndTurn, EndTurn, HandCount(Mine, 1), EndTurn, Play("CS2_231", Nothing),
        Play("CS2_182", Nothing), HandCount(Mine, 1), EndTurn, HandCount(Mine, 4), Is(InHand(1), "CS2_231"),
        Is(InHand(2), "CS2_182"),
    }
    check! { Rogue:
        Play("SCH_706", Nothing), EndTurn, EndTurn, EndTurn, Play("CS2_231", Nothing), EndTurn, HandCount(Mine, 3),
    }
}
