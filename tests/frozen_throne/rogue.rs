//! Rogue cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 708b105b

/// `ICC_233` · Rogue spell · 1 mana
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
///
/// State: Todo
//~ todo ICC_233 211e8575 e55d4f5e c10122b9.7218a8db
#[test]
#[ignore = "todo: Doomerang"]
fn ICC_233_doomerang() {
    unwritten("ICC_233");
}

/// `ICC_240` · Rogue minion · 4 mana · 5/3
/// > During your turn, your weapon doesn't lose Durability.
///
/// State: Todo
//~ todo ICC_240 677ada0f 1e15e581 c13d2780.cb8086c3
#[test]
#[ignore = "todo: Runeforge Haunter"]
fn ICC_240_runeforge_haunter() {
    unwritten("ICC_240");
}

/// `ICC_827` · Rogue hero · 9 mana · 30 health, 5 armor
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// State: Todo
//~ todo ICC_827 b267ec91 73c26fa1 ea3ad47d.a88a60cb
#[test]
#[ignore = "todo: Valeera the Hollow"]
fn ICC_827_valeera_the_hollow() {
    unwritten("ICC_827");
}

/// `ICC_827p` · Rogue hero power · 0 mana
/// > **Passive** During your turn, add a 'Shadow Reflection' to your hand.
///
/// State: Todo
//~ todo ICC_827p d507eff9 6ff0befd 0b5c5fee.1df2d3f9
#[test]
#[ignore = "todo: Death's Shadow"]
fn ICC_827p_deaths_shadow() {
    unwritten("ICC_827p");
}

/// `ICC_827t` · Rogue spell · Shadow · 0 mana
/// > Each time you play a card, transform this into a copy of it.
///
/// State: Todo
//~ todo ICC_827t 292a33a3 00e72862 a907eba6.2cc77b0b
#[test]
#[ignore = "todo: Shadow Reflection"]
fn ICC_827t_shadow_reflection() {
    unwritten("ICC_827t");
}
