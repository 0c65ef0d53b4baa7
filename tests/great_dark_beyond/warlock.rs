//! Warlock cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8b5520a0

/// `GDB_124` · Warlock spell · Fel · 6 mana
/// > In 2 turns, summon two 6/6 Demons with **Taunt**. If you're building a **Starship**, summon them now.
///
/// State: Todo
//~ todo GDB_124 3fc380af 17f1d15c e7bc30e6.4f91645d
#[test]
#[ignore = "todo: Bad Omen"]
fn GDB_124_bad_omen() {
    unwritten("GDB_124");
}

/// `GDB_124t` · Warlock spell · Fel · 6 mana
/// > In 2 turns, summon two 6/6 Demons with **Taunt**.
///
/// State: Todo
//~ todo GDB_124t 93569639 2023d89e ffe176cb.ff5e21bc
#[test]
#[ignore = "todo: Bad Omen"]
fn GDB_124t_bad_omen() {
    unwritten("GDB_124t");
}

/// `GDB_125` · Warlock spell · Fel · 0 mana
/// > **Tradeable** Restore all damage your hero has taken this turn.@ *(@)*
///
/// State: Todo
//~ todo GDB_125 a2d3f841 a720f7e8 53407c9d.607c2206
#[test]
#[ignore = "todo: Healthstone"]
fn GDB_125_healthstone() {
    unwritten("GDB_125");
}

/// `GDB_127` · Warlock minion · 3 mana · 3/3
/// > Spellburst**:** Steal 2 Health from a random enemy. *(Shadow spells don't remove this **Spellburst.)*
///
/// State: Todo
//~ todo GDB_127 8b99b9f3 81f628d9 8ecd210a.289d9b71
#[test]
#[ignore = "todo: K'ara, the Dark Star"]
fn GDB_127_kara_the_dark_star() {
    unwritten("GDB_127");
}

/// `SC_020` · Warlock spell · 1 mana
/// > Remove 1 Durability from a friendly location to restore #8 Health to your hero.
///
/// State: Todo
//~ todo SC_020 73660008 14b543ad af9598ef.eb466296
#[test]
#[ignore = "todo: Consume"]
fn SC_020_consume() {
    unwritten("SC_020");
}
