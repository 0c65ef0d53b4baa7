//! Priest cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 59dd3357

/// `BOT_258` · Priest minion · 6 mana · 5/5
/// > **Deathrattle:** If you've cast any spells on this minion, resummon it.
///
/// State: Todo
//~ todo BOT_258 c72d247f 5742744c c7b84af2.ecb65639
#[test]
#[ignore = "todo: Zerek, Master Cloner"]
fn BOT_258_zerek_master_cloner() {
    unwritten("BOT_258");
}

/// `BOT_558` · Priest minion · 1 mana · 0/2
/// > **Deathrattle:** Shuffle any spells you cast on this minion into your deck.
///
/// State: Todo
//~ todo BOT_558 b5d7bc2b 7a2597f2 83db5ecd.eb8777b6
#[test]
#[ignore = "todo: Test Subject"]
fn BOT_558_test_subject() {
    unwritten("BOT_558");
}

/// `BOT_558_puzzle` · Priest minion · 1 mana · 0/2
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// State: Todo
//~ todo BOT_558_puzzle ce47de23 1cf14252 adfd0260.f8443c58
#[test]
#[ignore = "todo: Test Subject"]
fn BOT_558_puzzle_test_subject() {
    unwritten("BOT_558_puzzle");
}

/// `BOT_566` · Priest minion · 5 mana · 4/6
/// > **Deathrattle** minions you play cost (3) less, but die at the end of the turn.
///
/// State: Todo
//~ todo BOT_566 92d501fa f4fdd1a1 18de1846.92f54e60
#[test]
#[ignore = "todo: Reckless Experimenter"]
fn BOT_566_reckless_experimenter() {
    unwritten("BOT_566");
}
