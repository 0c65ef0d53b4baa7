//! Druid cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bf88f9ac

/// Cenarion Hold · Location · 1 mana · 2 uses · Your next **Choose One** card this turn has both effects combined.
//~ done WON_015 - 30015b03 -
#[test]
fn WON_015_cenarion_hold() {
    check! { Druid:
        Ally("WON_015"), Use(My(0), 0, Nothing), Enemy("CS2_186"), Play("CS2_172", Nothing),
        Play("EX1_154", On(Their(0))), Damage(Their(0), 4), HandCount(Mine, 1), PlayOption("EX1_154", 1, On(Their(0))),
        Damage(Their(0), 5), HandCount(Mine, 2),
    }
    check! { Druid:
        Ally("WON_015"), Use(My(0), 0, Nothing), EndTurn, EndTurn, Enemy("CS2_186"),
        PlayOption("EX1_154", 0, On(Their(0))), Damage(Their(0), 3), HandCount(Mine, 1),
    }
}
