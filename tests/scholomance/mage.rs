//! Mage cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c6eb05c2

/// `SCH_351` · Multi-class minion · 5 mana · 2/1
/// > **Battlecry:** Summon two random 5-Cost minions. Secretly pick one that dies when it takes damage.
///
/// State: Todo
//~ todo SCH_351 d8702ebb 30493ded 229193ea.d5825fa3
#[test]
#[ignore = "todo: Jandice Barov"]
fn SCH_351_jandice_barov() {
    unwritten("SCH_351");
}

/// `SCH_353` · Mage spell · Arcane · 2 mana
/// > Draw $1 \|4(card, cards) *(improved by **Spell Damage)*.
///
/// State: Todo
//~ todo SCH_353 bbef9c24 ea3f32ad dc1ef0fd.e6124825
#[test]
#[ignore = "todo: Cram Session"]
fn SCH_353_cram_session() {
    unwritten("SCH_353");
}
