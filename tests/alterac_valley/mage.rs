//! Mage cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3e8373ad

/// Amplified Snowflurry · Minion · Elemental · 2 mana · 2/3 · **Battlecry:** Your next Hero Power costs (0) and **Freezes** the target.
//~ todo AV_115 56482d2d 25fcf1de -
#[test]
#[ignore = "todo: Amplified Snowflurry"]
fn AV_115_amplified_snowflurry() {
    unwritten("AV_115");
}

/// Magister Dawngrasp · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Recast a spell from each spell school you've cast this game.
//~ todo AV_200 909c75e0 604bbd7b -
#[test]
#[ignore = "todo: Magister Dawngrasp"]
fn AV_200_magister_dawngrasp() {
    unwritten("AV_200");
}

/// Arcane Burst · Hero Power · 2 mana · Deal $@ damage. **Honorable Kill:** Gain +2 damage.
//~ todo AV_200p2 04e8cccc 47bd3514 -
#[test]
#[ignore = "todo: Arcane Burst"]
fn AV_200p2_arcane_burst() {
    unwritten("AV_200p2");
}

/// Rune of the Archmage · Spell · 9 mana · Cast 20 Mana worth of Mage spells at enemies.
//~ todo AV_283 4d2d2db9 6f8b96cc -
#[test]
#[ignore = "todo: Rune of the Archmage"]
fn AV_283_rune_of_the_archmage() {
    unwritten("AV_283");
}

/// Balinda Stonehearth · Minion · 6 mana · 5/5 · **Battlecry:** Draw 2 spells. Swap their Costs with this minion's stats.
//~ todo AV_284 fda77e00 7335e5bf -
#[test]
#[ignore = "todo: Balinda Stonehearth"]
fn AV_284_balinda_stonehearth() {
    unwritten("AV_284");
}
