//! The model of a card: the facts of the data, and the vocabulary that Powers are written in.
//!
//! The layers, from the bottom up; each uses only those before it:
//!
//! 1. [`slow_steps`]: a count, in debug builds, of steps that the rules should seldom take while a game is played.
//! 2. [`facts`]: the facts of the data about a card, apart from its Power.
//! 3. [`script`]: the vocabulary that Powers are written in, as const data.
//! 4. [`compiled`]: the registry of cards, their abilities sorted for the rules.
//!
//! Nothing here moves a game: that is the engine's. So cards, the text compiler and the model of scenarios are built without the
//! rules, and a change of a rule leaves them as they are.
//!
//! No card is named here: cards are data of the card crate.

pub mod compiled;
pub mod facts;
pub mod script;
pub mod slow_steps;

pub use compiled::{Card, CardId, Cards};
