//! Warrior cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Anvil of Reshaping
///
/// `BE_042` · Warrior spell · Fire · 2 mana
///
/// > Give your hero +4 Attack this turn. Costs Armor instead of Mana.
///
/// State: Todo
//~ BE_042 todo cd399cb2 32c40acb
#[test]
#[ignore = "todo: BE_042 Anvil of Reshaping"]
fn BE_042_anvil_of_reshaping() {
    check(CardClass::Warrior, &[Give("BE_042"), Cost("BE_042", 2), Unwritten]);
}

/// # Archaedas
///
/// `BE_055` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a spell. Transform it into a 3/3 weapon of the same cost that casts it each attack.
///
/// State: Todo
//~ BE_055 todo 378542b2 c291ec6f
#[test]
#[ignore = "todo: BE_055 Archaedas"]
fn BE_055_archaedas() {
    check(CardClass::Warrior, &[Give("BE_055"), Cost("BE_055", 4), Stats("BE_055", 4, 3), Unwritten]);
}

/// # Hammer of Archaedas
///
/// `BE_055t` · Warrior weapon · 1 mana · 3/3 durability
///
/// > After your hero attacks, cast '{0}' randomly.
///
/// State: Todo
//~ BE_055t todo ea8445ab 52fb838d
#[test]
#[ignore = "todo: BE_055t Hammer of Archaedas"]
fn BE_055t_hammer_of_archaedas() {
    check(CardClass::Warrior, &[Give("BE_055t"), Cost("BE_055t", 1), Stats("BE_055t", 3, 3), Unwritten]);
}

/// # Setesh
///
/// `BE_557` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 20 Armor. In 2 turns, convert your Armor into a Golem with that many stats and **Taunt**.
///
/// State: Todo
//~ BE_557 todo 38a18fc2 8db9c0bc
#[test]
#[ignore = "todo: BE_557 Setesh"]
fn BE_557_setesh() {
    check(CardClass::Warrior, &[Give("BE_557"), Cost("BE_557", 7), Stats("BE_557", 7, 7), Unwritten]);
}

/// # Stone Gauntlet
///
/// `BE_558` · Warrior weapon · 1 mana · 2/2 durability
///
/// > After your hero attacks, convert 5 of your hero's Health to Armor.
///
/// State: Todo
//~ BE_558 todo dfda4f89 2160ecd8
#[test]
#[ignore = "todo: BE_558 Stone Gauntlet"]
fn BE_558_stone_gauntlet() {
    check(CardClass::Warrior, &[Give("BE_558"), Cost("BE_558", 1), Stats("BE_558", 2, 2), Unwritten]);
}

/// # Show of Force
///
/// `BE_559` · Warrior spell · 2 mana
///
/// > Deal 3 damage to a minion. If you've gained Armor this turn, destroy it instead.
///
/// State: Todo
//~ BE_559 todo 3e83656c 497aeb4c
#[test]
#[ignore = "todo: BE_559 Show of Force"]
fn BE_559_show_of_force() {
    check(CardClass::Warrior, &[Give("BE_559"), Cost("BE_559", 2), Unwritten]);
}

/// # Brassknuckle Brawler
///
/// `BE_560` · Warrior minion · 8 mana · 6/6
///
/// > Charge **Battlecry:** If you have 10 or more Armor, gain +4/+4.
///
/// State: Todo
//~ BE_560 todo 1052329c 518c06ca
#[test]
#[ignore = "todo: BE_560 Brassknuckle Brawler"]
fn BE_560_brassknuckle_brawler() {
    check(
        CardClass::Warrior,
        &[Give("BE_560"), Cost("BE_560", 8), Stats("BE_560", 6, 6), Has("BE_560", GameTag::CHARGE), Unwritten],
    );
}

/// # Forge of Origination
///
/// `BE_561` · Warrior location · 3 mana · 0 uses
///
/// > Summon a 3/3 Golem with **Taunt**. Spend 3 Armor to give it +3/+3.
///
/// State: Todo
//~ BE_561 todo b7895ee4 d3ddb2b7
#[test]
#[ignore = "todo: BE_561 Forge of Origination"]
fn BE_561_forge_of_origination() {
    check(CardClass::Warrior, &[Give("BE_561"), Cost("BE_561", 3), Unwritten]);
}

/// # Steel Golem
///
/// `BE_561t` · Warrior minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ BE_561t vanilla d15c3ec9 d7732ad0
#[test]
fn BE_561t_steel_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("BE_561t"),
            Cost("BE_561t", 3),
            Stats("BE_561t", 3, 3),
            Has("BE_561t", GameTag::TAUNT),
            Play("BE_561t", Nothing),
            In(The("BE_561t"), Zone::Play),
            Now(The("BE_561t"), 3, 3),
            HasNow(The("BE_561t"), GameTag::TAUNT),
        ],
    );
}

/// # Tol'vir Vanguard
///
/// `BE_572` · Warrior minion · 2 mana · 1/4
///
/// > **Taunt Battlecry and Deathrattle:** Gain 3 Armor.
///
/// State: Todo
//~ BE_572 todo d8706d98 d5766f72
#[test]
#[ignore = "todo: BE_572 Tol'vir Vanguard"]
fn BE_572_tolvir_vanguard() {
    check(
        CardClass::Warrior,
        &[Give("BE_572"), Cost("BE_572", 2), Stats("BE_572", 1, 4), Has("BE_572", GameTag::TAUNT), Unwritten],
    );
}

/// # Animator of Iron
///
/// `BE_600` · Warrior minion · 3 mana · 2/5
///
/// > After you gain Armor, draw a card.
///
/// State: Todo
//~ BE_600 todo bdc24ef2 62da4c7c
#[test]
#[ignore = "todo: BE_600 Animator of Iron"]
fn BE_600_animator_of_iron() {
    check(CardClass::Warrior, &[Give("BE_600"), Cost("BE_600", 3), Stats("BE_600", 2, 5), Unwritten]);
}

/// # Chisel
///
/// `BE_740` · Warrior spell · 2 mana
///
/// > **Assemble** a **Taunt** minion. Give it +2/+3.
///
/// State: Todo
//~ BE_740 todo d317ef09 db874682
#[test]
#[ignore = "todo: BE_740 Chisel"]
fn BE_740_chisel() {
    check(CardClass::Warrior, &[Give("BE_740"), Cost("BE_740", 2), Unwritten]);
}
