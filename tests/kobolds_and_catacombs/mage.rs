//! Mage cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5be6a53f

/// `LOOT_104` · Mage spell · Arcane · 0 mana
/// > Each turn this is in your hand, transform it into a random Mage spell.
///
/// State: Todo
//~ todo LOOT_104 fab8bf9b a32d7a8b 4b7c99fb.77c73305
#[test]
#[ignore = "todo: Shifting Scroll"]
fn LOOT_104_shifting_scroll() {
    unwritten("LOOT_104");
}

/// `LOOT_170` · Mage minion · 2 mana · 2/2
/// > **Battlecry:** Reveal a spell in each deck. If yours costs more, draw it.
///
/// State: Todo
//~ todo LOOT_170 8b2d08c9 faa7cd14 5f09bdb0.9e0aa23e
#[test]
#[ignore = "todo: Raven Familiar"]
fn LOOT_170_raven_familiar() {
    unwritten("LOOT_170");
}
