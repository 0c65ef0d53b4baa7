//! Hunter cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Smuggled Shovel
///
/// `JAIL_380` · Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a spell that didn't start in your deck.
///
/// State: Todo
//~ JAIL_380 todo 0bc21204 54fc2800
#[test]
#[ignore = "todo: JAIL_380 Smuggled Shovel"]
fn JAIL_380_smuggled_shovel() {
    check(CardClass::Hunter, &[Give("JAIL_380"), Cost("JAIL_380", 1), Stats("JAIL_380", 1, 2), Unwritten]);
}

/// # Sewer Swimmer
///
/// `JAIL_395` · Hunter minion · 4 mana · 4/3
///
/// > **Prepare Battlecry:** Trigger a friendly minion's **Deathrattle.**
///
/// State: Todo
//~ JAIL_395 todo c0a5eb67 65011d51
#[test]
#[ignore = "todo: JAIL_395 Sewer Swimmer"]
fn JAIL_395_sewer_swimmer() {
    check(CardClass::Hunter, &[Give("JAIL_395"), Cost("JAIL_395", 4), Stats("JAIL_395", 4, 3), Unwritten]);
}

/// # King of the Underbelly
///
/// `JAIL_831` · Hunter minion · 6 mana · 6/5
///
/// > While building your deck, pick 3 contraband Beasts. Battlecry: **Discover** one. It costs (3) less.
///
/// State: Todo
//~ JAIL_831 todo bd4cb5b6 2fd823f8
#[test]
#[ignore = "todo: JAIL_831 King of the Underbelly"]
fn JAIL_831_king_of_the_underbelly() {
    check(CardClass::Hunter, &[Give("JAIL_831"), Cost("JAIL_831", 6), Stats("JAIL_831", 6, 5), Unwritten]);
}

/// # Dig for Freedom
///
/// `JAIL_876` · Hunter spell · 4 mana
///
/// > Give a friendly minion "**Deathrattle:** Summon two random 4-Cost minions."
///
/// State: Todo
//~ JAIL_876 todo ba268192 65ec4f81
#[test]
#[ignore = "todo: JAIL_876 Dig for Freedom"]
fn JAIL_876_dig_for_freedom() {
    check(CardClass::Hunter, &[Give("JAIL_876"), Cost("JAIL_876", 4), Unwritten]);
}

/// # Underbelly Network
///
/// `JAIL_877` · Hunter location · 2 mana · 0 uses
///
/// > Summon a 2/1 Rat with "**Deathrattle:** Draw a card."
///
/// State: Todo
//~ JAIL_877 todo 10f0f59f 488e9d89
#[test]
#[ignore = "todo: JAIL_877 Underbelly Network"]
fn JAIL_877_underbelly_network() {
    check(CardClass::Hunter, &[Give("JAIL_877"), Cost("JAIL_877", 2), Unwritten]);
}

/// # Snoot Hoarder
///
/// `JAIL_877t` · Hunter minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// State: Todo
//~ JAIL_877t todo 385caeaf f01a4010
#[test]
#[ignore = "todo: JAIL_877t Snoot Hoarder"]
fn JAIL_877t_snoot_hoarder() {
    check(CardClass::Hunter, &[Give("JAIL_877t"), Cost("JAIL_877t", 2), Stats("JAIL_877t", 2, 1), Unwritten]);
}

/// # Guard Dog
///
/// `JAIL_878` · Hunter minion · 2 mana · 3/1
///
/// > **Deathrattle:** Summon a random 1-Cost **Deathrattle** minion.
///
/// State: Todo
//~ JAIL_878 todo c43ec480 fd9bfa04
#[test]
#[ignore = "todo: JAIL_878 Guard Dog"]
fn JAIL_878_guard_dog() {
    check(CardClass::Hunter, &[Give("JAIL_878"), Cost("JAIL_878", 2), Stats("JAIL_878", 3, 1), Unwritten]);
}

/// # Beast Tripwire
///
/// `JAIL_879` · Hunter spell · 4 mana
///
/// > Summon a random 5-Cost Beast. Shuffle 2 spells into your deck that do it again when drawn.
///
/// State: Todo
//~ JAIL_879 todo a5b14d07 f53e92db
#[test]
#[ignore = "todo: JAIL_879 Beast Tripwire"]
fn JAIL_879_beast_tripwire() {
    check(CardClass::Hunter, &[Give("JAIL_879"), Cost("JAIL_879", 4), Unwritten]);
}

/// # Tripped Beast Tripwire
///
/// `JAIL_879t` · Hunter spell · 4 mana
///
/// > **Casts When Drawn** Summon a random 5-Cost Beast.
///
/// State: Todo
//~ JAIL_879t todo 22aa8bb3 d9798a3b
#[test]
#[ignore = "todo: JAIL_879t Tripped Beast Tripwire"]
fn JAIL_879t_tripped_beast_tripwire() {
    check(CardClass::Hunter, &[Give("JAIL_879t"), Cost("JAIL_879t", 4), Unwritten]);
}

/// # Black Market Overseer
///
/// `JAIL_880` · Hunter minion · 1 mana · 1/3
///
/// > Whenever you play a **Deathrattle** minion, give it **Rush**.
///
/// State: Todo
//~ JAIL_880 todo 6bde5225 4aed9408
#[test]
#[ignore = "todo: JAIL_880 Black Market Overseer"]
fn JAIL_880_black_market_overseer() {
    check(CardClass::Hunter, &[Give("JAIL_880"), Cost("JAIL_880", 1), Stats("JAIL_880", 1, 3), Unwritten]);
}

/// # Arcane Tripwire
///
/// `JAIL_881` · Hunter spell · Arcane · 3 mana
///
/// > Deal $4 damage split among all enemies. Shuffle 2 spells into your deck that do it again when drawn.
///
/// State: Todo
//~ JAIL_881 todo ad757d56 ea62587d
#[test]
#[ignore = "todo: JAIL_881 Arcane Tripwire"]
fn JAIL_881_arcane_tripwire() {
    check(CardClass::Hunter, &[Give("JAIL_881"), Cost("JAIL_881", 3), Unwritten]);
}

/// # Tripped Arcane Tripwire
///
/// `JAIL_881t` · Hunter spell · Arcane · 3 mana
///
/// > **Casts When Drawn** Deal $4 damage split among all enemies.
///
/// State: Todo
//~ JAIL_881t todo 5e530eb3 aae63e68
#[test]
#[ignore = "todo: JAIL_881t Tripped Arcane Tripwire"]
fn JAIL_881t_tripped_arcane_tripwire() {
    check(CardClass::Hunter, &[Give("JAIL_881t"), Cost("JAIL_881t", 3), Unwritten]);
}

/// # R4T-C4TCH3R
///
/// `JAIL_882` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** Copy all spells in your deck. **Deathrattle:** Draw one.
///
/// State: Todo
//~ JAIL_882 todo 546e8cb1 3d6377e6
#[test]
#[ignore = "todo: JAIL_882 R4T-C4TCH3R"]
fn JAIL_882_r4t_c4tch3r() {
    check(CardClass::Hunter, &[Give("JAIL_882"), Cost("JAIL_882", 3), Stats("JAIL_882", 4, 2), Unwritten]);
}
