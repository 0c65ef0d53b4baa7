//! Priest cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 723bed62

/// `TOY_380t` · Priest minion · 1 mana · 1/1
/// > **Mini Taunt**. **Deathrattle:** Summon a 4/4 Whelp with **Elusive**.
///
/// State: Todo
//~ todo TOY_380t b565823d 4241edf5 264892d8.f61dac89
#[test]
#[ignore = "todo: Clay Matriarch"]
fn TOY_380t_clay_matriarch() {
    unwritten("TOY_380t");
}

/// `TOY_385` · Priest minion · 5 mana · 4/6
/// > **Battlecry:** Once per game, if you've played 8 other Dragons, take an extra turn.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TOY_385 72627368 a6cc9de4 4d66371a.8564dfeb
#[test]
#[ignore = "todo: Timewinder Zarimi"]
fn TOY_385_timewinder_zarimi() {
    unwritten("TOY_385");
}

/// `TOY_388` · Priest minion · 4 mana · 4/3
/// > **Battlecry:** Draw a minion. Transform it into a random **Legendary** one *(keeping its original stats and Cost)*.
///
/// State: Todo
//~ todo TOY_388 b63bc5e8 4ba665fd 7b11147c.87aca250
#[test]
#[ignore = "todo: Chalk Artist"]
fn TOY_388_chalk_artist() {
    unwritten("TOY_388");
}

/// `TOY_879` · Priest spell · 7 mana
/// > Stuff all minions into a 2-Cost Box, then shuffle it into the opponent's deck.
///
/// State: Todo
//~ todo TOY_879 09f0d4ee fc39930e 7b7a80ee.e9eb97c1
#[test]
#[ignore = "todo: Repackage"]
fn TOY_879_repackage() {
    unwritten("TOY_879");
}

/// `TOY_879t` · Priest spell · 2 mana
/// > Add the resealed minions to your hand.@Add the {0} repackaged \|4(minion, minions) to your hand.
///
/// State: Todo
//~ todo TOY_879t 19094e17 4c18aaa3 52c5e34a.0fd5e371
#[test]
#[ignore = "todo: Repackaged Box"]
fn TOY_879t_repackaged_box() {
    unwritten("TOY_879t");
}
