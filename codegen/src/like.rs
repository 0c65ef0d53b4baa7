//! Cards with similar texts, as examples for implementing a new card.

use std::collections::{BTreeSet, HashMap};

use crate::coverage::State;
use crate::inventory::{Inventory, InventoryCard};

/// The implemented cards with the texts most similar to this card's, best first, each with its similarity (1 for an equal
/// text). Rare words weigh more; all numbers are equal.
pub fn similar_cards<'a>(inventory: &'a Inventory, of: &InventoryCard, most: usize) -> Vec<(f64, &'a InventoryCard)> {
    let candidates: Vec<(&InventoryCard, BTreeSet<String>)> = inventory
        .generated()
        .iter()
        .filter(|entry| entry.record.id != of.record.id && is_example(entry))
        .map(|entry| (entry, phrases(entry)))
        .collect();
    let asked = phrases(of);
    let mut cards: HashMap<&str, u32> = asked.iter().map(|phrase| (phrase.as_str(), 1)).collect();
    for phrase in candidates.iter().flat_map(|(_, phrases)| phrases) {
        *cards.entry(phrase).or_default() += 1;
    }
    let all = f64::from(u32::try_from(candidates.len()).unwrap_or(u32::MAX)) + 1.0;
    let weight = |phrase: &String| (all / f64::from(cards[phrase.as_str()])).ln().powi(2);
    let sum = |phrases: &BTreeSet<String>| phrases.iter().map(weight).sum::<f64>();
    let size = sum(&asked);
    let mut near: Vec<(f64, &InventoryCard)> = candidates
        .iter()
        .map(|(entry, phrases)| {
            let shared: f64 = asked.intersection(phrases).map(weight).sum();
            (shared / (size * sum(phrases)).sqrt().max(f64::MIN_POSITIVE), *entry)
        })
        .filter(|(near, _)| *near > 0.0)
        .collect();
    near.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.record.id.cmp(&b.1.record.id)));
    // Tokens and old printings often repeat a card's text: one of them is enough.
    let mut powers = BTreeSet::new();
    near.retain(|(_, entry)| powers.insert((entry.text.as_str(), entry.power.as_deref())));
    near.truncate(most);
    near
}

/// Whether the card is an example for others: it is implemented, and has a Power of its own and a text.
fn is_example(entry: &InventoryCard) -> bool {
    let written = |status: &crate::coverage::CardStatus| {
        status.implemented && status.original.is_none() && matches!(status.state, State::Done | State::Derived)
    };
    !entry.text.is_empty() && entry.status.as_ref().is_some_and(written)
}

/// The words of a text, each pair of neighboring words, and the card's type.
fn phrases(entry: &InventoryCard) -> BTreeSet<String> {
    let number =
        |word: &str| if word.bytes().any(|byte| byte.is_ascii_digit()) { "0".to_owned() } else { word.to_lowercase() };
    let words = entry.text.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '’');
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(number).collect();
    let pairs = words.windows(2).map(|pair| pair.join(" "));
    let kind = entry.record.card_type().map(|kind| format!("({kind})"));
    pairs.chain(words.iter().cloned()).chain(kind).collect()
}
