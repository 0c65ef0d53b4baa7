//! Rogue cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b80af9e

/// Blade of C'Thun · Minion · 7 mana · 4/4 · **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
//~ todo OG_282 cadadc3b b46efc29 -
#[test]
#[ignore = "todo: Blade of C'Thun"]
fn OG_282_blade_of_c_thun() {
    unwritten("OG_282");
}
