//! Mage cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 850eff4f

/// Duplicate · Spell · Arcane · 3 mana · **Secret:** When a friendly minion dies, put 2 copies of it into your hand.
//~ done FP1_018 - bf67d5ac -
#[test]
fn FP1_018_duplicate() {
    check! { Mage:
        Give("FP1_018"), Cost("FP1_018", 3), Ally("CS2_172"), Play("FP1_018", Nothing), EndTurn, Enemy("CS2_182"),
        Kill(Their(0)), IsInZone(Nth(0), Zone::Secret), Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(0), "CS2_172"),
        IsInZone(Nth(0), Zone::Graveyard), IsCard(InHand(1), "CS2_172"),
    }
}
