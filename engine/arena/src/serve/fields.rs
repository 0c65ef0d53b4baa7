//! The fields of a request. Each is read once, by name; fields that are left unread are errors.
use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::state::{Snapshot, deserialize_with_path};
use cardwright_engine::{CardId, Cards, EntityId, Game, PlayerId};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::deck;

/// An error in a request: the field and the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {reason}")]
pub struct RequestFault {
    /// The field, such as `snapshot.entities[3].zone`; `line` for the line as a whole.
    pub field: String,
    /// The reason.
    pub reason: String,
}

impl RequestFault {
    /// A fault of a field.
    pub fn new(field: impl Into<String>, says: impl Into<String>) -> Self {
        Self { field: field.into(), reason: says.into() }
    }

    /// A fault at a path within a field, in the notation of `serde_path_to_error`.
    fn within(field: &str, path: &str, says: String) -> Self {
        let separator = if path.starts_with('[') { "" } else { "." };
        Self::new(if path == "." { field.to_owned() } else { format!("{field}{separator}{path}") }, says)
    }
}

/// The reason for a missing required field.
const MISSING: &str = "it is missing";

/// The unread fields of a request.
#[derive(Clone, Debug, Default)]
pub struct Fields(pub Map<String, Value>);

impl Fields {
    /// An optional field; `null` counts as missing.
    pub fn optional<T: DeserializeOwned>(&mut self, name: &str) -> Result<Option<T>, RequestFault> {
        let Some(value) = self.value(name) else { return Ok(None) };
        deserialize_with_path(value)
            .map(Some)
            .map_err(|(path, message)| RequestFault::within(name, &path, plain_message(&message)))
    }

    fn value(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name).filter(|value| !value.is_null())
    }

    /// Takes the snapshot in a field of the request; fails if the field is missing.
    pub fn snapshot(&mut self, name: &str) -> Result<Snapshot, RequestFault> {
        let value = self.value(name).ok_or_else(|| RequestFault::new(name, MISSING))?;
        Snapshot::from_value(&value)
            .map_err(|error| RequestFault::within(name, &error.path, plain_message(&error.fault.to_string())))
    }

    /// A required field.
    pub fn required<T: DeserializeOwned>(&mut self, name: &str) -> Result<T, RequestFault> {
        self.optional(name)?.ok_or_else(|| RequestFault::new(name, MISSING))
    }

    /// Fails if a field is left unread.
    pub fn end(&self) -> Result<(), RequestFault> {
        match self.0.keys().next() {
            Some(name) => Err(RequestFault::new(name, "this request has no such field")),
            None => Ok(()),
        }
    }

    /// A player, 1 or 2.
    pub fn player(&mut self, name: &str) -> Result<PlayerId, RequestFault> {
        let number: u8 = self.required(name)?;
        PlayerId::try_from(number).map_err(|error| RequestFault::new(name, error.to_string()))
    }

    /// A card by its id, or the collectible card with this name.
    pub fn card(&mut self, name: &str, cards: &Cards) -> Result<CardId, RequestFault> {
        let text: String = self.required(name)?;
        card(cards, &text).map_err(|says| RequestFault::new(name, says))
    }

    /// An entity by its number.
    pub fn entity(&mut self, name: &str, game: &Game) -> Result<EntityId, RequestFault> {
        self.optional_entity(name, game)?.ok_or_else(|| RequestFault::new(name, "it is missing"))
    }

    /// An optional entity.
    pub fn optional_entity(&mut self, name: &str, game: &Game) -> Result<Option<EntityId>, RequestFault> {
        let Some(number) = self.optional::<u16>(name)? else { return Ok(None) };
        let found =
            game.entity(number).ok_or_else(|| RequestFault::new(name, format!("there is no entity {number}")))?;
        Ok(Some(found))
    }

    /// An entity in play with Health: a hero, a minion, a weapon, a location.
    pub fn character(&mut self, name: &str, game: &Game) -> Result<EntityId, RequestFault> {
        let id = self.entity(name, game)?;
        let entity = &game[id];
        let mortal =
            matches!(entity.card_type, CardType::Hero | CardType::Minion | CardType::Weapon | CardType::Location);
        if entity.zone == Zone::Play && mortal {
            Ok(id)
        } else {
            Err(RequestFault::new(
                name,
                format!("entity {} is not a hero, minion, weapon or location in play", id.number()),
            ))
        }
    }

    /// A tag by its name.
    pub fn tag(&mut self, name: &str) -> Result<GameTag, RequestFault> {
        let text: String = self.required(name)?;
        GameTag::named(&text).ok_or_else(|| RequestFault::new(name, format!("`{text}` is no tag")))
    }
}

/// The number of letters of a value that a message shows.
const SHOWN: usize = 60;

/// A value of a request, shortened.
pub fn shown(value: &Value) -> String {
    let text = value.to_string();
    let short: String = text.chars().take(SHOWN).collect();
    if short.len() < text.len() { format!("`{short}…`") } else { format!("`{short}`") }
}

/// A message about a value of the wrong JSON type, in plain words.
fn plain_message(message: &str) -> String {
    let invalid = message.strip_prefix("invalid type: ").or_else(|| message.strip_prefix("invalid value: "));
    if let Some((found, wanted)) = invalid.and_then(|said| said.rsplit_once(", expected ")) {
        return format!("write {}, not {}", wanted_form(wanted), found_form(found));
    }
    if let Some((length, wanted)) =
        message.strip_prefix("invalid length ").and_then(|said| said.split_once(", expected "))
    {
        return format!("write {}: this one has {length}", wanted_form(wanted));
    }
    if let Some(name) = message.strip_prefix("missing field ") {
        return format!("{name} is missing");
    }
    if let Some((name, wanted)) =
        message.strip_prefix("unknown variant ").and_then(|said| said.split_once(", expected "))
    {
        return format!("{name} is unknown: write {wanted}");
    }
    if let Some((name, wanted)) = message.strip_prefix("unknown field ").and_then(|said| said.split_once(", expected "))
    {
        return format!("there is no {name} here: the keys are {}", wanted.trim_start_matches("one of "));
    }
    message.to_owned()
}

/// The plain name of the expected JSON type.
fn wanted_form(wanted: &str) -> String {
    let range = |least: i64, most: u64| format!("a whole number from {least} to {most}");
    match wanted {
        "u8" => range(0, u8::MAX.into()),
        "u16" => range(0, u16::MAX.into()),
        "i16" => range(i16::MIN.into(), 32767),
        "u32" | "u64" | "usize" => "a whole number, 0 or more".to_owned(),
        "i8" | "i32" | "i64" => "a whole number".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a string" | "a borrowed string" | "variant identifier" => "a text".to_owned(),
        "a sequence" => "an array".to_owned(),
        "a map" | "string or map" => "an object".to_owned(),
        "unit" => "null".to_owned(),
        other => match other.strip_prefix("an array of length ") {
            Some(many) => format!("an array of {many}"),
            None if other.starts_with("struct ") || other.contains(" enum ") => "an object".to_owned(),
            None => other.to_owned(),
        },
    }
}

/// The plain name of the JSON type in a request.
fn found_form(found: &str) -> String {
    match found {
        "sequence" => "an array".to_owned(),
        "map" => "an object".to_owned(),
        "unit value" | "null" | "Option value" => "null".to_owned(),
        other => {
            let text = other.strip_prefix("string ");
            let number = other.strip_prefix("integer ").or_else(|| other.strip_prefix("floating point "));
            let truth = other.strip_prefix("boolean ");
            match (text, number.or(truth)) {
                (Some(text), _) => format!("the text {}", text.chars().take(SHOWN).collect::<String>()),
                (None, Some(value)) => value.to_owned(),
                (None, None) => other.to_owned(),
            }
        }
    }
}

/// A card by its id, or the collectible card with this name. The error is a message.
pub fn card(cards: &Cards, text: &str) -> Result<CardId, String> {
    cards.by_id(text).map_or_else(|| deck::list::named(cards, text).map_err(|error| error.to_string()), Ok)
}
