//! Druid cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 226080af

/// Druid of the Flame · Minion · 3 mana · 2/2 · **Choose One -** Transform into a 5/2 minion; or a 2/5 minion.
//~ done BRM_010 - dd4bb49f -
#[test]
fn BRM_010_druid_of_the_flame() {
    check! { Druid:
        Give("BRM_010"), Cost("BRM_010", 3), Stats("BRM_010", 2, 2), PlayOption("BRM_010", 0, Nothing),
        IsCard(My(0), "BRM_010t"), StatsNow(My(0), 5, 2),
    }
    check! { Druid: PlayOption("BRM_010", 1, Nothing), IsCard(My(0), "BRM_010t2"), StatsNow(My(0), 2, 5) }
}

/// Fire Hawk Form · Minion · Elemental · Beast · 3 mana · 2/5
//~ done BRM_010b - 58627fd1 -
#[test]
fn BRM_010b_fire_hawk_form() {
    check! { Druid: PlayOption("BRM_010", 1, Nothing), IsCard(My(0), "BRM_010t2"), StatsNow(My(0), 2, 5), BoardCount(Mine, 1) }
}
