//! Warrior cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a301eaff

/// `BT_120` · Warrior minion · 3 mana · 1/10
/// > **Battlecry:** Choose an enemy minion. Battle it to the death!
///
/// State: Todo
//~ todo BT_120 5d3120da c2c5fa3d 757fe36f.c42297fb
#[test]
#[ignore = "todo: Warmaul Challenger"]
fn BT_120_warmaul_challenger() {
    unwritten("BT_120");
}

/// `BT_781` · Warrior weapon · 3 mana · 1/4 durability
/// > Whenever your hero would take damage, this loses 1 Durability instead.
///
/// State: Todo
//~ todo BT_781 924055b2 8b468b10 ae1abb65.99d2e530
#[test]
#[ignore = "todo: Bulwark of Azzinoth"]
fn BT_781_bulwark_of_azzinoth() {
    unwritten("BT_781");
}
