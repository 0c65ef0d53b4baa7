//! Rogue cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b1f41315

/// # Pit Snake
///
/// `LOE_010` · Rogue minion · 1 mana · 2/1
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla LOE_010 5abb7d44 9d1a2ead 4594a42a.2574dcf7
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
/// State: Done
//~ done LOE_012 f1356f8a - 2c95c6a4.49fa79bf
#[test]
fn LOE_012_tomb_pillager() {
    check(
        CardClass::Rogue,
        &[
            Give("LOE_012"),
            Cost("LOE_012", 4),
            Stats("LOE_012", 6, 4),
            Play("LOE_012", Nothing),
            Kill(My(0)),
            Is(InHand(0), "GAME_005"),
        ],
    );
}

/// # Unearthed Raptor
///
/// `LOE_019` · Rogue minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
///
/// State: Derived
//~ derived LOE_019 97753d99 7436ede1 038e0f9e.e097fb3d
#[test]
fn LOE_019_unearthed_raptor() {
    check(
        CardClass::Rogue,
        &[
            Give("LOE_019"),
            Cost("LOE_019", 3),
            Stats("LOE_019", 3, 4),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_019", On(Nth(1))),
            Kill(Nth(0)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("LOE_019"), Friend("LEG_CS3_013"), Friend("CS2_182"), Enemy("CS2_182"), Play("LOE_019", On(Nth(1)))],
    );
}

/// # Map to the Golden Monkey
///
/// `LOE_019t` · Neutral spell · 2 mana
///
/// > Shuffle the Golden Monkey into your deck. Draw a card.
///
/// State: Todo
//~ todo LOE_019t 75b79aaf d133d678 2209c467.af34adeb
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
//~ todo LOE_019t2 cef5ef50 57979173 9bcfbe90.96e75215
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
