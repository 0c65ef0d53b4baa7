//! Converts a moment of a recording to a game of the engine.
use std::collections::BTreeMap;

use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::{Cards, Game, PlayerId};
use serde_json::{Value, json};

use super::RecordingError;
use super::moment::{KnownEntity, Moment};
use crate::conform::{Before, CardLookup, KEYWORDS, Tags, load_position};

/// The zones of a position.
const ZONES: [Zone; 5] = [Zone::Play, Zone::Hand, Zone::Deck, Zone::Secret, Zone::Graveyard];

/// The game at a moment. Hidden cards are unknown in it.
pub fn game(cards: &'static Cards, moment: &Moment) -> Result<Game, RecordingError> {
    let names = CardLookup::new(cards);
    let mut ents = BTreeMap::new();
    // Real logs count the turns that something has been in play; without such a count only what has just come is new.
    let counted = moment.entities.values().any(|seen| seen.tags.contains_key(&GameTag::NUM_TURNS_IN_PLAY.0));
    let others = |number: &u32| *number != moment.game && !moment.players.values().any(|player| player == number);
    let highest =
        moment.entities.keys().filter(|number| **number < u32::from(u16::MAX) / 2).max().copied().unwrap_or(3);
    // Enchantments may have numbers of their own, far above the others.
    let mut next = highest + 1;
    for (number, seen) in moment.entities.iter().filter(|(number, _)| others(number)) {
        let Some(tags) = of_entity(seen, &names, counted) else { continue };
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
        let in_deck = |other: &&KnownEntity| {
            other.tag(GameTag::ZONE) == Zone::Deck as i32 && other.tag(GameTag::CONTROLLER) == i32::from(*player)
        };
        tags.insert("deck".to_owned(), json!(moment.entities.values().filter(in_deck).count()));
        tags.insert("entity".to_owned(), json!(number));
        players.insert(*player, Tags(tags));
    }
    let game = moment.entities.get(&moment.game).map(named).unwrap_or_default();
    Ok(Game::from_position(cards, &load_position(&Before { game: Tags(game), players, entities: ents }, None, &names))?)
}

fn named(seen: &KnownEntity) -> BTreeMap<String, Value> {
    let name = |tag: u16| GameTag(tag).name().map_or_else(|| tag.to_string(), str::to_owned);
    seen.tags.iter().map(|(tag, value)| (name(*tag), json!(value))).collect()
}

/// An entity's tags by name; `None` for entities that positions do not have.
fn of_entity(seen: &KnownEntity, names: &CardLookup, counted: bool) -> Option<Tags> {
    let zone = Zone::try_from(i64::from(seen.tag(GameTag::ZONE))).ok().filter(|zone| ZONES.contains(zone))?;
    let printed = names.find(&seen.card).to_option().map(|card| names.cards.get(card));
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
    // A location is used by its text, and so needs a card.
    if zone == Zone::Play && card_type == CardType::Location && printed.is_none() {
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

/// The facts that a recording shows and a game made of it does not have, in words.
pub type Differences = Vec<String>;

/// The game at a moment, and in which visible numbers it differs from the recording.
pub fn position_at(cards: &'static Cards, moment: &Moment) -> Result<(Game, Differences), RecordingError> {
    let game = game(cards, moment)?;
    let found = differences(&game, moment);
    Ok((game, found))
}

/// The visible numbers of a moment: those of both players, of everything in play, and of the cards in hands that are known.
const NUMBERS: [(GameTag, &str); 5] = [
    (GameTag::ATK, "Attack"),
    (GameTag::HEALTH, "Health"),
    (GameTag::DAMAGE, "damage"),
    (GameTag::ARMOR, "Armor"),
    (GameTag::COST, "Cost"),
];

/// In which visible numbers a game differs from a recorded moment, in words.
pub fn differences(game: &Game, moment: &Moment) -> Differences {
    let mut found = Vec::new();
    for player in PlayerId::BOTH {
        of_player(game, moment, player, &mut found);
    }
    for (number, seen) in &moment.entities {
        let shown = seen.tag(GameTag::ZONE) == Zone::Play as i32
            || seen.tag(GameTag::ZONE) == Zone::Hand as i32 && !seen.card.is_empty();
        if shown {
            of_card(game, *number, seen, &mut found);
        }
    }
    found
}

fn of_player(game: &Game, moment: &Moment, player: PlayerId, found: &mut Differences) {
    let number = u8::from(player);
    let side = &game.players[player];
    let tag = |tag| moment.player_tag(number, tag);
    let mana = tag(GameTag::RESOURCES) - tag(GameTag::RESOURCES_USED) + tag(GameTag::TEMP_RESOURCES);
    let count = |zone: Zone| {
        let there = |seen: &&KnownEntity| {
            seen.tag(GameTag::ZONE) == zone as i32 && seen.tag(GameTag::CONTROLLER) == i32::from(number)
        };
        moment.entities.values().filter(there).count()
    };
    let numbers = [
        ("mana", i64::from(mana.max(0)), i64::from(side.mana())),
        ("cards in hand", as_number(count(Zone::Hand)), as_number(side.hand.len())),
        ("cards in the deck", as_number(count(Zone::Deck)), as_number(side.deck.len())),
    ];
    for (what, recorded, is) in numbers {
        // Only who is to act has mana to spend.
        let asked = what != "mana" || game.active == player;
        if asked && recorded != is {
            found.push(format!("player {number} has {recorded} {what} in the recording, and {is} in the engine"));
        }
    }
}

fn as_number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn of_card(game: &Game, number: u32, seen: &KnownEntity, found: &mut Differences) {
    let card_type = CardType::try_from(i64::from(seen.tag(GameTag::CARDTYPE))).unwrap_or(CardType::Invalid);
    let in_play = seen.tag(GameTag::ZONE) == Zone::Play as i32;
    let body = matches!(card_type, CardType::Minion | CardType::Hero | CardType::Weapon | CardType::Location);
    if in_play && !body && card_type != CardType::HeroPower {
        return;
    }
    let id = u16::try_from(number).ok().and_then(|number| game.entity(number));
    let Some(id) = id.filter(|id| game[*id].zone as i32 == seen.tag(GameTag::ZONE)) else {
        let card = if seen.card.is_empty() { "an unknown card" } else { &seen.card };
        found.push(format!("{card} (#{number}) is not where the recording has it"));
        return;
    };
    let name = game.card(id).map_or("an unknown card", |card| card.name);
    for (tag, what) in NUMBERS {
        let asked = match tag {
            GameTag::COST => !in_play || card_type == CardType::HeroPower,
            GameTag::ATK => body && card_type != CardType::Location,
            GameTag::HEALTH => body && card_type != CardType::Weapon,
            _ => in_play && body,
        };
        // A card in hand does not show what is as printed.
        let Some(recorded) = seen.tags.get(&tag.0).copied().filter(|_| asked) else { continue };
        let is = game.tag(id, tag);
        if recorded.max(0) != is.max(0) {
            found.push(format!("{name} (#{number}) has {recorded} {what} in the recording, and {is} in the engine"));
        }
    }
    for (_, tag) in KEYWORDS.iter().filter(|_| in_play && body) {
        let (recorded, is) = (seen.tag(*tag) > 0, game.tag(id, *tag) > 0);
        if recorded != is {
            let said = if recorded { "has" } else { "does not have" };
            let keyword = tag.title().unwrap_or("a keyword".into());
            found.push(format!("{name} (#{number}) {said} {keyword} in the recording, unlike in the engine"));
        }
    }
}
