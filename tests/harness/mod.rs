//! What the tests of cards are made of.
pub mod read;
pub mod step;
pub mod table;
