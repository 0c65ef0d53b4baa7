//! Mage cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a8d2e1ba

/// # Tear Reality
///
/// `NX2_001` · Mage spell · Arcane · 4 mana
///
/// > Add 2 random Mage spells from the past to your hand. They cost (2) less.
///
/// State: Derived
//~ derived NX2_001 8fc11483 eecdb192 1fd7f07f.cba4b35a
#[test]
fn NX2_001_tear_reality() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_001"),
            Cost("NX2_001", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("NX2_001", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 3),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("NX2_001"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("BE_201")), Play("NX2_001", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("NX2_001"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("NX2_001", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("NX2_001"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("NX2_001", Nothing)],
    );
}

/// # Torn
///
/// `NX2_001e` · Mage enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived NX2_001e e2a32635 121d103c 09097c27.90c32b47
#[test]
fn NX2_001e_torn() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "NX2_001e"), CostNow(Nth(0), 1)]);
}

/// # Spectral Trainee
///
/// `NX2_002` · Mage minion · 3 mana · 1/4
///
/// > After you cast a spell, deal 1 damage to all enemy minions.
///
/// State: Derived
//~ derived NX2_002 4035b253 9a2d98e4 5abb2be3.a33408a2
#[test]
fn NX2_002_spectral_trainee() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_002"),
            Cost("NX2_002", 3),
            Stats("NX2_002", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_002"),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Whirlweaver
///
/// `NX2_003` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've cast a spell last turn, **Discover** an Elemental.
///
/// State: Derived
//~ derived NX2_003 867ee943 db59b131 9b41c239.8c5947e5
#[test]
fn NX2_003_whirlweaver() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_003"),
            Cost("NX2_003", 3),
            Stats("NX2_003", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Force(Card("CS2_118")),
            Play("NX2_003", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("NX2_003"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Never(Card("AT_001")),
            Play("NX2_003", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("NX2_003"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_003", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 4, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Prodigy of Demise
///
/// `NX2_003t` · Mage minion · 2 mana · 3/2
///
/// > **Infused Battlecry: Discover** a Fire, Frost, or Arcane spell.
///
/// State: Todo
//~ todo NX2_003t ccf4ce35 e0d68c8f c134e9bd.42656207
#[test]
#[ignore = "todo: NX2_003t Prodigy of Demise"]
fn NX2_003t_prodigy_of_demise() {
    check(CardClass::Mage, &[Give("NX2_003t"), Cost("NX2_003t", 2), Stats("NX2_003t", 3, 2), Unwritten]);
}

/// # Vexallus
///
/// `RLK_541` · Mage minion · 5 mana · 3/5
///
/// > Your Arcane spells cast twice.
///
/// State: Todo
//~ todo RLK_541 cbd8904d 312aa403 88ecb36f.029d5ddc
#[test]
#[ignore = "todo: RLK_541 Vexallus"]
fn RLK_541_vexallus() {
    check(CardClass::Mage, &[Give("RLK_541"), Cost("RLK_541", 5), Stats("RLK_541", 3, 5), Unwritten]);
}

/// # Arcsplitter
///
/// `RLK_542` · Mage minion · 3 mana · 3/2
///
/// > **Deathrattle:** Add 2 Arcane Bolts to your hand.
///
/// State: Derived
//~ derived RLK_542 1f907a37 f44b2499 9262ba81.f2828475
#[test]
fn RLK_542_arcsplitter() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_542"),
            Cost("RLK_542", 3),
            Stats("RLK_542", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_542"),
            Kill(Nth(3)),
            Is(InHand(1), "RLK_843"),
            CostNow(InHand(1), 1),
            Is(InHand(2), "RLK_843"),
            CostNow(InHand(2), 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Magister's Apprentice
///
/// `RLK_543` · Mage minion · 2 mana · 3/2
///
/// > Your Arcane spells cost (1) less.
///
/// State: Derived
//~ derived RLK_543 34dfb7ab f901c757 756099d7.33216751
#[test]
fn RLK_543_magisters_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_543"),
            Cost("RLK_543", 2),
            Stats("RLK_543", 3, 2),
            Give("AT_004"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_543"),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Apprentice's Assistance
///
/// `RLK_543e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived RLK_543e ef552e3c befaeaa8 135da125.f705eb41
#[test]
fn RLK_543e_apprentices_assistance() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "RLK_543e"), CostNow(Nth(0), 2)]);
}

/// # Arcane Defenders
///
/// `RLK_544` · Mage spell · Arcane · 8 mana
///
/// > Summon two 5/6 Golems with **Taunt** and **Elusive**.
///
/// State: Derived
//~ derived RLK_544 49af9b0e 7fc289bc f518119a.dc9c0a93
#[test]
fn RLK_544_arcane_defenders() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_544"),
            Cost("RLK_544", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_544", Nothing),
            BoardCount(Mine, 3),
            In(The("RLK_544t"), Zone::Play),
            Now(The("RLK_544t"), 5, 6),
        ],
    );
}

/// # Golem Guardian
///
/// `RLK_544t` · Mage minion · 5 mana · 5/6
///
/// > **Taunt Elusive**
///
/// State: Vanilla
//~ vanilla RLK_544t 6d9bbdc3 10e893ac db063ee5.c6cde567
#[test]
fn RLK_544t_golem_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_544t"),
            Cost("RLK_544t", 5),
            Stats("RLK_544t", 5, 6),
            Has("RLK_544t", GameTag::ELUSIVE),
            Has("RLK_544t", GameTag::TAUNT),
            Play("RLK_544t", Nothing),
            In(The("RLK_544t"), Zone::Play),
            Now(The("RLK_544t"), 5, 6),
            HasNow(The("RLK_544t"), GameTag::ELUSIVE),
            HasNow(The("RLK_544t"), GameTag::TAUNT),
        ],
    );
}

/// # Energy Shaper
///
/// `RLK_545` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Transform all spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// State: Todo
//~ todo RLK_545 0bf62253 bfe924af d5828c22.81ff8540
#[test]
#[ignore = "todo: RLK_545 Energy Shaper"]
fn RLK_545_energy_shaper() {
    check(CardClass::Mage, &[Give("RLK_545"), Cost("RLK_545", 3), Stats("RLK_545", 3, 4), Unwritten]);
}

/// # Vast Wisdom
///
/// `RLK_546` · Mage spell · 2 mana
///
/// > **Discover** two spells that cost (3) or less. Swap their Costs.
///
/// State: Todo
//~ todo RLK_546 0a2ada79 ef1f83cf d63e5c50.d3ebc59e
#[test]
#[ignore = "todo: RLK_546 Vast Wisdom"]
fn RLK_546_vast_wisdom() {
    check(CardClass::Mage, &[Give("RLK_546"), Cost("RLK_546", 2), Unwritten]);
}

/// # Prismatic Elemental
///
/// `RLK_547` · Mage minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell from any class. It costs (1) less.
///
/// State: Derived
//~ derived RLK_547 a39579e1 9f432d28 12a9d7da.5f239ab6
#[test]
fn RLK_547_prismatic_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_547"),
            Cost("RLK_547", 2),
            Stats("RLK_547", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("RLK_547", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 4),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_547"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("RLK_547", Nothing),
            Choose(0),
        ],
    );
}

/// # Strange Energy
///
/// `RLK_547e` · Mage enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived RLK_547e 85371b5d 535579eb 25df41e2.f705eb41
#[test]
fn RLK_547e_strange_energy() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "RLK_547e"), CostNow(Nth(0), 2)]);
}

/// # Arcane Wyrm
///
/// `RLK_548` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add an Arcane Bolt to your hand.
///
/// State: Derived
//~ derived RLK_548 986a2cc5 2ff733cc 81ee4314.a6270465
#[test]
fn RLK_548_arcane_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_548"),
            Cost("RLK_548", 1),
            Stats("RLK_548", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_548", Nothing),
            Is(InHand(0), "RLK_843"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Grand Magister Rommath
///
/// `RLK_803` · Mage minion · 9 mana · 5/7
///
/// > **Battlecry:** Recast each spell you've cast this game that didn't start in your deck. *(Once per game)*
///
/// State: Todo
//~ todo RLK_803 a0476562 01b570b9 1a4b50da.25682b22
#[test]
#[ignore = "todo: RLK_803 Grand Magister Rommath"]
fn RLK_803_grand_magister_rommath() {
    check(CardClass::Mage, &[Give("RLK_803"), Cost("RLK_803", 9), Stats("RLK_803", 5, 7), Unwritten]);
}

/// # Arcane Bolt
///
/// `RLK_843` · Mage spell · Arcane · 1 mana
///
/// > Deal $2 damage. **Manathirst (8):** Deal $3 damage instead.
///
/// State: Derived
//~ derived RLK_843 54100626 fbfd33a6 f37937b8.34e10b2f
#[test]
fn RLK_843_arcane_bolt() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_843"),
            Cost("RLK_843", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("RLK_843", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_843"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("RLK_843", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("RLK_843"), Friend("CS2_182"), Enemy("CS2_182"), Play("RLK_843", On(Nth(2))), Now(Nth(2), 4, 2)],
    );
}
