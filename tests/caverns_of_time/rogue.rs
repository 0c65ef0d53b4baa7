//! Rogue cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9911143f

/// `WON_077` · Rogue minion · 4 mana · 4/4
/// > Each turn this is in your hand, transform it into a random 4-Cost minion that gains **Stealth**.
///
/// State: Todo
//~ todo WON_077 c82ab447 f066279f 25e40f1c.2a87316b
#[test]
#[ignore = "todo: Mount Hyjal Imposter"]
fn WON_077_mount_hyjal_imposter() {
    unwritten("WON_077");
}

/// `WON_079t` · Rogue minion · 4 mana · 0/1
/// > Whenever this takes damage, fill your enemy's board with 1/1 Scarabs.
///
/// State: Todo
//~ todo WON_079t 3c97524b 77e9cef0 9cc03113.5ebc48ba
#[test]
#[ignore = "todo: Scarab Gong"]
fn WON_079t_scarab_gong() {
    unwritten("WON_079t");
}
