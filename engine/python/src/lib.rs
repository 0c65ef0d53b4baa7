//! The native part of the package `cardwright` for Python: `cardwright._native`.
//!
//! It binds the functions of `engine` and `engine/arena` without logic of its own. Answers are made as Python objects, requests are
//! read as JSON; observations are written into arrays owned by `NumPy`.
mod cards;
mod errors;
mod game;
mod interrupt;
mod json;
mod objects;
mod observation;
mod tools;
mod vec_env;

use pyo3::prelude::*;

/// The native part of `cardwright`; use the package.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("CardwrightError", py.get_type::<errors::CardwrightError>())?;
    module.add("IllegalAction", py.get_type::<errors::IllegalAction>())?;
    module.add_class::<game::Game>()?;
    module.add_function(wrap_pyfunction!(game::restore, module)?)?;
    module.add_class::<cards::PreparedDeck>()?;
    module.add_function(wrap_pyfunction!(cards::card, module)?)?;
    module.add_function(wrap_pyfunction!(cards::card_ids, module)?)?;
    module.add_function(wrap_pyfunction!(cards::deck_pool, module)?)?;
    module.add_function(wrap_pyfunction!(cards::card_table, module)?)?;
    module.add_function(wrap_pyfunction!(cards::read_deck, module)?)?;
    module.add_function(wrap_pyfunction!(cards::write_deck, module)?)?;
    module.add("BASIC_MAGE", include_str!("../../arena/decks/basicmage.txt"))?;
    module.add_class::<vec_env::VecEnv>()?;
    module.add_function(wrap_pyfunction!(tools::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(tools::sum_win_counts, module)?)?;
    module.add_function(wrap_pyfunction!(tools::report, module)?)?;
    module.add_function(wrap_pyfunction!(tools::analyse, module)?)?;
    module.add_function(wrap_pyfunction!(tools::search, module)?)?;
    module.add_function(wrap_pyfunction!(tools::review, module)?)?;
    module.add_function(wrap_pyfunction!(observation::observation_schema, module)?)?;
    module.add_function(wrap_pyfunction!(observation::observation_tables, module)?)?;
    Ok(())
}
