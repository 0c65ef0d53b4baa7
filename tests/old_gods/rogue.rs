//! Rogue cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b80af9e

/// Blade of C'Thun · Minion · 7 mana · 4/4 · **Battlecry:** Destroy a minion. Add its Attack and Health to your C'Thun's *(wherever it is).*
//~ done OG_282 - b46efc29 -
#[test]
fn OG_282_blade_of_c_thun() {
    check! { Rogue:
        Give("OG_280"), Enemy("CS2_182"), Hurt(Their(0), 1), Play("OG_282", On(Their(0))), Now(InHand(0), 10, 10),
        Dead(Nth(1)), Stats("OG_282", 4, 4),
    }
    check! { Rogue:
        OnTop("OG_280"), Friend("CS2_182"), Play("OG_282", On(My(0))), BoardCount(Mine, 1), EndTurn, EndTurn,
        Now(InHand(0), 10, 11),
    }
    let theirs = [GiveThem("OG_280"), EndTurn, Play("OG_281", Nothing), EndTurn];
    let mine = [Enemy("CS2_182"), Play("OG_282", On(Their(1))), BoardCount(Theirs, 1), Now(InTheirHand(0), 8, 8)];
    check(CardClass::Rogue, &[&theirs[..], &mine].concat());
}
