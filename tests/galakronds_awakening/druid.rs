//! Druid cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 81693a3b

/// # Rising Winds
///
/// `YOD_001` · Druid spell · 2 mana
///
/// > **Twinspell Choose One -** Draw a card; or Summon a 3/2 Eagle.
///
/// State: Derived
//~ derived YOD_001 4ef0ef85 401232e6 638e8002.4c824ccc
#[test]
fn YOD_001_rising_winds() {
    check(
        CardClass::Druid,
        &[
            Give("YOD_001"),
            Cost("YOD_001", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("YOD_001", 0, Nothing),
            Is(InHand(0), "YOD_001ts"),
            CostNow(InHand(0), 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("YOD_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("YOD_001", 1, Nothing),
            Is(InHand(0), "YOD_001ts"),
            CostNow(InHand(0), 2),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("YOD_001t"), Zone::Play),
            Now(The("YOD_001t"), 3, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("YOD_001"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("YOD_001", 0, Nothing),
            Is(InHand(0), "YOD_001ts"),
            CostNow(InHand(0), 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Take Flight
///
/// `YOD_001b` · Druid spell · 2 mana
///
/// > Draw a card.
///
/// State: Derived
//~ derived YOD_001b abe05814 f2e31912 5db84597.442bc6f4
#[test]
fn YOD_001b_take_flight() {
    check(
        CardClass::Druid,
        &[
            Give("YOD_001b"),
            Cost("YOD_001b", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_001b", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Swoop In
///
/// `YOD_001c` · Druid spell · 2 mana
///
/// > Summon a 3/2 Eagle.
///
/// State: Derived
//~ derived YOD_001c fc383b0d 217df935 579a58d0.0232060b
#[test]
fn YOD_001c_swoop_in() {
    check(
        CardClass::Druid,
        &[
            Give("YOD_001c"),
            Cost("YOD_001c", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_001c", Nothing),
            BoardCount(Mine, 2),
            In(The("YOD_001t"), Zone::Play),
            Now(The("YOD_001t"), 3, 2),
        ],
    );
}

/// # Eagle
///
/// `YOD_001t` · Druid minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla YOD_001t 6207cb5c 11f37f78 7d1169af
#[test]
fn YOD_001t_eagle() {
    check(
        CardClass::Druid,
        &[
            Give("YOD_001t"),
            Cost("YOD_001t", 2),
            Stats("YOD_001t", 3, 2),
            Play("YOD_001t", Nothing),
            In(The("YOD_001t"), Zone::Play),
            Now(The("YOD_001t"), 3, 2),
        ],
    );
}

/// # Rising Winds
///
/// `YOD_001ts` · Druid spell · 2 mana
///
/// > **Choose One -** Draw a card; or Summon a 3/2 Eagle.
///
/// State: Todo
//~ todo YOD_001ts c9f29873 3a261b97 6c86d26e.12d0a76b
#[test]
#[ignore = "todo: YOD_001ts Rising Winds"]
fn YOD_001ts_rising_winds() {
    check(CardClass::Druid, &[Give("YOD_001ts"), Cost("YOD_001ts", 2), Unwritten]);
}

/// # Winged Guardian
///
/// `YOD_003` · Druid minion · 7 mana · 6/8
///
/// > **Taunt Reborn Elusive**
///
/// State: Vanilla
//~ vanilla YOD_003 43fed102 b903f5da f5b804eb.ee06c554
#[test]
fn YOD_003_winged_guardian() {
    check(
        CardClass::Druid,
        &[
            Give("YOD_003"),
            Cost("YOD_003", 7),
            Stats("YOD_003", 6, 8),
            Has("YOD_003", GameTag::ELUSIVE),
            Has("YOD_003", GameTag::REBORN),
            Has("YOD_003", GameTag::TAUNT),
            Play("YOD_003", Nothing),
            In(The("YOD_003"), Zone::Play),
            Now(The("YOD_003"), 6, 8),
            HasNow(The("YOD_003"), GameTag::ELUSIVE),
            HasNow(The("YOD_003"), GameTag::REBORN),
            HasNow(The("YOD_003"), GameTag::TAUNT),
        ],
    );
}

/// # Steel Beetle
///
/// `YOD_040` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain 5 Armor.
///
/// State: Derived
//~ derived YOD_040 cbac2302 680028b7 a5b8f137.9b65fd52
#[test]
fn YOD_040_steel_beetle() {
    check(
        CardClass::Druid,
        &[
            Give("YOD_040"),
            Cost("YOD_040", 2),
            Stats("YOD_040", 2, 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_040", Nothing),
            Armor(Mine, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("YOD_040"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOD_040", Nothing), Armor(Mine, 0)],
    );
}
