//! Druid cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bf88f9ac

/// Cenarion Hold · Location · 1 mana · 2 uses · Your next **Choose One** card this turn has both effects combined.
//~ todo WON_015 96fb6996 30015b03 -
#[test]
#[ignore = "todo: Cenarion Hold"]
fn WON_015_cenarion_hold() {
    unwritten("WON_015");
}
