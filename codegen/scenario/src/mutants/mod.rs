//! Texts that say almost the same, and the parts of a text that are shown apart: what a scenario has to tell from the card's
//! own text.

mod mutate;
pub(crate) mod parts;

pub(crate) use mutate::declares_target;
pub use mutate::{Mutant, Mutation, mutants, pool, wide_mutants};
