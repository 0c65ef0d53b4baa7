//! Prints Powers by the grammar that compiles texts, so that each phrase is defined once for both directions.
//!
//! ```text
//! rules ──template──▶ meanings with open holes
//! Power ──power──▶ tree ──cover──▶ the best cover by templates ──spelling──▶ sentence ──read──▶ the same Power, or none
//! ```
//!
//! The best cover is the one whose rules most cards use. Pronouns are resolved by `bind`, as in the compiler. Every printed
//! text is compiled again for verification: `read(print(p)) == p`.
mod cover;
mod pattern;
mod power;
pub mod spelling;
mod template;
mod tree;

use std::collections::HashMap;

use cardwright_data::enums::GameTag;
use cardwright_vocabulary::Cards;
use cardwright_vocabulary::script::Power;

use crate::grammar::rule_uses;
use crate::read::Compiler;
use crate::subject::Subject;
use cover::CoverSearch;
use template::Template;
use tree::Trees;

/// The maximum number of sentences tried for one Power.
const MAX_SENTENCES: usize = 8;

/// Prints Powers in the words of card texts.
pub struct Printer<'c> {
    compiler: &'c Compiler,
    templates: Vec<Vec<Template>>,
    trees: Trees<'static>,
}

/// The result of printing a Power.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PrintAttempt {
    /// The sentences tried in the order of their covers, best first; the last one has the meaning of the Power if any has.
    pub tried: Vec<String>,
    /// Whether the last sentence has the meaning of the Power.
    pub is_read_back: bool,
}

impl<'c> Printer<'c> {
    /// A printer with the rules of a compiler.
    pub fn new(compiler: &'c Compiler) -> Self {
        let mut trees = Trees::default();
        let uses = rule_uses(&compiler.grammar().lines);
        let templates = template::templates(compiler.grammar(), &uses, &mut trees);
        Self { compiler, templates, trees }
    }

    /// The number of templates.
    pub fn templates(&self) -> usize {
        self.templates.iter().map(Vec::len).sum()
    }

    /// A card's Power as a text with the same meaning; `None` if the grammar has no words for it.
    pub fn print(&self, power: &Power, subject: &Subject<'_>, cards: &Cards) -> Option<String> {
        let mut printing = self.print_with_attempts(power, subject, cards);
        printing.tried.pop().filter(|_| printing.is_read_back)
    }

    /// Like [`Self::print`], with the sentences tried.
    pub fn print_with_attempts(&self, power: &Power, subject: &Subject<'_>, cards: &Cards) -> PrintAttempt {
        let counted = [GameTag::TAG_SCRIPT_DATA_NUM_1, GameTag::MANATHIRST];
        let data = subject.tags.iter().filter(|(tag, _)| counted.contains(tag)).map(|(_, n)| *n).collect();
        let mut coverer = CoverSearch {
            grammar: self.compiler.grammar(),
            templates: &self.templates,
            trees: Trees::extending(&self.trees, data),
            subject,
            cards,
            includes_rare_forms: false,
            cache: HashMap::new(),
        };
        let mut printing = PrintAttempt::default();
        for searches in [false, true] {
            coverer.includes_rare_forms = searches;
            for said in coverer.printed_sentences(power, MAX_SENTENCES) {
                if printing.is_read_back || printing.tried.contains(&said) {
                    continue;
                }
                let own = Subject { text: &said, ..subject.clone() };
                printing.is_read_back = self.compiler.power(&own, cards).as_ref() == Ok(power);
                printing.tried.push(said);
            }
            if printing.is_read_back {
                break;
            }
        }
        printing
    }
}
