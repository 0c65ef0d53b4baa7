//! The rules of Hearthstone, and the vocabulary that cards are written in.
//!
//! From the ground up, each knowing only those before it: [`card`] (printed facts), [`script`] (the vocabulary),
//! [`state`] (a game as a value), [`rules`] (how it moves), [`action`] (what a player can do), [`record`] (who watches).
//! No card is named here: cards are data of the card crate.
pub mod action;
pub mod card;
pub mod record;
pub mod rules;
pub mod script;
pub mod state;

pub use action::{Action, Click, Illegal};
pub use card::{Card, CardId, Cards};
pub use rules::setup::{Deck, Options};
pub use state::{EntityId, Game, PlayerId};
