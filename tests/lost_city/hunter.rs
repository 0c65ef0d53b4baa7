//! Hunter cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Devilsaur Mask
///
/// `DINO_403` · Hunter spell · 8 mana
///
/// > Set a minion's stats to 8/8. Give it **Charge**.
///
/// State: Todo
//~ DINO_403 todo 88b62a17 a0ad60bc
#[test]
#[ignore = "todo: DINO_403 Devilsaur Mask"]
fn DINO_403_devilsaur_mask() {
    check(CardClass::Hunter, &[Give("DINO_403"), Cost("DINO_403", 8), Unwritten]);
}

/// # Ankylodon
///
/// `DINO_422` · Hunter minion · 6 mana · 7/5
///
/// > Taunt**. Deathrattle:** Summon two random 3-Cost Beasts. They attack random enemies.
///
/// State: Todo
//~ DINO_422 todo 264584eb 1783bf91
#[test]
#[ignore = "todo: DINO_422 Ankylodon"]
fn DINO_422_ankylodon() {
    check(
        CardClass::Hunter,
        &[Give("DINO_422"), Cost("DINO_422", 6), Stats("DINO_422", 7, 5), Has("DINO_422", GameTag::TAUNT), Unwritten],
    );
}

/// # Raptor-Nest Nurse
///
/// `DINO_434` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Get a random 1-Cost minion. Deathrattle: Get a random 1-Cost spell.
///
/// State: Todo
//~ DINO_434 todo 1c6d0989 5b970222
#[test]
#[ignore = "todo: DINO_434 Raptor-Nest Nurse"]
fn DINO_434_raptor_nest_nurse() {
    check(CardClass::Hunter, &[Give("DINO_434"), Cost("DINO_434", 1), Stats("DINO_434", 1, 1), Unwritten]);
}

/// # Pterrorwing Ravager
///
/// `TLC_366` · Hunter minion · 6 mana · 7/5
///
/// > **Rush Kindred:** Costs (2) less.
///
/// State: Todo
//~ TLC_366 todo 03668585 aaf92fb3
#[test]
#[ignore = "todo: TLC_366 Pterrorwing Ravager"]
fn TLC_366_pterrorwing_ravager() {
    check(
        CardClass::Hunter,
        &[Give("TLC_366"), Cost("TLC_366", 6), Stats("TLC_366", 7, 5), Has("TLC_366", GameTag::RUSH), Unwritten],
    );
}

/// # Dinositter
///
/// `TLC_822` · Hunter minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a random Beast in your hand by (1).
///
/// State: Todo
//~ TLC_822 todo 9e283efa 57e7edd2
#[test]
#[ignore = "todo: TLC_822 Dinositter"]
fn TLC_822_dinositter() {
    check(CardClass::Hunter, &[Give("TLC_822"), Cost("TLC_822", 2), Stats("TLC_822", 2, 3), Unwritten]);
}

/// # Cower in Fear
///
/// `TLC_823` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion. The next Beast you play this turn costs (2) less.
///
/// State: Todo
//~ TLC_823 todo 7c8ee213 8aee8662
#[test]
#[ignore = "todo: TLC_823 Cower in Fear"]
fn TLC_823_cower_in_fear() {
    check(CardClass::Hunter, &[Give("TLC_823"), Cost("TLC_823", 2), Unwritten]);
}

/// # Odd Map
///
/// `TLC_824` · Hunter spell · 1 mana
///
/// > **Discover** an odd-Attack Beast. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ TLC_824 todo 0d4b3640 0250987e
#[test]
#[ignore = "todo: TLC_824 Odd Map"]
fn TLC_824_odd_map() {
    check(CardClass::Hunter, &[Give("TLC_824"), Cost("TLC_824", 1), Unwritten]);
}

/// # Ravasaur Matriarch
///
/// `TLC_825` · Hunter minion · 4 mana · 5/4
///
/// > **Kindred:** Deal damage to an enemy minion equal to this minion's Attack.
///
/// State: Todo
//~ TLC_825 todo db228779 d3c0ad4e
#[test]
#[ignore = "todo: TLC_825 Ravasaur Matriarch"]
fn TLC_825_ravasaur_matriarch() {
    check(CardClass::Hunter, &[Give("TLC_825"), Cost("TLC_825", 4), Stats("TLC_825", 5, 4), Unwritten]);
}

/// # Story of Carnassa
///
/// `TLC_826` · Hunter spell · 2 mana
///
/// > Shuffle ten 1-Cost 3/2 Raptors into your deck with "**Battlecry:** Draw a card."
///
/// State: Todo
//~ TLC_826 todo a8e32552 c8282c60
#[test]
#[ignore = "todo: TLC_826 Story of Carnassa"]
fn TLC_826_story_of_carnassa() {
    check(CardClass::Hunter, &[Give("TLC_826"), Cost("TLC_826", 2), Unwritten]);
}

/// # Grazing Stegodon
///
/// `TLC_827` · Hunter minion · 3 mana · 0/5
///
/// > At the end of your turn, gain +1 Attack *(even while in hand or deck)*.
///
/// State: Todo
//~ TLC_827 todo f40cdca6 b6d6592a
#[test]
#[ignore = "todo: TLC_827 Grazing Stegodon"]
fn TLC_827_grazing_stegodon() {
    check(CardClass::Hunter, &[Give("TLC_827"), Cost("TLC_827", 3), Stats("TLC_827", 0, 5), Unwritten]);
}

/// # Supreme Dinomancy
///
/// `TLC_828` · Hunter spell · 5 mana
///
/// > Give +2/+2 to all Beasts in your hand, deck, and battlefield.
///
/// State: Todo
//~ TLC_828 todo a8669686 c55428d6
#[test]
#[ignore = "todo: TLC_828 Supreme Dinomancy"]
fn TLC_828_supreme_dinomancy() {
    check(CardClass::Hunter, &[Give("TLC_828"), Cost("TLC_828", 5), Unwritten]);
}

/// # The Food Chain
///
/// `TLC_830` · Hunter spell · 1 mana
///
/// > **Quest:** Play a 1, 3, 5, and 7-Attack Beast. **Reward:** Shokk.
///
/// State: Todo
//~ TLC_830 todo e2978858 8bcc384d
#[test]
#[ignore = "todo: TLC_830 The Food Chain"]
fn TLC_830_the_food_chain() {
    check(CardClass::Hunter, &[Give("TLC_830"), Cost("TLC_830", 1), Unwritten]);
}

/// # Shokk, Jungle Tyrant
///
/// `TLC_830t` · Hunter minion · 5 mana · 9/9
///
/// > **Rush Battlecry: Discover** any 8, 6, and 4-Attack Beast. Set their Costs to (2).
///
/// State: Todo
//~ TLC_830t todo 6967bc04 ef78144f
#[test]
#[ignore = "todo: TLC_830t Shokk, Jungle Tyrant"]
fn TLC_830t_shokk_jungle_tyrant() {
    check(
        CardClass::Hunter,
        &[Give("TLC_830t"), Cost("TLC_830t", 5), Stats("TLC_830t", 9, 9), Has("TLC_830t", GameTag::RUSH), Unwritten],
    );
}

/// # Niri of the Crater
///
/// `TLC_836` · Hunter minion · 3 mana · 2/5
///
/// > Whenever you play a 1-Cost minion, double its stats. Whenever you cast a 1-Cost spell, cast it twice.
///
/// State: Todo
//~ TLC_836 todo d8a8b2b8 37d34853
#[test]
#[ignore = "todo: TLC_836 Niri of the Crater"]
fn TLC_836_niri_of_the_crater() {
    check(CardClass::Hunter, &[Give("TLC_836"), Cost("TLC_836", 3), Stats("TLC_836", 2, 5), Unwritten]);
}
