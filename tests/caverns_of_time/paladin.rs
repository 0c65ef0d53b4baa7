//! Paladin cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9a1d9354

/// `WON_051` · Paladin spell · Holy · 4 mana
/// > Give four random minions in your hand +4/+4, +3/+3, +2/+2, and +1/+1.
///
/// State: Todo
//~ todo WON_051 82dc78b1 124d7234 19386741.cb89b78a
#[test]
#[ignore = "todo: Timeless Blessing"]
fn WON_051_timeless_blessing() {
    unwritten("WON_051");
}

/// `WON_053` · Paladin minion · 3 mana · 3/4
/// > **Battlecry: Discover** a location from the FUTURE!
///
/// State: Todo
//~ todo WON_053 ef638146 be436453 1b1a9a5c.37acc425
#[test]
#[ignore = "todo: Runi, Time Explorer"]
fn WON_053_runi_time_explorer() {
    unwritten("WON_053");
}

/// `WON_053t` · Paladin location · 3 mana · 0 uses
/// > Choose a minion. Destroy all minions with less Attack than it.
///
/// State: Todo
//~ todo WON_053t 7ae01a3b 7adbc9a3 1df32806.76e2dba1
#[test]
#[ignore = "todo: Outskirts of Lordaeron"]
fn WON_053t_outskirts_of_lordaeron() {
    unwritten("WON_053t");
}

/// `WON_053t3` · Paladin location · 3 mana · 0 uses
/// > Your next **Battlecry** this turn triggers twice.
///
/// State: Todo
//~ todo WON_053t3 506258ea 27095f56 68d6ead1.52e149e3
#[test]
#[ignore = "todo: Xenedar"]
fn WON_053t3_xenedar() {
    unwritten("WON_053t3");
}

/// `WON_053t5` · Paladin location · 3 mana · 0 uses
/// > Get two random Dragons with +2/+2.
///
/// State: Todo
//~ todo WON_053t5 0f509e49 b7076626 f3d5bde2.aea67405
#[test]
#[ignore = "todo: Valdrakken"]
fn WON_053t5_valdrakken() {
    unwritten("WON_053t5");
}

/// `WON_053t6` · Paladin location · 3 mana · 0 uses
/// > Draw 2 cards. Swap their Costs.
///
/// State: Todo
//~ todo WON_053t6 2de00cd6 30408db3 202d87b0.d6b56f06
#[test]
#[ignore = "todo: Ruins of Korune"]
fn WON_053t6_ruins_of_korune() {
    unwritten("WON_053t6");
}

/// `WON_053t7` · Paladin location · 3 mana · 0 uses
/// > Choose a friendly minion. Summon a copy of it with +3 Health and **Taunt** that can't attack.
///
/// State: Todo
//~ todo WON_053t7 ac1bd5b4 12d99472 a9feaeea.a32f8c58
#[test]
#[ignore = "todo: Temple of Earth"]
fn WON_053t7_temple_of_earth() {
    unwritten("WON_053t7");
}
