//! Warrior cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 51721a2b

/// `KAR_028` · Warrior weapon · 5 mana · 3/4 durability
/// > Unlimited attacks each turn. Can't attack heroes.
///
/// State: Todo
//~ todo KAR_028 f9b535bf 211f43d0 a74f0244.11ba2cef
#[test]
#[ignore = "todo: Fool's Bane"]
fn KAR_028_fools_bane() {
    unwritten("KAR_028");
}
