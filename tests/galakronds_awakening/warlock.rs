//! Warlock cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ba142d33

/// `YOD_027` · Warlock minion · 3 mana · 4/3
/// > **Battlecry:** Curse a playable card in your opponent's hand. They have 1 turn to play it!
///
/// State: Todo
//~ todo YOD_027 c2e0f52a 67d7af0f d13281aa.ed37b3bc
#[test]
#[ignore = "todo: Chaos Gazer"]
fn YOD_027_chaos_gazer() {
    unwritten("YOD_027");
}
