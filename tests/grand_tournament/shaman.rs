//! Shaman cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eb3fac1e

/// Healing Wave · Spell · Nature · 3 mana · Restore #8 Health. Reveal a minion in each deck. If yours costs more, restore #16 instead.
//~ todo AT_048 1e557cf2 1f49c51f -
#[test]
#[ignore = "todo: Healing Wave"]
fn AT_048_healing_wave() {
    unwritten("AT_048");
}
