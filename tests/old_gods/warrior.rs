//! Warrior cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 74bb4c29

/// Ancient Shieldbearer · Minion · 6 mana · 6/6 · **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
//~ done OG_301 - 002d389a -
#[test]
fn OG_301_ancient_shieldbearer() {
    check! { Warrior:
        Give("OG_301"), Cost("OG_301", 6), Stats("OG_301", 6, 6), Friend("OG_280"), Play("OG_293", Nothing),
        Crystals(10), Play("OG_301", Nothing), Armor(Mine, 10),
    }
}
