//! Priest cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2227c5e7

/// Calia Menethil · Minion · Undead · 6 mana · 4/5 · **Battlecry:** Resurrect your highest-Cost minion that died this game.
//~ done CORE_CATA_002 - f7d5aa38 -
#[test]
fn CORE_CATA_002_calia_menethil() {
    check! { Priest:
        Ally("CS2_172"), Ally("CS2_200"), Ally("CS2_182"), Enemy("EX1_561"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(Their(0)), Play("CORE_CATA_002", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_200"),
    }
}
