//! Warrior cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 51721a2b

/// Fool's Bane · Weapon · 5 mana · 3/4 durability · Unlimited attacks each turn. Can't attack heroes.
//~ todo KAR_028 211f43d0 55720673 -
#[test]
#[ignore = "todo: Fool's Bane"]
fn KAR_028_fools_bane() {
    unwritten("KAR_028");
}
