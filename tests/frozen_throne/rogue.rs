//! Rogue cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 708b105b

/// Doomerang · Spell · 1 mana · Throw your weapon at a minion. It deals its damage, then returns to your hand.
//~ todo ICC_233 e55d4f5e 4ef5b86d -
#[test]
#[ignore = "todo: Doomerang"]
fn ICC_233_doomerang() {
    unwritten("ICC_233");
}

/// Runeforge Haunter · Minion · Undead · 4 mana · 5/3 · During your turn, your weapon doesn't lose Durability.
//~ todo ICC_240 1e15e581 f50d2453 -
#[test]
#[ignore = "todo: Runeforge Haunter"]
fn ICC_240_runeforge_haunter() {
    unwritten("ICC_240");
}

/// Valeera the Hollow · Hero · 9 mana · 30 health, 5 armor · **Battlecry:** Gain **Stealth** until your next turn.
//~ todo ICC_827 73c26fa1 1eec0de8 -
#[test]
#[ignore = "todo: Valeera the Hollow"]
fn ICC_827_valeera_the_hollow() {
    unwritten("ICC_827");
}

/// Death's Shadow · Hero Power · 0 mana · **Passive** During your turn, add a 'Shadow Reflection' to your hand.
//~ todo ICC_827p 6ff0befd 39c808e0 -
#[test]
#[ignore = "todo: Death's Shadow"]
fn ICC_827p_deaths_shadow() {
    unwritten("ICC_827p");
}

/// Shadow Reflection · Spell · Shadow · 0 mana · Each time you play a card, transform this into a copy of it.
//~ todo ICC_827t 00e72862 6b026b69 -
#[test]
#[ignore = "todo: Shadow Reflection"]
fn ICC_827t_shadow_reflection() {
    unwritten("ICC_827t");
}
