//! Reads card records from the database, in one pass over each table in the order of entities.

use std::collections::BTreeMap;

use rusqlite::{Row, params_from_iter};

use super::{Store, StoreError};
use crate::enums::GameTag;
use crate::record::{CardRecord, Link, LinkKind, Origin, Requirement};

/// Reads all cards, or the card with this id.
pub(super) fn cards(store: &Store, only: Option<&str>) -> Result<Vec<CardRecord>, StoreError> {
    let mut reading = Reading { store, only_card: only, cards: Vec::new(), by_entity: BTreeMap::new() };
    reading.entities()?;
    if reading.cards.is_empty() {
        return Ok(Vec::new());
    }
    reading.tags()?;
    reading.corrections()?;
    reading.requirements()?;
    reading.links()?;
    let mut cards = reading.cards;
    for card in &mut cards {
        card.name_from_strings();
    }
    cards.sort_unstable_by(|a, b| a.id.cmp(&b.id));
    Ok(cards)
}

struct Reading<'a> {
    store: &'a Store,
    only_card: Option<&'a str>,
    /// In the order of entity numbers.
    cards: Vec<CardRecord>,
    /// The index of the card of each entity; empty if all entities are present, so that number 1 is at index 0.
    by_entity: BTreeMap<i64, usize>,
}

impl Reading<'_> {
    /// Runs a query. Its `?1`, if any, is the id of the only requested card.
    fn each(&self, sql: &str, mut row: impl FnMut(&Row<'_>) -> rusqlite::Result<()>) -> Result<(), StoreError> {
        let mut run = || {
            let mut statement = self.store.connection.prepare_cached(sql)?;
            let id = self.only_card.filter(|_| statement.parameter_count() > 0);
            let mut rows = statement.query(params_from_iter(id))?;
            while let Some(next) = rows.next()? {
                row(next)?;
            }
            Ok(())
        };
        run().map_err(|error| self.store.fail(error))
    }

    /// The condition for the requested rows of a table; `column` names the entity.
    fn filter(&self, column: &str) -> String {
        match self.only_card {
            Some(_) => format!("WHERE {column} = (SELECT id FROM entity WHERE card_id = ?1)"),
            None => String::new(),
        }
    }

    /// Runs a query whose first column is an entity; passes the entity's card along.
    fn each_card(
        &mut self,
        sql: &str,
        mut row: impl FnMut(&mut CardRecord, &Row<'_>) -> rusqlite::Result<()>,
    ) -> Result<(), StoreError> {
        let mut cards = std::mem::take(&mut self.cards);
        let result = self.each(sql, |next| {
            let entity = next.get(0)?;
            let at = self.by_entity.get(&entity).copied().or_else(|| usize::try_from(entity - 1).ok());
            match at.and_then(|at| cards.get_mut(at)) {
                Some(card) => row(card, next),
                None => Err(rusqlite::Error::IntegralValueOutOfRange(0, entity)),
            }
        });
        self.cards = cards;
        result
    }

    fn entities(&mut self) -> Result<(), StoreError> {
        let mut cards = Vec::new();
        let mut by_entity = BTreeMap::new();
        let sql = format!(
            "SELECT e.id, e.card_id, e.dbf_id, s.role = 'custom' FROM entity e JOIN source s ON s.id = e.source {} ORDER BY e.id",
            self.filter("e.id")
        );
        self.each(&sql, |row| {
            let origin = if row.get(3)? { Origin::Custom } else { Origin::Build };
            let card = CardRecord { id: row.get(1)?, dbf_id: row.get(2)?, origin, ..CardRecord::default() };
            let entity: i64 = row.get(0)?;
            if usize::try_from(entity - 1) != Ok(cards.len()) {
                by_entity.insert(entity, cards.len());
            }
            cards.push(card);
            Ok(())
        })?;
        (self.cards, self.by_entity) = (cards, by_entity);
        Ok(())
    }

    fn tags(&mut self) -> Result<(), StoreError> {
        let filter = self.filter("entity");
        for (table, value) in [("int_tag", "value"), ("card_tag", "dbf_id")] {
            self.each_card(&format!("SELECT entity, tag, {value} FROM {table} {filter}"), |card, row| {
                card.ints.insert(GameTag(row.get(1)?), row.get(2)?);
                Ok(())
            })?;
        }
        for (table, text) in [("string_tag", "text"), ("loc_string", "enUS")] {
            self.each_card(&format!("SELECT entity, tag, {text} FROM {table} {filter}"), |card, row| {
                if let Some(text) = row.get(2)? {
                    card.strings.insert(GameTag(row.get(1)?), text);
                }
                Ok(())
            })?;
        }
        let sql = format!("SELECT entity, tag, value FROM referenced_tag {filter} ORDER BY entity, ordinal");
        self.each_card(&sql, |card, row| {
            card.referenced.push((GameTag(row.get(1)?), row.get(2)?));
            Ok(())
        })
    }

    fn corrections(&mut self) -> Result<(), StoreError> {
        let filter = self.filter("entity").replacen("WHERE", "AND", 1);
        let sql = format!(
            "SELECT entity, tag, value, text FROM correction WHERE state = 'applied' AND tag IS NOT NULL {filter} ORDER BY id"
        );
        self.each_card(&sql, |card, row| {
            let tag = GameTag(row.get(1)?);
            if let Some(value) = row.get(2)? {
                card.ints.insert(tag, value);
            }
            if let Some(text) = row.get(3)? {
                card.strings.insert(tag, text);
            }
            Ok(())
        })
    }

    fn requirements(&mut self) -> Result<(), StoreError> {
        let filter = self.filter("e.id");
        let sql = format!(
            "SELECT e.id, r.req, r.param, s.name FROM play_requirement r
             JOIN entity e ON e.card_id = r.card_id JOIN source s ON s.id = r.source {filter}
             ORDER BY r.source, r.card_id, r.power, r.ordinal"
        );
        let add = |card: &mut CardRecord, row: &Row<'_>| {
            let (req, param) = (row.get(1)?, row.get(2)?);
            // Several powers of a card may have the same requirement.
            if !card.requirements.iter().any(|before| (before.number, before.param) == (req, param)) {
                card.requirements.push(Requirement { number: req, param, source: row.get(3)? });
            }
            Ok(())
        };
        self.each_card(&sql, add)?;
        let sql = format!(
            "SELECT e.id, c.req, c.param, 'correction: ' || c.reason FROM correction c JOIN entity e ON e.id = c.entity
             {} c.state = 'applied' AND c.req IS NOT NULL ORDER BY c.id",
            if filter.is_empty() { "WHERE".to_owned() } else { format!("{filter} AND") }
        );
        self.each_card(&sql, add)?;
        let sql = format!(
            "SELECT e.id, m.member FROM entourage m JOIN entity e ON e.card_id = m.card_id {filter}
             ORDER BY m.source, m.card_id, m.ordinal"
        );
        self.each_card(&sql, |card, row| {
            card.entourage.push(row.get(1)?);
            Ok(())
        })
    }

    fn links(&mut self) -> Result<(), StoreError> {
        let sql = format!(
            "SELECT l.card, l.kind, o.card_id, l.via FROM link l JOIN entity o ON o.id = l.other {}",
            self.filter("l.card")
        );
        self.each_card(&sql, |card, row| {
            let kind: String = row.get(1)?;
            if let Some(kind) = LinkKind::named(&kind) {
                card.links.push(Link { kind, to: row.get(2)?, evidence: row.get(3)? });
            }
            Ok(())
        })?;
        for card in &mut self.cards {
            card.links.sort_unstable();
        }
        Ok(())
    }
}
