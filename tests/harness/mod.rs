//! The test harness for cards.
#[cfg(test)]
mod formats;
pub mod mutants;
pub mod table;
pub mod trials;
pub mod unsaid;
