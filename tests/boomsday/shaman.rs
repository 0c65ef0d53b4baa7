//! Shaman cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 70127325

/// # Elementary Reaction
///
/// `BOT_093` · Shaman spell · Nature · 2 mana
///
/// > Draw a card. Copy it if you played an Elemental last turn.
///
/// State: Derived
//~ derived BOT_093 2d8d5866 f34564fd 5d3bdf03.2d91bf96
#[test]
fn BOT_093_elementary_reaction() {
    check(
        CardClass::Shaman,
        &[
            Give("BOT_093"),
            Cost("BOT_093", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("BOT_093", Nothing),
            Is(InHand(2), "CS2_118"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 5, 1),
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BOT_093"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_093", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Eureka!
///
/// `BOT_099` · Shaman spell · 6 mana
///
/// > Summon a copy of a random minion from your hand.
///
/// State: Derived
//~ derived BOT_099 eb926c2d a52b3d33 efe9a269.0259ca20
#[test]
fn BOT_099_eureka() {
    check(
        CardClass::Shaman,
        &[
            Give("BOT_099"),
            Cost("BOT_099", 6),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BOT_099", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # The Storm Bringer
///
/// `BOT_245` · Shaman spell · Nature · 6 mana
///
/// > Transform your minions into random **Legendary** minions.
///
/// State: Derived
//~ derived BOT_245 c00ddc90 2aafd143 f7fbd8ff.671e62d5
#[test]
fn BOT_245_the_storm_bringer() {
    check(
        CardClass::Shaman,
        &[
            Give("BOT_245"),
            Cost("BOT_245", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Play("BOT_245", Nothing),
            Is(Nth(1), "AT_009"),
            Now(Nth(1), 7, 7),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("BOT_245"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_113")), Play("BOT_245", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("BOT_245"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BOT_245", Nothing)],
    );
}

/// # Beakered Lightning
///
/// `BOT_246` · Shaman spell · Nature · 0 mana
///
/// > Deal $1 damage to all minions. **Overload:** (2)
///
/// State: Derived
//~ derived BOT_246 f8a9ef64 c28d970d 91817ddf.79f1d4f9
#[test]
fn BOT_246_beakered_lightning() {
    check(
        CardClass::Shaman,
        &[
            Give("BOT_246"),
            Cost("BOT_246", 0),
            Has("BOT_246", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_246", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Storm Chaser
///
/// `BOT_291` · Shaman minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw a spell from your deck that costs (5) or more.
///
/// State: Derived
//~ derived BOT_291 7d00c5b4 247f9be3 f6ad99a8.6e52bb29
#[test]
fn BOT_291_storm_chaser() {
    check(
        CardClass::Shaman,
        &[
            Give("BOT_291"),
            Cost("BOT_291", 4),
            Stats("BOT_291", 3, 4),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_291", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BOT_291"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            OnTop("CS2_186"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_291", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 1),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Thunderhead
///
/// `BOT_407` · Shaman minion · 4 mana · 3/6
///
/// > After you play a card with **Overload**, summon two 1/1 Sparks with **Rush**.
///
/// State: Derived
//~ derived BOT_407 2a5f543d d07a9312 bb1f05da.9f952485
#[test]
fn BOT_407_thunderhead() {
    check(
        CardClass::Shaman,
        &[
            Give("BOT_407"),
            Cost("BOT_407", 4),
            Stats("BOT_407", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_407"),
            Play("AT_052", Nothing),
            BoardCount(Mine, 5),
            In(The("BOT_102t"), Zone::Play),
            Now(The("BOT_102t"), 1, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BOT_407"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_407"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Electra Stormsurge
///
/// `BOT_411` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Your next spell this turn casts twice.
///
/// State: Todo
//~ todo BOT_411 4965e086 d8eb0015 ade901cd.4a9c9f84
#[test]
#[ignore = "todo: BOT_411 Electra Stormsurge"]
fn BOT_411_electra_stormsurge() {
    check(CardClass::Shaman, &[Give("BOT_411"), Cost("BOT_411", 3), Stats("BOT_411", 3, 3), Unwritten]);
}

/// # Voltaic Burst
///
/// `BOT_451` · Shaman spell · Nature · 1 mana
///
/// > Summon two 1/1 Sparks with **Rush**. **Overload:** (1)
///
/// State: Derived
//~ derived BOT_451 b8d0f3b8 9326ac8f 9dfb7a34.a5980bb3
#[test]
fn BOT_451_voltaic_burst() {
    check(
        CardClass::Shaman,
        &[
            Give("BOT_451"),
            Cost("BOT_451", 1),
            Has("BOT_451", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_451", Nothing),
            BoardCount(Mine, 3),
            In(The("BOT_102t"), Zone::Play),
            Now(The("BOT_102t"), 1, 1),
        ],
    );
}

/// # Menacing Nimbus
///
/// `BOT_533` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** Add a random Elemental to your hand.
///
/// State: Derived
//~ derived BOT_533 0736d138 37de39cc eceff14e.403884cd
#[test]
fn BOT_533_menacing_nimbus() {
    check(
        CardClass::Shaman,
        &[
            Give("BOT_533"),
            Cost("BOT_533", 2),
            Stats("BOT_533", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("BOT_533", Nothing),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("BOT_533"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("BOT_533", Nothing)],
    );
}

/// # Omega Mind
///
/// `BOT_543` · Shaman minion · 2 mana · 2/3
///
/// > **Battlecry:** If you have 10 Mana Crystals, your spells have **Lifesteal** this turn.
///
/// State: Todo
//~ todo BOT_543 8017205d b52bcde1 85ff360c.4f4e1c37
#[test]
#[ignore = "todo: BOT_543 Omega Mind"]
fn BOT_543_omega_mind() {
    check(CardClass::Shaman, &[Give("BOT_543"), Cost("BOT_543", 2), Stats("BOT_543", 2, 3), Unwritten]);
}
