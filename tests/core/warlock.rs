//! Warlock cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cb882ce2

/// `CORE_CATA_012` · Warlock spell · 3 mana
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_012 504195b7 57e12b84 947e9c42.f1c428c1
#[test]
#[ignore = "todo: Forbidden Ritual"]
fn CORE_CATA_012_forbidden_ritual() {
    unwritten("CORE_CATA_012");
}

/// `CORE_EX1_323` · Warlock hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Equip a 3/8 Blood Fury.~GAMEPLAY ASPROXY CORE EX1 323
///
/// State: Done
//~ done CORE_EX1_323 08610599 - 47e4ae26.a3bc74ba
#[test]
fn CORE_EX1_323_lord_jaraxxus() {
    check(
        CardClass::Warlock,
        &[Give("CORE_EX1_323"), Cost("CORE_EX1_323", 8), Play("CORE_EX1_323", Nothing), Is(MyWeapon, "EX1_323w")],
    );
}
