//! Mage cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cf379ac4

/// # Babbling Book
///
/// `KAR_009` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// State: Derived
//~ derived KAR_009 cf75db13 37dd5ef3 1110ac7c.67afde8a
#[test]
fn KAR_009_babbling_book() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_009"),
            Cost("KAR_009", 1),
            Stats("KAR_009", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_009", Nothing),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(0), 1, 2),
        ],
    );
}

/// # Firelands Portal
///
/// `KAR_076` · Mage spell · Fire · 7 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion.
///
/// State: Derived
//~ derived KAR_076 d0f03906 7531772d f10dc9ee.5c5f4186
#[test]
fn KAR_076_firelands_portal() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_076"),
            Cost("KAR_076", 7),
            Targets("KAR_076", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_076", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Mine, 2),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Medivh's Valet
///
/// `KAR_092` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Secret**, deal 3 damage.
///
/// State: Derived
//~ derived KAR_092 17e26c4a e4e937fd 942cc874.6ad4eb3d
#[test]
#[ignore = "todo: KAR_092 Medivh's Valet"]
fn KAR_092_medivhs_valet() {
    check(CardClass::Mage, &[Give("KAR_092"), Cost("KAR_092", 2), Stats("KAR_092", 2, 3), Unwritten]);
}
