//! Priest cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b3d51541

/// Dark Cultist · Minion · 3 mana · 3/4 · **Deathrattle:** Give a random friendly minion +3 Health.
//~ done FP1_023 - 0ca2d1a5 -
#[test]
fn FP1_023_dark_cultist() {
    check! { Priest:
        Give("FP1_023"), Cost("FP1_023", 3), Stats("FP1_023", 3, 4), Ally("CS2_182"), Ally("CS2_182"),
        Play("FP1_023", Nothing), StatsNow(My(1), 4, 5), Force(Entity(My(1))), Kill(My(2)), StatsNow(My(0), 4, 5),
        StatsNow(My(1), 4, 8),
    }
    check! { Priest:
        Ally("FP1_023"), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(Their(0))), Kill(My(0)), StatsNow(My(0), 4, 8),
    }
}
