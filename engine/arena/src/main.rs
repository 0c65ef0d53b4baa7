//! Plays the cards. Knows the engine and the cards, and nothing of how the cards were made.
fn main() {}
