//! The rules between cards, by topic: each file has the tests of one mechanism, played with real cards.
//!
//! `invented` has the cards for what no real card shows.
#![allow(non_snake_case, reason = "ids of cards are Blizzard's")]

mod ability;
mod attack;
mod aura;
mod battlecry;
mod casting;
mod choose_one;
mod combo;
mod control;
mod copy;
mod cost;
mod damage;
mod death;
mod deathrattle;
mod discover;
mod dormant;
mod draw;
mod enchantment;
mod game;
mod games;
mod hand_keywords;
mod hero;
mod invented;
mod magnetic;
mod mana;
mod order_of_play;
mod payment;
mod power;
mod properties;
mod random_games;
mod read_by_hand;
mod refusal;
mod resurrection;
mod secret;
mod selector;
mod spell_damage;
mod starship;
mod summon;
mod target;
mod titan;
mod trigger;
mod vocabulary;

use cardwright_data::BlockType;
use cardwright_engine::observe::{self, Packet, Perspective, Recorder};
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::state::GameEvent;
use cardwright_engine::{Action, EntityId, Game, PlayerId};
use cardwright_tests::*;

const COIN: &str = "GAME_005";
const FIREBALL: &str = "CS2_029";
const WISP: &str = "CS2_231";
const YETI: &str = "CS2_182";

const FACE: StepTarget = On(TheirHero);

/// Performs steps at a table of a class. Unlike [`check!`], it accepts steps that leave unsaid what happens to the opponent.
#[track_caller]
fn of_class(class: CardClass, steps: &[Step]) {
    table(class).steps(steps);
}

/// [`of_class`] for a Mage.
#[track_caller]
fn mage(steps: &[Step]) {
    of_class(CardClass::Mage, steps);
}

/// The events, in order.
#[derive(Default)]
struct Log {
    events: Vec<(EventKind, EntityId, i16)>,
    abilities: Vec<EntityId>,
}

impl Observer for Log {
    fn on_event(&mut self, _: &Game, event: &GameEvent) {
        self.events.push((event.kind, event.subject, event.amount));
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

/// The entities whose triggers begin, in order.
struct Begun(Vec<EntityId>);

impl Observer for Begun {
    fn on_block_start(&mut self, _: &Game, block: Block, _: usize) {
        if block.kind == BlockType::Trigger {
            self.0.push(block.source);
        }
    }
}

/// Does the action and says which of these trigger, in order.
fn triggered(table: &mut Table, action: Action, of: &[EntityId]) -> Vec<EntityId> {
    let mut begun = Begun(Vec::new());
    table.game.act_observed(action, &mut begun).unwrap();
    begun.0.retain(|id| of.contains(id));
    begun.0
}

/// Steps that begin with a minion, then what happens to it, and how many minions its player has at the end of the turn.
#[track_caller]
fn ends(begins: &[Step], then: &[Step], left: usize) {
    check(CardClass::Priest, &[begins, then, &[EndTurn, BoardCount(Mine, left)]].concat());
}

/// The engine's sources: file from the repository's root, text.
pub fn rust_sources() -> Vec<(String, String)> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are in the repository");
    let mut folders = vec![root.join("engine/src"), root.join("engine/vocabulary/src")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().expect("the engine has sources") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).expect("it can be read");
                let file = path.strip_prefix(root).expect("it is in the repository");
                found.push((file.to_string_lossy().replace('\\', "/"), text));
            }
        }
    }
    found.sort();
    found
}

/// The packets that a recorder writes about one action.
fn recorded(table: &mut Table, action: Action) -> Recorder {
    let mut recorder = Recorder::of(&table.game, Perspective::Everything);
    recorder.take();
    table.game.act_observed(action, &mut recorder).unwrap();
    recorder
}

/// The packets that a recorder writes about playing a card that is given first.
fn recorded_play(table: &mut Table, id: &'static str, at: StepTarget) -> Recorder {
    let (you, card) = (table.game.active, table.game.cards.by_id(id).unwrap());
    let card = table.game.give(you, card).unwrap();
    let target = match at {
        Nothing => None,
        On(who) => Some(table.who(who).unwrap()),
    };
    recorded(table, Action::Play { card, target, option: None, place: None })
}

/// The blocks of a kind: who.
fn blocks(recorder: &Recorder, of: BlockType) -> Vec<observe::EntityNumber> {
    let who = |packet: &Packet| {
        let Packet::BlockStart { kind, entity, .. } = packet else { return None };
        (*kind == of).then_some(*entity)
    };
    recorder.packets().iter().filter_map(who).collect()
}
