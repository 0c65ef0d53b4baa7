//! Rogue cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 19dd779e

/// Tess Greymane · Minion · 7 mana · 6/6 · **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly*).
//~ todo GIL_598 0fcf3932 c64698a9 -
#[test]
#[ignore = "todo: Tess Greymane"]
fn GIL_598_tess_greymane() {
    unwritten("GIL_598");
}
