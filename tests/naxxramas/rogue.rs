//! Rogue cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f2d63823

/// Anub'ar Ambusher · Minion · Undead · 4 mana · 5/5 · **Deathrattle:** Return a random friendly minion to your hand.
//~ done FP1_026 - c5b57188 -
#[test]
fn FP1_026_anubar_ambusher() {
    check! { Rogue:
        Give("FP1_026"), Cost("FP1_026", 4), Stats("FP1_026", 5, 5), Ally("CS2_182"), Ally("CS2_172"),
        Play("FP1_026", Nothing), BoardCount(Mine, 3), Force(Entity(My(1))), Kill(My(2)), BoardCount(Mine, 1),
        IsCard(InHand(0), "CS2_172"),
    }
    check! { Rogue:
        Ally("FP1_026"), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(Their(0))), Kill(My(0)),
        IsCard(InHand(0), "CS2_182"),
    }
}
