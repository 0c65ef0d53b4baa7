//! Warlock cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 810a0dfd

/// `VAN_EX1_312` · Warlock spell · 8 mana
/// > Destroy all minions.
///
/// State: Done
//~ done VAN_EX1_312 984ae0ed - bdeccd18.ebf33692
#[test]
fn VAN_EX1_312_twisting_nether() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_312"),
            Cost("VAN_EX1_312", 8),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("VAN_EX1_312", Nothing),
            BoardCount(Mine, 0),
            BoardCount(Theirs, 0),
        ],
    );
}

/// `VAN_EX1_323` · Warlock minion · 9 mana · 3/15
/// > **Battlecry:** Destroy your hero and replace it with Lord Jaraxxus.
///
/// State: Done
//~ done VAN_EX1_323 0237c66b - b331ba00.dc718566
#[test]
fn VAN_EX1_323_lord_jaraxxus() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_EX1_323"),
            Cost("VAN_EX1_323", 9),
            Stats("VAN_EX1_323", 3, 15),
            Play("VAN_EX1_323", Nothing),
            Is(MyHero, "EX1_323h"),
            Health(MyHero, 15),
            Is(MyWeapon, "EX1_323w"),
            BoardCount(Mine, 0),
            Is(MyPower, "EX1_tk33"),
            Now(MyWeapon, 3, 8),
        ],
    );
}

/// `VAN_EX1_tk33` · Warlock hero power · 2 mana
/// > **Hero Power** Summon a 6/6 Infernal.
///
/// State: Done
//~ done VAN_EX1_tk33 54bf9b91 - 7a249a18.cdf5bb4c
#[test]
fn VAN_EX1_tk33_inferno() {
    check(
        CardClass::Warlock,
        &[
            HasHeroPower("VAN_EX1_tk33"),
            Cost("VAN_EX1_tk33", 2),
            HeroPower(Nothing),
            Is(My(0), "VAN_EX1_tk34"),
            Now(My(0), 6, 6),
        ],
    );
}

/// `VAN_NEW1_003` · Warlock spell · 0 mana
/// > Destroy a Demon. Restore #5 Health to your hero.
///
/// State: Done
//~ done VAN_NEW1_003 6e8e5bd0 - 866466a7.bca4f173
#[test]
fn VAN_NEW1_003_sacrificial_pact() {
    check(
        CardClass::Warlock,
        &[
            Give("VAN_NEW1_003"),
            Cost("VAN_NEW1_003", 0),
            Enemy("CS2_065"),
            Enemy("CS2_182"),
            Friend("CS2_065"),
            Targets("VAN_NEW1_003", &[FriendlyMinion, EnemyMinion]),
            CannotTarget("VAN_NEW1_003", Their(1)),
            Hurt(MyHero, 10),
            Play("VAN_NEW1_003", On(Their(0))),
            Dead(Nth(1)),
            Health(MyHero, 25),
        ],
    );
}
