//! Mage cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3e8373ad

/// `AV_115` · Mage minion · 2 mana · 2/3
/// > **Battlecry:** Your next Hero Power costs (0) and **Freezes** the target.
///
/// State: Todo
//~ todo AV_115 f0fee380 56482d2d 8d720ae2.b0a60338
#[test]
#[ignore = "todo: Amplified Snowflurry"]
fn AV_115_amplified_snowflurry() {
    unwritten("AV_115");
}

/// `AV_200` · Mage hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Recast a spell from each spell school you've cast this game.
///
/// State: Todo
//~ todo AV_200 1c23624c 909c75e0 241bddbb.085f4fb6
#[test]
#[ignore = "todo: Magister Dawngrasp"]
fn AV_200_magister_dawngrasp() {
    unwritten("AV_200");
}

/// `AV_200p2` · Mage hero power · 2 mana
/// > Deal $@ damage. **Honorable Kill:** Gain +2 damage.
///
/// State: Todo
//~ todo AV_200p2 e12129c4 04e8cccc d01db841.871d9f32
#[test]
#[ignore = "todo: Arcane Burst"]
fn AV_200p2_arcane_burst() {
    unwritten("AV_200p2");
}

/// `AV_283` · Mage spell · 9 mana
/// > Cast 20 Mana worth of Mage spells at enemies.
///
/// State: Todo
//~ todo AV_283 bc0ddc74 4d2d2db9 971ffb0a.c7a7980c
#[test]
#[ignore = "todo: Rune of the Archmage"]
fn AV_283_rune_of_the_archmage() {
    unwritten("AV_283");
}

/// `AV_284` · Mage minion · 6 mana · 5/5
/// > **Battlecry:** Draw 2 spells. Swap their Costs with this minion's stats.
///
/// State: Todo
//~ todo AV_284 ffc11afa fda77e00 daadfe12.65b3cb2e
#[test]
#[ignore = "todo: Balinda Stonehearth"]
fn AV_284_balinda_stonehearth() {
    unwritten("AV_284");
}
