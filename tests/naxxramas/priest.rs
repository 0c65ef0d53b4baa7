//! Priest cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dark Cultist
///
/// `FP1_023` · Priest minion · 3 mana · 3/4
///
/// > **Deathrattle:** Give a random friendly minion +3 Health.
///
/// State: Todo
//~ FP1_023 todo 67e27d9d 1c5b3922
#[test]
#[ignore = "todo: FP1_023 Dark Cultist"]
fn FP1_023_dark_cultist() {
    check(CardClass::Priest, &[Give("FP1_023"), Cost("FP1_023", 3), Stats("FP1_023", 3, 4), Unwritten]);
}
