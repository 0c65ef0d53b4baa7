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
        Bury(3), Play("RLK_085", Nothing), BoardCount(Mine, 4), Is(My(1), "RLK_085t"), Now(My(1), 1, 1),
        HasNow(My(1), GameTag::RUSH), Corpses(Mine, 0),
    }
    check! { DeathKnight:
        Bury(7), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"),
        Play("RLK_085", Nothing), BoardCount(Mine, 7), Corpses(Mine, 0), Now(The("RLK_085t"), 13, 13), Now(My(0), 4, 5),
    }
    check! { DeathKnight:
        Bury(2), Friend("TLC_446t1"), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"),
        Play("RLK_085", Nothing), BoardCount(Mine, 7), Now(The("RLK_085t"), 3, 3),
    }
    // The opponent gets nothing of it.
    check! { DeathKnight: EndTurn, Bury(3), Play("RLK_085", Nothing), Corpses(Mine, 3) }
    // One Golem for each Corpse that is left.
    check! { DeathKnight:
        Bury(4), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Force(Number(0)),
        Force(Number(0)), Play("RLK_085", Nothing), Now(My(5), 5, 5), Now(My(6), 1, 1), Corpses(Mine, 0),
    }
}
