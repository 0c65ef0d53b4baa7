//! How a card stands, in a word, a colour and a sentence.

use serde::Serialize;

use crate::coverage::{CardStatus, State};

/// What a reader sees of a card's state first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// It plays as printed, as far as its tests tell.
    Works,
    /// Something is written: in part, unproved, for another text, or with a test that failed.
    Begun,
    /// Nothing is written.
    Todo,
}

/// How a card stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Where it counts.
    pub tier: Tier,
    /// `Done`, `Todo`, `Unproved` …
    pub word: &'static str,
    /// What that means for who wants to play it.
    pub sentence: String,
}

impl Standing {
    /// Of a card's status.
    pub fn of(status: &CardStatus) -> Self {
        let failed = status.tests.iter().any(|test| test.passed == Some(false));
        let (tier, word, sentence) = match (&status.state, status.implemented) {
            (_, false) if failed => (Tier::Begun, "Failing", "It is written, and a test of it failed.".to_owned()),
            (State::Vanilla, true) => {
                (Tier::Works, "Vanilla", "It works: its keywords and numbers say it all.".to_owned())
            }
            (State::Derived, true) => {
                (Tier::Works, "Derived", "It works: its Power was read from its text, and is tested.".to_owned())
            }
            (State::Done, true) => (Tier::Works, "Done", "It works: its Power is written, and is tested.".to_owned()),
            (State::Partial(what), _) => (Tier::Begun, "Partial", format!("It works in part; it {what}.")),
            (State::Stale, _) => {
                let sentence = "It was written for a text or for numbers that it no longer has.";
                (Tier::Begun, "Stale", sentence.to_owned())
            }
            (State::Done | State::Derived | State::Vanilla, false) => {
                (Tier::Begun, "Unproved", "It is written, and no test that runs shows that it works.".to_owned())
            }
            (State::Todo | State::Missing, _) => {
                (Tier::Todo, "Todo", "It does not work yet: nobody has written its Power.".to_owned())
            }
        };
        Self { tier, word, sentence }
    }
}

/// Every word a card may stand under, in the order in which they are offered as filters.
pub const WORDS: [&str; 8] = ["Done", "Derived", "Vanilla", "Unproved", "Failing", "Partial", "Stale", "Todo"];
