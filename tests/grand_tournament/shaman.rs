//! Shaman cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eb3fac1e

/// `AT_048` · Shaman spell · Nature · 3 mana
/// > Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
///
/// State: Todo
//~ todo AT_048 c3893852 1e557cf2 973caa8c.41b2291c
#[test]
#[ignore = "todo: Healing Wave"]
fn AT_048_healing_wave() {
    unwritten("AT_048");
}
