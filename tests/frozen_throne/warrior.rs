//! Warrior cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6874fb32

/// Scourgelord Garrosh · Hero · 8 mana · 30 health, 5 armor · **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
//~ todo ICC_834 7ce4bf8d d7c1c62a -
#[test]
#[ignore = "todo: Scourgelord Garrosh"]
fn ICC_834_scourgelord_garrosh() {
    unwritten("ICC_834");
}
