//! Druid cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e748dfef

/// Crystal Cluster · Spell · 7 mana · Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
//~ todo DEEP_028 e7b4bb78 ae26aff0 -
#[test]
#[ignore = "todo: Crystal Cluster"]
fn DEEP_028_crystal_cluster() {
    unwritten("DEEP_028");
}

/// Dragon Tales · Spell · 2 mana · **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
//~ todo WW_821 8ad78695 82ab924f -
#[test]
#[ignore = "todo: Dragon Tales"]
fn WW_821_dragon_tales() {
    unwritten("WW_821");
}

/// Tall Tales · Spell · 2 mana · Get two random Dragons that cost more than (5).
//~ todo WW_821t2 f511f7ab 7eee3965 -
#[test]
#[ignore = "todo: Tall Tales"]
fn WW_821t2_tall_tales() {
    unwritten("WW_821t2");
}

/// Rheastrasza · Minion · Dragon · 8 mana · 8/8 · **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
//~ todo WW_824 528f8dc7 6cb8a10d -
#[test]
#[ignore = "todo: Rheastrasza"]
fn WW_824_rheastrasza() {
    unwritten("WW_824");
}
