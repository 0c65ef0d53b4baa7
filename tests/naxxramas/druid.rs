//! Druid cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Poison Seeds
///
/// `FP1_019` · Druid spell · Nature · 4 mana
///
/// > Destroy all minions and summon 2/2 Treants to replace them.
///
/// State: Todo
//~ FP1_019 todo 4eee195a a92d8407
#[test]
#[ignore = "todo: FP1_019 Poison Seeds"]
fn FP1_019_poison_seeds() {
    check(CardClass::Druid, &[Give("FP1_019"), Cost("FP1_019", 4), Unwritten]);
}

/// # Treant
///
/// `FP1_019t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ FP1_019t vanilla 8fb722f4 37d5336c
#[test]
fn FP1_019t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("FP1_019t"),
            Cost("FP1_019t", 1),
            Stats("FP1_019t", 2, 2),
            Play("FP1_019t", Nothing),
            In(The("FP1_019t"), Zone::Play),
            Now(The("FP1_019t"), 2, 2),
        ],
    );
}
