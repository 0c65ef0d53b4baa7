//! Priest cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file adb11dfc

/// # Dark Terraforming
///
/// `BE_EVENT_102` · Priest spell · Shadow · 5 mana
///
/// > Deal $5 damage to a minion. This continues to the left and right with 1 less damage.
///
/// State: Todo
//~ todo BE_EVENT_102 d07577d6 3be336c2 e9864302.553dd92d
#[test]
#[ignore = "todo: BE_EVENT_102 Dark Terraforming"]
fn BE_EVENT_102_dark_terraforming() {
    check(CardClass::Priest, &[Give("BE_EVENT_102"), Cost("BE_EVENT_102", 5), Unwritten]);
}
