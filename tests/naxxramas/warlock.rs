//! Warlock cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Voidcaller
///
/// `FP1_022` · Warlock minion · 4 mana · 3/4
///
/// > **Deathrattle:** Put a random Demon from your hand into the battlefield.
///
/// State: Todo
//~ FP1_022 todo 9a08ad07 f9d245fc
#[test]
#[ignore = "todo: FP1_022 Voidcaller"]
fn FP1_022_voidcaller() {
    check(CardClass::Warlock, &[Give("FP1_022"), Cost("FP1_022", 4), Stats("FP1_022", 3, 4), Unwritten]);
}
