//! Compiles texts by the rules of the grammar.

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
pub(crate) use marks::PLACEHOLDER_NUMBER;

/// The contradictions between a card's text (with markup) and a Power in plain English: a number, a keyword or a side that only
/// one of them has, against another that only the other has. A part that only one of them has is no contradiction, because the
/// other may use different words.
///
/// ```
/// use cardwright_text::contradictions;
/// assert_eq!(contradictions("<b>Deal</b> $3 damage.", "Deal 4 damage."), ["the text has the number 3, the Power 4"]);
/// assert!(contradictions("Draw two cards.", "Draw 2 card.").is_empty());
/// ```
pub fn contradictions(text: &str, said: &str) -> Vec<String> {
    crate::content::contradictions(&normalize::without_markup(&marks::in_plural(text)), said)
}

/// The reason why a text is not compiled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotRead {
    /// The text is empty.
    #[error("there is no text")]
    Empty,
    /// The text was understood up to this part.
    #[error("not understood from `{0}` on")]
    UnderstoodUpTo(String),
    /// The text was understood up to this part, where other phrases were expected.
    #[error("not understood from `{rest}` on; the grammar has {} there", wanted.join(", "))]
    ExpectedPhrases {
        /// The rest of the text.
        rest: String,
        /// The phrases that the grammar expects there.
        wanted: Vec<String>,
    },
    /// The text was understood, but the result contradicts the text.
    #[error("it would read `{said}`, but {}", contradictions.join("; "))]
    Contradictory {
        /// The result in plain English.
        said: String,
        /// The contradictions.
        contradictions: Vec<String>,
    },
    /// The text is ambiguous; lists the readings.
    #[error("it can be read as {}", .0.join(" or as "))]
    Ambiguous(Vec<String>),
    /// The text is understood, but the vocabulary has no words for it.
    #[error("understood, but {0}")]
    NoVocabulary(&'static str),
}
