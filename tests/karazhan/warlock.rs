//! Warlock cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Kara Kazham! · Spell · 5 mana · Summon a 1/1 Candle, 2/2 Broom, and 3/3 Teapot.
//~ done KAR_025 - 637250ed -
#[test]
fn KAR_025_kara_kazham() {
    check! { Warlock:
        Give("KAR_025"), Cost("KAR_025", 5), Play("KAR_025", Nothing), BoardCount(Mine, 3), IsCard(My(0), "KAR_025a"),
        StatsNow(My(0), 1, 1), IsCard(My(1), "KAR_025b"), StatsNow(My(1), 2, 2), IsCard(My(2), "KAR_025c"), StatsNow(My(2), 3, 3),
        BoardCount(Theirs, 0),
    }
}
