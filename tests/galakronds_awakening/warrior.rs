//! Warrior cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 12622308

/// `YOD_023` · Warrior spell · 1 mana
/// > **Discover** a **Lackey**, Mech, or Dragon.
///
/// State: Todo
//~ todo YOD_023 a05f2b9b 7a3eaca6 b4d5105f.e4456c39
#[test]
#[ignore = "todo: Boom Squad"]
fn YOD_023_boom_squad() {
    unwritten("YOD_023");
}
