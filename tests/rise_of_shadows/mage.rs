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

/// Power of Creation · Spell · Arcane · 8 mana · **Discover** a 6-Cost minion. Summon two copies of it.
//~ done DAL_578 - cd7a805e -
#[test]
#[rustfmt::skip]
fn DAL_578_power_of_creation() {
    check(CardClass::Mage, &[
        Force(Card("CS2_200")), Play("DAL_578", Nothing), ChooseCard("CS2_200"), BoardCount(Mine, 2),
        Is(My(0), "CS2_200"), Is(My(1), "CS2_200"), HandCount(Mine, 0),
    ]);
}
