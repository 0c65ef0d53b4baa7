//! Mage cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9b8e6430

/// # Time-Twisted Seer
///
/// `END_022` · Multi-class minion · 1 mana · 1/3
///
/// > Has **Spell Damage +2** while damaged.
///
/// State: Derived
//~ derived END_022 aa5820a2 6dd264d3 26226706.9757ef21
#[test]
fn END_022_time_twisted_seer() {
    check(
        CardClass::Mage,
        &[
            Give("END_022"),
            Cost("END_022", 1),
            Stats("END_022", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_022"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            TagNow(Nth(3), GameTag::SPELLPOWER, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_022"),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Time-Twisted
///
/// `END_022e` · Neutral enchantment
///
/// > **Spell Damage +2**.
///
/// State: Derived
//~ derived END_022e 56dc76b5 bbf266a7 e64649a6.92fa0818
#[test]
fn END_022e_time_twisted() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "END_022e"), TagNow(My(0), GameTag::SPELLPOWER, 2)]);
}

/// # Bitter End
///
/// `END_023` · Multi-class spell · Frost · 5 mana
///
/// > **Freeze** a minion and its neighbors. Destroy any that are damaged.
///
/// State: Derived
//~ derived END_023 2ce1c8e5 d83395a6 0059602b.53543467
#[test]
fn END_023_bitter_end() {
    check(
        CardClass::Mage,
        &[
            Give("END_023"),
            Cost("END_023", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Play("END_023", On(Nth(7))),
            HasNow(Nth(7), GameTag::FROZEN),
            Dead(Nth(8)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_023"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Play("END_023", On(Nth(5))),
            BoardCount(Mine, 1),
            HasNow(Nth(5), GameTag::FROZEN),
            Dead(Nth(6)),
        ],
    );
}

/// # Flames of Infinity
///
/// `END_024` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
///
/// State: Todo
//~ todo END_024 d6dc1710 5423742e 6941be84.8d4877b6
#[test]
#[ignore = "todo: END_024 Flames of Infinity"]
fn END_024_flames_of_infinity() {
    check(CardClass::Mage, &[Give("END_024"), Cost("END_024", 3), Unwritten]);
}

/// # Eternal Firebolt
///
/// `END_025` · Multi-class spell · Fire · 3 mana
///
/// > **Lifesteal** Deal $3 damage to a minion. If it dies, return this to your hand at the end of your turn.
///
/// State: Derived
//~ derived END_025 9018bc5e c09dbf21 36746d23.755ad1aa
#[test]
fn END_025_eternal_firebolt() {
    check(
        CardClass::Mage,
        &[
            Give("END_025"),
            Cost("END_025", 3),
            Has("END_025", GameTag::LIFESTEAL),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("END_025", On(Nth(7))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_025"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("END_025", On(Nth(5))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 1),
            Damage(MyHero, 17),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_025"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("END_025", On(Nth(7))),
            EndTurn,
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            In(Nth(0), Zone::Hand),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_025"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("TLC_248"),
            Enemy("CS2_120"),
            Enemy("TLC_248"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("END_025", On(Nth(5))),
            EndTurn,
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            HandCount(Mine, 0),
            Now(Nth(5), 14, 23),
        ],
    );
}

/// # Fragment of Nothing
///
/// `END_026` · Multi-class minion · 4 mana · 3/6
///
/// > After you cast a spell on a minion, draw a card.
///
/// State: Derived
//~ derived END_026 c901e2f7 3aca0783 96948eaa.f84f33ee
#[test]
fn END_026_fragment_of_nothing() {
    check(
        CardClass::Mage,
        &[
            Give("END_026"),
            Cost("END_026", 4),
            Stats("END_026", 3, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_026"),
            Play("CS2_008", On(Nth(6))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_026"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_026"),
            EndTurn,
            Play("CS2_008", On(Nth(6))),
            DeckCount(Mine, 22),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_026"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_026"),
            Play("CS2_008", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Semi-Stable Portal
///
/// `TIME_000` · Mage spell · Arcane · 2 mana
///
/// > **Rewind** Add a random minion to your hand. It costs (3) less.
///
/// State: Todo
//~ todo TIME_000 67e15ebc d6189ac3 06533bba.491ee62e
#[test]
#[ignore = "todo: TIME_000 Semi-Stable Portal"]
fn TIME_000_semi_stable_portal() {
    check(CardClass::Mage, &[Give("TIME_000"), Cost("TIME_000", 2), Unwritten]);
}

/// # Keep Timeline
///
/// `TIME_000ta` · Neutral spell · 0 mana
///
/// > Do nothing. *This timeline is perfect as-is!*
///
/// State: Todo
//~ todo TIME_000ta 6ba3dc44 5a45e1aa c5f966eb.67b0b059
#[test]
#[ignore = "todo: TIME_000ta Keep Timeline"]
fn TIME_000ta_keep_timeline() {
    check(CardClass::Mage, &[Give("TIME_000ta"), Cost("TIME_000ta", 0), Unwritten]);
}

/// # Rewind Timeline
///
/// `TIME_000tb` · Neutral spell · 0 mana
///
/// > **Rewind** the card's effect.
///
/// State: Todo
//~ todo TIME_000tb 58ee491b e3c80e96 9743bcf5.c20b3e06
#[test]
#[ignore = "todo: TIME_000tb Rewind Timeline"]
fn TIME_000tb_rewind_timeline() {
    check(CardClass::Mage, &[Give("TIME_000tb"), Cost("TIME_000tb", 0), Unwritten]);
}

/// # Mirror Dimension
///
/// `TIME_006` · Mage spell · 1 mana
///
/// > Summon a 0/4 minion with **Taunt**. If you are holding a Dragon, summon another.
///
/// State: Derived
//~ derived TIME_006 f3fd651a 0ff8edfa 0d6539ee.9f7a2e0d
#[test]
fn TIME_006_mirror_dimension() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_006"),
            Cost("TIME_006", 1),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_006", Nothing),
            BoardCount(Mine, 3),
            In(The("TIME_006t1"), Zone::Play),
            Now(The("TIME_006t1"), 0, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_006"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_006", Nothing),
            BoardCount(Mine, 2),
            In(The("TIME_006t1"), Zone::Play),
            Now(The("TIME_006t1"), 0, 4),
        ],
    );
}

/// # Mirrored Mage
///
/// `TIME_006t1` · Mage minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TIME_006t1 8b5850c3 312fc3c2 de719a38.4b0c5d24
#[test]
fn TIME_006t1_mirrored_mage() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_006t1"),
            Cost("TIME_006t1", 1),
            Stats("TIME_006t1", 0, 4),
            Has("TIME_006t1", GameTag::TAUNT),
            Play("TIME_006t1", Nothing),
            In(The("TIME_006t1"), Zone::Play),
            Now(The("TIME_006t1"), 0, 4),
            HasNow(The("TIME_006t1"), GameTag::TAUNT),
        ],
    );
}

/// # Azure Queen Sindragosa
///
/// `TIME_852` · Mage minion · 5 mana · 2/8
///
/// > **Fabled** If you control another Dragon, your Arcane spells cost (2) less.
///
/// State: Derived
//~ derived TIME_852 1a032103 93208ae5 63c6e8ce.34180e8e
#[test]
fn TIME_852_azure_queen_sindragosa() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_852"),
            Cost("TIME_852", 5),
            Stats("TIME_852", 2, 8),
            Give("AT_004"),
            Give("CS2_182"),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_852"),
            CostNow(Nth(0), 5),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_852"),
            Give("AT_004"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_852"),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Azure King Malygos
///
/// `TIME_852t1` · Mage minion · 5 mana · 2/8
///
/// > If you control another Dragon, your Arcane spells cast twice.
///
/// State: Todo
//~ todo TIME_852t1 1c520a16 47e3dbc9 da34ef9d.f6815ac4
#[test]
#[ignore = "todo: TIME_852t1 Azure King Malygos"]
fn TIME_852t1_azure_king_malygos() {
    check(CardClass::Mage, &[Give("TIME_852t1"), Cost("TIME_852t1", 5), Stats("TIME_852t1", 2, 8), Unwritten]);
}

/// # Azure Oathstone
///
/// `TIME_852t3` · Mage spell · 8 mana
///
/// > Summon your Dragons that died this game.
///
/// State: Derived
//~ derived TIME_852t3 2b4fd1fc 6aab6bec fcf6d933.40d24954
#[test]
fn TIME_852t3_azure_oathstone() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_852t3"),
            Cost("TIME_852t3", 8),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("TIME_852t3", Nothing),
            BoardCount(Mine, 2),
            In(The("DRG_054"), Zone::Play),
            Now(The("DRG_054"), 5, 5),
        ],
    );
}

/// # Arcane Barrage
///
/// `TIME_855` · Mage spell · Arcane · 3 mana
///
/// > Deal $3 damage to an enemy and $2 damage to two other random ones.
///
/// State: Derived
//~ derived TIME_855 bf0a6ffc 8f30e882 c81ebf87.84d609a8
#[test]
fn TIME_855_arcane_barrage() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_855"),
            Cost("TIME_855", 3),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            Play("TIME_855", On(Nth(2))),
            Dead(Nth(2)),
            Now(Nth(3), 4, 3),
            Now(TheirHero, 0, 28),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_855"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            Play("TIME_855", On(Nth(2))),
            Now(Nth(2), 4, 2),
            Now(Nth(3), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_855"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("TIME_855", On(Nth(2))),
        ],
    );
}

/// # Algeth'ar Instructor
///
/// `TIME_856` · Mage minion · 5 mana · 4/7
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla TIME_856 2c4f5bea 637f0235 90f85c3b.e1835dc2
#[test]
fn TIME_856_algethar_instructor() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_856"),
            Cost("TIME_856", 5),
            Stats("TIME_856", 4, 7),
            Has("TIME_856", GameTag::SPELLPOWER),
            Play("TIME_856", Nothing),
            In(The("TIME_856"), Zone::Play),
            Now(The("TIME_856"), 4, 7),
            HasNow(The("TIME_856"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Alter Time
///
/// `TIME_857` · Mage spell · Arcane · 4 mana
///
/// > **Discover** two Arcane spells from the past. They cost (2) less.
///
/// State: Derived
//~ derived TIME_857 bc8cca60 87179b6e 4d2adc63.127a5360
#[test]
fn TIME_857_alter_time() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_857"),
            Cost("TIME_857", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_004")),
            Force(Card("AT_004")),
            Play("TIME_857", Nothing),
            ChooseCard("AT_004"),
            ChooseCard("AT_004"),
            Is(InHand(0), "AT_004"),
            CostNow(InHand(0), 0),
            Is(InHand(1), "AT_004"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_857"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("BE_250")),
            Play("TIME_857", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_857"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("TIME_857", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
}

/// # Temporal Construct
///
/// `TIME_858` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to an enemy minion. Draw cards equal to the excess damage.
///
/// State: Derived
//~ derived TIME_858 8dd95512 4510ae42 7bddd30a.f3149678
#[test]
fn TIME_858_temporal_construct() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_858"),
            Cost("TIME_858", 7),
            Stats("TIME_858", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_858", On(Nth(5))),
            DeckCount(Mine, 22),
            Dead(Nth(5)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_858"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_118"),
            Enemy("CS2_118"),
            Play("TIME_858", On(Nth(5))),
            CostNow(InHand(3), 4),
            Now(InHand(3), 4, 5),
            DeckCount(Mine, 18),
            HandCount(Mine, 4),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Dead(Nth(5)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Anomalize
///
/// `TIME_859` · Mage spell · Arcane · 7 mana
///
/// > Summon a random 10 and 1-Cost minion. Scramble their stats.
///
/// State: Todo
//~ todo TIME_859 8bb6e39f 3a393db0 3fce6287.7643d448
#[test]
#[ignore = "todo: TIME_859 Anomalize"]
fn TIME_859_anomalize() {
    check(CardClass::Mage, &[Give("TIME_859"), Cost("TIME_859", 7), Unwritten]);
}

/// # Faceless Enigma
///
/// `TIME_860` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Look at 2 random **Secrets**. Pick one to cast for yourself. The other casts for your opponent.
///
/// State: Todo
//~ todo TIME_860 b6a46e68 25aaee22 bbb6dfed.9f08e3d1
#[test]
#[ignore = "todo: TIME_860 Faceless Enigma"]
fn TIME_860_faceless_enigma() {
    check(CardClass::Mage, &[Give("TIME_860"), Cost("TIME_860", 2), Stats("TIME_860", 2, 2), Unwritten]);
}

/// # Timelooper Toki
///
/// `TIME_861` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.
///
/// State: Todo
//~ todo TIME_861 26060555 1ac9f01a eb2c715f.70ad2b5e
#[test]
#[ignore = "todo: TIME_861 Timelooper Toki"]
fn TIME_861_timelooper_toki() {
    check(CardClass::Mage, &[Give("TIME_861"), Cost("TIME_861", 3), Stats("TIME_861", 3, 3), Unwritten]);
}
