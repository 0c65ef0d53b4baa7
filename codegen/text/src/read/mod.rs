//! Reads texts by the rules of the grammar.

mod bind;
mod chart;
mod compare;
mod compiler;
mod cursor;
mod enchantment;
mod marks;
mod normalize;

pub use chart::{is_a_word_of_texts, singulars};
pub use compare::first;
pub use compiler::Compiler;
pub use enchantment::enchantment;

/// Whether what a Power says, in one of its ways, is a card's text with markup; the text may have these keywords besides.
///
/// ```
/// use cardwright_text::agrees;
/// let printed = "Battlecry: ‹Get|Add› a Coin‹| to your hand›.";
/// assert!(agrees(printed, "<b>Taunt</b>\n<b>Battlecry:</b> Get a Coin.", &["Taunt".to_owned()]));
/// assert!(!agrees(printed, "<b>Battlecry:</b> Get two Coins.", &[]));
/// ```
pub fn agrees(printed: &str, text: &str, keywords: &[String]) -> bool {
    compare::says_apart_from(printed, &normalize::spoken(text), keywords)
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
    /// It was read, but the meaning says something else.
    #[error("it would read `{}`", first(.0))]
    Otherwise(String),
    /// There are several ways to read it.
    #[error("it can be read as {}", .0.join(" or as "))]
    Ambiguous(Vec<String>),
    /// It is understood, but the vocabulary cannot say it.
    #[error("understood, but {0}")]
    Unsayable(&'static str),
}
