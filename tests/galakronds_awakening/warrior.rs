//! Warrior cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12622308

/// Boom Squad · Spell · 1 mana · **Discover** a **Lackey**, Mech, or Dragon.
//~ todo YOD_023 7a3eaca6 939b200f -
#[test]
#[ignore = "todo: Boom Squad"]
fn YOD_023_boom_squad() {
    unwritten("YOD_023");
}
