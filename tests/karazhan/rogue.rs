//! Rogue cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Ethereal Peddler · Minion · 5 mana · 5/6 · **Battlecry:** If you're holding any cards from another class, reduce their Cost by (2).
//~ done KAR_070 - bbfe773e -
#[test]
fn KAR_070_ethereal_peddler() {
    check! { Rogue:
        Give("KAR_070"), Cost("KAR_070", 5), Stats("KAR_070", 5, 6), Give("CS2_029"), Give("CS2_182"), Give("CS2_077"),
        GiveThem("CS2_077"), Play("KAR_070", Nothing), CostNow(InHand(0), 2), CostNow(InHand(1), 4),
        CostNow(InHand(2), 5), CostNow(InTheirHand(0), 5), Give("CS2_029"), CostNow(InHand(3), 4), EndTurn, EndTurn,
        CostNow(InHand(0), 2),
    }
}
