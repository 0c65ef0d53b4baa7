//! Cards and decks.
use std::fmt::Write as _;
use std::sync::Arc;

use cardwright_arena::deck::format::sets_named;
use cardwright_arena::deck::{self, list, prepared};
use cardwright_arena::describe;
use cardwright_arena::registry;
use cardwright_arena::serve::{fields, session};
use cardwright_data::{Format, GameTag, Race};
use cardwright_engine::facts::Keywords;
use cardwright_engine::{Card, CardId, Cards};
use numpy::PyArray2;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use serde_json::json;

use crate::errors::{CardwrightError, cardwright_error, other_error};
use crate::objects::to_python;

/// All cards.
pub fn all_cards() -> PyResult<&'static Cards> {
    registry::cards().map_err(|error| cardwright_error(&error))
}

/// The ids of all cards; a card's place in the list is its number in observations, less one.
#[pyfunction]
pub fn card_ids() -> PyResult<Vec<&'static str>> {
    Ok(all_cards()?.iter().map(|(_, card)| card.id).collect())
}

/// The facts of the data and the Power about a card, by its id or the name of a collectible card.
#[pyfunction]
pub fn card<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    let cards = all_cards()?;
    let id = fields::card(cards, name).map_err(|error| other_error(&error))?;
    to_python(py, &session::card_json(cards, id))
}

/// A deck from a deckstring, a list, a file's text or `random:…`.
#[pyfunction]
pub fn read_deck<'py>(py: Python<'py>, text: &str, seed: u64) -> PyResult<Bound<'py, PyAny>> {
    let cards = all_cards()?;
    let list = deck::read_or_draw(cards, text, seed).map_err(|error| cardwright_error(&error))?;
    to_python(py, &deck_json(cards, &list))
}

/// A deck that was read once, for many games.
#[pyclass(module = "cardwright._native", frozen)]
pub struct PreparedDeck(pub Arc<prepared::PreparedDeck>);

#[pymethods]
impl PreparedDeck {
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        let read = prepared::PreparedDeck::read(all_cards()?, text).map_err(|error| cardwright_error(&error))?;
        Ok(Self(Arc::new(read)))
    }

    /// Pickles the deck as its text, from which it is read again.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().0.text().to_owned(),))
    }
}

/// The deckstring of a class and cards by id or name.
#[pyfunction]
pub fn write_deck(class: &str, names: Vec<String>) -> PyResult<String> {
    let cards = all_cards()?;
    let mut text = format!("{class}\n");
    for name in names {
        let id = fields::card(cards, &name).map_err(|error| other_error(&error))?;
        let _ = writeln!(text, "1 {} [{}]", cards.get(id).name, cards.get(id).id);
    }
    let list = list::parse(cards, &text).map_err(|error| cardwright_error(&error))?;
    Ok(deck::to_code(cards, &list))
}

/// Numbers that describe every card, in the order of [`card_ids`]: a row of columns, the keywords, the races, the Power in Rust.
#[pyfunction]
pub fn card_table(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let cards = all_cards()?;
    let columns = |card: &Card| {
        let tag = |tag| card.tag(tag);
        [
            i32::try_from(card.dbf_id).unwrap_or(0),
            i32::from(card.cost),
            tag(GameTag::ATK),
            tag(GameTag::HEALTH).max(tag(GameTag::DURABILITY)),
            i32::try_from(card.card_type.number()).unwrap_or(0),
            i32::try_from(card.class.number()).unwrap_or(0),
            i32::from(card.set.0),
            tag(GameTag::RARITY),
            tag(GameTag::SPELL_SCHOOL),
            i32::try_from(describe::printed(card).chars().count()).unwrap_or(0),
            i32::from(card.collectible()),
        ]
    };
    let has = |card: &Card| Keywords::ALL.iter().map(|(keyword, _)| card.keywords.has(*keyword)).collect::<Vec<_>>();
    let races = |card: &Card| Race::ALL.iter().map(|race| card.races.is(*race)).collect::<Vec<_>>();
    let every: Vec<&Card> = cards.iter().map(|(_, card)| card).collect();
    let numbers: Vec<Vec<i32>> = every.iter().map(|card| columns(card).to_vec()).collect();
    let keywords: Vec<Vec<bool>> = every.iter().map(|card| has(card)).collect();
    let of_races: Vec<Vec<bool>> = every.iter().map(|card| races(card)).collect();
    let table = PyDict::new(py);
    table.set_item("numbers", PyArray2::from_vec2(py, &numbers)?)?;
    table.set_item("keywords", PyArray2::from_vec2(py, &keywords)?)?;
    table.set_item("keyword_names", Keywords::ALL.iter().map(|(_, name)| *name).collect::<Vec<_>>())?;
    table.set_item("races", PyArray2::from_vec2(py, &of_races)?)?;
    table.set_item("race_names", Race::ALL.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    table.set_item("sources", every.iter().map(|card| card.power.source()).collect::<Vec<_>>())?;
    Ok(table)
}

/// The ids of the written cards that a class may have in a deck of a format, of these sets if any are named.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "Python gives values")]
pub fn deck_pool(class: &str, sets: Vec<String>, format: &str) -> PyResult<Vec<&'static str>> {
    let cards = all_cards()?;
    let named = deck::class_named(class);
    let class = named.ok_or_else(|| CardwrightError::new_err(format!("class_name: there is no class `{class}`")))?;
    let format: Format = format.parse().map_err(|error| other_error(&error))?;
    let mut of = Vec::new();
    for set in &sets {
        let named = sets_named(set);
        if named.is_empty() {
            return Err(CardwrightError::new_err(format!("sets: there is no set `{set}`")));
        }
        of.extend(named);
    }
    let fits = |id: &&CardId| (of.is_empty() || of.contains(&cards.get(**id).set)) && deck::is_written(cards, **id);
    Ok(cards.in_decks(class, format).iter().filter(fits).map(|id| cards.get(*id).id).collect())
}

/// The JSON of `cargo arena deck --json` with the list; `format` is the format of the deckstring.
fn deck_json(cards: &Cards, list: &deck::DeckList) -> serde_json::Value {
    let mut told = deck::summary::json(cards, list);
    told["format"] = json!(list.format.to_string());
    told["list"] = json!(list::print(cards, list));
    told
}
