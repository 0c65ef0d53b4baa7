//! Converts errors of the engine to Python exceptions.
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use cardwright_arena::serve::fields::RequestFault;
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    cardwright,
    CardwrightError,
    PyValueError,
    "Something that was given is not possible; the text says what."
);
create_exception!(cardwright, IllegalAction, CardwrightError, "An action that is not among the options of a game.");

/// An error with its causes.
pub fn cardwright_error(error: &anyhow::Error) -> PyErr {
    CardwrightError::new_err(format!("{error:#}"))
}

/// An error of a field.
pub fn fault(error: &RequestFault) -> PyErr {
    CardwrightError::new_err(error.to_string())
}

/// An exception with the text of any other error.
pub fn other_error(error: &impl Display) -> PyErr {
    CardwrightError::new_err(error.to_string())
}

/// Runs a function; a panic of the engine becomes a Python exception.
pub fn catch_engine_fault<T>(run: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(run))
        .unwrap_or_else(|_| Err(PyRuntimeError::new_err("the engine has failed at it: please report it")))
}
