//! Mutants: texts with a small change, which a scenario must distinguish from the card's own text; and parts of texts that are
//! tested separately.

mod mutate;
pub(crate) mod parts;

pub(crate) use mutate::declares_target;
pub use mutate::{Mutant, Mutation, mutants, pool, wide_mutants};
