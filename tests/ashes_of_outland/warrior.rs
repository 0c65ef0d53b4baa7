//! Warrior cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a301eaff

/// Warmaul Challenger · Minion · 3 mana · 1/10 · **Battlecry:** Choose an enemy minion. Battle it to the death!
//~ done BT_120 - 899fcb8e -
#[test]
fn BT_120_warmaul_challenger() {
    check! { Warrior:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("BT_120", On(Their(0))), BoardCount(Theirs, 2), BoardCount(Mine, 0),
        Damage(Their(0), 3), Damage(Their(1), 0),
    }
    check! { Warrior: Enemy("CS2_231"), Play("BT_120", On(Their(0))), BoardCount(Theirs, 0), Damage(My(0), 1) }
}

/// Bulwark of Azzinoth · Weapon · 3 mana · 1/4 durability · Whenever your hero would take damage, this loses 1 Durability instead.
//~ done BT_781 - e54c041a -
#[test]
fn BT_781_bulwark_of_azzinoth() {
    check! { Warrior:
        Ally("BT_781"), Ally("CS2_182"), DealDamage(MyHero, 5), Health(MyHero, 30), StatsNow(MyWeapon, 1, 3),
        DealDamage(TheirHero, 5), Health(TheirHero, 25), DealDamage(My(0), 1), Health(My(0), 4), StatsNow(MyWeapon, 1, 3),
        DealDamage(MyHero, 9), DealDamage(MyHero, 9), DealDamage(MyHero, 9), NoWeapon(Mine), Health(MyHero, 30), DealDamage(MyHero, 9),
        Health(MyHero, 21),
    }
}

/// Bonechewer Raider · Minion · 3 mana · 3/3 · **Battlecry:** If there is a damaged minion, gain +1/+1 and **Rush**.
//~ done BT_140 - ba7078cf -
#[test]
fn BT_140_bonechewer_raider() {
    check! { Warrior:
        Enemy("CS2_182"), DealDamage(Their(0), 1), Play("BT_140", Nothing), StatsNow(My(0), 4, 4), HasNow(My(0), GameTag::RUSH),
    }
    check! { Warrior:
        Enemy("CS2_182"), DealDamage(TheirHero, 1), DealDamage(MyHero, 1), Play("BT_140", Nothing), StatsNow(My(0), 3, 3),
        HasNot(My(0), GameTag::RUSH),
    }
}
