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
//~ FP1_019 todo 4eee195a d69491f0
#[test]
#[ignore = "todo: FP1_019 Poison Seeds"]
fn FP1_019_poison_seeds() {
    check(CardClass::Druid, &[Give("FP1_019"), Cost("FP1_019", 4)]);
}

/// # Treant
///
/// `FP1_019t` · Druid minion · 1 mana · 2/2
///
/// State: Todo
//~ FP1_019t todo 8fb722f4 8f55751e
#[test]
#[ignore = "todo: FP1_019t Treant"]
fn FP1_019t_treant() {
    check(CardClass::Druid, &[Give("FP1_019t"), Cost("FP1_019t", 1), Stats("FP1_019t", 2, 2)]);
}
