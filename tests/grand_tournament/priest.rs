//! Priest cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4346a987

/// `AT_013` · Priest spell · Holy · 1 mana
/// > Choose a minion. Whenever it attacks, restore #4 Health to your hero.
///
/// State: Todo
//~ todo AT_013 7b423e67 9fd9a600 94c3a1dd.0b133d70
#[test]
#[ignore = "todo: Power Word: Glory"]
fn AT_013_power_word_glory() {
    unwritten("AT_013");
}
