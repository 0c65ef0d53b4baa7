//! Finds contradictions between a card's Power and its printed text.
//!
//! The Power is printed in plain English and compared with the card's text word by word. A number, keyword or side in only one
//! of them, against another one in only the other, is a contradiction; the same meaning in other words is not. A person reviews
//! each contradiction once: a mistake becomes a test, and a correct Power gets a reason in [`reasons`].
//!
//! [`reading`] compares the Power with the one that the text compiler creates; [`targets`] compares the target of a Power with
//! the target that the client requires.

mod accept;
mod found;
pub mod reading;
pub mod reasons;
pub mod targets;

use std::collections::{BTreeMap, BTreeSet};

pub use accept::{AcceptError, accept};
use cardwright_data::CardRecord;
use cardwright_data::enums::CardType;
use cardwright_text::contradictions;
use cardwright_vocabulary::facts::Keywords;
use cardwright_vocabulary::script::Power;
pub use found::LintedCard;
use serde::Serialize;

use crate::catalog::Catalog;
use crate::coverage::{CardStatus, State};
use crate::sources::ExplainedPowers;

/// A card whose Power contradicts its text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WordingDifference {
    /// The card.
    #[serde(flatten)]
    pub card: LintedCard,
    /// The Power in plain English.
    #[serde(rename = "said")]
    pub power_in_english: String,
    /// The contradictions.
    pub contradictions: Vec<String>,
}

/// The results of the lint.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct WordingLint {
    /// The number of hand-written Powers of cards with a text.
    #[serde(rename = "written")]
    pub hand_written_count: usize,
    /// The number of Powers that agree with the text.
    #[serde(rename = "agree")]
    pub agreeing_count: usize,
    /// Cards that cannot be compared: with a native function, or without words.
    #[serde(rename = "wordless")]
    pub without_wording: Vec<String>,
    /// Partial Powers with their reason, `.partial("does not …")`; they are not compared with the whole text.
    pub partial: BTreeMap<String, String>,
    /// Approximate Powers with their approximation; they are not compared either.
    pub approximate: BTreeMap<String, String>,
    /// The kinds of events that a Power waits for and the engine never raises, by id.
    pub never_raised: BTreeMap<String, Vec<String>>,
    /// The cards whose Power contradicts their text, by id.
    #[serde(rename = "differ")]
    pub contradictory_powers: Vec<WordingDifference>,
}

impl WordingLint {
    /// Checks all cards, or those of one set (by module). The text of an enchantment describes a finished change (`Increased
    /// Health.`) and is compared only if `enchantments` is set.
    pub fn new(
        catalog: &Catalog,
        statuses: &BTreeMap<String, CardStatus>,
        explained: &ExplainedPowers,
        (set, enchantments): (Option<&str>, bool),
    ) -> Self {
        let mut lint = Self::default();
        for (card, status) in found::cards_with_status(catalog, statuses, set) {
            let record = &card.record;
            let told = enchantments || record.card_type() != Some(CardType::Enchantment);
            if let State::Partial(lacks) = &status.state {
                lint.partial.insert(record.id.clone(), lacks.clone());
            }
            if let State::Approximate(how) = &status.state {
                lint.approximate.insert(record.id.clone(), how.clone());
            }
            let never_raised = explained.power(&record.id).map(Power::never_raised).unwrap_or_default();
            if !never_raised.is_empty() {
                let kinds = never_raised.iter().map(|kind| format!("{kind:?}")).collect();
                lint.never_raised.insert(record.id.clone(), kinds);
            }
            if !told || !is_fully_hand_written(status) || record.text.is_empty() {
                continue;
            }
            lint.hand_written_count += 1;
            if explained.power(&record.id).is_none() {
                lint.without_wording.push(record.id.clone());
                continue;
            }
            let said = explained.of(&record.id).unwrap_or_default();
            let contradictions = contradictions(&record.text, &format!("{said} {}", tags_text(record)));
            if contradictions.is_empty() {
                lint.agreeing_count += 1;
            } else {
                lint.contradictory_powers.push(WordingDifference {
                    card: LintedCard::new(card, status),
                    power_in_english: said.to_owned(),
                    contradictions,
                });
            }
        }
        lint
    }

    /// The ids of cards with a contradiction.
    pub fn ids(&self) -> BTreeSet<&str> {
        self.contradictory_powers.iter().map(|it| it.card.id.as_str()).collect()
    }
}

/// Whether a card's whole Power is hand-written.
fn is_fully_hand_written(status: &CardStatus) -> bool {
    matches!(status.state, State::Done | State::Stale) && status.original.is_none()
}

/// The tags of a card in the form of a card text: `Taunt`, `Spell Damage +1`, `Overload: (2)`.
fn tags_text(record: &CardRecord) -> String {
    let borne = Keywords::PRINTED.iter().filter_map(|(name, tag)| Some((name, record.ints.get(tag)?)));
    let told = Keywords::SENTENCE_TAGS.iter().filter(|(_, tag)| record.has(*tag)).map(|(words, _)| (*words).to_owned());
    borne
        .filter(|(_, value)| **value != 0)
        .map(|(name, n)| format!("{name} +{n}"))
        .chain(told)
        .collect::<Vec<_>>()
        .join(" ")
}
