//! What Powers say in English.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use cardwright_vocabulary::compiled::{Card, Cards, CompiledCard};
use cardwright_vocabulary::script::{Power, prelude};
use rayon::prelude::*;

use super::power_source::Sources;
use crate::catalog::{Catalog, CatalogCard, TextContext, as_compiled};
use crate::inventory::Entry;
use cardwright_text::{Compiler, Printer, vocabulary};

/// Every Power that could be read, and what it says.
#[derive(Debug)]
pub struct Explained {
    powers: BTreeMap<String, &'static Card>,
    said: BTreeMap<String, String>,
}

/// The cards of a catalog with their Powers as the files have them. What is read lives as long as the program, a tool that
/// ends soon.
#[derive(Debug)]
pub struct Registry {
    /// The cards; `None` if they are too many for the engine.
    pub cards: Option<Cards>,
    /// Those whose Powers could be read, by id. The others have the Power of a stub.
    pub powers: BTreeMap<String, &'static Card>,
}

impl Registry {
    /// Reads the Powers of all cards.
    pub fn new(catalog: &Catalog, sources: &Sources) -> Self {
        let all: Vec<&CatalogCard> = catalog.cards().collect();
        let read: BTreeMap<&str, Power> = all
            .par_iter()
            .filter_map(|card| {
                let id = card.record.id.as_str();
                Some((id, vocabulary::power(&sources.whole(id)?).ok()?))
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
        let powers = known.filter(|card| read.contains_key(card.id)).map(|card| (card.id.to_owned(), card)).collect();
        Self { cards, powers }
    }
}

impl Explained {
    /// Reads all Powers and says them.
    pub fn new(catalog: &Catalog, sources: &Sources) -> Self {
        let Registry { cards, powers } = Registry::new(catalog, sources);
        let said = cards.iter().flat_map(|cards| {
            let each = powers.iter().map(|(id, card)| (id.clone(), card.explain(cards)));
            each.filter(|(_, said)| !said.is_empty())
        });
        let said = said.collect();
        Self { powers, said }
    }

    /// Says the Powers of collectible cards in the words of card texts, where the grammar has them; `library` is what texts
    /// may speak of.
    #[must_use]
    pub fn in_words_of_texts(mut self, library: &TextContext<'_>, catalog: &Catalog) -> Self {
        let cards: Vec<&CatalogCard> = catalog.cards().filter(|card| card.collectible).collect();
        // A printer takes a while to make, and some sets need none.
        let printer = LazyLock::new(|| Compiler::project().ok().map(Printer::new));
        let print = |card: &&CatalogCard| {
            let power = self.power(&card.record.id)?;
            let subject = library.subject_of(&card.record.id)?;
            let said = printer.as_ref()?.print(power, &subject, library.cards())?;
            Some((card.record.id.clone(), said))
        };
        let said: Vec<(String, String)> = cards.par_iter().filter_map(print).collect();
        self.said.extend(said);
        self
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

/// What the Power of one card says, without reading all others: `entry` finds those that it names, by id. `None` for a stub,
/// for keywords alone, and for a Power that cannot be read.
pub fn in_words<'a>(id: &str, entry: impl Fn(&str) -> Option<&'a Entry>) -> Option<String> {
    let mut cards: Vec<Card> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![id.to_owned()];
    while let Some(id) = open.pop().filter(|_| cards.len() < NAMED) {
        let Some(entry) = entry(&id).filter(|_| seen.insert(id)) else { continue };
        let source = entry.power.clone().unwrap_or_default();
        open.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
        let power = vocabulary::power(&source).unwrap_or(prelude::TODO);
        cards.push(as_compiled(&entry.record, Box::leak(Box::new(power))));
    }
    let cards = Cards::new(&[cards.leak()]).ok()?;
    let (_, card) = cards.iter().next()?;
    Some(card.explain(&cards)).filter(|said| !said.is_empty())
}

/// How many cards a Power is read with: those that it names, and those that they name.
const NAMED: usize = 200;
