//! What the tests of cards are made of.
pub mod table;
pub mod trials;
