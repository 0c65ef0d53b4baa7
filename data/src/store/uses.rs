//! Counts the numbers of each enum in the data.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};

use crate::carddefs::{Child, Entity, TagValue};
use crate::enums::GameTag;

/// Tags whose values are the numbers of an enum.
const VALUES: [(GameTag, &str); 9] = [
    (GameTag::CARDTYPE, "CardType"),
    (GameTag::CLASS, "CardClass"),
    (GameTag::CARD_SET, "CardSet"),
    (GameTag::RARITY, "Rarity"),
    (GameTag::CARDRACE, "Race"),
    (GameTag::SPELL_SCHOOL, "SpellSchool"),
    (GameTag::ZONE, "Zone"),
    (GameTag::FACTION, "Faction"),
    (GameTag::MULTI_CLASS_GROUP, "MultiClassGroup"),
];

/// The count of a number, and the first card with it.
#[derive(Default)]
struct Use {
    count: u64,
    first: String,
}

/// All uses, by enum and number.
#[derive(Default)]
pub(super) struct Uses(BTreeMap<(&'static str, i64), Use>);

impl Uses {
    /// Counts the numbers in an entity.
    pub(super) fn note(&mut self, entity: &Entity) {
        for child in &entity.children {
            match child {
                Child::Tag(tag) | Child::ReferencedTag(tag) => {
                    self.add("GameTag", tag.tag.number(), entity);
                    let of = VALUES.iter().find(|(with_values, _)| *with_values == tag.tag);
                    if let (Child::Tag(_), TagValue::Int(value), Some((_, of))) = (child, &tag.value, of) {
                        self.add(of, *value, entity);
                    }
                }
                Child::Power(_)
                | Child::MasterPower(_)
                | Child::TriggeredPowerHistoryInfo(_)
                | Child::EntourageCard(_)
                | Child::Other(_) => {}
            }
        }
        self.note_requirements(entity);
    }

    /// Counts the numbers in the powers of an entity.
    pub(super) fn note_requirements(&mut self, entity: &Entity) {
        for child in &entity.children {
            let Child::Power(power) = child else { continue };
            for requirement in &power.requirements {
                self.add("PlayReq", requirement.requirement_number, entity);
            }
        }
    }

    fn add(&mut self, of: &'static str, number: i64, entity: &Entity) {
        let used = self.0.entry((of, number)).or_default();
        if used.count == 0 {
            used.first.clone_from(&entity.card_id);
        }
        used.count += 1;
    }

    pub(super) fn insert(&self, db: &Connection) -> rusqlite::Result<()> {
        let mut insert = db.prepare("INSERT INTO number_use VALUES (?, ?, ?, ?)")?;
        for ((of, number), used) in &self.0 {
            insert.execute(params![of, number, used.count, used.first])?;
        }
        Ok(())
    }
}
