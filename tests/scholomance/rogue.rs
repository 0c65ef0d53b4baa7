//! Rogue cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea487430

/// Secret Passage · Spell · 2 mana · Replace your hand with 4 cards from your deck. Swap back next turn.
//~ todo SCH_305 acd545b6 7c5e84f9 -
#[test]
#[ignore = "todo: Secret Passage"]
fn SCH_305_secret_passage() {
    unwritten("SCH_305");
}

/// Secret Passage Dummy · Spell · 0 mana · Dummy Hook Up SCH 305e3
//~ todo SCH_305d 8c9e7e77 2863f1a5 -
#[test]
#[ignore = "todo: Secret Passage Dummy"]
fn SCH_305d_secret_passage_dummy() {
    unwritten("SCH_305d");
}

/// Plagiarize · Spell · 2 mana · **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
//~ todo SCH_706 ebb99cc0 13540d40 -
#[test]
#[ignore = "todo: Plagiarize"]
fn SCH_706_plagiarize() {
    unwritten("SCH_706");
}
