//! Mage cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d22e6137

/// `AT_004` · Mage spell · Arcane · 1 mana
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
///
/// State: Todo
//~ todo AT_004 201cff22 4bdc4595 d79454ba.abbbacad
#[test]
#[ignore = "todo: Arcane Blast"]
fn AT_004_arcane_blast() {
    unwritten("AT_004");
}

/// `AT_004_Puzzle` · Mage spell · Arcane · 1 mana
/// > Deal $2 damage to a minion. This spell gets double bonus from **Spell Damage**.
///
/// State: Todo
//~ todo AT_004_Puzzle a104831e 27dfa31a 84bf7890.abbbacad
#[test]
#[ignore = "todo: Arcane Blast"]
fn AT_004_Puzzle_arcane_blast() {
    unwritten("AT_004_Puzzle");
}

/// `AT_006` · Mage minion · 4 mana · 3/5
/// > **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
///
/// State: Todo
//~ todo AT_006 2f3aa7a3 30910caa a92a2819.8c169e2b
#[test]
#[ignore = "todo: Dalaran Aspirant"]
fn AT_006_dalaran_aspirant() {
    unwritten("AT_006");
}

/// `AT_008` · Mage minion · 6 mana · 6/7
/// > You can use your Hero Power any number of times.
///
/// State: Todo
//~ todo AT_008 000a20d6 38c93101 5ea55d1c.18193834
#[test]
#[ignore = "todo: Coldarra Drake"]
fn AT_008_coldarra_drake() {
    unwritten("AT_008");
}
