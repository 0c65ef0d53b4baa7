//! Reads Python objects as JSON, with Python's module `json` where they are more than texts and numbers.
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::errors::other_error;

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

/// The arguments of a function by name; a seed that is `None` is another one each time.
pub fn settings(given: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    let mut settings = Map::new();
    for (name, value) in given.into_iter().flatten() {
        let name: String = name.extract()?;
        let value = if name == "seed" && !value.is_exact_instance_of::<PyInt>() {
            let inputs = value.py().import(intern!(value.py(), "cardwright._inputs"))?;
            inputs.call_method1(intern!(value.py(), "seed_of"), (value,))?
        } else {
            value
        };
        settings.insert(name, setting(&value)?);
    }
    Ok(settings)
}

/// The value of an argument.
fn setting(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if value.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(truth) = value.cast_exact::<PyBool>() {
        return Ok(truth.is_true().into());
    }
    if value.is_exact_instance_of::<PyInt>()
        && let Ok(number) = value.extract::<u64>()
    {
        return Ok(number.into());
    }
    match value.cast_exact::<PyString>() {
        Ok(text) => Ok(text.to_str()?.into()),
        Err(_) => from_python(value),
    }
}
