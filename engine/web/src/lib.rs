//! The engine for browsers: a [`Table`] where one plays cards, takes moves back, and reads what happened.
//!
//! Requests and replies are JSON, in the words of `cargo arena serve` (engine/arena/SERVE.md) as far as both do the same. In a
//! browser a Web Worker owns the table, so the page never waits. This crate compiles natively, too: the same requests get the
//! same replies there.
#[cfg(target_family = "wasm")]
mod bindings;
mod sample;
mod table;
mod trial;

#[cfg(target_family = "wasm")]
pub use bindings::Page;
pub use table::Table;
