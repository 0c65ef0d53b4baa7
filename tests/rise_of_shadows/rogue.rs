//! Rogue cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 377de599

/// Turncoat Contract · Spell · 6 mana · Destroy a minion. It deals its damage to adjacent minions.
//~ todo DAL_366t4 1d5d2275 d89a328f -
#[test]
#[ignore = "todo: Turncoat Contract"]
fn DAL_366t4_turncoat_contract() {
    unwritten("DAL_366t4");
}

/// Heistbaron Togwaggle · Minion · 6 mana · 5/5 · **Battlecry:** If you control a **Lackey**, choose a fantastic treasure.
//~ done DAL_417 - 26061aa9 -
#[test]
#[rustfmt::skip]
fn DAL_417_heistbaron_togwaggle() {
    check(CardClass::Rogue, &[
        Friend("DAL_613"), Play("DAL_417", Nothing), ChooseCard("LOOT_998l"), HandCount(Mine, 1),
        Is(InHand(0), "LOOT_998l"),
    ]);
    check(
        CardClass::Rogue,
        &[Friend("CS2_182"), Play("DAL_417", Nothing), HandCount(Mine, 0), EndTurn, HandCount(Mine, 0)],
    );
    check(CardClass::Rogue, &[Enemy("DAL_613"), Play("DAL_417", Nothing), HandCount(Mine, 0), EndTurn]);
}

/// Tak Nozwhisker · Minion · 7 mana · 6/6 · Whenever you shuffle a card into your deck, add a copy to your hand.
//~ todo DAL_719 792e6198 67ba52da -
#[test]
#[ignore = "todo: Tak Nozwhisker"]
fn DAL_719_tak_nozwhisker() {
    unwritten("DAL_719");
}
