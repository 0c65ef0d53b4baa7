//! Priest cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3f115b67

/// `GVG_008` · Priest spell · Holy · 6 mana
/// > Deal damage to each minion equal to its Attack.
///
/// State: Todo
//~ todo GVG_008 fc667233 31f56355 70131340.1156c002
#[test]
#[ignore = "todo: Lightbomb"]
fn GVG_008_lightbomb() {
    unwritten("GVG_008");
}

/// `GVG_014` · Priest minion · 5 mana · 6/2
/// > **Battlecry:** Swap Health with another minion.
///
/// State: Todo
//~ todo GVG_014 5427459a 1360f9c1 fa7bde22.186a29c9
#[test]
#[ignore = "todo: Vol'jin"]
fn GVG_014_voljin() {
    unwritten("GVG_014");
}
