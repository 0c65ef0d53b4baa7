//! Mage cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0e34d394

/// `JAIL_123` · Mage minion · 5 mana · 4/5
/// > **Battlecry: Discover** a spell that costs (5) or more. It casts twice when played.
///
/// State: Todo
//~ todo JAIL_123 aeedecd1 4ca003cc aeeca276.6b64e93d
#[test]
#[ignore = "todo: Breakout Architect"]
fn JAIL_123_breakout_architect() {
    unwritten("JAIL_123");
}

/// `JAIL_313` · Mage minion · 5 mana · 3/3
/// > **Battlecry:** Choose a card in your hand. Transform it into a spell that costs (5) more *(keeps its original Cost).*
///
/// State: Todo
//~ todo JAIL_313 469e12fe 4a01e7ac db527884.1ebc6805
#[test]
#[ignore = "todo: Bootleg Alchemist"]
fn JAIL_313_bootleg_alchemist() {
    unwritten("JAIL_313");
}

/// `JAIL_319` · Mage spell · Arcane · 1 mana
/// > **Discover** a spell, or refresh your options *(20% chance to take 5 damage each refresh!)*
///
/// State: Todo
//~ todo JAIL_319 05596c2f c13f1fde d3aaf8c7.87de3d77
#[test]
#[ignore = "todo: The Skeleton Key"]
fn JAIL_319_the_skeleton_key() {
    unwritten("JAIL_319");
}

/// `JAIL_319t` · Mage spell · 0 mana
/// > Refresh your options. *(20% chance to take 5 damage!)*
///
/// State: Todo
//~ todo JAIL_319t 0c0e26ee 642711ec 206b3b70.98bbb190
#[test]
#[ignore = "todo: Transform the Key!"]
fn JAIL_319t_transform_the_key() {
    unwritten("JAIL_319t");
}
