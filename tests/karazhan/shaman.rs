//! Shaman cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d87c84a2

/// Spirit Claws · Weapon · 1 mana · 1/3 durability · Has +2 Attack while you have **Spell Damage**.
//~ done KAR_063 - 26b4674b -
#[test]
fn KAR_063_spirit_claws() {
    check! { Shaman:
        Give("KAR_063"), Cost("KAR_063", 1), Stats("KAR_063", 1, 3), Play("KAR_063", Nothing), StatsNow(MyWeapon, 1, 3),
        Ally("CS2_142"), StatsNow(MyWeapon, 3, 3), StatsNow(MyHero, 3, 30),
    }
}
