//! Formats, and the sets that may be played in them.
use std::fmt;
use std::sync::LazyLock;

use cardwright_data::CardSet;
use cardwright_engine::{Cards, Deck};
use serde::Deserialize;

use super::same_name;

/// A format by its number in deckstrings; unknown numbers are kept as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormatCode(pub u64);

const NAMES: [&str; 4] = ["Wild", "Standard", "Classic", "Twist"];

impl FormatCode {
    /// Every card.
    pub const WILD: Self = Self(1);
    /// The sets of the last two years, and Core.
    pub const STANDARD: Self = Self(2);

    /// The format with this name.
    pub fn named(name: &str) -> Option<Self> {
        (1..).zip(NAMES).find(|(_, known)| same_name(known, name)).map(|(number, _)| Self(number))
    }

    /// Standard if every card of a deck may be played there, in this or another printing; else Wild.
    pub fn of(cards: &Cards, deck: &Deck) -> Self {
        let standard = sets_of("standard");
        let may = |name: &str| {
            let mut printings = cards.collectible().iter().map(|id| cards.get(*id)).filter(|card| card.name == name);
            printings.any(|card| standard.contains(&card.set))
        };
        if deck.cards.iter().all(|id| may(cards.get(*id).name)) { Self::STANDARD } else { Self::WILD }
    }
}

impl fmt::Display for FormatCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match usize::try_from(self.0).ok().and_then(|number| NAMES.get(number.checked_sub(1)?)) {
            Some(name) => f.write_str(name),
            None => write!(f, "format {}", self.0),
        }
    }
}

#[derive(Deserialize)]
struct Sets {
    set: Vec<Set>,
}

#[derive(Deserialize)]
struct Set {
    number: i64,
    name: String,
    module: String,
    title: String,
    #[serde(default)]
    formats: Vec<String>,
}

/// The rows of `data/sets.toml`, which a test of the importer checks.
static SETS: LazyLock<Vec<Set>> = LazyLock::new(|| {
    let sets: Result<Sets, _> = toml::from_str(include_str!("../../../../data/sets.toml"));
    sets.map(|sets| sets.set).unwrap_or_default()
});

fn sets_of(format: &str) -> Vec<CardSet> {
    let of_format = SETS.iter().filter(|set| set.formats.iter().any(|known| same_name(known, format)));
    of_format.filter_map(|set| CardSet::try_from(set.number).ok()).collect()
}

/// The sets that a word means: the one with this name in the client's words, for people, or as a folder, or those of a format.
pub fn sets_named(word: &str) -> Vec<CardSet> {
    let named = |set: &&Set| [&set.name, &set.module, &set.title].into_iter().any(|is| same_name(is, word));
    let one = SETS.iter().find(named).and_then(|set| CardSet::try_from(set.number).ok());
    one.map_or_else(|| sets_of(word), |set| vec![set])
}
