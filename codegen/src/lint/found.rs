//! The cards that a lint checks, and the data of its findings.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;

use crate::catalog::{Catalog, CatalogCard};
use crate::coverage::CardStatus;
use cardwright_data::markup::plain;

/// A card of a finding: its printed data, and the location of its Power.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LintedCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The state of its Power: `Done`, `Partial` or another.
    pub state: &'static str,
    /// Its text, without markup.
    pub printed: String,
    /// The path of its Power's file, relative to the repository.
    pub file: Option<PathBuf>,
    /// The line of its Power.
    pub line: Option<usize>,
}

impl LintedCard {
    pub(super) fn new(card: &CatalogCard, status: &CardStatus) -> Self {
        Self {
            id: card.record.id.clone(),
            name: card.record.name.clone(),
            state: status.state.word(),
            printed: plain(&card.record.text),
            file: status.file.clone(),
            line: status.line,
        }
    }
}

/// All cards, or those of one set (by module), each with its status.
pub(super) fn cards_with_status<'a>(
    catalog: &'a Catalog,
    statuses: &'a BTreeMap<String, CardStatus>,
    set: Option<&'a str>,
) -> impl Iterator<Item = (&'a CatalogCard, &'a CardStatus)> {
    let cards =
        catalog.cards().filter(move |card| set.is_none_or(|set| card.placement.module_of_set(&catalog.sets) == set));
    cards.map(|card| (card, &statuses[&card.record.id]))
}
