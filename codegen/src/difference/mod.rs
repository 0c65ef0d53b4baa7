//! What a patch did: two builds of the card data, held against each other.
//!
//! Knows card records and the list of sets; where the records come from and what stands in `generated/` it is told.

mod change;
mod report;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardSet, GameTag};
use cardwright_data::sets::Sets;
use serde::{Deserialize, Serialize};

use crate::catalog::select;
use crate::coverage::CardStatus;
use crate::header;

pub use change::{Change, Stat, changes};
pub use report::{Marks, report};
pub use words::{WordMarks, word_difference};

/// The cards of one build.
#[derive(Debug)]
pub struct Build {
    /// Its number.
    pub number: u32,
    /// Every entity, by id.
    pub cards: BTreeMap<String, CardRecord>,
    /// The ids of those that are cards of the constructed game.
    constructed: BTreeSet<String>,
    requirements: bool,
    entourage: bool,
}

impl Build {
    /// Takes the records of a build.
    pub fn new(number: u32, records: Vec<CardRecord>, sets: &Sets) -> Self {
        let cards: BTreeMap<String, CardRecord> = records.into_iter().map(|card| (card.id.clone(), card)).collect();
        Self {
            number,
            constructed: select(&cards, sets),
            requirements: cards.values().any(|card| !card.requirements.is_empty()),
            entourage: cards.values().any(|card| !card.entourage.is_empty()),
            cards,
        }
    }
}

impl Build {
    /// The ids of the cards of listed sets that players put into decks, in order.
    pub fn collectible<'a>(&'a self, sets: &'a Sets) -> impl Iterator<Item = &'a str> {
        let owned = |card: &&CardRecord| card.collectible() && sets.get(card.set()).is_some();
        self.constructed.iter().filter_map(|id| self.cards.get(id)).filter(owned).map(|card| card.id.as_str())
    }
}

/// What is compared.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    /// Every entity, not only the constructed cards; cosmetic tags and the layout of texts too.
    pub everything: bool,
    /// The tags of `data/tags.toml`.
    pub cosmetic: BTreeSet<GameTag>,
}

/// Everything that differs between two builds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The number of the first build.
    pub from: u32,
    /// The number of the second.
    pub to: u32,
    /// Set by set in the order of `data/sets.toml`, then the other sets by number.
    pub sets: Vec<SetDifference>,
    /// How much in all.
    pub summary: Summary,
}

/// What differs in a set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetDifference {
    /// Blizzard's name of the set, or its number.
    pub set: String,
    /// Its name for people.
    pub title: String,
    /// Its cards that differ: new ones, then changed ones, then those that are gone, each by id.
    pub cards: Vec<CardDifference>,
}

/// What happened to a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The first build does not have it.
    Added,
    /// Both builds have it.
    Changed,
    /// The second build does not have it.
    Removed,
}

/// A card that differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardDifference {
    /// Its id.
    pub id: String,
    /// Its name, the new one if it has two.
    pub name: String,
    /// Whether it is new, gone or changed.
    pub fate: Fate,
    /// Whether players can own it.
    pub collectible: bool,
    /// Class, type and numbers, as in the card's header.
    pub kind: String,
    /// Its text without markup, the new one if it has two.
    pub text: String,
    /// What changed; empty for a new card and for one that is gone.
    pub changes: Vec<Change>,
    /// The state of its Power, where it has one; what was written down earlier does not tell it.
    #[serde(skip_deserializing)]
    pub state: Option<&'static str>,
    /// Whether it is implemented.
    #[serde(skip_deserializing)]
    pub implemented: bool,
}

/// How many cards; a card may count in several rows of changes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// New cards.
    pub added: usize,
    /// Cards that are gone.
    pub removed: usize,
    /// Cards that differ.
    pub changed: usize,
    /// … in name.
    pub renamed: usize,
    /// … in text.
    pub texts: usize,
    /// … in cost, attack, health, durability or armor.
    pub numbers: usize,
    /// … in set.
    pub moved: usize,
    /// … in tags.
    pub tags: usize,
    /// Changed cards that are implemented: their Powers want a look.
    pub implemented_changed: usize,
    /// Cards that are gone and were implemented.
    pub implemented_removed: usize,
}

/// Holds two builds against each other; `statuses` are of the cards as they stand in `generated/`, and may be empty.
///
/// A card is constructed when either build says so.
pub fn between(
    old: &Build,
    new: &Build,
    sets: &Sets,
    scope: &Scope,
    statuses: &BTreeMap<String, CardStatus>,
) -> Difference {
    // Of what one of the builds has not at all nothing is gone: the format dropped it.
    let told = change::Told {
        scope,
        sets,
        requirements: old.requirements && new.requirements,
        entourage: old.entourage && new.entourage,
    };
    let ids: BTreeSet<&String> = if scope.everything {
        old.cards.keys().chain(new.cards.keys()).collect()
    } else {
        old.constructed.union(&new.constructed).collect()
    };
    let mut by_set: BTreeMap<(usize, CardSet), Vec<CardDifference>> = BTreeMap::new();
    let mut summary = Summary::default();
    for id in ids {
        let (before, now) = (old.cards.get(id), new.cards.get(id));
        let (fate, card, changes) = match (before, now) {
            (None, Some(now)) => (Fate::Added, now, Vec::new()),
            (Some(before), None) => (Fate::Removed, before, Vec::new()),
            (Some(before), Some(now)) => (Fate::Changed, now, changes(before, now, &told)),
            (None, None) => continue,
        };
        if fate == Fate::Changed && changes.is_empty() {
            continue;
        }
        let status = statuses.get(id);
        let difference = CardDifference {
            id: id.clone(),
            name: card.name.clone(),
            fate,
            collectible: card.collectible(),
            kind: header::summary(card),
            text: cardwright_text::markup::plain(&card.text),
            changes,
            state: status.map(|status| status.state.word()),
            implemented: status.is_some_and(|status| status.implemented),
        };
        summary.count(&difference);
        let row = sets.sets.iter().position(|row| row.set() == card.set()).unwrap_or(usize::MAX);
        by_set.entry((row, card.set())).or_default().push(difference);
    }
    let sets = by_set
        .into_iter()
        .map(|((_, set), mut cards)| {
            cards.sort_by(|a, b| (a.fate, &a.id).cmp(&(b.fate, &b.id)));
            SetDifference { set: set.to_string(), title: change::set_title(sets, set), cards }
        })
        .collect();
    Difference { from: old.number, to: new.number, sets, summary }
}

impl Difference {
    /// The same with the cards' states as they are by now: for a difference that was found earlier.
    #[must_use]
    pub fn with_statuses(mut self, statuses: &BTreeMap<String, CardStatus>) -> Self {
        self.summary = Summary::default();
        for card in self.sets.iter_mut().flat_map(|set| &mut set.cards) {
            let status = statuses.get(&card.id);
            card.state = status.map(|status| status.state.word());
            card.implemented = status.is_some_and(|status| status.implemented);
            self.summary.count(card);
        }
        self
    }
}

impl Summary {
    fn count(&mut self, card: &CardDifference) {
        match card.fate {
            Fate::Added => self.added += 1,
            Fate::Removed => {
                self.removed += 1;
                self.implemented_removed += usize::from(card.implemented);
            }
            Fate::Changed => {
                self.changed += 1;
                self.implemented_changed += usize::from(card.implemented);
            }
        }
        let has = |is: fn(&Change) -> bool| usize::from(card.changes.iter().any(is));
        self.renamed += has(|change| matches!(change, Change::Name { .. }));
        self.texts += has(|change| matches!(change, Change::Text { .. }));
        self.numbers += has(|change| matches!(change, Change::Number { .. }));
        self.moved += has(|change| matches!(change, Change::Set { .. }));
        self.tags += has(|change| matches!(change, Change::Tag { .. }));
    }
}
