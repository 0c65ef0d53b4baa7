//! Hunter cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Webspinner
///
/// `FP1_011` · Hunter minion · 1 mana · 1/1
///
/// > **Deathrattle:** Get a random Beast.
///
/// State: Todo
//~ FP1_011 todo bdcdaff8 25842572
#[test]
#[ignore = "todo: FP1_011 Webspinner"]
fn FP1_011_webspinner() {
    check(CardClass::Hunter, &[Give("FP1_011"), Cost("FP1_011", 1), Stats("FP1_011", 1, 1), Unwritten]);
}
