//! Mage cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6ae861ea

/// # Techysaurus
///
/// `DINO_409` · Mage minion · 7 mana · 3/6
///
/// > **Taunt**. Costs (1) less for each card you played this game that didn't start in your deck.
///
/// State: Derived
//~ derived DINO_409 c1ac4302 a8368c82 374aa31d.7b57c324
#[test]
fn DINO_409_techysaurus() {
    check(
        CardClass::Mage,
        &[
            Give("DINO_409"),
            Cost("DINO_409", 7),
            Stats("DINO_409", 3, 6),
            Has("DINO_409", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_409"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Tribute Dance
///
/// `DINO_414` · Mage spell · 5 mana
///
/// > Choose a minion. Choose a different minion to transform it into.
///
/// State: Todo
//~ todo DINO_414 da59fb28 ac3a7c6e cf6bc736.5a86b661
#[test]
#[ignore = "todo: DINO_414 Tribute Dance"]
fn DINO_414_tribute_dance() {
    check(CardClass::Mage, &[Give("DINO_414"), Cost("DINO_414", 5), Unwritten]);
}

/// # Sheep Mask
///
/// `DINO_429` · Mage spell · 4 mana
///
/// > Set a minion's stats to 1/1 and give it "**Deathrattle:** Deal 2 damage to all minions."
///
/// State: Todo
//~ todo DINO_429 1dfa0f46 d2df3281 f88121bf.69a972b1
#[test]
#[ignore = "todo: DINO_429 Sheep Mask"]
fn DINO_429_sheep_mask() {
    check(CardClass::Mage, &[Give("DINO_429"), Cost("DINO_429", 4), Unwritten]);
}

/// # Windswept Pageturner
///
/// `TLC_220` · Mage minion · 4 mana · 4/5
///
/// > After you summon an Elemental, deal 3 damage to a random enemy.
///
/// State: Derived
//~ derived TLC_220 d3081902 7b36a675 72ef9299.62ac4b98
#[test]
fn TLC_220_windswept_pageturner() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_220"),
            Cost("TLC_220", 4),
            Stats("TLC_220", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_220"),
            Force(Entity(TheirHero)),
            Play("CS2_118", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_220"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_220"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 4, 5),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Conjured Bookkeeper
///
/// `TLC_226` · Mage minion · 3 mana · 2/2
///
/// > **Deathrattle:** Draw a spell. **Kindred:** Summon a copy of this.
///
/// State: Done
//~ done TLC_226 0b7bd999 - a3c17215.1db5c0df
#[test]
fn TLC_226_conjured_bookkeeper() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_226"),
            Cost("TLC_226", 3),
            Stats("TLC_226", 2, 2),
            Play("TLC_226", Nothing),
            BoardCount(Mine, 1),
            EndTurn,
            EndTurn,
            Play("TLC_226", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Relic of Kings
///
/// `TLC_334` · Mage spell · 7 mana
///
/// > **Discover** a spell from any class that costs (8) or more. It costs (1).
///
/// State: Derived
//~ derived TLC_334 b3b689ce 6e0e9bb5 56c16b1d.28061eab
#[test]
fn TLC_334_relic_of_kings() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_334"),
            Cost("TLC_334", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AV_283")),
            Play("TLC_334", Nothing),
            ChooseCard("AV_283"),
            Is(InHand(0), "AV_283"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_334"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_009")),
            Play("TLC_334", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_334"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("TLC_334", Nothing),
            Choose(0),
        ],
    );
}

/// # Story of the Waygate
///
/// `TLC_364` · Mage spell · 2 mana
///
/// > Reduce the Cost of cards in your hand that didn't start in your deck by (1).
///
/// State: Derived
//~ derived TLC_364 f143e47a 113b5c15 2434cab1.c5688753
#[test]
fn TLC_364_story_of_the_waygate() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_364"),
            Cost("TLC_364", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_364", Nothing),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 3),
        ],
    );
}

/// # Storage Scuffle
///
/// `TLC_365` · Mage spell · Arcane · 3 mana
///
/// > Deal $3 damage to a minion. Costs (0) if you've **Discovered** this turn.
///
/// State: Derived
//~ derived TLC_365 168bf73a a5b3bcb0 5007dd34.4803ef4d
#[test]
fn TLC_365_storage_scuffle() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_365"),
            Cost("TLC_365", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            Crystals(10),
            Play("TLC_365", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_365"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            Crystals(10),
            Play("TLC_365", On(Nth(1))),
            Now(Nth(1), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_365"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            Crystals(10),
            CostNow(Nth(0), 0),
        ],
    );
    check(CardClass::Mage, &[Give("TLC_365"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 3)]);
}

/// # Titanographer Osk
///
/// `TLC_452` · Mage minion · 6 mana · 6/6
///
/// > Gains a random **Titan** ability in your hand that changes each turn.
///
/// State: Todo
//~ todo TLC_452 4b48a723 8fe678a6 024e6b4c.9b085e93
#[test]
#[ignore = "todo: TLC_452 Titanographer Osk"]
fn TLC_452_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452"), Cost("TLC_452", 6), Stats("TLC_452", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t1` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Destroy an enemy minion. This minion and your hero gain its Health.
///
/// State: Todo
//~ todo TLC_452t1 1a90aa1e f63bf90f 604f93fb.fadc2fbc
#[test]
#[ignore = "todo: TLC_452t1 Titanographer Osk"]
fn TLC_452t1_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t1"), Cost("TLC_452t1", 6), Stats("TLC_452t1", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t13` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 5 damage.
///
/// State: Derived
//~ derived TLC_452t13 b8ac0402 6c0a22b4 6fb5d4e1.8aaf2abd
#[test]
fn TLC_452t13_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t13"),
            Cost("TLC_452t13", 6),
            Stats("TLC_452t13", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t13", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t13"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t13", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TLC_452t13"), Play("TLC_452t13", On(TheirHero)), Now(TheirHero, 0, 25), Damage(TheirHero, 5)],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t14` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Cast 1 random Mage **Secret**.
///
/// State: Derived
//~ derived TLC_452t14 05b43fd1 6b43996e cdfa2cbc.b3212d97
#[test]
fn TLC_452t14_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t14"),
            Cost("TLC_452t14", 6),
            Stats("TLC_452t14", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_002")),
            Play("TLC_452t14", Nothing),
            In(The("AT_002"), Zone::Secret),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t15` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Enemy cards cost (1) more next turn.
///
/// State: Todo
//~ todo TLC_452t15 45c9579a 24a1f302 af262290.b2b3ba66
#[test]
#[ignore = "todo: TLC_452t15 Titanographer Osk"]
fn TLC_452t15_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t15"), Cost("TLC_452t15", 6), Stats("TLC_452t15", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t16` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Set the Attack and Health of all enemy minions to 2.
///
/// State: Derived
//~ derived TLC_452t16 0584978f c6922e4a ce9d5bd5.d0ec969d
#[test]
fn TLC_452t16_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t16"),
            Cost("TLC_452t16", 6),
            Stats("TLC_452t16", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t16", Nothing),
            Now(Nth(2), 2, 2),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t17` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other minions +2/+2.
///
/// State: Derived
//~ derived TLC_452t17 894b4924 ff815bc6 589cc383.d95e4386
#[test]
fn TLC_452t17_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t17"),
            Cost("TLC_452t17", 6),
            Stats("TLC_452t17", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t17", Nothing),
            Now(Nth(0), 6, 6),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t18` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw 2 minions. Set their Attack, Health, and Cost to 2.
///
/// State: Derived
//~ derived TLC_452t18 80bd13ff 3ae91757 0472451a.f4f241e7
#[test]
fn TLC_452t18_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t18"),
            Cost("TLC_452t18", 6),
            Stats("TLC_452t18", 6, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t18", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 2),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 2),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t19` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
///
/// State: Todo
//~ todo TLC_452t19 c4429949 366f5254 0489ce2d.04c41488
#[test]
#[ignore = "todo: TLC_452t19 Titanographer Osk"]
fn TLC_452t19_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t19"), Cost("TLC_452t19", 6), Stats("TLC_452t19", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t2` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** The next spell you cast costs (3) less and has **Spell Damage +3**.
///
/// State: Todo
//~ todo TLC_452t2 fc2a6b32 bccb1a9a 6c081ea8.ce2308cf
#[test]
#[ignore = "todo: TLC_452t2 Titanographer Osk"]
fn TLC_452t2_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t2"), Cost("TLC_452t2", 6), Stats("TLC_452t2", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t20` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon a random 6-Cost minion. Give it **Taunt** and **Lifesteal**.
///
/// State: Derived
//~ derived TLC_452t20 d23479b8 75f69d3b 3cc39608.ffcc5da9
#[test]
fn TLC_452t20_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t20"),
            Cost("TLC_452t20", 6),
            Stats("TLC_452t20", 6, 6),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("CS2_200")),
            Play("TLC_452t20", Nothing),
            BoardCount(Mine, 5),
            HasNow(The("CS2_200"), GameTag::LIFESTEAL),
            HasNow(The("CS2_200"), GameTag::TAUNT),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t20"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AV_107")),
            Play("TLC_452t20", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t20"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_003")),
            Play("TLC_452t20", Nothing),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t21` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Choose two enemy minions. Remove them from the game.
///
/// State: Todo
//~ todo TLC_452t21 07ac234a 43ba5145 e772a980.f727b8ae
#[test]
#[ignore = "todo: TLC_452t21 Titanographer Osk"]
fn TLC_452t21_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t21"), Cost("TLC_452t21", 6), Stats("TLC_452t21", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t22` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +2/+1. Deal 4 damage to a random enemy.
///
/// State: Derived
//~ derived TLC_452t22 1165486a 7b55291b 1362c01d.7f80a03b
#[test]
fn TLC_452t22_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t22"),
            Cost("TLC_452t22", 6),
            Stats("TLC_452t22", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Play("TLC_452t22", Nothing),
            Now(Nth(0), 8, 7),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t23` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +1/+2. Draw a card.
///
/// State: Derived
//~ derived TLC_452t23 88bc7cc6 fc1395f8 2d4ecd89.24b871e0
#[test]
fn TLC_452t23_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t23"),
            Cost("TLC_452t23", 6),
            Stats("TLC_452t23", 6, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t23", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Now(Nth(0), 7, 8),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t24` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +3 Health and **Elusive**.
///
/// State: Derived
//~ derived TLC_452t24 61dc30a4 2ec0e590 7ae078ee.2fd83dc3
#[test]
fn TLC_452t24_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t24"),
            Cost("TLC_452t24", 6),
            Stats("TLC_452t24", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t24", Nothing),
            HasNow(Nth(0), GameTag::ELUSIVE),
            Now(Nth(0), 6, 9),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t26` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 20 damage to another minion.
///
/// State: Derived
//~ derived TLC_452t26 10254467 660d1efd 975e51f3.4a4d74a6
#[test]
fn TLC_452t26_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t26"),
            Cost("TLC_452t26", 6),
            Stats("TLC_452t26", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t26", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t26"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t26", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TLC_452t26"), Friend("TLC_248"), Enemy("AT_101"), Play("TLC_452t26", On(Nth(1))), Now(Nth(1), 14, 8)],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t27` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
///
/// State: Derived
//~ derived TLC_452t27 1e0ae3b8 2a7f8adc 6a7833b9.fb90a598
#[test]
fn TLC_452t27_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t27"),
            Cost("TLC_452t27", 6),
            Stats("TLC_452t27", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TLC_452t27", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(Nth(1), 4, 5),
            Dead(Nth(2)),
            Now(TheirHero, 0, 7),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 23),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t28` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two 6/6 Infernals.
///
/// State: Derived
//~ derived TLC_452t28 8d4082b5 465affe0 9ef3e6cc.720754df
#[test]
fn TLC_452t28_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t28"),
            Cost("TLC_452t28", 6),
            Stats("TLC_452t28", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t28", Nothing),
            BoardCount(Mine, 4),
            In(The("TLC_452"), Zone::Play),
            Now(The("TLC_452"), 6, 6),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t29` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Send all other minions into the Twisting Nether.
///
/// State: Todo
//~ todo TLC_452t29 8f61a090 07cedc43 1240c44d.de1379ff
#[test]
#[ignore = "todo: TLC_452t29 Titanographer Osk"]
fn TLC_452t29_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t29"), Cost("TLC_452t29", 6), Stats("TLC_452t29", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t3` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two 3/3 Undead with **Taunt** and **Reborn**.
///
/// State: Todo
//~ todo TLC_452t3 af3a5a3d 2e7dd05d c686a18f.88ec4805
#[test]
#[ignore = "todo: TLC_452t3 Titanographer Osk"]
fn TLC_452t3_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t3"), Cost("TLC_452t3", 6), Stats("TLC_452t3", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t30` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +5 Health. Give your hero 5 Armor.
///
/// State: Todo
//~ todo TLC_452t30 b0f5e9b4 f5deddc8 60c0c6ff.11028a2d
#[test]
#[ignore = "todo: TLC_452t30 Titanographer Osk"]
fn TLC_452t30_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t30"), Cost("TLC_452t30", 6), Stats("TLC_452t30", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t31` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +5 Attack. Give your hero +5 Attack this turn.
///
/// State: Derived
//~ derived TLC_452t31 987dcdd4 690570dd 855c44fd.c57d47a0
#[test]
fn TLC_452t31_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t31"),
            Cost("TLC_452t31", 6),
            Stats("TLC_452t31", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t31", Nothing),
            Now(MyHero, 5, 30),
            Now(Nth(0), 11, 6),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t32` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Gain +2/+2. Draw a weapon.
///
/// State: Derived
//~ derived TLC_452t32 d630843b cb287a48 b318cad1.817a01d9
#[test]
fn TLC_452t32_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t32"),
            Cost("TLC_452t32", 6),
            Stats("TLC_452t32", 6, 6),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t32", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Now(Nth(0), 8, 8),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 3),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t33` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Fill your hand with 1/1 Chaotic Tendrils.
///
/// State: Derived
//~ derived TLC_452t33 3c30c3ff eb8aba2c d9e239ce.8e5d9c9e
#[test]
fn TLC_452t33_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t33"),
            Cost("TLC_452t33", 6),
            Stats("TLC_452t33", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t33", Nothing),
            Is(InHand(0), "YOG_514"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "YOG_514"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "YOG_514"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            Is(InHand(3), "YOG_514"),
            CostNow(InHand(3), 1),
            Now(InHand(3), 1, 1),
            Is(InHand(4), "YOG_514"),
            CostNow(InHand(4), 1),
            Now(InHand(4), 1, 1),
            Is(InHand(5), "YOG_514"),
            CostNow(InHand(5), 1),
            Now(InHand(5), 1, 1),
            Is(InHand(6), "YOG_514"),
            CostNow(InHand(6), 1),
            Now(InHand(6), 1, 1),
            Is(InHand(7), "YOG_514"),
            CostNow(InHand(7), 1),
            Now(InHand(7), 1, 1),
            Is(InHand(8), "YOG_514"),
            CostNow(InHand(8), 1),
            Now(InHand(8), 1, 1),
            Is(InHand(9), "YOG_514"),
            CostNow(InHand(9), 1),
            Now(InHand(9), 1, 1),
            HandCount(Mine, 10),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t34` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Force each enemy minion to attack a random enemy minion.
///
/// State: Todo
//~ todo TLC_452t34 eaa8ffa2 856ecaf2 e50c007b.534b91f6
#[test]
#[ignore = "todo: TLC_452t34 Titanographer Osk"]
fn TLC_452t34_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t34"), Cost("TLC_452t34", 6), Stats("TLC_452t34", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t35` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Take control of an enemy minion.
///
/// State: Derived
//~ derived TLC_452t35 b44906bc da8d579b ededc65f.0a7ae8df
#[test]
fn TLC_452t35_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t35"),
            Cost("TLC_452t35", 6),
            Stats("TLC_452t35", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t35", On(Nth(2))),
            BoardCount(Mine, 3),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t4` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry: Discover** a **Deathrattle** minion. It costs (3) less.
///
/// State: Derived
//~ derived TLC_452t4 e00a23fe 225a7f07 8f49e9db.a0554852
#[test]
fn TLC_452t4_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t4"),
            Cost("TLC_452t4", 6),
            Stats("TLC_452t4", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EX1_029")),
            Play("TLC_452t4", Nothing),
            ChooseCard("EX1_029"),
            Is(InHand(0), "EX1_029"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("JAIL_887")),
            Play("TLC_452t4", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TLC_452t4", Nothing),
            Choose(0),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t5` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Reduce the Cost of all minions in your hand by (2).
///
/// State: Derived
//~ derived TLC_452t5 892bb6ae aa6ab090 a159e44b.2b83b157
#[test]
fn TLC_452t5_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t5"),
            Cost("TLC_452t5", 6),
            Stats("TLC_452t5", 6, 6),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_452t5", Nothing),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 2),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t6` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon four 2/2 Elementals with **Taunt**.
///
/// State: Todo
//~ todo TLC_452t6 863b920e 03f4d5ae c2ff0c49.e99c5f4c
#[test]
#[ignore = "todo: TLC_452t6 Titanographer Osk"]
fn TLC_452t6_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t6"), Cost("TLC_452t6", 6), Stats("TLC_452t6", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t7` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw cards until your hand is full.
///
/// State: Todo
//~ todo TLC_452t7 70557279 4365dd5d f35d31c6.fa67a4ba
#[test]
#[ignore = "todo: TLC_452t7 Titanographer Osk"]
fn TLC_452t7_titanographer_osk() {
    check(CardClass::Mage, &[Give("TLC_452t7"), Cost("TLC_452t7", 6), Stats("TLC_452t7", 6, 6), Unwritten]);
}

/// # Titanographer Osk
///
/// `TLC_452t8` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Restore your hero to full Health.
///
/// State: Derived
//~ derived TLC_452t8 1f6cbd60 cabdc4cc 608731e5.96357d5d
#[test]
fn TLC_452t8_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t8"),
            Cost("TLC_452t8", 6),
            Stats("TLC_452t8", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TLC_452t8", Nothing),
            Now(MyHero, 0, 30),
            Damage(MyHero, 0),
        ],
    );
}

/// # Titanographer Osk
///
/// `TLC_452t9` · Mage minion · 6 mana · 6/6
///
/// > **Battlecry:** Refresh your Mana Crystals.
///
/// State: Derived
//~ derived TLC_452t9 3ea0c77e e69e153d c5221d39.20b91460
#[test]
fn TLC_452t9_titanographer_osk() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_452t9"),
            Cost("TLC_452t9", 6),
            Stats("TLC_452t9", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("TLC_452t9", Nothing),
            Mana(10),
        ],
    );
}

/// # The Forbidden Sequence
///
/// `TLC_460` · Mage spell · 1 mana
///
/// > **Quest: Discover** 8 cards. **Reward:** The Origin Stone.
///
/// State: Done
//~ done TLC_460 c3de795b - ff852ed6.60a794b6
#[test]
fn TLC_460_the_forbidden_sequence() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("TLC_460"), Cost("TLC_460", 1), Play("TLC_460", Nothing)]);
    for _ in 0..7 {
        table.steps(&[Play("BT_021", Nothing), Choose(0)]);
    }
    table.steps(&[HandCount(Mine, 7), In(Nth(0), Zone::Secret)]);
    table.steps(&[Play("BT_021", Nothing), Choose(0), In(Nth(0), Zone::Graveyard)]);
    table.steps(&[HandCount(Mine, 9), In(The("TLC_460t"), Zone::Hand)]);
}

/// # The Origin Stone
///
/// `TLC_460t` · Mage weapon · 3 mana · 0/8 durability
///
/// > After you **Discover** a card, this plays the other options. Lose 1 Durability.
///
/// State: Todo
//~ todo TLC_460t 059451a7 dceaa3f1 1ea5db89.2ef9f92f
#[test]
#[ignore = "todo: TLC_460t The Origin Stone"]
fn TLC_460t_the_origin_stone() {
    check(CardClass::Mage, &[Give("TLC_460t"), Cost("TLC_460t", 3), Stats("TLC_460t", 0, 8), Unwritten]);
}

/// # Scrappy Scavenger
///
/// `TLC_461` · Mage minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// State: Todo
//~ todo TLC_461 7a85ee61 7a844e5d eaccd201.625f42c4
#[test]
#[ignore = "todo: TLC_461 Scrappy Scavenger"]
fn TLC_461_scrappy_scavenger() {
    check(CardClass::Mage, &[Give("TLC_461"), Cost("TLC_461", 1), Stats("TLC_461", 1, 1), Unwritten]);
}

/// # Unearthed Artifacts
///
/// `TLC_462` · Mage spell · 2 mana
///
/// > Summon a random 2-Cost minion. If you've Discover**ed** this turn, summon a random 4-Cost minion instead.
///
/// State: Derived
//~ derived TLC_462 183a0b26 0206f1d2 2490cf2a.1a9e8cda
#[test]
fn TLC_462_unearthed_artifacts() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_462"),
            Cost("TLC_462", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            Crystals(10),
            Force(Card("CS2_119")),
            Play("TLC_462", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_462"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_023", Nothing),
            Choose(0),
            Crystals(10),
            Never(Card("AT_022")),
            Play("TLC_462", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_462"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_023", Nothing),
            Choose(0),
            Crystals(10),
            Never(Card("AT_003")),
            Play("TLC_462", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TLC_462"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("TLC_462", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TLC_462"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_016")), Play("TLC_462", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("TLC_462"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("TLC_462", Nothing)],
    );
}

/// # Vault Breaker
///
/// `TLC_483` · Mage minion · 3 mana · 2/4
///
/// > After you **Discover** a card, reduce its Cost by (1).
///
/// State: Derived
//~ derived TLC_483 71d90473 643373f1 74cc5297.54a6061e
#[test]
fn TLC_483_vault_breaker() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_483"),
            Cost("TLC_483", 3),
            Stats("TLC_483", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_483"),
            Force(Card("CS2_168")),
            Play("LOE_023", Nothing),
            ChooseCard("CS2_168"),
            CostNow(InHand(1), 0),
        ],
    );
}
