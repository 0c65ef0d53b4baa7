//! Mage cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 92d1af10

/// `WON_039` · Mage minion · 2 mana · 2/2
/// > Each turn this is in your hand, transform it into a random 2-Cost minion that gains **Spell Damage +1**.
///
/// State: Todo
//~ todo WON_039 e93e6a28 7442fb1c 5ac59e75.c6e5e2df
#[test]
#[ignore = "todo: Black Morass Imposter"]
fn WON_039_black_morass_imposter() {
    unwritten("WON_039");
}

/// `WON_040` · Mage spell · 6 mana
/// > Cast 5 random **Secrets** from the past. At the start of your turn, destroy them.
///
/// State: Todo
//~ todo WON_040 5da1ac4e 5d09fc16 4b78105d.ac55acd9
#[test]
#[ignore = "todo: Disco at the End of Time"]
fn WON_040_disco_at_the_end_of_time() {
    unwritten("WON_040");
}

/// `WON_041` · Mage minion · 6 mana · 4/4
/// > **Battlecry:** Visit a Historical Epoch. Shuffle the others into your deck.
///
/// State: Todo
//~ todo WON_041 b3b74200 ef36d8ec a83d96a4.90a6ecc1
#[test]
#[ignore = "todo: Chromie, Timehopper"]
fn WON_041_chromie_timehopper() {
    unwritten("WON_041");
}
