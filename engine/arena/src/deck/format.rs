//! Formats, and the sets that are legal in them.
use std::fmt;
use std::sync::LazyLock;

use cardwright_data::CardSet;
use cardwright_engine::{Cards, Deck};

use super::same_name;

/// A format by its number in deckstrings; unknown numbers are preserved.
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

    /// Standard if every card of a deck has a printing that is legal there; otherwise Wild.
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

/// A row of `data/sets.toml`.
#[derive(Debug, PartialEq, Eq)]
struct Set {
    number: u16,
    /// The names: in the client, as a folder, for display.
    names: [&'static str; 3],
    formats: Vec<&'static str>,
}

impl Set {
    /// Parses the lines of a row, `key = value`. A TOML parser would be a large part of the page's download.
    fn of_row(row: &'static str) -> Self {
        let value = |key: &str| {
            let mut lines = row.lines().filter_map(|line| line.split_once(" = "));
            lines.find(|(name, _)| *name == key).map_or("", |(_, value)| value.trim_matches('"'))
        };
        let formats = value("formats").split(['[', ']', ',', ' ', '"']).filter(|format| !format.is_empty());
        Self {
            number: value("number").parse().unwrap_or_default(),
            names: ["name", "module", "title"].map(value),
            formats: formats.collect(),
        }
    }
}

const FILE: &str = include_str!("../../../../data/sets.toml");

/// The rows of `data/sets.toml`.
static SETS: LazyLock<Vec<Set>> = LazyLock::new(|| FILE.split("[[set]]").skip(1).map(Set::of_row).collect());

/// The sets that are legal in a format of `data/sets.toml`; none for an unknown name.
pub fn sets_of(format: &str) -> Vec<CardSet> {
    let of_format = SETS.iter().filter(|set| set.formats.iter().any(|known| same_name(known, format)));
    of_format.map(|set| CardSet(set.number)).collect()
}

/// The sets with this name (in the client, for display, or as a folder), or the sets of a format with this name.
pub fn sets_named(word: &str) -> Vec<CardSet> {
    let one = SETS.iter().find(|set| set.names.iter().any(|is| same_name(is, word)));
    one.map_or_else(|| sets_of(word), |set| vec![CardSet(set.number)])
}
