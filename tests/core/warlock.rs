//! Warlock cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cb882ce2

/// Forbidden Ritual · Spell · 3 mana · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_012 57e12b84 b7c8d981 -
#[test]
#[ignore = "todo: Forbidden Ritual"]
fn CORE_CATA_012_forbidden_ritual() {
    unwritten("CORE_CATA_012");
}

/// Lord Jaraxxus · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** Equip a 3/8 Blood Fury.\~GAMEPLAY ASPROXY CORE EX1 323
//~ done CORE_EX1_323 - 2a02071c -
#[test]
fn CORE_EX1_323_lord_jaraxxus() {
    check! { Warlock:
        Give("CORE_EX1_323"), Cost("CORE_EX1_323", 8), Play("CORE_EX1_323", Nothing), Armor(Mine, 5),
        IsCard(MyWeapon, "EX1_323w"),
    }
}
