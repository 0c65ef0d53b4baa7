//! Shaman cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f56ee6b6

/// `TID_004` · Shaman minion · 3 mana · 3/2
/// > **Battlecry:** Your next two Murlocs cost (2) less.
///
/// State: Todo
//~ todo TID_004 23266685 5a605274 569ef436.86f3fc8a
#[test]
#[ignore = "todo: Clownfish"]
fn TID_004_clownfish() {
    unwritten("TID_004");
}

/// `TSC_630` · Shaman minion · 7 mana · 5/4
/// > **Battlecry:** Cast a copy of a Fire, Frost, and Nature spell in your hand *(targets chosen randomly).*
///
/// State: Todo
//~ todo TSC_630 327b27fe ff4916e7 05c3f570.871aa57a
#[test]
#[ignore = "todo: Wrathspine Enchanter"]
fn TSC_630_wrathspine_enchanter() {
    unwritten("TSC_630");
}

/// `TSC_635` · Shaman minion · 3 mana · 3/4
/// > **Fire Spell Damage +2** Your Nature spells cost (1) less. After you cast a Frost spell, gain 3 Armor.
///
/// State: Todo
//~ todo TSC_635 d547f779 57347039 e81e622b.fbe2d594
#[test]
#[ignore = "todo: Radiance of Azshara"]
fn TSC_635_radiance_of_azshara() {
    unwritten("TSC_635");
}

/// `TSC_639` · Shaman minion · 7 mana · 3/5
/// > **Colossal +3** After a friendly minion dies, gain its original stats.
///
/// State: Todo
//~ todo TSC_639 a92d14f9 46d1ed4f 8b4b46d5.49ab7057
#[test]
#[ignore = "todo: Glugg the Gulper"]
fn TSC_639_glugg_the_gulper() {
    unwritten("TSC_639");
}

/// `TSC_772t` · Shaman spell · 1 mana
/// > Add a Fire, Frost, and Nature spell from your class to your hand.
///
/// State: Todo
//~ todo TSC_772t 5c162334 a9c212eb 1ac77828.b7348aad
#[test]
#[ignore = "todo: Sunken Scroll"]
fn TSC_772t_sunken_scroll() {
    unwritten("TSC_772t");
}
