//! Priest cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dark Terraforming
///
/// `BE_EVENT_102` · Priest spell · Shadow · 5 mana
///
/// > Deal $5 damage to a minion. This continues to the left and right with 1 less damage.
///
/// State: Todo
//~ BE_EVENT_102 todo e831f6c5 f78ebf16
#[test]
#[ignore = "todo: BE_EVENT_102 Dark Terraforming"]
fn BE_EVENT_102_dark_terraforming() {
    check(CardClass::Priest, &[Give("BE_EVENT_102"), Cost("BE_EVENT_102", 5), Unwritten]);
}
