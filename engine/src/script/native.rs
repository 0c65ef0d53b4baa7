//! The way out: what no word says, as a function of the card crate.
use std::fmt;

use super::effect::Effect;
pub use crate::rules::NativeContext;

/// A function that does what no word says. It has a name, so that coverage can count it and a dump can print it.
///
/// Its function looks at the table and queues some of the native's own texts; it changes nothing by itself and cannot
/// wait for a choice, but a text that it queues can. So what is pending stays const data of a card. This is the one
/// place where the vocabulary knows the rules.
#[derive(Clone, Copy, serde::Serialize)]
pub struct Native {
    /// Its name: the card's, in snake case.
    pub name: &'static str,
    /// What it does.
    #[serde(skip)]
    pub run: fn(&mut NativeContext<'_>),
    /// The texts that it may queue.
    pub texts: &'static [&'static [Effect]],
}

impl PartialEq for Native {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.texts == other.texts
    }
}

impl fmt::Debug for Native {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Native({})", self.name)
    }
}
