//! Hunter cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1642fc91

/// Hunting Mastiff · Minion · Beast · 2 mana · 2/1 · **Echo Rush**@**Echo**, **Rush**
//~ todo ICC_828t5 414389be 9234c425 -
#[test]
#[ignore = "todo: Hunting Mastiff"]
fn ICC_828t5_hunting_mastiff() {
    unwritten("ICC_828t5");
}

/// Vilebrood Skitterer · Minion · Beast · 5 mana · 1/3 · **Poisonous Rush**@**Poisonous**, **Rush**
//~ todo ICC_828t6 66356ef2 a2c9baaf -
#[test]
#[ignore = "todo: Vilebrood Skitterer"]
fn ICC_828t6_vilebrood_skitterer() {
    unwritten("ICC_828t6");
}

/// Dire Frenzy · Spell · 4 mana · Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
//~ done GIL_828 - 51a070a7 -
#[test]
fn GIL_828_dire_frenzy() {
    check! { Hunter:
        EmptyDeck(Mine), Ally("CS2_172"), Ally("CS2_182"), Give("GIL_828"), CannotTarget("GIL_828", My(1)),
        Play("GIL_828", On(My(0))), StatsNow(My(0), 6, 5), DeckCount(Mine, 3), BoardCount(Mine, 2), StatsNow(My(1), 4, 5),
        EndTurn, EndTurn, IsCard(InHand(0), "CS2_172"), StatsNow(InHand(0), 6, 5), EndTurn, EndTurn, StatsNow(InHand(1), 6, 5),
        EndTurn, EndTurn, StatsNow(InHand(2), 6, 5), DeckCount(Mine, 0),
    }
    // Any Beast may be chosen; the copies are mine.
    check! { Hunter:
        Enemy("CS2_172"), Play("GIL_828", On(Their(0))), StatsNow(Their(0), 6, 5), DeckCount(Mine, 22),
        DeckCount(Theirs, 20),
    }
}
