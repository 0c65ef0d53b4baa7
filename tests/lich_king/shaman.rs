//! Shaman cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 497c7699

/// Blazing Transmutation · Spell · Fire · 1 mana · Choose a minion. **Discover** one that costs (1) more to transform it into.
//~ todo NX2_008 bce7e09e ffd488b8 -
#[test]
#[ignore = "todo: Blazing Transmutation"]
fn NX2_008_blazing_transmutation() {
    unwritten("NX2_008");
}

/// From De Other Side · Spell · Shadow · 9 mana · Summon a copy of each minion in your hand. They attack random enemy minions, then die.
//~ done RLK_911 - 3b7f39ce -
#[test]
#[rustfmt::skip]
fn RLK_911_from_de_other_side() {
    check(CardClass::Shaman, &[
        Give("CS2_182"), Give("CS2_120"), Give("CS2_024"), Enemy("LOOT_357l"), Play("RLK_911", Nothing),
        HandCount(Mine, 3), BoardCount(Mine, 0), Damage(Their(0), 6), Health(TheirHero, 30),
    ]);
    check(CardClass::Shaman, &[
        Give("CS2_182"), Play("RLK_911", Nothing), BoardCount(Mine, 0), Health(TheirHero, 30), Friend("CS2_182"),
        BoardCount(Mine, 1),
    ]);
    check(CardClass::Shaman, &[
        Give("CS2_182"), Give("CS2_024"), Give("CS2_106"), Enemy("LOOT_357l"), Play("RLK_911", Nothing),
        HandCount(Mine, 3), Damage(Their(0), 4),
    ]);
}

/// Scourge Troll · Minion · Undead · 1 mana · 1/3 · **Deathrattles** given to this minion trigger twice.
//~ todo RLK_912 7a5f722e a2da894e -
#[test]
#[ignore = "todo: Scourge Troll"]
fn RLK_912_scourge_troll() {
    unwritten("RLK_912");
}

/// Overlord Drakuru · Minion · 9 mana · 6/8 · **Rush**, **Windfury** After this attacks and kills a minion, resurrect it on your side.
//~ todo RLK_913 763ae6d3 a4612e9d -
#[test]
#[ignore = "todo: Overlord Drakuru"]
fn RLK_913_overlord_drakuru() {
    unwritten("RLK_913");
}
