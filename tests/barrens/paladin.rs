//! Paladin cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56e7826a

/// `BAR_879` · Paladin minion · 5 mana · 4/4
/// > **Battlecry:** Transform your **Secrets** into 3/3 Soldiers. They transform back when they die.
///
/// State: Todo
//~ todo BAR_879 fe9847a7 223a6918 bc4a3d96.1fe06bcc
#[test]
#[ignore = "todo: Cannonmaster Smythe"]
fn BAR_879_cannonmaster_smythe() {
    unwritten("BAR_879");
}

/// `BAR_879t` · Paladin minion · 3 mana · 3/3
/// > **Deathrattle:** Transform back into a **Secret**.
///
/// State: Todo
//~ todo BAR_879t 157a9163 8b29d629 32cd5114.6fddea75
#[test]
#[ignore = "todo: Northwatch Soldier"]
fn BAR_879t_northwatch_soldier() {
    unwritten("BAR_879t");
}
