//! The reasons why there is no scenario: a part that the model does not cover, or a plan that cannot be played.

use std::fmt;

/// A part of a text that the reference model does not cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unmodeled(pub &'static str);

impl fmt::Display for Unmodeled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not modeled: {}", self.0)
    }
}

impl std::error::Error for Unmodeled {}

/// The reason why a simulation ends early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StopReason {
    /// The model does not cover the situation.
    Unmodeled(&'static str),
    /// The plan cannot be played: no such target, too little mana.
    Impossible(&'static str),
}

/// A result of the model.
pub(crate) type Modeled<T> = Result<T, StopReason>;

/// A property of cards was requested of a hero or a player.
pub(crate) const NOT_A_CARD: &str = "a question about a card that is asked of a hero or a player";
/// A condition that printed facts do not decide.
pub(crate) const NEEDS_GAME: &str = "a condition that the printed card does not answer";
/// "It" refers to an unknown entity.
pub(crate) const UNKNOWN_RESULT: &str = "what the effect before was about";

impl From<std::num::TryFromIntError> for StopReason {
    fn from(_: std::num::TryFromIntError) -> Self {
        Self::Unmodeled("a number too large for a step")
    }
}

/// The error for a situation that the model does not cover.
pub(crate) const fn unmodeled<T>(what: &'static str) -> Modeled<T> {
    Err(StopReason::Unmodeled(what))
}

/// Converts missing values to errors of the model.
pub(crate) trait OrStop {
    /// The value.
    type Value;

    /// The value; if it is missing, the situation is not covered by the model.
    fn or_unmodeled(self, what: &'static str) -> Modeled<Self::Value>;

    /// The value; if it is missing, the plan cannot be played.
    fn or_impossible(self, what: &'static str) -> Modeled<Self::Value>;
}

impl<T> OrStop for Option<T> {
    type Value = T;

    fn or_unmodeled(self, what: &'static str) -> Modeled<T> {
        self.ok_or(StopReason::Unmodeled(what))
    }

    fn or_impossible(self, what: &'static str) -> Modeled<T> {
        self.ok_or(StopReason::Impossible(what))
    }
}

impl OrStop for bool {
    type Value = ();

    fn or_unmodeled(self, what: &'static str) -> Modeled<()> {
        self.then_some(()).or_unmodeled(what)
    }

    fn or_impossible(self, what: &'static str) -> Modeled<()> {
        self.then_some(()).or_impossible(what)
    }
}
