//! Mage cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 49218484

/// # Flamewaker
///
/// `BRM_002` · Mage minion · 3 mana · 2/4
///
/// > After you cast a spell, deal 2 damage randomly split among all enemies.
///
/// State: Derived
//~ derived BRM_002 3e9ffba4 74e280e9 b9f31808.54139d0d
#[test]
#[ignore = "todo: BRM_002 Flamewaker"]
fn BRM_002_flamewaker() {
    check(CardClass::Mage, &[Give("BRM_002"), Cost("BRM_002", 3), Stats("BRM_002", 2, 4), Unwritten]);
}

/// # Dragon's Breath
///
/// `BRM_003` · Mage spell · Fire · 5 mana
///
/// > Deal $4 damage. Costs (1) less for each minion that died this turn.
///
/// State: Derived
//~ derived BRM_003 883d0660 c6525957 146c0ed8.13590568
#[test]
#[ignore = "todo: BRM_003 Dragon's Breath"]
fn BRM_003_dragons_breath() {
    check(CardClass::Mage, &[Give("BRM_003"), Cost("BRM_003", 5), Unwritten]);
}

/// # Dragon's Might
///
/// `BRM_003e` · Mage enchantment
///
/// > Costs (3) less this turn.
///
/// State: Derived
//~ derived BRM_003e f16bf515 82315c28 d8f936f3.6caf9101
#[test]
fn BRM_003e_dragons_might() {
    check(
        CardClass::Mage,
        &[Give("CS2_118"), Enchant(Nth(0), "BRM_003e"), CostNow(Nth(0), 0), EndTurn, CostNow(Nth(0), 3)],
    );
}
