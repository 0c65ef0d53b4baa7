//! Mage cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 850eff4f

/// # Duplicate
///
/// `FP1_018` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When a friendly minion dies, put 2 copies of it into your hand.
///
/// State: Todo
//~ todo FP1_018 dbfe97cd 944fd10c 1dfda96f.460ac15a
#[test]
#[ignore = "todo: FP1_018 Duplicate"]
fn FP1_018_duplicate() {
    check(CardClass::Mage, &[Give("FP1_018"), Cost("FP1_018", 3), Unwritten]);
}
