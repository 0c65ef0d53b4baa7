//! Warrior cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Line Cook
///
/// `VAC_337` · Warrior minion · 3 mana · 2/4
///
/// > **Tradeable Taunt**. When you draw this, get a copy of it.
///
/// State: Todo
//~ VAC_337 todo 5e40b6d4 6d1ec111
#[test]
#[ignore = "todo: VAC_337 Line Cook"]
fn VAC_337_line_cook() {
    check(
        CardClass::Warrior,
        &[Give("VAC_337"), Cost("VAC_337", 3), Stats("VAC_337", 2, 4), Has("VAC_337", GameTag::TAUNT), Unwritten],
    );
}

/// # Cup o' Muscle
///
/// `VAC_338` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(3 Drinks left!)*
///
/// State: Todo
//~ VAC_338 todo 9931620b 01599606
#[test]
#[ignore = "todo: VAC_338 Cup o' Muscle"]
fn VAC_338_cup_o_muscle() {
    check(CardClass::Warrior, &[Give("VAC_338"), Cost("VAC_338", 1), Unwritten]);
}

/// # Cup o' Muscle
///
/// `VAC_338t` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(2 Drinks left!)*
///
/// State: Todo
//~ VAC_338t todo 42b49292 d0e11a0c
#[test]
#[ignore = "todo: VAC_338t Cup o' Muscle"]
fn VAC_338t_cup_o_muscle() {
    check(CardClass::Warrior, &[Give("VAC_338t"), Cost("VAC_338t", 1), Unwritten]);
}

/// # Cup o' Muscle
///
/// `VAC_338t2` · Warrior spell · 1 mana
///
/// > Give a minion in your hand +2/+1. *(Last Drink!)*
///
/// State: Todo
//~ VAC_338t2 todo f9c86e87 2e1809cf
#[test]
#[ignore = "todo: VAC_338t2 Cup o' Muscle"]
fn VAC_338t2_cup_o_muscle() {
    check(CardClass::Warrior, &[Give("VAC_338t2"), Cost("VAC_338t2", 1), Unwritten]);
}

/// # Muensterosity
///
/// `VAC_339` · Warrior minion · 9 mana · 6/9
///
/// > **Taunt**. At the end of your turn, summon an Elemental with stats equal to this minion's.
///
/// State: Todo
//~ VAC_339 todo 7153fe90 348892c4
#[test]
#[ignore = "todo: VAC_339 Muensterosity"]
fn VAC_339_muensterosity() {
    check(
        CardClass::Warrior,
        &[Give("VAC_339"), Cost("VAC_339", 9), Stats("VAC_339", 6, 9), Has("VAC_339", GameTag::TAUNT), Unwritten],
    );
}

/// # Cheese Elemental
///
/// `VAC_339t` · Warrior minion · 1 mana · 1/1
///
/// State: Vanilla
//~ VAC_339t vanilla 9b51fe36 153d84f3
#[test]
fn VAC_339t_cheese_elemental() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_339t"),
            Cost("VAC_339t", 1),
            Stats("VAC_339t", 1, 1),
            Play("VAC_339t", Nothing),
            In(The("VAC_339t"), Zone::Play),
            Now(The("VAC_339t"), 1, 1),
        ],
    );
}

/// # Hamm, the Hungry
///
/// `VAC_340` · Warrior minion · 6 mana · 3/3
///
/// > **Druid Tourist Taunt**. At the end of your turn, eat a minion in the enemy's deck to gain +2/+2.
///
/// State: Todo
//~ VAC_340 todo 0b4ece72 422e16c3
#[test]
#[ignore = "todo: VAC_340 Hamm, the Hungry"]
fn VAC_340_hamm_the_hungry() {
    check(
        CardClass::Warrior,
        &[Give("VAC_340"), Cost("VAC_340", 6), Stats("VAC_340", 3, 3), Has("VAC_340", GameTag::TAUNT), Unwritten],
    );
}

/// # Undercooked Calamari
///
/// `VAC_341` · Warrior minion · 4 mana · 3/4
///
/// > **Battlecry:** Destroy an enemy minion with Attack less than or equal to this minion's.
///
/// State: Todo
//~ VAC_341 todo 32f592bb f51847d1
#[test]
#[ignore = "todo: VAC_341 Undercooked Calamari"]
fn VAC_341_undercooked_calamari() {
    check(CardClass::Warrior, &[Give("VAC_341"), Cost("VAC_341", 4), Stats("VAC_341", 3, 4), Unwritten]);
}

/// # The Ryecleaver
///
/// `VAC_525` · Warrior weapon · 5 mana · 4/2 durability
///
/// > **Battlecry and Deathrattle:** Get a Slice of Bread. *(Get 2 to Sandwich any minions in between!)*
///
/// State: Todo
//~ VAC_525 todo 6a8cbdf6 9d402998
#[test]
#[ignore = "todo: VAC_525 The Ryecleaver"]
fn VAC_525_the_ryecleaver() {
    check(CardClass::Warrior, &[Give("VAC_525"), Cost("VAC_525", 5), Stats("VAC_525", 4, 2), Unwritten]);
}

/// # Slice of Bread
///
/// `VAC_525t1` · Warrior spell · 0 mana
///
/// > *Get another Slice of Bread to stuff all minions in between into a 2-Cost Sandwich!*
///
/// State: Todo
//~ VAC_525t1 todo 0b80759c 665345f2
#[test]
#[ignore = "todo: VAC_525t1 Slice of Bread"]
fn VAC_525t1_slice_of_bread() {
    check(CardClass::Warrior, &[Give("VAC_525t1"), Cost("VAC_525t1", 0), Unwritten]);
}

/// # Minion Sandwich
///
/// `VAC_525t2` · Warrior spell · 2 mana
///
/// > Summon the minions stuffed in this Sandwich.@Summon the {0} \|4(minion, minions) stuffed in this Sandwich.
///
/// State: Todo
//~ VAC_525t2 todo d1104059 ad66bafe
#[test]
#[ignore = "todo: VAC_525t2 Minion Sandwich"]
fn VAC_525t2_minion_sandwich() {
    check(CardClass::Warrior, &[Give("VAC_525t2"), Cost("VAC_525t2", 2), Unwritten]);
}

/// # Char
///
/// `VAC_526` · Warrior spell · Fire · 4 mana
///
/// > Deal $7 damage to a minion. Give a random minion in your hand stats equal to the excess damage.
///
/// State: Todo
//~ VAC_526 todo 9ae01631 6736a320
#[test]
#[ignore = "todo: VAC_526 Char"]
fn VAC_526_char() {
    check(CardClass::Warrior, &[Give("VAC_526"), Cost("VAC_526", 4), Unwritten]);
}

/// # Draconic Delicacy
///
/// `VAC_527` · Warrior minion · 8 mana · 6/6
///
/// > **Rush**, **Elusive** Can only take 1 damage at a time.
///
/// State: Todo
//~ VAC_527 todo 94727fa2 e05d2a00
#[test]
#[ignore = "todo: VAC_527 Draconic Delicacy"]
fn VAC_527_draconic_delicacy() {
    check(
        CardClass::Warrior,
        &[
            Give("VAC_527"),
            Cost("VAC_527", 8),
            Stats("VAC_527", 6, 6),
            Has("VAC_527", GameTag::ELUSIVE),
            Has("VAC_527", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # All You Can Eat
///
/// `VAC_528` · Warrior spell · 3 mana
///
/// > Draw three minions of different minion types.
///
/// State: Todo
//~ VAC_528 todo 327fe85a df91b3cc
#[test]
#[ignore = "todo: VAC_528 All You Can Eat"]
fn VAC_528_all_you_can_eat() {
    check(CardClass::Warrior, &[Give("VAC_528"), Cost("VAC_528", 3), Unwritten]);
}

/// # Food Fight
///
/// `VAC_533` · Warrior spell · 3 mana
///
/// > Summon a 0/4 Entrée for your opponent. When it dies, summon a minion from your deck.
///
/// State: Todo
//~ VAC_533 todo b09cfed0 84835559
#[test]
#[ignore = "todo: VAC_533 Food Fight"]
fn VAC_533_food_fight() {
    check(CardClass::Warrior, &[Give("VAC_533"), Cost("VAC_533", 3), Unwritten]);
}

/// # Entrée
///
/// `VAC_533t` · Warrior minion · 3 mana · 0/4
///
/// > **Deathrattle:** Your opponent summons a minion from their deck.
///
/// State: Todo
//~ VAC_533t todo 991f86d0 a2fcad55
#[test]
#[ignore = "todo: VAC_533t Entrée"]
fn VAC_533t_entre() {
    check(CardClass::Warrior, &[Give("VAC_533t"), Cost("VAC_533t", 3), Stats("VAC_533t", 0, 4), Unwritten]);
}

/// # Reserved Spot
///
/// `WORK_021` · Warrior spell · 3 mana
///
/// > Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
///
/// State: Todo
//~ WORK_021 todo d572e7f9 80370bf9
#[test]
#[ignore = "todo: WORK_021 Reserved Spot"]
fn WORK_021_reserved_spot() {
    check(CardClass::Warrior, &[Give("WORK_021"), Cost("WORK_021", 3), Unwritten]);
}

/// # Punch Card
///
/// `WORK_022` · Warrior spell · 3 mana
///
/// > Give your hero +3 Attack and "Also damages adjacent minions" this turn.
///
/// State: Todo
//~ WORK_022 todo d3f0edd2 2bd9af95
#[test]
#[ignore = "todo: WORK_022 Punch Card"]
fn WORK_022_punch_card() {
    check(CardClass::Warrior, &[Give("WORK_022"), Cost("WORK_022", 3), Unwritten]);
}

/// # Alloy Advisor
///
/// `WORK_023` · Warrior minion · 4 mana · 2/6
///
/// > **Taunt** Whenever this takes damage, gain 3 Armor.
///
/// State: Todo
//~ WORK_023 todo 89605fdc d57d3a63
#[test]
#[ignore = "todo: WORK_023 Alloy Advisor"]
fn WORK_023_alloy_advisor() {
    check(
        CardClass::Warrior,
        &[Give("WORK_023"), Cost("WORK_023", 4), Stats("WORK_023", 2, 6), Has("WORK_023", GameTag::TAUNT), Unwritten],
    );
}
