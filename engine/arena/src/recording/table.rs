//! Converts a moment of a recording to a game of the engine.
use std::collections::BTreeMap;

use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::{Cards, Game};
use serde_json::{Value, json};

use super::RecordingError;
use super::history::{Moment, Seen};
use crate::conform::{Before, Names, Tags, position};

/// The zones of a position.
const PLACES: [Zone; 5] = [Zone::Play, Zone::Hand, Zone::Deck, Zone::Secret, Zone::Graveyard];

/// The game at a moment. Hidden cards are unknown in it.
pub fn game(cards: &'static Cards, moment: &Moment) -> Result<Game, RecordingError> {
    let names = Names::new(cards);
    let mut ents = BTreeMap::new();
    // Real logs count the turns that something has been in play; without such a count only what has just come is new.
    let counted = moment.entities.values().any(|seen| seen.tags.contains_key(&GameTag::NUM_TURNS_IN_PLAY.0));
    let others = |number: &u32| *number != moment.game && !moment.players.values().any(|player| player == number);
    let highest =
        moment.entities.keys().filter(|number| **number < u32::from(u16::MAX) / 2).max().copied().unwrap_or(3);
    // Enchantments may have numbers of their own, far above the others.
    let mut next = highest + 1;
    for (number, seen) in moment.entities.iter().filter(|(number, _)| others(number)) {
        let Some(tags) = of_entity(seen, cards, counted) else { continue };
        let far = *number > highest;
        let at = if far { next } else { *number };
        next += u32::from(far);
        if let Ok(at) = u16::try_from(at) {
            ents.insert(at, tags);
        }
    }
    let mut players = BTreeMap::new();
    for (player, number) in &moment.players {
        let Some(seen) = moment.entities.get(number) else { continue };
        let mut tags = named(seen);
        let in_deck = |other: &&Seen| {
            other.tag(GameTag::ZONE) == Zone::Deck as i32 && other.tag(GameTag::CONTROLLER) == i32::from(*player)
        };
        tags.insert("deck".to_owned(), json!(moment.entities.values().filter(in_deck).count()));
        tags.insert("entity".to_owned(), json!(number));
        players.insert(*player, Tags(tags));
    }
    let game = moment.entities.get(&moment.game).map(named).unwrap_or_default();
    Ok(Game::from_position(cards, &position(&Before { game: Tags(game), players, ents }, None, &names))?)
}

fn named(seen: &Seen) -> BTreeMap<String, Value> {
    let name = |tag: u16| GameTag(tag).name().map_or_else(|| tag.to_string(), str::to_owned);
    seen.tags.iter().map(|(tag, value)| (name(*tag), json!(value))).collect()
}

/// An entity's tags by name; `None` for entities that positions do not have.
fn of_entity(seen: &Seen, cards: &'static Cards, counted: bool) -> Option<Tags> {
    let zone = Zone::try_from(i64::from(seen.tag(GameTag::ZONE))).ok().filter(|zone| PLACES.contains(zone))?;
    let printed = cards.by_id(&seen.card).map(|card| cards.get(card));
    let told = CardType::try_from(i64::from(seen.tag(GameTag::CARDTYPE))).ok().filter(|it| *it != CardType::Invalid);
    let card_type = told.or_else(|| printed.map(|card| card.card_type)).unwrap_or(CardType::Invalid);
    let stands = matches!(
        card_type,
        CardType::Minion
            | CardType::Hero
            | CardType::Weapon
            | CardType::HeroPower
            | CardType::Location
            | CardType::Enchantment
    );
    if (zone == Zone::Play && !stands) || (zone != Zone::Play && card_type == CardType::Enchantment) {
        return None;
    }
    // What could be used needs a text, and so a card.
    let usable = matches!(card_type, CardType::HeroPower | CardType::Location | CardType::Weapon);
    if zone == Zone::Play && usable && printed.is_none() {
        return None;
    }
    let mut tags = named(seen);
    let name = if card_type == CardType::Enchantment { "ENCH" } else { card_type.name() };
    tags.insert("ZONE".to_owned(), json!(zone.name()));
    tags.insert("CARDTYPE".to_owned(), json!(name));
    if !seen.card.is_empty() {
        tags.insert("card".to_owned(), json!(seen.card));
    }
    if !counted && seen.tag(GameTag::JUST_PLAYED) == 0 {
        tags.insert("NUM_TURNS_IN_PLAY".to_owned(), json!(1));
    }
    Some(Tags(tags))
}
