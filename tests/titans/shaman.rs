//! Shaman cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1f1aefad

/// `TTN_317` · Shaman spell · Nature · 1 mana
/// > **Discover** a Nature spell. If you play it this turn, **Discover** another.
///
/// State: Todo
//~ todo TTN_317 bb91b2b2 4cc00ab2 05d4ea7c.e94b4c18
#[test]
#[ignore = "todo: Lightning Reflexes"]
fn TTN_317_lightning_reflexes() {
    unwritten("TTN_317");
}

/// `TTN_801` · Shaman minion · 4 mana · 3/5
/// > After you cast a Nature spell, summon a 4/2 Elemental. **Forge:** With **Rush**.
///
/// State: Todo
//~ todo TTN_801 3ab4c7e8 d7677ab3 c4e48314.8210bb46
#[test]
#[ignore = "todo: Champion of Storms"]
fn TTN_801_champion_of_storms() {
    unwritten("TTN_801");
}

/// `TTN_801t` · Shaman minion · 4 mana · 3/5
/// > **Forged** After you cast a Nature spell, summon a 4/2 Elemental with **Rush**.
///
/// State: Todo
//~ todo TTN_801t 469820b1 2be2e504 cc5a123f.b6777a6c
#[test]
#[ignore = "todo: Champion of Storms"]
fn TTN_801t_champion_of_storms() {
    unwritten("TTN_801t");
}

/// `TTN_830` · Shaman spell · Nature · 2 mana
/// > Draw a card. Next turn, your Nature spells cost (1) less.
///
/// State: Todo
//~ todo TTN_830 4f48024d 43bcdf99 50edd94f.8f382b2f
#[test]
#[ignore = "todo: Flash of Lightning"]
fn TTN_830_flash_of_lightning() {
    unwritten("TTN_830");
}

/// `YOG_522` · Shaman spell · Nature · 2 mana
/// > The next spell you cast this turn also targets adjacent minions.
///
/// State: Todo
//~ todo YOG_522 74a49b70 d574cd2c 1be7d742.668c06fc
#[test]
#[ignore = "todo: Conductivity"]
fn YOG_522_conductivity() {
    unwritten("YOG_522");
}
