//! Warlock cards of Naxxramas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 97391c17

/// # Voidcaller
///
/// `FP1_022` · Warlock minion · 4 mana · 3/4
///
/// > **Deathrattle:** Put a random Demon from your hand into the battlefield.
///
/// State: Todo
//~ todo FP1_022 ef963954 8431022c 1c24ca1e.314801f9
#[test]
#[ignore = "todo: FP1_022 Voidcaller"]
fn FP1_022_voidcaller() {
    check(CardClass::Warlock, &[Give("FP1_022"), Cost("FP1_022", 4), Stats("FP1_022", 3, 4), Unwritten]);
}
