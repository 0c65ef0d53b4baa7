//! The page of decks: the decks that play completely, the missing cards of the others, and the most wanted cards.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use cardwright_data::deckstring::DeckCode;
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
    /// The classes of the decks.
    classes: BTreeSet<&'static str>,
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
    /// The page of the deck builder with this deck.
    address: String,
    /// The table with this deck as the player's.
    play: String,
    /// The table with this deck as the opponent's.
    against: String,
    /// The formats in which its cards are played: `Standard, Wild`.
    formats: String,
    /// `0: 1, 1: 4, … 7+: 2`
    curve: String,
    bars: Vec<Bar>,
}

/// A column of a mana curve, in units of the drawing.
#[derive(Debug, Serialize)]
struct Bar {
    x: usize,
    y: u32,
    height: u32,
    /// The Cost, under the column.
    cost: String,
    cards: u32,
}

/// The width of a column and the height of the highest one.
const BAR: (usize, u32) = (14, 32);

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
        let printings = formats_by_name(book);
        let lists = best_known_lists(book).into_iter().map(|list| ListView {
            decks: list.decks.iter().map(|deck| DeckView::new(book, &printings, deck)).collect(),
            list: list.clone(),
        });
        let classes = book.decks.lists.iter().flat_map(|list| &list.decks).filter_map(|deck| deck.class);
        Self {
            classes: classes.collect(),
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

/// The lists of decks; those with win rates, whose decks have names, come first.
pub fn best_known_lists<'a>(book: &'a Site) -> Vec<&'a DeckList> {
    let mut lists: Vec<&DeckList> = book.decks.lists.iter().collect();
    lists.sort_by_key(|list| list.decks.iter().all(|deck| deck.win_rate.is_none()));
    lists
}

/// The cards that decks lack, ordered by the number of decks.
pub fn wanted<'a>(book: &'a Site) -> impl Iterator<Item = WantedView> + 'a {
    book.decks.wanted_cards.iter().map(|wanted| WantedView {
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
    fn new(book: &Site, printings: &BTreeMap<&str, BTreeSet<&str>>, deck: &DeckCoverage) -> Self {
        let code = url_encoded(&deck.code);
        let bars = bars(&deck.curve);
        let lack = |lack: &MissingCard| LackView { address: page(book, lack.id.as_deref()), lack: lack.clone() };
        Self {
            lacks: deck.lacks.iter().map(lack).collect(),
            approximate: deck.approximate.iter().map(lack).collect(),
            works: deck.cards - deck.missing(),
            address: format!("builder.html#deck={code}&name={}", url_encoded(&deck.name)),
            play: format!("play.html#deck={code}"),
            against: format!("play.html#against={code}"),
            formats: formats(book, printings, &deck.code),
            curve: bars.iter().map(|bar| format!("{}: {}", bar.cost, bar.cards)).collect::<Vec<_>>().join(", "),
            bars,
            deck: deck.clone(),
        }
    }
}

/// The columns of a mana curve.
fn bars(curve: &[u32]) -> Vec<Bar> {
    let most = curve.iter().copied().max().unwrap_or_default().max(1);
    let bar = |(cost, cards): (usize, &u32)| {
        let height = cards * BAR.1 / most;
        let more = if cost + 1 == curve.len() { "+" } else { "" };
        Bar { x: cost * BAR.0, y: BAR.1 - height, height, cost: format!("{cost}{more}"), cards: *cards }
    };
    curve.iter().enumerate().map(bar).collect()
}

/// The formats of the collectible printings of each name.
fn formats_by_name<'a>(book: &'a Site) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut by_name: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for card in book.catalog.cards().filter(|card| card.collectible) {
        let formats = book.catalog.sets.sets[card.placement.set].formats.iter().map(String::as_str);
        by_name.entry(&card.record.name).or_default().extend(formats);
    }
    by_name
}

/// The formats that have a printing of each card of a deck; cards that come with others are left out.
fn formats(book: &Site, printings: &BTreeMap<&str, BTreeSet<&str>>, code: &str) -> String {
    let Ok(deck) = DeckCode::decode(code) else { return String::new() };
    let beside = deck.sideboards.keys().map(|(number, _)| number);
    let ids = deck.cards.keys().chain(beside).filter_map(|number| book.by_dbf.get(&i64::from(*number)));
    let of_cards: Vec<&BTreeSet<&str>> = ids.filter_map(|id| printings.get(book.names.get(id)?.as_str())).collect();
    let all = [("standard", "Standard"), ("wild", "Wild")];
    let played = all.into_iter().filter(|(word, _)| of_cards.iter().all(|formats| formats.contains(word)));
    played.map(|(_, title)| title).collect::<Vec<_>>().join(", ")
}

/// A text, encoded for an address.
fn url_encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        let is_plain = byte.is_ascii_alphanumeric();
        let _ = if is_plain { write!(encoded, "{}", char::from(byte)) } else { write!(encoded, "%{byte:02X}") };
    }
    encoded
}
