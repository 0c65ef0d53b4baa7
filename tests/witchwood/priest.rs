//! Priest cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2ff02ea4

/// Chameleos · Minion · Beast · 1 mana · 1/1 · Each turn this is in your hand, transform it into a card your opponent is holding.
//~ todo GIL_142 189ee8b3 535cefe6 -
#[test]
#[ignore = "todo: Chameleos"]
fn GIL_142_chameleos() {
    unwritten("GIL_142");
}

/// Glitter Moth · Minion · Beast · 5 mana · 4/4 · **Battlecry:** If your deck has only odd-Cost cards, double the Health of your other minions.
//~ todo GIL_837 97dbdbe4 9e907bb8 -
#[test]
#[ignore = "todo: Glitter Moth"]
fn GIL_837_glitter_moth() {
    unwritten("GIL_837");
}

/// Lady in White · Minion · Undead · 6 mana · 5/5 · **Battlecry:** Cast 'Inner Fire' on every minion in your deck *(set Attack equal to Health).*
//~ todo GIL_840 b3479790 af917b00 -
#[test]
#[ignore = "todo: Lady in White"]
fn GIL_840_lady_in_white() {
    unwritten("GIL_840");
}
