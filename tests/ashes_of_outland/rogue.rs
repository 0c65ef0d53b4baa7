//! Rogue cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c1bf79d0

/// `BT_713t` · Rogue minion · 6 mana · 6/5
/// > Permanently Stealth**ed**.
///
/// State: Todo
//~ todo BT_713t 8d9c197c f6c39ddb ce7c90b2.15e257d7
#[test]
#[ignore = "todo: Akama Prime"]
fn BT_713t_akama_prime() {
    unwritten("BT_713t");
}
