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
/// State: Todo
//~ todo KAR_009 cf75db13 006e32bf 1110ac7c.67afde8a
#[test]
#[ignore = "todo: KAR_009 Babbling Book"]
fn KAR_009_babbling_book() {
    check(CardClass::Mage, &[Give("KAR_009"), Cost("KAR_009", 1), Stats("KAR_009", 1, 2), Unwritten]);
}

/// # Firelands Portal
///
/// `KAR_076` · Mage spell · Fire · 7 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion.
///
/// State: Todo
//~ todo KAR_076 d0f03906 c81fe635 f10dc9ee.5c5f4186
#[test]
#[ignore = "todo: KAR_076 Firelands Portal"]
fn KAR_076_firelands_portal() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_076"),
            Cost("KAR_076", 7),
            Targets("KAR_076", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Medivh's Valet
///
/// `KAR_092` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Secret**, deal 3 damage.
///
/// State: Todo
//~ todo KAR_092 17e26c4a e4e937fd 942cc874.6ad4eb3d
#[test]
#[ignore = "todo: KAR_092 Medivh's Valet"]
fn KAR_092_medivhs_valet() {
    check(CardClass::Mage, &[Give("KAR_092"), Cost("KAR_092", 2), Stats("KAR_092", 2, 3), Unwritten]);
}
