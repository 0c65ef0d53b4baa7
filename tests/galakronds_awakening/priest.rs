//! Priest cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5049c893

/// # Cleric of Scales
///
/// `YOD_013` · Priest minion · 1 mana · 1/1
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a spell from your deck.
///
/// State: Derived
//~ derived YOD_013 ac6e14a3 8bc9f74c d7d72ff9.64e899d3
#[test]
fn YOD_013_cleric_of_scales() {
    check(
        CardClass::Priest,
        &[
            Give("YOD_013"),
            Cost("YOD_013", 1),
            Stats("YOD_013", 1, 1),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_013", Nothing),
            ChooseCard("AT_001"),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            Now(Nth(0), 1, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 6),
            Now(Nth(4), 6, 7),
            CostNow(Nth(5), 4),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOD_013"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_013", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Aeon Reaver
///
/// `YOD_014` · Priest minion · 6 mana · 4/4
///
/// > **Battlecry:** Deal damage to a minion equal to its Attack.
///
/// State: Derived
//~ derived YOD_014 75265379 f5130a2e 2077071a.ed57e1f5
#[test]
fn YOD_014_aeon_reaver() {
    check(
        CardClass::Priest,
        &[
            Give("YOD_014"),
            Cost("YOD_014", 6),
            Stats("YOD_014", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_014", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("YOD_014"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOD_014", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Dark Prophecy
///
/// `YOD_015` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a 2-Cost minion. Summon it and give it +3 Health.
///
/// State: Derived
//~ derived YOD_015 9c29dc37 86299a6a 1551bc40.7fc2cd04
#[test]
fn YOD_015_dark_prophecy() {
    check(
        CardClass::Priest,
        &[
            Give("YOD_015"),
            Cost("YOD_015", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("YOD_015", Nothing),
            ChooseCard("CS2_120"),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 6),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOD_015"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_016")),
            Play("YOD_015", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("YOD_015"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_012")),
            Play("YOD_015", Nothing),
            Choose(0),
        ],
    );
}

/// # Prophecized
///
/// `YOD_015e` · Neutral enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived YOD_015e e435ff9e edfd69c5 c670bc0e.cda80e25
#[test]
fn YOD_015e_prophecized() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "YOD_015e"), Now(My(0), 5, 4)]);
}
