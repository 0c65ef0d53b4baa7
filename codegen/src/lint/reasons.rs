//! The reasons why a hand-written Power may differ from its card's text: `data/disagreements.toml`.
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
//! A reason may apply to several cards. A row for a card that does not disagree is an error, and so is a disagreement without a
//! row; the file is therefore complete.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cardwright_data::toml_file::{self, FileError};
use serde::{Deserialize, Serialize};

/// The reason why the file is invalid.
#[derive(Debug, thiserror::Error)]
pub enum ReasonsError {
    /// The file cannot be read, or has rows other than `[[reading]]` and `[[words]]` with `cards` and `because`.
    #[error(transparent)]
    File(#[from] FileError),
    /// A card is in two rows of a kind.
    #[error("{}: {card} has two reasons; write them into one row", file.display())]
    DuplicateCard {
        /// The file.
        file: PathBuf,
        /// The card.
        card: String,
    },
    /// A row has no reason, or no card.
    #[error("{}: a row for {cards:?} gives no reason, or has no cards", file.display())]
    Empty {
        /// The file.
        file: PathBuf,
        /// Its cards.
        cards: Vec<String>,
    },
}

/// A reason, and the cards it applies to.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    /// The cards, by id.
    pub cards: Vec<String>,
    /// The reason as text.
    pub because: String,
}

/// All reasons of the file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisagreementReasons {
    /// The reasons for differences from the compiled text.
    #[serde(rename = "reading", default)]
    pub compiled_text: Vec<Reason>,
    /// The reasons for differences in words.
    #[serde(rename = "words", default)]
    pub wording: Vec<Reason>,
}

impl DisagreementReasons {
    /// Reads the file; a missing file has no reasons.
    ///
    /// # Errors
    /// See [`ReasonsError`].
    pub fn load(file: &Path) -> Result<Self, ReasonsError> {
        if file.exists() { Self::parse(file, &toml_file::read(file)?) } else { Ok(Self::default()) }
    }

    /// Parses the text of a file; errors name the file.
    ///
    /// # Errors
    /// See [`ReasonsError`].
    pub fn parse(file: &Path, text: &str) -> Result<Self, ReasonsError> {
        let all: Self = toml_file::parse(text, file)?;
        check_rows(file, &all.compiled_text)?;
        check_rows(file, &all.wording)?;
        Ok(all)
    }
}

/// Checks that each row has cards and a reason, and no card has two.
fn check_rows(file: &Path, rows: &[Reason]) -> Result<(), ReasonsError> {
    let mut seen = BTreeSet::new();
    for row in rows {
        if row.because.trim().is_empty() || row.cards.is_empty() {
            return Err(ReasonsError::Empty { file: file.to_owned(), cards: row.cards.clone() });
        }
        if let Some(card) = row.cards.iter().find(|card| !seen.insert(card.as_str())) {
            return Err(ReasonsError::DuplicateCard { file: file.to_owned(), card: card.clone() });
        }
    }
    Ok(())
}

/// The reasons why cards are unwritten: `data/unwritten.toml`, with rows `[[unwritten]]` of the same form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnwrittenReasons {
    /// The reasons.
    #[serde(default)]
    pub unwritten: Vec<Reason>,
}

impl UnwrittenReasons {
    /// Reads the file; a missing file has no reasons.
    ///
    /// # Errors
    /// See [`ReasonsError`].
    pub fn load(file: &Path) -> Result<Self, ReasonsError> {
        if !file.exists() {
            return Ok(Self::default());
        }
        let all: Self = toml_file::parse(&toml_file::read(file)?, file)?;
        check_rows(file, &all.unwritten)?;
        Ok(all)
    }
}

/// Disagreements matched with their reasons.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct ReasonedDisagreements {
    /// The reasons that apply, with their cards.
    pub known: Vec<Reason>,
    /// Cards that disagree without a reason.
    #[serde(rename = "unknown")]
    pub unexplained_cards: BTreeSet<String>,
    /// Cards that have a reason and do not disagree.
    #[serde(rename = "needless")]
    pub unneeded: BTreeSet<String>,
}

impl ReasonedDisagreements {
    /// Matches the cards that disagree with the rows whose card is selected by `asked`.
    pub fn new(reasons: &[Reason], disagree: BTreeSet<&str>, asked: impl Fn(&str) -> bool) -> Self {
        let mut account = Self::default();
        let mut known: BTreeSet<&str> = BTreeSet::new();
        for row in reasons {
            let (needed, needless): (Vec<&String>, Vec<&String>) =
                row.cards.iter().filter(|card| asked(card)).partition(|card| disagree.contains(card.as_str()));
            account.unneeded.extend(needless.into_iter().cloned());
            known.extend(needed.iter().map(|card| card.as_str()));
            if !needed.is_empty() {
                let cards = needed.into_iter().cloned().collect();
                account.known.push(Reason { cards, because: row.because.clone() });
            }
        }
        account.unexplained_cards =
            disagree.into_iter().filter(|card| !known.contains(card)).map(str::to_owned).collect();
        account
    }

    /// Whether each disagreement has a reason, and each reason a disagreement.
    pub fn all_explained(&self) -> bool {
        self.unexplained_cards.is_empty() && self.unneeded.is_empty()
    }

    /// The number of cards that disagree with a reason.
    pub fn explained(&self) -> usize {
        self.known.iter().map(|row| row.cards.len()).sum()
    }
}
