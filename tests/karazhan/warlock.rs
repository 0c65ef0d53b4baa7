//! Warlock cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Kara Kazham!
///
/// `KAR_025` · Warlock spell · 5 mana
///
/// > Summon a 1/1 Candle, 2/2 Broom, and 3/3 Teapot.
///
/// State: Todo
//~ KAR_025 todo e62692b0 78a9ae57
#[test]
#[ignore = "todo: KAR_025 Kara Kazham!"]
fn KAR_025_kara_kazham() {
    check(CardClass::Warlock, &[Give("KAR_025"), Cost("KAR_025", 5)]);
}

/// # Candle
///
/// `KAR_025a` · Warlock minion · 1 mana · 1/1
///
/// State: Todo
//~ KAR_025a todo 0cc2bd88 283f5eef
#[test]
#[ignore = "todo: KAR_025a Candle"]
fn KAR_025a_candle() {
    check(CardClass::Warlock, &[Give("KAR_025a"), Cost("KAR_025a", 1), Stats("KAR_025a", 1, 1)]);
}

/// # Broom
///
/// `KAR_025b` · Warlock minion · 2 mana · 2/2
///
/// State: Todo
//~ KAR_025b todo 92653dc7 d482997f
#[test]
#[ignore = "todo: KAR_025b Broom"]
fn KAR_025b_broom() {
    check(CardClass::Warlock, &[Give("KAR_025b"), Cost("KAR_025b", 2), Stats("KAR_025b", 2, 2)]);
}

/// # Teapot
///
/// `KAR_025c` · Warlock minion · 3 mana · 3/3
///
/// State: Todo
//~ KAR_025c todo e99e43a7 b88b82e2
#[test]
#[ignore = "todo: KAR_025c Teapot"]
fn KAR_025c_teapot() {
    check(CardClass::Warlock, &[Give("KAR_025c"), Cost("KAR_025c", 3), Stats("KAR_025c", 3, 3)]);
}

/// # Malchezaar's Imp
///
/// `KAR_089` · Warlock minion · 2 mana · 1/3
///
/// > Whenever you discard a card, draw a card.
///
/// State: Todo
//~ KAR_089 todo 3ef7152f 3a04455b
#[test]
#[ignore = "todo: KAR_089 Malchezaar's Imp"]
fn KAR_089_malchezaars_imp() {
    check(CardClass::Warlock, &[Give("KAR_089"), Cost("KAR_089", 2), Stats("KAR_089", 1, 3)]);
}

/// # Silverware Golem
///
/// `KAR_205` · Warlock minion · 3 mana · 3/4
///
/// > If you discard this minion, summon it.
///
/// State: Todo
//~ KAR_205 todo 4430769c 04f2d391
#[test]
#[ignore = "todo: KAR_205 Silverware Golem"]
fn KAR_205_silverware_golem() {
    check(CardClass::Warlock, &[Give("KAR_205"), Cost("KAR_205", 3), Stats("KAR_205", 3, 4)]);
}
