//! JSON to Python's objects and back, by Python's own module `json`.
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::errors::said;

/// A value as Python has it: dictionaries, lists, strings, numbers.
pub fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| said(&error))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// The text of a JSON value that Python has; numbers of `NumPy`, decks and paths are written as what they stand for.
pub fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let py = value.py();
    let settings = PyDict::new(py);
    settings.set_item("default", py.import("cardwright._inputs")?.getattr("plain")?)?;
    py.import("json")?.call_method("dumps", (value,), Some(&settings))?.extract()
}

/// A value that Python has.
pub fn from_python<T: DeserializeOwned>(value: &Bound<'_, PyAny>) -> PyResult<T> {
    serde_json::from_str(&text(value)?).map_err(|error| said(&error))
}
