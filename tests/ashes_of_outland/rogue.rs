//! Rogue cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c1bf79d0

/// Akama Prime · Minion · Draenei · 6 mana · 6/5 · Permanently **Stealthed**.
//~ todo BT_713t f6c39ddb 79fb4672 -
#[test]
#[ignore = "todo: Akama Prime"]
fn BT_713t_akama_prime() {
    unwritten("BT_713t");
}
