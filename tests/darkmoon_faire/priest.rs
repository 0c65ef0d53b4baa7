//! Priest cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7dbf8cbc

/// # Blood of G'huun
///
/// `DMF_053` · Priest minion · 9 mana · 8/8
///
/// > **Taunt** At the end of your turn, summon a 5/5 copy of a minion in your deck.
///
/// State: Derived
//~ derived DMF_053 4a951d39 52eb0d27 65da2e58.a99d8dfd
#[test]
fn DMF_053_blood_of_ghuun() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_053"),
            Cost("DMF_053", 9),
            Stats("DMF_053", 8, 8),
            Has("DMF_053", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_053"),
            Force(Entity(Nth(3))),
            EndTurn,
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DMF_053"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_053"),
            Force(Entity(Nth(6))),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 5),
        ],
    );
}

/// # Blood of G'huun
///
/// `DMF_053e` · Neutral enchantment
///
/// > Attack and Health set to 5.
///
/// State: Derived
//~ derived DMF_053e 2d3680a2 d0836171 0db22533.78232ea1
#[test]
fn DMF_053e_blood_of_ghuun() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "DMF_053e"), Now(My(0), 5, 5)]);
}

/// # Insight
///
/// `DMF_054` · Priest spell · Shadow · 2 mana
///
/// > Draw a minion. **Corrupt:** Reduce its Cost by (2).
///
/// State: Derived
//~ derived DMF_054 8da5e4ff 564d4041 27635e34.3ca8bf36
#[test]
fn DMF_054_insight() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_054"),
            Cost("DMF_054", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_054", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Insightful
///
/// `DMF_054e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived DMF_054e 9d4c7ad6 e25a7ae9 5d6e47e8.90c32b47
#[test]
fn DMF_054e_insightful() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "DMF_054e"), CostNow(Nth(0), 1)]);
}

/// # Insight
///
/// `DMF_054t` · Priest spell · Shadow · 2 mana
///
/// > **Corrupted** Draw a minion. Reduce its Cost by (2).
///
/// State: Derived
//~ derived DMF_054t 2b9aa94d 4d1995a0 4bdc5f9f.f0a989e5
#[test]
fn DMF_054t_insight() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_054t"),
            Cost("DMF_054t", 2),
            Has("DMF_054t", GameTag::CORRUPTED_CARD),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_054t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Idol of Y'Shaarj
///
/// `DMF_055` · Priest spell · Shadow · 8 mana
///
/// > Summon a 10/10 copy of a minion in your deck.
///
/// State: Derived
//~ derived DMF_055 5572211c 4b6a0e8f 151e7776.33aa0630
#[test]
fn DMF_055_idol_of_y_shaarj() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_055"),
            Cost("DMF_055", 8),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("DMF_055", Nothing),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DMF_055"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("DMF_055", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 10, 10),
        ],
    );
}

/// # Idolized
///
/// `DMF_055e` · Neutral enchantment
///
/// > Attack and Health set to 10.
///
/// State: Derived
//~ derived DMF_055e dff739fe f1059399 554d6969.989563fa
#[test]
fn DMF_055e_idolized() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "DMF_055e"), Now(My(0), 10, 10)]);
}

/// # G'huun the Blood God
///
/// `DMF_056` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Draw 2 cards. They cost Health instead of Mana.
///
/// State: Derived
//~ derived DMF_056 ff768901 6b4fc456 2345a668.6d040707
#[test]
fn DMF_056_ghuun_the_blood_god() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_056"),
            Cost("DMF_056", 8),
            Stats("DMF_056", 8, 8),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_056", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNow(Nth(3), GameTag::CARD_ALTERNATE_COST),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            HasNow(Nth(4), GameTag::CARD_ALTERNATE_COST),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # The Nameless One
///
/// `DMF_116` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** Choose a minion. Become a 4/4 copy of it, then **Silence** it.
///
/// State: Done
//~ done DMF_116 b26c9044 - 57aaba1c.85a5e31b
#[test]
fn DMF_116_the_nameless_one() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_116"),
            Cost("DMF_116", 4),
            Stats("DMF_116", 4, 4),
            Targets("DMF_116", &[FriendlyMinion, EnemyMinion]),
            Enemy("GVG_085"),
            Play("DMF_116", On(Their(0))),
            Is(My(0), "GVG_085"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::TAUNT),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNot(Their(0), GameTag::TAUNT),
            HasNot(Their(0), GameTag::DIVINE_SHIELD),
            Now(Their(0), 1, 2),
        ],
    );
}

/// # Nameless
///
/// `DMF_116e` · Neutral enchantment
///
/// > 4/4.
///
/// State: Derived
//~ derived DMF_116e 2161a1db c2911cd6 27388cc4.7beff5ae
#[test]
fn DMF_116e_nameless() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "DMF_116e"), Now(My(0), 4, 4)]);
}

/// # Nazmani Bloodweaver
///
/// `DMF_120` · Priest minion · 3 mana · 2/5
///
/// > After you cast a spell, reduce the Cost of a random card in your hand by (1).
///
/// State: Derived
//~ derived DMF_120 612b5084 efd54a5f 86f23704.0daa8995
#[test]
fn DMF_120_nazmani_bloodweaver() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_120"),
            Cost("DMF_120", 3),
            Stats("DMF_120", 2, 5),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_120"),
            Force(Entity(Nth(0))),
            Play("GAME_005", Nothing),
            CostNow(Nth(0), 2),
        ],
    );
}

/// # Bloodweaving
///
/// `DMF_120e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived DMF_120e2 32c3b366 2d9bb74c 029da54d.f705eb41
#[test]
fn DMF_120e2_bloodweaving() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "DMF_120e2"), CostNow(Nth(0), 2)]);
}

/// # Fortune Teller
///
/// `DMF_121` · Priest minion · 5 mana · 3/3
///
/// > **Taunt Battlecry:** Gain +1/+1 for each spell in your hand.
///
/// State: Derived
//~ derived DMF_121 18b22280 a8989d80 9c3ec08c.e9302fca
#[test]
fn DMF_121_fortune_teller() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_121"),
            Cost("DMF_121", 5),
            Stats("DMF_121", 3, 3),
            Has("DMF_121", GameTag::TAUNT),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_121", Nothing),
            Now(Nth(0), 4, 4),
        ],
    );
}

/// # Spelltacular!
///
/// `DMF_121e2` · Priest enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_121e2 205d0887 1edb12f0 c4c92c91.67341004
#[test]
fn DMF_121e2_spelltacular() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "DMF_121e2"), Now(My(0), 6, 2)]);
}

/// # Fairground Fool
///
/// `DMF_184` · Priest minion · 3 mana · 4/3
///
/// > **Taunt Corrupt:** Gain +4 Health.
///
/// State: Vanilla
//~ vanilla DMF_184 6c9b3dfe 95432e76 d64c55ea.5b1a9cfa
#[test]
fn DMF_184_fairground_fool() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_184"),
            Cost("DMF_184", 3),
            Stats("DMF_184", 4, 3),
            Has("DMF_184", GameTag::TAUNT),
            Play("DMF_184", Nothing),
            In(The("DMF_184"), Zone::Play),
            Now(The("DMF_184"), 4, 3),
            HasNow(The("DMF_184"), GameTag::TAUNT),
        ],
    );
}

/// # Fairground Fool
///
/// `DMF_184t` · Priest minion · 3 mana · 4/7
///
/// > **Corrupted Taunt**
///
/// State: Vanilla
//~ vanilla DMF_184t cbb87452 314dd90b 23986053.5fa64eb3
#[test]
fn DMF_184t_fairground_fool() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_184t"),
            Cost("DMF_184t", 3),
            Stats("DMF_184t", 4, 7),
            Has("DMF_184t", GameTag::CORRUPTED_CARD),
            Has("DMF_184t", GameTag::TAUNT),
            Play("DMF_184t", Nothing),
            In(The("DMF_184t"), Zone::Play),
            Now(The("DMF_184t"), 4, 7),
            HasNow(The("DMF_184t"), GameTag::CORRUPTED_CARD),
            HasNow(The("DMF_184t"), GameTag::TAUNT),
        ],
    );
}

/// # Auspicious Spirits
///
/// `DMF_186` · Priest spell · Shadow · 4 mana
///
/// > Summon a random 4-Cost minion. **Corrupt:** Summon a 7-Cost minion instead.
///
/// State: Derived
//~ derived DMF_186 b9d005fa 4938bb6b daa14f02.ce8d8d1b
#[test]
fn DMF_186_auspicious_spirits() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_186"),
            Cost("DMF_186", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("DMF_186", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("DMF_186"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("DMF_186", Nothing)],
    );
    check(
        CardClass::Priest,
        &[Give("DMF_186"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DMF_186", Nothing)],
    );
}

/// # Auspicious Spirits
///
/// `DMF_186a` · Priest spell · Shadow · 4 mana
///
/// > **Corrupted** Summon a random 7-Cost minion.
///
/// State: Derived
//~ derived DMF_186a fe240127 646b7a6c 6eb2aa02.7ff8b7f0
#[test]
fn DMF_186a_auspicious_spirits() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_186a"),
            Cost("DMF_186a", 4),
            Has("DMF_186a", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_186")),
            Play("DMF_186a", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_186"), Zone::Play),
            Now(The("CS2_186"), 7, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("DMF_186a"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_200")), Play("DMF_186a", Nothing)],
    );
    check(
        CardClass::Priest,
        &[Give("DMF_186a"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DMF_186a", Nothing)],
    );
}

/// # Palm Reading
///
/// `DMF_187` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a spell. Reduce the Cost of spells in your hand by (1).
///
/// State: Derived
//~ derived DMF_187 8f75bff5 96d8e4a4 e37447f1.bb534709
#[test]
fn DMF_187_palm_reading() {
    check(
        CardClass::Priest,
        &[
            Give("DMF_187"),
            Cost("DMF_187", 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_013")),
            Play("DMF_187", Nothing),
            ChooseCard("AT_013"),
            Is(InHand(2), "AT_013"),
            CostNow(InHand(2), 0),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DMF_187"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_011")),
            Play("DMF_187", Nothing),
            Choose(0),
        ],
    );
}

/// # Palm Reading
///
/// `DMF_187e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived DMF_187e 84d4b87a 73cabf30 9f1497e1.f705eb41
#[test]
fn DMF_187e_palm_reading() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "DMF_187e"), CostNow(Nth(0), 2)]);
}

/// # Hysteria
///
/// `YOP_006` · Multi-class spell · Shadow · 4 mana
///
/// > Choose an enemy minion. It attacks random minions until it dies.
///
/// State: Todo
//~ todo YOP_006 c6fde000 27a498e0 954c4a76.ace82093
#[test]
#[ignore = "todo: YOP_006 Hysteria"]
fn YOP_006_hysteria() {
    check(CardClass::Priest, &[Give("YOP_006"), Cost("YOP_006", 4), Unwritten]);
}

/// # Dark Inquisitor Xanesh
///
/// `YOP_007` · Priest minion · 5 mana · 3/5
///
/// > **Battlecry:** Reduce the Cost of all **Corrupt** and **Corrupted** cards in your hand and deck by (2).
///
/// State: Todo
//~ todo YOP_007 ee7c4e0e 6eb11b99 5154cd69.76f4e8c1
#[test]
#[ignore = "todo: YOP_007 Dark Inquisitor Xanesh"]
fn YOP_007_dark_inquisitor_xanesh() {
    check(CardClass::Priest, &[Give("YOP_007"), Cost("YOP_007", 5), Stats("YOP_007", 3, 5), Unwritten]);
}

/// # Dark Inquisition
///
/// `YOP_007e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived YOP_007e 40bb8b72 a7de9462 3720e218.90c32b47
#[test]
fn YOP_007e_dark_inquisition() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "YOP_007e"), CostNow(Nth(0), 1)]);
}

/// # Lightsteed
///
/// `YOP_008` · Priest minion · 4 mana · 3/6
///
/// > Your healing effects also give affected minions +2 Health.
///
/// State: Todo
//~ todo YOP_008 dd7af68f bd90e66d 286e83c6.7b2bf1e1
#[test]
#[ignore = "todo: YOP_008 Lightsteed"]
fn YOP_008_lightsteed() {
    check(CardClass::Priest, &[Give("YOP_008"), Cost("YOP_008", 4), Stats("YOP_008", 3, 6), Unwritten]);
}

/// # Lightsteed
///
/// `YOP_008e` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived YOP_008e 1abe2fad 4151dce7 20bd0fe3.9f1b69f0
#[test]
fn YOP_008e_lightsteed() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "YOP_008e"), Now(My(0), 5, 3)]);
}
