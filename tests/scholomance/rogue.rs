//! Rogue cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea487430

/// `SCH_305` · Rogue spell · 2 mana
/// > Replace your hand with 4 cards from your deck. Swap back next turn.
///
/// State: Todo
//~ todo SCH_305 5014b203 acd545b6 9ea0767e.01c3c4db
#[test]
#[ignore = "todo: Secret Passage"]
fn SCH_305_secret_passage() {
    unwritten("SCH_305");
}

/// `SCH_305d` · Neutral spell · 0 mana
/// > Dummy Hook Up SCH 305e3
///
/// State: Todo
//~ todo SCH_305d 5078c420 8c9e7e77 49cef6ce.0aef3b3b
#[test]
#[ignore = "todo: Secret Passage Dummy"]
fn SCH_305d_secret_passage_dummy() {
    unwritten("SCH_305d");
}

/// `SCH_706` · Rogue spell · 2 mana
/// > **Secret:** At the end of your opponent's turn, add copies of the cards they played to your hand.
///
/// State: Todo
//~ todo SCH_706 1d63f20e ebb99cc0 f6e6405a.70eaa44a
#[test]
#[ignore = "todo: Plagiarize"]
fn SCH_706_plagiarize() {
    unwritten("SCH_706");
}
