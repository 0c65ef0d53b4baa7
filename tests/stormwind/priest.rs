//! Priest cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c3cb60b9

/// # Amulet of Undying
///
/// `DED_512` · Priest spell · Shadow · 3 mana
///
/// > **Tradeable** Resurrect @ friendly **Deathrattle** \|4(minion, minions). *(Upgrades when **Traded!)*
///
/// State: Derived
//~ derived DED_512 173c9f11 5e724c30 65a2c8ef.0f11752d
#[test]
fn DED_512_amulet_of_undying() {
    check(
        CardClass::Priest,
        &[
            Give("DED_512"),
            Cost("DED_512", 3),
            Has("DED_512", GameTag::TRADEABLE),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("LEG_CS3_013")),
            Play("DED_512", Nothing),
            BoardCount(Mine, 2),
            In(The("LEG_CS3_013"), Zone::Play),
            Now(The("LEG_CS3_013"), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DED_512"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Use(Nth(0), 0, Nothing),
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Defias Leper
///
/// `DED_513` · Priest minion · 2 mana · 3/2
///
/// > **Battlecry:** If you're holding a Shadow spell, deal 2 damage.
///
/// State: Derived
//~ derived DED_513 d2a120d3 f69ea6a9 86632652.873a2add
#[test]
fn DED_513_defias_leper() {
    check(
        CardClass::Priest,
        &[
            Give("DED_513"),
            Cost("DED_513", 2),
            Stats("DED_513", 3, 2),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_513", On(Nth(4))),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("DED_513"),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_513", On(Nth(3))),
            Now(Nth(3), 4, 3),
        ],
    );
    check(CardClass::Priest, &[Give("DED_513"), Friend("CS2_182"), Enemy("CS2_182"), Play("DED_513", Nothing)]);
}

/// # Copycat
///
/// `DED_514` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** Add a copy of the next card your opponent plays to your hand.
///
/// State: Todo
//~ todo DED_514 f9ad33cd 31345a65 7f6921e0.6fe32b5b
#[test]
#[ignore = "todo: DED_514 Copycat"]
fn DED_514_copycat() {
    check(CardClass::Priest, &[Give("DED_514"), Cost("DED_514", 3), Stats("DED_514", 3, 4), Unwritten]);
}

/// # Shadowcloth Needle
///
/// `SW_012` · Priest weapon · 1 mana · 0/3 durability
///
/// > After you cast a Shadow spell, deal 1 damage to all enemies. Lose 1 Durability.
///
/// State: Derived
//~ derived SW_012 97ec49c1 1ec97d6d 2cc58f79.2dc5bbbe
#[test]
fn SW_012_shadowcloth_needle() {
    check(
        CardClass::Priest,
        &[
            Give("SW_012"),
            Cost("SW_012", 1),
            Stats("SW_012", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_012"),
            Play("DS1_233", Nothing),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 0, 2),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("SW_012"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_012"),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Seek Guidance
///
/// `SW_433` · Priest spell · 1 mana
///
/// > **Questline:** Play a 2, 3, and 4-Cost card. **Reward: Discover** a card from your deck.
///
/// State: Derived
//~ derived SW_433 1bc9b8e7 ce1921fe 4f571d66.0a9f543e
#[test]
fn SW_433_seek_guidance() {
    check(
        CardClass::Priest,
        &[
            Give("SW_433"),
            Cost("SW_433", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_433", Nothing),
            Play("CS2_120", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            Force(Entity(Nth(3))),
            Play("CS2_119", Nothing),
            ChooseCard("CS2_182"),
            Crystals(10),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Dead(Nth(0)),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(The("SW_433t"), Zone::Secret),
        ],
    );
}

/// # Discover the Void Shard
///
/// `SW_433t` · Priest spell · 1 mana
///
/// > **Questline:** Play a 5 and 6-Cost card. **Reward: Discover** a card from your deck.
///
/// State: Derived
//~ derived SW_433t 0072bb11 c39b3e4d 26d89b85.940bd62e
#[test]
fn SW_433t_discover_the_void_shard() {
    check(
        CardClass::Priest,
        &[
            Give("SW_433t"),
            Cost("SW_433t", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_433t", Nothing),
            Play("GVG_070", Nothing),
            Crystals(10),
            Force(Entity(Nth(3))),
            Play("CS2_200", Nothing),
            ChooseCard("CS2_182"),
            Crystals(10),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Dead(Nth(0)),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(The("SW_433t2"), Zone::Secret),
        ],
    );
}

/// # Illuminate the Void
///
/// `SW_433t2` · Priest spell · 1 mana
///
/// > **Questline:** Play a 7 and 8-Cost card. **Reward:** Xyrella, the Sanctified.
///
/// State: Derived
//~ derived SW_433t2 a1d021af b5fc4f21 89959059.6f162165
#[test]
fn SW_433t2_illuminate_the_void() {
    check(
        CardClass::Priest,
        &[
            Give("SW_433t2"),
            Cost("SW_433t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_433t2", Nothing),
            Play("CS2_186", Nothing),
            Crystals(10),
            Play("OG_142", Nothing),
            Crystals(10),
            Is(InHand(0), "SW_433t3"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
            Dead(Nth(0)),
        ],
    );
}

/// # Xyrella, the Sanctified
///
/// `SW_433t3` · Priest minion · 5 mana · 7/7
///
/// > **Taunt Battlecry:** Shuffle the Purified Shard into your deck.
///
/// State: Todo
//~ todo SW_433t3 8b202446 21ff46ee 62ac08ee.5359853b
#[test]
#[ignore = "todo: SW_433t3 Xyrella, the Sanctified"]
fn SW_433t3_xyrella_the_sanctified() {
    check(
        CardClass::Priest,
        &[Give("SW_433t3"), Cost("SW_433t3", 5), Stats("SW_433t3", 7, 7), Has("SW_433t3", GameTag::TAUNT), Unwritten],
    );
}

/// # Purified Shard
///
/// `SW_433t3a` · Priest spell · Holy · 10 mana
///
/// > Destroy the enemy hero.
///
/// State: Done
//~ done SW_433t3a daaa920f - 08820563.849f4f9b
#[test]
fn SW_433t3a_purified_shard() {
    let mut table = table(CardClass::Priest);
    table.steps(&[
        Give("SW_433t3a"),
        Cost("SW_433t3a", 10),
        Enemy("CS2_182"),
        Play("SW_433t3a", Nothing),
        In(Nth(1), Zone::Play),
    ]);
    assert_eq!(table.game.players[cardwright_engine::PlayerId::First].state, PlayState::Won);
}

/// # Call of the Grave
///
/// `SW_440` · Priest spell · Shadow · 1 mana
///
/// > **Discover** a **Deathrattle** minion. If you have enough Mana to play it, trigger its **Deathrattle**.
///
/// State: Todo
//~ todo SW_440 40c3b03c 12109616 43444a11.e02355d6
#[test]
#[ignore = "todo: SW_440 Call of the Grave"]
fn SW_440_call_of_the_grave() {
    check(CardClass::Priest, &[Give("SW_440"), Cost("SW_440", 1), Unwritten]);
}

/// # Shard of the Naaru
///
/// `SW_441` · Priest spell · Holy · 1 mana
///
/// > **Tradeable Silence** all enemy minions.
///
/// State: Derived
//~ derived SW_441 9bf6ac6e 3ebc6c9a 1e5d69cc.9c24b3f5
#[test]
fn SW_441_shard_of_the_naaru() {
    check(
        CardClass::Priest,
        &[
            Give("SW_441"),
            Cost("SW_441", 1),
            Has("SW_441", GameTag::TRADEABLE),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("SW_441", Nothing),
            HasNot(Nth(4), GameTag::TAUNT),
            HasNot(Nth(6), GameTag::TAUNT),
        ],
    );
}

/// # Void Shard
///
/// `SW_442` · Priest spell · Shadow · 4 mana
///
/// > **Lifesteal** Deal $4 damage.
///
/// State: Derived
//~ derived SW_442 e1beeeb4 2020cc39 de0a1edb.8993f02e
#[test]
fn SW_442_void_shard() {
    check(
        CardClass::Priest,
        &[
            Give("SW_442"),
            Cost("SW_442", 4),
            Has("SW_442", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_442", On(Nth(2))),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("SW_442"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_442", On(Nth(1))),
            Now(MyHero, 0, 14),
            BoardCount(Mine, 0),
            Damage(MyHero, 16),
            Dead(Nth(1)),
        ],
    );
}

/// # Elekk Mount
///
/// `SW_443` · Priest spell · 7 mana
///
/// > Give a minion +4/+7 and **Taunt**. When it dies, summon an Elekk.
///
/// State: Derived
//~ derived SW_443 152335ba 2142bf83 b04367fa.e566ea87
#[test]
fn SW_443_elekk_mount() {
    check(
        CardClass::Priest,
        &[
            Give("SW_443"),
            Cost("SW_443", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_443", On(Nth(2))),
            Now(Nth(2), 8, 12),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("SW_443"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_443", On(Nth(1))), Now(Nth(1), 8, 12)],
    );
}

/// # On an Elekk
///
/// `SW_443e` · Priest enchantment
///
/// > +4/+7 and **Taunt**. **Deathrattle:** Summon an Elekk.
///
/// State: Derived
//~ derived SW_443e 986469d8 72e4d9b9 14e8f5ab.0bb55124
#[test]
fn SW_443e_on_an_elekk() {
    check(
        CardClass::Priest,
        &[
            Friend("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Enchant(Nth(0), "SW_443e"),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 8, 12),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Enchant(Nth(0), "SW_443e"),
            Kill(Nth(0)),
            BoardCount(Mine, 4),
            HasNow(The("SW_443t"), GameTag::TAUNT),
            In(The("SW_443t"), Zone::Play),
            Now(The("SW_443t"), 4, 7),
        ],
    );
}

/// # Xyrella's Elekk
///
/// `SW_443t` · Priest minion · 6 mana · 4/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SW_443t 0fedefe6 1e198587 2988b725.4b0c5d24
#[test]
fn SW_443t_xyrellas_elekk() {
    check(
        CardClass::Priest,
        &[
            Give("SW_443t"),
            Cost("SW_443t", 6),
            Stats("SW_443t", 4, 7),
            Has("SW_443t", GameTag::TAUNT),
            Play("SW_443t", Nothing),
            In(The("SW_443t"), Zone::Play),
            Now(The("SW_443t"), 4, 7),
            HasNow(The("SW_443t"), GameTag::TAUNT),
        ],
    );
}

/// # Twilight Deceptor
///
/// `SW_444` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** If any hero took damage this turn, draw a Shadow spell.
///
/// State: Derived
//~ derived SW_444 c8672ddc e90a1241 8285dda3.645fd3a9
#[test]
fn SW_444_twilight_deceptor() {
    check(
        CardClass::Priest,
        &[
            Give("SW_444"),
            Cost("SW_444", 2),
            Stats("SW_444", 2, 3),
            OnTop("AT_016"),
            OnTop("AT_016"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 1),
            Crystals(10),
            Play("SW_444", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("SW_444"),
            OnTop("AT_016"),
            OnTop("AT_016"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_444", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Psyfiend
///
/// `SW_445` · Priest minion · 3 mana · 3/4
///
/// > After you cast a Shadow spell, deal 2 damage to each hero.
///
/// State: Derived
//~ derived SW_445 d1abb7dc e3a01fdb 4a78a2b2.9210c205
#[test]
fn SW_445_psyfiend() {
    check(
        CardClass::Priest,
        &[
            Give("SW_445"),
            Cost("SW_445", 3),
            Stats("SW_445", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_445"),
            Play("DS1_233", Nothing),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            Now(TheirHero, 0, 23),
            Damage(TheirHero, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("SW_445"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_445"),
            Play("GAME_005", Nothing),
            Now(MyHero, 0, 30),
        ],
    );
}

/// # Voidtouched Attendant
///
/// `SW_446` · Priest minion · 2 mana · 1/3
///
/// > Both heroes take one extra damage from all sources.
///
/// State: Derived
//~ derived SW_446 dd92d9c1 b5389bc8 aff9b9c4.b5109774
#[test]
fn SW_446_voidtouched_attendant() {
    check(
        CardClass::Priest,
        &[
            Give("SW_446"),
            Cost("SW_446", 2),
            Stats("SW_446", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_446"),
            Hurt(MyHero, 2),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
        ],
    );
}

/// # Darkbishop Benedictus
///
/// `SW_448` · Priest minion · 5 mana · 5/6
///
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
///
/// State: Todo
//~ todo SW_448 85842d3a b3802769 14126947.c3785e00
#[test]
#[ignore = "todo: SW_448 Darkbishop Benedictus"]
fn SW_448_darkbishop_benedictus() {
    check(CardClass::Priest, &[Give("SW_448"), Cost("SW_448", 5), Stats("SW_448", 5, 6), Unwritten]);
}
