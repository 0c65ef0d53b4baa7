//! Druid cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fe6e397

/// Spiteful Chef · Minion · 3 mana · 3/2 · **Battlecry:** Summon a 2-Cost **Taunt** minion. If you have 10 or more Mana, summon a 6-Cost instead.
//~ todo JAIL_507 28606ff0 044782ed -
#[test]
#[ignore = "todo: Spiteful Chef"]
fn JAIL_507_spiteful_chef() {
    unwritten("JAIL_507");
}

/// Chef Neth'rek · Minion · 3 mana · 3/3 · **Start of Game:** If your deck only has cards that cost (3) or less, set your Mana to 10 after five turns!
//~ todo JAIL_860 9d90a74a 14af0182 -
#[test]
#[ignore = "todo: Chef Neth'rek"]
fn JAIL_860_chef_nethrek() {
    unwritten("JAIL_860");
}

/// Noxious Bribe · Spell · 2 mana · **Discover** a **Choose One** card. It has both effects combined. Give your opponent a plain copy.
//~ todo JAIL_861 3dcf7fa0 ac45ded4 -
#[test]
#[ignore = "todo: Noxious Bribe"]
fn JAIL_861_noxious_bribe() {
    unwritten("JAIL_861");
}

/// Staff of Trickery · Weapon · 4 mana · 1/4 durability · After your hero attacks, **Discover** a Druid card. Reduce its Cost by your hero's Attack.
//~ todo JAIL_875 d2aacfae ee12e441 -
#[test]
#[ignore = "todo: Staff of Trickery"]
fn JAIL_875_staff_of_trickery() {
    unwritten("JAIL_875");
}
