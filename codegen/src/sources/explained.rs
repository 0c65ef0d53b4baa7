//! What Powers say in English.

use std::collections::BTreeMap;

use cardwright_engine::compiled::{Card, Cards, CompiledCard};
use cardwright_engine::script::{Power, prelude};
use rayon::prelude::*;

use super::power_source::Sources;
use crate::catalog::{Catalog, CatalogCard, as_compiled};
use cardwright_text::vocabulary;

/// Every Power that could be read, and what it says.
#[derive(Debug)]
pub struct Explained {
    powers: BTreeMap<String, &'static Card>,
    said: BTreeMap<String, String>,
}

impl Explained {
    /// Reads all Powers and says them. What is read lives as long as the program, a tool that ends soon.
    pub fn new(catalog: &Catalog, sources: &Sources) -> Self {
        let all: Vec<&CatalogCard> = catalog.cards().collect();
        let read: BTreeMap<&str, Power> = all
            .par_iter()
            .filter_map(|card| {
                let id = card.record.id.as_str();
                Some((id, vocabulary::power(&written(sources, id)?).ok()?))
            })
            .collect();
        let cards: Vec<Card> = all
            .iter()
            .map(|card| {
                let power = read.get(card.record.id.as_str()).copied().unwrap_or(prelude::TODO);
                as_compiled(&card.record, Box::leak(Box::new(power)))
            })
            .collect();
        // Two cards of one id cannot be: the catalog is a map.
        let cards = Cards::new(&[cards.leak()]).ok();
        let known = cards.iter().flat_map(Cards::iter).map(|(_, card)| card);
        let powers: BTreeMap<String, &'static Card> =
            known.filter(|card| read.contains_key(card.id)).map(|card| (card.id.to_owned(), card)).collect();
        let said = cards.iter().flat_map(|cards| {
            let each = powers.iter().map(|(id, card)| (id.clone(), card.explain(cards)));
            each.filter(|(_, said)| !said.is_empty())
        });
        let said = said.collect();
        Self { powers, said }
    }

    /// The card's Power; `None` for one that could not be read. A stub's is `TODO`.
    pub fn power(&self, id: &str) -> Option<&'static Power> {
        Some(self.powers.get(id)?.power)
    }

    /// What the card's Power says; `None` for a stub, for keywords alone, and for a Power in Rust of its own.
    pub fn of(&self, id: &str) -> Option<&str> {
        self.said.get(id).map(String::as_str)
    }

    /// The card's abilities, sorted for the rules; `None` for a Power that could not be read.
    pub fn compiled(&self, id: &str) -> Option<CompiledCard> {
        Some(CompiledCard::new(self.powers.get(id)?))
    }
}

/// The expression of a card's Power; a reprint has its original's. Reprints of reprints end, or are none.
fn written(sources: &Sources, id: &str) -> Option<String> {
    let mut source = sources.power(id)?;
    for _ in 0..8 {
        match source.original() {
            Some(original) => source = sources.power(original)?,
            None => return Some(source.inlined()),
        }
    }
    None
}
