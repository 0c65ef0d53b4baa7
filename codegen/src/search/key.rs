//! The keys of the query language.

use serde::Serialize;

/// The property that a term refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchKey {
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
    VocabularyWord,
    /// The state of its Power.
    State,
    /// The evidence that its Power is right.
    Evidence,
    /// Whether it is implemented.
    Implemented,
    /// Whether players own it.
    Collectible,
}

/// The kind of a key's values, which decides how they are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ValueKind {
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
    #[serde(rename = "yes_no")]
    Flag,
}

/// The keys of the language. The card site reads queries by the same list.
pub(super) const KEYS: [(&str, SearchKey, ValueKind); 20] = [
    ("text", SearchKey::Text, ValueKind::Text),
    ("name", SearchKey::Name, ValueKind::Text),
    ("id", SearchKey::Id, ValueKind::Prefix),
    ("set", SearchKey::Set, ValueKind::Exact),
    ("format", SearchKey::Format, ValueKind::Exact),
    ("class", SearchKey::Class, ValueKind::Name),
    ("type", SearchKey::Type, ValueKind::Name),
    ("race", SearchKey::Race, ValueKind::Name),
    ("school", SearchKey::School, ValueKind::Name),
    ("rarity", SearchKey::Rarity, ValueKind::Name),
    ("cost", SearchKey::Cost, ValueKind::Number),
    ("attack", SearchKey::Attack, ValueKind::Number),
    ("health", SearchKey::Health, ValueKind::Number),
    ("mechanic", SearchKey::Mechanic, ValueKind::Mechanic),
    ("tag", SearchKey::Tag, ValueKind::Tag),
    ("word", SearchKey::VocabularyWord, ValueKind::Word),
    ("state", SearchKey::State, ValueKind::Exact),
    ("evidence", SearchKey::Evidence, ValueKind::Exact),
    ("implemented", SearchKey::Implemented, ValueKind::Flag),
    ("collectible", SearchKey::Collectible, ValueKind::Flag),
];
