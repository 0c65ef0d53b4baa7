//! Paladin cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8ceb832d

/// Rebuke · Spell · 2 mana · Enemy spells cost (5) more next turn.
//~ done GIL_203 - c33eca8c -
#[test]
fn GIL_203_rebuke() {
    check! { Paladin:
        Give("GIL_203"), Cost("GIL_203", 2), Give("CS2_029"), GiveThem("CS2_029"), GiveThem("CS2_182"),
        Play("GIL_203", Nothing), CostNow(Nth(1), 4), EndTurn, CostNow(Nth(2), 9), CostNow(Nth(3), 4),
        Play("CS2_008", On(MyHero)), Damage(MyHero, 1), CostNow(Nth(2), 9), EndTurn, CostNow(Nth(1), 4), EndTurn,
        CostNow(Nth(2), 4),
    }
}
