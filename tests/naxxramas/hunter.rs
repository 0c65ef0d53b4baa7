//! Hunter cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4b0aa143

/// Webspinner · Minion · Beast · 1 mana · 1/1 · **Deathrattle:** Get a random Beast.
//~ done FP1_011 - 4d573f39 -
#[test]
fn FP1_011_webspinner() {
    check! { Hunter:
        Give("FP1_011"), Cost("FP1_011", 1), Stats("FP1_011", 1, 1), Play("FP1_011", Nothing), Force(Card("CS2_172")),
        Kill(My(0)), IsCard(InHand(0), "CS2_172"),
    }
    check! { Hunter: Ally("FP1_011"), ForbidOutcome(Card("CS2_182")), Kill(My(0)), HandCount(Mine, 1) }
}
