//! Warlock cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 97391c17

/// Voidcaller · Minion · Demon · 4 mana · 3/4 · **Deathrattle:** Put a random Demon from your hand into the battlefield.
//~ done FP1_022 - b0326306 -
#[test]
fn FP1_022_voidcaller() {
    check! { Warlock:
        Give("FP1_022"), Cost("FP1_022", 4), Stats("FP1_022", 3, 4), Give("CS2_065"), Give("CS2_065"), Give("CS2_182"),
        Play("FP1_022", Nothing), BoardCount(Mine, 1), Force(Entity(Nth(2))), Kill(My(0)), IsInZone(Nth(2), Zone::Play),
        BoardCount(Mine, 1), HandCount(Mine, 2),
    }
    check! { Warlock: Ally("FP1_022"), Give("CS2_182"), Kill(My(0)), BoardCount(Mine, 0), HandCount(Mine, 1) }
}
