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
//~ derived BRM_001 afabbca8 7761fc36 3c191890.edd10f7c
#[test]
fn BRM_001_solemn_vigil() {
    check(
        CardClass::Paladin,
        &[
            Give("BRM_001"),
            Cost("BRM_001", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(5)),
            Crystals(10),
            Play("BRM_001", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("BRM_001"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(5)),
            Crystals(10),
            CostNow(Nth(0), 4),
        ],
    );
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
//~ derived BRM_018 a0e795df 42ff4de9 9bd06ef9.a7d456d4
#[test]
fn BRM_018_dragon_consort() {
    check(
        CardClass::Paladin,
        &[
            Give("BRM_018"),
            Cost("BRM_018", 5),
            Stats("BRM_018", 5, 5),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BRM_018", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Unchained!
///
/// `BRM_018e` · Paladin enchantment
///
/// > Your next Dragon costs (2) less.
///
/// State: Derived
//~ derived BRM_018e ab18352b 199c4cff c90e6a17.5a6f6aa7
#[test]
fn BRM_018e_unchained() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BRM_018e"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BRM_018e"),
            Play("DRG_054", Nothing),
            Crystals(10),
            CostNow(Nth(1), 6),
        ],
    );
}
