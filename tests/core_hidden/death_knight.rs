//! Death Knight cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d3c51c95

/// Lord Marrowgar · Minion · Undead · 8 mana · 9/7 · **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
//~ done RLK_085 - 8f9c0b33 -
#[test]
fn RLK_085_lord_marrowgar() {
    check! { DeathKnight:
        GainCorpses(3), Play("RLK_085", Nothing), BoardCount(Mine, 4), IsCard(My(1), "RLK_085t"), StatsNow(My(1), 1, 1),
        HasNow(My(1), GameTag::RUSH), Corpses(Mine, 0),
    }
    check! { DeathKnight:
        GainCorpses(7), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Play("RLK_085", Nothing), BoardCount(Mine, 7), Corpses(Mine, 0), StatsNow(Newest("RLK_085t"), 13, 13), StatsNow(My(0), 4, 5),
    }
    check! { DeathKnight:
        GainCorpses(2), Ally("TLC_446t1"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Play("RLK_085", Nothing), BoardCount(Mine, 7), StatsNow(Newest("RLK_085t"), 3, 3),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight: EndTurn, GainCorpses(3), Play("RLK_085", Nothing), Corpses(Mine, 3) }
    // One Golem for each Corpse that is left.
    check! { DeathKnight:
        GainCorpses(4), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Force(Number(0)),
        Force(Number(0)), Play("RLK_085", Nothing), StatsNow(My(5), 5, 5), StatsNow(My(6), 1, 1), Corpses(Mine, 0),
    }
}
