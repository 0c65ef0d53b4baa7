//! Mage cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3a442d67

/// `YOD_009` · Mage hero · 10 mana · 30 health, 5 armor
/// > **Battlecry:** Make all minions disappear. *\*Poof!\**
///
/// State: Todo
//~ todo YOD_009 657f4b35 e2a958da f4ea811a.77cf9b0c
#[test]
#[ignore = "todo: The Amazing Reno"]
fn YOD_009_the_amazing_reno() {
    unwritten("YOD_009");
}

/// `YOD_009h` · Mage hero power · 0 mana
/// > **Passive** At the start of your turn, cast a random spell.
///
/// State: Todo
//~ todo YOD_009h f93ad538 deb7ed87 3d166b04.58b2a744
#[test]
#[ignore = "todo: What Does This Do?"]
fn YOD_009h_what_does_this_do() {
    unwritten("YOD_009h");
}
