//! Druid cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file eeed5530

/// # Lunar Eclipse
///
/// `DMF_057` · Druid spell · Arcane · 2 mana
///
/// > Deal $3 damage to a minion. Your next spell this turn costs (2) less.
///
/// State: Derived
//~ derived DMF_057 53c4bd65 127d573a 622f3c78.b77ae25f
#[test]
fn DMF_057_lunar_eclipse() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_057"),
            Cost("DMF_057", 2),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_057", On(Nth(4))),
            CostNow(Nth(1), 3),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DMF_057"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_057", On(Nth(3))),
            CostNow(Nth(1), 3),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Lunar Empowerment
///
/// `DMF_057e` · Druid enchantment
///
/// > The next spell you cast costs (2) less.
///
/// State: Derived
//~ derived DMF_057e e7a6f0c1 f51d094e 19a8c0a7.7061df85
#[test]
fn DMF_057e_lunar_empowerment() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_057e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_057e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Lunar Empowerment
///
/// `DMF_057o` · Druid enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// State: Derived
//~ derived DMF_057o 441c87e4 6bb81f88 9c2e4151.b1b65128
#[test]
fn DMF_057o_lunar_empowerment() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_057o"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_057o"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "DMF_057o"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Solar Eclipse
///
/// `DMF_058` · Druid spell · Nature · 2 mana
///
/// > The next spell you cast this turn casts twice.
///
/// State: Todo
//~ todo DMF_058 f4c8592f c557d366 afc3e6c0.1251cb65
#[test]
#[ignore = "todo: DMF_058 Solar Eclipse"]
fn DMF_058_solar_eclipse() {
    check(CardClass::Druid, &[Give("DMF_058"), Cost("DMF_058", 2), Unwritten]);
}

/// # Fizzy Elemental
///
/// `DMF_059` · Druid minion · 9 mana · 10/10
///
/// > **Rush Taunt**
///
/// State: Vanilla
//~ vanilla DMF_059 a6d06bd5 8c4e817f 1ab08ca2.05d6d156
#[test]
fn DMF_059_fizzy_elemental() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_059"),
            Cost("DMF_059", 9),
            Stats("DMF_059", 10, 10),
            Has("DMF_059", GameTag::RUSH),
            Has("DMF_059", GameTag::TAUNT),
            Play("DMF_059", Nothing),
            In(The("DMF_059"), Zone::Play),
            Now(The("DMF_059"), 10, 10),
            HasNow(The("DMF_059"), GameTag::RUSH),
            HasNow(The("DMF_059"), GameTag::TAUNT),
        ],
    );
}

/// # Umbral Owl
///
/// `DMF_060` · Druid minion · 7 mana · 4/4
///
/// > **Rush** Costs (1) less for each spell you've cast this game.
///
/// State: Derived
//~ derived DMF_060 afa5ede8 54cf0c58 12a9794e.973dd4ce
#[test]
fn DMF_060_umbral_owl() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_060"),
            Cost("DMF_060", 7),
            Stats("DMF_060", 4, 4),
            Has("DMF_060", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_060"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Faire Arborist
///
/// `DMF_061` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Draw a card; or Summon a 2/2 Treant. **Corrupt:** Do both.
///
/// State: Todo
//~ todo DMF_061 01dda5b5 9f26aca3 4ffcbe3d.aaaca142
#[test]
#[ignore = "todo: DMF_061 Faire Arborist"]
fn DMF_061_faire_arborist() {
    check(CardClass::Druid, &[Give("DMF_061"), Cost("DMF_061", 3), Stats("DMF_061", 2, 2), Unwritten]);
}

/// # Prune the Fruit
///
/// `DMF_061a` · Druid spell · 3 mana
///
/// > Draw a card.
///
/// State: Derived
//~ derived DMF_061a dc8ea0d8 a4ace598 aa4fc9c4.442bc6f4
#[test]
fn DMF_061a_prune_the_fruit() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_061a"),
            Cost("DMF_061a", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_061a", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Dig It Up
///
/// `DMF_061b` · Druid spell · 3 mana
///
/// > Summon a 2/2 Treant.
///
/// State: Derived
//~ derived DMF_061b e9841408 65b88c7e 916bb389.48d01912
#[test]
fn DMF_061b_dig_it_up() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_061b"),
            Cost("DMF_061b", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_061b", Nothing),
            BoardCount(Mine, 2),
            In(The("DMF_061t2"), Zone::Play),
            Now(The("DMF_061t2"), 2, 2),
        ],
    );
}

/// # Faire Arborist
///
/// `DMF_061t` · Druid minion · 3 mana · 2/2
///
/// > **Corrupted Battlecry:** Summon a 2/2 Treant. Draw a card.
///
/// State: Derived
//~ derived DMF_061t badee330 81afb8b4 92412115.814fe403
#[test]
fn DMF_061t_faire_arborist() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_061t"),
            Cost("DMF_061t", 3),
            Stats("DMF_061t", 2, 2),
            Has("DMF_061t", GameTag::CORRUPTED_CARD),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_061t", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(The("DMF_061t2"), Zone::Play),
            Now(The("DMF_061t2"), 2, 2),
        ],
    );
}

/// # Treant
///
/// `DMF_061t2` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla DMF_061t2 583f7275 fc3b8a67 46b5a178
#[test]
fn DMF_061t2_treant() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_061t2"),
            Cost("DMF_061t2", 1),
            Stats("DMF_061t2", 2, 2),
            Play("DMF_061t2", Nothing),
            In(The("DMF_061t2"), Zone::Play),
            Now(The("DMF_061t2"), 2, 2),
        ],
    );
}

/// # Guess the Weight
///
/// `DMF_075` · Druid spell · 2 mana
///
/// > Draw a card. Guess if your next card costs more or less to draw it.
///
/// State: Todo
//~ todo DMF_075 073b6253 77191a46 f57a94e9.22f68d45
#[test]
#[ignore = "todo: DMF_075 Guess the Weight"]
fn DMF_075_guess_the_weight() {
    check(CardClass::Druid, &[Give("DMF_075"), Cost("DMF_075", 2), Unwritten]);
}

/// # More!
///
/// `DMF_075a` · Druid spell · 0 mana
///
/// > Guess that the next card costs more.
///
/// State: Todo
//~ todo DMF_075a 4ab4b9b7 0a3a4231 c668458d.1c611a61
#[test]
#[ignore = "todo: DMF_075a More!"]
fn DMF_075a_more() {
    check(CardClass::Druid, &[Give("DMF_075a"), Cost("DMF_075a", 0), Unwritten]);
}

/// # Less!
///
/// `DMF_075a2` · Druid spell · 0 mana
///
/// > Guess that the next card costs less.
///
/// State: Todo
//~ todo DMF_075a2 5e4183b6 8456d994 cef2ff50.093d1f17
#[test]
#[ignore = "todo: DMF_075a2 Less!"]
fn DMF_075a2_less() {
    check(CardClass::Druid, &[Give("DMF_075a2"), Cost("DMF_075a2", 0), Unwritten]);
}

/// # Moontouched Amulet
///
/// `DMF_730` · Druid spell · 3 mana
///
/// > Give your hero +4 Attack this turn. **Corrupt:** And gain 6 Armor.
///
/// State: Derived
//~ derived DMF_730 88744270 0565b06a 7f78d211.eb981f10
#[test]
fn DMF_730_moontouched_amulet() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_730"),
            Cost("DMF_730", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_730", Nothing),
            Now(MyHero, 4, 30),
        ],
    );
}

/// # Moontouched Amulet
///
/// `DMF_730e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived DMF_730e 69ce972e e2c19977 9b0c2c15.a9003f71
#[test]
fn DMF_730e_moontouched_amulet() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "DMF_730e"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Moontouched Amulet
///
/// `DMF_730t` · Druid spell · 3 mana
///
/// > **Corrupted** Give your hero +4 Attack this turn. Gain 6 Armor.
///
/// State: Derived
//~ derived DMF_730t 3de15346 774a76ac db691984.b0dbb74a
#[test]
fn DMF_730t_moontouched_amulet() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_730t"),
            Cost("DMF_730t", 3),
            Has("DMF_730t", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_730t", Nothing),
            Armor(Mine, 6),
            Now(MyHero, 4, 30),
        ],
    );
}

/// # Cenarion Ward
///
/// `DMF_732` · Druid spell · Nature · 8 mana
///
/// > Gain 8 Armor. Summon a random 8-Cost minion.
///
/// State: Derived
//~ derived DMF_732 aeec82e9 f33f3cba 8dbfe00f.25ac2b65
#[test]
fn DMF_732_cenarion_ward() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_732"),
            Cost("DMF_732", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_142")),
            Play("DMF_732", Nothing),
            Armor(Mine, 8),
            BoardCount(Mine, 2),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("DMF_732"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_203")), Play("DMF_732", Nothing)],
    );
    check(
        CardClass::Druid,
        &[Give("DMF_732"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DMF_732", Nothing)],
    );
}

/// # Kiri, Chosen of Elune
///
/// `DMF_733` · Druid minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a Solar Eclipse and Lunar Eclipse to your hand.
///
/// State: Derived
//~ derived DMF_733 61927439 f4a6bdf4 75175007.8cdfbb5e
#[test]
fn DMF_733_kiri_chosen_of_elune() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_733"),
            Cost("DMF_733", 3),
            Stats("DMF_733", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_733", Nothing),
            Is(InHand(0), "DMF_058"),
            CostNow(InHand(0), 2),
            Is(InHand(1), "DMF_057"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Greybough
///
/// `DMF_734` · Druid minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon Greybough."
///
/// State: Derived
//~ derived DMF_734 fed6549a 997e0656 d563bc41.60e103db
#[test]
fn DMF_734_greybough() {
    check(
        CardClass::Druid,
        &[
            Give("DMF_734"),
            Cost("DMF_734", 5),
            Stats("DMF_734", 4, 6),
            Has("DMF_734", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_734"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            In(The("DMF_734"), Zone::Play),
            Now(The("DMF_734"), 4, 6),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("DMF_734"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DMF_734"), Force(Entity(Nth(1))), Kill(Nth(3))],
    );
}

/// # Greybud
///
/// `DMF_734e` · Hunter enchantment
///
/// > **Deathrattle:** Summon Greybough.
///
/// State: Derived
//~ derived DMF_734e ea3c8b83 e7c2c1a4 1917e10d.af5c37da
#[test]
fn DMF_734e_greybud() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "DMF_734e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("DMF_734"), Zone::Play),
            Now(The("DMF_734"), 4, 6),
        ],
    );
}

/// # Guidance
///
/// `YOP_024` · Multi-class spell · 1 mana
///
/// > Look at two spells. Add one to your hand or **Overload:** (1) to get both.
///
/// State: Todo
//~ todo YOP_024 185a6eef 7f100b4b 09e69503.c802f2da
#[test]
#[ignore = "todo: YOP_024 Guidance"]
fn YOP_024_guidance() {
    check(CardClass::Druid, &[Give("YOP_024"), Cost("YOP_024", 1), Has("YOP_024", GameTag::OVERLOAD), Unwritten]);
}

/// # Spirit Path
///
/// `YOP_024t` · Multi-class spell · 0 mana
///
/// > Add both spells to your hand. **Overload** (1)
///
/// State: Todo
//~ todo YOP_024t 0875e3d5 ca05fbe5 f1390138.dae280b4
#[test]
#[ignore = "todo: YOP_024t Spirit Path"]
fn YOP_024t_spirit_path() {
    check(CardClass::Druid, &[Give("YOP_024t"), Cost("YOP_024t", 0), Unwritten]);
}

/// # Dreaming Drake
///
/// `YOP_025` · Druid minion · 3 mana · 3/4
///
/// > **Taunt Corrupt:** Gain +2/+2.
///
/// State: Vanilla
//~ vanilla YOP_025 75f66019 63e82b2f 369b0184.230de204
#[test]
fn YOP_025_dreaming_drake() {
    check(
        CardClass::Druid,
        &[
            Give("YOP_025"),
            Cost("YOP_025", 3),
            Stats("YOP_025", 3, 4),
            Has("YOP_025", GameTag::TAUNT),
            Play("YOP_025", Nothing),
            In(The("YOP_025"), Zone::Play),
            Now(The("YOP_025"), 3, 4),
            HasNow(The("YOP_025"), GameTag::TAUNT),
        ],
    );
}

/// # Dreaming Drake
///
/// `YOP_025t` · Druid minion · 3 mana · 5/6
///
/// > **Corrupted Taunt**
///
/// State: Vanilla
//~ vanilla YOP_025t 1de28d56 550f15e4 a1e40005.5fa64eb3
#[test]
fn YOP_025t_dreaming_drake() {
    check(
        CardClass::Druid,
        &[
            Give("YOP_025t"),
            Cost("YOP_025t", 3),
            Stats("YOP_025t", 5, 6),
            Has("YOP_025t", GameTag::CORRUPTED_CARD),
            Has("YOP_025t", GameTag::TAUNT),
            Play("YOP_025t", Nothing),
            In(The("YOP_025t"), Zone::Play),
            Now(The("YOP_025t"), 5, 6),
            HasNow(The("YOP_025t"), GameTag::CORRUPTED_CARD),
            HasNow(The("YOP_025t"), GameTag::TAUNT),
        ],
    );
}

/// # Arbor Up
///
/// `YOP_026` · Druid spell · Nature · 5 mana
///
/// > Summon two 2/2 Treants. Give your minions +2/+1.
///
/// State: Derived
//~ derived YOP_026 71c2fed3 9160e980 3424086c.91003b33
#[test]
fn YOP_026_arbor_up() {
    check(
        CardClass::Druid,
        &[
            Give("YOP_026"),
            Cost("YOP_026", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_026", Nothing),
            BoardCount(Mine, 3),
            Now(Nth(1), 6, 6),
            In(The("DMF_061t2"), Zone::Play),
            Now(The("DMF_061t2"), 4, 3),
        ],
    );
}

/// # Forest Guards
///
/// `YOP_026e` · Druid enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived YOP_026e 35068ac0 f5b16d72 17afb75f.5ee91837
#[test]
fn YOP_026e_forest_guards() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "YOP_026e"), Now(My(0), 7, 2)]);
}

/// # Resizing Pouch
///
/// `YOP_029` · Multi-class spell · 1 mana
///
/// > **Discover** a card with Cost equal to your remaining Mana Crystals.
///
/// State: Todo
//~ todo YOP_029 5700f97a 83e29592 a75b8df7.8570d46b
#[test]
#[ignore = "todo: YOP_029 Resizing Pouch"]
fn YOP_029_resizing_pouch() {
    check(CardClass::Druid, &[Give("YOP_029"), Cost("YOP_029", 1), Unwritten]);
}
