//! Powers in English.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use cardwright_vocabulary::compiled::{Card, Cards, CompiledCard};
use cardwright_vocabulary::script::english::Explain;
use cardwright_vocabulary::script::{Power, prelude};
use rayon::prelude::*;

use super::power_source::Sources;
use crate::catalog::{Catalog, CatalogCard, TextContext, as_compiled};
use crate::inventory::InventoryCard;
use cardwright_text::{Compiler, Printer, vocabulary};

/// Every Power that could be parsed, with its English text.
#[derive(Debug)]
pub struct ExplainedPowers {
    powers: BTreeMap<String, &'static Card>,
    texts: BTreeMap<String, String>,
}

/// The cards of a catalog with the Powers of the files. They live as long as the program, a tool that soon ends.
#[derive(Debug)]
pub struct PowerRegistry {
    /// The cards; `None` if there are too many for the engine.
    pub cards: Option<Cards>,
    /// The Powers that could be parsed, by id. The other cards have a stub.
    pub parsed_cards: BTreeMap<String, &'static Card>,
}

impl PowerRegistry {
    /// Parses the Powers of all cards.
    pub fn new(catalog: &Catalog, sources: &Sources) -> Self {
        let all: Vec<&CatalogCard> = catalog.cards().collect();
        let read: BTreeMap<&str, Power> = all
            .par_iter()
            .filter_map(|card| {
                let id = card.record.id.as_str();
                Some((id, vocabulary::power(&sources.resolved_source(id)?).ok()?))
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
        Self { cards, parsed_cards: powers }
    }
}

impl ExplainedPowers {
    /// Parses all Powers and prints them in English.
    pub fn new(catalog: &Catalog, sources: &Sources) -> Self {
        let PowerRegistry { cards, parsed_cards: powers } = PowerRegistry::new(catalog, sources);
        let said = cards.iter().flat_map(|cards| {
            let each = powers.iter().map(|(id, card)| (id.clone(), Explain::new(cards).power(card.power)));
            each.filter(|(_, said)| !said.is_empty())
        });
        let said = said.collect();
        Self { powers, texts: said }
    }

    /// Replaces the English of collectible cards by the words of card texts, where the grammar has them; `library` is the
    /// context of texts.
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
        self.texts.extend(said);
        self
    }

    /// The card's Power; `None` if it could not be parsed. A stub is `TODO`.
    pub fn power(&self, id: &str) -> Option<&'static Power> {
        Some(self.powers.get(id)?.power)
    }

    /// The card's Power in English; `None` for a stub, for keywords only, and for a native function.
    pub fn of(&self, id: &str) -> Option<&str> {
        self.texts.get(id).map(String::as_str)
    }

    /// The card's abilities, compiled for the engine; `None` if the Power could not be parsed.
    pub fn compiled(&self, id: &str) -> Option<CompiledCard> {
        Some(CompiledCard::new(self.powers.get(id)?))
    }
}

/// The keywords and the Power of one card in English, without parsing all others: `entry` finds the cards it names, by id. `None` for
/// a stub, for a card without either, and for a Power that cannot be parsed.
pub fn power_in_english<'a>(id: &str, entry: impl Fn(&str) -> Option<&'a InventoryCard>) -> Option<String> {
    let mut cards: Vec<Card> = Vec::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![id.to_owned()];
    while let Some(id) = open.pop().filter(|_| cards.len() < MAX_REFERENCED_CARDS) {
        let Some(entry) = entry(&id).filter(|_| seen.insert(id)) else { continue };
        let source = entry.power.clone().unwrap_or_default();
        open.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
        let power = vocabulary::power(&source).unwrap_or(prelude::TODO);
        cards.push(as_compiled(&entry.record, Box::leak(Box::new(power))));
    }
    let cards = Cards::new(&[cards.leak()]).ok()?;
    let (_, card) = cards.iter().next()?;
    Some(card.explain(&cards)).filter(|said| card.power.is_written() && !said.is_empty())
}

/// The maximum number of cards parsed with a Power: those that it names, and those that they name.
const MAX_REFERENCED_CARDS: usize = 200;
