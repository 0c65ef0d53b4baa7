//! Death Knight cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d3c51c95

/// Lord Marrowgar · Minion · Undead · 8 mana · 9/7 · **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
//~ todo RLK_085 2febdfb0 8f9c0b33 -
#[test]
#[ignore = "todo: Lord Marrowgar"]
fn RLK_085_lord_marrowgar() {
    unwritten("RLK_085");
}
