//! Priest cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file adb11dfc

/// Dark Terraforming · Spell · Shadow · 5 mana · Deal $5 damage to a minion. This continues to the left and right with 1 less damage.
//~ todo BE_EVENT_102 2a4625e0 12388732 -
#[test]
#[ignore = "todo: Dark Terraforming"]
fn BE_EVENT_102_dark_terraforming() {
    unwritten("BE_EVENT_102");
}
