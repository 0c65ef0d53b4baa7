//! The page of decks: the decks that play completely, the missing cards of the others, and the most wanted cards.

use std::fmt::Write as _;

use serde::Serialize;

use super::book::{PageFrame, Site};
use super::standing::{DisplayStatus, Progress};
use crate::decks::{DeckCoverage, DeckList, MissingCard};

/// The data for `templates/site/decks.html`.
#[derive(Debug, Serialize)]
pub struct DecksPage {
    frame: PageFrame,
    decks: usize,
    whole: usize,
    approximate: usize,
    lists: Vec<ListView>,
    wanted: Vec<WantedView>,
    /// Unwritten cards that other cards create or name.
    awaited: Vec<WantedView>,
}

#[derive(Debug, Serialize)]
struct ListView {
    list: DeckList,
    decks: Vec<DeckView>,
}

#[derive(Debug, Serialize)]
struct DeckView {
    deck: DeckCoverage,
    lacks: Vec<LackView>,
    approximate: Vec<LackView>,
    works: u32,
    address: String,
    /// The table with this deck in its first field.
    play: String,
    /// `0: 1, 1: 4, … 7+: 2`
    curve: String,
}

#[derive(Debug, Serialize)]
struct LackView {
    lack: MissingCard,
    address: Option<String>,
}

/// A card that decks or other cards need.
#[derive(Debug, Clone, Serialize)]
pub struct WantedView {
    name: String,
    address: Option<String>,
    why: String,
    /// The number of decks or cards that need it.
    count: usize,
}

/// The maximum number of wanted cards on the page.
const MAX_LISTED: usize = 40;

impl DecksPage {
    /// The data for the page.
    pub fn new(book: &Site) -> Self {
        let about = "Which known decks play as printed, what the others lack, and which cards they wait for.";
        let lists = book.decks.lists.iter().map(|list| ListView {
            decks: list.decks.iter().map(|deck| DeckView::new(book, deck)).collect(),
            list: list.clone(),
        });
        Self {
            frame: book.frame("decks.html", "Decks", about),
            decks: book.decks.count(),
            whole: book.decks.whole(),
            approximate: book.decks.approximate(),
            lists: lists.collect(),
            wanted: wanted(book).take(MAX_LISTED).collect(),
            awaited: awaited_cards(book),
        }
    }
}

/// The cards that decks lack, ordered by the number of decks.
pub fn wanted<'a>(book: &'a Site) -> impl Iterator<Item = WantedView> + 'a {
    book.decks.most_wanted.iter().map(|wanted| WantedView {
        name: wanted.name.clone(),
        address: page(book, wanted.id.as_deref()),
        why: wanted.why.clone(),
        count: wanted.decks,
    })
}

/// Unwritten cards that other cards create, name or reprint.
fn awaited_cards(book: &Site) -> Vec<WantedView> {
    let todo = |id: &str| book.statuses.get(id).is_some_and(|status| DisplayStatus::of(status).tier == Progress::Todo);
    let mut cards: Vec<WantedView> = book
        .linked_from
        .iter()
        .filter(|(id, by)| by.len() > 1 && todo(id))
        .map(|(id, by)| WantedView {
            name: book.names.get(id).filter(|name| !name.is_empty()).unwrap_or(id).clone(),
            address: page(book, Some(id)),
            why: String::new(),
            count: by.len(),
        })
        .collect();
    cards.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.name.cmp(&b.name)));
    cards.truncate(MAX_LISTED);
    cards
}

fn page(book: &Site, id: Option<&str>) -> Option<String> {
    id.filter(|id| book.catalog.get(id).is_some()).map(|id| format!("cards/{id}.html"))
}

impl DeckView {
    fn new(book: &Site, deck: &DeckCoverage) -> Self {
        let code = url_encoded(&deck.code);
        let step = |(cost, count): (usize, &u32)| {
            let more = if cost + 1 == deck.curve.len() { "+" } else { "" };
            format!("{cost}{more}: {count}")
        };
        let lack = |lack: &MissingCard| LackView { address: page(book, lack.id.as_deref()), lack: lack.clone() };
        Self {
            lacks: deck.lacks.iter().map(lack).collect(),
            approximate: deck.approximate.iter().map(lack).collect(),
            works: deck.cards - deck.missing(),
            address: format!("cards.html#q={code}"),
            play: format!("play.html#deck={code}"),
            curve: deck.curve.iter().enumerate().map(step).collect::<Vec<_>>().join(", "),
            deck: deck.clone(),
        }
    }
}

/// A deckstring, encoded for an address.
fn url_encoded(code: &str) -> String {
    let mut encoded = String::new();
    for c in code.chars() {
        let _ =
            if c.is_ascii_alphanumeric() { write!(encoded, "{c}") } else { write!(encoded, "%{:02X}", u32::from(c)) };
    }
    encoded
}
