//! Where a card's code and its printed text cannot both be right.
//!
//! What a Power does is printed in plain English, and compared with the card's text word by word: a number, a keyword or a
//! side that only the one has, against one that only the other has, is a contradiction. The same in other words is none.
//! Each contradiction is read by a person once; a mistake becomes a test, and what is right has its reason in [`reasons`].
//!
//! [`reading`] compares the Power with the one that the compiler reads in the text, [`targets`] compares the target that a
//! Power asks for with what the client asks for.

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
pub use found::Found;
use serde::Serialize;

use crate::catalog::Catalog;
use crate::coverage::{CardStatus, State};
use crate::sources::Explained;

/// A card whose Power contradicts its text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The card.
    #[serde(flatten)]
    pub card: Found,
    /// What its Power does, in plain English.
    pub said: String,
    /// What cannot both be right.
    pub contradictions: Vec<String>,
}

/// What the lint has found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Lint {
    /// Powers that people have written, of cards with a text.
    pub written: usize,
    /// Those that do not contradict it.
    pub agree: usize,
    /// Those that cannot be compared with it: with Rust of their own, or without a word.
    pub wordless: Vec<String>,
    /// Those that say themselves what they lack, `.partial("does not …")`: they are no whole text to hold against another.
    pub partial: BTreeMap<String, String>,
    /// Those that say themselves what they approximate; their texts are not held against them either.
    pub approximate: BTreeMap<String, String>,
    /// The others, by id.
    pub differ: Vec<Difference>,
}

impl Lint {
    /// Of all cards, or of those of one set by its module. An enchantment's text tells what it has done, `Increased
    /// Health.`, and promises nothing: it is held against its Power only if that is asked for.
    pub fn new(
        catalog: &Catalog,
        statuses: &BTreeMap<String, CardStatus>,
        explained: &Explained,
        (set, enchantments): (Option<&str>, bool),
    ) -> Self {
        let mut lint = Self::default();
        for (card, status) in found::asked(catalog, statuses, set) {
            let record = &card.record;
            let told = enchantments || record.card_type() != Some(CardType::Enchantment);
            if let State::Partial(lacks) = &status.state {
                lint.partial.insert(record.id.clone(), lacks.clone());
            }
            if let State::Approximate(how) = &status.state {
                lint.approximate.insert(record.id.clone(), how.clone());
            }
            if !told || !is_by_hand(status) || record.text.is_empty() {
                continue;
            }
            lint.written += 1;
            if explained.power(&record.id).is_none() {
                lint.wordless.push(record.id.clone());
                continue;
            }
            let said = explained.of(&record.id).unwrap_or_default();
            let contradictions = contradictions(&record.text, &format!("{said} {}", by_tags(record)));
            if contradictions.is_empty() {
                lint.agree += 1;
            } else {
                lint.differ.push(Difference { card: Found::new(card, status), said: said.to_owned(), contradictions });
            }
        }
        lint
    }

    /// The cards that do not say their text.
    pub fn ids(&self) -> BTreeSet<&str> {
        self.differ.iter().map(|it| it.card.id.as_str()).collect()
    }
}

/// Whether a person wrote a card's Power, and all of it.
fn is_by_hand(status: &CardStatus) -> bool {
    matches!(status.state, State::Done | State::Stale) && status.same_as.is_none()
}

/// What a card's tags say, as texts print it: `Taunt`, `Spell Damage +1`, `Overload: (2)`.
fn by_tags(record: &CardRecord) -> String {
    let borne = Keywords::PRINTED.iter().filter_map(|(name, tag)| Some((name, record.ints.get(tag)?)));
    let told = Keywords::TOLD.iter().filter(|(_, tag)| record.has(*tag)).map(|(words, _)| (*words).to_owned());
    borne
        .filter(|(_, value)| **value != 0)
        .map(|(name, n)| format!("{name} +{n}"))
        .chain(told)
        .collect::<Vec<_>>()
        .join(" ")
}
