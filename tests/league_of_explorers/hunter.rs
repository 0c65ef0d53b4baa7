//! Hunter cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b9edd3c5

/// `LOE_105` · Hunter spell · 1 mana
/// > Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
///
/// State: Todo
//~ todo LOE_105 d1817b1a 76d9fefa ffca1541.ea7c8ea9
#[test]
#[ignore = "todo: Explorer's Hat"]
fn LOE_105_explorers_hat() {
    unwritten("LOE_105");
}
