//! Warlock cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 391cd4d3

/// Wilfred Fizzlebang · Minion · 6 mana · 4/4 · Cards you draw from your Hero Power cost (0).
//~ done AT_027 - 55dfbd48 -
#[test]
fn AT_027_wilfred_fizzlebang() {
    check! { Warlock:
        Friend("AT_027"), HeroPower(Nothing), Damage(MyHero, 2), HandCount(Mine, 1), CostNow(InHand(0), 0),
        Play("CS2_023", Nothing), CostNow(InHand(1), 4), EndTurn, EndTurn, CostNow(InHand(3), 4),
    }
    // It answers each time; it is for its own player alone.
    check! { Warlock:
        Friend("AT_027"), Friend("AT_080"), HeroPower(Nothing), HeroPower(Nothing), CostNow(InHand(0), 0),
        CostNow(InHand(1), 0), Health(MyHero, 26),
    }
    check! { Warlock: Enemy("AT_027"), HeroPower(Nothing), CostNow(InHand(0), 4), Health(MyHero, 28) }
}
