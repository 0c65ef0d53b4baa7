//! Paladin cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dinosize
///
/// `UNG_004` · Paladin spell · 7 mana
///
/// > Set a minion's stats to 7/14.
///
/// State: Todo
//~ UNG_004 todo be1ef7fa f936c50f
#[test]
#[ignore = "todo: UNG_004 Dinosize"]
fn UNG_004_dinosize() {
    check(
        CardClass::Paladin,
        &[Give("UNG_004"), Cost("UNG_004", 7), Targets("UNG_004", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Hydrologist
///
/// `UNG_011` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** and cast a **Secret**.
///
/// State: Todo
//~ UNG_011 todo f08fda26 ddb31454
#[test]
#[ignore = "todo: UNG_011 Hydrologist"]
fn UNG_011_hydrologist() {
    check(CardClass::Paladin, &[Give("UNG_011"), Cost("UNG_011", 2), Stats("UNG_011", 2, 2), Unwritten]);
}

/// # Sunkeeper Tarim
///
/// `UNG_015` · Paladin minion · 6 mana · 3/7
///
/// > **Taunt Battlecry:** Set all other minions' Attack and Health to 3.
///
/// State: Todo
//~ UNG_015 todo d1e1bbb8 3080f57c
#[test]
#[ignore = "todo: UNG_015 Sunkeeper Tarim"]
fn UNG_015_sunkeeper_tarim() {
    check(
        CardClass::Paladin,
        &[Give("UNG_015"), Cost("UNG_015", 6), Stats("UNG_015", 3, 7), Has("UNG_015", GameTag::TAUNT), Unwritten],
    );
}

/// # Vinecleaver
///
/// `UNG_950` · Paladin weapon · 6 mana · 4/3 durability
///
/// > After your hero attacks, summon two {0} Silver Hand Recruits.
///
/// State: Todo
//~ UNG_950 todo 63c63822 501fed1c
#[test]
#[ignore = "todo: UNG_950 Vinecleaver"]
fn UNG_950_vinecleaver() {
    check(CardClass::Paladin, &[Give("UNG_950"), Cost("UNG_950", 6), Stats("UNG_950", 4, 3), Unwritten]);
}

/// # Spikeridged Steed
///
/// `UNG_952` · Paladin spell · 5 mana
///
/// > Give a minion +2/+6 and **Taunt**. When it dies, summon a Stegodon.
///
/// State: Todo
//~ UNG_952 todo efb916d4 02574cf3
#[test]
#[ignore = "todo: UNG_952 Spikeridged Steed"]
fn UNG_952_spikeridged_steed() {
    check(
        CardClass::Paladin,
        &[Give("UNG_952"), Cost("UNG_952", 5), Targets("UNG_952", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Primalfin Champion
///
/// `UNG_953` · Paladin minion · 2 mana · 1/3
///
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// State: Todo
//~ UNG_953 todo 7819aaf6 5d854067
#[test]
#[ignore = "todo: UNG_953 Primalfin Champion"]
fn UNG_953_primalfin_champion() {
    check(CardClass::Paladin, &[Give("UNG_953"), Cost("UNG_953", 2), Stats("UNG_953", 1, 3), Unwritten]);
}

/// # The Last Kaleidosaur
///
/// `UNG_954` · Paladin spell · 1 mana
///
/// > **Quest:** Cast 5 spells on your minions. **Reward:** Galvadon.
///
/// State: Todo
//~ UNG_954 todo 52637e1a acd23b3f
#[test]
#[ignore = "todo: UNG_954 The Last Kaleidosaur"]
fn UNG_954_the_last_kaleidosaur() {
    check(CardClass::Paladin, &[Give("UNG_954"), Cost("UNG_954", 1), Unwritten]);
}

/// # Galvadon
///
/// `UNG_954t1` · Paladin minion · 5 mana · 8/8
///
/// > **Battlecry: Adapt** 5 times.
///
/// State: Todo
//~ UNG_954t1 todo 73c816e8 21b5267e
#[test]
#[ignore = "todo: UNG_954t1 Galvadon"]
fn UNG_954t1_galvadon() {
    check(CardClass::Paladin, &[Give("UNG_954t1"), Cost("UNG_954t1", 5), Stats("UNG_954t1", 8, 8), Unwritten]);
}

/// # Lost in the Jungle
///
/// `UNG_960` · Paladin spell · 1 mana
///
/// > Summon two {0} Silver Hand Recruits.
///
/// State: Todo
//~ UNG_960 todo e1ed44d1 ad3e9da0
#[test]
#[ignore = "todo: UNG_960 Lost in the Jungle"]
fn UNG_960_lost_in_the_jungle() {
    check(CardClass::Paladin, &[Give("UNG_960"), Cost("UNG_960", 1), Unwritten]);
}

/// # Adaptation
///
/// `UNG_961` · Paladin spell · 0 mana
///
/// > **Adapt** a friendly minion.
///
/// State: Todo
//~ UNG_961 todo 653aeb3e 7986c9ad
#[test]
#[ignore = "todo: UNG_961 Adaptation"]
fn UNG_961_adaptation() {
    check(CardClass::Paladin, &[Give("UNG_961"), Cost("UNG_961", 0), Targets("UNG_961", &[FriendlyMinion]), Unwritten]);
}

/// # Lightfused Stegodon
///
/// `UNG_962` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry: Adapt** your Silver Hand Recruits.
///
/// State: Todo
//~ UNG_962 todo 337b5d5c e76bee0c
#[test]
#[ignore = "todo: UNG_962 Lightfused Stegodon"]
fn UNG_962_lightfused_stegodon() {
    check(CardClass::Paladin, &[Give("UNG_962"), Cost("UNG_962", 3), Stats("UNG_962", 3, 3), Unwritten]);
}
