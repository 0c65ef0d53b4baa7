//! Paladin cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Solemn Vigil
///
/// `BRM_001` · Paladin spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each minion that died this turn.
///
/// State: Todo
//~ BRM_001 todo e3b14f22 2d1f7cb8
#[test]
#[ignore = "todo: BRM_001 Solemn Vigil"]
fn BRM_001_solemn_vigil() {
    check(CardClass::Paladin, &[Give("BRM_001"), Cost("BRM_001", 5), Unwritten]);
}

/// # Dragon Consort
///
/// `BRM_018` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** The next Dragon you play costs (2) less.
///
/// State: Todo
//~ BRM_018 todo 92a492d1 ead14d01
#[test]
#[ignore = "todo: BRM_018 Dragon Consort"]
fn BRM_018_dragon_consort() {
    check(CardClass::Paladin, &[Give("BRM_018"), Cost("BRM_018", 5), Stats("BRM_018", 5, 5), Unwritten]);
}
