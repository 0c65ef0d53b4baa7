//! Starships: their pieces, how they are built and launched.
use cardwright_data::{CardClass, GameTag};
use cardwright_engine::Game;
use cardwright_engine::state::{Question, Snapshot};
use cardwright_engine::{Action, PlayerId};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::*;

const COIN: &str = "GAME_005";

fn table() -> Table {
    Table::new(cards::cards(), CardClass::Mage)
}

#[track_caller]
fn check(steps: &[Step]) {
    table().steps(steps);
}

#[test]
fn dead_pieces_make_a_ship_of_the_own_class_that_nothing_reaches() {
    check(&[
        Ally("ZZ_HULL"),
        Ally("ZZ_DRIVE"),
        Kill(My(0)),
        Armor(Mine, 4),
        IsCard(My(0), "ZZ_SHIP_OF_MAGES"),
        StatsNow(My(0), 1, 4),
        Kill(My(1)),
        BoardCount(Mine, 1),
        StatsNow(My(0), 4, 6),
        HasNow(My(0), GameTag::TAUNT),
        Play("ZZ_STORM", Nothing),
        Play(COIN, Nothing),
        Damage(My(0), 0),
        StatsNow(My(0), 4, 6),
        Armor(Mine, 4),
    ]);
    Table::new(cards::cards(), CardClass::Hunter).steps(&[Ally("ZZ_HULL"), Kill(My(0)), IsCard(My(0), "ZZ_SHIP")]);
    check(&[Ally("ZZ_HULL"), Play("CS2_203", On(My(0))), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_203")]);
}

#[test]
fn it_is_launched_for_mana_and_has_what_its_pieces_had() {
    let mut table = table();
    table.steps(&[Ally("ZZ_CREW"), Ally("ZZ_HULL"), Ally("ZZ_DRIVE"), Enemy("ZZ_BIG")]);
    table.steps(&[Kill(My(1)), Kill(My(2)), Armor(Mine, 4)]);
    assert!(table.step(&Attack(My(1), Their(0))).is_err(), "it is being built");
    table.steps(&[Use(My(1), 0, Nothing), Choose(0), Mana(5), Damage(TheirHero, 2), Armor(Mine, 14)]);
    table.steps(&[
        Attack(My(1), Their(0)),
        StatsNow(Their(0), 8, 4),
        Dead(Newest("ZZ_SHIP_OF_MAGES")),
        Armor(Mine, 18),
    ]);
}

#[test]
fn the_words_of_its_pieces_work_once_each() {
    check(&[
        Ally("ZZ_DRIVE"),
        Ally("ZZ_DRIVE"),
        Kill(My(0)),
        Kill(My(1)),
        Use(My(0), 0, Nothing),
        Choose(0),
        Damage(TheirHero, 4),
        Play(COIN, Nothing),
        Armor(Mine, 2),
        Play(COIN, Nothing),
        Armor(Mine, 2),
    ]);
}

#[test]
fn a_launch_that_cannot_be_paid_for_is_not_an_option() {
    let mut table = table();
    table.steps(&[Ally("ZZ_CREW"), Ally("ZZ_HULL"), Kill(My(1))]);
    table.game.set_mana(PlayerId::First, 4);
    assert!(table.step(&Use(My(1), 0, Nothing)).is_err(), "five mana are not there");
    table.game.set_mana(PlayerId::First, 5);
    table.steps(&[Use(My(1), 0, Nothing), Choose(0), Mana(0)]);
}

#[test]
fn the_next_launch_may_be_cheaper() {
    let mut table = table();
    table.steps(&[Play("ZZ_WORKER", Nothing), Armor(Mine, 0), Ally("ZZ_DRIVE"), Ally("ZZ_DRIVE"), Kill(My(1))]);
    table.steps(&[Play("ZZ_WORKER", Nothing), Armor(Mine, 1)]);
    let ship = table.who(Newest("ZZ_SHIP_OF_MAGES")).unwrap();
    table.game.act(Action::Use { card: ship, ability: 0, target: None }).unwrap();
    table.steps(&[Choose(0), Mana(9)]);
    table.steps(&[Kill(My(2))]);
    let next = table.who(Newest("ZZ_SHIP_OF_MAGES")).unwrap();
    table.game.act(Action::Use { card: next, ability: 0, target: None }).unwrap();
    table.steps(&[Choose(0), Mana(4)]);
}

#[test]
fn an_aborted_launch_leaves_no_trace() {
    let mut table = table();
    table.steps(&[Ally("ZZ_CREW"), Ally("ZZ_HULL"), Kill(My(1))]);
    let before = table.game.canonical_hash();
    table.steps(&[Use(My(1), 0, Nothing), Mana(10)]);
    assert_eq!(table.game.pending_question(), Some(Question::Confirm));
    assert_eq!(table.game.options(), [Action::Choose(0), Action::Cancel]);
    let saved = table.game.snapshot().unwrap().to_json();
    let read = Snapshot::from_json(&saved).unwrap();
    assert!(Game::from_snapshot(table.game.cards, &read).unwrap() == table.game, "it waits in a document too");
    table.game.act(Action::Cancel).unwrap();
    assert_eq!(table.game.canonical_hash(), before);
    table.steps(&[Use(My(1), 0, Nothing), Choose(0), Mana(5), Armor(Mine, 14)]);
}
