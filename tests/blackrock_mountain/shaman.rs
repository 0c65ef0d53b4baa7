//! Shaman cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6515094f

/// `BRM_012` · Shaman minion · 4 mana · 3/6
/// > **Battlecry:** Gain 1-4 Attack. **Overload:** (1)
///
/// State: Todo
//~ todo BRM_012 778d03c0 d94d2e7a 853bf13e.d63b56fc
#[test]
#[ignore = "todo: Fireguard Destroyer"]
fn BRM_012_fireguard_destroyer() {
    unwritten("BRM_012");
}
