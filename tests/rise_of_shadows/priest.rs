//! Priest cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d59470a

/// Lazul's Scheme · Spell · Shadow · 0 mana · Reduce the Attack of an enemy minion by @ until your next turn. *(Upgrades each turn!)*
//~ todo DAL_011 414808a4 ea129781 -
#[test]
#[ignore = "todo: Lazul's Scheme"]
fn DAL_011_lazuls_scheme() {
    unwritten("DAL_011");
}

/// Catrina Muerte · Minion · Undead · 7 mana · 6/8 · At the end of your turn, resurrect another friendly Undead minion.
//~ todo DAL_721 437926c6 079b3e0b -
#[test]
#[ignore = "todo: Catrina Muerte"]
fn DAL_721_catrina_muerte() {
    unwritten("DAL_721");
}

/// Forbidden Words · Spell · Shadow · 0 mana · Spend all your Mana. Destroy a minion with that much Attack or less.
//~ todo DAL_723 8636760c ab52e6b2 -
#[test]
#[ignore = "todo: Forbidden Words"]
fn DAL_723_forbidden_words() {
    unwritten("DAL_723");
}
