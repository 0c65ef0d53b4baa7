//! Demon Hunter cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Fel Fissure
///
/// `DEEP_013` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $2 damage to all minions. At the start of your next turn, deal $2 more damage to all minions.
///
/// State: Todo
//~ DEEP_013 todo 766688e7 6f447fbc
#[test]
#[ignore = "todo: DEEP_013 Fel Fissure"]
fn DEEP_013_fel_fissure() {
    check(CardClass::DemonHunter, &[Give("DEEP_013"), Cost("DEEP_013", 4), Unwritten]);
}

/// # Fel Fissure
///
/// `DEEP_013t` · Demon Hunter spell · Fel · 4 mana
///
/// > At the start of your next turn, deal $2 more damage to all minions.
///
/// State: Todo
//~ DEEP_013t todo 2c095c74 0234818f
#[test]
#[ignore = "todo: DEEP_013t Fel Fissure"]
fn DEEP_013t_fel_fissure() {
    check(CardClass::DemonHunter, &[Give("DEEP_013t"), Cost("DEEP_013t", 4), Unwritten]);
}

/// # Snake Eyes
///
/// `WW_400` · Demon Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Roll two dice, then **Discover** two cards of those Costs. *(Doubles get an extra **Discover!)*
///
/// State: Todo
//~ WW_400 todo 79c3da23 1f431184
#[test]
#[ignore = "todo: WW_400 Snake Eyes"]
fn WW_400_snake_eyes() {
    check(CardClass::DemonHunter, &[Give("WW_400"), Cost("WW_400", 3), Stats("WW_400", 2, 4), Unwritten]);
}

/// # Rolled a One!
///
/// `WW_400t1` · Demon Hunter spell · 1 mana
///
/// > **Discover** a 1-Cost card.
///
/// State: Todo
//~ WW_400t1 todo b687047e c87aec9b
#[test]
#[ignore = "todo: WW_400t1 Rolled a One!"]
fn WW_400t1_rolled_a_one() {
    check(CardClass::DemonHunter, &[Give("WW_400t1"), Cost("WW_400t1", 1), Unwritten]);
}

/// # Rolled a Two!
///
/// `WW_400t2` · Demon Hunter spell · 2 mana
///
/// > **Discover** a 2-Cost card.
///
/// State: Todo
//~ WW_400t2 todo a486e7cd 94c0b26c
#[test]
#[ignore = "todo: WW_400t2 Rolled a Two!"]
fn WW_400t2_rolled_a_two() {
    check(CardClass::DemonHunter, &[Give("WW_400t2"), Cost("WW_400t2", 2), Unwritten]);
}

/// # Rolled a Three!
///
/// `WW_400t3` · Demon Hunter spell · 3 mana
///
/// > **Discover** a 3-Cost card.
///
/// State: Todo
//~ WW_400t3 todo 836e09fa b5874b99
#[test]
#[ignore = "todo: WW_400t3 Rolled a Three!"]
fn WW_400t3_rolled_a_three() {
    check(CardClass::DemonHunter, &[Give("WW_400t3"), Cost("WW_400t3", 3), Unwritten]);
}

/// # Rolled a Four!
///
/// `WW_400t4` · Demon Hunter spell · 4 mana
///
/// > **Discover** a 4-Cost card.
///
/// State: Todo
//~ WW_400t4 todo 97817f41 7e5f3c49
#[test]
#[ignore = "todo: WW_400t4 Rolled a Four!"]
fn WW_400t4_rolled_a_four() {
    check(CardClass::DemonHunter, &[Give("WW_400t4"), Cost("WW_400t4", 4), Unwritten]);
}

/// # Rolled a Five!
///
/// `WW_400t5` · Demon Hunter spell · 5 mana
///
/// > **Discover** a 5-Cost card.
///
/// State: Todo
//~ WW_400t5 todo c60b2c1e 6a9cf162
#[test]
#[ignore = "todo: WW_400t5 Rolled a Five!"]
fn WW_400t5_rolled_a_five() {
    check(CardClass::DemonHunter, &[Give("WW_400t5"), Cost("WW_400t5", 5), Unwritten]);
}

/// # Rolled a Six!
///
/// `WW_400t6` · Demon Hunter spell · 6 mana
///
/// > **Discover** a 6-Cost card.
///
/// State: Todo
//~ WW_400t6 todo 87627ea3 39edf8c7
#[test]
#[ignore = "todo: WW_400t6 Rolled a Six!"]
fn WW_400t6_rolled_a_six() {
    check(CardClass::DemonHunter, &[Give("WW_400t6"), Cost("WW_400t6", 6), Unwritten]);
}

/// # Gunslinger Kurtrus
///
/// `WW_401` · Demon Hunter minion · 5 mana · 4/6
///
/// > **Battlecry:** If your deck started with no duplicates, fire six 2 damage shots at minions in the enemy's hand.
///
/// State: Todo
//~ WW_401 todo 0a47cb3a a55b8b42
#[test]
#[ignore = "todo: WW_401 Gunslinger Kurtrus"]
fn WW_401_gunslinger_kurtrus() {
    check(CardClass::DemonHunter, &[Give("WW_401"), Cost("WW_401", 5), Stats("WW_401", 4, 6), Unwritten]);
}

/// # Blindeye Sharpshooter
///
/// `WW_402` · Demon Hunter minion · 3 mana · 1/3
///
/// > After you play a Naga, deal 2 damage to a random enemy and draw a spell. *(Then switch!)*@After you cast a spell, deal 2 damage to a random enemy and draw a Naga. *(Then switch!)*
///
/// State: Todo
//~ WW_402 todo b5a46871 ee4f65b1
#[test]
#[ignore = "todo: WW_402 Blindeye Sharpshooter"]
fn WW_402_blindeye_sharpshooter() {
    check(CardClass::DemonHunter, &[Give("WW_402"), Cost("WW_402", 3), Stats("WW_402", 1, 3), Unwritten]);
}

/// # Pocket Sand
///
/// `WW_403` · Demon Hunter spell · 2 mana
///
/// > Deal $3 damage. **Quickdraw:** Your opponent's next card costs (1) more.
///
/// State: Todo
//~ WW_403 todo 6f693c03 84f97f5a
#[test]
#[ignore = "todo: WW_403 Pocket Sand"]
fn WW_403_pocket_sand() {
    check(CardClass::DemonHunter, &[Give("WW_403"), Cost("WW_403", 2), Unwritten]);
}

/// # Oasis Outlaws
///
/// `WW_404` · Demon Hunter spell · 1 mana
///
/// > **Discover** a Naga. If you've played a Naga while holding this, reduce its Cost by (1).
///
/// State: Todo
//~ WW_404 todo 6b309053 9b9c7c91
#[test]
#[ignore = "todo: WW_404 Oasis Outlaws"]
fn WW_404_oasis_outlaws() {
    check(CardClass::DemonHunter, &[Give("WW_404"), Cost("WW_404", 1), Unwritten]);
}

/// # Fan the Hammer
///
/// `WW_405` · Demon Hunter spell · Fel · 4 mana
///
/// > Deal $6 damage split among the lowest Health enemies.
///
/// State: Todo
//~ WW_405 todo e1e726c4 a07ecd1c
#[test]
#[ignore = "todo: WW_405 Fan the Hammer"]
fn WW_405_fan_the_hammer() {
    check(CardClass::DemonHunter, &[Give("WW_405"), Cost("WW_405", 4), Unwritten]);
}

/// # Midnight Wolf
///
/// `WW_406` · Demon Hunter minion · 6 mana · 6/6
///
/// > **Rush Outcast:** Summon a copy of this.
///
/// State: Todo
//~ WW_406 todo 9b8f0e4f c643c3cb
#[test]
#[ignore = "todo: WW_406 Midnight Wolf"]
fn WW_406_midnight_wolf() {
    check(
        CardClass::DemonHunter,
        &[Give("WW_406"), Cost("WW_406", 6), Stats("WW_406", 6, 6), Has("WW_406", GameTag::RUSH), Unwritten],
    );
}

/// # Parched Desperado
///
/// `WW_407` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** If you've cast a spell while holding this, give your hero +3 Attack this turn.
///
/// State: Todo
//~ WW_407 todo 5c939966 79355dfc
#[test]
#[ignore = "todo: WW_407 Parched Desperado"]
fn WW_407_parched_desperado() {
    check(CardClass::DemonHunter, &[Give("WW_407"), Cost("WW_407", 2), Stats("WW_407", 3, 2), Unwritten]);
}

/// # Bartend-O-Bot
///
/// `WW_408` · Demon Hunter minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw an **Outcast** card and slide it to the left side of your hand.
///
/// State: Todo
//~ WW_408 todo a11ee20b a87933cd
#[test]
#[ignore = "todo: WW_408 Bartend-O-Bot"]
fn WW_408_bartend_o_bot() {
    check(CardClass::DemonHunter, &[Give("WW_408"), Cost("WW_408", 2), Stats("WW_408", 3, 1), Unwritten]);
}

/// # Load the Chamber
///
/// `WW_409` · Demon Hunter spell · Fel · 3 mana
///
/// > Deal $2 damage. Your next Naga, Fel spell, and weapon cost (1) less.
///
/// State: Todo
//~ WW_409 todo 2278c3b4 1e997a4a
#[test]
#[ignore = "todo: WW_409 Load the Chamber"]
fn WW_409_load_the_chamber() {
    check(CardClass::DemonHunter, &[Give("WW_409"), Cost("WW_409", 3), Unwritten]);
}
