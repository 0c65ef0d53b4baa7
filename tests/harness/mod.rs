//! What the tests of cards are made of.
pub mod mutants;
pub mod table;
pub mod trials;
pub mod unsaid;
