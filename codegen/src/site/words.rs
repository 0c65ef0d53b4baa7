//! The page of the vocabulary: each word with the cards that use it.

use std::collections::BTreeMap;

use serde::Serialize;

use super::book::{PageFrame, Site};
use crate::search::words;

/// The maximum number of cards listed per word; `cargo cards search word:…` lists all.
const MAX_CARDS_PER_WORD: usize = 24;

/// The page.
#[derive(Debug, Serialize)]
pub struct WordsPage {
    frame: PageFrame,
    /// The words by their first letters.
    letters: Vec<Letter>,
    words: Vec<WordView>,
}

/// The words of the index that begin with a letter.
#[derive(Debug, Serialize)]
struct Letter {
    letter: char,
    words: Vec<String>,
}

/// A word of the vocabulary.
#[derive(Debug, Serialize)]
struct WordView {
    word: String,
    cards: Vec<CardLink>,
    /// The number of further cards that use it.
    more: usize,
}

/// A link to a card's page.
#[derive(Debug, Serialize)]
struct CardLink {
    id: String,
    name: String,
}

impl WordsPage {
    /// The words of all Powers by name, each with its cards, collectible ones first.
    pub fn new(book: &Site) -> Self {
        let mut of: BTreeMap<String, BTreeMap<(bool, &str), &str>> = BTreeMap::new();
        for card in book.catalog.cards() {
            let record = &card.record;
            let Some(power) = book.sources.power(&record.id).filter(|power| power.original().is_none()) else {
                continue;
            };
            for word in words(&power.with_inlined_constants()).filter(|word| *word != "TODO") {
                of.entry(word.to_owned()).or_default().insert((!card.collectible, &record.id), &record.name);
            }
        }
        let link = |((_, id), name): ((bool, &str), &str)| CardLink { id: id.to_owned(), name: name.to_owned() };
        let view = |(word, cards): (String, BTreeMap<(bool, &str), &str>)| WordView {
            word,
            more: cards.len().saturating_sub(MAX_CARDS_PER_WORD),
            cards: cards.into_iter().take(MAX_CARDS_PER_WORD).map(link).collect(),
        };
        Self {
            letters: index(of.keys()),
            frame: book.frame(
                "words.html",
                "Vocabulary",
                "The words that Powers are written in, with the cards that use them.",
            ),
            words: of.into_iter().map(view).collect(),
        }
    }
}

/// The index: words by their first letters, whatever their case.
fn index<'a>(words: impl Iterator<Item = &'a String>) -> Vec<Letter> {
    let mut letters: BTreeMap<char, Vec<String>> = BTreeMap::new();
    for word in words {
        let letter = word.chars().next().map_or('#', |first| first.to_ascii_uppercase());
        letters.entry(letter).or_default().push(word.clone());
    }
    letters.into_iter().map(|(letter, words)| Letter { letter, words }).collect()
}
