//! Paladin cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56e7826a

/// Cannonmaster Smythe · Minion · 5 mana · 4/4 · **Battlecry:** Transform your **Secrets** into 3/3 Soldiers. They transform back when they die.
//~ done BAR_879 - f5b95901 -
#[test]
fn BAR_879_cannonmaster_smythe() {
    check! { Paladin:
        Play("EX1_132", Nothing), Play("EX1_136", Nothing), Play("BAR_879", Nothing), BoardCount(Mine, 3),
        StatsNow(My(1), 3, 3), StatsNow(My(2), 3, 3), IsInZone(Newest("EX1_132"), Zone::SetAside), Kill(My(1)), Kill(My(1)),
        BoardCount(Mine, 1), IsInZone(Newest("EX1_132"), Zone::Secret), IsInZone(Newest("EX1_136"), Zone::Secret),
    }
    check! { Paladin: Play("BAR_879", Nothing), BoardCount(Mine, 1) }
    check! { Paladin:
        Play("EX1_132", Nothing), Play("BAR_879", Nothing), Kill(My(1)), EndTurn, Play("BAR_879", Nothing),
        BoardCount(Theirs, 1), BoardCount(Mine, 1),
    }
    // A Quest is no Secret.
    check! { Paladin: Play("UNG_954", Nothing), Play("BAR_879", Nothing), BoardCount(Mine, 1) }
}

/// Northwatch Soldier · Minion · 3 mana · 3/3 · **Deathrattle:** Transform back into a **Secret**.
//~ todo BAR_879t 8b29d629 401219a6 -
#[test]
#[ignore = "todo: Northwatch Soldier"]
fn BAR_879t_northwatch_soldier() {
    unwritten("BAR_879t");
}
