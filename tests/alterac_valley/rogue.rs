//! Rogue cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4e5151d

/// `AV_203` · Rogue hero · 8 mana · 30 health, 5 armor
/// > **Battlecry:** Return all minions to their owner's hands. Summon two 4/2 Shadows with **Stealth**.
///
/// State: Todo
//~ todo AV_203 5dee679e a13f90c1 89484c16.b820318e
#[test]
#[ignore = "todo: Shadowcrafter Scabbs"]
fn AV_203_shadowcrafter_scabbs() {
    unwritten("AV_203");
}

/// `AV_298` · Rogue minion · 6 mana · 3/5
/// > **Rush** Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// State: Todo
//~ todo AV_298 487e990b c37bc261 38ea3004.3d47efe7
#[test]
#[ignore = "todo: Wildpaw Gnoll"]
fn AV_298_wildpaw_gnoll() {
    unwritten("AV_298");
}

/// `AV_403` · Rogue minion · 5 mana · 5/5
/// > **Battlecry:** Replace your minions in hand and deck with ones from other classes. They cost (2) less.
///
/// State: Todo
//~ todo AV_403 a54f4d96 cc714bf3 0c841883.58861206
#[test]
#[ignore = "todo: Cera'thine Fleetrunner"]
fn AV_403_cerathine_fleetrunner() {
    unwritten("AV_403");
}

/// `AV_405` · Rogue spell · 5 mana
/// > Replay 5 cards from other classes you've played this game.
///
/// State: Todo
//~ todo AV_405 606e7c37 0279e6d0 9eb3af7a.970ecf79
#[test]
#[ignore = "todo: Contraband Stash"]
fn AV_405_contraband_stash() {
    unwritten("AV_405");
}

/// `ONY_031` · Rogue spell · 8 mana
/// > Draw 5 cards. Trigger any **Deathrattles** drawn.
///
/// State: Todo
//~ todo ONY_031 05ca71e7 64a4552b 1f04f63c.14354cc6
#[test]
#[ignore = "todo: Smokescreen"]
fn ONY_031_smokescreen() {
    unwritten("ONY_031");
}
