//! Rogue cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Shadow Sculptor · Minion · 5 mana · 3/2 · **Combo:** Draw a card for each card you've played this turn.
//~ done YOD_017 - 74fe4a8c -
#[test]
fn YOD_017_shadow_sculptor() {
    check! { Rogue:
        Give("YOD_017"), Cost("YOD_017", 5), Stats("YOD_017", 3, 2), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("YOD_017", Nothing), HandCount(Mine, 2), HandCount(Theirs, 0),
    }
    check! { Rogue: Play("YOD_017", Nothing), HandCount(Mine, 0) }
    check! { Rogue:
        Play("GAME_005", Nothing), EndTurn, Play("GAME_005", Nothing), EndTurn, Play("GAME_005", Nothing),
        Play("YOD_017", Nothing), HandCount(Mine, 2),
    }
}
