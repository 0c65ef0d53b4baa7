//! Priest cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d59470a

/// `DAL_011` · Priest spell · Shadow · 0 mana
/// > Reduce the Attack of an enemy minion by @ until your next turn. *(Upgrades each turn!)*
///
/// State: Todo
//~ todo DAL_011 f7cd9fae 414808a4 f8e64b61.e703c086
#[test]
#[ignore = "todo: Lazul's Scheme"]
fn DAL_011_lazuls_scheme() {
    unwritten("DAL_011");
}

/// `DAL_721` · Priest minion · 7 mana · 6/8
/// > At the end of your turn, resurrect another friendly Undead minion.
///
/// State: Todo
//~ todo DAL_721 4d51d732 437926c6 81075fa6.a8d75bb6
#[test]
#[ignore = "todo: Catrina Muerte"]
fn DAL_721_catrina_muerte() {
    unwritten("DAL_721");
}

/// `DAL_723` · Priest spell · Shadow · 0 mana
/// > Spend all your Mana. Destroy a minion with that much Attack or less.
///
/// State: Todo
//~ todo DAL_723 69fdbd3b 8636760c 695a1048.312fff90
#[test]
#[ignore = "todo: Forbidden Words"]
fn DAL_723_forbidden_words() {
    unwritten("DAL_723");
}
