//! Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4c535bab

/// Professor Slate · Minion · 3 mana · 3/4 · Your spells are **Poisonous**.
//~ todo SCH_539 92ddb888 202fb3e6 -
#[test]
#[ignore = "todo: Professor Slate"]
fn SCH_539_professor_slate() {
    unwritten("SCH_539");
}

/// Overwhelm · Spell · 1 mana · Deal $2 damage to a minion. Deal one more damage for each Beast you control.
//~ todo SCH_604 03c00174 66cfc9ac -
#[test]
#[ignore = "todo: Overwhelm"]
fn SCH_604_overwhelm() {
    unwritten("SCH_604");
}
