//! The page of a set: its cards as a table with filters.

use std::collections::BTreeSet;

use cardwright_data::enums::Rarity;
use serde::Serialize;

use super::book::{PageFrame, Site};
use super::compare::text_html;
use super::count::CardCount;
use super::face::Emblem;
use super::standing::{DisplayStatus, Progress, STATE_NAMES};
use super::titles::{class_title, class_titles, rarity, title, type_title};
use crate::catalog::{CatalogCard, SetCards};
use crate::header;

/// The data for `templates/site/set.html`.
#[derive(Debug, Serialize)]
pub struct SetPage {
    frame: PageFrame,
    title: String,
    module: String,
    formats: Vec<String>,
    collectible: CardCount,
    all: CardCount,
    filters: Filters,
    rows: Vec<Row>,
}

/// The options of a table's filters.
#[derive(Debug, Default, Serialize)]
pub struct Filters {
    /// Titles of classes.
    pub classes: Vec<String>,
    /// Titles of types.
    pub types: Vec<String>,
    /// The names of states.
    pub states: Vec<&'static str>,
    /// Names of mechanics.
    pub mechanics: Vec<String>,
    /// Titles of rarities, the most common first.
    pub rarities: Vec<&'static str>,
    /// Titles of minion types.
    pub races: Vec<&'static str>,
    /// Modules and titles of sets; only for the table of all sets.
    pub sets: Vec<(String, String)>,
}

/// A card in a table.
#[derive(Debug, Serialize)]
pub struct Row {
    id: String,
    name: String,
    cost: Option<i64>,
    attack: Option<i64>,
    health: Option<i64>,
    class: String,
    card_type: &'static str,
    rarity: &'static str,
    races: String,
    collectible: bool,
    word: &'static str,
    tier: Progress,
    mechanics: String,
    /// HTML.
    text: String,
}

/// The cards of a set in the order of its page: collectible cards by class, cost and name, then all others.
pub fn in_order<'a>(set: &SetCards<'a>) -> Vec<&'a CatalogCard> {
    let mut cards: Vec<&CatalogCard> = set.classes.iter().flat_map(|class| &class.cards).copied().collect();
    cards.sort_by_cached_key(|card| {
        (!card.collectible, class_title(card), card.record.cost(), card.record.name.clone(), card.record.id.clone())
    });
    cards
}

impl Filters {
    /// The options that occur among these cards.
    pub fn of<'a>(book: &Site, cards: impl Iterator<Item = &'a CatalogCard>) -> Self {
        let (mut classes, mut types, mut states) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut mechanics = BTreeSet::new();
        let (mut rarities, mut races) = (BTreeSet::new(), BTreeSet::new());
        for card in cards {
            classes.extend(class_titles(card));
            types.insert(type_title(card).to_owned());
            states.insert(DisplayStatus::of(&book.statuses[&card.record.id]).word);
            mechanics.extend(header::mechanics(&card.record, &book.cosmetic));
            rarities.insert(rarity(card));
            races.extend(card.record.races().iter().map(|race| race.title()));
        }
        Self {
            classes: classes.into_iter().collect(),
            types: types.into_iter().collect(),
            states: STATE_NAMES.into_iter().filter(|word| states.contains(word)).collect(),
            mechanics: mechanics.intersection(&book.printed_mechanics).cloned().collect(),
            rarities: Rarity::ALL.iter().map(|one| one.title()).filter(|title| rarities.contains(title)).collect(),
            races: races.into_iter().collect(),
            sets: Vec::new(),
        }
    }
}

impl SetPage {
    /// The data for the page of a set; `cards` are its cards in order.
    pub fn new(book: &Site, set: &SetCards, cards: &[&CatalogCard]) -> Self {
        let count = |which: fn(&CatalogCard) -> bool| {
            let mut count = CardCount::new(set.set.title.clone(), String::new());
            for card in cards.iter().filter(|card| which(card)) {
                count.add(DisplayStatus::of(&book.statuses[&card.record.id]).tier);
            }
            count.with_percentages()
        };
        Self {
            frame: book.frame(
                &format!("sets/{}.html", set.set.module),
                &set.set.title,
                format!("All cards of {}, and which of them work.", set.set.title),
            ),
            title: set.set.title.clone(),
            module: set.set.module.clone(),
            formats: set.set.formats.clone(),
            collectible: count(|card| card.collectible),
            all: count(|_| true),
            filters: Filters::of(book, cards.iter().copied()),
            rows: cards.iter().map(|card| Row::new(book, card)).collect(),
        }
    }
}

impl Row {
    fn new(book: &Site, card: &CatalogCard) -> Self {
        let (cost, attack, health) = Emblem::of(card).numbers();
        let standing = DisplayStatus::of(&book.statuses[&card.record.id]);
        Self {
            id: card.record.id.clone(),
            name: title(card),
            cost,
            attack,
            health,
            class: class_title(card),
            card_type: type_title(card),
            rarity: rarity(card),
            races: card.record.races().iter().map(|race| race.title()).collect::<Vec<_>>().join("|"),
            collectible: card.collectible,
            word: standing.word,
            tier: standing.tier,
            mechanics: header::mechanics(&card.record, &book.cosmetic).join("|"),
            text: text_html(&header::formatted_text(&card.record, &card.record.text)),
        }
    }
}
