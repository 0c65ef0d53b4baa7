//! A card drawn as a card: frame by class, cost, stats, rarity, tribe and the mark of its set, without art or logos.

use cardwright_data::enums::Rarity;
use cardwright_data::sets::Set;
use serde::Serialize;

use super::book::Book;
use super::card::{Emblem, title};
use super::compare::text_html;
use super::set::class_titles;
use super::standing::Standing;
use crate::catalog::CatalogCard;
use crate::header;

/// The data for `templates/site/face.html`.
#[derive(Debug, Serialize)]
pub struct Face {
    id: String,
    name: String,
    /// Whether a word of the name is so long that the name is written smaller: it is never broken within a word.
    has_long_word: bool,
    kind: String,
    /// The titles of its classes, as `data-class` has them.
    classes: String,
    emblem: Emblem,
    rarity: &'static str,
    /// Tribes, or the school of a spell.
    tribe: String,
    /// HTML.
    text: String,
    mark: Mark,
    /// Its state.
    pub standing: Standing,
}

/// The mark of a set: its initials in a color of its own.
#[derive(Debug, Clone, Serialize)]
pub struct Mark {
    /// The initials of the words of its title.
    pub initials: String,
    /// The hue of its color, in degrees.
    pub hue: u32,
    title: String,
}

impl Mark {
    /// Of a set.
    pub fn new(set: &Set) -> Self {
        let words = set.title.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty());
        let great = words.clone().filter(|word| word.starts_with(char::is_uppercase)).count();
        let mut initials: String = words
            .filter(|word| great < 2 || word.starts_with(char::is_uppercase))
            .filter_map(|word| word.chars().next())
            .collect();
        initials.truncate(3);
        if initials.len() == 1 {
            initials = set.title.chars().take(2).collect();
        }
        // Neighbors in the list are far apart on the wheel.
        let hue = u32::from(set.number) * 137 % 360;
        Self { initials, hue, title: set.title.clone() }
    }
}

impl Face {
    /// Of a card.
    pub fn new(book: &Book, card: &CatalogCard) -> Self {
        let record = &card.record;
        let races: Vec<&str> = record.races().iter().map(|race| race.title()).collect();
        let school = record.school().map(|school| school.title().to_owned());
        Self {
            id: record.id.clone(),
            has_long_word: title(card).split([' ', '-']).any(|word| word.chars().count() > 12),
            name: title(card),
            kind: header::summary(record),
            classes: class_titles(card).join(", "),
            emblem: Emblem::of(card),
            rarity: rarity(card),
            tribe: if races.is_empty() { school.unwrap_or_default() } else { races.join(", ") },
            text: text_html(&header::shown(record, &record.text)),
            mark: Mark::new(&book.catalog.sets.sets[card.home.set]),
            standing: Standing::of(&book.statuses[&record.id]),
        }
    }
}

/// The rarity as a reader names it; "" for a card without one.
pub fn rarity(card: &CatalogCard) -> &'static str {
    let known = card.record.rarity().map(Rarity::title);
    known.filter(|title| !["Invalid", "Unknown 6"].contains(title)).unwrap_or_default()
}
