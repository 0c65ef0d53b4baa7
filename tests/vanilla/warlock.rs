//! Warlock cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 810a0dfd

/// Twisting Nether · Spell · 8 mana · Destroy all minions.
//~ done VAN_EX1_312 - 2e7ef24f -
#[test]
fn VAN_EX1_312_twisting_nether() {
    check! { Warlock:
        Give("VAN_EX1_312"), Cost("VAN_EX1_312", 8), Enemy("CS2_182"), Ally("CS2_182"), Play("VAN_EX1_312", Nothing),
        BoardCount(Mine, 0), BoardCount(Theirs, 0),
    }
    check! { Warlock: Play("VAN_EX1_312", Nothing), Dead(Nth(0)) }
}

/// Lord Jaraxxus · Minion · Demon · 9 mana · 3/15 · **Battlecry:** Destroy your hero and replace it with Lord Jaraxxus.
//~ done VAN_EX1_323 - 9caefe05 -
#[test]
fn VAN_EX1_323_lord_jaraxxus() {
    check! { Warlock:
        Give("VAN_EX1_323"), Cost("VAN_EX1_323", 9), Stats("VAN_EX1_323", 3, 15), Play("VAN_EX1_323", Nothing),
        IsCard(MyHero, "EX1_323h"), Health(MyHero, 15), IsCard(MyWeapon, "EX1_323w"), BoardCount(Mine, 0),
        IsCard(MyPower, "EX1_tk33"), StatsNow(MyWeapon, 3, 8),
    }
}

/// INFERNO! · Hero Power · 2 mana · **Hero Power** Summon a 6/6 Infernal.
//~ done VAN_EX1_tk33 - e6b88130 -
#[test]
fn VAN_EX1_tk33_inferno() {
    check! { Warlock:
        HasHeroPower("VAN_EX1_tk33"), Cost("VAN_EX1_tk33", 2), HeroPower(Nothing), IsCard(My(0), "VAN_EX1_tk34"),
        StatsNow(My(0), 6, 6),
    }
}

/// Sacrificial Pact · Spell · 0 mana · Destroy a Demon. Restore #5 Health to your hero.
//~ done VAN_NEW1_003 - c821b38d -
#[test]
fn VAN_NEW1_003_sacrificial_pact() {
    check! { Warlock:
        Give("VAN_NEW1_003"), Cost("VAN_NEW1_003", 0), Enemy("CS2_065"), Enemy("CS2_182"), Ally("CS2_065"),
        Targets("VAN_NEW1_003", &[FriendlyMinion, EnemyMinion]), CannotTarget("VAN_NEW1_003", Their(1)),
        DealDamage(MyHero, 10), Play("VAN_NEW1_003", On(Their(0))), Dead(Nth(1)), Health(MyHero, 25),
    }
}
