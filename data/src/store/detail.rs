//! Queries about a single card.

use rusqlite::params;

use super::{Store, StoreError};
use crate::enums::{GameTag, Locale, PlayReq};

/// A correction of `data/overrides.toml` that changes a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The corrected value, such as `COST = 3` or `REQ_MINION_TARGET`.
    pub what: String,
    /// The reason.
    pub reason: String,
}

impl Store {
    /// A card's name and text in a language, as imported; "" if missing.
    pub fn name_and_text(&self, id: &str, locale: Locale) -> Result<(String, String), StoreError> {
        // The column is a name from our own enum, never text from the caller.
        let column = locale.name();
        let sql = format!(
            "SELECT coalesce(l.{column}, '') FROM loc_string l JOIN entity e ON e.id = l.entity \
             WHERE e.card_id = ?1 AND l.tag = ?2"
        );
        let has = "SELECT count(*) FROM pragma_table_info('loc_string') WHERE name = ?1";
        let columns: i64 = self.connection().query_row(has, [column], |row| row.get(0)).map_err(|e| self.fail(e))?;
        if columns == 0 {
            return Ok((String::new(), String::new()));
        }
        let get = |tag: GameTag| {
            let mut statement = self.connection().prepare_cached(&sql)?;
            let mut rows = statement.query(params![id, tag.0])?;
            rows.next()?.map_or(Ok(String::new()), |row| row.get(0))
        };
        let words = get(GameTag::CARDNAME).and_then(|name| Ok((name, get(GameTag::CARDTEXT)?)));
        words.map_err(|error| self.fail(error))
    }

    /// The corrections that change a card, in the order of the file.
    pub fn corrections(&self, id: &str) -> Result<Vec<Correction>, StoreError> {
        let sql = "SELECT tag, value, text, req, param, reason FROM correction \
                   WHERE card_id = ?1 AND state = 'applied' ORDER BY id";
        let read = || -> rusqlite::Result<Vec<Correction>> {
            let mut statement = self.connection().prepare_cached(sql)?;
            let rows = statement.query_map([id], |row| {
                let (tag, number, text): (Option<i64>, Option<i64>, Option<String>) =
                    (row.get(0)?, row.get(1)?, row.get(2)?);
                let (req, param): (Option<i64>, Option<i64>) = (row.get(3)?, row.get(4)?);
                let value = text.map(|text| format!("{text:?}")).or(number.or(param).map(|number| number.to_string()));
                let name = match (tag, req) {
                    (Some(tag), _) => GameTag::try_from(tag).ok().and_then(GameTag::name).unwrap_or_default(),
                    (None, req) => req.and_then(|req| PlayReq::try_from(req).ok()).map_or("", PlayReq::name),
                };
                let what = value.map_or(name.to_owned(), |value| format!("{name} = {value}"));
                Ok(Correction { what, reason: row.get(5)? })
            })?;
            rows.collect()
        };
        read().map_err(|error| self.fail(error))
    }
}
