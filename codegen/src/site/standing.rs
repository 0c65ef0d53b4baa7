//! The state of a card as a word, a color and a sentence.

use serde::Serialize;

use crate::coverage::{CardStatus, Evidence, State};

/// The color group of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// It plays as printed, according to its tests.
    Works,
    /// Something is written: a part, without a test, for an older text, or with a failing test.
    Begun,
    /// Nothing is written.
    Todo,
}

/// The state of a card, for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The color group.
    pub tier: Tier,
    /// `Done`, `Todo`, `Unproved` …
    pub word: &'static str,
    /// An explanation of the state for players.
    pub sentence: String,
}

impl Standing {
    /// Describes a card's status.
    pub fn of(status: &CardStatus) -> Self {
        let failed = status.tests.iter().any(|test| test.passed == Some(false));
        let (tier, word, sentence) = match (&status.state, status.implemented) {
            (_, false) if failed => (Tier::Begun, "Failing", "It is written, but one of its tests failed.".to_owned()),
            (State::Vanilla | State::Derived | State::Done, false) if !status.reaches.is_empty() => {
                let stubs: Vec<&str> = status.reaches.iter().filter_map(|it| Some(it.last()?.as_str())).collect();
                (Tier::Begun, "Incomplete", format!("It is written, but it makes what is not: {}.", stubs.join(", ")))
            }
            (State::Vanilla, true) => {
                (Tier::Works, "Vanilla", "It works: it needs only its keywords and numbers.".to_owned())
            }
            (State::Derived, true) => {
                (Tier::Works, "Derived", "It works: its Power is derived from its text and tested.".to_owned())
            }
            (State::Done, true) if status.evidence == [Evidence::PowerOnly] => {
                let sentence = "It works: its Power is written; its only test is computed from that Power.";
                (Tier::Works, "Done", sentence.to_owned())
            }
            (State::Done, true) => (Tier::Works, "Done", "It works: its Power is written and tested.".to_owned()),
            (State::Approximate(_), _) if !status.reaches.is_empty() => {
                let stubs: Vec<&str> = status.reaches.iter().filter_map(|it| Some(it.last()?.as_str())).collect();
                (Tier::Begun, "Incomplete", format!("It is written, but it makes what is not: {}.", stubs.join(", ")))
            }
            (State::Approximate(_), _) if status.unproved => {
                (Tier::Begun, "Unproved", "It is written, but no live test covers it.".to_owned())
            }
            (State::Approximate(how), _) => {
                let sentence = format!("It plays and is tested, with an approximation; it {how}.");
                (Tier::Begun, "Approximate", sentence)
            }
            (State::Partial(what), _) => (Tier::Begun, "Partial", format!("It works in part; it {what}.")),
            (State::Stale, _) => {
                let sentence = "It was written for a former text or former numbers of the card.";
                (Tier::Begun, "Stale", sentence.to_owned())
            }
            (State::Done | State::Derived | State::Vanilla, false) => {
                (Tier::Begun, "Unproved", "It is written, but no live test covers it.".to_owned())
            }
            (State::Todo | State::Missing, _) => {
                (Tier::Todo, "Todo", "It does not work yet: its Power is not written.".to_owned())
            }
        };
        Self { tier, word, sentence }
    }
}

/// The words for states, in the order of filters.
pub const WORDS: [&str; 10] =
    ["Done", "Derived", "Vanilla", "Approximate", "Incomplete", "Unproved", "Failing", "Partial", "Stale", "Todo"];
