//! JSON to Python's objects and back, by Python's own module `json`.
use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::errors::said;

/// A value as Python has it: dictionaries, lists, strings, numbers.
pub fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| said(&error))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// The text of a JSON value that Python has.
pub fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.py().import("json")?.call_method1("dumps", (value,))?.extract()
}

/// A value that Python has.
pub fn from_python<T: DeserializeOwned>(value: &Bound<'_, PyAny>) -> PyResult<T> {
    serde_json::from_str(&text(value)?).map_err(|error| said(&error))
}
