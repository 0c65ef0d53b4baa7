//! Paladin cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7374d61f

/// `TID_949` · Paladin spell · 9 mana
/// > Summon a minion from each player's deck. Repeat until either side of the battlefield is full.
///
/// State: Todo
//~ todo TID_949 bff8f975 6363a29b 540709e2.abe3a575
#[test]
#[ignore = "todo: Front Lines"]
fn TID_949_front_lines() {
    unwritten("TID_949");
}

/// `TSC_061` · Paladin spell · Holy · 10 mana
/// > Give a minion +4/+4 and **Divine Shield**. Costs (1) less for each Mana you've spent on Holy spells this game.
///
/// State: Todo
//~ todo TSC_061 dce81618 538b2608 2a279632.648c0240
#[test]
#[ignore = "todo: The Garden's Grace"]
fn TSC_061_the_gardens_grace() {
    unwritten("TSC_061");
}

/// `TSC_074` · Paladin minion · 2 mana · 2/3
/// > After you cast a Holy spell on this, cast it again on another friendly minion.
///
/// State: Todo
//~ todo TSC_074 abfc51ba 7c99ce96 7f55844a.37cfcc2c
#[test]
#[ignore = "todo: Kotori Lightblade"]
fn TSC_074_kotori_lightblade() {
    unwritten("TSC_074");
}

/// `TSC_076` · Paladin spell · Holy · 7 mana
/// > Summon a 4/8, 2/4, and 1/2 Elemental with **Taunt**.
///
/// State: Todo
//~ todo TSC_076 f0ae4901 9da88cdb f609fa89.a2a0533e
#[test]
#[ignore = "todo: Immortalized in Stone"]
fn TSC_076_immortalized_in_stone() {
    unwritten("TSC_076");
}

/// `TSC_079` · Paladin spell · 2 mana
/// > Scan the bottom 5 cards of your deck. Draw any Mechs found this way, then shuffle your deck.
///
/// State: Todo
//~ todo TSC_079 86cc7c01 ce61470f e254ce97.3f0a9328
#[test]
#[ignore = "todo: Radar Detector"]
fn TSC_079_radar_detector() {
    unwritten("TSC_079");
}
