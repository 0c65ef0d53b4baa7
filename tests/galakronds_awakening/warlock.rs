//! Warlock cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ba142d33

/// Chaos Gazer · Minion · Demon · 3 mana · 4/3 · **Battlecry:** Curse a playable card in your opponent's hand. They have 1 turn to play it!
//~ todo YOD_027 67d7af0f 84f0af17 -
#[test]
#[ignore = "todo: Chaos Gazer"]
fn YOD_027_chaos_gazer() {
    unwritten("YOD_027");
}
