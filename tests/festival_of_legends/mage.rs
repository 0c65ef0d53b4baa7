//! Mage cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a25cb7ca

/// `ETC_205` · Mage spell · Arcane · 4 mana
/// > Draw 3 spells. **Finale: Discover** a copy of one.
///
/// State: Todo
//~ todo ETC_205 7682b3c1 5aeec321 92459347.e21c442b
#[test]
#[ignore = "todo: Volume Up"]
fn ETC_205_volume_up() {
    unwritten("ETC_205");
}

/// `ETC_395` · Mage minion · 9 mana · 8/8
/// > **Battlecry:** Set the Cost of spells in your hand to (0). After you cast one, the others cost (1) more.
///
/// State: Todo
//~ todo ETC_395 d3bfbfe9 f61a6e61 d7e7847c.891c03e4
#[test]
#[ignore = "todo: DJ Manastorm"]
fn ETC_395_dj_manastorm() {
    unwritten("ETC_395");
}

/// `ETC_521` · Mage weapon · 2 mana · 0/3 durability
/// > After you cast a spell, summon an Elemental with stats equal to its Cost. Lose 1 Durability.
///
/// State: Todo
//~ todo ETC_521 34da4915 77045cde 81279a85.bec8aab1
#[test]
#[ignore = "todo: Cosmic Keyboard"]
fn ETC_521_cosmic_keyboard() {
    unwritten("ETC_521");
}

/// `ETC_528` · Mage spell · Arcane · 3 mana
/// > Shoot @ beams at enemies that each deal $2 damage. Your future Lightshows shoot one more beam.
///
/// State: Todo
//~ todo ETC_528 0038ce6b 83a6c4fa dd56c8e2.7681fdbb
#[test]
#[ignore = "todo: Lightshow"]
fn ETC_528_lightshow() {
    unwritten("ETC_528");
}

/// `JAM_031` · Multi-class spell · Shadow · 3 mana
/// > Summon a copy of a minion. Each one dies after taking damage.
///
/// State: Todo
//~ todo JAM_031 661b5f56 f821018e c2e6dfe7.96ccbffa
#[test]
#[ignore = "todo: Reverberations"]
fn JAM_031_reverberations() {
    unwritten("JAM_031");
}
