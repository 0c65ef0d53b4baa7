//! The tables of facts: the data of each card that the engine needs, apart from its Power.
//!
//! A balance patch changes these tables and the headers, and no other line.

use std::collections::BTreeSet;

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardSet, CardType, GameTag};

use heck::ToShoutySnakeCase;

use crate::catalog::CatalogCard;
use crate::requirements::requirements;
use cardwright_data::markup::plain;

/// One row of a set's table: a call of `Card::new` on one line, followed by a comma.
///
/// The tags are all integer tags that rules may read, by number.
pub fn facts_row(card: &CatalogCard, original: &CardRecord, cosmetic: &BTreeSet<GameTag>) -> String {
    let record = &card.record;
    let requiring = requirements(original).map(|required| {
        let required: Vec<String> = required.iter().map(|requirement| format!("R::{requirement:?}")).collect();
        format!(".requiring(&[{}])", required.join(", "))
    });
    let tags: Vec<String> = record
        .ints
        .iter()
        .filter(|(tag, _)| !cosmetic.contains(tag) && !COVERED_TAGS.contains(tag))
        .map(|(tag, value)| format!("({}, {value})", tag_word(*tag)))
        .collect();
    format!(
        "Card::new({:?}, {}, {:?}, {:?}, K::{:?}, C::{:?}, {}, &[{}], &crate::cards::{}){},",
        record.id,
        record.dbf_id,
        record.name,
        plain(&record.text),
        record.card_type().unwrap_or(CardType::Invalid),
        record.classes().first().copied().unwrap_or(CardClass::Neutral),
        set_word(record.set()),
        tags.join(", "),
        record.id,
        requiring.unwrap_or_default(),
    )
}

/// Tags that are separate arguments of `Card::new`, and the number that stands for no tag.
const COVERED_TAGS: &[GameTag] = &[GameTag::TAG_NOT_SET, GameTag::CARDTYPE, GameTag::CARD_SET, GameTag::CLASS];

/// The Rust constant of a tag; a few tags are in camel case in the client.
fn tag_word(tag: GameTag) -> String {
    match tag.name() {
        Some(name) if name.contains(char::is_lowercase) => format!("T::{}", name.to_shouty_snake_case()),
        Some(name) => format!("T::{name}"),
        None => format!("T({})", tag.0),
    }
}

fn set_word(set: CardSet) -> String {
    match set.name() {
        Some(name) => format!("S::{name}"),
        None => format!("S({})", set.0),
    }
}
