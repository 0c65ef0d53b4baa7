//! The keys of the query language.

use serde::Serialize;

/// The property that a term refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// The name or the text: a word without a key.
    Any,
    /// The text.
    Text,
    /// The name.
    Name,
    /// The id.
    Id,
    /// The set.
    Set,
    /// A format of the set.
    Format,
    /// The classes.
    Class,
    /// The type of card.
    Type,
    /// The minion types.
    Race,
    /// The school of a spell.
    School,
    /// The rarity.
    Rarity,
    /// The cost.
    Cost,
    /// The Attack.
    Attack,
    /// The Health; of a weapon, its durability.
    Health,
    /// A tag that the card has or refers to.
    Mechanic,
    /// A tag, with or without its number.
    Tag,
    /// A word of the vocabulary in its Power.
    Word,
    /// The state of its Power.
    State,
    /// The evidence that its Power is right.
    Evidence,
    /// Whether it is implemented.
    Implemented,
    /// Whether players own it.
    Collectible,
}

/// What the values of a key are, and so how they are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    /// A part of a text.
    Text,
    /// The beginning of an id.
    Prefix,
    /// A name of a short list, or the beginning of one.
    Name,
    /// A whole name.
    Exact,
    /// A number, comparison or range.
    Number,
    /// A tag by name or number, with or without a comparison.
    Tag,
    /// A tag by name or number.
    Mechanic,
    /// A word of the vocabulary.
    Word,
    /// Yes or no.
    YesNo,
}

/// The keys of the language. The card site reads queries by the same list.
pub(super) const KEYS: [(&str, Key, Kind); 20] = [
    ("text", Key::Text, Kind::Text),
    ("name", Key::Name, Kind::Text),
    ("id", Key::Id, Kind::Prefix),
    ("set", Key::Set, Kind::Exact),
    ("format", Key::Format, Kind::Exact),
    ("class", Key::Class, Kind::Name),
    ("type", Key::Type, Kind::Name),
    ("race", Key::Race, Kind::Name),
    ("school", Key::School, Kind::Name),
    ("rarity", Key::Rarity, Kind::Name),
    ("cost", Key::Cost, Kind::Number),
    ("attack", Key::Attack, Kind::Number),
    ("health", Key::Health, Kind::Number),
    ("mechanic", Key::Mechanic, Kind::Mechanic),
    ("tag", Key::Tag, Kind::Tag),
    ("word", Key::Word, Kind::Word),
    ("state", Key::State, Kind::Exact),
    ("evidence", Key::Evidence, Kind::Exact),
    ("implemented", Key::Implemented, Kind::YesNo),
    ("collectible", Key::Collectible, Kind::YesNo),
];
