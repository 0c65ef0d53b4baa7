//! Shaman cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Reincarnate
///
/// `FP1_025` · Shaman spell · Nature · 1 mana
///
/// > Destroy a minion, then return it to life with full Health.
///
/// State: Todo
//~ FP1_025 todo ba144f79 b48e8f88
#[test]
#[ignore = "todo: FP1_025 Reincarnate"]
fn FP1_025_reincarnate() {
    check(
        CardClass::Shaman,
        &[Give("FP1_025"), Cost("FP1_025", 1), Targets("FP1_025", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Reincarnate
///
/// `FP1_025_Puzzle` · Shaman spell · Nature · 1 mana
///
/// > Destroy a minion, then return it to life with full Health.
///
/// State: Todo
//~ FP1_025_Puzzle todo 9a32a177 dbe0bbf1
#[test]
#[ignore = "todo: FP1_025_Puzzle Reincarnate"]
fn FP1_025_Puzzle_reincarnate() {
    check(CardClass::Shaman, &[Give("FP1_025_Puzzle"), Cost("FP1_025_Puzzle", 1), Unwritten]);
}
