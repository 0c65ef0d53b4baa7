//! Rogue cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shadestone Skulker
///
/// `DEEP_012` · Multi-class minion · 1 mana · 1/1
///
/// > **Rush**. **Battlecry:** Take your weapon and gain its stats. **Deathrattle:** Give it back.
///
/// State: Todo
//~ DEEP_012 todo 5ea33720 daa849af
#[test]
#[ignore = "todo: DEEP_012 Shadestone Skulker"]
fn DEEP_012_shadestone_skulker() {
    check(
        CardClass::Rogue,
        &[Give("DEEP_012"), Cost("DEEP_012", 1), Stats("DEEP_012", 1, 1), Has("DEEP_012", GameTag::RUSH), Unwritten],
    );
}

/// # Quick Pick
///
/// `DEEP_014` · Multi-class weapon · 2 mana · 1/2 durability
///
/// > After your hero attacks, draw a card.
///
/// State: Todo
//~ DEEP_014 todo bd7876d7 e4338d29
#[test]
#[ignore = "todo: DEEP_014 Quick Pick"]
fn DEEP_014_quick_pick() {
    check(CardClass::Rogue, &[Give("DEEP_014"), Cost("DEEP_014", 2), Stats("DEEP_014", 1, 2), Unwritten]);
}

/// # Fool's Gold
///
/// `DEEP_022` · Rogue spell · 1 mana
///
/// > Get a random Golden Pirate and Elemental from other classes.
///
/// State: Todo
//~ DEEP_022 todo f38de78b 52c8d165
#[test]
#[ignore = "todo: DEEP_022 Fool's Gold"]
fn DEEP_022_fools_gold() {
    check(CardClass::Rogue, &[Give("DEEP_022"), Cost("DEEP_022", 1), Unwritten]);
}

/// # Dart Throw
///
/// `WW_006` · Rogue spell · 2 mana
///
/// > Throw two $2 damage darts at random enemy minions. *(If both hit the same minion, get a Coin!)*
///
/// State: Todo
//~ WW_006 todo 928bfa61 37b92b28
#[test]
#[ignore = "todo: WW_006 Dart Throw"]
fn WW_006_dart_throw() {
    check(CardClass::Rogue, &[Give("WW_006"), Cost("WW_006", 2), Unwritten]);
}

/// # Bounty Wrangler
///
/// `WW_363` · Rogue minion · 3 mana · 3/4
///
/// > **Quickdraw or Combo:** Get a Coin.
///
/// State: Todo
//~ WW_363 todo a7f90f6f 51260b17
#[test]
#[ignore = "todo: WW_363 Bounty Wrangler"]
fn WW_363_bounty_wrangler() {
    check(CardClass::Rogue, &[Give("WW_363"), Cost("WW_363", 3), Stats("WW_363", 3, 4), Unwritten]);
}

/// # Velarok Windblade
///
/// `WW_364` · Rogue minion · 3 mana · 3/3
///
/// > While this is in your hand, play a card from another class to reveal Velarok's true form!
///
/// State: Todo
//~ WW_364 todo 4a06a7ee 3b52cc02
#[test]
#[ignore = "todo: WW_364 Velarok Windblade"]
fn WW_364_velarok_windblade() {
    check(CardClass::Rogue, &[Give("WW_364"), Cost("WW_364", 3), Stats("WW_364", 3, 3), Unwritten]);
}

/// # Velarok, the Deceiver
///
/// `WW_364t` · Rogue minion · 3 mana · 3/3
///
/// > **Charge** After this attacks, **Discover** a card from another class. It costs (3) less.
///
/// State: Todo
//~ WW_364t todo b717350c 0292038e
#[test]
#[ignore = "todo: WW_364t Velarok, the Deceiver"]
fn WW_364t_velarok_the_deceiver() {
    check(
        CardClass::Rogue,
        &[Give("WW_364t"), Cost("WW_364t", 3), Stats("WW_364t", 3, 3), Has("WW_364t", GameTag::CHARGE), Unwritten],
    );
}

/// # Triple Sevens
///
/// `WW_410` · Rogue spell · 7 mana
///
/// > Deal $7 damage to a minion. Draw 7 cards.
///
/// State: Todo
//~ WW_410 todo 9909f23b c0d146fb
#[test]
#[ignore = "todo: WW_410 Triple Sevens"]
fn WW_410_triple_sevens() {
    check(CardClass::Rogue, &[Give("WW_410"), Cost("WW_410", 7), Unwritten]);
}

/// # Stick Up
///
/// `WW_411` · Rogue spell · 1 mana
///
/// > **Discover** a **Quickdraw** card from another class.
///
/// State: Todo
//~ WW_411 todo d8fadf72 7bae8d5e
#[test]
#[ignore = "todo: WW_411 Stick Up"]
fn WW_411_stick_up() {
    check(CardClass::Rogue, &[Give("WW_411"), Cost("WW_411", 1), Unwritten]);
}

/// # Bloodrock Co. Shovel
///
/// `WW_412` · Rogue weapon · 1 mana · 1/3 durability
///
/// > **Deathrattle: Excavate** a treasure.
///
/// State: Todo
//~ WW_412 todo 2d0f249b 9a4c0586
#[test]
#[ignore = "todo: WW_412 Bloodrock Co. Shovel"]
fn WW_412_bloodrock_co_shovel() {
    check(CardClass::Rogue, &[Give("WW_412"), Cost("WW_412", 1), Stats("WW_412", 1, 3), Unwritten]);
}

/// # Antique Flinger
///
/// `WW_413` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you've **Excavated** twice, destroy an enemy minion.
///
/// State: Todo
//~ WW_413 todo d643ecba 8bd49b6f
#[test]
#[ignore = "todo: WW_413 Antique Flinger"]
fn WW_413_antique_flinger() {
    check(CardClass::Rogue, &[Give("WW_413"), Cost("WW_413", 3), Stats("WW_413", 4, 3), Unwritten]);
}

/// # Wishing Well
///
/// `WW_415` · Rogue minion · 5 mana · 0/7
///
/// > After you play a Coin, get a random **Legendary** minion from another class and set its Cost to (1).
///
/// State: Todo
//~ WW_415 todo d8f75589 241c82d4
#[test]
#[ignore = "todo: WW_415 Wishing Well"]
fn WW_415_wishing_well() {
    check(CardClass::Rogue, &[Give("WW_415"), Cost("WW_415", 5), Stats("WW_415", 0, 7), Unwritten]);
}

/// # Shell Game
///
/// `WW_416` · Rogue spell · 2 mana
///
/// > Get a random Epic, Rare, and Common card from other classes.
///
/// State: Todo
//~ WW_416 todo 2400adee a0db377c
#[test]
#[ignore = "todo: WW_416 Shell Game"]
fn WW_416_shell_game() {
    check(CardClass::Rogue, &[Give("WW_416"), Cost("WW_416", 2), Unwritten]);
}

/// # Drilly the Kid
///
/// `WW_417` · Rogue minion · 4 mana · 4/3
///
/// > **Battlecry, Quickdraw, and Deathrattle: Excavate** a treasure.
///
/// State: Todo
//~ WW_417 todo de671eca 3947caf0
#[test]
#[ignore = "todo: WW_417 Drilly the Kid"]
fn WW_417_drilly_the_kid() {
    check(CardClass::Rogue, &[Give("WW_417"), Cost("WW_417", 4), Stats("WW_417", 4, 3), Unwritten]);
}
