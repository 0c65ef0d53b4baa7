//! Warlock cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e7731abf

/// # Kara Kazham!
///
/// `KAR_025` · Warlock spell · 5 mana
///
/// > Summon a 1/1 Candle, 2/2 Broom, and 3/3 Teapot.
///
/// State: Derived
//~ derived KAR_025 31eb0181 04d850b0 fb3d5ece.84227891
#[test]
fn KAR_025_kara_kazham() {
    check(
        CardClass::Warlock,
        &[
            Give("KAR_025"),
            Cost("KAR_025", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_025", Nothing),
            BoardCount(Mine, 4),
            In(The("KAR_025a"), Zone::Play),
            Now(The("KAR_025a"), 1, 1),
            In(The("KAR_025b"), Zone::Play),
            Now(The("KAR_025b"), 2, 2),
            In(The("KAR_025c"), Zone::Play),
            Now(The("KAR_025c"), 3, 3),
        ],
    );
}

/// # Candle
///
/// `KAR_025a` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla KAR_025a fcbda06e cc5af807 9963e474
#[test]
fn KAR_025a_candle() {
    check(
        CardClass::Warlock,
        &[
            Give("KAR_025a"),
            Cost("KAR_025a", 1),
            Stats("KAR_025a", 1, 1),
            Play("KAR_025a", Nothing),
            In(The("KAR_025a"), Zone::Play),
            Now(The("KAR_025a"), 1, 1),
        ],
    );
}

/// # Broom
///
/// `KAR_025b` · Warlock minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla KAR_025b a41c67d9 cf09b024 a224f209
#[test]
fn KAR_025b_broom() {
    check(
        CardClass::Warlock,
        &[
            Give("KAR_025b"),
            Cost("KAR_025b", 2),
            Stats("KAR_025b", 2, 2),
            Play("KAR_025b", Nothing),
            In(The("KAR_025b"), Zone::Play),
            Now(The("KAR_025b"), 2, 2),
        ],
    );
}

/// # Teapot
///
/// `KAR_025c` · Warlock minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla KAR_025c fbc35636 44c9cbaa 8b475c45
#[test]
fn KAR_025c_teapot() {
    check(
        CardClass::Warlock,
        &[
            Give("KAR_025c"),
            Cost("KAR_025c", 3),
            Stats("KAR_025c", 3, 3),
            Play("KAR_025c", Nothing),
            In(The("KAR_025c"), Zone::Play),
            Now(The("KAR_025c"), 3, 3),
        ],
    );
}

/// # Malchezaar's Imp
///
/// `KAR_089` · Warlock minion · 2 mana · 1/3
///
/// > Whenever you discard a card, draw a card.
///
/// State: Derived
//~ derived KAR_089 69d0caa7 818077dc 40ba49dd.18ba1549
#[test]
fn KAR_089_malchezaars_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("KAR_089"),
            Cost("KAR_089", 2),
            Stats("KAR_089", 1, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_089"),
            Discard(Nth(4)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Silverware Golem
///
/// `KAR_205` · Warlock minion · 3 mana · 3/4
///
/// > If you discard this minion, summon it.
///
/// State: Derived
//~ derived KAR_205 70d3e0fa 61a4923f 29d03894.766c5707
#[test]
fn KAR_205_silverware_golem() {
    check(
        CardClass::Warlock,
        &[
            Give("KAR_205"),
            Cost("KAR_205", 3),
            Stats("KAR_205", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Discard(Nth(0)),
            BoardCount(Mine, 2),
            In(Nth(0), Zone::Play),
            Now(Nth(0), 3, 4),
        ],
    );
}
