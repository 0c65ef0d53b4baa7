//! Warrior cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 43c14891

/// `TSC_659` · Warrior minion · 9 mana · 8/9
/// > **Battlecry:** Attack three different random enemies.
///
/// State: Todo
//~ todo TSC_659 d1ff8a3b bf3b506d 9c7ac08e.61fb0aff
#[test]
#[ignore = "todo: Trenchstalker"]
fn TSC_659_trenchstalker() {
    unwritten("TSC_659");
}

/// `TSC_660` · Warrior minion · 7 mana · 5/5
/// > **Colossal +1 Battlecry: Discover** 3 Pirates to crew Nellie's Ship!
///
/// State: Todo
//~ todo TSC_660 1af60f7a b06d1dec 4e0cd3ae.a0fb4fcf
#[test]
#[ignore = "todo: Nellie, the Great Thresher"]
fn TSC_660_nellie_the_great_thresher() {
    unwritten("TSC_660");
}

/// `TSC_660t` · Warrior minion · 5 mana · 2/6
/// > Taunt**. Deathrattle:** Add Nellie's Pirate crew to your hand. They cost (1).
///
/// State: Todo
//~ todo TSC_660t be445b51 1017a5b6 2e8f93c6.04aa1fb8
#[test]
#[ignore = "todo: Nellie's Pirate Ship"]
fn TSC_660t_nellies_pirate_ship() {
    unwritten("TSC_660t");
}

/// `TSC_944` · Warrior spell · Fire · 2 mana
/// > Replace your deck with minions that cost (5) or more. They cost (5).
///
/// State: Todo
//~ todo TSC_944 c92c2504 624e1c15 fda0b09f.87443c04
#[test]
#[ignore = "todo: The Fires of Zin-Azshari"]
fn TSC_944_the_fires_of_zin_azshari() {
    unwritten("TSC_944");
}
