//! Rogue cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6237735c

/// Buccaneer · Minion · Pirate · 1 mana · 2/1 · Whenever you equip a weapon, give it +1 Attack.
//~ done AT_029 - c04ff66b -
#[test]
fn AT_029_buccaneer() {
    check! { Rogue:
        Give("AT_029"), Cost("AT_029", 1), Stats("AT_029", 2, 1), Play("AT_029", Nothing), Play("CS2_106", Nothing),
        StatsNow(MyWeapon, 4, 2), StatsNow(Nth(0), 2, 1), EndTurn, Play("CS2_106", Nothing), StatsNow(TheirWeapon, 3, 2),
        StatsNow(MyWeapon, 4, 2),
    }
    // It answers each time, not once a turn.
    check! { Rogue: Play("AT_029", Nothing), Play("CS2_106", Nothing), Play("CS2_106", Nothing), StatsNow(MyHero, 4, 30) }
}

/// Poisoned Blade · Weapon · 2 mana · 1/3 durability · Your Hero Power gives this +1 Attack instead of replacing it.
//~ done AT_034 - f6a7adf7 -
#[test]
fn AT_034_poisoned_blade() {
    check! { Rogue:
        Play("AT_034", Nothing), HeroPower(Nothing), IsCard(MyWeapon, "AT_034"), StatsNow(MyWeapon, 2, 3), EndTurn, EndTurn,
        HeroPower(Nothing), StatsNow(MyWeapon, 3, 3),
    }
    // Another weapon is replaced, and so is this one by a weapon card.
    check! { Rogue: Play("CS2_106", Nothing), HeroPower(Nothing), IsCard(MyWeapon, "CS2_082") }
    check! { Rogue: Play("AT_034", Nothing), Play("CS2_106", Nothing), IsCard(MyWeapon, "CS2_106") }
    // A Hero Power that equips nothing gives nothing.
    check! { Mage: Play("AT_034", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 29), StatsNow(MyWeapon, 1, 3) }
}
