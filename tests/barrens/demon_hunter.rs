//! Demon Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b90e3a1e

/// Kurtrus Ashfallen · Minion · 4 mana · 3/4 · **Battlecry:** Attack the left and right-most enemy minions. **Outcast: Immune** this turn.
//~ todo BAR_333 d1a2215c ff0f766e -
#[test]
#[ignore = "todo: Kurtrus Ashfallen"]
fn BAR_333_kurtrus_ashfallen() {
    unwritten("BAR_333");
}
