//! The search index for the browser, and the page that searches all cards.

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardRecord;
use cardwright_data::enums::{GameTag, Race, Rarity, SpellSchool};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::book::{CardTranslation, PageFrame, Site};
use super::compare::text_html;
use super::face::{Emblem, SetMark};
use super::set::Filters;
use super::standing::{DisplayStatus, STATE_NAMES};
use super::titles::{class_titles, title, type_title};
use crate::catalog::CatalogCard;
use crate::coverage::{Evidence, State};
use crate::header;
use crate::search::{health, query_language, words};
use crate::sources::PowerSource;

/// The data for `templates/site/find.html`.
#[derive(Debug, Serialize)]
pub struct FindPage {
    frame: PageFrame,
    filters: Filters,
    /// The codes of the languages, and their own names.
    languages: Vec<(String, String)>,
    cards: usize,
}

impl FindPage {
    /// Renders the page of all cards.
    pub fn new(book: &Site) -> Self {
        let mut filters = Filters::of(book, book.catalog.cards());
        let mut sets = book.catalog.by_set();
        let ages = book.set_ages();
        sets.sort_by_key(|of| {
            std::cmp::Reverse(book.catalog.sets.sets.iter().position(|set| set == of.set).map(|at| ages[at]))
        });
        filters.sets = sets.iter().map(|of| (of.set.module.clone(), of.set.title.clone())).collect();
        let about = "Search all cards by text, set, class, cost, rarity, state and more.";
        let languages = book.language_titles();
        let frame = book.frame("cards.html", "All cards", about);
        Self { frame, filters, languages, cards: book.catalog.len() }
    }
}

/// The script with the data of all cards: the query language, lists of shared names, and a short row per card.
///
/// A row: id, name, set, type, classes, cost, attack, health, state, tier, collectible, mechanics, text as HTML, number in the
/// game's database, rarity, minion types, spell school, the state that queries ask for, 1 if it is implemented
/// and 2 if the data calls it collectible, and what
/// queries compare where it is not what is shown: cost, attack, health, set. Numbers in the columns of names are indices.
pub fn index(book: &Site) -> String {
    let (mut types, mut classes, mut mechanics) = (NameTable::default(), NameTable::default(), NameTable::default());
    let rows = &book.catalog.sets.sets;
    let mut by_age: Vec<usize> = (0..rows.len()).collect();
    let ages = book.set_ages();
    by_age.sort_by_key(|at| ages[*at]);
    let mut order = vec![0; rows.len()];
    by_age.iter().enumerate().for_each(|(at, set)| order[*set] = at);
    let sets: Vec<Value> = rows
        .iter()
        .zip(&order)
        .map(|(set, order)| {
            let mark = SetMark::new(set);
            json!([set.module, set.title, set.formats.join(" "), set.name, mark.initials, mark.hue, order])
        })
        .collect();
    let cards: Vec<Value> = book
        .catalog
        .cards()
        .map(|card| {
            let record = &card.record;
            let (cost, attack, health) = Emblem::of(card).numbers();
            let status = &book.statuses[&record.id];
            let standing = DisplayStatus::of(status);
            let of_classes: Vec<usize> = class_titles(card).iter().map(|class| classes.place(class)).collect();
            let of_mechanics: Vec<usize> =
                header::mechanics(record, &book.cosmetic).iter().map(|mechanic| mechanics.place(mechanic)).collect();
            let races: Vec<Option<usize>> = record.races().iter().map(|race| index_of(Race::ALL, race)).collect();
            let asked = compared_numbers(record);
            let set = rows.iter().position(|row| row.set() == record.set());
            let same = asked == [cost, attack, health] && set == Some(card.placement.set);
            let asked = if same { json!(0) } else { json!([asked[0], asked[1], asked[2], set]) };
            json!([
                record.id,
                title(card),
                card.placement.set,
                types.place(type_title(card)),
                of_classes,
                cost,
                attack,
                health,
                STATE_NAMES.iter().position(|word| *word == standing.word),
                standing.tier as u8,
                u8::from(card.collectible),
                of_mechanics,
                text_html(&header::formatted_text(record, &record.text)),
                record.dbf_id,
                record.rarity().and_then(|rarity| index_of(Rarity::ALL, &rarity)),
                races,
                record.school().and_then(|school| index_of(SpellSchool::ALL, &school)),
                State::WORDS.iter().position(|word| *word == status.state.word()),
                u8::from(status.implemented) + 2 * u8::from(record.collectible()),
                asked,
                Evidence::ALL.iter().map(|it| u8::from(status.evidence.contains(it)) << *it as u8).sum::<u8>(),
            ])
        })
        .collect();
    let languages: Vec<&str> = book.languages.iter().map(|language| language.code.as_str()).collect();
    let index = json!({
        "language": query_language(&book.catalog.sets), "languages": languages, "sets": sets, "types": types.0,
        "classes": classes.0, "mechanics": mechanics.0, "states": STATE_NAMES, "cards": cards,
    });
    format!("cardbook({index});\n")
}

/// The Cost, Attack and Health that queries compare.
fn compared_numbers(record: &CardRecord) -> [Option<i64>; 3] {
    [record.cost(), record.attack(), health(record)]
}

fn index_of<T: PartialEq>(all: &[T], one: &T) -> Option<usize> {
    all.iter().position(|known| known == one)
}

/// The script with data that few queries need: for each card its tags, the tags that its text refers to, and the words of its
/// Power.
///
/// A row, in the order of the index: tags and values in turn, tags that the text refers to, words as indices.
pub fn tags(book: &Site) -> String {
    let mut vocabulary = NameTable::default();
    let cards: Vec<Value> = book
        .catalog
        .cards()
        .map(|card| {
            let ints: Vec<i64> = card.record.ints.iter().flat_map(|(tag, value)| [i64::from(tag.0), *value]).collect();
            let referenced: Vec<u16> = card.record.referenced.iter().map(|(tag, _)| tag.0).collect();
            let power =
                book.sources.power(&card.record.id).map(PowerSource::with_inlined_constants).unwrap_or_default();
            let used: BTreeSet<usize> = words(&power).map(|word| vocabulary.place(word)).collect();
            json!([ints, referenced, used])
        })
        .collect();
    let names: Vec<Value> = GameTag::all().filter_map(|tag| Some(json!([tag.0, tag.name()?]))).collect();
    format!("cardtags({});\n", json!({ "names": names, "words": vocabulary.0, "cards": cards }))
}

/// Two scripts per language, which browsers load on demand: the names of cards in the order of the index, and the texts as
/// HTML by id. They are scripts around JSON because a page that is opened as a file may not read other files.
pub fn languages(book: &Site) -> Vec<(String, String)> {
    let scripts = |language: &CardTranslation| {
        let code = &language.code;
        let names = book.catalog.cards().map(|card| language.names.get(&card.record.id).map_or("", String::as_str));
        let text = |card: &CatalogCard| {
            let text = language.texts.get(&card.record.id)?;
            Some((card.record.id.clone(), text_html(&header::formatted_text(&card.record, text)).into()))
        };
        let texts: Map<String, Value> = book.catalog.cards().filter_map(text).collect();
        [
            (format!("assets/names-{code}.js"), format!("cardnames_{code}({});\n", json!(names.collect::<Vec<_>>()))),
            (format!("assets/texts-{code}.js"), format!("cardtexts_{code}({});\n", Value::Object(texts))),
        ]
    };
    book.languages.par_iter().flat_map_iter(scripts).collect()
}

/// Names in order of first use.
#[derive(Debug, Default)]
struct NameTable(Vec<String>, BTreeMap<String, usize>);

impl NameTable {
    fn place(&mut self, name: &str) -> usize {
        if let Some(at) = self.1.get(name) {
            return *at;
        }
        self.0.push(name.to_owned());
        self.1.insert(name.to_owned(), self.0.len() - 1);
        self.0.len() - 1
    }
}
