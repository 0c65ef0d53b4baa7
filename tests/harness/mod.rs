//! What the tests of cards are made of.
#[cfg(test)]
mod formats;
pub mod mutants;
pub mod table;
pub mod trials;
pub mod unsaid;
