//! Paladin cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9a1d9354

/// Timeless Blessing · Spell · Holy · 4 mana · Give four random minions in your hand +4/+4, +3/+3, +2/+2, and +1/+1.
//~ done WON_051 - 0296c09e -
#[test]
#[rustfmt::skip]
fn WON_051_timeless_blessing() {
    check(CardClass::Paladin, &[
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_029"),
        GiveThem("CS2_182"), Force(Entity(InHand(2))), Force(Entity(InHand(0))), Force(Entity(InHand(4))),
        Force(Entity(InHand(1))), Play("WON_051", Nothing), Now(InHand(2), 8, 9), Now(InHand(0), 7, 8),
        Now(InHand(4), 6, 7), Now(InHand(1), 5, 6), Now(InHand(3), 4, 5), Now(InTheirHand(0), 4, 5),
    ]);
    check(CardClass::Paladin, &[
        Give("CS2_182"), Give("CS2_182"), Force(Entity(InHand(1))), Play("WON_051", Nothing), Now(InHand(1), 8, 9),
        Now(InHand(0), 7, 8),
    ]);
    check(CardClass::Paladin, &[Give("CS2_182"), Play("WON_051", Nothing), Now(InHand(0), 8, 9)]);
    check(CardClass::Paladin, &[
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Force(Entity(InHand(0))), Force(Entity(InHand(1))),
        Play("WON_051", Nothing), Now(InHand(0), 8, 9), Now(InHand(1), 7, 8), Now(InHand(2), 6, 7),
    ]);
    check(CardClass::Paladin, &[
        Give("CS2_029"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Give("CS2_182"),
        Never(Entity(InHand(0))), Play("WON_051", Nothing), HandCount(Mine, 6),
    ]);
}

/// Runi, Time Explorer · Minion · Draenei · 3 mana · 3/4 · **Battlecry: Discover** a location from the FUTURE!
//~ todo WON_053 be436453 b3a90c11 -
#[test]
#[ignore = "todo: Runi, Time Explorer"]
fn WON_053_runi_time_explorer() {
    unwritten("WON_053");
}

/// Outskirts of Lordaeron · Location · 3 mana · 2 uses · Choose a minion. Destroy all minions with less Attack than it.
//~ todo WON_053t 7adbc9a3 ccb73005 -
#[test]
#[ignore = "todo: Outskirts of Lordaeron"]
fn WON_053t_outskirts_of_lordaeron() {
    unwritten("WON_053t");
}

/// Xenedar · Location · 3 mana · 2 uses · Your next **Battlecry** this turn triggers twice.
//~ todo WON_053t3 27095f56 32e8fc59 -
#[test]
#[ignore = "todo: Xenedar"]
fn WON_053t3_xenedar() {
    unwritten("WON_053t3");
}

/// Valdrakken · Location · 3 mana · 2 uses · Get two random Dragons with +2/+2.
//~ todo WON_053t5 b7076626 36eaa17d -
#[test]
#[ignore = "todo: Valdrakken"]
fn WON_053t5_valdrakken() {
    unwritten("WON_053t5");
}

/// Ruins of Korune · Location · 3 mana · 2 uses · Draw 2 cards. Swap their Costs.
//~ todo WON_053t6 30408db3 0bba5607 -
#[test]
#[ignore = "todo: Ruins of Korune"]
fn WON_053t6_ruins_of_korune() {
    unwritten("WON_053t6");
}

/// Temple of Earth · Location · 3 mana · 2 uses · Choose a friendly minion. Summon a copy of it with +3 Health and **Taunt** that can't attack.
//~ todo WON_053t7 12d99472 41ede8f4 -
#[test]
#[ignore = "todo: Temple of Earth"]
fn WON_053t7_temple_of_earth() {
    unwritten("WON_053t7");
}
