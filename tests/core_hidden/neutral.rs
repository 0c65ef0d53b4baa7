//! Neutral cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fb6b4acf

/// Menagerie Jug · Minion · 5 mana · 3/3 · **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
//~ done CORE_WON_142 - 90b9d4bb -
#[test]
fn CORE_WON_142_menagerie_jug() {
    check! { Mage:
        Ally("CS2_172"), Ally("CS2_168"), Ally("CS2_171"), Ally("CS2_182"), Enemy("CS2_168"),
        Force(Entity(My(2))), Play("CORE_WON_142", Nothing), StatsNow(My(2), 3, 3), StatsNow(My(1), 4, 3), StatsNow(My(0), 3, 2),
        StatsNow(My(3), 4, 5), StatsNow(Their(0), 2, 1),
    }
    check! { Mage:
        Ally("CS2_172"), Ally("CS2_168"), Ally("CS2_146"), Ally("NEW1_023"), Play("CORE_WON_142", Nothing),
        StatsNow(Newest("CORE_WON_142"), 3, 3),
    }
}
