//! The rules of Hearthstone, and the vocabulary in which cards are written.
//!
//! The layers, from the bottom up; each uses only those before it (`tests/architecture.rs` checks this):
//!
//! 1. [`facts`], [`script`] and [`compiled`] are the crate `cardwright-vocabulary`: what a card is.
//! 2. [`state`]: a game as a value, and what players can do in it.
//! 3. [`query`]: questions about a game, which change nothing.
//! 4. [`rules`]: how a game moves.
//! 5. [`observe`]: observers, and the recorder of the client's history.
//!
//! [`slow_steps`] counts, in debug builds, what a game should seldom do.
//!
//! No card is named here: cards are data of the card crate.

pub mod observe;
pub mod query;
pub mod rules;
pub mod state;

pub use cardwright_vocabulary::compiled::{Card, CardId, Cards};
pub use cardwright_vocabulary::{compiled, facts, script, slow_steps};
pub use rules::setup::{Deck, Options};
pub use state::{Action, Click, EntityId, Game, IllegalAction, PlayerId};
