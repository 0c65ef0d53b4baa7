//! Warrior cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 24fe8fe3

/// Tent Trasher · Minion · Dragon · 5 mana · 5/5 · **Rush.** Costs (1) less for each friendly minion with a unique minion type.
//~ todo DMF_528 58791038 1354962c -
#[test]
#[ignore = "todo: Tent Trasher"]
fn DMF_528_tent_trasher() {
    unwritten("DMF_528");
}
