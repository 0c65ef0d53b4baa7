//! Shaman cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 895cca28

/// The Lurker Below · Minion · Beast · 6 mana · 6/5 · **Battlecry:** Deal 3 damage to an enemy minion. If it dies, repeat on one of its neighbors.
//~ todo BT_230 ab7dd0f7 d0ca45d6 -
#[test]
#[ignore = "todo: The Lurker Below"]
fn BT_230_the_lurker_below() {
    unwritten("BT_230");
}
