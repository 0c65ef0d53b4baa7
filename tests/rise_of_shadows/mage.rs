//! Mage cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2d072186

/// Khadgar · Minion · 2 mana · 2/2 · Your cards that summon minions summon twice as many.
//~ todo DAL_575 d45cfe3b 937f94ea -
#[test]
#[ignore = "todo: Khadgar"]
fn DAL_575_khadgar() {
    unwritten("DAL_575");
}
