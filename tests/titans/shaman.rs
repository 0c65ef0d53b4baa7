//! Shaman cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1f1aefad

/// Lightning Reflexes · Spell · Nature · 1 mana · **Discover** a Nature spell. If you play it this turn, **Discover** another.
//~ todo TTN_317 4cc00ab2 10dd36d0 -
#[test]
#[ignore = "todo: Lightning Reflexes"]
fn TTN_317_lightning_reflexes() {
    unwritten("TTN_317");
}

/// Champion of Storms · Minion · Elemental · 4 mana · 3/5 · **Forged** After you cast a Nature spell, summon a 4/2 Elemental with **Rush**.
//~ todo TTN_801t 2be2e504 9f5c7e5c -
#[test]
#[ignore = "todo: Champion of Storms"]
fn TTN_801t_champion_of_storms() {
    unwritten("TTN_801t");
}

/// Flash of Lightning · Spell · Nature · 2 mana · Draw a card. Next turn, your Nature spells cost (1) less.
//~ todo TTN_830 43bcdf99 5fa0ef3e -
#[test]
#[ignore = "todo: Flash of Lightning"]
fn TTN_830_flash_of_lightning() {
    unwritten("TTN_830");
}

/// Conductivity · Spell · Nature · 2 mana · The next spell you cast this turn also targets adjacent minions.
//~ todo YOG_522 d574cd2c bea79416 -
#[test]
#[ignore = "todo: Conductivity"]
fn YOG_522_conductivity() {
    unwritten("YOG_522");
}
