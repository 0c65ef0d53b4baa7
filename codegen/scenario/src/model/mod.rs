//! The reference model: a small simulation that computes the effects of a text from its own numbers, independently of the
//! engine.

mod apply;
mod card_creation;
mod damage;
mod delayed;
mod enchant;
mod keyword;
pub(crate) mod observations;
mod other_texts;
pub(crate) mod play;
pub(crate) mod query;
mod random;
pub(crate) mod reached;
pub(crate) mod simulation;
pub(crate) mod state;
mod stimuli;
pub(crate) mod tags;
pub(crate) mod targeting;
mod triggers;
