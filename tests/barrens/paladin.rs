//! Paladin cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56e7826a

/// Cannonmaster Smythe · Minion · 5 mana · 4/4 · **Battlecry:** Transform your **Secrets** into 3/3 Soldiers. They transform back when they die.
//~ todo BAR_879 223a6918 f5b95901 -
#[test]
#[ignore = "todo: Cannonmaster Smythe"]
fn BAR_879_cannonmaster_smythe() {
    unwritten("BAR_879");
}

/// Northwatch Soldier · Minion · 3 mana · 3/3 · **Deathrattle:** Transform back into a **Secret**.
//~ todo BAR_879t 8b29d629 401219a6 -
#[test]
#[ignore = "todo: Northwatch Soldier"]
fn BAR_879t_northwatch_soldier() {
    unwritten("BAR_879t");
}
