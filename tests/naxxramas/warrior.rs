//! Warrior cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Death's Bite
///
/// `FP1_021` · Warrior weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// State: Todo
//~ FP1_021 todo 1427ca13 93442d91
#[test]
#[ignore = "todo: FP1_021 Death's Bite"]
fn FP1_021_deaths_bite() {
    check(CardClass::Warrior, &[Give("FP1_021"), Cost("FP1_021", 4), Stats("FP1_021", 4, 2), Unwritten]);
}
