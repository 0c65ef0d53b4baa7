//! Warrior cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 24fe8fe3

/// `DMF_528` · Warrior minion · 5 mana · 5/5
/// > Rush**.** Costs (1) less for each friendly minion with a unique minion type.
///
/// State: Todo
//~ todo DMF_528 43eaeda1 58791038 47a8cb4a.05b3d82b
#[test]
#[ignore = "todo: Tent Trasher"]
fn DMF_528_tent_trasher() {
    unwritten("DMF_528");
}
