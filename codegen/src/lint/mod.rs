//! Where a card's code and what is printed on it do not say the same.
//!
//! What a Power says is printed in English with every wording that texts have, and held against the card's text word for
//! word. That they differ is no error by itself: a text may say in its own way what no printer says. Each difference is
//! read by a person once; what was wrong becomes a test, and what was not has its reason in [`reasons`].
//!
//! [`reading`] holds the Power against the one that the compiler reads in the text, [`targets`] holds the target that a
//! Power asks for against what the client asks for.

mod found;
pub mod reading;
pub mod reasons;
pub mod targets;

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::CardType;
use cardwright_engine::facts::Keywords;
pub use found::Found;
use serde::Serialize;

use crate::catalog::Catalog;
use crate::coverage::{CardStatus, State};
use crate::sources::Explained;
use cardwright_text::agrees;

/// A card whose Power does not say its text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The card.
    #[serde(flatten)]
    pub card: Found,
    /// What its Power says.
    pub said: String,
}

/// What the lint has found.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Lint {
    /// Powers that people have written, of cards with a text.
    pub written: usize,
    /// Those that say their text, word for word.
    pub agree: usize,
    /// Those that cannot be held against it: with Rust of their own, or without a word.
    pub wordless: Vec<String>,
    /// Those that say themselves what they lack, `.partial("does not …")`: they are no whole text to hold against another.
    pub partial: BTreeMap<String, String>,
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
            if !told || !is_by_hand(status) || record.text.is_empty() {
                continue;
            }
            lint.written += 1;
            match explained.ways(&record.id) {
                None => lint.wordless.push(record.id.clone()),
                Some(said) if says_its_text(record, &said) => lint.agree += 1,
                Some(_) => lint.differ.push(Difference {
                    card: Found::new(card, status),
                    said: explained.of(&record.id).unwrap_or_default().to_owned(),
                }),
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

/// Whether what a card's Power says, in one of its ways, is its text, word for word; see [`Explained::ways`].
pub fn says_its_text(record: &CardRecord, ways: &str) -> bool {
    agrees(ways, &record.text, &keywords(record))
}

/// What the text may say that the card's tags say, as texts print it: `Taunt`, `Spell Damage +1`, `Overload: (2)`.
fn keywords(record: &CardRecord) -> Vec<String> {
    let borne = Keywords::PRINTED.iter().filter_map(|(name, tag)| Some((name, record.ints.get(tag)?)));
    // The line over a Hero Power's text.
    let of_type = (record.card_type() == Some(CardType::HeroPower)).then(|| "Hero Power".to_owned());
    let told = Keywords::TOLD.iter().filter(|(_, tag)| record.has(*tag)).map(|(words, _)| (*words).to_owned());
    borne
        .filter(|(_, value)| **value != 0)
        .flat_map(|(name, n)| {
            [(*name).to_owned(), format!("{name}:"), format!("{name} +{n}"), format!("{name}: ({n})")]
        })
        .chain(of_type)
        .chain(told)
        .collect()
}
