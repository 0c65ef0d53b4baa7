//! Finding cards: `text:discover set:TITANS class:mage cost:<=3`.
//!
//! [`Query`] is a parsed query; its errors have a position. [`Query::matches`] tests a card.

mod key;
mod query;
mod vocabulary;

pub use key::SearchKey;
pub use query::{Comparison, Query, QueryError, Term};
pub use vocabulary::query_language;

use std::collections::BTreeSet;

use cardwright_data::enums::GameTag;
use cardwright_data::sets::Sets;
use cardwright_data::{CardRecord, CardType};

use crate::coverage::Evidence;
use crate::inventory::InventoryCard;

impl Query {
    /// Whether the card matches every term of an alternative; `sets` are those of `data/sets.toml`.
    pub fn matches(&self, card: &InventoryCard, sets: &Sets) -> bool {
        let all = |terms: &Vec<Term>| terms.iter().all(|term| term_matches(term, card, sets) != term.negated);
        self.alternatives.iter().any(all)
    }

    /// A message for each `word:` that no Power of these cards has, with similar words.
    pub fn unknown_words(&self, cards: &[InventoryCard]) -> Vec<String> {
        let asked: Vec<&str> =
            self.terms().filter(|it| it.key == SearchKey::VocabularyWord).map(|it| it.value.as_str()).collect();
        let powers = cards.iter().filter(|_| !asked.is_empty()).filter_map(|card| card.power.as_deref());
        let known: BTreeSet<&str> = powers.flat_map(words).collect();
        let unknown = asked.into_iter().filter(|asked| !known.iter().any(|word| word.eq_ignore_ascii_case(asked)));
        let told = |asked: &str| {
            let like = |word: &str| strsim::jaro_winkler(asked, &word.to_lowercase());
            let mut alike: Vec<&str> = known.iter().copied().collect();
            alike.sort_by(|a, b| like(b).total_cmp(&like(a)).then_with(|| a.cmp(b)));
            alike.truncate(4);
            format!("no Power has the word `{asked}`; similar words are {}", alike.join(", "))
        };
        unknown.map(told).collect()
    }
}

fn term_matches(term: &Term, card: &InventoryCard, sets: &Sets) -> bool {
    let (record, status) = (&card.record, card.status.as_ref());
    let has = |text: &str| text.to_lowercase().contains(&term.value);
    let number =
        |number: Option<i64>| term.number.as_ref().is_some_and(|asked| number.is_some_and(|n| asked.term_matches(n)));
    match term.key {
        SearchKey::Any => has(&record.name) || has(&card.text),
        SearchKey::Text => has(&card.text),
        SearchKey::Name => has(&record.name),
        SearchKey::Id => record.id.to_lowercase().starts_with(&term.value),
        SearchKey::Set => is_set(record, sets, &term.value),
        SearchKey::Format => {
            let row = sets.sets.iter().find(|row| row.set() == record.set());
            row.is_some_and(|row| row.formats.contains(&term.value))
        }
        SearchKey::Class => {
            let classes = record.classes();
            if classes.is_empty() {
                name_matches("NEUTRAL", "Neutral", &term.value)
            } else {
                classes.iter().any(|c| name_matches(c.name(), c.title(), &term.value))
            }
        }
        SearchKey::Type => record.card_type().is_some_and(|t| name_matches(t.name(), t.title(), &term.value)),
        SearchKey::Race => record.races().iter().any(|race| name_matches(race.name(), race.title(), &term.value)),
        SearchKey::School => record.school().is_some_and(|s| name_matches(s.name(), s.title(), &term.value)),
        SearchKey::Rarity => record.rarity().is_some_and(|r| name_matches(r.name(), r.title(), &term.value)),
        SearchKey::Cost => number(record.cost()),
        SearchKey::Attack => number(record.attack()),
        SearchKey::Health => number(health(record)),
        SearchKey::Mechanic => {
            record.ints.iter().any(|(tag, value)| *value != 0 && is_tag(*tag, &term.value))
                || record.referenced.iter().any(|(tag, _)| is_tag(*tag, &term.value))
        }
        SearchKey::Tag => record.ints.iter().any(|(tag, value)| {
            is_tag(*tag, &term.value) && term.number.as_ref().is_none_or(|asked| asked.term_matches(*value))
        }),
        SearchKey::VocabularyWord => {
            card.power.as_ref().is_some_and(|power| words(power).any(|word| word.eq_ignore_ascii_case(&term.value)))
        }
        SearchKey::State => status.is_some_and(|status| status.state.word().eq_ignore_ascii_case(&term.value)),
        SearchKey::Evidence => {
            let is = |evidence: &Evidence| without_spaces(evidence.word()) == without_spaces(&term.value);
            status.is_some_and(|status| status.evidence.iter().any(is))
        }
        SearchKey::Implemented => is_yes(&term.value) == status.is_some_and(|status| status.implemented),
        SearchKey::Collectible => is_yes(&term.value) == record.collectible(),
    }
}

/// The number that `health:` compares: Health, or a weapon's Durability.
pub fn health(record: &CardRecord) -> Option<i64> {
    let durability = || record.durability().filter(|_| record.card_type() == Some(CardType::Weapon));
    record.health().or_else(durability)
}

/// The words of a Power: `spell`, `deal`, `to` and `TARGET` of `spell(&[deal(6).to(TARGET)])`. Quoted parts are ids of cards
/// and are skipped.
pub fn words(power: &str) -> impl Iterator<Item = &str> {
    let outside = power.split('"').step_by(2);
    let words = outside.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
    words.filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
}

fn is_yes(value: &str) -> bool {
    matches!(value, "yes" | "true" | "1")
}

/// Whether names are equal: `demon hunter`, `demon_hunter`, `demonhunter` and their prefixes are.
fn name_matches(name: &str, title: &str, asked: &str) -> bool {
    without_spaces(name).starts_with(&without_spaces(asked))
        || without_spaces(title).starts_with(&without_spaces(asked))
}

fn is_tag(tag: GameTag, asked: &str) -> bool {
    match asked.parse::<u16>() {
        Ok(number) => tag.0 == number,
        Err(_) => tag.name().is_some_and(|name| without_spaces(name) == without_spaces(asked)),
    }
}

fn is_set(record: &CardRecord, sets: &Sets, asked: &str) -> bool {
    let set = record.set();
    let row = sets.sets.iter().find(|row| row.set() == set);
    let names = [set.name(), row.map(|row| row.module.as_str()), row.map(|row| row.title.as_str())];
    names.into_iter().flatten().any(|name| without_spaces(name) == without_spaces(asked))
}

fn without_spaces(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl Comparison {
    fn term_matches(&self, number: i64) -> bool {
        match *self {
            Self::Is(n) => number == n,
            Self::Below(n) => number < n,
            Self::Above(n) => number > n,
            Self::Between(low, high) => (low..=high).contains(&number),
        }
    }
}
