//! Mage cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0c749913

/// # Incanter's Flow
///
/// `BT_002` · Mage spell · Arcane · 4 mana
///
/// > Reduce the Cost of spells in your deck by (1).
///
/// State: Derived
//~ derived BT_002 4942a019 f8b2d3f4 0610e336.d16e7b74
#[test]
fn BT_002_incanters_flow() {
    check(
        CardClass::Mage,
        &[
            Give("BT_002"),
            Cost("BT_002", 4),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_002", Nothing),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_002"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_002", Nothing),
            CostNow(Nth(1), 3),
            CostNow(Nth(6), 4),
        ],
    );
}

/// # Incanter's Flow
///
/// `BT_002e` · Mage enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BT_002e 1b0d044f 87a98e7e 42295979.f705eb41
#[test]
fn BT_002e_incanters_flow() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "BT_002e"), CostNow(Nth(0), 2)]);
}

/// # Netherwind Portal
///
/// `BT_003` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent casts a spell, summon a random 4-Cost minion.
///
/// State: Derived
//~ derived BT_003 1f29a189 e9b782ea 3df9aba2.fb786606
#[test]
fn BT_003_netherwind_portal() {
    check(
        CardClass::Mage,
        &[
            Give("BT_003"),
            Cost("BT_003", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_003"),
            EndTurn,
            Force(Card("CS2_119")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(3)),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
            TagNow(The("CS2_119"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_003"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_003"),
            EndTurn,
            Never(Card("AT_022")),
            Play("GAME_005", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_003"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_003"),
            EndTurn,
            Never(Card("AT_003")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Imprisoned Observer
///
/// `BT_004` · Mage minion · 3 mana · 4/5
///
/// > **Dormant** for 2 turns. When this awakens, deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived BT_004 3a7278ae 7282b4bb 896a05fc.f8a103fc
#[test]
fn BT_004_imprisoned_observer() {
    check(
        CardClass::Mage,
        &[
            Give("BT_004"),
            Cost("BT_004", 3),
            Stats("BT_004", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_004", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_004"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_004", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_004"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_004", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Evocation
///
/// `BT_006` · Mage spell · Arcane · 1 mana
///
/// > Fill your hand with random Mage spells. They are **Temporary**.
///
/// State: Derived
//~ derived BT_006 b91715b0 c4a16aad 665aab46.e0a85d0c
#[test]
fn BT_006_evocation() {
    check(
        CardClass::Mage,
        &[
            Give("BT_006"),
            Cost("BT_006", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("BT_006", Nothing),
            HasNow(InHand(0), GameTag::GHOSTLY),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HasNow(InHand(2), GameTag::GHOSTLY),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HasNow(InHand(3), GameTag::GHOSTLY),
            Is(InHand(3), "AT_001"),
            CostNow(InHand(3), 5),
            TagNow(InHand(3), GameTag::SPELLPOWER, 0),
            HasNow(InHand(4), GameTag::GHOSTLY),
            Is(InHand(4), "AT_001"),
            CostNow(InHand(4), 5),
            TagNow(InHand(4), GameTag::SPELLPOWER, 0),
            HasNow(InHand(5), GameTag::GHOSTLY),
            Is(InHand(5), "AT_001"),
            CostNow(InHand(5), 5),
            TagNow(InHand(5), GameTag::SPELLPOWER, 0),
            HasNow(InHand(6), GameTag::GHOSTLY),
            Is(InHand(6), "AT_001"),
            CostNow(InHand(6), 5),
            TagNow(InHand(6), GameTag::SPELLPOWER, 0),
            HasNow(InHand(7), GameTag::GHOSTLY),
            Is(InHand(7), "AT_001"),
            CostNow(InHand(7), 5),
            TagNow(InHand(7), GameTag::SPELLPOWER, 0),
            HasNow(InHand(8), GameTag::GHOSTLY),
            Is(InHand(8), "AT_001"),
            CostNow(InHand(8), 5),
            TagNow(InHand(8), GameTag::SPELLPOWER, 0),
            HasNow(InHand(9), GameTag::GHOSTLY),
            Is(InHand(9), "AT_001"),
            CostNow(InHand(9), 5),
            TagNow(InHand(9), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BT_006"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("BT_006", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("BT_006"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BT_006", Nothing)],
    );
}

/// # Starscryer
///
/// `BT_014` · Mage minion · 2 mana · 3/1
///
/// > **Deathrattle:** Draw a spell.
///
/// State: Derived
//~ derived BT_014 08146efa 045de9aa b74281b4.fcc4376f
#[test]
fn BT_014_starscryer() {
    check(
        CardClass::Mage,
        &[
            Give("BT_014"),
            Cost("BT_014", 2),
            Stats("BT_014", 3, 1),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_014"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Font of Power
///
/// `BT_021` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a Mage minion. If your deck has no minions, keep all 3 instead.
///
/// State: Done
//~ done BT_021 5ad72d6e - 65693064.5d8f2ed1
#[test]
fn BT_021_font_of_power() {
    check(
        CardClass::Mage,
        &[
            Give("BT_021"),
            Cost("BT_021", 1),
            Force(Card("CS2_033")),
            Never(Card("CS2_182")),
            Play("BT_021", Nothing),
            ChooseCard("CS2_033"),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_033"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            EmptyDeck(Mine),
            OnTop("CS2_029"),
            Force(Card("CS2_033")),
            Force(Card("EX1_612")),
            Force(Card("NEW1_012")),
            Play("BT_021", Nothing),
            HandCount(Mine, 3),
            Is(InHand(0), "CS2_033"),
            Is(InHand(1), "EX1_612"),
            Is(InHand(2), "NEW1_012"),
            DeckCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Force(Card("CS2_033")), Play("BT_021", Nothing), ChooseCard("CS2_033"), HandCount(Mine, 1)],
    );
}

/// # Apexis Smuggler
///
/// `BT_022` · Mage minion · 2 mana · 2/3
///
/// > After you play a **Secret**, **Discover** a spell.
///
/// State: Derived
//~ derived BT_022 b1475c3a 0d15e5cc 8318788a.0b7bf052
#[test]
fn BT_022_apexis_smuggler() {
    check(
        CardClass::Mage,
        &[
            Give("BT_022"),
            Cost("BT_022", 2),
            Stats("BT_022", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_022"),
            Force(Card("AT_001")),
            Play("AT_002", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_022"),
            Never(Card("AT_003")),
            Play("AT_002", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_022"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 3),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Astromancer Solarian
///
/// `BT_028` · Mage minion · 2 mana · 3/2
///
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Solarian Prime' into your deck.
///
/// State: Derived
//~ derived BT_028 380240e2 7ef88e22 8acab5d6.d6dd0315
#[test]
fn BT_028_astromancer_solarian() {
    check(
        CardClass::Mage,
        &[
            Give("BT_028"),
            Cost("BT_028", 2),
            Stats("BT_028", 3, 2),
            Has("BT_028", GameTag::SPELLPOWER),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_028"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("BT_028t"), Zone::Deck),
        ],
    );
}

/// # Solarian Prime
///
/// `BT_028t` · Mage minion · 7 mana · 7/7
///
/// > **Spell Damage +1 Battlecry:** Cast 5 random Mage spells *(targets enemies if possible)*.
///
/// State: Todo
//~ todo BT_028t 90266f72 f66319a6 3020739f.8d81557b
#[test]
#[ignore = "todo: BT_028t Solarian Prime"]
fn BT_028t_solarian_prime() {
    check(
        CardClass::Mage,
        &[Give("BT_028t"), Cost("BT_028t", 7), Stats("BT_028t", 7, 7), Has("BT_028t", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Deep Freeze
///
/// `BT_072` · Mage spell · Frost · 7 mana
///
/// > **Freeze** an enemy. Summon two 3/6 Water Elementals.
///
/// State: Derived
//~ derived BT_072 eaa052ed 1d30be1c 913162d5.70ce41ae
#[test]
fn BT_072_deep_freeze() {
    check(
        CardClass::Mage,
        &[
            Give("BT_072"),
            Cost("BT_072", 7),
            Targets("BT_072", &[EnemyMinion, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_072", On(Nth(2))),
            BoardCount(Mine, 3),
            HasNow(Nth(2), GameTag::FROZEN),
            HasNot(The("CS2_033"), GameTag::FROZEN),
            In(The("CS2_033"), Zone::Play),
            Now(The("CS2_033"), 3, 6),
        ],
    );
}

/// # Apexis Blast
///
/// `BT_291` · Mage spell · 5 mana
///
/// > Deal $5 damage. If your deck has no minions, summon a random 5-Cost minion.
///
/// State: Derived
//~ derived BT_291 d794e42e 7d68fef8 ba352b0f.487c4239
#[test]
fn BT_291_apexis_blast() {
    check(
        CardClass::Mage,
        &[
            Give("BT_291"),
            Cost("BT_291", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_291", On(Nth(5))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(4), 4, 5),
            Dead(Nth(5)),
            Armor(Theirs, 0),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_291"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_291", On(Nth(4))),
            BoardCount(Mine, 0),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_291"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Play("BT_291", On(TheirHero)),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_291"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("BT_291", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_291"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("BT_291", On(Nth(2))),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BT_291"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("BT_291", On(Nth(2))),
        ],
    );
}
