//! Mage cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3a442d67

/// The Amazing Reno · Hero · 10 mana · 30 health, 5 armor · **Battlecry:** Make all minions disappear. *\*Poof!\**
//~ todo YOD_009 e2a958da b95c21ba -
#[test]
#[ignore = "todo: The Amazing Reno"]
fn YOD_009_the_amazing_reno() {
    unwritten("YOD_009");
}

/// What Does This Do? · Hero Power · 0 mana · **Passive** At the start of your turn, cast a random spell.
//~ todo YOD_009h deb7ed87 389a0858 -
#[test]
#[ignore = "todo: What Does This Do?"]
fn YOD_009h_what_does_this_do() {
    unwritten("YOD_009h");
}
