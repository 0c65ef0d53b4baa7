//! Reads texts by the rules of the grammar.

mod bind;
mod chart;
mod checks;
mod combine;
mod compiler;
mod cursor;
mod enchantment;
pub mod marks;
mod normalize;

pub(crate) use bind::initial_antecedent;
pub(crate) use chart::is_plural;
pub use chart::{is_a_word_of_texts, singulars};
pub use compiler::Compiler;
pub use enchantment::enchantment;
pub(crate) use marks::MARKED;

/// Where a card's text, with its markup, and a Power in plain English cannot both be right: a number, a keyword or a side
/// that only the one has, against one that only the other has. What only one of them says is no contradiction: it may be
/// said in other words.
///
/// ```
/// use cardwright_text::contradictions;
/// assert_eq!(contradictions("<b>Deal</b> $3 damage.", "Deal 4 damage."), ["the text has the number 3, the Power 4"]);
/// assert!(contradictions("Draw two cards.", "Draw 2 card.").is_empty());
/// ```
pub fn contradictions(text: &str, said: &str) -> Vec<String> {
    crate::content::contradictions(&normalize::without_markup(&marks::in_plural(text)), said)
}

/// Why a text is not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// There is none.
    #[error("there is no text")]
    Empty,
    /// It was understood up to there.
    #[error("not understood from `{0}` on")]
    From(String),
    /// It was understood up to there.
    #[error("not understood from `{rest}` on; the grammar has {} there", wanted.join(", "))]
    At {
        /// What is left.
        rest: String,
        /// What the grammar has there.
        wanted: Vec<String>,
    },
    /// It was read, but the meaning contradicts the text.
    #[error("it would read `{said}`, but {}", contradictions.join("; "))]
    Otherwise {
        /// What was read, in plain English.
        said: String,
        /// What cannot both be right.
        contradictions: Vec<String>,
    },
    /// There are several ways to read it.
    #[error("it can be read as {}", .0.join(" or as "))]
    Ambiguous(Vec<String>),
    /// It is understood, but the vocabulary cannot say it.
    #[error("understood, but {0}")]
    Unsayable(&'static str),
}
