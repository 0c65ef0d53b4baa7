//! Writes the imported CardDefs.xml back from the database.

use std::collections::BTreeMap;
use std::io::Write;

use rusqlite::types::Type;
use rusqlite::{Connection, Row};

use super::{Store, StoreError};
use crate::carddefs::{
    Attribute, CardDefs, Child, Element, Entity, EntourageCard, LOCALES, LocString, MasterPower, PlayRequirement,
    Position, Power, Tag, TagValue, TriggeredPowerHistoryInfo, Writer,
};
use crate::enums::GameTag;
use crate::xml::Name;

pub(super) fn export(store: &Store, out: &mut dyn Write) -> Result<(), StoreError> {
    let fail = |error| store.fail(error);
    let db = &store.connection;
    let main = "SELECT id, build FROM source WHERE role = 'main'";
    let (source, build) = db.query_row(main, [], |row| Ok((row.get(0)?, row.get(1)?))).map_err(fail)?;
    let sql = "SELECT name, value FROM source_attribute WHERE source = ?1 ORDER BY position";
    let more = rows(db, sql, source, attribute).map_err(fail)?;
    let mut writer = Writer::new(out, &CardDefs { build, other_attributes: more }).map_err(StoreError::Export)?;
    let sql = "SELECT id, card_id, dbf_id, version FROM entity WHERE source = ?1 ORDER BY id";
    let mut entities = db.prepare(sql).map_err(fail)?;
    let mut entities = entities.query([source]).map_err(fail)?;
    while let Some(row) = entities.next().map_err(fail)? {
        let entity = entity(db, source, row).map_err(fail)?;
        writer.entity(&entity).map_err(StoreError::Export)?;
    }
    writer.finish().map_err(StoreError::Export)?;
    Ok(())
}

fn rows<T>(
    db: &Connection,
    sql: &str,
    of: i64,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    db.prepare_cached(sql)?.query_map([of], read)?.collect()
}

fn attribute(row: &Row<'_>) -> rusqlite::Result<Attribute> {
    Ok(Attribute { name: Name::Owned(row.get("name")?), value: row.get("value")? })
}

fn entity(db: &Connection, source: i64, row: &Row<'_>) -> rusqlite::Result<Entity> {
    let id = row.get(0)?;
    let card_id: String = row.get(1)?;
    let mut children = Children { db, entity: id, by_ordinal: BTreeMap::new() };
    children.tags()?;
    children.powers(source, &card_id)?;
    children.others()?;
    let more = children.unknown_attributes()?;
    Ok(Entity {
        card_id,
        dbf_id: row.get(2)?,
        version: row.get(3)?,
        other_attributes: more,
        children: children.by_ordinal.into_values().collect(),
        at: Position::default(),
    })
}

/// The content of an entity, collected from all tables.
struct Children<'a> {
    db: &'a Connection,
    entity: i64,
    by_ordinal: BTreeMap<i64, Child>,
}

impl Children<'_> {
    /// Adds the results of a query; its first column is the ordinal.
    fn add(&mut self, sql: &str, mut child: impl FnMut(&Row<'_>) -> rusqlite::Result<Child>) -> rusqlite::Result<()> {
        let found = rows(self.db, sql, self.entity, |row| Ok((row.get(0)?, child(row)?)))?;
        self.by_ordinal.extend(found);
        Ok(())
    }

    fn tags(&mut self) -> rusqlite::Result<()> {
        let tag = |row: &Row<'_>, value| {
            Ok(Tag { tag: GameTag(row.get("tag")?), name: row.get("name")?, value, other_attributes: Vec::new() })
        };
        self.add("SELECT ordinal, tag, name, value FROM int_tag WHERE entity = ?1", |row| {
            tag(row, TagValue::Int(row.get("value")?)).map(Child::Tag)
        })?;
        self.add("SELECT ordinal, tag, name, dbf_id, card_id FROM card_tag WHERE entity = ?1", |row| {
            tag(row, TagValue::Card { dbf_id: row.get("dbf_id")?, card_id: row.get("card_id")? }).map(Child::Tag)
        })?;
        self.add("SELECT ordinal, tag, name, text FROM string_tag WHERE entity = ?1", |row| {
            tag(row, TagValue::String(row.get("text")?)).map(Child::Tag)
        })?;
        self.add("SELECT ordinal, * FROM loc_string WHERE entity = ?1", |row| {
            let mut texts = Vec::new();
            for locale in LOCALES {
                if let Some(text) = row.get(locale)? {
                    texts.push((Name::Borrowed(locale), text));
                }
            }
            tag(row, TagValue::LocString(LocString(texts))).map(Child::Tag)
        })?;
        self.add("SELECT ordinal, tag, name, value FROM referenced_tag WHERE entity = ?1", |row| {
            tag(row, TagValue::Int(row.get("value")?)).map(Child::ReferencedTag)
        })?;
        self.unusual_texts()
    }

    fn unusual_texts(&mut self) -> rusqlite::Result<()> {
        let sql = "SELECT ordinal, locale, text FROM loc_string_unusual WHERE entity = ?1 ORDER BY ordinal, position";
        let unusual = rows(self.db, sql, self.entity, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let mut texts: BTreeMap<i64, Vec<(Name, String)>> = BTreeMap::new();
        for (ordinal, locale, text) in unusual {
            texts.entry(ordinal).or_default().push((Name::Owned(locale), text));
        }
        for (ordinal, texts) in texts {
            if let Some(Child::Tag(tag)) = self.by_ordinal.get_mut(&ordinal) {
                tag.value = TagValue::LocString(LocString(texts));
            }
        }
        Ok(())
    }

    fn powers(&mut self, source: i64, card_id: &str) -> rusqlite::Result<()> {
        self.add("SELECT ordinal, script FROM master_power WHERE entity = ?1", |row| {
            Ok(Child::MasterPower(MasterPower(row.get(1)?)))
        })?;
        self.add("SELECT ordinal, definition FROM power WHERE entity = ?1", |row| {
            Ok(Child::Power(Power { definition: row.get(1)?, requirements: Vec::new() }))
        })?;
        self.add("SELECT ordinal, effect_index, show_in_history FROM power_history WHERE entity = ?1", |row| {
            let info = TriggeredPowerHistoryInfo { effect_index: row.get(1)?, show_in_history: row.get(2)? };
            Ok(Child::TriggeredPowerHistoryInfo(info))
        })?;
        let sql =
            "SELECT power, req, param FROM play_requirement WHERE source = ?1 AND card_id = ?2 ORDER BY power, ordinal";
        let mut statement = self.db.prepare_cached(sql)?;
        let mut found = statement.query((source, card_id))?;
        while let Some(row) = found.next()? {
            if let Some(Child::Power(power)) = self.by_ordinal.get_mut(&row.get(0)?) {
                power.requirements.push(PlayRequirement { requirement_number: row.get(1)?, param: row.get(2)? });
            }
        }
        let sql = "SELECT ordinal, member FROM entourage WHERE source = ?1 AND card_id = ?2";
        let mut statement = self.db.prepare_cached(sql)?;
        let mut found = statement.query((source, card_id))?;
        while let Some(row) = found.next()? {
            self.by_ordinal.insert(row.get(0)?, Child::EntourageCard(EntourageCard { card_id: row.get(1)? }));
        }
        Ok(())
    }

    fn others(&mut self) -> rusqlite::Result<()> {
        self.add("SELECT ordinal, xml FROM other_child WHERE entity = ?1", |row| {
            let xml: String = row.get(1)?;
            let element = Element::from_xml(&xml);
            let damaged = |error| rusqlite::Error::FromSqlConversionFailure(1, Type::Text, Box::new(error));
            element.map(Child::Other).map_err(damaged)
        })
    }

    /// Restores unknown attributes of the children, and returns those of the entity itself.
    fn unknown_attributes(&mut self) -> rusqlite::Result<Vec<Attribute>> {
        let sql = "SELECT ordinal, name, value FROM unknown_attribute WHERE entity = ?1 ORDER BY ordinal, position";
        let found = rows(self.db, sql, self.entity, |row| Ok((row.get(0)?, attribute(row)?)))?;
        let mut own = Vec::new();
        for (ordinal, attribute) in found {
            if let Some(Child::Tag(tag) | Child::ReferencedTag(tag)) = self.by_ordinal.get_mut(&ordinal) {
                tag.other_attributes.push(attribute);
            } else {
                own.push(attribute);
            }
        }
        Ok(own)
    }
}
