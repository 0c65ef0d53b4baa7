//! Paladin cards of Blackrock Mountain, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d2399161

/// # Solemn Vigil
///
/// `BRM_001` · Paladin spell · 5 mana
///
/// > Draw 2 cards. Costs (1) less for each minion that died this turn.
///
/// State: Derived
//~ derived BRM_001 afabbca8 fac26cf8 3c191890.edd10f7c
#[test]
#[ignore = "todo: BRM_001 Solemn Vigil"]
fn BRM_001_solemn_vigil() {
    check(CardClass::Paladin, &[Give("BRM_001"), Cost("BRM_001", 5), Unwritten]);
}

/// # Melt
///
/// `BRM_001e` · Priest enchantment
///
/// > Attack changed to 0 this turn.
///
/// State: Derived
//~ derived BRM_001e e17b080d de8c6380 adaab43f.afe35c0d
#[test]
fn BRM_001e_melt() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "BRM_001e"), Now(My(0), 0, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Dragon Consort
///
/// `BRM_018` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** The next Dragon you play costs (2) less.
///
/// State: Derived
//~ derived BRM_018 a0e795df 7a3e35e5 9bd06ef9.a7d456d4
#[test]
#[ignore = "todo: BRM_018 Dragon Consort"]
fn BRM_018_dragon_consort() {
    check(CardClass::Paladin, &[Give("BRM_018"), Cost("BRM_018", 5), Stats("BRM_018", 5, 5), Unwritten]);
}
