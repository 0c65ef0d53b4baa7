//! Priest cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d5086da

/// `CFM_020` · Priest minion · 5 mana · 5/5
/// > **Battlecry:** If your deck has no duplicates, your Hero Power costs (0) this game.
///
/// State: Todo
//~ todo CFM_020 d9b6e0ce 46835253 117615a8.cdd2470b
#[test]
#[ignore = "todo: Raza the Chained"]
fn CFM_020_raza_the_chained() {
    unwritten("CFM_020");
}

/// `CFM_603` · Priest spell · Shadow · 1 mana
/// > Gain control of an enemy minion with 2 or less Attack until end of turn.
///
/// State: Todo
//~ todo CFM_603 6ff59594 b1e349a5 1acfd72b.66ce0041
#[test]
#[ignore = "todo: Potion of Madness"]
fn CFM_603_potion_of_madness() {
    unwritten("CFM_603");
}
