//! Converts JSON to Python objects and back, with Python's module `json`.
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::errors::other_error;

/// A value as Python objects: dictionaries, lists, strings, numbers.
pub fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| other_error(&error))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// The text of a Python object as JSON; numbers of `NumPy`, decks and paths are converted.
pub fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let py = value.py();
    let settings = PyDict::new(py);
    settings.set_item("default", py.import("cardwright._inputs")?.getattr("plain")?)?;
    py.import("json")?.call_method("dumps", (value,), Some(&settings))?.extract()
}

/// A value from a Python object.
pub fn from_python<T: DeserializeOwned>(value: &Bound<'_, PyAny>) -> PyResult<T> {
    serde_json::from_str(&text(value)?).map_err(|error| other_error(&error))
}
