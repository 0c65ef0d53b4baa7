//! What cards printed in earlier builds, for whoever holds a game of those days against today's cards.
//!
//! `data/printings.tsv` is made of the pinned builds alone: a line for each printing that is no longer today's, with the
//! first and the last pinned build that has it. What was never printed in a pinned build, people write into
//! `data/printings.toml`, each with its reason.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cardwright_data::CardRecord;

use crate::difference::Stat;
use cardwright_data::markup::plain;

/// The head of the file.
const HEAD: &str = "# What cards printed in earlier builds, where it is not what they print today.\n\
                    # Written by `cargo cards printings` from the pinned builds: id, first build, last build, numbers, text.\n";

/// The numbers and the text of a card.
///
/// ```
/// # use cardwright::printings::Printing;
/// let then = Printing { numbers: "cost 4".to_owned(), text: "Deal 6 damage.".to_owned() };
/// assert_ne!(then, Printing { text: "Deal $6 damage.".to_owned(), ..then.clone() });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printing {
    /// `cost 4, attack 4, health 5`; what a card does not have is left out.
    pub numbers: String,
    /// The English text without markup.
    pub text: String,
}

impl Printing {
    /// What a card prints.
    pub fn of(card: &CardRecord) -> Self {
        let numbers = Stat::ALL.into_iter().filter_map(|stat| Some(format!("{} {}", stat.word(), stat.of(card)?)));
        Self { numbers: numbers.collect::<Vec<_>>().join(", "), text: plain(&card.text) }
    }

    /// Letters and numbers alone: how a text is set, and its commas, change no rule.
    fn words(&self) -> (String, &str) {
        let counts = |c: &char| c.is_alphanumeric() || matches!(c, '+' | '-' | '$' | '#');
        (self.text.to_lowercase().chars().filter(counts).collect(), &self.numbers)
    }
}

/// Adds the builds one after the other, the oldest first, and writes the file.
#[derive(Debug, Default)]
pub struct Printings {
    builds: Vec<u32>,
    /// By id: the printings, each with the first and the last build that has it.
    cards: BTreeMap<String, Vec<(u32, u32, Printing)>>,
}

impl Printings {
    /// Takes the cards of a build, newer than those before.
    pub fn add<'a>(&mut self, build: u32, cards: impl IntoIterator<Item = &'a CardRecord>) {
        self.builds.push(build);
        for card in cards {
            let now = Printing::of(card);
            let printings = self.cards.entry(card.id.clone()).or_default();
            match printings.last_mut() {
                Some((_, last, printing)) if printing.words() == now.words() => {
                    *last = build;
                    // The layout of the newest is the one that people know.
                    *printing = now;
                }
                _ => printings.push((build, build, now)),
            }
        }
    }

    /// The file: every printing of cards of the newest build but the one that they have there.
    ///
    /// A printing that came back is today's again only since then.
    pub fn file(&self, wanted: impl Fn(&str) -> bool) -> String {
        let mut file = HEAD.to_owned();
        let builds: Vec<String> = self.builds.iter().map(u32::to_string).collect();
        let _ = writeln!(file, "# Builds: {}", builds.join(" "));
        let newest = self.builds.last().copied().unwrap_or_default();
        for (id, printings) in self.cards.iter().filter(|(id, _)| wanted(id)) {
            let Some(((_, last, _), earlier)) = printings.split_last() else { continue };
            if *last != newest {
                continue;
            }
            for (first, last, Printing { numbers, text }) in earlier {
                let _ = writeln!(file, "{id}\t{first}\t{last}\t{numbers}\t{text}");
            }
        }
        file
    }
}
