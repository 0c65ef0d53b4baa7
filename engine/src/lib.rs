//! The rules of Hearthstone, and the vocabulary that cards are written in.
//!
//! From the ground up, each knowing only those before it: [`card`] (printed facts), [`script`] (the vocabulary),
//! [`state`] (a game as a value), [`rules`] (how it moves), [`action`] (what a player can do).
//! No card is named here: cards are data of the card crate.
pub mod card;
pub mod rules;
pub mod script;
