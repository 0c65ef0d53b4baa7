//! Shaman cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6515094f

/// Fireguard Destroyer · Minion · Elemental · 4 mana · 3/6 · **Battlecry:** Gain 1-4 Attack. **Overload:** (1)
//~ todo BRM_012 d94d2e7a 3aa703a2 -
#[test]
#[ignore = "todo: Fireguard Destroyer"]
fn BRM_012_fireguard_destroyer() {
    unwritten("BRM_012");
}
