//! Warrior cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Barricade Basher
///
/// `DINO_400` · Warrior minion · 3 mana · 4/3
///
/// > Whenever you gain Armor, gain +2/+2 and attack a random enemy minion.
///
/// State: Todo
//~ DINO_400 todo d4d5040f 5699924e
#[test]
#[ignore = "todo: DINO_400 Barricade Basher"]
fn DINO_400_barricade_basher() {
    check(CardClass::Warrior, &[Give("DINO_400"), Cost("DINO_400", 3), Stats("DINO_400", 4, 3), Unwritten]);
}

/// # The Great Dracorex
///
/// `DINO_401` · Warrior minion · 8 mana · 5/12
///
/// > **Rush** After this attacks an enemy minion, it damages ALL other enemy minions.
///
/// State: Todo
//~ DINO_401 todo be82a34c 742686e3
#[test]
#[ignore = "todo: DINO_401 The Great Dracorex"]
fn DINO_401_the_great_dracorex() {
    check(
        CardClass::Warrior,
        &[Give("DINO_401"), Cost("DINO_401", 8), Stats("DINO_401", 5, 12), Has("DINO_401", GameTag::RUSH), Unwritten],
    );
}

/// # Guard Duty
///
/// `DINO_433` · Warrior spell · 7 mana
///
/// > Summon a random 6, 4, and 2-Cost **Taunt** minion.
///
/// State: Todo
//~ DINO_433 todo c5a86e90 181ddfe2
#[test]
#[ignore = "todo: DINO_433 Guard Duty"]
fn DINO_433_guard_duty() {
    check(CardClass::Warrior, &[Give("DINO_433"), Cost("DINO_433", 7), Unwritten]);
}

/// # Axe of the Forefathers
///
/// `TLC_478` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, deal 1 damage to all minions.
///
/// State: Todo
//~ TLC_478 todo fc577325 67d55859
#[test]
#[ignore = "todo: TLC_478 Axe of the Forefathers"]
fn TLC_478_axe_of_the_forefathers() {
    check(CardClass::Warrior, &[Give("TLC_478"), Cost("TLC_478", 3), Stats("TLC_478", 2, 2), Unwritten]);
}

/// # Windpeak Wyrm
///
/// `TLC_600` · Warrior minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal 5 damage and gain 5 Armor. **Kindred:** Costs (2) less.
///
/// State: Todo
//~ TLC_600 todo de0322c5 da4bc579
#[test]
#[ignore = "todo: TLC_600 Windpeak Wyrm"]
fn TLC_600_windpeak_wyrm() {
    check(CardClass::Warrior, &[Give("TLC_600"), Cost("TLC_600", 8), Stats("TLC_600", 6, 6), Unwritten]);
}

/// # Shellnado
///
/// `TLC_601` · Warrior spell · 4 mana
///
/// > Spend up to 5 Armor. For each spent, deal $1 damage to all minions.
///
/// State: Todo
//~ TLC_601 todo 626fb478 aa6373ce
#[test]
#[ignore = "todo: TLC_601 Shellnado"]
fn TLC_601_shellnado() {
    check(CardClass::Warrior, &[Give("TLC_601"), Cost("TLC_601", 4), Unwritten]);
}

/// # Enter the Lost City
///
/// `TLC_602` · Warrior spell · 1 mana
///
/// > **Quest:** Survive 10 turns. **Reward:** Latorvius, Gaze of the City.
///
/// State: Todo
//~ TLC_602 todo 8c7521c9 7845a38d
#[test]
#[ignore = "todo: TLC_602 Enter the Lost City"]
fn TLC_602_enter_the_lost_city() {
    check(CardClass::Warrior, &[Give("TLC_602"), Cost("TLC_602", 1), Unwritten]);
}

/// # Latorvius, Gaze of the City
///
/// `TLC_602t` · Warrior minion · 5 mana · 8/8
///
/// > **Battlecry:** Get 2 random 'Journey to Un'Goro' **Quest Rewards**. Shuffle the rest into your deck.
///
/// State: Todo
//~ TLC_602t todo 71e66fe3 cace68c1
#[test]
#[ignore = "todo: TLC_602t Latorvius, Gaze of the City"]
fn TLC_602t_latorvius_gaze_of_the_city() {
    check(CardClass::Warrior, &[Give("TLC_602t"), Cost("TLC_602t", 5), Stats("TLC_602t", 8, 8), Unwritten]);
}

/// # Latorvian Armorer
///
/// `TLC_606` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to an enemy minion. If it dies, gain 5 Armor.
///
/// State: Todo
//~ TLC_606 todo 1244400d fb5b08b1
#[test]
#[ignore = "todo: TLC_606 Latorvian Armorer"]
fn TLC_606_latorvian_armorer() {
    check(CardClass::Warrior, &[Give("TLC_606"), Cost("TLC_606", 3), Stats("TLC_606", 3, 3), Unwritten]);
}

/// # Fortify
///
/// `TLC_620` · Warrior spell · 3 mana
///
/// > Gain 3 Armor. Deal damage equal to your Armor to an enemy minion.
///
/// State: Todo
//~ TLC_620 todo 9d1e40fb 3044a3cc
#[test]
#[ignore = "todo: TLC_620 Fortify"]
fn TLC_620_fortify() {
    check(CardClass::Warrior, &[Give("TLC_620"), Cost("TLC_620", 3), Unwritten]);
}

/// # City Defenses
///
/// `TLC_622` · Warrior spell · 4 mana
///
/// > Summon two 0/6 Security with **Taunt**. They gain +1 Attack when damaged.
///
/// State: Todo
//~ TLC_622 todo db6c38a7 43273296
#[test]
#[ignore = "todo: TLC_622 City Defenses"]
fn TLC_622_city_defenses() {
    check(CardClass::Warrior, &[Give("TLC_622"), Cost("TLC_622", 4), Unwritten]);
}

/// # Steadfast Security
///
/// `TLC_622t` · Warrior minion · 2 mana · 0/6
///
/// > **Taunt** After this takes damage, gain +1 Attack.
///
/// State: Todo
//~ TLC_622t todo 8c0fa4c2 2e4a81b8
#[test]
#[ignore = "todo: TLC_622t Steadfast Security"]
fn TLC_622t_steadfast_security() {
    check(
        CardClass::Warrior,
        &[Give("TLC_622t"), Cost("TLC_622t", 2), Stats("TLC_622t", 0, 6), Has("TLC_622t", GameTag::TAUNT), Unwritten],
    );
}

/// # Stonecarver
///
/// `TLC_623` · Warrior minion · 2 mana · 1/4
///
/// > At the end of your turn, give another friendly damaged minion +2/+2.
///
/// State: Todo
//~ TLC_623 todo d9318efe 29ee7969
#[test]
#[ignore = "todo: TLC_623 Stonecarver"]
fn TLC_623_stonecarver() {
    check(CardClass::Warrior, &[Give("TLC_623"), Cost("TLC_623", 2), Stats("TLC_623", 1, 4), Unwritten]);
}

/// # Nablya, the Watcher
///
/// `TLC_624` · Warrior minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon copies of your damaged minions. Give the copies **Rush**.
///
/// State: Todo
//~ TLC_624 todo c7cff9dd a197d877
#[test]
#[ignore = "todo: TLC_624 Nablya, the Watcher"]
fn TLC_624_nablya_the_watcher() {
    check(CardClass::Warrior, &[Give("TLC_624"), Cost("TLC_624", 6), Stats("TLC_624", 5, 7), Unwritten]);
}

/// # Story of Sulfuras
///
/// `TLC_632` · Warrior spell · Fire · 5 mana
///
/// > Swap your Hero Power to "Deal 8 damage to a random enemy." After 2 uses, swap back.
///
/// State: Todo
//~ TLC_632 todo aee8c002 75e6be80
#[test]
#[ignore = "todo: TLC_632 Story of Sulfuras"]
fn TLC_632_story_of_sulfuras() {
    check(CardClass::Warrior, &[Give("TLC_632"), Cost("TLC_632", 5), Unwritten]);
}

/// # DIE, INSECT!
///
/// `TLC_632t` · Warrior hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. *(Two uses left!)*
///
/// State: Todo
//~ TLC_632t todo 054f05ec 18c6a901
#[test]
#[ignore = "todo: TLC_632t DIE, INSECT!"]
fn TLC_632t_die_insect() {
    check(CardClass::Warrior, &[HasHeroPower("TLC_632t"), Cost("TLC_632t", 2), Unwritten]);
}

/// # DIE, INSECT!
///
/// `TLC_632t2` · Warrior hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. *(Last use!)*
///
/// State: Todo
//~ TLC_632t2 todo 49e914f9 8fdb32c0
#[test]
#[ignore = "todo: TLC_632t2 DIE, INSECT!"]
fn TLC_632t2_die_insect() {
    check(CardClass::Warrior, &[HasHeroPower("TLC_632t2"), Cost("TLC_632t2", 2), Unwritten]);
}
