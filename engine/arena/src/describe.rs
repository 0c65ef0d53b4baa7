//! A game in words, one library for the terminal, the page, `serve` and Python: entities, actions, card texts, what an entity has on
//! it, and the log of what happened.
mod action;
pub mod details;
pub mod log;
pub mod modifier;
pub mod sentence;
mod table;

use cardwright_data::filled::{ChangeableNumber, filled, filled_in_game};
use cardwright_data::markup::plain;
use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::query::view::View;
use cardwright_engine::{Card, CardId, EntityId, Game, PlayerId};

use crate::deck::skin;

pub use action::{action, action_for, action_for_reader, action_with_option_text, offered_text, refusal_text};
pub use details::{CardDetails, text_lines};
pub use log::{Entry, EntryKind, Log};
pub use sentence::{Part, Sentence};
pub use table::table;

/// An entity by its card's name: `Fireball`, `Chillwind Yeti (#42)` where the viewer sees another of that name in the same zone,
/// `an unknown card` where the viewer cannot know it. A hero has the name of its skin. Without a viewer everything is seen.
pub fn entity(game: &Game, id: EntityId, viewer: Option<PlayerId>) -> String {
    let sees = |id: EntityId| viewer.is_none_or(|viewer| !View::hides_card(game, id, viewer));
    if sees(id) { name(game, id, sees) } else { "an unknown card".to_owned() }
}

/// The name of an entity; its number follows if another entity of the same card that `sees` lets through is in the same zone.
fn name(game: &Game, id: EntityId, sees: impl Fn(EntityId) -> bool) -> String {
    let Some(card) = game.card(id) else {
        return match id.number() {
            1 => "the game".to_owned(),
            2 => "player 1".to_owned(),
            3 => "player 2".to_owned(),
            _ => "an unknown card".to_owned(),
        };
    };
    if let Some(skin) = skin::skin_of(game, id) {
        return skin.name.to_owned();
    }
    let (zone, card_id) = (game[id].zone, game[id].card);
    let twin = |other: EntityId| other != id && game[other].card == card_id && game[other].zone == zone && sees(other);
    if game.entities().any(|(other, _)| twin(other)) {
        format!("{} (#{})", card.name, id.number())
    } else {
        card.name.to_owned()
    }
}

/// The name of an entity for a reader: `your hero`, `Fireball`. Where the reader sees another of that name in the same zone, it is told apart by
/// its side or its numbers: `the enemy Chillwind Yeti`, `Tigress Plushy (1/1)`; of equal ones either is meant.
fn reader_name(game: &Game, id: EntityId, reader: PlayerId, sees: impl Fn(EntityId) -> bool) -> String {
    if let Some(hero) = hero_name(game, id, Some(reader)) {
        return hero;
    }
    let Some(card) = game.card(id) else { return name(game, id, sees) };
    let plain = skin::skin_of(game, id).map_or(card.name, |skin| skin.name);
    let it = &game[id];
    let twin = |other: &EntityId| {
        *other != id
            && game[*other].zone == it.zone
            && game.card(*other).is_some_and(|card| card.name == plain)
            && sees(*other)
    };
    let twins: Vec<EntityId> = game.entities().map(|(other, _)| other).filter(twin).collect();
    let of_side = |mine: bool| twins.iter().any(|other| (game[*other].controller == it.controller) == mine);
    let numbers = |id: EntityId| {
        let it = &game[id];
        let body = matches!(it.card_type, CardType::Minion | CardType::Weapon);
        let cost = (it.zone != Zone::Play).then(|| format!("{} mana", it.cost));
        let body = body.then(|| format!("{}/{}", it.attack, it.health()));
        cost.into_iter().chain(body).collect::<Vec<_>>().join(", ")
    };
    let differs = twins.iter().any(|other| game[*other].controller == it.controller && numbers(*other) != numbers(id));
    let told = if of_side(true) && differs { format!("{plain} ({})", numbers(id)) } else { plain.to_owned() };
    match (of_side(false) && it.zone == Zone::Play, it.controller == reader) {
        (false, _) => told,
        (true, true) => format!("your {told}"),
        (true, false) => format!("the enemy {told}"),
    }
}

/// The name of a hero in play for a reader: `your hero`, `the enemy hero`; without a reader who plays `player 1's hero`.
fn hero_name(game: &Game, id: EntityId, reader: Option<PlayerId>) -> Option<String> {
    let of = PlayerId::BOTH.into_iter().find(|player| game.players[*player].hero == Some(id))?;
    Some(match reader {
        Some(reader) if reader == of => "your hero".to_owned(),
        Some(_) => "the enemy hero".to_owned(),
        None => format!("{} hero", sentence::possessive(of, None)),
    })
}

/// A card's text as the client shows it outside a game: `Battlecry: Deal 3 damage.`
pub fn printed(card: &Card) -> String {
    plain(&filled(card.text, |tag| Some(card.tag(tag).into())))
}

/// The text of an entity's card as the client shows it: with what its numbers are now, and without markup. A crafted card
/// shows the texts of its parts where its own text has the places `{0}` and `{1}` (Kazakus Potion).
pub fn text(game: &Game, id: EntityId) -> String {
    if game.card(id).is_none() {
        return String::new();
    }
    let parts = game.merged_cards(id);
    let raw = game.cards.get(game[id].card).text;
    if !parts.is_empty() && raw.contains("{0}") {
        let numbered = parts.iter().enumerate();
        let fill = |text: String, (at, part): (usize, &CardId)| {
            text.replace(&format!("{{{at}}}"), &option_text(game, id, *part))
        };
        return numbered.fold(plain(raw), fill);
    }
    numbered_text(game, id, game[id].card, |tag| game.tag(id, tag).into())
}

/// The text of an option of a Choose One card, with what its numbers are now: Spell Damage counts as for the card.
fn option_text(game: &Game, card: EntityId, option: CardId) -> String {
    numbered_text(game, card, option, |tag| game.cards.get(option).tag(tag).into())
}

/// The text of a card that an entity is or offers, with what its numbers are now.
fn numbered_text(game: &Game, id: EntityId, of: CardId, number: impl Fn(GameTag) -> i64) -> String {
    let you = game[id].controller;
    let number = |tag| Some(number(tag));
    let amount = |kind, n: i64| {
        let now = |n| game.marked_number(n, kind == ChangeableNumber::Damage, id, of, you).into();
        i32::try_from(n).map_or(n, now)
    };
    plain(&filled_in_game(game.cards.get(of).text, number, amount))
}
