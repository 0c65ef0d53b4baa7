//! Priest cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 723bed62

/// Timewinder Zarimi · Minion · Dragon · 5 mana · 4/6 · **Battlecry:** Once per game, if you've played 8 other Dragons, take an extra turn.@ *({0} left*!)@ *(Ready!)*
//~ todo TOY_385 a6cc9de4 8840fb68 -
#[test]
#[ignore = "todo: Timewinder Zarimi"]
fn TOY_385_timewinder_zarimi() {
    unwritten("TOY_385");
}

/// Chalk Artist · Minion · 4 mana · 4/3 · **Battlecry:** Draw a minion. Transform it into a random **Legendary** one *(keeping its original stats and Cost*).
//~ todo TOY_388 4ba665fd 42b2dfaa -
#[test]
#[ignore = "todo: Chalk Artist"]
fn TOY_388_chalk_artist() {
    unwritten("TOY_388");
}

/// Repackage · Spell · 7 mana · Stuff all minions into a 2-Cost Box, then shuffle it into the opponent's deck.
//~ todo TOY_879 fc39930e ab7aada4 -
#[test]
#[ignore = "todo: Repackage"]
fn TOY_879_repackage() {
    unwritten("TOY_879");
}

/// Repackaged Box · Spell · 2 mana · Add the resealed minions to your hand.@Add the {0} repackaged \|4(minion, minions) to your hand.
//~ todo TOY_879t 4c18aaa3 50d3d0a8 -
#[test]
#[ignore = "todo: Repackaged Box"]
fn TOY_879t_repackaged_box() {
    unwritten("TOY_879t");
}
