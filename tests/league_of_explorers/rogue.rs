//! Rogue cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Pit Snake
///
/// `LOE_010` · Rogue minion · 1 mana · 2/1
///
/// > **Poisonous**
///
/// State: Vanilla
//~ LOE_010 vanilla 6173ccab 9693fad6
#[test]
fn LOE_010_pit_snake() {
    check(
        CardClass::Rogue,
        &[
            Give("LOE_010"),
            Cost("LOE_010", 1),
            Stats("LOE_010", 2, 1),
            Has("LOE_010", GameTag::POISONOUS),
            Play("LOE_010", Nothing),
            In(The("LOE_010"), Zone::Play),
            Now(The("LOE_010"), 2, 1),
            HasNow(The("LOE_010"), GameTag::POISONOUS),
        ],
    );
}

/// # Tomb Pillager
///
/// `LOE_012` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Get a Coin.
///
/// State: Todo
//~ LOE_012 todo 3e69dd27 e43f8fc6
#[test]
#[ignore = "todo: LOE_012 Tomb Pillager"]
fn LOE_012_tomb_pillager() {
    check(CardClass::Rogue, &[Give("LOE_012"), Cost("LOE_012", 4), Stats("LOE_012", 6, 4), Unwritten]);
}

/// # Unearthed Raptor
///
/// `LOE_019` · Rogue minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
///
/// State: Todo
//~ LOE_019 todo 440894ab 93e851a4
#[test]
#[ignore = "todo: LOE_019 Unearthed Raptor"]
fn LOE_019_unearthed_raptor() {
    check(CardClass::Rogue, &[Give("LOE_019"), Cost("LOE_019", 3), Stats("LOE_019", 3, 4), Unwritten]);
}

/// # Map to the Golden Monkey
///
/// `LOE_019t` · Neutral spell · 2 mana
///
/// > Shuffle the Golden Monkey into your deck. Draw a card.
///
/// State: Todo
//~ LOE_019t todo 2e4e5f5a b26668c7
#[test]
#[ignore = "todo: LOE_019t Map to the Golden Monkey"]
fn LOE_019t_map_to_the_golden_monkey() {
    check(CardClass::Rogue, &[Give("LOE_019t"), Cost("LOE_019t", 2), Unwritten]);
}

/// # Golden Monkey
///
/// `LOE_019t2` · Neutral minion · 4 mana · 6/6
///
/// > **Taunt Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// State: Todo
//~ LOE_019t2 todo 88c4dc3a 2528d6ba
#[test]
#[ignore = "todo: LOE_019t2 Golden Monkey"]
fn LOE_019t2_golden_monkey() {
    check(
        CardClass::Rogue,
        &[
            Give("LOE_019t2"),
            Cost("LOE_019t2", 4),
            Stats("LOE_019t2", 6, 6),
            Has("LOE_019t2", GameTag::TAUNT),
            Unwritten,
        ],
    );
}
