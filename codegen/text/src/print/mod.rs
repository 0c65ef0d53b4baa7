//! Prints Powers by the grammar that reads texts: a phrase stands once, for both directions.
//!
//! ```text
//! rules ──template──▶ meanings with open holes
//! Power ──power──▶ tree ──cover──▶ the best cover by templates ──spelling──▶ sentence ──read──▶ the same Power, or none
//! ```
//!
//! The best cover is the one whose rules the most cards use. Who "it" is says `bind`, which the reader asks too. What is
//! printed has been read back: `read(print(p)) == p`.
mod cover;
mod pattern;
mod power;
mod spelling;
mod template;
mod tree;

use std::collections::HashMap;

use cardwright_data::enums::GameTag;
use cardwright_vocabulary::Cards;
use cardwright_vocabulary::script::Power;

use crate::grammar::uses;
use crate::read::Compiler;
use crate::subject::Subject;
use cover::Coverer;
use template::Template;
use tree::Trees;

/// Upper bound on the sentences that are tried for one Power.
const MAX_SENTENCES: usize = 8;

/// Prints Powers in the words of card texts.
pub struct Printer {
    compiler: Compiler,
    templates: Vec<Vec<Template>>,
    trees: Trees<'static>,
}

/// What came of printing a Power.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Printing {
    /// The sentences in the order of their covers, the best first, up to the one that means the Power.
    pub tried: Vec<String>,
    /// Whether the last sentence means the Power.
    pub is_read_back: bool,
}

impl Printer {
    /// With the rules of a compiler.
    pub fn new(compiler: Compiler) -> Self {
        let mut trees = Trees::default();
        let uses = uses(&compiler.grammar().lines);
        let templates = template::templates(compiler.grammar(), &uses, &mut trees);
        Self { compiler, templates, trees }
    }

    /// How many templates there are.
    pub fn templates(&self) -> usize {
        self.templates.iter().map(Vec::len).sum()
    }

    /// A card's Power as a text that means it; `None` where the grammar has no words for it.
    pub fn print(&self, power: &Power, subject: &Subject<'_>, cards: &Cards) -> Option<String> {
        let mut printing = self.try_all(power, subject, cards);
        printing.tried.pop().filter(|_| printing.is_read_back)
    }

    /// The same with what was tried.
    pub fn try_all(&self, power: &Power, subject: &Subject<'_>, cards: &Cards) -> Printing {
        let counted = [GameTag::TAG_SCRIPT_DATA_NUM_1, GameTag::MANATHIRST];
        let data = subject.tags.iter().filter(|(tag, _)| counted.contains(tag)).map(|(_, n)| *n).collect();
        let mut coverer = Coverer {
            grammar: self.compiler.grammar(),
            templates: &self.templates,
            trees: Trees::beside(&self.trees, data),
            subject,
            cards,
            searches: false,
            known: HashMap::new(),
        };
        let mut printing = Printing::default();
        for searches in [false, true] {
            coverer.searches = searches;
            for said in coverer.sentences(power, MAX_SENTENCES) {
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

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use cardwright_data::enums::CardType;

    use super::*;
    use crate::vocabulary;

    /// What a card without tokens prints.
    fn printed(source: &str) -> Option<String> {
        thread_local! {
            static PRINTER: LazyLock<Printer> =
                LazyLock::new(|| Printer::new(Compiler::new().expect("the rules are well-formed")));
        }
        let power = vocabulary::power(source).expect("it is in the vocabulary");
        let card_type = if source.starts_with("spell") { CardType::Spell } else { CardType::Minion };
        let cards = Cards::new(&[]).expect("no card is no fault");
        PRINTER.with(|printer| printer.print(&power, &Subject::bare("", card_type), &cards))
    }

    #[test]
    fn nouns_agree_with_their_number() {
        let said = |source| printed(source).unwrap_or_default();
        assert_eq!(said("spell(&[draw(1)])"), "Draw a card.");
        assert_eq!(said("spell(&[draw(2)])"), "Draw two cards.");
        assert_eq!(said("spell(&[destroy(MINIONS)])"), "Destroy all minions.");
        assert_eq!(said("spell(&[destroy(A_MINION.that(DRAGON))])"), "Destroy a Dragon.");
        assert_eq!(said("spell(&[draw_that(1, ELEMENTAL)])"), "Draw an Elemental.");
    }

    #[test]
    fn who_it_is_follows_from_the_event() {
        let said = |source| printed(source).unwrap_or_default();
        assert_eq!(
            said("after(YOU.summon(BEAST)).then(&[give(&[plus(1, 1)]).to(THAT)])"),
            "After you summon a Beast, give it +1/+1."
        );
        assert_eq!(said("spell(&[freeze(A_MINION), deal(2).to(IT)])"), "Freeze a minion. Deal 2 damage to it.");
        assert_eq!(said("battlecry(&[give(&[plus(1, 1)])])"), "Battlecry: Gain +1/+1.");
    }

    #[test]
    fn what_the_grammar_cannot_say_is_not_printed() {
        // "It" is nobody: nothing was spoken of.
        assert_eq!(printed("spell(&[deal(2).to(WHO)])"), None);
        assert_eq!(printed("spell(&[store(3, 1)])"), None);
    }
}
