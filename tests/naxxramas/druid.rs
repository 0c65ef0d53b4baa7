//! Druid cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3243fa87

/// Poison Seeds · Spell · Nature · 4 mana · Destroy all minions and summon 2/2 Treants to replace them.
//~ done FP1_019 - 558f730b -
#[test]
fn FP1_019_poison_seeds() {
    check! { Druid:
        Give("FP1_019"), Cost("FP1_019", 4), Ally("EX1_096"), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("FP1_019", Nothing), IsCard(My(0), "FP1_019t"), StatsNow(My(1), 2, 2), BoardCount(Mine, 2), BoardCount(Theirs, 2),
        HandCount(Mine, 1), IsCard(Their(1), "FP1_019t"),
    }
    check! { Druid:
        Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Ally("CS2_182"), Play("FP1_019", Nothing), BoardCount(Mine, 7), IsCard(My(0), "FP1_019t"),
        IsCard(My(6), "FP1_019t"), BoardCount(Theirs, 0),
    }
    check! { Druid:
        Ally("EX1_096"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Play("FP1_019", Nothing), BoardCount(Theirs, 4), HandCount(Mine, 1),
    }
}
