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
//~ derived YOD_016 66860a7a ceb04025 1e0c6a76.209828f8
#[test]
fn YOD_016_skyvateer() {
    check(
        CardClass::Rogue,
        &[
            Give("YOD_016"),
            Cost("YOD_016", 2),
            Stats("YOD_016", 1, 3),
            Has("YOD_016", GameTag::STEALTH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_016"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
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
//~ derived YOD_017 058dcff3 62813b55 45d1c2ba.9abfaec9
#[test]
fn YOD_017_shadow_sculptor() {
    check(
        CardClass::Rogue,
        &[
            Give("YOD_017"),
            Cost("YOD_017", 5),
            Stats("YOD_017", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("YOD_017", Nothing),
            DeckCount(Mine, 19),
            HandCount(Mine, 3),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Waxmancy
///
/// `YOD_018` · Rogue spell · 2 mana
///
/// > **Discover** a **Battlecry** minion. Reduce its Cost by (2).
///
/// State: Derived
//~ derived YOD_018 51706340 429aeec7 dc81c2d2.b0ce4c47
#[test]
fn YOD_018_waxmancy() {
    check(
        CardClass::Rogue,
        &[
            Give("YOD_018"),
            Cost("YOD_018", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Play("YOD_018", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 2, 6),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("YOD_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_203")),
            Play("YOD_018", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("YOD_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_028")),
            Play("YOD_018", Nothing),
            Choose(0),
        ],
    );
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
