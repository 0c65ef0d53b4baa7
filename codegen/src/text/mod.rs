//! Reads card texts: English into the engine's vocabulary.
//!
//! ```text
//! text with markup ──card_text::plain──▶ one line ──tokens──▶ words, numbers, signs ──enchantment──▶ Power
//! ```
//!
//! What is not understood whole is refused, never guessed. Knows texts and the vocabulary, nothing of cards and files:
//! what names cards have it is told.
//!
//! ```
//! use cardwright::text::{Names, enchantment};
//! let power = enchantment("+2 Attack and <b>Immune</b> this turn.", false, &Names::default()).unwrap();
//! assert_eq!(power.source(), "enchant(&[ATTACK.plus(2), has(GameTag::IMMUNE)]).this_turn()");
//! let refused = enchantment("+2 Attack and a pony.", false, &Names::default()).unwrap_err();
//! assert_eq!(refused.to_string(), "not understood from `and a pony.` on");
//! ```

mod bind;
mod chart;
mod compare;
mod compile;
mod cursor;
mod enchantment;
mod grammar;
mod grammar_words;
mod kinds;
mod marks;
mod spoken;
mod tokens;
pub mod words;

use std::collections::BTreeSet;

pub use chart::{Mention, is_a_word_of_texts, singulars};
pub use compare::first;
pub use compile::{Compiler, Subject};
pub use enchantment::enchantment;
pub use grammar::GrammarError;

/// Whether what a Power says, in one of its ways, is a card's text with markup; the text may have these keywords besides.
///
/// ```
/// use cardwright::text::agrees;
/// let printed = "Battlecry: ‹Get|Add› a Coin‹| to your hand›.";
/// assert!(agrees(printed, "<b>Taunt</b>\n<b>Battlecry:</b> Get a Coin.", &["Taunt".to_owned()]));
/// assert!(!agrees(printed, "<b>Battlecry:</b> Get two Coins.", &[]));
/// ```
pub fn agrees(printed: &str, text: &str, keywords: &[String]) -> bool {
    compare::says_apart_from(printed, &spoken::spoken(text), keywords)
}

/// The names that texts may speak of.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Names<'a>(BTreeSet<&'a str>);

impl Names<'_> {
    /// Whether this is a card's name, or the place of one: `{0}`.
    pub fn has(&self, name: &str) -> bool {
        name == "{0}" || self.0.contains(name)
    }
}

impl<'a> FromIterator<&'a str> for Names<'a> {
    fn from_iter<I: IntoIterator<Item = &'a str>>(names: I) -> Self {
        Self(names.into_iter().filter(|name| !name.is_empty()).collect())
    }
}

/// Why a text is not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// There is none.
    #[error("there is no text")]
    Empty,
    /// Up to there it could be read.
    #[error("not understood from `{0}` on")]
    From(String),
    /// Up to there it could be read.
    #[error("not understood from `{rest}` on; there could stand {}", wanted.join(", "))]
    At {
        /// What is left.
        rest: String,
        /// What the grammar has there.
        wanted: Vec<String>,
    },
    /// It was read, but what was understood says something else.
    #[error("it would read `{}`", first(.0))]
    Otherwise(String),
    /// There are several ways to read it.
    #[error("it can be read as {}", .0.join(" or as "))]
    Ambiguous(Vec<String>),
    /// It is understood, and no words of the vocabulary say it as the rules have it.
    #[error("understood, but {0}")]
    Unsayable(&'static str),
}
