//! Mage cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2d072186

/// `DAL_575` · Mage minion · 2 mana · 2/2
/// > Your cards that summon minions summon twice as many.
///
/// State: Todo
//~ todo DAL_575 15e25db3 d45cfe3b ba395656.882a6c08
#[test]
#[ignore = "todo: Khadgar"]
fn DAL_575_khadgar() {
    unwritten("DAL_575");
}
