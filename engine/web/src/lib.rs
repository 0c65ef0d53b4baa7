//! The engine for browsers: a [`Table`] for playing cards, undoing actions and reading the log.
//!
//! Requests and replies are JSON, with the verbs of `cargo arena serve` (engine/arena/SERVE.md) where both have them. In a
//! browser, a Web Worker owns the table, so that the page never blocks. The crate also compiles natively and gives the same
//! replies there.
#[cfg(target_family = "wasm")]
mod bindings;
mod recorded;
mod sample;
mod shown;
mod table;
mod trial;

#[cfg(target_family = "wasm")]
pub use bindings::Page;
pub use table::Table;
