//! Mage cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 90172047

/// `BE_250` · Mage spell · Arcane · 2 mana
/// > Move all spells in your deck to the top. You can pick to draw from the top or bottom each turn.
///
/// State: Todo
//~ todo BE_250 f66f6b57 e5277610 798aa439.eb7e33dc
#[test]
#[ignore = "todo: Discs of Norgannon"]
fn BE_250_discs_of_norgannon() {
    unwritten("BE_250");
}

/// `BE_250t` · Mage spell · 0 mana
/// > Draw from the top of your deck.
///
/// State: Todo
//~ todo BE_250t 2046b813 a150e290 5c129f56.ce22998f
#[test]
#[ignore = "todo: Leave the Discs"]
fn BE_250t_leave_the_discs() {
    unwritten("BE_250t");
}

/// `BE_250t2` · Mage spell · 0 mana
/// > Draw from the bottom of your deck.
///
/// State: Todo
//~ todo BE_250t2 afcb01fc bbc20237 e5e85dca.6e4b6cc4
#[test]
#[ignore = "todo: Shift the Discs"]
fn BE_250t2_shift_the_discs() {
    unwritten("BE_250t2");
}

/// `BE_254` · Mage minion · 10 mana · 10/10
/// > **Frozen** until you spend 15 Mana on spells. *(@ left!)*
///
/// State: Todo
//~ todo BE_254 f6960a84 c5f2b994 1300606b.b5ecc58e
#[test]
#[ignore = "todo: Colossus of the Cold"]
fn BE_254_colossus_of_the_cold() {
    unwritten("BE_254");
}

/// `BE_257` · Mage spell · Frost · 2 mana
/// > **Assemble** a Mage minion. At the end of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ todo BE_257 6bf45df2 ed7df340 bdcee26e.a18ac0b8
#[test]
#[ignore = "todo: Thaw From Ice"]
fn BE_257_thaw_from_ice() {
    unwritten("BE_257");
}

/// `BE_259` · Mage minion · 6 mana · 5/5
/// > **Battlecry:** Summon two 10/10 Constructs. They are **Frozen** until you spend 15 Mana on spells.
///
/// State: Todo
//~ todo BE_259 b225dfa7 2fd202e8 96d76eee.9ba2890d
#[test]
#[ignore = "todo: Isiset"]
fn BE_259_isiset() {
    unwritten("BE_259");
}
