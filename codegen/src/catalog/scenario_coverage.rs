//! The cards that scenarios cover. The scenarios of a card depend on few Powers, so that an edit requires only a few to be
//! planned again.

use std::collections::BTreeMap;

use cardwright_data::CardRecord;
use cardwright_data::enums::CardType;
use cardwright_data::source::hexadecimal;
use cardwright_scenario::{FixtureChoice, with_reads};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Placement, Stub, WrittenPowers, scenarios};

/// A card with the data that its scenarios depend on.
pub(super) type Card<'a> = (&'a CardRecord, &'a Placement, &'a Stub);

/// Whether scenarios cover each card, with the hash of the inputs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScenarioCoverage {
    /// The hash of the inputs of all scenarios.
    #[serde(rename = "basis")]
    basis_hash: String,
    /// The hash of the hand-written Powers.
    #[serde(rename = "written")]
    hand_written_hash: String,
    /// The cards, in the order of ids.
    cards: Vec<CardScenarioCoverage>,
}

/// The result for one card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
struct CardScenarioCoverage {
    /// Whether scenarios cover it.
    #[serde(rename = "is")]
    is_covered: bool,
    /// The hash of the Powers that the result depends on.
    #[serde(rename = "of")]
    powers_hash: String,
    /// The other cards with these Powers.
    #[serde(rename = "reads")]
    read_cards: Vec<String>,
}

impl ScenarioCoverage {
    /// Whether scenarios cover each card, in the order of ids.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = bool> {
        self.cards.iter().map(|card| card.is_covered)
    }

    /// Plans the scenarios of these cards; results of `before` with the same Powers and data are reused.
    pub(super) fn of<'a>(cards: impl Iterator<Item = Card<'a>>, written: &WrittenPowers, before: Option<Self>) -> Self {
        let cards: Vec<Card<'a>> = cards.collect();
        let sum_of_written = sum(written.iter().flat_map(|(id, power)| [id.as_str(), power.as_str()]));
        let before = before.filter(|before| before.cards.len() == cards.len()).unwrap_or_default();
        if before.hand_written_hash == sum_of_written && !before.basis_hash.is_empty() {
            return before;
        }
        let Some(scenarios) = scenarios::of_stubs(cards.iter().copied(), written) else {
            return Self { cards: vec![CardScenarioCoverage::default(); cards.len()], ..Self::default() };
        };
        let powers = Powers::new(&cards, written);
        let basis = basis_checksum(&scenarios.basis());
        let known =
            if before.basis_hash == basis { before.cards } else { vec![CardScenarioCoverage::default(); cards.len()] };
        let show = |(card, known): (&Card<'a>, CardScenarioCoverage)| {
            let (record, home, stub) = *card;
            if !known.powers_hash.is_empty() && powers.sum(card, &known.read_cards) == known.powers_hash {
                return known;
            }
            // An enchantment of keywords alone is shown by the card that attaches it, and so is a reprint of one.
            let alone = matches!(stub, Stub::Derived(_)) || written.contains_key(&record.id);
            let (is, reads) = with_reads(|| {
                (alone || record.card_type() != Some(CardType::Enchantment))
                    && scenarios::of_card(&scenarios, &record.id, home, stub, written).is_ok()
            });
            let reads: Vec<String> = reads.into_iter().map(str::to_owned).collect();
            CardScenarioCoverage { is_covered: is, powers_hash: powers.sum(card, &reads), read_cards: reads }
        };
        let shown = cards.par_iter().zip(known).map(show).collect();
        Self { basis_hash: basis, hand_written_hash: sum_of_written, cards: shown }
    }
}

/// The Powers as Rust, by id; a reprint has that of its original.
struct Powers<'a> {
    stubs: BTreeMap<&'a str, &'a Stub>,
    written: &'a WrittenPowers,
}

impl<'a> Powers<'a> {
    fn new(cards: &[Card<'a>], written: &'a WrittenPowers) -> Self {
        Self { stubs: cards.iter().map(|(record, _, stub)| (record.id.as_str(), *stub)).collect(), written }
    }

    fn of(&self, id: &str) -> &str {
        scenarios::source(id, &self.stubs, self.written)
    }

    /// The hash of the inputs of a card's scenarios, apart from the card data.
    fn sum(&self, (record, home, stub): &Card<'_>, reads: &[String]) -> String {
        let origin = match stub {
            Stub::Vanilla => "vanilla",
            Stub::Derived(_) => "derived",
            Stub::Todo => "todo",
            Stub::Reprint(original) => original,
        };
        let own = if self.written.contains_key(&record.id) { "written" } else { origin };
        let class = home.test_class().name();
        let others = reads.iter().flat_map(|id| [id.as_str(), self.of(id)]);
        sum([record.id.as_str(), own, class, self.of(&record.id)].into_iter().chain(others))
    }
}

/// The hash of the inputs of all scenarios.
fn basis_checksum(basis: &FixtureChoice) -> String {
    sum(basis.cards_by_kind.iter().flat_map(|(name, ids)| std::iter::once(*name).chain(ids.iter().map(String::as_str))))
}

/// A hash of texts.
fn sum<'t>(texts: impl IntoIterator<Item = &'t str>) -> String {
    let mut sum = Sha256::new();
    for text in texts {
        sum.update(text.len().to_le_bytes());
        sum.update(text);
    }
    hexadecimal(&sum.finalize()[..16])
}
