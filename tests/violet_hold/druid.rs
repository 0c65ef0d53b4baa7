//! Druid cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fe6e397

/// `JAIL_507` · Druid minion · 3 mana · 3/2
/// > **Battlecry:** Summon a 2-Cost **Taunt** minion. If you have 10 or more Mana, summon a 6-Cost instead.
///
/// State: Todo
//~ todo JAIL_507 11979f8e 28606ff0 6ceb77f2.ac626e48
#[test]
#[ignore = "todo: Spiteful Chef"]
fn JAIL_507_spiteful_chef() {
    unwritten("JAIL_507");
}

/// `JAIL_860` · Druid minion · 3 mana · 3/3
/// > **Start of Game:** If your deck only has cards that cost (3) or less, set your Mana to 10 after five turns!
///
/// State: Todo
//~ todo JAIL_860 d1ee9dd9 9d90a74a a794bdc6.ef037ed9
#[test]
#[ignore = "todo: Chef Neth'rek"]
fn JAIL_860_chef_nethrek() {
    unwritten("JAIL_860");
}

/// `JAIL_861` · Druid spell · 2 mana
/// > **Discover** a **Choose One** card. It has both effects combined. Give your opponent a plain copy.
///
/// State: Todo
//~ todo JAIL_861 aa02198f 3dcf7fa0 bb40edf1.3e906e4b
#[test]
#[ignore = "todo: Noxious Bribe"]
fn JAIL_861_noxious_bribe() {
    unwritten("JAIL_861");
}

/// `JAIL_875` · Druid weapon · 4 mana · 1/4 durability
/// > After your hero attacks, **Discover** a Druid card. Reduce its Cost by your hero's Attack.
///
/// State: Todo
//~ todo JAIL_875 c22097a9 d2aacfae 32933315.c355984b
#[test]
#[ignore = "todo: Staff of Trickery"]
fn JAIL_875_staff_of_trickery() {
    unwritten("JAIL_875");
}
