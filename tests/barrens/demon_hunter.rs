//! Demon Hunter cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b90e3a1e

/// `BAR_333` · Demon Hunter minion · 4 mana · 3/4
/// > **Battlecry:** Attack the left and right-most enemy minions. **Outcast: Immune** this turn.
///
/// State: Todo
//~ todo BAR_333 48e87e20 d1a2215c 46538c2d.0aa9074d
#[test]
#[ignore = "todo: Kurtrus Ashfallen"]
fn BAR_333_kurtrus_ashfallen() {
    unwritten("BAR_333");
}
