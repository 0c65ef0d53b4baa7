//! Paladin cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Meanstreet Marshal · Minion · 1 mana · 1/2 · **Deathrattle:** If this minion has 2 or more Attack, draw a card.
//~ done CFM_759 - f4033a61 -
#[test]
fn CFM_759_meanstreet_marshal() {
    check! { Paladin:
        Give("CFM_759"), Cost("CFM_759", 1), Stats("CFM_759", 1, 2), Play("CFM_759", Nothing), Kill(My(0)),
        HandCount(Mine, 0), Ally("CFM_759"), Play("EX1_014t", On(My(0))), StatsNow(My(0), 2, 3), Kill(My(0)),
        HandCount(Mine, 1), HandCount(Theirs, 0),
    }
}
