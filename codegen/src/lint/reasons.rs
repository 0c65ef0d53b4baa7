//! Why a hand-written Power may say something else than its card's text: `data/disagreements.toml`.
//!
//! ```toml
//! [[reading]]                # the compiler reads another Power in the text
//! cards = ["EX1_317"]
//! because = "What happens without a Demon stands on the token alone."
//!
//! [[words]]                  # what the Power says in English is not the text
//! cards = ["EX1_560"]
//! because = "A time to think is no rule of the game's table."
//! ```
//!
//! One reason may hold for many cards. A row for a card that does not disagree any more is an error, as is a card that
//! disagrees without a row: so what is listed is all there is.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cardwright_data::toml_file::{self, FileError};
use serde::{Deserialize, Serialize};

/// The file cannot be taken as it stands.
#[derive(Debug, thiserror::Error)]
pub enum ReasonsError {
    /// It cannot be read, or has other rows than `[[reading]]` and `[[words]]` with `cards` and `because`.
    #[error(transparent)]
    File(#[from] FileError),
    /// A card stands in two rows of a kind.
    #[error("{}: {card} has two reasons; write them into one row", file.display())]
    Twice {
        /// Which file.
        file: PathBuf,
        /// Which card.
        card: String,
    },
    /// A row has no reason, or no card.
    #[error("{}: a row for {cards:?} gives no reason, or has no cards", file.display())]
    Empty {
        /// Which file.
        file: PathBuf,
        /// Its cards.
        cards: Vec<String>,
    },
}

/// A reason, and the cards for which it holds.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// The cards, by id.
    pub cards: Vec<String>,
    /// The reason, in words.
    pub because: String,
}

/// All reasons.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reasons {
    /// Why the text is read otherwise.
    #[serde(default)]
    pub reading: Vec<Reason>,
    /// Why the Power says other words.
    #[serde(default)]
    pub words: Vec<Reason>,
}

impl Reasons {
    /// Reads the file; where there is none, nothing has a reason.
    ///
    /// # Errors
    /// See [`ReasonsError`].
    pub fn load(file: &Path) -> Result<Self, ReasonsError> {
        if file.exists() { Self::parse(file, &toml_file::read(file)?) } else { Ok(Self::default()) }
    }

    /// Reads the text of a file; errors name the file.
    ///
    /// # Errors
    /// See [`ReasonsError`].
    pub fn parse(file: &Path, text: &str) -> Result<Self, ReasonsError> {
        let all: Self = toml_file::parse(text, file)?;
        complete(file, &all.reading)?;
        complete(file, &all.words)?;
        Ok(all)
    }
}

/// Whether each row has cards and a reason, and no card two reasons.
fn complete(file: &Path, rows: &[Reason]) -> Result<(), ReasonsError> {
    let mut seen = BTreeSet::new();
    for row in rows {
        if row.because.trim().is_empty() || row.cards.is_empty() {
            return Err(ReasonsError::Empty { file: file.to_owned(), cards: row.cards.clone() });
        }
        if let Some(card) = row.cards.iter().find(|card| !seen.insert(card.as_str())) {
            return Err(ReasonsError::Twice { file: file.to_owned(), card: card.clone() });
        }
    }
    Ok(())
}

/// Why cards are not written: `data/unwritten.toml`, with rows `[[unwritten]]` of the same kind.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unwritten {
    /// The reasons.
    #[serde(default)]
    pub unwritten: Vec<Reason>,
}

impl Unwritten {
    /// Reads the file; where there is none, nothing has a reason.
    ///
    /// # Errors
    /// See [`ReasonsError`].
    pub fn load(file: &Path) -> Result<Self, ReasonsError> {
        if !file.exists() {
            return Ok(Self::default());
        }
        let all: Self = toml_file::parse(&toml_file::read(file)?, file)?;
        complete(file, &all.unwritten)?;
        Ok(all)
    }
}

/// Disagreements beside the reasons that are given for them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Account {
    /// The reasons that are needed, with the cards that need them.
    pub known: Vec<Reason>,
    /// Cards that disagree and have no reason.
    pub unknown: BTreeSet<String>,
    /// Cards that have a reason and do not disagree.
    pub needless: BTreeSet<String>,
}

impl Account {
    /// Of the cards that disagree; of the rows those whose card is `asked` for.
    pub fn new(reasons: &[Reason], disagree: BTreeSet<&str>, asked: impl Fn(&str) -> bool) -> Self {
        let mut account = Self::default();
        let mut known: BTreeSet<&str> = BTreeSet::new();
        for row in reasons {
            let (needed, needless): (Vec<&String>, Vec<&String>) =
                row.cards.iter().filter(|card| asked(card)).partition(|card| disagree.contains(card.as_str()));
            account.needless.extend(needless.into_iter().cloned());
            known.extend(needed.iter().map(|card| card.as_str()));
            if !needed.is_empty() {
                let cards = needed.into_iter().cloned().collect();
                account.known.push(Reason { cards, because: row.because.clone() });
            }
        }
        account.unknown = disagree.into_iter().filter(|card| !known.contains(card)).map(str::to_owned).collect();
        account
    }

    /// Whether each disagreement has a reason, and each reason a disagreement.
    pub fn all_explained(&self) -> bool {
        self.unknown.is_empty() && self.needless.is_empty()
    }

    /// How many cards disagree for a reason.
    pub fn explained(&self) -> usize {
        self.known.iter().map(|row| row.cards.len()).sum()
    }
}
