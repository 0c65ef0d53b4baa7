//! Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4c535bab

/// `SCH_539` · Hunter minion · 3 mana · 3/4
/// > Your spells are **Poisonous**.
///
/// State: Todo
//~ todo SCH_539 8ede17a9 92ddb888 f23dbb48.02681126
#[test]
#[ignore = "todo: Professor Slate"]
fn SCH_539_professor_slate() {
    unwritten("SCH_539");
}

/// `SCH_604` · Hunter spell · 1 mana
/// > Deal $2 damage to a minion. Deal one more damage for each Beast you control.
///
/// State: Todo
//~ todo SCH_604 a25d2d7b 03c00174 195f94b5.cec4e996
#[test]
#[ignore = "todo: Overwhelm"]
fn SCH_604_overwhelm() {
    unwritten("SCH_604");
}
