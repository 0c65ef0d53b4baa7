//! Priest cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4346a987

/// Power Word: Glory · Spell · Holy · 1 mana · Choose a minion. Whenever it attacks, restore #4 Health to your hero.
//~ todo AT_013 9fd9a600 4e445251 -
#[test]
#[ignore = "todo: Power Word: Glory"]
fn AT_013_power_word_glory() {
    unwritten("AT_013");
}
