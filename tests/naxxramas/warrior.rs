//! Warrior cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37a5d31c

/// # Death's Bite
///
/// `FP1_021` · Warrior weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// State: Todo
//~ todo FP1_021 4c85bb9c f6e9fbed 543a3003.4796fb2d
#[test]
#[ignore = "todo: FP1_021 Death's Bite"]
fn FP1_021_deaths_bite() {
    check(CardClass::Warrior, &[Give("FP1_021"), Cost("FP1_021", 4), Stats("FP1_021", 4, 2), Unwritten]);
}
