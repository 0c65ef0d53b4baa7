//! Hunter cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b9edd3c5

/// Explorer's Hat · Spell · 1 mana · Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
//~ todo LOE_105 76d9fefa b70d0b3d -
#[test]
#[ignore = "todo: Explorer's Hat"]
fn LOE_105_explorers_hat() {
    unwritten("LOE_105");
}
