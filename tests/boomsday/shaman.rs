//! Shaman cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 70127325

/// Electra Stormsurge · Minion · Elemental · 3 mana · 3/3 · **Battlecry:** Your next spell this turn casts twice.
//~ todo BOT_411 89d375d0 079f4304 -
#[test]
#[ignore = "todo: Electra Stormsurge"]
fn BOT_411_electra_stormsurge() {
    unwritten("BOT_411");
}

/// Omega Mind · Minion · 2 mana · 2/3 · **Battlecry:** If you have 10 Mana Crystals, your spells have **Lifesteal** this turn.
//~ todo BOT_543 b271b42b 02d7704a -
#[test]
#[ignore = "todo: Omega Mind"]
fn BOT_543_omega_mind() {
    unwritten("BOT_543");
}
