//! Observations of single games, and the layout of all observations.
use cardwright_arena::env::Observation;
use cardwright_arena::env::schema::{
    self, ENCHANTMENT_COLUMNS, ENTITY_COLUMNS, ENTITY_ROWS, EVENT_COLUMNS, EVENT_ROWS, KNOWN_CARD_COLUMNS,
    KNOWN_CARD_ROWS, OPTION_COLUMNS, PAST_EVENT_ROWS,
};
use cardwright_engine::{Game, PlayerId};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::cards::all_cards;
use crate::objects::to_python;

/// The maximum number of rows for options.
pub const MAX_OPTIONS: usize = 4096;

/// The layout of observations.
#[pyfunction]
pub fn observation_schema(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    to_python(py, &schema::json(all_cards()?))
}

/// The layout of observations as a Markdown document.
#[pyfunction]
pub fn observation_tables() -> String {
    schema::markdown()
}

/// The information of a player in a game, as arrays by name.
pub fn observe<'py>(
    py: Python<'py>,
    game: &Game,
    player: PlayerId,
    max: usize,
    details: bool,
) -> PyResult<Bound<'py, PyDict>> {
    if !(2..=MAX_OPTIONS).contains(&max) {
        return Err(PyValueError::new_err(format!("max_options={max}: it is from 2 to {MAX_OPTIONS}")));
    }
    let seen = Observation::new(game, player, max, details);
    let arrays = PyDict::new(py);
    arrays.set_item("globals", PyArray1::from_vec(py, seen.globals))?;
    arrays.set_item("entities", PyArray1::from_vec(py, seen.entities).reshape([ENTITY_ROWS, ENTITY_COLUMNS])?)?;
    arrays.set_item("events", PyArray1::from_vec(py, seen.events).reshape([EVENT_ROWS, EVENT_COLUMNS])?)?;
    arrays.set_item("options", PyArray1::from_vec(py, seen.options).reshape([max, OPTION_COLUMNS])?)?;
    arrays.set_item("mask", PyArray1::from_vec(py, seen.mask))?;
    if let Some(details) = seen.details {
        arrays.set_item(
            "known",
            PyArray1::from_vec(py, details.known_cards).reshape([KNOWN_CARD_ROWS, KNOWN_CARD_COLUMNS])?,
        )?;
        arrays.set_item(
            "attached",
            PyArray1::from_vec(py, details.enchantment_rows).reshape([ENTITY_ROWS, ENCHANTMENT_COLUMNS])?,
        )?;
        arrays
            .set_item("past", PyArray1::from_vec(py, details.past_events).reshape([PAST_EVENT_ROWS, EVENT_COLUMNS])?)?;
    }
    Ok(arrays)
}
