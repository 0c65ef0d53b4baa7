//! Questions about a game: which entities a selector selects, whether a condition holds, what is legal, what something costs.
//!
//! Everything here reads a game and changes nothing: the methods of [`Game`](crate::Game) take `&self`, and random decisions
//! belong to [`rules`](crate::rules). `tests/architecture.rs` checks both.
mod ability;
pub(crate) mod attack;
pub(crate) mod auras;
pub(crate) mod board_summary;
pub(crate) mod condition;
mod keyword;
pub(crate) mod legal_actions;
mod lookup;
pub mod payment;
pub(crate) mod playable;
mod player_rule;
mod pool;
mod refusal;
pub(crate) mod select;
pub(crate) mod side;
mod spell_damage;
mod tags;
pub(crate) mod targets;
pub mod view;

pub use refusal::Refusal;
pub use targets::TargetRule;

/// The sum of numbers of a game, at most the largest one that a game has: damage may grow without end.
pub(crate) fn total(numbers: impl IntoIterator<Item = i16>) -> i16 {
    numbers.into_iter().fold(0, i16::saturating_add)
}
