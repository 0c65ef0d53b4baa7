//! Neutral cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9e127a25

/// # The Coin
///
/// `BAR_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived BAR_COIN3 7ff80435 080e11bb 8bc8c048.095f71be
#[test]
fn BAR_COIN3_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_COIN3"),
            Cost("BAR_COIN3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BAR_COIN3", Nothing),
            Mana(6),
        ],
    );
}

/// # Voracious Reader
///
/// `SCH_142` · Neutral minion · 3 mana · 1/3
///
/// > At the end of your turn, draw until you have 3 cards.
///
/// State: Derived
//~ derived SCH_142 92498c7a 5bda65f0 98827fd4.61ebc249
#[test]
fn SCH_142_voracious_reader() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_142"),
            Cost("SCH_142", 3),
            Stats("SCH_142", 1, 3),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_142"),
            EndTurn,
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            DeckCount(Mine, 18),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_142"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_142"),
            EndTurn,
            DeckCount(Theirs, 19),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_142"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_142", Nothing),
            EndTurn,
            DeckCount(Mine, 19),
        ],
    );
}

/// # Divine Rager
///
/// `SCH_143` · Neutral minion · 4 mana · 5/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla SCH_143 8ea6eac7 fbc5d8f4 03a7f946.cc526ac4
#[test]
fn SCH_143_divine_rager() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_143"),
            Cost("SCH_143", 4),
            Stats("SCH_143", 5, 1),
            Has("SCH_143", GameTag::DIVINE_SHIELD),
            Play("SCH_143", Nothing),
            In(The("SCH_143"), Zone::Play),
            Now(The("SCH_143"), 5, 1),
            HasNow(The("SCH_143"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Desk Imp
///
/// `SCH_145` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla SCH_145 d3dbf7c9 8a741aed 1f613c71
#[test]
fn SCH_145_desk_imp() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_145"),
            Cost("SCH_145", 0),
            Stats("SCH_145", 1, 1),
            Play("SCH_145", Nothing),
            In(The("SCH_145"), Zone::Play),
            Now(The("SCH_145"), 1, 1),
        ],
    );
}

/// # Robes of Protection
///
/// `SCH_146` · Neutral minion · 3 mana · 2/4
///
/// > Your minions have **Elusive**.
///
/// State: Derived
//~ derived SCH_146 74677602 270cfc0c e2e36f33.de2ebe56
#[test]
fn SCH_146_robes_of_protection() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_146"),
            Cost("SCH_146", 3),
            Stats("SCH_146", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_146"),
            HasNow(Nth(1), GameTag::ELUSIVE),
            HasNow(Nth(3), GameTag::ELUSIVE),
        ],
    );
}

/// # Protected
///
/// `SCH_146e` · Neutral enchantment
///
/// > Robes of Protection grants **Elusive**.
///
/// State: Derived
//~ derived SCH_146e fd9a2414 40788540 7eda8dfb.5a75fefd
#[test]
fn SCH_146e_protected() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SCH_146e"), HasNow(My(0), GameTag::ELUSIVE)]);
}

/// # Enchanted Cauldron
///
/// `SCH_157` · Neutral minion · 3 mana · 1/6
///
/// > Spellburst**:** Cast a random spell of the same Cost.
///
/// State: Done
//~ done SCH_157 35611177 - 0d36e162.9b575cad
#[test]
fn SCH_157_enchanted_cauldron() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_157"),
            Cost("SCH_157", 3),
            Stats("SCH_157", 1, 6),
            Friend("SCH_157"),
            Force(Card("CS2_022")),
            Force(Entity(My(0))),
            Play("CS2_029", On(TheirHero)),
            BoardCount(Mine, 1),
            Is(My(0), "CS2_tk1"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("SCH_157"),
            Force(Card("CS2_093")),
            Play("CS2_023", Nothing),
            Damage(TheirHero, 2),
            Play("CS2_026", Nothing),
            Damage(TheirHero, 2),
        ],
    );
    check(CardClass::Mage, &[Friend("SCH_157"), Never(Card("CS2_093")), Play("CS2_029", On(TheirHero))]);
}

/// # Wandmaker
///
/// `SCH_160` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a 1-Cost spell from your class to your hand.
///
/// State: Derived
//~ derived SCH_160 4f6ba19b 19f81b6f 4fb13cc1.3f1ee5d6
#[test]
fn SCH_160_wandmaker() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_160"),
            Cost("SCH_160", 2),
            Stats("SCH_160", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_004")),
            Play("SCH_160", Nothing),
            Is(InHand(0), "AT_004"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_160"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_114")), Play("SCH_160", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_160"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("SCH_160", Nothing)],
    );
}

/// # Vectus
///
/// `SCH_162` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon two 1/1 Whelps. Each gains a **Deathrattle** from your minions that died this game.
///
/// State: Todo
//~ todo SCH_162 9eaed803 dee092af 1a8ec73c.9ecd37fb
#[test]
#[ignore = "todo: SCH_162 Vectus"]
fn SCH_162_vectus() {
    check(CardClass::Mage, &[Give("SCH_162"), Cost("SCH_162", 5), Stats("SCH_162", 4, 4), Unwritten]);
}

/// # Plagued Hatchling
///
/// `SCH_162t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla SCH_162t b7ba32e0 dc33b2c5 600ad14c
#[test]
fn SCH_162t_plagued_hatchling() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_162t"),
            Cost("SCH_162t", 1),
            Stats("SCH_162t", 1, 1),
            Play("SCH_162t", Nothing),
            In(The("SCH_162t"), Zone::Play),
            Now(The("SCH_162t"), 1, 1),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199` · Neutral minion · 2 mana · 2/2
///
/// > This has different effects based on which game board you're on.
///
/// State: Todo
//~ todo SCH_199 18432c71 cffd559c e584aaf2.1847d82e
#[test]
#[ignore = "todo: SCH_199 Transfer Student"]
fn SCH_199_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199"), Cost("SCH_199", 2), Stats("SCH_199", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t` · Neutral minion · 2 mana · 2/2
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla SCH_199t 21a6b29d 1b617186 a9b2d4fb.cc526ac4
#[test]
fn SCH_199t_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t"),
            Cost("SCH_199t", 2),
            Stats("SCH_199t", 2, 2),
            Has("SCH_199t", GameTag::DIVINE_SHIELD),
            Play("SCH_199t", Nothing),
            In(The("SCH_199t"), Zone::Play),
            Now(The("SCH_199t"), 2, 2),
            HasNow(The("SCH_199t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t10` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend all your Mana. Summon a random minion of that Cost.
///
/// State: Derived
//~ derived SCH_199t10 961cf6fd 13ff775c cd4b2e11.11555b14
#[test]
fn SCH_199t10_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t10"),
            Cost("SCH_199t10", 2),
            Stats("SCH_199t10", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Force(Card("CS2_118")),
            Play("SCH_199t10", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
            Mana(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t10"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Never(Card("AT_002")),
            Play("SCH_199t10", Nothing),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t11` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a **Karazhan** Portal spell to your hand.
///
/// State: Todo
//~ todo SCH_199t11 9cc15f5f a0e85c55 c6398642.19051e13
#[test]
#[ignore = "todo: SCH_199t11 Transfer Student"]
fn SCH_199t11_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t11"), Cost("SCH_199t11", 2), Stats("SCH_199t11", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t12` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a random minion in your hand +2/+2.
///
/// State: Derived
//~ derived SCH_199t12 674dd900 37f68159 5640158c.3a86a77c
#[test]
fn SCH_199t12_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t12"),
            Cost("SCH_199t12", 2),
            Stats("SCH_199t12", 2, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("SCH_199t12", Nothing),
            Now(Nth(1), 7, 3),
        ],
    );
}

/// # Supplies from Gadgetzan
///
/// `SCH_199t12e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived SCH_199t12e 276e57c8 003578af 18972f86.6d6ab056
#[test]
fn SCH_199t12e_supplies_from_gadgetzan() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SCH_199t12e"), Now(My(0), 7, 3)]);
}

/// # Transfer Student
///
/// `SCH_199t13` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Adapt**.
///
/// State: Done
//~ done SCH_199t13 96375976 - 631eb0d8.6857b7a7
#[test]
fn SCH_199t13_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t13"),
            Cost("SCH_199t13", 2),
            Stats("SCH_199t13", 2, 2),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("SCH_199t13", Nothing),
            ChooseCard("UNG_999t3"),
            Now(My(1), 5, 2),
            Now(My(0), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Force(Card("UNG_999t8")),
            Play("SCH_199t13", Nothing),
            ChooseCard("UNG_999t8"),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t14` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// State: Todo
//~ todo SCH_199t14 88b2a92f 6037c8f7 de8619b4.c348317a
#[test]
#[ignore = "todo: SCH_199t14 Transfer Student"]
fn SCH_199t14_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t14"), Cost("SCH_199t14", 2), Stats("SCH_199t14", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t15` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Recruit** a minion that costs (2) or less.
///
/// State: Derived
//~ derived SCH_199t15 864b68fc d786abe8 339fcd1a.3743076e
#[test]
fn SCH_199t15_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t15"),
            Cost("SCH_199t15", 2),
            Stats("SCH_199t15", 2, 2),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("SCH_199t15", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t15"),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("SCH_199t15", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t15"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_008"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("SCH_199t15", Nothing),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t16` · Neutral minion · 2 mana · 2/2
///
/// > **Echo Rush**
///
/// State: Vanilla
//~ vanilla SCH_199t16 c27f1959 de8d23d9 82644715.c5b5b530
#[test]
fn SCH_199t16_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t16"),
            Cost("SCH_199t16", 2),
            Stats("SCH_199t16", 2, 2),
            Has("SCH_199t16", GameTag::ECHO),
            Has("SCH_199t16", GameTag::RUSH),
            Play("SCH_199t16", Nothing),
            In(Nth(0), Zone::Play),
            HandCount(Mine, 1),
            Now(Nth(0), 2, 2),
            HasNow(Nth(0), GameTag::ECHO),
            HasNow(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t17` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**. **Battlecry:** If you have 10 Mana Crystals, gain +5/+5.
///
/// State: Derived
//~ derived SCH_199t17 9f74fe8e 4ed9307a a9c8b99e.e9b8569e
#[test]
fn SCH_199t17_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t17"),
            Cost("SCH_199t17", 2),
            Stats("SCH_199t17", 2, 2),
            Has("SCH_199t17", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_199t17", Nothing),
            Now(Nth(0), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t17"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("SCH_199t17", Nothing),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Omega Transfer
///
/// `SCH_199t17e` · Neutral enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived SCH_199t17e bff2e8c2 8f356552 7a082cbd.401e4f6d
#[test]
fn SCH_199t17e_omega_transfer() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SCH_199t17e"), Now(My(0), 10, 6)]);
}

/// # Transfer Student
///
/// `SCH_199t18` · Neutral minion · 2 mana · 2/2
///
/// > **Rush Overkill:** Draw a card.
///
/// State: Derived
//~ derived SCH_199t18 826b54ac 05b9d570 b4700e11.bdfbf172
#[test]
fn SCH_199t18_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t18"),
            Cost("SCH_199t18", 2),
            Stats("SCH_199t18", 2, 2),
            Has("SCH_199t18", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Friend("SCH_199t18"),
            Attack(Nth(6), Nth(5)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t19` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a **Lackey** to your hand.
///
/// State: Derived
//~ derived SCH_199t19 b40b1ea0 3838cd38 c6b0a2fe.4693ab81
#[test]
fn SCH_199t19_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t19"),
            Cost("SCH_199t19", 2),
            Stats("SCH_199t19", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("DRG_052")),
            Play("SCH_199t19", Nothing),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t2` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Derived
//~ derived SCH_199t2 a73435e0 6c471fe5 85b68502.d9e5e9ea
#[test]
fn SCH_199t2_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t2"),
            Cost("SCH_199t2", 2),
            Stats("SCH_199t2", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_199t2", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_199t2"), Friend("CS2_182"), Enemy("CS2_182"), Play("SCH_199t2", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Transfer Student
///
/// `SCH_199t20` · Neutral minion · 2 mana · 2/2
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla SCH_199t20 2cdde502 62530a62 75205ae0.d8e09bc7
#[test]
fn SCH_199t20_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t20"),
            Cost("SCH_199t20", 2),
            Stats("SCH_199t20", 2, 2),
            Has("SCH_199t20", GameTag::REBORN),
            Play("SCH_199t20", Nothing),
            In(The("SCH_199t20"), Zone::Play),
            Now(The("SCH_199t20"), 2, 2),
            HasNow(The("SCH_199t20"), GameTag::REBORN),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t21` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Dragon.
///
/// State: Derived
//~ derived SCH_199t21 0210e5a8 48ea276c a7810df2.bb041131
#[test]
fn SCH_199t21_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t21"),
            Cost("SCH_199t21", 2),
            Stats("SCH_199t21", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_008")),
            Play("SCH_199t21", Nothing),
            ChooseCard("AT_008"),
            Is(InHand(0), "AT_008"),
            CostNow(InHand(0), 6),
            Now(InHand(0), 6, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t21"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("SCH_199t21", Nothing),
            Choose(0),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t22` · Neutral minion · 2 mana · 2/2
///
/// > **Dormant** for 2 turns. When this awakens, deal 3 damage to two random enemy minions.
///
/// State: Derived
//~ derived SCH_199t22 93f5d6ff 872c48ac 5a7d2183.22295130
#[test]
fn SCH_199t22_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t22"),
            Cost("SCH_199t22", 2),
            Stats("SCH_199t22", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_199t22", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t22"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_199t22", Nothing),
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 18),
            HandCount(Mine, 1),
            HasNow(Nth(0), GameTag::DORMANT),
            Now(Nth(0), 2, 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t22"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_199t22", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            Force(Entity(Nth(2))),
            EndTurn,
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t23` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a Dual Class card to your hand.
///
/// State: Todo
//~ todo SCH_199t23 0796cb00 cd6ba34e 2b3e5061.7c411fbc
#[test]
#[ignore = "todo: SCH_199t23 Transfer Student"]
fn SCH_199t23_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t23"), Cost("SCH_199t23", 2), Stats("SCH_199t23", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t24` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random weapon to your hand.
///
/// State: Derived
//~ derived SCH_199t24 10c6c9f5 bc516a8c 76613341.de5390b5
#[test]
fn SCH_199t24_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t24"),
            Cost("SCH_199t24", 2),
            Stats("SCH_199t24", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_034")),
            Play("SCH_199t24", Nothing),
            Is(InHand(0), "AT_034"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 1, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_199t24"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("SCH_199t24", Nothing)],
    );
}

/// # Transfer Student
///
/// `SCH_199t25` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add an **Uldum** Plague spell to your hand.
///
/// State: Todo
//~ todo SCH_199t25 14732439 2aaf98d8 52777f3f.2bb50983
#[test]
#[ignore = "todo: SCH_199t25 Transfer Student"]
fn SCH_199t25_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t25"), Cost("SCH_199t25", 2), Stats("SCH_199t25", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t26` · Neutral minion · 2 mana · 2/2
///
/// > **Corrupt:** Gain +2/+2.
///
/// State: Todo
//~ todo SCH_199t26 33aa94b6 040bb97e c3decfe7.abe7b42b
#[test]
#[ignore = "todo: SCH_199t26 Transfer Student"]
fn SCH_199t26_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t26"), Cost("SCH_199t26", 2), Stats("SCH_199t26", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t26t` · Neutral minion · 2 mana · 4/4
///
/// > **Corrupted**
///
/// State: Vanilla
//~ vanilla SCH_199t26t b17a9cab 4a5396a1 1bea4b44.c69973fa
#[test]
fn SCH_199t26t_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t26t"),
            Cost("SCH_199t26t", 2),
            Stats("SCH_199t26t", 4, 4),
            Has("SCH_199t26t", GameTag::CORRUPTED_CARD),
            Play("SCH_199t26t", Nothing),
            In(The("SCH_199t26t"), Zone::Play),
            Now(The("SCH_199t26t"), 4, 4),
            HasNow(The("SCH_199t26t"), GameTag::CORRUPTED_CARD),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t27` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random Ranked spell to your hand.
///
/// State: Todo
//~ todo SCH_199t27 86938565 c0c14a1b 24567035.b16f3407
#[test]
#[ignore = "todo: SCH_199t27 Transfer Student"]
fn SCH_199t27_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t27"), Cost("SCH_199t27", 2), Stats("SCH_199t27", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t28` · Neutral minion · 2 mana · 2/2
///
/// > **Tradeable Battlecry:** Give a friendly minion **Divine Shield**.
///
/// State: Derived
//~ derived SCH_199t28 0741f4d1 1dc128e9 14f5305d.0604d637
#[test]
fn SCH_199t28_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t28"),
            Cost("SCH_199t28", 2),
            Stats("SCH_199t28", 2, 2),
            Has("SCH_199t28", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_199t28", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t29` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage. **Honorable Kill:** Gain +1/+1.
///
/// State: Derived
//~ derived SCH_199t29 47faf608 ea0f7eb8 5ab98e73.90160301
#[test]
fn SCH_199t29_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t29"),
            Cost("SCH_199t29", 2),
            Stats("SCH_199t29", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Play("SCH_199t29", On(Nth(2))),
            Now(Nth(0), 3, 3),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_199t29"), Friend("CS2_182"), Enemy("CS2_118"), Play("SCH_199t29", On(Nth(1))), Now(Nth(1), 4, 4)],
    );
}

/// # Supplies from Alterac
///
/// `SCH_199t29e` · Neutral enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived SCH_199t29e 76455c37 54aec2f7 daecd555.29d9cb13
#[test]
fn SCH_199t29e_supplies_from_alterac() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SCH_199t29e"), Now(My(0), 6, 2)]);
}

/// # Transfer Student
///
/// `SCH_199t3` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion +1/+2.
///
/// State: Derived
//~ derived SCH_199t3 a216bc1b 8e2d619c 9b5a5791.fe2abe85
#[test]
fn SCH_199t3_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t3"),
            Cost("SCH_199t3", 2),
            Stats("SCH_199t3", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_199t3", On(Nth(1))),
            Now(Nth(1), 5, 7),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t30` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Sunken City** card.
///
/// State: Todo
//~ todo SCH_199t30 4b6d5b28 b9032252 cafe6262.f66b90d0
#[test]
#[ignore = "todo: SCH_199t30 Transfer Student"]
fn SCH_199t30_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t30"), Cost("SCH_199t30", 2), Stats("SCH_199t30", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t31` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Murder at Castle Nathria** card.
///
/// State: Todo
//~ todo SCH_199t31 6ac2d3e3 938a84d5 d542d796.b2844e39
#[test]
#[ignore = "todo: SCH_199t31 Transfer Student"]
fn SCH_199t31_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t31"), Cost("SCH_199t31", 2), Stats("SCH_199t31", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t32` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **March of the Lich King** card.
///
/// State: Todo
//~ todo SCH_199t32 1ae29bfe 4945014a b1e178b1.07d7cbf9
#[test]
#[ignore = "todo: SCH_199t32 Transfer Student"]
fn SCH_199t32_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t32"), Cost("SCH_199t32", 2), Stats("SCH_199t32", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t33` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Festival of Legends** card.
///
/// State: Todo
//~ todo SCH_199t33 9b6da478 934c2a5a 8849f534.8029d733
#[test]
#[ignore = "todo: SCH_199t33 Transfer Student"]
fn SCH_199t33_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t33"), Cost("SCH_199t33", 2), Stats("SCH_199t33", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t34` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Titans** card.
///
/// State: Todo
//~ todo SCH_199t34 b8e8816d 6f92fb2f 9e97e6fe.1f53da33
#[test]
#[ignore = "todo: SCH_199t34 Transfer Student"]
fn SCH_199t34_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t34"), Cost("SCH_199t34", 2), Stats("SCH_199t34", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t35` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Showdown in the Badlands** card.
///
/// State: Todo
//~ todo SCH_199t35 ddd4910b 895171b8 bf727049.5cee3366
#[test]
#[ignore = "todo: SCH_199t35 Transfer Student"]
fn SCH_199t35_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t35"), Cost("SCH_199t35", 2), Stats("SCH_199t35", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t36` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Whizbang's Workshop** card.
///
/// State: Todo
//~ todo SCH_199t36 fcf29096 832bb2dc 30cd27e9.5a3c0ef2
#[test]
#[ignore = "todo: SCH_199t36 Transfer Student"]
fn SCH_199t36_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t36"), Cost("SCH_199t36", 2), Stats("SCH_199t36", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t37` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Year of the Raptor** card.
///
/// State: Todo
//~ todo SCH_199t37 19d2b6af 4eb30d4e 2e480adf.f63a2c8c
#[test]
#[ignore = "todo: SCH_199t37 Transfer Student"]
fn SCH_199t37_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t37"), Cost("SCH_199t37", 2), Stats("SCH_199t37", 2, 2), Unwritten]);
}

/// # Transfer Student
///
/// `SCH_199t38` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Year of the Scarab** card.
///
/// State: Todo
//~ todo SCH_199t38 475a3e5a 39725f0f 30eabfc4.72bcb129
#[test]
#[ignore = "todo: SCH_199t38 Transfer Student"]
fn SCH_199t38_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t38"), Cost("SCH_199t38", 2), Stats("SCH_199t38", 2, 2), Unwritten]);
}

/// # Mark of the Pandaren
///
/// `SCH_199t3e` · Neutral enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived SCH_199t3e c94da9b5 6ab8fc1f 3f9bfb4b.6fa82661
#[test]
fn SCH_199t3e_mark_of_the_pandaren() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SCH_199t3e"), Now(My(0), 6, 3)]);
}

/// # Transfer Student
///
/// `SCH_199t4` · Neutral minion · 2 mana · 2/2
///
/// > **Stealth** **Poisonous**
///
/// State: Vanilla
//~ vanilla SCH_199t4 073dc5e0 b4035c7b 5fe864c7.8639d5f9
#[test]
fn SCH_199t4_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t4"),
            Cost("SCH_199t4", 2),
            Stats("SCH_199t4", 2, 2),
            Has("SCH_199t4", GameTag::POISONOUS),
            Has("SCH_199t4", GameTag::STEALTH),
            Play("SCH_199t4", Nothing),
            In(The("SCH_199t4"), Zone::Play),
            Now(The("SCH_199t4"), 2, 2),
            HasNow(The("SCH_199t4"), GameTag::POISONOUS),
            HasNow(The("SCH_199t4"), GameTag::STEALTH),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t5` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
///
/// State: Derived
//~ derived SCH_199t5 5fae6ef8 d52cad6f 525ccced.4c48adf9
#[test]
fn SCH_199t5_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t5"),
            Cost("SCH_199t5", 2),
            Stats("SCH_199t5", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_199t5"),
            Force(Card("LEG_CS3_013")),
            Kill(Nth(3)),
            Is(InHand(1), "LEG_CS3_013"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 4, 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t5"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_199t5"),
            Never(Card("AT_050")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t5"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_199t5"),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t6` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry and Deathrattle:** Add a **Spare Part** card to your hand.
///
/// State: Derived
//~ derived SCH_199t6 ab5ceb0a 60bb8c97 13ccfe64.98c0c05d
#[test]
fn SCH_199t6_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t6"),
            Cost("SCH_199t6", 2),
            Stats("SCH_199t6", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("PART_001")),
            Play("SCH_199t6", Nothing),
            Is(InHand(0), "PART_001"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t6"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_199t6"),
            Force(Card("PART_001")),
            Kill(Nth(3)),
            Is(InHand(1), "PART_001"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t7` · Neutral minion · 2 mana · 2/2
///
/// > At the end of your turn, reduce the Cost of a random card in your hand by (2).
///
/// State: Derived
//~ derived SCH_199t7 f4b1055a 682905aa 99aed517.9bb1b5b1
#[test]
fn SCH_199t7_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t7"),
            Cost("SCH_199t7", 2),
            Stats("SCH_199t7", 2, 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_199t7"),
            Force(Entity(Nth(0))),
            EndTurn,
            CostNow(Nth(0), 0),
        ],
    );
}

/// # Transfer of Power
///
/// `SCH_199t7e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived SCH_199t7e 3ec9ecc0 5f0ae741 d423d0fb.90c32b47
#[test]
fn SCH_199t7e_transfer_of_power() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "SCH_199t7e"), CostNow(Nth(0), 1)]);
}

/// # Transfer Student
///
/// `SCH_199t8` · Neutral minion · 2 mana · 2/2
///
/// > **Inspire:** Draw a card.
///
/// State: Derived
//~ derived SCH_199t8 189a23ea d9335085 7c34b8a9.430d8a13
#[test]
fn SCH_199t8_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t8"),
            Cost("SCH_199t8", 2),
            Stats("SCH_199t8", 2, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_199t8"),
            HeroPower(On(TheirHero)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Transfer Student
///
/// `SCH_199t9` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a new basic Hero Power.
///
/// State: Todo
//~ todo SCH_199t9 54a8a3b8 2058a695 416533c3.039e2dab
#[test]
#[ignore = "todo: SCH_199t9 Transfer Student"]
fn SCH_199t9_transfer_student() {
    check(CardClass::Mage, &[Give("SCH_199t9"), Cost("SCH_199t9", 2), Stats("SCH_199t9", 2, 2), Unwritten]);
}

/// # Headmaster Kel'Thuzad
///
/// `SCH_224` · Neutral minion · 5 mana · 4/6
///
/// > Spellburst**:** If the spell destroys any minions, summon them.
///
/// State: Todo
//~ todo SCH_224 8f7e239f 6d4828ad c9a216f1.d2d83e7b
#[test]
#[ignore = "todo: SCH_224 Headmaster Kel'Thuzad"]
fn SCH_224_headmaster_kel_thuzad() {
    check(CardClass::Mage, &[Give("SCH_224"), Cost("SCH_224", 5), Stats("SCH_224", 4, 6), Unwritten]);
}

/// # Mr. Bigglesworth
///
/// `SCH_224t` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla SCH_224t ad330a83 1d968171 4b83bee1
#[test]
fn SCH_224t_mr_bigglesworth() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_224t"),
            Cost("SCH_224t", 0),
            Stats("SCH_224t", 1, 1),
            Play("SCH_224t", Nothing),
            In(The("SCH_224t"), Zone::Play),
            Now(The("SCH_224t"), 1, 1),
        ],
    );
}

/// # Onyx Magescribe
///
/// `SCH_230` · Neutral minion · 6 mana · 4/9
///
/// > **Spellburst:** Add 2 random spells from your class to your hand.
///
/// State: Derived
//~ derived SCH_230 bc7d72be 6c4ef1c7 b620df56.376aad38
#[test]
fn SCH_230_onyx_magescribe() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_230"),
            Cost("SCH_230", 6),
            Stats("SCH_230", 4, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_230"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("GAME_005", Nothing),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_230"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_230"),
            Never(Card("AT_003")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Intrepid Initiate
///
/// `SCH_231` · Neutral minion · 1 mana · 1/2
///
/// > **Spellburst:** Gain +2 Attack.
///
/// State: Done
//~ done SCH_231 545debff - 170f2145.024f93fb
#[test]
fn SCH_231_intrepid_initiate() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_231"),
            Cost("SCH_231", 1),
            Stats("SCH_231", 1, 2),
            Play("SCH_231", Nothing),
            Play("GAME_005", Nothing),
            Now(My(0), 3, 2),
            Play("GAME_005", Nothing),
            Now(My(0), 3, 2),
        ],
    );
}

/// # Ready for School
///
/// `SCH_231e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived SCH_231e 058d724d 8334e7ad 11c2ae47.bf3d1612
#[test]
fn SCH_231e_ready_for_school() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "SCH_231e"), Now(My(0), 7, 1)]);
}

/// # Crimson Hothead
///
/// `SCH_232` · Neutral minion · 4 mana · 3/6
///
/// > **Spellburst:** Gain +1 Attack and **Taunt**.
///
/// State: Derived
//~ derived SCH_232 75468da1 a8a6f07d e9921b4b.824b249e
#[test]
fn SCH_232_crimson_hothead() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_232"),
            Cost("SCH_232", 4),
            Stats("SCH_232", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_232"),
            Play("GAME_005", Nothing),
            HasNow(Nth(3), GameTag::TAUNT),
            Now(Nth(3), 4, 6),
        ],
    );
}

/// # Fired Up
///
/// `SCH_232e` · Neutral enchantment
///
/// > +1 Attack and **Taunt**.
///
/// State: Derived
//~ derived SCH_232e 0cdabb58 26d9a61a d85d901b.9429665d
#[test]
fn SCH_232e_fired_up() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "SCH_232e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Steward of Scrolls
///
/// `SCH_245` · Neutral minion · 5 mana · 4/4
///
/// > **Spell Damage +1 Battlecry: Discover** a spell.
///
/// State: Derived
//~ derived SCH_245 d3f6993a 63ffb6bb 1ed10cbe.faf46749
#[test]
fn SCH_245_steward_of_scrolls() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_245"),
            Cost("SCH_245", 5),
            Stats("SCH_245", 4, 4),
            Has("SCH_245", GameTag::SPELLPOWER),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("SCH_245", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_245"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("SCH_245", Nothing),
            Choose(0),
        ],
    );
}

/// # Pen Flinger
///
/// `SCH_248` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Deal 1 damage to a minion. Spellburst**:** Return this to your hand.
///
/// State: Derived
//~ derived SCH_248 f035ba14 b604ffea 3fd109bb.ae6f18c3
#[test]
fn SCH_248_pen_flinger() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_248"),
            Cost("SCH_248", 1),
            Stats("SCH_248", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_248", On(Nth(2))),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_248"), Friend("CS2_182"), Enemy("CS2_182"), Play("SCH_248", On(Nth(1))), Now(Nth(1), 4, 4)],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_248"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_248"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 1),
            HandCount(Mine, 2),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
        ],
    );
}

/// # Sphere of Sapience
///
/// `SCH_259` · Neutral weapon · 1 mana · 0/4 durability
///
/// > At the start of your turn, look at your top card. You can put it on the bottom and lose 1 Durability.
///
/// State: Todo
//~ todo SCH_259 1bd06a79 8f44e490 a3d9eee0.0d6101b2
#[test]
#[ignore = "todo: SCH_259 Sphere of Sapience"]
fn SCH_259_sphere_of_sapience() {
    check(CardClass::Mage, &[Give("SCH_259"), Cost("SCH_259", 1), Stats("SCH_259", 0, 4), Unwritten]);
}

/// # A New Fate
///
/// `SCH_259t` · Neutral spell · 0 mana
///
/// > Draw a different card.
///
/// State: Todo
//~ todo SCH_259t 835f5d65 fd02d740 eaeac72b.fe1781b2
#[test]
#[ignore = "todo: SCH_259t A New Fate"]
fn SCH_259t_a_new_fate() {
    check(CardClass::Mage, &[Give("SCH_259t"), Cost("SCH_259t", 0), Unwritten]);
}

/// # Manafeeder Panthara
///
/// `SCH_283` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've used your Hero Power this turn, draw a card.
///
/// State: Derived
//~ derived SCH_283 2877e3d3 bd0a32dd fd2cfe37.8302c955
#[test]
fn SCH_283_manafeeder_panthara() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_283"),
            Cost("SCH_283", 2),
            Stats("SCH_283", 2, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(On(TheirHero)),
            Crystals(10),
            Play("SCH_283", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_283"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_283", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Animated Broomstick
///
/// `SCH_311` · Neutral minion · 1 mana · 1/1
///
/// > **Rush Battlecry:** Give your other minions **Rush**.
///
/// State: Derived
//~ derived SCH_311 dc60a657 a63897e6 c2706e7e.dcf6d7cd
#[test]
fn SCH_311_animated_broomstick() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_311"),
            Cost("SCH_311", 1),
            Stats("SCH_311", 1, 1),
            Has("SCH_311", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_311", Nothing),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Tour Guide
///
/// `SCH_312` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Your next Hero Power costs (0).
///
/// State: Derived
//~ derived SCH_312 f64dadce f5d4474c 00f7acae.34fc2924
#[test]
fn SCH_312_tour_guide() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_312"),
            Cost("SCH_312", 1),
            Stats("SCH_312", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_312", Nothing),
            CostNow(MyPower, 0),
        ],
    );
}

/// # School Tour
///
/// `SCH_312e` · Neutral enchantment
///
/// > Your Hero Power costs (0).
///
/// State: Derived
//~ derived SCH_312e 3a5490b1 31bebbb7 df9cdd3e.933d500a
#[test]
fn SCH_312e_school_tour() {
    check(
        CardClass::Mage,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Me, "SCH_312e"), CostNow(MyPower, 0)],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_312e"),
            HeroPower(On(TheirHero)),
            CostNow(MyPower, 2),
        ],
    );
}

/// # Wretched Tutor
///
/// `SCH_313` · Neutral minion · 4 mana · 2/5
///
/// > **Spellburst:** Deal 2 damage to all other minions.
///
/// State: Derived
//~ derived SCH_313 fd826b9e a3cf4259 54f9a88d.13eafcab
#[test]
fn SCH_313_wretched_tutor() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_313"),
            Cost("SCH_313", 4),
            Stats("SCH_313", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_313"),
            Play("GAME_005", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
            Now(Nth(3), 2, 5),
        ],
    );
}

/// # Lorekeeper Polkelt
///
/// `SCH_428` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Reorder your deck from the highest Cost card to the lowest Cost card.
///
/// State: Todo
//~ todo SCH_428 0e1920b4 10c3ad4f a4ac6cee.3083b8a3
#[test]
#[ignore = "todo: SCH_428 Lorekeeper Polkelt"]
fn SCH_428_lorekeeper_polkelt() {
    check(CardClass::Mage, &[Give("SCH_428"), Cost("SCH_428", 4), Stats("SCH_428", 4, 5), Unwritten]);
}

/// # Sorcerous Substitute
///
/// `SCH_530` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If you have **Spell Damage**, summon a copy of this.
///
/// State: Derived
//~ derived SCH_530 975b7363 deebf9c6 e25675c4.ab124330
#[test]
fn SCH_530_sorcerous_substitute() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_530"),
            Cost("SCH_530", 6),
            Stats("SCH_530", 6, 6),
            Friend("CS2_182"),
            Friend("AT_093"),
            Enemy("CS2_182"),
            Play("SCH_530", Nothing),
            BoardCount(Mine, 4),
            In(The("SCH_530"), Zone::Play),
            Now(The("SCH_530"), 6, 6),
            TagNow(The("SCH_530"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_530"), Friend("CS2_182"), Enemy("CS2_182"), Play("SCH_530", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Lake Thresher
///
/// `SCH_605` · Neutral minion · 5 mana · 4/6
///
/// > Also damages the minions next to whomever this attacks.
///
/// State: Derived
//~ derived SCH_605 48321277 f30e30e7 6b1b8b84.55572444
#[test]
fn SCH_605_lake_thresher() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_605"),
            Cost("SCH_605", 5),
            Stats("SCH_605", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_605"),
            Attack(Nth(4), Nth(3)),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Fishy Flyer
///
/// `SCH_707` · Neutral minion · 4 mana · 4/3
///
/// > **Rush**. **Deathrattle:** Add a 4/3 Ghost with **Rush** to your hand.
///
/// State: Derived
//~ derived SCH_707 127dfa4d a457475e 030de5d1.1ff70936
#[test]
fn SCH_707_fishy_flyer() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_707"),
            Cost("SCH_707", 4),
            Stats("SCH_707", 4, 3),
            Has("SCH_707", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_707"),
            Kill(Nth(3)),
            Is(InHand(1), "SCH_707t"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 3),
            HandCount(Mine, 2),
        ],
    );
}

/// # Spectral Flyer
///
/// `SCH_707t` · Neutral minion · 4 mana · 4/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla SCH_707t 42832c86 6756bbc8 a812e416.57b12c28
#[test]
fn SCH_707t_spectral_flyer() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_707t"),
            Cost("SCH_707t", 4),
            Stats("SCH_707t", 4, 3),
            Has("SCH_707t", GameTag::RUSH),
            Play("SCH_707t", Nothing),
            In(The("SCH_707t"), Zone::Play),
            Now(The("SCH_707t"), 4, 3),
            HasNow(The("SCH_707t"), GameTag::RUSH),
        ],
    );
}

/// # Sneaky Delinquent
///
/// `SCH_708` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**. **Deathrattle:** Add a 3/1 Ghost with **Stealth** to your hand.
///
/// State: Derived
//~ derived SCH_708 c8f27166 192e0a30 33585f7d.4ec3a583
#[test]
fn SCH_708_sneaky_delinquent() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_708"),
            Cost("SCH_708", 2),
            Stats("SCH_708", 3, 1),
            Has("SCH_708", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_708"),
            Kill(Nth(3)),
            Is(InHand(1), "SCH_708t"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 3, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Spectral Delinquent
///
/// `SCH_708t` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla SCH_708t 9a05e683 21116515 bd7dfc2c.86cd88a1
#[test]
fn SCH_708t_spectral_delinquent() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_708t"),
            Cost("SCH_708t", 2),
            Stats("SCH_708t", 3, 1),
            Has("SCH_708t", GameTag::STEALTH),
            Play("SCH_708t", Nothing),
            In(The("SCH_708t"), Zone::Play),
            Now(The("SCH_708t"), 3, 1),
            HasNow(The("SCH_708t"), GameTag::STEALTH),
        ],
    );
}

/// # Smug Senior
///
/// `SCH_709` · Neutral minion · 6 mana · 5/7
///
/// > **Taunt**. **Deathrattle:** Add a 5/7 Ghost with **Taunt** to your hand.
///
/// State: Derived
//~ derived SCH_709 3b136fe1 f071fb3e 74a093e3.f72cf873
#[test]
fn SCH_709_smug_senior() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_709"),
            Cost("SCH_709", 6),
            Stats("SCH_709", 5, 7),
            Has("SCH_709", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_709"),
            Kill(Nth(3)),
            Is(InHand(1), "SCH_709t"),
            CostNow(InHand(1), 6),
            Now(InHand(1), 5, 7),
            HandCount(Mine, 2),
        ],
    );
}

/// # Spectral Senior
///
/// `SCH_709t` · Neutral minion · 6 mana · 5/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SCH_709t 0239309d a307c10f 30f37942.4b0c5d24
#[test]
fn SCH_709t_spectral_senior() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_709t"),
            Cost("SCH_709t", 6),
            Stats("SCH_709t", 5, 7),
            Has("SCH_709t", GameTag::TAUNT),
            Play("SCH_709t", Nothing),
            In(The("SCH_709t"), Zone::Play),
            Now(The("SCH_709t"), 5, 7),
            HasNow(The("SCH_709t"), GameTag::TAUNT),
        ],
    );
}

/// # Ogremancer
///
/// `SCH_710` · Neutral minion · 5 mana · 3/7
///
/// > Whenever your opponent casts a spell, summon a 2/2 Skeleton with **Taunt**.
///
/// State: Derived
//~ derived SCH_710 9a379032 fce2d66e 26b4d688.e68ca011
#[test]
fn SCH_710_ogremancer() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_710"),
            Cost("SCH_710", 5),
            Stats("SCH_710", 3, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_710"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("SCH_710t"), Zone::Play),
            Now(The("SCH_710t"), 2, 2),
            TagNow(The("SCH_710t"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SCH_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_710"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Risen Skeleton
///
/// `SCH_710t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SCH_710t 2dd1214f 329a9d2f 30b4d692.4b0c5d24
#[test]
fn SCH_710t_risen_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_710t"),
            Cost("SCH_710t", 2),
            Stats("SCH_710t", 2, 2),
            Has("SCH_710t", GameTag::TAUNT),
            Play("SCH_710t", Nothing),
            In(The("SCH_710t"), Zone::Play),
            Now(The("SCH_710t"), 2, 2),
            HasNow(The("SCH_710t"), GameTag::TAUNT),
        ],
    );
}

/// # Plagued Protodrake
///
/// `SCH_711` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Summon a random 7-Cost minion.
///
/// State: Derived
//~ derived SCH_711 629ade15 e1bd5192 b5754a75.4a6d22f2
#[test]
fn SCH_711_plagued_protodrake() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_711"),
            Cost("SCH_711", 8),
            Stats("SCH_711", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_711"),
            Force(Card("CS2_186")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CS2_186"), Zone::Play),
            Now(The("CS2_186"), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_711"), Friend("CS2_182"), Enemy("CS2_182"), Friend("SCH_711"), Never(Card("AV_200")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("SCH_711"), Friend("CS2_182"), Enemy("CS2_182"), Friend("SCH_711"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Cult Neophyte
///
/// `SCH_713` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Your opponent's spells cost (1) more next turn.
///
/// State: Done
//~ done SCH_713 835bd176 - 78044717.a484adaa
#[test]
fn SCH_713_cult_neophyte() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_713"),
            Cost("SCH_713", 2),
            Stats("SCH_713", 3, 2),
            GiveThem("CS2_029"),
            GiveThem("CS2_182"),
            Give("CS2_029"),
            Play("SCH_713", Nothing),
            EndTurn,
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 4),
            CostNow(Nth(3), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Spoiled!
///
/// `SCH_713e` · Neutral enchantment
///
/// > Your spells cost (1) more this turn.
///
/// State: Derived
//~ derived SCH_713e 6718845f a986f411 1777c908.a0f9c2a0
#[test]
fn SCH_713e_spoiled() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_713e"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            CostNow(Nth(1), 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_713e"),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Spoiling
///
/// `SCH_713e2` · Neutral enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived SCH_713e2 afbebe17 dc6d6ff7 0bdbc0e0.5dfe1a2c
#[test]
fn SCH_713e2_spoiling() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "SCH_713e2"), CostNow(Nth(0), 4)]);
}

/// # Educated Elekk
///
/// `SCH_714` · Neutral minion · 3 mana · 3/4
///
/// > Whenever a spell is played, this minion remembers it. **Deathrattle:** Shuffle the spells into your deck.
///
/// State: Todo
//~ todo SCH_714 948dd0ba 3beb59a8 048020df.e145483b
#[test]
#[ignore = "todo: SCH_714 Educated Elekk"]
fn SCH_714_educated_elekk() {
    check(CardClass::Mage, &[Give("SCH_714"), Cost("SCH_714", 3), Stats("SCH_714", 3, 4), Unwritten]);
}

/// # Keymaster Alabaster
///
/// `SCH_717` · Neutral minion · 7 mana · 6/8
///
/// > Whenever your opponent draws a card, add a copy to your hand that costs (1).
///
/// State: Derived
//~ derived SCH_717 3ea2628e 72846caa 4029ab17.54265599
#[test]
fn SCH_717_keymaster_alabaster() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_717"),
            Cost("SCH_717", 7),
            Stats("SCH_717", 6, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_717"),
            EndTurn,
            EndTurn,
            CostNow(InHand(1), 1),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            HandCount(Mine, 3),
        ],
    );
}
