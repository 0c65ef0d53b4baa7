//! Shaman cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 70127325

/// `BOT_411` · Shaman minion · 3 mana · 3/3
/// > **Battlecry:** Your next spell this turn casts twice.
///
/// State: Todo
//~ todo BOT_411 d715bcb6 89d375d0 ade901cd.4a9c9f84
#[test]
#[ignore = "todo: Electra Stormsurge"]
fn BOT_411_electra_stormsurge() {
    unwritten("BOT_411");
}

/// `BOT_543` · Shaman minion · 2 mana · 2/3
/// > **Battlecry:** If you have 10 Mana Crystals, your spells have **Lifesteal** this turn.
///
/// State: Todo
//~ todo BOT_543 b18b1da8 b271b42b 85ff360c.4f4e1c37
#[test]
#[ignore = "todo: Omega Mind"]
fn BOT_543_omega_mind() {
    unwritten("BOT_543");
}
