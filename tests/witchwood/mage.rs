//! Mage cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6b6c104a

/// # Arcane Keysmith
///
/// `GIL_116` · Mage minion · 4 mana · 2/2
///
/// > **Battlecry: Discover** a **Secret**. Put it into the battlefield.
///
/// State: Derived
//~ derived GIL_116 547a4800 5ef2bdb0 6c1359dd.8a5af7d4
#[test]
fn GIL_116_arcane_keysmith() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_116"),
            Cost("GIL_116", 4),
            Stats("GIL_116", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_002")),
            Play("GIL_116", Nothing),
            ChooseCard("AT_002"),
            In(The("AT_002"), Zone::Secret),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_116"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("GIL_116", Nothing),
            Choose(0),
        ],
    );
}

/// # Cinderstorm
///
/// `GIL_147` · Mage spell · Fire · 3 mana
///
/// > Deal $5 damage randomly split among all enemies.
///
/// State: Derived
//~ derived GIL_147 e8a22d7d d496a7c4 177bda45.93c2bf63
#[test]
fn GIL_147_cinderstorm() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_147"),
            Cost("GIL_147", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Play("GIL_147", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Book of Specters
///
/// `GIL_548` · Mage spell · Shadow · 2 mana
///
/// > Draw 3 cards. Discard any spells drawn.
///
/// State: Derived
//~ derived GIL_548 c21f6014 ece3db72 6440bea6.5655c3c6
#[test]
fn GIL_548_book_of_specters() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_548"),
            Cost("GIL_548", 2),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_548", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Dead(Nth(3)),
            Dead(Nth(4)),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            TagNow(Nth(5), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Toki, Time-Tinker
///
/// `GIL_549` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Add a random **Legendary** minion from the past to your hand.
///
/// State: Derived
//~ derived GIL_549 401b301d f4f7fcf4 a64f8f89.4dbbf89a
#[test]
fn GIL_549_toki_time_tinker() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_549"),
            Cost("GIL_549", 6),
            Stats("GIL_549", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Play("GIL_549", Nothing),
            Is(InHand(0), "AT_009"),
            CostNow(InHand(0), 8),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_549"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("BE_004")), Play("GIL_549", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_549"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_113")), Play("GIL_549", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_549"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("GIL_549", Nothing)],
    );
}

/// # Curio Collector
///
/// `GIL_640` · Mage minion · 5 mana · 4/4
///
/// > Whenever you draw a card, gain +1/+1.
///
/// State: Derived
//~ derived GIL_640 63ce1891 0d56da3d cf90392c.de3b597d
#[test]
fn GIL_640_curio_collector() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_640"),
            Cost("GIL_640", 5),
            Stats("GIL_640", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_640"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 5, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GIL_640"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_640"), DrawOne, Now(Nth(3), 5, 5)],
    );
}

/// # Bonfire Elemental
///
/// `GIL_645` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** If you played an Elemental last turn, draw a card.
///
/// State: Derived
//~ derived GIL_645 4bbf360f a0e4a4f3 fe9f2020.1ccf8061
#[test]
fn GIL_645_bonfire_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_645"),
            Cost("GIL_645", 5),
            Stats("GIL_645", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("GIL_645", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_645"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_645", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Vex Crow
///
/// `GIL_664` · Mage minion · 4 mana · 3/3
///
/// > Whenever you cast a spell, summon a random 2-Cost minion.
///
/// State: Derived
//~ derived GIL_664 9c754b8d 9aae10f0 016d31c4.5dfb9a76
#[test]
fn GIL_664_vex_crow() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_664"),
            Cost("GIL_664", 4),
            Stats("GIL_664", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_664"),
            Force(Card("CS2_120")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
            TagNow(The("CS2_120"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_664"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_664"),
            Never(Card("AT_016")),
            Play("GAME_005", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_664"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_664"),
            Never(Card("AT_006")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Archmage Arugal
///
/// `GIL_691` · Mage minion · 2 mana · 2/2
///
/// > Whenever you draw a minion, add a copy of it to your hand.
///
/// State: Derived
//~ derived GIL_691 27a5fb3d 7023807b 965168c9.18892de8
#[test]
fn GIL_691_archmage_arugal() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_691"),
            Cost("GIL_691", 2),
            Stats("GIL_691", 2, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_691"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            HandCount(Mine, 3),
        ],
    );
}

/// # Snap Freeze
///
/// `GIL_801` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, destroy it.
///
/// State: Derived
//~ derived GIL_801 747a83ef 88e448eb ac5cb983.40ed2c19
#[test]
fn GIL_801_snap_freeze() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_801"),
            Cost("GIL_801", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("GIL_801", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_801"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("GIL_801", On(Nth(1))),
            HasNow(Nth(1), GameTag::FROZEN),
        ],
    );
}

/// # Black Cat
///
/// `GIL_838` · Mage minion · 3 mana · 3/3
///
/// > **Spell Damage +1** **Battlecry:** If your deck has only odd-Cost cards, draw a card.
///
/// State: Derived
//~ derived GIL_838 6910bbe2 d3944981 fcb4843d.1615103a
#[test]
fn GIL_838_black_cat() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_838"),
            Cost("GIL_838", 3),
            Stats("GIL_838", 3, 3),
            Has("GIL_838", GameTag::SPELLPOWER),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_838", Nothing),
            DeckCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GIL_838"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_838", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}
