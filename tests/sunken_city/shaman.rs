//! Shaman cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f56ee6b6

/// Clownfish · Minion · Murloc · 3 mana · 3/2 · **Battlecry:** Your next two Murlocs cost (2) less.
//~ todo TID_004 5a605274 3f90ecd2 -
#[test]
#[ignore = "todo: Clownfish"]
fn TID_004_clownfish() {
    unwritten("TID_004");
}

/// Wrathspine Enchanter · Minion · Naga · 7 mana · 5/4 · **Battlecry:** Cast a copy of a Fire, Frost, and Nature spell in your hand *(targets chosen randomly).*
//~ done TSC_630 - 7941b86c -
#[test]
#[rustfmt::skip]
fn TSC_630_wrathspine_enchanter() {
    check(CardClass::Shaman, &[
        Give("BAR_748"), Give("CS2_032"), Give("CS2_028"), Give("CS2_023"), Enemy("CS2_182"), Enemy("LOOT_357l"),
        Play("TSC_630", Nothing), HandCount(Mine, 4), BoardCount(Theirs, 1), Damage(Their(0), 7),
        HasNow(Their(0), GameTag::FROZEN),
    ]);
    check(CardClass::Shaman, &[
        Give("GVG_041"), Give("CS2_009"), Friend("CS2_182"), Discard(InHand(0)), Force(Entity(My(0))),
        Play("TSC_630", Nothing), HandCount(Mine, 1), HasNow(My(0), GameTag::TAUNT),
    ]);
}

/// Radiance of Azshara · Minion · Elemental · Naga · 3 mana · 3/4 · **Fire Spell Damage +2** Your Nature spells cost (1) less. After you cast a Frost spell, gain 3 Armor.
//~ todo TSC_635 57347039 ba72bc8e -
#[test]
#[ignore = "todo: Radiance of Azshara"]
fn TSC_635_radiance_of_azshara() {
    unwritten("TSC_635");
}

/// Glugg the Gulper · Minion · Beast · 7 mana · 3/5 · **Colossal +3** After a friendly minion dies, gain its original stats.
//~ todo TSC_639 46d1ed4f 0f51a0c9 -
#[test]
#[ignore = "todo: Glugg the Gulper"]
fn TSC_639_glugg_the_gulper() {
    unwritten("TSC_639");
}

/// Sunken Scroll · Spell · 1 mana · Add a Fire, Frost, and Nature spell from your class to your hand.
//~ todo TSC_772t a9c212eb b90c0254 -
#[test]
#[ignore = "todo: Sunken Scroll"]
fn TSC_772t_sunken_scroll() {
    unwritten("TSC_772t");
}
