//! Shaman cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6515094f

/// Fireguard Destroyer · Minion · Elemental · 4 mana · 3/6 · **Battlecry:** Gain 1-4 Attack. **Overload:** (1)
//~ done BRM_012 - 3aa703a2 -
#[test]
fn BRM_012_fireguard_destroyer() {
    check! { Shaman:
        Force(Number(3)), Play("BRM_012", Nothing), StatsNow(My(0), 7, 6), Force(Number(0)), Play("BRM_012", Nothing),
        StatsNow(My(1), 4, 6), EndTurn, EndTurn, Mana(8),
    }
    check! { Shaman: ForbidOutcome(Number(4)), Play("BRM_012", Nothing) }
}
