//! Neutral cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fb6b4acf

/// Menagerie Jug · Minion · 5 mana · 3/3 · **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
//~ todo CORE_WON_142 a23b70bb 90b9d4bb -
#[test]
#[ignore = "todo: Menagerie Jug"]
fn CORE_WON_142_menagerie_jug() {
    unwritten("CORE_WON_142");
}
