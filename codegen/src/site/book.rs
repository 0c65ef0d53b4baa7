//! The data that all pages are made of.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::enums::GameTag;
use cardwright_data::{CardRecord, LinkKind};
use serde::Serialize;

use super::history::History;
use crate::catalog::{Catalog, CatalogCard};
use crate::coverage::CardStatus;
use crate::decks::Decks;
use crate::difference::{CardDifference, Difference};
use crate::header;
use crate::sources::{ExplainedPowers, Sources};
use crate::test_skeleton::test_with_body;
use cardwright_scenario::{ScenarioPlanner, test_body};

use cardwright_data::markup::plain;

pub(super) const CSS: &str = include_str!("../../templates/site/site.css");

/// The engine as browsers run it.
#[derive(Debug, Clone)]
pub struct PlayEngineFiles {
    /// The WebAssembly module.
    pub engine: Vec<u8>,
    /// The JavaScript module that loads it.
    pub glue: String,
}

/// The names and texts of cards in a language other than English.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CardTranslation {
    /// The language, as the card data names it: `deDE`.
    pub code: String,
    /// The names by card id.
    pub names: BTreeMap<String, String>,
    /// The texts by card id, with the client's markup.
    pub texts: BTreeMap<String, String>,
}

/// The languages of the card data, and their own names.
const LANGUAGES: [(&str, &str); 13] = [
    ("deDE", "Deutsch"),
    ("esES", "Español (España)"),
    ("esMX", "Español (México)"),
    ("frFR", "Français"),
    ("itIT", "Italiano"),
    ("jaJP", "日本語"),
    ("koKR", "한국어"),
    ("plPL", "Polski"),
    ("ptBR", "Português (Brasil)"),
    ("ruRU", "Русский"),
    ("thTH", "ไทย"),
    ("zhCN", "简体中文"),
    ("zhTW", "繁體中文"),
];

impl CardTranslation {
    /// An empty translation.
    pub fn new(code: &str) -> Self {
        Self { code: code.to_owned(), ..Self::default() }
    }

    /// The language's own name; its code if it is unknown.
    pub(super) fn title(&self) -> &str {
        LANGUAGES.iter().find(|(code, _)| *code == self.code).map_or(&self.code, |(_, title)| title)
    }
}

/// The data of all pages.
#[derive(Debug)]
pub struct Site<'a> {
    /// The cards and their files.
    pub catalog: &'a Catalog,
    /// The status of each card.
    pub statuses: &'a BTreeMap<String, CardStatus>,
    /// The Powers and tests in the files.
    pub sources: &'a Sources,
    /// The Powers in English.
    pub explained: &'a ExplainedPowers,
    /// The known builds.
    pub history: &'a History,
    /// The tags of `data/tags.toml`.
    pub cosmetic: BTreeSet<GameTag>,
    /// The corrections of each card, for display.
    pub corrections: BTreeMap<String, Vec<String>>,
    /// Whether the statuses include the results of a test run.
    pub tests_ran: bool,
    /// The coverage of the known decks.
    pub decks: Decks,
    /// The names and texts of cards in other languages.
    pub languages: Vec<CardTranslation>,
    /// The address of the published site, ending with a slash.
    pub url: Option<String>,
    /// The engine for browsers, if the site has a play page.
    pub play: Option<PlayEngineFiles>,
    /// The contact address on the play page.
    pub contact: Option<String>,
    /// The names of all entities, generated or not.
    pub(super) names: BTreeMap<String, String>,
    pub(super) by_dbf: BTreeMap<i64, String>,
    pub(super) linked_from: BTreeMap<String, Vec<(LinkKind, String)>>,
    /// The mechanics that texts print. Tags that few texts name are internal to the client.
    pub(super) printed_mechanics: BTreeSet<String>,
    changes_by_card: BTreeMap<&'a str, Vec<(&'a Difference, &'a CardDifference)>>,
    /// The planner for the scenarios of trials.
    scenarios: Option<ScenarioPlanner>,
}

/// The data that every page passes to the base template.
#[derive(Debug, Clone, Serialize)]
pub struct PageFrame {
    /// The relative path from the page to the site's folder: empty or `../`.
    root: String,
    title: String,
    build: u32,
    /// The style sheet, for a self-contained page.
    css: Option<&'static str>,
    /// A one-sentence description of the page, for link previews.
    about: String,
    /// The page's address, if the site's is known.
    address: Option<String>,
    /// The address of the feed, if there is one.
    feed: Option<String>,
    /// Whether the site has a play page.
    pub(super) plays: bool,
    /// Whether the page runs the engine, which its security policy must allow.
    pub(super) runs_engine: bool,
}

impl Site<'_> {
    /// The scenarios of the card's trial, as Rust.
    pub(super) fn trial(&self, card: &CatalogCard) -> Option<String> {
        let steps = self.catalog.scenarios_of(self.scenarios.as_ref()?, card).ok()?;
        Some(test_with_body(card, &test_body(card.placement.test_class(), &steps)))
    }
}

impl PageFrame {
    /// For a self-contained page.
    pub(super) fn self_contained(title: &str, build: u32) -> Self {
        let (root, title, about) = (String::new(), title.to_owned(), title.to_owned());
        Self { root, title, build, css: Some(CSS), about, address: None, feed: None, plays: false, runs_engine: false }
    }
}

impl<'a> Site<'a> {
    /// `all` has the entities of the database; the catalog has the generated ones.
    pub fn new(
        catalog: &'a Catalog,
        all: Vec<EntityName>,
        statuses: &'a BTreeMap<String, CardStatus>,
        (sources, explained): (&'a Sources, &'a ExplainedPowers),
        history: &'a History,
        cosmetic: BTreeSet<GameTag>,
    ) -> Self {
        let mut linked_from: BTreeMap<String, Vec<(LinkKind, String)>> = BTreeMap::new();
        for card in catalog.cards() {
            for link in &card.record.links {
                linked_from.entry(link.to.clone()).or_default().push((link.kind, card.record.id.clone()));
            }
        }
        let mut names = BTreeMap::new();
        let mut by_dbf = BTreeMap::new();
        for entity in all {
            by_dbf.entry(entity.dbf_id).or_insert_with(|| entity.id.clone());
            names.insert(entity.id, entity.name);
        }
        Self {
            catalog,
            statuses,
            sources,
            explained,
            changes_by_card: history.by_card(),
            scenarios: catalog.scenarios(),
            history,
            printed_mechanics: printed_mechanics(catalog, &cosmetic),
            cosmetic,
            corrections: BTreeMap::new(),
            tests_ran: false,
            decks: Decks::new(&[], |_| None),
            languages: Vec::new(),
            url: None,
            play: None,
            contact: None,
            names,
            by_dbf,
            linked_from,
        }
    }

    /// The age of each set of `data/sets.toml`: the median number of its collectible cards, because numbers grow with time. The
    /// list itself ends with sets that get cards every year.
    pub(super) fn set_ages(&self) -> Vec<i64> {
        let mut numbers = vec![Vec::new(); self.catalog.sets.sets.len()];
        for card in self.catalog.cards().filter(|card| card.collectible) {
            numbers[card.placement.set].push(card.record.dbf_id);
        }
        let middle = |mut numbers: Vec<i64>| {
            numbers.sort_unstable();
            numbers.get(numbers.len() / 2).copied().unwrap_or_default()
        };
        numbers.into_iter().map(middle).collect()
    }

    /// The codes of the languages other than English, and their own names.
    pub(super) fn language_titles(&self) -> Vec<(String, String)> {
        self.languages.iter().map(|language| (language.code.clone(), language.title().to_owned())).collect()
    }

    /// The frame of the page at this path below the site's folder.
    pub(super) fn frame(&self, path: &str, title: &str, about: impl Into<String>) -> PageFrame {
        let below = |page: &str| self.url.as_ref().map(|url| format!("{url}{page}"));
        PageFrame {
            root: "../".repeat(path.matches('/').count()),
            title: title.to_owned(),
            build: self.catalog.build,
            css: None,
            about: about.into(),
            address: below(path.strip_suffix("index.html").unwrap_or(path)),
            feed: below("feed.xml"),
            plays: self.play.is_some(),
            runs_engine: false,
        }
    }

    /// The frame of a page that is served at any path: its links start at the site's address.
    pub(super) fn frame_anywhere(&self, title: &str) -> PageFrame {
        let root = self.url.clone().unwrap_or_default();
        PageFrame { root, address: None, ..self.frame("", title, title) }
    }

    /// The changes of a card by patches, newest first.
    pub(super) fn changes_of(&self, id: &str) -> &[(&'a Difference, &'a CardDifference)] {
        self.changes_by_card.get(id).map(Vec::as_slice).unwrap_or_default()
    }
}

/// The mechanics whose name is in the text of at least half of the cards with the tag.
fn printed_mechanics(catalog: &Catalog, cosmetic: &BTreeSet<GameTag>) -> BTreeSet<String> {
    let mut counts: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for card in catalog.cards() {
        let text = plain(&card.record.text).to_lowercase();
        for mechanic in header::mechanics(&card.record, cosmetic) {
            let named = usize::from(text.contains(&mechanic.to_lowercase()));
            let count = counts.entry(mechanic).or_default();
            count[0] += 1;
            count[1] += named;
        }
    }
    counts.into_iter().filter(|(_, [cards, named])| named * 2 >= *cards).map(|(mechanic, _)| mechanic).collect()
}

/// An entity of the database by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntityName {
    id: String,
    dbf_id: i64,
    name: String,
}

impl From<&CardRecord> for EntityName {
    fn from(card: &CardRecord) -> Self {
        Self { id: card.id.clone(), dbf_id: card.dbf_id, name: card.name.clone() }
    }
}
