//! Priest cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d5086da

/// Raza the Chained · Minion · 5 mana · 5/5 · **Battlecry:** If your deck has no duplicates, your Hero Power costs (0) this game.
//~ todo CFM_020 46835253 67eb5360 -
#[test]
#[ignore = "todo: Raza the Chained"]
fn CFM_020_raza_the_chained() {
    unwritten("CFM_020");
}

/// Potion of Madness · Spell · Shadow · 1 mana · Gain control of an enemy minion with 2 or less Attack until end of turn.
//~ todo CFM_603 b1e349a5 5163a5ea -
#[test]
#[ignore = "todo: Potion of Madness"]
fn CFM_603_potion_of_madness() {
    unwritten("CFM_603");
}
