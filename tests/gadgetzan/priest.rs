//! Priest cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d5086da

/// Raza the Chained · Minion · 5 mana · 5/5 · **Battlecry:** If your deck has no duplicates, your Hero Power costs (0) this game.
//~ done CFM_020 - 67eb5360 -
#[test]
fn CFM_020_raza_the_chained() {
    check! { Priest:
        DeckOf(&["CS2_182", "CS2_231"]), Play("CFM_020", Nothing), CostNow(MyPower, 0), EndTurn, EndTurn,
        CostNow(MyPower, 0), HeroPower(On(TheirHero)), Mana(10),
    }
    check! { Priest: Play("CFM_020", Nothing), CostNow(MyPower, 2) }
}

/// Potion of Madness · Spell · Shadow · 1 mana · Gain control of an enemy minion with 2 or less Attack until end of turn.
//~ done CFM_603 - 5163a5ea -
#[test]
fn CFM_603_potion_of_madness() {
    check! { Priest:
        Enemy("CS2_120"), Enemy("CS2_172"), Give("CFM_603"), CannotTarget("CFM_603", Their(1)),
        Play("CFM_603", On(Their(0))), BoardCount(Mine, 1), Attack(My(0), TheirHero), Health(TheirHero, 28), EndTurn,
        BoardCount(Mine, 0), BoardCount(Theirs, 2), EndTurn, BoardCount(Theirs, 2),
    }
    check! { Priest: Ally("CS2_120"), Enemy("CS2_120"), Give("CFM_603"), CannotTarget("CFM_603", My(0)) }
}

/// Pint-Size Potion · Spell · Shadow · 1 mana · Give all enemy minions -3 Attack this turn only.
//~ done CFM_661 - 03b237fb -
#[test]
fn CFM_661_pint_size_potion() {
    check! { Priest:
        Give("CFM_661"), Cost("CFM_661", 1), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_120"),
        Play("CFM_661", Nothing), StatsNow(Their(0), 1, 5), StatsNow(Their(1), 0, 3), StatsNow(My(0), 4, 5), StatsNow(TheirHero, 0, 30),
        EndTurn, StatsNow(Their(0), 4, 5), StatsNow(Their(1), 2, 3),
    }
}
