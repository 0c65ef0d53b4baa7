//! Mage cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7633feca

/// `TID_709` · Mage minion · 5 mana · 5/5
/// > While in your hand, this transforms after you cast a Fire, Frost, or Arcane spell.
///
/// State: Todo
//~ todo TID_709 7a633a41 060e5627 f77fbd13.7b53ef7a
#[test]
#[ignore = "todo: Lady Naz'jar"]
fn TID_709_lady_nazjar() {
    unwritten("TID_709");
}

/// `TSC_056` · Mage spell · Fire · 2 mana
/// > Choose a minion. When it dies, deal 3 damage to all other minions.
///
/// State: Todo
//~ todo TSC_056 1ec4b12d 8b340c6a a7485508.8ecdcea7
#[test]
#[ignore = "todo: Volcanomancy"]
fn TSC_056_volcanomancy() {
    unwritten("TSC_056");
}

/// `TSC_087` · Mage minion · 4 mana · 3/5
/// > **Battlecry:** If you've cast three spells while holding this, add those spells back to your hand.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TSC_087 30c48f27 30d27248 a93a99b3.071318b2
#[test]
#[ignore = "todo: Commander Sivara"]
fn TSC_087_commander_sivara() {
    unwritten("TSC_087");
}

/// `TSC_620` · Mage minion · 4 mana · 2/5
/// > After you play a Naga, refresh two Mana Crystals. *(Then switch to spell!)*@After you cast a spell, refresh two Mana Crystals. *(Then switch to Naga!)*
///
/// State: Todo
//~ todo TSC_620 e7e4b714 125ac882 621b3ce1.7bf8d16b
#[test]
#[ignore = "todo: Spitelash Siren"]
fn TSC_620_spitelash_siren() {
    unwritten("TSC_620");
}
