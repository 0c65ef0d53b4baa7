//! The way out: what no word says, as a function of the card crate.
use std::fmt;

pub use crate::rules::Table;

/// A function that does what no word says. It has a name, so that coverage can count it and a dump can print it.
///
/// Its function may look at the table and queue effects; it cannot wait for a choice itself, but an effect that it
/// queues can. This is the one place where the vocabulary knows the rules.
#[derive(Clone, Copy)]
pub struct Native {
    /// Its name: the card's, in snake case.
    pub name: &'static str,
    /// What it does.
    pub run: fn(&mut Table<'_>),
}

impl PartialEq for Native {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Native {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Native({})", self.name)
    }
}
