//! Paladin cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 79440aca

/// `BT_025` · Paladin spell · Holy · 2 mana
/// > Give a minion +1/+1 and "**Deathrattle:** Add a 'Libram of Wisdom' spell to your hand."
///
/// State: Todo
//~ todo BT_025 233b274f 31731da6 f73d075d.6db49162
#[test]
#[ignore = "todo: Libram of Wisdom"]
fn BT_025_libram_of_wisdom() {
    unwritten("BT_025");
}

/// `BT_334` · Paladin minion · 7 mana · 4/6
/// > **Battlecry:** Add a copy of each spell you cast on friendly characters this game to your hand.
///
/// State: Todo
//~ todo BT_334 861e28f7 3c6a1240 552fd9f3.d1310417
#[test]
#[ignore = "todo: Lady Liadrin"]
fn BT_334_lady_liadrin() {
    unwritten("BT_334");
}
