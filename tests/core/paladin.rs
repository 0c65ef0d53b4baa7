//! Paladin cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 55bd5914

/// Vindicator Maraad · Minion · 3 mana · 2/4 · Not implemented yet. Use this for art/VFX for new Core card.
//~ todo CORE_CATA_003 c479a871 153f4721 -
#[test]
#[ignore = "todo: Vindicator Maraad"]
fn CORE_CATA_003_vindicator_maraad() {
    unwritten("CORE_CATA_003");
}

/// Resistance Aura · Spell · Holy · 2 mana · Your opponent's spells cost (1) more. Lasts @ enemy turns.
/// - Numbers: {0} = 2
//~ done TTN_851 - 9025c4c0.ea1d8a8e -
#[test]
fn TTN_851_resistance_aura() {
    check! { Paladin:
        GiveThem("CS2_029"), GiveThem("CS2_182"), Give("CS2_029"), Play("TTN_851", Nothing), CostNow(InTheirHand(0), 5),
        CostNow(InTheirHand(1), 4), CostNow(InHand(0), 4), EndTurn, CostNow(InTheirHand(0), 5), EndTurn, EndTurn,
        CostNow(InTheirHand(0), 5), EndTurn, CostNow(InTheirHand(0), 4),
    }
}
