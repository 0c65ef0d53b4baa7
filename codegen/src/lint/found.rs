//! The cards that a lint looks at, and what it says of one that it has found.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;

use crate::catalog::{Catalog, CatalogCard};
use crate::coverage::CardStatus;
use cardwright_data::markup::plain;

/// A card that something is said about: what is printed on it, and where its Power stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Found {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How its Power stands: `Done`, `Partial` or the like.
    pub state: &'static str,
    /// Its text, without markup.
    pub printed: String,
    /// The file of its Power, below the repository.
    pub file: Option<PathBuf>,
    /// The line of it.
    pub line: Option<usize>,
}

impl Found {
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

/// All cards, or those of one set by its module, each with how it stands.
pub(super) fn asked<'a>(
    catalog: &'a Catalog,
    statuses: &'a BTreeMap<String, CardStatus>,
    set: Option<&'a str>,
) -> impl Iterator<Item = (&'a CatalogCard, &'a CardStatus)> {
    let cards = catalog.cards().filter(move |card| set.is_none_or(|set| card.home.set_module(&catalog.sets) == set));
    cards.map(|card| (card, &statuses[&card.record.id]))
}
