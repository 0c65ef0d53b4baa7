//! The search index for the browser, and the page that searches all cards.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::book::{Book, Frame};
use super::card::{Emblem, title};
use super::set::{Filters, class_titles, type_title};
use super::standing::{Standing, WORDS};
use crate::header;
use cardwright_text::markup::plain;

/// The data for `templates/site/find.html`.
#[derive(Debug, Serialize)]
pub struct FindPage {
    frame: Frame,
    filters: Filters,
    cards: usize,
}

impl FindPage {
    /// Renders the page of all cards.
    pub fn new(book: &Book) -> Self {
        let mut filters = Filters::of(book, book.catalog.cards());
        let sets = book.catalog.by_set();
        filters.sets = sets.iter().rev().map(|of| (of.set.module.clone(), of.set.title.clone())).collect();
        Self { frame: book.frame("", "All cards"), filters, cards: book.catalog.len() }
    }
}

/// The script with the data of all cards: lists of shared names, and a short row per card.
///
/// A row: id, name, set, type, classes, cost, attack, health, state, tier, collectible, mechanics, text, number in the
/// game's database. Numbers in these columns are indices into the lists of names.
pub fn index(book: &Book) -> String {
    let (mut types, mut classes, mut mechanics) = (Names::default(), Names::default(), Names::default());
    let sets: Vec<Value> =
        book.catalog.sets.sets.iter().map(|set| json!([set.module, set.title, set.formats.join(" ")])).collect();
    let rows: Vec<Value> = book
        .catalog
        .cards()
        .map(|card| {
            let (cost, attack, health) = Emblem::of(card).numbers();
            let standing = Standing::of(&book.statuses[&card.record.id]);
            let of_classes: Vec<usize> = class_titles(card).iter().map(|class| classes.place(class)).collect();
            let of_mechanics: Vec<usize> = header::mechanics(&card.record, &book.cosmetic)
                .iter()
                .map(|mechanic| mechanics.place(mechanic))
                .collect();
            json!([
                card.record.id,
                title(card),
                card.home.set,
                types.place(type_title(card)),
                of_classes,
                cost,
                attack,
                health,
                WORDS.iter().position(|word| *word == standing.word),
                standing.tier as u8,
                u8::from(card.collectible),
                of_mechanics,
                plain(&header::shown(&card.record, &card.record.text)),
                card.record.dbf_id,
            ])
        })
        .collect();
    let index = json!({
        "sets": sets, "types": types.0, "classes": classes.0, "mechanics": mechanics.0, "states": WORDS, "cards": rows,
    });
    format!("cardbook({index});\n")
}

/// Names in order of first use.
#[derive(Debug, Default)]
struct Names(Vec<String>, BTreeMap<String, usize>);

impl Names {
    fn place(&mut self, name: &str) -> usize {
        if let Some(at) = self.1.get(name) {
            return *at;
        }
        self.0.push(name.to_owned());
        self.1.insert(name.to_owned(), self.0.len() - 1);
        self.0.len() - 1
    }
}
