//! Warlock cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 391cd4d3

/// Wilfred Fizzlebang · Minion · 6 mana · 4/4 · Cards you draw from your Hero Power cost (0).
//~ todo AT_027 35d28cee 55dfbd48 -
#[test]
#[ignore = "todo: Wilfred Fizzlebang"]
fn AT_027_wilfred_fizzlebang() {
    unwritten("AT_027");
}
