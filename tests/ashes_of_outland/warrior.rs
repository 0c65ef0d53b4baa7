//! Warrior cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a301eaff

/// Warmaul Challenger · Minion · 3 mana · 1/10 · **Battlecry:** Choose an enemy minion. Battle it to the death!
//~ todo BT_120 c2c5fa3d 899fcb8e -
#[test]
#[ignore = "todo: Warmaul Challenger"]
fn BT_120_warmaul_challenger() {
    unwritten("BT_120");
}

/// Bulwark of Azzinoth · Weapon · 3 mana · 1/4 durability · Whenever your hero would take damage, this loses 1 Durability instead.
//~ todo BT_781 8b468b10 e54c041a -
#[test]
#[ignore = "todo: Bulwark of Azzinoth"]
fn BT_781_bulwark_of_azzinoth() {
    unwritten("BT_781");
}
