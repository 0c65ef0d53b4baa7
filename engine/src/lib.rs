//! The rules of Hearthstone, and the vocabulary that cards are written in.
//!
//! The layers, from the bottom up; each uses only those before it (`tests/architecture.rs` checks this):
//!
//! 1. [`facts`]: what the data says about a card, apart from its Power.
//! 2. [`script`]: the vocabulary that Powers are written in, as const data.
//! 3. [`compiled`]: the registry of cards, their abilities sorted for the rules.
//! 4. [`state`]: a game as a value, and what players can do in it.
//! 5. [`rules`]: how a game moves.
//! 6. [`observe`]: observers, and the recorder of the client's history.
//!
//! No card is named here: cards are data of the card crate.

pub mod compiled;
pub mod facts;
pub mod observe;
pub mod rules;
pub mod script;
pub mod state;

pub use compiled::{Card, CardId, Cards};
pub use rules::setup::{Deck, Options};
pub use state::{Action, Click, EntityId, Game, Illegal, PlayerId};
