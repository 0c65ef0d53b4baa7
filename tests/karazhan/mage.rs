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
//~ derived KAR_009 cf75db13 240fc921 1110ac7c.67afde8a
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
            Force(Card("AT_001")),
            Play("KAR_009", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("KAR_009"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("KAR_009", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("KAR_009"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("KAR_009", Nothing)],
    );
}

/// # Firelands Portal
///
/// `KAR_076` · Mage spell · Fire · 7 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion.
///
/// State: Derived
//~ derived KAR_076 d0f03906 95d6677e f10dc9ee.5c5f4186
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
            Force(Card("CS2_200")),
            Play("KAR_076", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("KAR_076"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_107")), Play("KAR_076", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[Give("KAR_076"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("KAR_076", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_076"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Play("KAR_076", On(Nth(1))),
            Dead(Nth(1)),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_076"),
            Force(Card("CS2_200")),
            Play("KAR_076", On(TheirHero)),
            BoardCount(Mine, 1),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
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
//~ derived KAR_092 17e26c4a 359d8597 942cc874.6ad4eb3d
#[test]
fn KAR_092_medivhs_valet() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_092"),
            Cost("KAR_092", 2),
            Stats("KAR_092", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("KAR_092", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_092"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("KAR_092", On(Nth(1))),
            Now(Nth(1), 4, 2),
        ],
    );
    check(CardClass::Mage, &[Give("KAR_092"), Friend("CS2_182"), Enemy("CS2_182"), Play("KAR_092", Nothing)]);
}
