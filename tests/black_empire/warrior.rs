//! Warrior cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 624bb6b4

/// `BE_042` · Warrior spell · Fire · 2 mana
/// > Give your hero +4 Attack this turn. Costs Armor instead of Mana.
///
/// State: Done
//~ done BE_042 37098381 - 005998ba.26c2d609
#[test]
fn BE_042_anvil_of_reshaping() {
    check(
        CardClass::Warrior,
        &[
            Give("BE_042"),
            Cost("BE_042", 2),
            Unplayable("BE_042"),
            Play("EX1_606", Nothing),
            Play("BE_042", Nothing),
            Armor(Mine, 3),
            Mana(8),
            Now(MyHero, 4, 30),
            Now(TheirHero, 0, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `BE_055` · Warrior minion · 4 mana · 4/3
/// > **Battlecry: Discover** a spell. Transform it into a 3/3 weapon of the same cost that casts it each attack.
///
/// State: Todo
//~ todo BE_055 d53a0190 462beb1c 8fc3d337.6cf460db
#[test]
#[ignore = "todo: Archaedas"]
fn BE_055_archaedas() {
    unwritten("BE_055");
}

/// `BE_055t` · Warrior weapon · 1 mana · 3/3 durability
/// > After your hero attacks, cast '{0}' randomly.
///
/// State: Todo
//~ todo BE_055t df50a1ca eae0afae 5ac2a026.6d6207d1
#[test]
#[ignore = "todo: Hammer of Archaedas"]
fn BE_055t_hammer_of_archaedas() {
    unwritten("BE_055t");
}

/// `BE_557` · Warrior minion · 7 mana · 7/7
/// > **Battlecry:** Gain 20 Armor. In 2 turns, convert your Armor into a Golem with that many stats and **Taunt**.
///
/// State: Todo
//~ todo BE_557 9cb34fc6 29c59f4f 345bb713.07d39dab
#[test]
#[ignore = "todo: Setesh"]
fn BE_557_setesh() {
    unwritten("BE_557");
}

/// `BE_558` · Warrior weapon · 1 mana · 2/2 durability
/// > After your hero attacks, convert 5 of your hero's Health to Armor.
///
/// State: Todo
//~ todo BE_558 5889bdde af0c0577 7a07f49c.834140e6
#[test]
#[ignore = "todo: Stone Gauntlet"]
fn BE_558_stone_gauntlet() {
    unwritten("BE_558");
}

/// `BE_559` · Warrior spell · 2 mana
/// > Deal 3 damage to a minion. If you've gained Armor this turn, destroy it instead.
///
/// State: Todo
//~ todo BE_559 62404356 35f38773 cc3036e6.ca96d39f
#[test]
#[ignore = "todo: Show of Force"]
fn BE_559_show_of_force() {
    unwritten("BE_559");
}

/// `BE_740` · Warrior spell · 2 mana
/// > **Assemble** a **Taunt** minion. Give it +2/+3.
///
/// State: Todo
//~ todo BE_740 6d8f75ea bddb7193 51f25989.0e301370
#[test]
#[ignore = "todo: Chisel"]
fn BE_740_chisel() {
    unwritten("BE_740");
}
