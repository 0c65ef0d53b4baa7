//! Texts that would go on for ever come to an end.
use cardwright_data::CardClass;
use cardwright_engine::rules::limits::{MAX_ENTITIES, MAX_WORK_PER_ACTION};
use cardwright_engine::state::Entity;
use cardwright_engine::{Action, PlayerId};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::Step::*;
use cardwright_scenario::StepTarget::*;

const YETI: &str = "CS2_182";
const WISP: &str = "CS2_231";
const COIN: &str = "GAME_005";

fn table() -> Table {
    Table::new(cards::with_endless(), CardClass::Mage)
}

fn whole(table: &Table) {
    table.game.check().expect("the table is whole");
    assert!(table.game.pending.is_none() && !table.game.options().is_empty(), "the player goes on");
}

#[test]
fn a_trigger_that_causes_itself_terminates() {
    let mut table = table();
    table.steps(&[Ally("ZZ_VAIN"), Play("CS2_092", On(My(0)))]);
    whole(&table);
    let attack = table.game[table.who(My(0)).unwrap()].attack;
    assert!(
        attack > 1_000 && i64::from(attack) < i64::from(MAX_WORK_PER_ACTION),
        "it grew for as long as it might: {attack}"
    );
    let before = table.game.clone();
    let mut again = before.clone();
    table.steps(&[Play(COIN, Nothing)]);
    again.act(Action::EndTurn).expect("the turn can be ended");
}

#[test]
fn two_growing_auras_grow_once_for_each_update() {
    let mut table = table();
    table.steps(&[Ally("ZZ_RIVAL"), Ally("ZZ_RIVAL"), Ally("ZZ_MUSE")]);
    let attacks = |table: &Table| [0, 1].map(|at| table.game[table.who(My(at)).unwrap()].attack);
    let before = attacks(&table);
    table.steps(&[Play(WISP, Nothing)]);
    whole(&table);
    let after = attacks(&table);
    assert!(after.iter().zip(before).all(|(now, was)| *now < was + 10_000), "{before:?}, {after:?}");
    let mut table = self::table();
    table.steps(&[Ally("ZZ_RIVAL"), Ally(YETI), StatsNow(My(0), 5, 4), Ally("ZZ_RIVAL"), StatsNow(My(1), 4, 5)]);
}

#[test]
fn deaths_that_cause_each_other_terminate() {
    let mut table = table();
    table.steps(&[Ally("ZZ_ENDLESS"), Enemy(YETI), Kill(My(0)), Dead(Nth(1))]);
    whole(&table);
}

#[test]
fn a_spell_that_casts_itself_terminates() {
    let mut table = table();
    table.steps(&[Play("ZZ_AGAIN", Nothing)]);
    whole(&table);
}

#[test]
fn numbers_stop_at_the_greatest() {
    let mut table = table();
    table.steps(&[Ally(YETI), Play("ZZ_GIANT", On(My(0))), StatsNow(My(0), Entity::MAX_NUMBER.into(), 5)]);
    table.steps(&[Ally(YETI), Enemy(YETI), Attack(My(0), Their(0)), Dead(Nth(3))]);
    whole(&table);
}

#[test]
fn a_game_with_too_many_entities_is_a_tie() {
    let mut table = table();
    let wisp = table.game.cards.by_id(WISP).unwrap();
    while table.game.entity_count() < MAX_ENTITIES {
        table.game.give(PlayerId::First, wisp);
        table.game.clear_hand(PlayerId::First);
    }
    assert!(!table.game.is_over());
    table.steps(&[Play("ZZ_TOY", Nothing)]);
    assert!(table.game.is_over() && table.game.options().is_empty());
    assert_eq!(table.game.players[PlayerId::First].state, cardwright_data::PlayState::Tied);
}

#[test]
fn games_with_non_terminating_cards_continue() {
    use cardwright_engine::state::{ByPlayer, Rng};
    use cardwright_engine::{Deck, Game, Options};

    let cards = cards::with_endless();
    let pool: Vec<_> = cards::keywords::ENDLESS_CARDS.iter().map(|card| card.id).chain([WISP, YETI, COIN]).collect();
    for seed in 0..3 {
        let mut dice = Rng::new(seed);
        let mut deck = || Deck {
            hero: cards.by_id("HERO_08").unwrap(),
            cards: (0..30).map(|_| cards.by_id(pool[dice.next_below(pool.len())]).unwrap()).collect(),
            sideboards: Vec::new(),
        };
        let (first, second) = (deck(), deck());
        let options = Options { seed, ..Options::default() };
        let mut game = Game::new(cards, ByPlayer([&first, &second]), None, options).unwrap();
        for _ in 0..50 {
            if game.is_over() {
                break;
            }
            let options = game.options();
            game.act_unchecked(options[dice.next_below(options.len())]);
            game.check().unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        }
    }
}
