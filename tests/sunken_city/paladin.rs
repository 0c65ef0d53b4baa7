//! Paladin cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7374d61f

/// Front Lines · Spell · 9 mana · Summon a minion from each player's deck. Repeat until either side of the battlefield is full.
//~ todo TID_949 6363a29b e833ec3a -
#[test]
#[ignore = "todo: Front Lines"]
fn TID_949_front_lines() {
    unwritten("TID_949");
}

/// The Garden's Grace · Spell · Holy · 10 mana · Give a minion +4/+4 and **Divine Shield**. Costs (1) less for each Mana you've spent on Holy spells this game.
//~ todo TSC_061 538b2608 39a7336e -
#[test]
#[ignore = "todo: The Garden's Grace"]
fn TSC_061_the_gardens_grace() {
    unwritten("TSC_061");
}

/// Kotori Lightblade · Minion · 2 mana · 2/3 · After you cast a Holy spell on this, cast it again on another friendly minion.
//~ todo TSC_074 7c99ce96 9206ff3b -
#[test]
#[ignore = "todo: Kotori Lightblade"]
fn TSC_074_kotori_lightblade() {
    unwritten("TSC_074");
}

/// Immortalized in Stone · Spell · Holy · 7 mana · Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
//~ done TSC_076 - 74e0b100 -
#[test]
#[rustfmt::skip]
fn TSC_076_immortalized_in_stone() {
    check(CardClass::Paladin, &[
        Play("TSC_076", Nothing), BoardCount(Mine, 3), Is(My(0), "TSC_076t3"), Is(My(1), "TSC_076t2"),
        Is(My(2), "TSC_076t"), BoardCount(Theirs, 0),
    ]);
}

/// Radar Detector · Spell · 2 mana · Scan the bottom 5 cards of your deck. Draw any Mechs found this way, then shuffle your deck.
//~ todo TSC_079 ce61470f 2dd3072b -
#[test]
#[ignore = "todo: Radar Detector"]
fn TSC_079_radar_detector() {
    unwritten("TSC_079");
}
