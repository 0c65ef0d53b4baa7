//! Sentences that remember which of their words are names of cards.
//!
//! A terminal prints a [`Sentence`] as text; a page shows the card behind a name.
use std::fmt;

use cardwright_engine::{CardId, Cards, EntityId, PlayerId};
use serde_json::{Value, json};

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words.
    Text(String),
    /// The name of a card that the reader may look at.
    Card {
        /// The name as it stands in the sentence: `Fireball`, `your hero`.
        name: String,
        /// The entity.
        entity: EntityId,
        /// The entity's card at that time.
        card: CardId,
    },
}

impl Part {
    /// Words.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    /// The words of the piece.
    pub fn words(&self) -> &str {
        match self {
            Self::Text(words) | Self::Card { name: words, .. } => words,
        }
    }
}

/// A sentence, or a part of one, without a full stop.
///
/// ```
/// use cardwright_arena::describe::Sentence;
///
/// let sentence = Sentence::default().text("the enemy hero").text(" takes 2 damage").capitalized();
/// assert_eq!(sentence.to_string(), "The enemy hero takes 2 damage");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(Vec<Part>);

impl Sentence {
    /// Adds words.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Self {
        self.part(Part::text(text))
    }

    /// Adds a piece; words join the words before them.
    #[must_use]
    pub fn part(mut self, part: Part) -> Self {
        if part.words().is_empty() {
            return self;
        }
        if let (Some(Part::Text(before)), Part::Text(words)) = (self.0.last_mut(), &part) {
            before.push_str(words);
        } else {
            self.0.push(part);
        }
        self
    }

    /// Adds all pieces of another sentence.
    #[must_use]
    pub fn then(self, other: Self) -> Self {
        other.0.into_iter().fold(self, Self::part)
    }

    /// Adds a list: `Wisp, Murloc and 2 cards`. Neighbors that read alike are counted: `Wisp (×2)`.
    #[must_use]
    pub fn list(self, parts: &[Part]) -> Self {
        let groups: Vec<&[Part]> = parts.chunk_by(|one, next| one.words() == next.words()).collect();
        let last = groups.len().saturating_sub(1);
        groups.iter().enumerate().fold(self, |sentence, (at, group)| {
            let sentence = match at {
                0 => sentence,
                at if at == last => sentence.text(" and "),
                _ => sentence.text(", "),
            };
            match (&group[0], group.len()) {
                (part, 1) => sentence.part(part.clone()),
                (Part::Text(hidden), many) if hidden == HIDDEN => sentence.text(format!("{many} cards")),
                (part, many) => sentence.part(part.clone()).text(format!(" (×{many})")),
            }
        })
    }

    /// The sentence with a capital letter at its beginning.
    #[must_use]
    pub fn capitalized(mut self) -> Self {
        if let Some(Part::Text(words) | Part::Card { name: words, .. }) = self.0.first_mut() {
            *words = capitalized(words);
        }
        self
    }

    /// Whether there are no words.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The pieces, from left to right.
    pub fn parts(&self) -> &[Part] {
        &self.0
    }

    /// An array of the pieces: words are strings, names are objects with `card` (its id), `entity` and `name`.
    pub fn json(&self, cards: &Cards) -> Value {
        let piece = |part: &Part| match part {
            Part::Text(words) => json!(words),
            Part::Card { name, entity, card } => {
                json!({ "card": cards.get(*card).id, "entity": entity.number(), "name": name })
            }
        };
        self.0.iter().map(piece).collect()
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|part| f.write_str(part.words()))
    }
}

/// The words for a card that the reader of a sentence cannot know.
pub const HIDDEN: &str = "a card";

/// A text with a capital letter at its beginning.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The words for a player, as the reader sees the player: `you`, `the opponent`; without a reader who plays, `player 1`.
pub const fn player(player: PlayerId, reader: Option<PlayerId>) -> &'static str {
    if let Some(reader) = reader {
        return if reader as u8 == player as u8 { "you" } else { "the opponent" };
    }
    match player {
        PlayerId::First => "player 1",
        PlayerId::Second => "player 2",
    }
}

/// The possessive for a player, as the reader sees the player: `your`, `the opponent's`, `player 1's`.
pub fn possessive(owner: PlayerId, reader: Option<PlayerId>) -> String {
    if reader == Some(owner) { "your".to_owned() } else { format!("{}'s", player(owner, reader)) }
}

/// A verb in the form that agrees with a player: `draw` after `you`, `draws` after the others.
pub fn verb(of: PlayerId, reader: Option<PlayerId>, verb: &str) -> String {
    if reader == Some(of) { verb.to_owned() } else { third_person(verb) }
}

/// The third person of a regular verb: `draws`, `launches`.
pub fn third_person(verb: &str) -> String {
    let hisses = ["s", "ch", "sh", "x", "z"].iter().any(|end| verb.ends_with(end));
    format!("{verb}{}", if hisses { "es" } else { "s" })
}
