//! Compiles card texts from English to the engine's vocabulary.
//!
//! ```text
//! text with markup ──markup──▶ one line ──tokens──▶ words, numbers, signs ──read, by the grammar──▶ Power
//! ```
//!
//! | module | what it does |
//! | --- | --- |
//! | [`tokens`] | a text as words, numbers and signs |
//! | [`vocabulary`] | the engine's vocabulary as Rust expressions, read at run time |
//! | [`subject`] | a card as the reader sees it |
//! | [`content`] | the content words of English, to compare wordings |
//! | `grammar` | the rules: phrases and what they mean; what checks each of them |
//! | [`read`] | finds the readings of a text, and makes Powers of them |
//! | [`print`](mod@print) | prints Powers by the same rules |
//!
//! Each module may depend only on the ones above it. The crate knows texts and the vocabulary, and nothing of the card database
//! or of generated files. A text that is not completely understood is refused, never guessed.
//!
//! ```
//! use cardwright_text::{KnownNames, enchantment};
//! let power = enchantment("+2 Attack and <b>Immune</b> this turn.", false, &KnownNames::default()).unwrap();
//! assert_eq!(power.source(), "enchant(&[ATTACK.plus(2), has(GameTag::IMMUNE)]).this_turn()");
//! let refused = enchantment("+2 Attack and a pony.", false, &KnownNames::default()).unwrap_err();
//! assert_eq!(refused.to_string(), "not understood from `and a pony.` on");
//! ```
pub mod content;
mod grammar;
pub mod print;
pub mod read;
pub mod subject;
pub mod tokens;
pub mod vocabulary;

pub use grammar::check::MutationReport;
pub use grammar::{
    Grammar, GrammarError, RuleLine, accepted_differences, accepted_file, expand_phrase, kinds, project_grammar,
    uses_file,
};
pub use print::{PrintAttempt, Printer};
pub use read::{Compiler, NotRead, contradictions, enchantment, is_a_word_of_texts, singulars};
pub use subject::{KnownNames, Mention, Subject};
