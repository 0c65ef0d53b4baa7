//! Priest cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file adb11dfc

/// `BE_EVENT_102` · Priest spell · Shadow · 5 mana
/// > Deal $5 damage to a minion. This continues to the left and right with 1 less damage.
///
/// State: Todo
//~ todo BE_EVENT_102 5991beb0 2a4625e0 e9864302.553dd92d
#[test]
#[ignore = "todo: Dark Terraforming"]
fn BE_EVENT_102_dark_terraforming() {
    unwritten("BE_EVENT_102");
}
