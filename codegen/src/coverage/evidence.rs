//! Evidence that a Power is right, independent of the Power itself.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{CardStatus, State};

/// A kind of evidence, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// A live hand-written test names the card.
    #[serde(rename = "Hand")]
    HandWritten,
    /// The Power was compiled from the card's text, or the card has only keywords.
    Derived,
    /// A recording of a real game plays the card, and the engine agrees with the recorded result.
    Recorded,
    /// No other evidence: the only test is a trial, which is computed from the Power itself.
    PowerOnly,
}

impl Evidence {
    /// All kinds, the best first.
    pub const ALL: [Self; 4] = [Self::HandWritten, Self::Derived, Self::Recorded, Self::PowerOnly];

    /// The word for queries and in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::HandWritten => "hand",
            Self::Derived => "derived",
            Self::Recorded => "recorded",
            Self::PowerOnly => "power-only",
        }
    }

    /// The name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Self::HandWritten => "tested by hand",
            Self::Derived => "derived from text",
            Self::Recorded => "recorded",
            Self::PowerOnly => "Power only",
        }
    }
}

/// The numbers of implemented cards by their best evidence.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct EvidenceTally {
    /// Cards with [`Evidence::HandWritten`].
    pub hand: usize,
    /// The remaining cards with [`Evidence::Derived`].
    pub derived: usize,
    /// The remaining cards with [`Evidence::Recorded`].
    pub recorded: usize,
    /// Cards with [`Evidence::PowerOnly`].
    pub power_only: usize,
}

impl EvidenceTally {
    /// Counts an implemented card. An enchantment that is tested by other cards has no evidence of its own.
    pub fn count(&mut self, status: &CardStatus) {
        let Some(best) = status.evidence.first() else { return };
        *match best {
            Evidence::HandWritten => &mut self.hand,
            Evidence::Derived => &mut self.derived,
            Evidence::Recorded => &mut self.recorded,
            Evidence::PowerOnly => &mut self.power_only,
        } += 1;
    }

    /// Adds the numbers of another tally.
    pub fn add(&mut self, other: &Self) {
        self.hand += other.hand;
        self.derived += other.derived;
        self.recorded += other.recorded;
        self.power_only += other.power_only;
    }
}

/// The ids of the cards of `data/recorded.tsv`: cards whose recorded plays agree with the engine.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RecordedCards(BTreeSet<String>);

/// The reason why the recorded cards cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum RecordedCardsError {
    /// The file cannot be read.
    #[error("{}: {error}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// A line is not `id<TAB>number`.
    #[error(
        "{}:{line}: not a card id, a tab and a number; write the file again with `cargo arena conform FILE --played`",
        file.display()
    )]
    Line {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
    },
}

impl RecordedCards {
    /// Reads the file; a missing file means that nothing is recorded.
    pub fn load(file: &Path) -> Result<Self, RecordedCardsError> {
        let text = match std::fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(RecordedCardsError::Io { file: file.to_owned(), error }),
        };
        let rows = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let id = |(at, line): (usize, &str)| {
            let (id, many) = line.split_once('\t')?;
            many.parse::<u32>().ok()?;
            Some((at, id.to_owned()))
        };
        let read = |(at, line)| {
            id((at, line))
                .map(|(_, id)| id)
                .ok_or_else(|| RecordedCardsError::Line { file: file.to_owned(), line: at + 1 })
        };
        rows.map(read).collect::<Result<_, _>>().map(Self)
    }
}

/// Sets the evidence of each card. A reprint shares the Power of its original: evidence for the original counts for the
/// reprint, and a recorded play of one printing counts for all.
pub(super) fn set_evidence(statuses: &mut BTreeMap<String, CardStatus>, recorded: &RecordedCards) {
    let roots: BTreeMap<String, String> =
        statuses.keys().map(|id| (id.clone(), first_printing(statuses, id))).collect();
    let recorded: BTreeSet<&String> = recorded.0.iter().filter_map(|id| roots.get(id)).collect();
    let own: BTreeMap<&String, Vec<Evidence>> =
        statuses.iter().map(|(id, status)| (id, own_evidence(status))).collect();
    let weighed: Vec<(String, Vec<Evidence>)> = statuses
        .iter()
        .filter(|(_, status)| status.state.is_whole())
        .map(|(id, status)| {
            let root = &roots[id];
            let mut all: BTreeSet<Evidence> = own[id].iter().chain(&own[root]).copied().collect();
            all.extend(recorded.contains(root).then_some(Evidence::Recorded));
            if all.is_empty() && !status.tests.is_empty() && !status.unproved {
                all.insert(Evidence::PowerOnly);
            }
            (id.clone(), all.into_iter().collect())
        })
        .collect();
    for (id, evidence) in weighed {
        statuses.entry(id).and_modify(|status| status.evidence = evidence);
    }
}

/// The evidence of a card, without recordings and without its original's evidence.
fn own_evidence(status: &CardStatus) -> Vec<Evidence> {
    let by_hand = status.tests.iter().any(|test| !test.ignored && !test.is_trial() && test.passed != Some(false));
    let derived = match status.state {
        State::Vanilla => true,
        State::Derived => !status.unproved,
        State::Done | State::Approximate(_) | State::Partial(_) | State::Stale | State::Todo | State::Missing => false,
    };
    [(by_hand, Evidence::HandWritten), (derived, Evidence::Derived)]
        .into_iter()
        .filter_map(|(has, it)| has.then_some(it))
        .collect()
}

/// The first printing of a card, whose Power its reprints share.
fn first_printing(statuses: &BTreeMap<String, CardStatus>, id: &str) -> String {
    let original = statuses.get(id).and_then(|status| status.original.as_deref());
    original
        .filter(|original| *original != id)
        .map_or_else(|| id.to_owned(), |original| first_printing(statuses, original))
}
