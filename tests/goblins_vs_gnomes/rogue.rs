//! Rogue cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9c520e24

/// Gallywix's Coin · Spell · 0 mana · Gain 1 Mana Crystal this turn only. *(Won't trigger Gallywix.)*
//~ todo GVG_028t 3b587c23 fd640c13 -
#[test]
#[ignore = "todo: Gallywix's Coin"]
fn GVG_028t_gallywixs_coin() {
    unwritten("GVG_028t");
}
