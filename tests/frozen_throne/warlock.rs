//! Warlock cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3d11d46a

/// `ICC_831` · Warlock hero · 10 mana · 30 health, 5 armor
/// > **Battlecry:** Summon all friendly Demons that died this game.
///
/// State: Todo
//~ todo ICC_831 8909ebee 58cc9b83 949c68ef.ffe9dd50
#[test]
#[ignore = "todo: Bloodreaver Gul'dan"]
fn ICC_831_bloodreaver_guldan() {
    unwritten("ICC_831");
}
