//! The acceptance checklist: a named test for each mechanism that the documents about older systems describe.
//!
//! `rows` names the test of each row, also of those about the pipeline, which is tested elsewhere, and makes sure that they are there.
#![allow(non_snake_case, reason = "ids of cards are Blizzard's")]

mod activatables;
mod cost_keywords;
mod game_value;
mod games;
mod local;
mod must_hold;
mod payment;
mod read_by_hand;
mod requirements;
mod rows;
mod texts;
mod triggers;
mod vocabulary;

use cardwright_engine::rules::Observer;
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::state::GameEvent;
use cardwright_engine::{Action, EntityId, Game};
use cardwright_tests::*;

/// What happened, in order.
#[derive(Default)]
struct Log {
    events: Vec<(EventKind, EntityId, i16)>,
    abilities: Vec<EntityId>,
}

impl Observer for Log {
    fn on_event(&mut self, _: &Game, event: &GameEvent) {
        self.events.push((event.kind, event.subject, event.number));
    }

    fn on_resolve(&mut self, _: &Game, source: EntityId) {
        self.abilities.push(source);
    }
}

impl Log {
    /// The numbers of the events of a kind.
    fn numbers(&self, kind: EventKind) -> Vec<i16> {
        self.events.iter().filter(|(of, ..)| *of == kind).map(|(.., n)| *n).collect()
    }
}

/// Plays a card that is given first, and tells what happened.
fn play(table: &mut Table, id: &'static str, at: StepTarget) -> Log {
    table.steps(&[Give(id)]);
    let hand = &table.game.players[table.game.active].hand;
    let card = hand.last().expect("it was just given");
    let target = match at {
        Nothing => None,
        On(who) => Some(table.who(who).unwrap()),
    };
    let mut log = Log::default();
    let action = Action::Play { card, target, option: None, place: None };
    table.game.act_observed(action, &mut log).unwrap();
    log
}

/// The card with this id.
fn card(table: &Table, id: &str) -> &'static cardwright_engine::Card {
    table.game.cards.get(table.game.cards.by_id(id).unwrap())
}
