//! Rogue cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b8c82b3b

/// # Skyvateer
///
/// `YOD_016` · Rogue minion · 2 mana · 1/3
///
/// > **Stealth Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived YOD_016 66860a7a 87dd9d3a 1e0c6a76.209828f8
#[test]
fn YOD_016_skyvateer() {
    check(
        CardClass::Rogue,
        &[
            Give("YOD_016"),
            Cost("YOD_016", 2),
            Stats("YOD_016", 1, 3),
            Has("YOD_016", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_016", Nothing),
            Kill(Nth(0)),
            HandCount(Mine, 1),
            DeckCount(Mine, 18),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Damage(MyHero, 0),
        ],
    );
}

/// # Shadow Sculptor
///
/// `YOD_017` · Rogue minion · 5 mana · 3/2
///
/// > **Combo:** Draw a card for each card you've played this turn.
///
/// State: Derived
//~ derived YOD_017 058dcff3 04111915 45d1c2ba.9abfaec9
#[test]
#[ignore = "todo: YOD_017 Shadow Sculptor"]
fn YOD_017_shadow_sculptor() {
    check(CardClass::Rogue, &[Give("YOD_017"), Cost("YOD_017", 5), Stats("YOD_017", 3, 2), Unwritten]);
}

/// # Waxmancy
///
/// `YOD_018` · Rogue spell · 2 mana
///
/// > **Discover** a **Battlecry** minion. Reduce its Cost by (2).
///
/// State: Derived
//~ derived YOD_018 51706340 de2f92c6 dc81c2d2.b0ce4c47
#[test]
#[ignore = "todo: YOD_018 Waxmancy"]
fn YOD_018_waxmancy() {
    check(CardClass::Rogue, &[Give("YOD_018"), Cost("YOD_018", 2), Unwritten]);
}

/// # Forged in Wax
///
/// `YOD_018e` · Rogue enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived YOD_018e a9aded24 e0b80a9b caf2811d.90c32b47
#[test]
fn YOD_018e_forged_in_wax() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "YOD_018e"), CostNow(Nth(0), 1)]);
}
