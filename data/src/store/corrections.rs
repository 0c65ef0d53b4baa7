//! `data/overrides.toml`: corrections of published data, each with a reason.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension, params};
use serde::Deserialize;
use toml::Spanned;

use super::StoreError;
use super::report::{CorrectedCard, CorrectionState};
use crate::enums::{GameTag, PlayReq};

/// One row of the file.
#[derive(Clone, Debug)]
pub(super) struct Correction {
    card_id: String,
    change: Change,
    reason: String,
}

#[derive(Clone, Debug)]
enum Change {
    Value(GameTag, i64),
    Text(GameTag, String),
    Requirement(PlayReq, Option<i64>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    #[serde(default)]
    tag: Vec<Spanned<TagRow>>,
    #[serde(default)]
    requirement: Vec<Spanned<RequirementRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TagRow {
    card: String,
    tag: String,
    value: Option<i64>,
    text: Option<String>,
    reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RequirementRow {
    card: String,
    requirement: String,
    param: Option<i64>,
    reason: String,
}

/// Reads and checks the file.
pub(super) fn load(file: &Path) -> Result<Vec<Correction>, StoreError> {
    let text = std::fs::read_to_string(file).map_err(|error| StoreError::io(file, error))?;
    let line =
        |at: usize| text.as_bytes()[..at.min(text.len())].iter().filter(|byte| matches!(byte, b'\n')).count() + 1;
    let fail = |at, what| StoreError::Correction { file: PathBuf::from(file), line: line(at), what };
    let rows: Rows = toml::from_str(&text)
        .map_err(|error| fail(error.span().map_or(0, |span| span.start), error.message().to_owned()))?;
    let mut corrections = Vec::new();
    for row in rows.tag {
        let at = row.span().start;
        let TagRow { card, tag, value, text, reason } = row.into_inner();
        let tag: GameTag = tag.parse().map_err(|error| fail(at, format!("{error}")))?;
        let change = match (value, text) {
            (Some(value), None) => Change::Value(tag, value),
            (None, Some(text)) => Change::Text(tag, text),
            (Some(_), Some(_)) | (None, None) => {
                return Err(fail(at, format!("give {card} either a `value` or a `text`")));
            }
        };
        corrections.push((at, Correction { card_id: card, change, reason }));
    }
    for row in rows.requirement {
        let at = row.span().start;
        let RequirementRow { card, requirement, param, reason } = row.into_inner();
        let requirement: PlayReq = requirement.parse().map_err(|error| fail(at, format!("{error}")))?;
        corrections.push((at, Correction { card_id: card, change: Change::Requirement(requirement, param), reason }));
    }
    for (at, correction) in &corrections {
        if correction.reason.trim().is_empty() {
            return Err(fail(*at, format!("the correction of {} has no reason", correction.card_id)));
        }
    }
    corrections.sort_by_key(|(at, _)| *at);
    Ok(corrections.into_iter().map(|(_, correction)| correction).collect())
}

/// Writes the corrections in addition to the imported data, and returns the effect of each on this build.
pub(super) fn insert(db: &Connection, corrections: &[Correction]) -> rusqlite::Result<Vec<CorrectedCard>> {
    let mut insert = db.prepare("INSERT INTO correction VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)")?;
    let mut states = Vec::new();
    for Correction { card_id, change, reason } in corrections {
        let entity = db.prepare_cached("SELECT id FROM entity WHERE card_id = ?")?;
        let entity: Option<i64> = { entity }.query_row([card_id], |row| row.get(0)).optional()?;
        let state = match entity {
            None => CorrectionState::Unmatched,
            Some(entity) if is_redundant(db, entity, card_id, change)? => CorrectionState::Redundant,
            Some(_) => CorrectionState::Applied,
        };
        let (tag, value, text, req, param) = match change {
            Change::Value(tag, value) => (Some(tag.0), Some(*value), None, None, None),
            Change::Text(tag, text) => (Some(tag.0), None, Some(text), None, None),
            Change::Requirement(req, param) => (None, None, None, Some(req.number()), *param),
        };
        insert.execute(params![card_id, entity, tag, value, text, req, param, reason, state.name()])?;
        let what = match change {
            Change::Value(tag, value) => format!("{tag} = {value}"),
            Change::Text(tag, text) => format!("{tag} = {text:?}"),
            Change::Requirement(req, param) => param.map_or(req.to_string(), |param| format!("{req} ({param})")),
        };
        states.push(CorrectedCard { card_id: card_id.clone(), what, reason: reason.clone(), state });
    }
    Ok(states)
}

/// Whether the build already has the corrected value.
fn is_redundant(db: &Connection, entity: i64, card_id: &str, change: &Change) -> rusqlite::Result<bool> {
    match change {
        Change::Value(tag, value) => db
            .prepare_cached(
                "SELECT coalesce(max(value), 0) = ?3 FROM (SELECT value FROM int_tag WHERE entity = ?1 AND tag = ?2
                 UNION ALL SELECT dbf_id FROM card_tag WHERE entity = ?1 AND tag = ?2)",
            )?
            .query_row(params![entity, tag.0, value], |row| row.get(0)),
        Change::Text(tag, text) => db
            .prepare_cached(
                "SELECT count(*) > 0 FROM (SELECT enUS AS text FROM loc_string WHERE entity = ?1 AND tag = ?2
                 UNION ALL SELECT text FROM string_tag WHERE entity = ?1 AND tag = ?2) WHERE text = ?3",
            )?
            .query_row(params![entity, tag.0, text], |row| row.get(0)),
        Change::Requirement(req, param) => db
            .prepare_cached("SELECT count(*) > 0 FROM play_requirement WHERE card_id = ? AND req = ? AND param IS ?")?
            .query_row(params![card_id, req.number(), param], |row| row.get(0)),
    }
}
