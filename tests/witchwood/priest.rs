//! Priest cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2ff02ea4

/// `GIL_142` · Priest minion · 1 mana · 1/1
/// > Each turn this is in your hand, transform it into a card your opponent is holding.
///
/// State: Todo
//~ todo GIL_142 527970ae 189ee8b3 01af650d.d0c7a918
#[test]
#[ignore = "todo: Chameleos"]
fn GIL_142_chameleos() {
    unwritten("GIL_142");
}

/// `GIL_837` · Priest minion · 5 mana · 4/4
/// > **Battlecry:** If your deck has only odd-Cost cards, double the Health of your other minions.
///
/// State: Todo
//~ todo GIL_837 6dcab72c 97dbdbe4 ae008449.46f9d0f7
#[test]
#[ignore = "todo: Glitter Moth"]
fn GIL_837_glitter_moth() {
    unwritten("GIL_837");
}

/// `GIL_840` · Priest minion · 6 mana · 5/5
/// > **Battlecry:** Cast 'Inner Fire' on every minion in your deck *(set Attack equal to Health).*
///
/// State: Todo
//~ todo GIL_840 d602616e b3479790 786235e1.edfcea8a
#[test]
#[ignore = "todo: Lady in White"]
fn GIL_840_lady_in_white() {
    unwritten("GIL_840");
}
