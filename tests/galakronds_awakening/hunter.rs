//! Hunter cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aff575b6

/// Fresh Scent · Spell · 2 mana · **Twinspell** Give a Beast +2/+2.
//~ done YOD_005 - 865ae838 -
#[test]
fn YOD_005_fresh_scent() {
    check! { Hunter:
        Give("YOD_005"), Cost("YOD_005", 2), Ally("CS2_172"), Play("YOD_005", On(My(0))), StatsNow(My(0), 5, 4),
        IsCard(InHand(0), "YOD_005ts"),
    }
}
