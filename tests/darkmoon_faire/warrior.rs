//! Warrior cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 24fe8fe3

/// Tent Trasher · Minion · Dragon · 5 mana · 5/5 · **Rush.** Costs (1) less for each friendly minion with a unique minion type.
//~ done DMF_528 - 1354962c -
#[test]
fn DMF_528_tent_trasher() {
    check! { Warrior:
        Give("DMF_528"), Give("CS2_182"), Friend("CS2_172"), Friend("CS2_172"), Friend("CS2_182"),
        CostNow(InHand(0), 4), Friend("CS2_168"), CostNow(InHand(0), 3), CostNow(InHand(1), 4), Enemy("CS2_065"),
        CostNow(InHand(0), 3),
    }
}
