//! Shaman cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c0077cde

/// `DAL_052` · Shaman minion · 5 mana · 4/4
/// > **Battlecry:** Transform into a 4/4 copy of a different minion in your deck.
///
/// State: Todo
//~ todo DAL_052 d816afbb d19be51a 7a5b6894.a7501c9e
#[test]
#[ignore = "todo: Muckmorpher"]
fn DAL_052_muckmorpher() {
    unwritten("DAL_052");
}

/// `DAL_431` · Shaman minion · 7 mana · 5/5
/// > **Battlecry:** Add a 5/5 Horror to your hand. Teach it two Shaman spells.
///
/// State: Todo
//~ todo DAL_431 99948708 986849ca dd90f993.3298148c
#[test]
#[ignore = "todo: Swampqueen Hagatha"]
fn DAL_431_swampqueen_hagatha() {
    unwritten("DAL_431");
}

/// `DAL_431t` · Shaman minion · 5 mana · 5/5
/// > **Battlecry:** Cast {0} and {1}.
///
/// State: Todo
//~ todo DAL_431t e1418510 b3e25838 cff22866.c5aae98e
#[test]
#[ignore = "todo: Drustvar Horror"]
fn DAL_431t_drustvar_horror() {
    unwritten("DAL_431t");
}
