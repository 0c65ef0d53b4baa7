//! Inserts entities, with one prepared statement per table.

use rusqlite::{Connection, Statement, ToSql, params};

use crate::carddefs::{Attribute, Child, Entity, LOCALES, LocString, Power, Tag, TagValue};

/// The statements that fill the tables of entities.
pub(super) struct Inserter<'db> {
    entity: Statement<'db>,
    int_tag: Statement<'db>,
    card_tag: Statement<'db>,
    string_tag: Statement<'db>,
    loc_string: Statement<'db>,
    loc_string_unusual: Statement<'db>,
    referenced_tag: Statement<'db>,
    master_power: Statement<'db>,
    power: Statement<'db>,
    power_history: Statement<'db>,
    play_requirement: Statement<'db>,
    entourage: Statement<'db>,
    other_child: Statement<'db>,
    unknown_attribute: Statement<'db>,
    next: i64,
}

/// The ordinal for attributes of the entity itself.
const ENTITY_ITSELF: i64 = -1;

fn ordinal(place: usize) -> i64 {
    // An entity with more children would exceed the size limit of an element.
    i64::try_from(place).unwrap_or(i64::MAX)
}

impl<'db> Inserter<'db> {
    pub(super) fn prepare(db: &'db Connection) -> rusqlite::Result<Self> {
        let into = |table: &str, columns: usize| {
            let places = vec!["?"; columns].join(", ");
            db.prepare(&format!("INSERT INTO {table} VALUES ({places})"))
        };
        let languages = LOCALES.join(", ");
        let places = vec!["?"; 4 + LOCALES.len()].join(", ");
        let loc_string = format!("INSERT INTO loc_string (entity, ordinal, tag, name, {languages}) VALUES ({places})");
        Ok(Self {
            entity: into("entity", 5)?,
            int_tag: into("int_tag", 5)?,
            card_tag: into("card_tag", 6)?,
            string_tag: into("string_tag", 5)?,
            loc_string: db.prepare(&loc_string)?,
            loc_string_unusual: into("loc_string_unusual", 5)?,
            referenced_tag: into("referenced_tag", 5)?,
            master_power: into("master_power", 3)?,
            power: into("power", 3)?,
            power_history: into("power_history", 4)?,
            play_requirement: into("play_requirement", 6)?,
            entourage: into("entourage", 4)?,
            other_child: into("other_child", 3)?,
            unknown_attribute: into("unknown_attribute", 5)?,
            next: 1,
        })
    }

    /// Writes an entity with its content and returns its number.
    pub(super) fn insert(&mut self, source: i64, entity: &Entity) -> rusqlite::Result<i64> {
        let id = self.next;
        self.next += 1;
        self.entity.execute(params![id, source, entity.card_id, entity.dbf_id, entity.version])?;
        self.attributes(id, ENTITY_ITSELF, &entity.other_attributes)?;
        for (at, child) in entity.children.iter().enumerate() {
            let at = ordinal(at);
            match child {
                Child::Tag(tag) => self.tag(id, at, tag)?,
                Child::ReferencedTag(Tag { tag, name, value: TagValue::Int(value), other_attributes: more }) => {
                    self.referenced_tag.execute(params![id, at, tag.0, name, value])?;
                    self.attributes(id, at, more)?;
                }
                Child::MasterPower(power) => {
                    self.master_power.execute(params![id, at, power.0])?;
                }
                Child::Power(power) => {
                    self.power.execute(params![id, at, power.definition])?;
                    self.requirements(source, &entity.card_id, at, power)?;
                }
                Child::TriggeredPowerHistoryInfo(info) => {
                    self.power_history.execute(params![id, at, info.effect_index, info.show_in_history])?;
                }
                Child::EntourageCard(card) => {
                    self.entourage.execute(params![source, entity.card_id, at, card.card_id])?;
                }
                Child::ReferencedTag(_) | Child::Other(_) => {
                    self.other_child.execute(params![id, at, child.to_element().to_xml()])?;
                }
            }
        }
        Ok(id)
    }

    /// Writes only data that the main build lacks: requirements and entourages.
    pub(super) fn insert_legacy(&mut self, source: i64, entity: &Entity) -> rusqlite::Result<()> {
        for (at, child) in entity.children.iter().enumerate() {
            match child {
                Child::Power(power) => self.requirements(source, &entity.card_id, ordinal(at), power)?,
                Child::EntourageCard(card) => {
                    self.entourage.execute(params![source, entity.card_id, ordinal(at), card.card_id])?;
                }
                Child::Tag(_)
                | Child::ReferencedTag(_)
                | Child::MasterPower(_)
                | Child::TriggeredPowerHistoryInfo(_)
                | Child::Other(_) => {}
            }
        }
        Ok(())
    }

    fn requirements(&mut self, source: i64, card_id: &str, power: i64, of: &Power) -> rusqlite::Result<()> {
        for (at, requirement) in of.requirements.iter().enumerate() {
            let row = params![source, card_id, power, ordinal(at), requirement.requirement_number, requirement.param];
            self.play_requirement.execute(row)?;
        }
        Ok(())
    }

    fn tag(&mut self, id: i64, at: i64, tag: &Tag) -> rusqlite::Result<()> {
        let number = tag.tag.0;
        match &tag.value {
            TagValue::Int(value) => self.int_tag.execute(params![id, at, number, tag.name, value])?,
            TagValue::Card { dbf_id, card_id } => {
                self.card_tag.execute(params![id, at, number, tag.name, dbf_id, card_id])?
            }
            TagValue::String(text) => self.string_tag.execute(params![id, at, number, tag.name, text])?,
            TagValue::LocString(texts) => self.texts(id, at, tag, texts)?,
        };
        self.attributes(id, at, &tag.other_attributes)
    }

    fn texts(&mut self, id: i64, at: i64, tag: &Tag, texts: &LocString) -> rusqlite::Result<usize> {
        let mut columns = [None::<&str>; LOCALES.len()];
        let mut next = 0;
        let mut usual = true;
        for (locale, text) in &texts.0 {
            let column = LOCALES.iter().position(|known| known == locale);
            usual &= column.is_some_and(|column| column >= next);
            if let Some(column) = column {
                columns[column] = Some(text);
                next = column + 1;
            }
        }
        let mut row: Vec<&dyn ToSql> = vec![&id, &at, &tag.tag.0, &tag.name];
        row.extend(columns.iter().map(|text| text as &dyn ToSql));
        self.loc_string.execute(row.as_slice())?;
        if !usual {
            for (place, (locale, text)) in texts.0.iter().enumerate() {
                self.loc_string_unusual.execute(params![id, at, ordinal(place), locale, text])?;
            }
        }
        Ok(1)
    }

    fn attributes(&mut self, id: i64, at: i64, attributes: &[Attribute]) -> rusqlite::Result<()> {
        for (place, attribute) in attributes.iter().enumerate() {
            self.unknown_attribute.execute(params![id, at, ordinal(place), attribute.name, attribute.value])?;
        }
        Ok(())
    }
}
