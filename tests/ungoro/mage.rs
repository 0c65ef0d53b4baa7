//! Mage cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 99a0e779

/// Open the Waygate · Spell · 1 mana · **Quest:** Cast 8 spells that didn't start in your deck. **Reward:** Time Warp.
//~ done UNG_028 - b07238ec -
#[test]
fn UNG_028_open_the_waygate() {
    check! { Mage:
        Give("UNG_028"), Cost("UNG_028", 1), Play("UNG_028", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing),
        Play("GAME_005", Nothing), Play("GAME_005", Nothing), Play("GAME_005", Nothing), IsCard(InHand(0), "UNG_028t"),
    }
}

/// Time Warp · Spell · Arcane · 5 mana · Take an extra turn. *(Once per game)*
//~ done UNG_028t - b7be48a3 -
#[test]
fn UNG_028t_time_warp() {
    check! { Mage:
        Play("UNG_028t", Nothing), EndTurn, HandCount(Mine, 1), HandCount(Theirs, 0), Crystals(10),
        Play("UNG_028t", Nothing), EndTurn, HandCount(Theirs, 1), EndTurn, HandCount(Mine, 2),
    }
}

/// Pyros · Minion · Elemental · Beast · 2 mana · 2/2 · **Deathrattle:** Return this to your hand as a 6/6 that costs (4).
//~ done UNG_027 - ab962dfd -
#[test]
fn UNG_027_pyros() {
    // It returns as the 6/6 Pyros, that one as the 10/10, which does not return.
    check! { Mage:
        Ally("UNG_027"), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "UNG_027t2"), StatsNow(InHand(0), 6, 6),
        CostNow(InHand(0), 4), Play("UNG_027t2", Nothing), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "UNG_027t4"),
        StatsNow(InHand(0), 10, 10), CostNow(InHand(0), 8), Crystals(10), Play("UNG_027t4", Nothing), Kill(My(0)),
        HandCount(Mine, 0),
    }
    // With a full hand it stays dead.
    check! { Mage:
        Ally("UNG_027"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"),
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Kill(My(0)),
        HandCount(Mine, 10), IsCard(Nth(0), "UNG_027"),
    }
}

/// Pyros · Minion · Elemental · Beast · 4 mana · 6/6 · **Deathrattle:** Return this to your hand as a 10/10 that costs (8).
//~ done UNG_027t2 - be7b22ef -
#[test]
fn UNG_027t2_pyros() {
    check! { Mage:
        Ally("UNG_027t2"), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "UNG_027t4"), StatsNow(InHand(0), 10, 10),
        CostNow(InHand(0), 8),
    }
}
