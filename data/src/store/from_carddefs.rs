//! Reads records from a CardDefs.xml directly, without a database.

use std::path::Path;

use super::StoreError;
use crate::carddefs::{Child, Entity, Reader, Tag, TagValue};
use crate::record::{CardRecord, Origin, Requirement};

/// All languages except English.
const OTHER_LANGUAGES: [&str; 13] =
    ["deDE", "esES", "esMX", "frFR", "itIT", "jaJP", "koKR", "plPL", "ptBR", "ruRU", "thTH", "zhCN", "zhTW"];

/// Reads the number of a build and its cards, by id, in English, without links, corrections and data of a legacy build.
pub fn records_from_carddefs(file: &Path) -> Result<(u32, Vec<CardRecord>), StoreError> {
    let mut reader = Reader::open(file)?.skip_elements(&OTHER_LANGUAGES);
    let build = reader.root()?.build.ok_or_else(|| StoreError::NoBuild(file.to_owned()))?;
    let mut cards = Vec::new();
    while let Some(entity) = reader.next_entity()? {
        cards.push(record(entity, build));
    }
    cards.sort_unstable_by(|a, b| a.id.cmp(&b.id));
    Ok((build, cards))
}

fn record(entity: Entity, build: u32) -> CardRecord {
    let Entity { card_id, dbf_id, children, .. } = entity;
    let mut card = CardRecord { id: card_id, dbf_id, origin: Origin::Build, ..CardRecord::default() };
    for child in children {
        match child {
            Child::Tag(tag) => add(&mut card, tag),
            Child::ReferencedTag(Tag { tag, value: TagValue::Int(value), .. }) => card.referenced.push((tag, value)),
            Child::Power(power) => {
                for requirement in power.requirements {
                    let (req, param) = (requirement.requirement_number, requirement.param);
                    // Several powers of a card may have the same requirement.
                    if !card.requirements.iter().any(|before| (before.number, before.param) == (req, param)) {
                        card.requirements.push(Requirement { number: req, param, source: format!("build {build}") });
                    }
                }
            }
            Child::EntourageCard(member) => card.entourage.push(member.card_id),
            Child::ReferencedTag(_) | Child::MasterPower(_) | Child::TriggeredPowerHistoryInfo(_) | Child::Other(_) => {
            }
        }
    }
    card.name_from_strings();
    card
}

fn add(card: &mut CardRecord, tag: Tag) {
    match tag.value {
        TagValue::Int(value) | TagValue::Card { dbf_id: value, .. } => {
            card.ints.insert(tag.tag, value);
        }
        TagValue::String(text) => {
            card.strings.insert(tag.tag, text);
        }
        TagValue::LocString(texts) => {
            if let Some((_, text)) = texts.0.into_iter().find(|(locale, _)| locale == "enUS") {
                card.strings.insert(tag.tag, text);
            }
        }
    }
}
