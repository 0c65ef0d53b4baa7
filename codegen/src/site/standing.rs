//! The state of a card as a word, a color and a sentence.

use serde::Serialize;

use crate::coverage::{CardStatus, Evidence, State};

/// The color group of a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Progress {
    /// The card plays as printed, according to its tests.
    Works,
    /// The card is written in part, without a test, for an older text, or with a failing test.
    #[serde(rename = "begun")]
    Started,
    /// The card is not written.
    Todo,
}

/// The state of a card, for display.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DisplayStatus {
    /// The color group.
    pub tier: Progress,
    /// `Done`, `Todo`, `Unproved` …
    pub word: &'static str,
    /// An explanation of the state for players.
    pub sentence: String,
}

impl DisplayStatus {
    /// Describes a card's status.
    pub fn of(status: &CardStatus) -> Self {
        let failed = status.tests.iter().any(|test| test.passed == Some(false));
        let (tier, word, sentence) = match (&status.state, status.implemented) {
            (_, false) if failed => {
                (Progress::Started, "Failing", "It is written, but one of its tests failed.".to_owned())
            }
            (State::Vanilla | State::Derived | State::Done, false) if !status.stub_chains.is_empty() => {
                let stubs: Vec<&str> = status.stub_chains.iter().filter_map(|it| Some(it.last()?.as_str())).collect();
                (
                    Progress::Started,
                    "Incomplete",
                    format!("It is written, but it makes what is not: {}.", stubs.join(", ")),
                )
            }
            (State::Vanilla, true) => {
                (Progress::Works, "Vanilla", "It works: it needs only its keywords and numbers.".to_owned())
            }
            (State::Derived, true) => {
                (Progress::Works, "Derived", "It works: its Power is derived from its text and tested.".to_owned())
            }
            (State::Done, true) if status.evidence == [Evidence::PowerOnly] => {
                let sentence = "It works: its Power is written; its only test is computed from that Power.";
                (Progress::Works, "Done", sentence.to_owned())
            }
            (State::Done, true) => (Progress::Works, "Done", "It works: its Power is written and tested.".to_owned()),
            (State::Approximate(_), _) if !status.stub_chains.is_empty() => {
                let stubs: Vec<&str> = status.stub_chains.iter().filter_map(|it| Some(it.last()?.as_str())).collect();
                (
                    Progress::Started,
                    "Incomplete",
                    format!("It is written, but it makes what is not: {}.", stubs.join(", ")),
                )
            }
            (State::Approximate(_), _) if status.unproved => {
                (Progress::Started, "Unproved", "It is written, but no live test covers it.".to_owned())
            }
            (State::Approximate(how), _) => {
                let sentence = format!("It plays and is tested, with an approximation; it {how}.");
                (Progress::Started, "Approximate", sentence)
            }
            (State::Partial(what), _) => (Progress::Started, "Partial", format!("It works in part; it {what}.")),
            (State::Stale, _) => {
                let sentence = "It was written for a former text or former numbers of the card.";
                (Progress::Started, "Stale", sentence.to_owned())
            }
            (State::Done | State::Derived | State::Vanilla, false) => {
                (Progress::Started, "Unproved", "It is written, but no live test covers it.".to_owned())
            }
            (State::Todo | State::Missing, _) => {
                (Progress::Todo, "Todo", "It does not work yet: its Power is not written.".to_owned())
            }
        };
        Self { tier, word, sentence }
    }
}

/// The names of the states of a card on the site, in the order of the filter on its pages.
pub const STATE_NAMES: [&str; 10] =
    ["Done", "Derived", "Vanilla", "Approximate", "Incomplete", "Unproved", "Failing", "Partial", "Stale", "Todo"];
