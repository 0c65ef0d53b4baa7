//! The words by which a reader names what a card is: its name, classes, type and rarity.

use cardwright_data::enums::{CardType, Rarity};
use cardwright_data::markup::plain;

use crate::catalog::CatalogCard;

/// A card's name, or its id if it has no name.
pub fn title(card: &CatalogCard) -> String {
    let name = plain(&card.record.name);
    if name.is_empty() { card.record.id.clone() } else { name }
}

/// The card's classes as a reader names them.
pub fn class_titles(card: &CatalogCard) -> Vec<String> {
    let classes = card.record.classes();
    if classes.is_empty() {
        vec!["Neutral".to_owned()]
    } else {
        classes.iter().map(|class| class.title().to_owned()).collect()
    }
}

/// The card's classes in one string.
pub fn class_title(card: &CatalogCard) -> String {
    class_titles(card).join(" / ")
}

/// The card's type as a reader names it.
pub fn type_title(card: &CatalogCard) -> &'static str {
    card.record.card_type().map_or("Entity", CardType::title)
}

/// The rarity as a reader names it; "" for a card without one.
pub fn rarity(card: &CatalogCard) -> &'static str {
    let known = card.record.rarity().map(Rarity::title);
    known.filter(|title| !["Invalid", "Unknown 6"].contains(title)).unwrap_or_default()
}
