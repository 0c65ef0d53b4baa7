//! A card drawn as a card: a frame by class, Cost, stats, rarity, tribe and the mark of its set, without artwork or logos.

use cardwright_data::enums::CardType;
use cardwright_data::sets::Set;
use serde::Serialize;

use super::book::Site;
use super::compare::text_html;
use super::standing::DisplayStatus;
use super::titles::{class_titles, rarity, title};
use crate::catalog::CatalogCard;
use crate::header;

/// The data for `templates/site/face.html`.
#[derive(Debug, Serialize)]
pub struct CardFace {
    id: String,
    name: String,
    /// Whether a word of the name is so long that the name is printed smaller, because names are never broken within a word.
    has_long_word: bool,
    kind: String,
    /// The titles of its classes, for the attribute `data-class`.
    classes: String,
    emblem: Emblem,
    rarity: &'static str,
    /// Tribes, or the school of a spell.
    tribe: String,
    /// HTML.
    text: String,
    mark: SetMark,
    /// Its state.
    pub standing: DisplayStatus,
}

/// The mark of a set: its initials in a color of its own.
#[derive(Debug, Clone, Serialize)]
pub struct SetMark {
    /// The initials of the words of its title.
    pub initials: String,
    /// The hue of its color, in degrees.
    pub hue: u32,
    title: String,
}

/// The numbers in the corners of a card.
#[derive(Debug, Serialize)]
pub struct Emblem {
    cost: Option<i64>,
    attack: Option<i64>,
    health: Option<i64>,
    /// The kind of the health value: `health`, `durability` or `armor`.
    health_is: &'static str,
}

impl Emblem {
    /// The numbers of a card.
    pub fn of(card: &CatalogCard) -> Self {
        let record = &card.record;
        let (health, health_is) = match record.card_type() {
            Some(CardType::Weapon | CardType::Location) => (record.durability(), "durability"),
            Some(CardType::Hero) if record.armor().is_some_and(|armor| armor > 0) => (record.armor(), "armor"),
            Some(CardType::Minion | CardType::Hero) => (record.health(), "health"),
            _ => (None, "health"),
        };
        let attack = record.attack().filter(|_| record.card_type() != Some(CardType::Enchantment));
        let cost = record.cost().filter(|_| record.card_type() != Some(CardType::Enchantment));
        Self { cost, attack, health, health_is }
    }

    /// Cost, attack and health.
    pub fn numbers(&self) -> (Option<i64>, Option<i64>, Option<i64>) {
        (self.cost, self.attack, self.health)
    }
}

impl SetMark {
    /// The mark of a set.
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

impl CardFace {
    /// The face of a card.
    pub fn new(book: &Site, card: &CatalogCard) -> Self {
        let record = &card.record;
        let races: Vec<&str> = record.races().iter().map(|race| race.title()).collect();
        let school = record.school().map(|school| school.title().to_owned());
        Self {
            id: record.id.clone(),
            has_long_word: title(card).split([' ', '-']).any(|word| word.chars().count() > 12),
            name: title(card),
            // The gems have the numbers.
            kind: header::summary(record).split(" · ").next().unwrap_or_default().to_owned(),
            classes: class_titles(card).join(", "),
            emblem: Emblem::of(card),
            rarity: rarity(card),
            tribe: if races.is_empty() { school.unwrap_or_default() } else { races.join(", ") },
            text: text_html(&header::formatted_text(record, &record.text)),
            mark: SetMark::new(&book.catalog.sets.sets[card.placement.set]),
            standing: DisplayStatus::of(&book.statuses[&record.id]),
        }
    }
}
