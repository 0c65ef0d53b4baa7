//! Why there is no scenario: what the model does not know, told apart from what cannot be played.

use std::fmt;

/// What the reference model does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unmodeled(pub &'static str);

impl fmt::Display for Unmodeled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not modeled: {}", self.0)
    }
}

impl std::error::Error for Unmodeled {}

/// Why a simulation ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The model does not know what happens.
    Unmodeled(&'static str),
    /// The plan cannot be played: there is no such target, too little mana.
    Impossible(&'static str),
}

/// What the model knows.
pub(crate) type Modeled<T> = Result<T, Stop>;

/// A hero or a player stands where a card is asked for.
pub(crate) const NO_CARD: &str = "a question about a card that is asked of a hero or a player";
/// A condition of which the printed card does not tell whether it holds.
pub(crate) const ONLY_A_GAME: &str = "a condition that the printed card does not answer";
/// "It" is somebody whom the model does not know.
pub(crate) const UNKNOWN: &str = "what the effect before was about";

impl From<std::num::TryFromIntError> for Stop {
    fn from(_: std::num::TryFromIntError) -> Self {
        Self::Unmodeled("a number too large for a step")
    }
}

/// The model does not know this.
pub(crate) const fn unmodeled<T>(what: &'static str) -> Modeled<T> {
    Err(Stop::Unmodeled(what))
}

/// What is missing where something is not known, or not possible.
pub(crate) trait Known {
    /// What there is if nothing is missing.
    type Value;

    /// What there is; without it the model does not know how to go on.
    fn or_unmodeled(self, what: &'static str) -> Modeled<Self::Value>;

    /// What there is; without it the plan cannot be played.
    fn or_impossible(self, what: &'static str) -> Modeled<Self::Value>;
}

impl<T> Known for Option<T> {
    type Value = T;

    fn or_unmodeled(self, what: &'static str) -> Modeled<T> {
        self.ok_or(Stop::Unmodeled(what))
    }

    fn or_impossible(self, what: &'static str) -> Modeled<T> {
        self.ok_or(Stop::Impossible(what))
    }
}

impl Known for bool {
    type Value = ();

    fn or_unmodeled(self, what: &'static str) -> Modeled<()> {
        self.then_some(()).or_unmodeled(what)
    }

    fn or_impossible(self, what: &'static str) -> Modeled<()> {
        self.then_some(()).or_impossible(what)
    }
}
