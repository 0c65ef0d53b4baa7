//! Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Wolpertinger
///
/// `SCH_133` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a copy of this.
///
/// State: Todo
//~ SCH_133 todo c49d4369 d68aa55f
#[test]
#[ignore = "todo: SCH_133 Wolpertinger"]
fn SCH_133_wolpertinger() {
    check(CardClass::Hunter, &[Give("SCH_133"), Cost("SCH_133", 1), Stats("SCH_133", 1, 1), Unwritten]);
}

/// # Krolusk Barkstripper
///
/// `SCH_239` · Hunter minion · 4 mana · 3/5
///
/// > **Spellburst:** Destroy a random enemy minion.
///
/// State: Todo
//~ SCH_239 todo 299e6906 a3189d8e
#[test]
#[ignore = "todo: SCH_239 Krolusk Barkstripper"]
fn SCH_239_krolusk_barkstripper() {
    check(CardClass::Hunter, &[Give("SCH_239"), Cost("SCH_239", 4), Stats("SCH_239", 3, 5), Unwritten]);
}

/// # Trueaim Crescent
///
/// `SCH_279` · Multi-class weapon · 1 mana · 1/4 durability
///
/// > After your Hero attacks a minion, your minions attack it too.
///
/// State: Todo
//~ SCH_279 todo f7db8c6f e871ed5e
#[test]
#[ignore = "todo: SCH_279 Trueaim Crescent"]
fn SCH_279_trueaim_crescent() {
    check(CardClass::Hunter, &[Give("SCH_279"), Cost("SCH_279", 1), Stats("SCH_279", 1, 4), Unwritten]);
}

/// # Carrion Studies
///
/// `SCH_300` · Hunter spell · 1 mana
///
/// > **Discover** a **Deathrattle** minion. Your next one costs (1) less.
///
/// State: Todo
//~ SCH_300 todo 760c0411 359ab35f
#[test]
#[ignore = "todo: SCH_300 Carrion Studies"]
fn SCH_300_carrion_studies() {
    check(CardClass::Hunter, &[Give("SCH_300"), Cost("SCH_300", 1), Unwritten]);
}

/// # Bloated Python
///
/// `SCH_340` · Hunter minion · 3 mana · 1/2
///
/// > **Deathrattle:** Summon a 4/4 Hapless Handler.
///
/// State: Todo
//~ SCH_340 todo befe087e a00e8eac
#[test]
#[ignore = "todo: SCH_340 Bloated Python"]
fn SCH_340_bloated_python() {
    check(CardClass::Hunter, &[Give("SCH_340"), Cost("SCH_340", 3), Stats("SCH_340", 1, 2), Unwritten]);
}

/// # Hapless Handler
///
/// `SCH_340t` · Hunter minion · 4 mana · 4/4
///
/// State: Vanilla
//~ SCH_340t vanilla 4699e033 d9f3c881
#[test]
fn SCH_340t_hapless_handler() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_340t"),
            Cost("SCH_340t", 4),
            Stats("SCH_340t", 4, 4),
            Play("SCH_340t", Nothing),
            In(The("SCH_340t"), Zone::Play),
            Now(The("SCH_340t"), 4, 4),
        ],
    );
}

/// # Ace Hunter Kreen
///
/// `SCH_538` · Multi-class minion · 3 mana · 2/4
///
/// > Your other characters are **Immune** while attacking.
///
/// State: Todo
//~ SCH_538 todo b2857b72 7a0cf402
#[test]
#[ignore = "todo: SCH_538 Ace Hunter Kreen"]
fn SCH_538_ace_hunter_kreen() {
    check(CardClass::Hunter, &[Give("SCH_538"), Cost("SCH_538", 3), Stats("SCH_538", 2, 4), Unwritten]);
}

/// # Professor Slate
///
/// `SCH_539` · Hunter minion · 3 mana · 3/4
///
/// > Your spells are **Poisonous**.
///
/// State: Todo
//~ SCH_539 todo 75678f90 c0f55543
#[test]
#[ignore = "todo: SCH_539 Professor Slate"]
fn SCH_539_professor_slate() {
    check(CardClass::Hunter, &[Give("SCH_539"), Cost("SCH_539", 3), Stats("SCH_539", 3, 4), Unwritten]);
}

/// # Demon Companion
///
/// `SCH_600` · Multi-class spell · 1 mana
///
/// > Summon a random Demon Companion.
///
/// State: Todo
//~ SCH_600 todo 6b40e59c 2e4558b6
#[test]
#[ignore = "todo: SCH_600 Demon Companion"]
fn SCH_600_demon_companion() {
    check(CardClass::Hunter, &[Give("SCH_600"), Cost("SCH_600", 1), Unwritten]);
}

/// # Reffuh
///
/// `SCH_600t1` · Multi-class minion · 1 mana · 2/1
///
/// > **Charge**
///
/// State: Vanilla
//~ SCH_600t1 vanilla d30928a4 a8994483
#[test]
fn SCH_600t1_reffuh() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_600t1"),
            Cost("SCH_600t1", 1),
            Stats("SCH_600t1", 2, 1),
            Has("SCH_600t1", GameTag::CHARGE),
            Play("SCH_600t1", Nothing),
            In(The("SCH_600t1"), Zone::Play),
            Now(The("SCH_600t1"), 2, 1),
            HasNow(The("SCH_600t1"), GameTag::CHARGE),
        ],
    );
}

/// # Shima
///
/// `SCH_600t2` · Multi-class minion · 1 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ SCH_600t2 vanilla 75e1288d ca5b1ac3
#[test]
fn SCH_600t2_shima() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_600t2"),
            Cost("SCH_600t2", 1),
            Stats("SCH_600t2", 2, 2),
            Has("SCH_600t2", GameTag::TAUNT),
            Play("SCH_600t2", Nothing),
            In(The("SCH_600t2"), Zone::Play),
            Now(The("SCH_600t2"), 2, 2),
            HasNow(The("SCH_600t2"), GameTag::TAUNT),
        ],
    );
}

/// # Kolek
///
/// `SCH_600t3` · Multi-class minion · 1 mana · 1/2
///
/// > Your other minions have +1 Attack.
///
/// State: Todo
//~ SCH_600t3 todo 1bc9ee8b 8e9890b8
#[test]
#[ignore = "todo: SCH_600t3 Kolek"]
fn SCH_600t3_kolek() {
    check(CardClass::Hunter, &[Give("SCH_600t3"), Cost("SCH_600t3", 1), Stats("SCH_600t3", 1, 2), Unwritten]);
}

/// # Overwhelm
///
/// `SCH_604` · Hunter spell · 1 mana
///
/// > Deal $2 damage to a minion. Deal one more damage for each Beast you control.
///
/// State: Todo
//~ SCH_604 todo 06b9ab15 385e0d32
#[test]
#[ignore = "todo: SCH_604 Overwhelm"]
fn SCH_604_overwhelm() {
    check(CardClass::Hunter, &[Give("SCH_604"), Cost("SCH_604", 1), Unwritten]);
}

/// # Blood Herald
///
/// `SCH_618` · Multi-class minion · 5 mana · 1/1
///
/// > Whenever a friendly minion dies while this is in your hand, gain +1/+1.
///
/// State: Todo
//~ SCH_618 todo b21b668e a5f892d1
#[test]
#[ignore = "todo: SCH_618 Blood Herald"]
fn SCH_618_blood_herald() {
    check(CardClass::Hunter, &[Give("SCH_618"), Cost("SCH_618", 5), Stats("SCH_618", 1, 1), Unwritten]);
}
