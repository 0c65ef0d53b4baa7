//! Rogue cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 377de599

/// `DAL_366t4` · Rogue spell · 6 mana
/// > Destroy a minion. It deals its damage to adjacent minions.
///
/// State: Todo
//~ todo DAL_366t4 f3263707 1d5d2275 151d4de3.3f30fe14
#[test]
#[ignore = "todo: Turncoat Contract"]
fn DAL_366t4_turncoat_contract() {
    unwritten("DAL_366t4");
}

/// `DAL_417` · Rogue minion · 6 mana · 5/5
/// > **Battlecry:** If you control a **Lackey**, choose a fantastic treasure.
///
/// State: Todo
//~ todo DAL_417 df3958b1 c7cdd2ab 63866656.04393132
#[test]
#[ignore = "todo: Heistbaron Togwaggle"]
fn DAL_417_heistbaron_togwaggle() {
    unwritten("DAL_417");
}

/// `DAL_719` · Rogue minion · 7 mana · 6/6
/// > Whenever you shuffle a card into your deck, add a copy to your hand.
///
/// State: Todo
//~ todo DAL_719 fe32fc72 792e6198 80278786.ac1b07ab
#[test]
#[ignore = "todo: Tak Nozwhisker"]
fn DAL_719_tak_nozwhisker() {
    unwritten("DAL_719");
}
