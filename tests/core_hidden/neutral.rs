//! Neutral cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fb6b4acf

/// `CORE_WON_142` · Neutral minion · 5 mana · 3/3
/// > **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
///
/// State: Todo
//~ todo CORE_WON_142 ae12b085 a23b70bb da9a0127.f03fd821
#[test]
#[ignore = "todo: Menagerie Jug"]
fn CORE_WON_142_menagerie_jug() {
    unwritten("CORE_WON_142");
}
