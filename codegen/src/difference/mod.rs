//! Compares two builds of the card data.
//!
//! This module knows card records and the list of sets. The caller supplies the records and the states of `generated/`.

mod change;
mod report;
mod words;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardSet, GameTag};
use cardwright_data::sets::{Sets, UnlistedSet};
use serde::{Deserialize, Serialize};

use crate::catalog::select;
use crate::coverage::CardStatus;
use crate::header;

pub use change::{Change, Stat, changes};
pub use report::{MarkStyle, report};
pub use words::{WordMarks, word_difference};

/// The cards of one build.
#[derive(Debug)]
pub struct Build {
    /// Its number.
    pub number: u32,
    /// Every entity, by id.
    pub cards: BTreeMap<String, CardRecord>,
    /// The sets with collectible cards that `data/sets.toml` does not list.
    pub unlisted: Vec<UnlistedSet>,
    /// The ids of the cards of constructed play.
    constructed_cards: BTreeSet<String>,
    requirements: bool,
    entourage: bool,
}

impl Build {
    /// A build from its records.
    pub fn new(number: u32, records: Vec<CardRecord>, sets: &Sets) -> Self {
        Self::with_titles(number, records, sets, &BTreeMap::new())
    }

    /// A build with the client's titles of sets, which are used in the rows proposed for `data/sets.toml`.
    pub fn with_titles(number: u32, records: Vec<CardRecord>, sets: &Sets, titles: &BTreeMap<String, String>) -> Self {
        let cards: BTreeMap<String, CardRecord> = records.into_iter().map(|card| (card.id.clone(), card)).collect();
        let collectible = cards.values().filter(|card| card.collectible());
        let unlisted = sets.unlisted(collectible.map(|card| (card.id.as_str(), card.set())), titles);
        Self {
            number,
            // The cards of a new set are its cards before it has a row.
            constructed_cards: select(&cards, &sets.with_newer(&unlisted)),
            unlisted,
            requirements: cards.values().any(|card| !card.requirements.is_empty()),
            entourage: cards.values().any(|card| !card.entourage.is_empty()),
            cards,
        }
    }
}

impl Build {
    /// The ids of the collectible cards of listed sets, in order.
    pub fn collectible<'a>(&'a self, sets: &'a Sets) -> impl Iterator<Item = &'a str> {
        let owned = |card: &&CardRecord| card.collectible() && sets.get(card.set()).is_some();
        self.constructed_cards.iter().filter_map(|id| self.cards.get(id)).filter(owned).map(|card| card.id.as_str())
    }
}

/// Options of a comparison.
#[derive(Debug, Clone, Default)]
pub struct ComparisonOptions {
    /// Include all entities, not only cards of constructed play, and also cosmetic tags, tags without a name, and the layout
    /// of texts.
    pub everything: bool,
    /// The tags of `data/tags.toml`.
    pub cosmetic: BTreeSet<GameTag>,
}

/// All differences between two builds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The number of the first build.
    pub from: u32,
    /// The number of the second.
    pub to: u32,
    /// The sets of the second build that `data/sets.toml` does not list, and that the first build does not have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unlisted: Vec<UnlistedSet>,
    /// The differences by set: new sets without a row first, then those of `data/sets.toml`, the newest first.
    pub sets: Vec<SetDifference>,
    /// The totals.
    pub summary: Summary,
}

/// The differences in a set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetDifference {
    /// Blizzard's name of the set, or its number.
    pub set: String,
    /// Its name for people.
    pub title: String,
    /// Its new cards, then changed, then removed ones, each by id.
    pub cards: Vec<CardDifference>,
}

/// The kind of a card's difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DifferenceKind {
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
    /// Its name in the newer build that has it.
    pub name: String,
    /// Whether it is new, removed or changed.
    #[serde(rename = "fate")]
    pub change_kind: DifferenceKind,
    /// Whether it is collectible.
    pub collectible: bool,
    /// Class, type and numbers, as in the card's header.
    pub kind: String,
    /// Its text without markup, from the newer build that has it.
    pub text: String,
    /// Its changes; empty for new and removed cards.
    pub changes: Vec<Change>,
    /// The state of its Power, if it has one. Cached differences do not contain it.
    #[serde(rename = "state", skip_deserializing)]
    pub power_state: Option<&'static str>,
    /// Whether it is implemented.
    #[serde(skip_deserializing)]
    pub implemented: bool,
}

/// Numbers of cards; a card can count in several rows of changes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// New cards.
    pub added: usize,
    /// Removed cards.
    pub removed: usize,
    /// Cards that differ.
    pub changed: usize,
    /// Cards with another name.
    pub renamed: usize,
    /// Cards with another text.
    pub texts: usize,
    /// Cards with another Cost, Attack, Health, Durability or Armor.
    pub numbers: usize,
    /// Cards that moved to another set.
    pub moved: usize,
    /// Cards with other tags.
    pub tags: usize,
    /// Changed cards that are implemented: their Powers need a review.
    pub implemented_changed: usize,
    /// Removed cards that were implemented.
    pub implemented_removed: usize,
}

/// Compares two builds. `statuses` has the statuses of cards in `generated/`, and may be empty.
///
/// A card belongs to constructed play if either build says so.
pub fn compare(
    old: &Build,
    new: &Build,
    sets: &Sets,
    scope: &ComparisonOptions,
    statuses: &BTreeMap<String, CardStatus>,
) -> Difference {
    // If one of the builds has none at all, the data format dropped it: nothing was removed from the cards.
    let told = change::ComparisonScope {
        options: scope,
        sets,
        requirements: old.requirements && new.requirements,
        entourage: old.entourage && new.entourage,
    };
    let ids: BTreeSet<&String> = if scope.everything {
        old.cards.keys().chain(new.cards.keys()).collect()
    } else {
        old.constructed_cards.union(&new.constructed_cards).collect()
    };
    // A set is as old as its first collectible card: the game counts its cards up as they are made.
    let mut first: BTreeMap<CardSet, i64> = BTreeMap::new();
    for card in old.cards.values().chain(new.cards.values()).filter(|card| card.collectible()) {
        let first = first.entry(card.set()).or_insert(card.dbf_id);
        *first = card.dbf_id.min(*first);
    }
    let mut by_set: BTreeMap<(u8, Reverse<i64>, CardSet), Vec<CardDifference>> = BTreeMap::new();
    let is_new = |set: &&UnlistedSet| old.unlisted.iter().all(|before| before.number != set.number);
    let unlisted: Vec<UnlistedSet> = new.unlisted.iter().filter(is_new).cloned().collect();
    let mut summary = Summary::default();
    for id in ids {
        let (before, now) = (old.cards.get(id), new.cards.get(id));
        let (fate, card, changes) = match (before, now) {
            (None, Some(now)) => (DifferenceKind::Added, now, Vec::new()),
            (Some(before), None) => (DifferenceKind::Removed, before, Vec::new()),
            (Some(before), Some(now)) => (DifferenceKind::Changed, now, changes(before, now, &told)),
            (None, None) => continue,
        };
        if fate == DifferenceKind::Changed && changes.is_empty() {
            continue;
        }
        let status = statuses.get(id);
        let difference = CardDifference {
            id: id.clone(),
            name: card.name.clone(),
            change_kind: fate,
            collectible: card.collectible(),
            kind: header::summary(card),
            text: change::visible_text(card),
            changes,
            power_state: status.map(|status| status.state.word()),
            implemented: status.is_some_and(|status| status.implemented),
        };
        summary.count(&difference);
        let age = first.get(&card.set()).copied().unwrap_or(i64::MIN);
        let rank = match (sets.contains(card.set()), unlisted.iter().any(|set| set.number == card.set().0)) {
            (false, true) => 0,
            (true, _) => 1,
            (false, false) => 2,
        };
        by_set.entry((rank, Reverse(age), card.set())).or_default().push(difference);
    }
    let sets = by_set
        .into_iter()
        .map(|((_, _, set), mut cards)| {
            cards.sort_by(|a, b| (a.change_kind, &a.id).cmp(&(b.change_kind, &b.id)));
            SetDifference { set: set.to_string(), title: change::set_title(sets, set), cards }
        })
        .collect();
    Difference { from: old.number, to: new.number, unlisted, sets, summary }
}

impl Difference {
    /// Adds the current states of the cards to a cached difference.
    #[must_use]
    pub fn with_statuses(mut self, statuses: &BTreeMap<String, CardStatus>) -> Self {
        self.summary = Summary::default();
        for card in self.sets.iter_mut().flat_map(|set| &mut set.cards) {
            let status = statuses.get(&card.id);
            card.power_state = status.map(|status| status.state.word());
            card.implemented = status.is_some_and(|status| status.implemented);
            self.summary.count(card);
        }
        self
    }
}

impl CardDifference {
    /// The address of its page on the card site; `None` if it has no page.
    pub fn page(&self, site: Option<&str>) -> Option<String> {
        let site = site.filter(|_| self.power_state.is_some() && self.change_kind != DifferenceKind::Removed)?;
        Some(format!("{}/cards/{}.html", site.trim_end_matches('/'), self.id))
    }
}

impl Summary {
    fn count(&mut self, card: &CardDifference) {
        match card.change_kind {
            DifferenceKind::Added => self.added += 1,
            DifferenceKind::Removed => {
                self.removed += 1;
                self.implemented_removed += usize::from(card.implemented);
            }
            DifferenceKind::Changed => {
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
