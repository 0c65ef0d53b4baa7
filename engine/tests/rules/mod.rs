//! Rules by topic, with invented cards: each shows a mechanism that no single real card shows alone.
//!
//! Each group of invented cards has a registry of its own, so that random effects find the cards that a test expects.
mod attack;
mod aura;
mod cast;
mod copy;
mod cost;
mod damage;
mod death;
mod deathrattle;
mod discover;
mod enchantment;
mod hand;
mod history;
mod keyword_action;
mod player_rule;
mod position;
mod quest;
mod secret;
mod selector;
mod spell_damage;
mod summon;
mod text;
mod trigger;

use cardwright_data::{CardClass, CardType, GameTag, Zone};
use cardwright_engine::state::{ByPlayer, OfferedOption, Position, PositionEntity, SideView};
use cardwright_engine::{Action, CardId, Cards, Deck, Game, Options, PlayerId};

use crate::cards;
use crate::table::Table;
use cardwright_scenario::EntityRef::*;
use cardwright_scenario::ForcedOutcome::{self, *};
use cardwright_scenario::Side::*;
use cardwright_scenario::Step::{self, *};
use cardwright_scenario::StepTarget::{self, *};
use cardwright_scenario::TargetKind::*;

const COIN: &str = "GAME_005";
const COIN_BEARER: &str = "ZZ_HEIR";
const KOBOLD: &str = "CS2_142";
const RAID_LEADER: &str = "CS2_122";
const WISP: &str = "CS2_231";
const YETI: &str = "CS2_182";

const MINE: PlayerId = PlayerId::First;

/// Steps of a Mage with the simple cards.
#[track_caller]
fn simple(steps: &[Step]) {
    Table::new(cards::cards(), CardClass::Mage).steps(steps);
}

/// Steps of a Mage with the cards of `cards/found.rs`.
#[track_caller]
fn found(steps: &[Step]) {
    Table::new(cards::with_found(), CardClass::Mage).steps(steps);
}

/// A table with the cards of `cards/game_rules.rs`.
fn game_table() -> Table {
    Table::new(cards::with_game_rules(), CardClass::Mage)
}

/// Steps of a Mage with the cards of `cards/game_rules.rs`.
#[track_caller]
fn game(steps: &[Step]) {
    game_table().steps(steps);
}

/// Steps of a class with the cards of `cards/mechanics.rs`.
#[track_caller]
fn mechanics_of(class: CardClass, steps: &[Step]) {
    Table::new(cards::with_mechanics(), class).steps(steps);
}

/// Steps of a Mage with the cards of `cards/mechanics.rs`.
#[track_caller]
fn mechanics(steps: &[Step]) {
    mechanics_of(CardClass::Mage, steps);
}

/// Steps of a Mage with the cards of `cards/recorded.rs`.
#[track_caller]
fn recorded(steps: &[Step]) {
    Table::new(cards::with_recorded(), CardClass::Mage).steps(steps);
}

/// Steps of a Mage with the cards of `cards/sides.rs`.
#[track_caller]
fn sides(steps: &[Step]) {
    Table::new(cards::with_sides(), CardClass::Mage).steps(steps);
}

fn on(n: usize) -> StepTarget {
    On(Nth(n))
}

fn named(table: &Table, offered: OfferedOption) -> Option<&'static str> {
    let OfferedOption::Entity(id) = offered else { return None };
    table.game.card(id).map(|card| card.name)
}

/// A game of two such decks, the first card of each on top, before its first mulligan.
fn dealt(top: &'static [&'static str]) -> Game {
    let cards = cards::with_game_rules();
    let find = |id: &str| cards.by_id(id).expect("it is a card");
    let deck =
        Deck { hero: find("HERO_08"), cards: top.iter().rev().map(|id| find(id)).collect(), sideboards: Vec::new() };
    let options = Options { seed: 1, shuffle: false, ..Options::default() };
    Game::new(cards, ByPlayer([&deck, &deck]), None, options).expect("the decks are legal")
}

fn hand(game: &Game, player: PlayerId) -> Vec<&'static str> {
    game.players[player].hand.iter().filter_map(|id| game.card(id)).map(|card| card.id).collect()
}

/// A position with a hero on each side, and what else is on it.
fn position(more: &[(u16, PositionEntity)]) -> Game {
    position_with(cards::with_recorded(), more)
}

fn position_with(cards: &'static Cards, more: &[(u16, PositionEntity)]) -> Game {
    let hero = cards.by_id("HERO_08").expect("a hero");
    let mut pieces: std::collections::BTreeMap<u16, PositionEntity> = more.iter().cloned().collect();
    for (number, player) in [(4, PlayerId::First), (5, PlayerId::Second)] {
        pieces.entry(number).or_insert_with(|| PositionEntity::new(hero, Zone::Play, player));
    }
    let mut sides: ByPlayer<SideView> = ByPlayer::default();
    sides[PlayerId::First] = SideView { crystals: 10, deck: 4, ..SideView::default() };
    let position =
        Position { turn: 7, active: PlayerId::First, seed: 1, sides, entities: pieces, ..Position::default() };
    Game::from_position(cards, &position).expect("a position")
}
