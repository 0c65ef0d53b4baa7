//! Paladin cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 55bd5914

/// `CORE_CATA_003` · Paladin minion · 3 mana · 2/4
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_003 ad1596c9 c479a871 742eb669.f1c428c1
#[test]
#[ignore = "todo: Vindicator Maraad"]
fn CORE_CATA_003_vindicator_maraad() {
    unwritten("CORE_CATA_003");
}

/// `TTN_851` · Paladin spell · Holy · 2 mana
/// > Your opponent's spells cost (1) more. Lasts @ enemy turns.
///
/// State: Todo
//~ todo TTN_851 fcd34b36 501b522b 2990924f.4fd67438
#[test]
#[ignore = "todo: Resistance Aura"]
fn TTN_851_resistance_aura() {
    unwritten("TTN_851");
}
