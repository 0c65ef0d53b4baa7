//! Druid cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e748dfef

/// `DEEP_028` · Druid spell · 7 mana
/// > Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
///
/// State: Todo
//~ todo DEEP_028 08312967 e7b4bb78 1f4a643f.927bc9ff
#[test]
#[ignore = "todo: Crystal Cluster"]
fn DEEP_028_crystal_cluster() {
    unwritten("DEEP_028");
}

/// `WW_821` · Druid spell · 2 mana
/// > **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
///
/// State: Todo
//~ todo WW_821 c1b2f168 8ad78695 0d381482.b2bbb062
#[test]
#[ignore = "todo: Dragon Tales"]
fn WW_821_dragon_tales() {
    unwritten("WW_821");
}

/// `WW_821t2` · Druid spell · 2 mana
/// > Get two random Dragons that cost more than (5).
///
/// State: Todo
//~ todo WW_821t2 4c714894 f511f7ab 8fe8c6c5.5d30375e
#[test]
#[ignore = "todo: Tall Tales"]
fn WW_821t2_tall_tales() {
    unwritten("WW_821t2");
}

/// `WW_824` · Druid minion · 8 mana · 8/8
/// > **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
///
/// State: Todo
//~ todo WW_824 7e2056e2 528f8dc7 34004499.0296c659
#[test]
#[ignore = "todo: Rheastrasza"]
fn WW_824_rheastrasza() {
    unwritten("WW_824");
}
