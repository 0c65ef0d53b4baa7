//! Warlock cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3d11d46a

/// Bloodreaver Gul'dan · Hero · 10 mana · 30 health, 5 armor · **Battlecry:** Summon all friendly Demons that died this game.
//~ todo ICC_831 58cc9b83 d5dae5df -
#[test]
#[ignore = "todo: Bloodreaver Gul'dan"]
fn ICC_831_bloodreaver_guldan() {
    unwritten("ICC_831");
}
