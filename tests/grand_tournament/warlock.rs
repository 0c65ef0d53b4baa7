//! Warlock cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 391cd4d3

/// `AT_027` · Warlock minion · 6 mana · 4/4
/// > Cards you draw from your Hero Power cost (0).
///
/// State: Todo
//~ todo AT_027 d66e3644 35d28cee d6ae56cd.63ef1702
#[test]
#[ignore = "todo: Wilfred Fizzlebang"]
fn AT_027_wilfred_fizzlebang() {
    unwritten("AT_027");
}
