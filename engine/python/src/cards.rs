//! Cards and decks.
use std::fmt::Write as _;

use cardwright_arena::deck::{self, list};
use cardwright_arena::registry;
use cardwright_arena::serve::{fields, session};
use cardwright_engine::Cards;
use pyo3::prelude::*;
use serde_json::json;

use crate::errors::{said, wrong};
use crate::json::to_python;

/// All cards.
pub fn all() -> PyResult<&'static Cards> {
    registry::cards().map_err(|error| wrong(&error))
}

/// The ids of all cards; a card's place in the list is its number in observations, less one.
#[pyfunction]
pub fn card_ids() -> PyResult<Vec<&'static str>> {
    Ok(all()?.iter().map(|(_, card)| card.id).collect())
}

/// What the data and its Power say about a card, by its id or the name of a collectible card.
#[pyfunction]
pub fn card<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    let cards = all()?;
    let id = fields::card(cards, name).map_err(|error| said(&error))?;
    to_python(py, &session::described(cards, id))
}

/// A deck from a deckstring, a list, a file's text or `random:…`.
#[pyfunction]
pub fn read_deck<'py>(py: Python<'py>, text: &str, seed: u64) -> PyResult<Bound<'py, PyAny>> {
    let cards = all()?;
    let list = deck::read_or_draw(cards, text, seed).map_err(|error| wrong(&error))?;
    to_python(py, &told(cards, &list))
}

/// The deckstring of a class and cards by id or name.
#[pyfunction]
pub fn write_deck(class: &str, names: Vec<String>) -> PyResult<String> {
    let cards = all()?;
    let mut text = format!("{class}\n");
    for name in names {
        let id = fields::card(cards, &name).map_err(|error| said(&error))?;
        let _ = writeln!(text, "1 {} [{}]", cards.get(id).name, cards.get(id).id);
    }
    let list = list::parse(cards, &text).map_err(|error| wrong(&error))?;
    Ok(deck::to_code(cards, &list))
}

/// As `cargo arena deck --json` prints it, with the list; `format` is the format of its code.
fn told(cards: &Cards, list: &deck::DeckList) -> serde_json::Value {
    let mut told = deck::told::json(cards, list);
    told["format"] = json!(list.format.to_string());
    told["list"] = json!(list::print(cards, list));
    told
}
