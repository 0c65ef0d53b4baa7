//! The texts and numbers of cards in earlier builds, to compare recorded games of that time.
//!
//! `data/printings.tsv` is generated from the pinned builds: a line for each printing that differs from the current one, with
//! the first and the last pinned build that has it. Printings of other builds are hand-written in `data/printings.toml`, each
//! with its reason.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cardwright_data::CardRecord;

use crate::difference::Stat;
use cardwright_data::markup::plain;

/// The head of the file.
const FILE_HEAD: &str = "# What cards printed in earlier builds, where it is not what they print today.\n\
                    # Written by `cargo cards printings` from the pinned builds: id, first build, last build, numbers, text.\n";

/// The numbers and the text that one build prints on a card.
///
/// ```
/// # use cardwright::printings::Printing;
/// let then = Printing { numbers: "cost 4".to_owned(), text: "Deal 6 damage.".to_owned() };
/// assert_ne!(then, Printing { text: "Deal $6 damage.".to_owned(), ..then.clone() });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printing {
    /// `cost 4, attack 4, health 5`; missing numbers are omitted.
    pub numbers: String,
    /// The English text without markup.
    pub text: String,
}

impl Printing {
    /// The printing of a card.
    pub fn of(card: &CardRecord) -> Self {
        let numbers = Stat::ALL.into_iter().filter_map(|stat| Some(format!("{} {}", stat.word(), stat.of(card)?)));
        Self { numbers: numbers.collect::<Vec<_>>().join(", "), text: plain(&card.text) }
    }

    /// Letters and numbers only, because layout and commas do not change the meaning.
    fn normalized(&self) -> (String, &str) {
        let counts = |c: &char| c.is_alphanumeric() || matches!(c, '+' | '-' | '$' | '#');
        (self.text.to_lowercase().chars().filter(counts).collect(), &self.numbers)
    }
}

/// Collects the printings of builds, oldest first, and writes the file.
#[derive(Debug, Default)]
pub struct Printings {
    builds: Vec<u32>,
    /// By id: the printings, each with the first and the last build that has it.
    cards: BTreeMap<String, Vec<(u32, u32, Printing)>>,
}

impl Printings {
    /// Adds the cards of a build newer than those before.
    pub fn add<'a>(&mut self, build: u32, cards: impl IntoIterator<Item = &'a CardRecord>) {
        self.builds.push(build);
        for card in cards {
            let now = Printing::of(card);
            let printings = self.cards.entry(card.id.clone()).or_default();
            match printings.last_mut() {
                Some((_, last, printing)) if printing.normalized() == now.normalized() => {
                    *last = build;
                    // The layout of the newest is the one that people know.
                    *printing = now;
                }
                _ => printings.push((build, build, now)),
            }
        }
    }

    /// The content of the file: every printing of the newest build's cards, except the newest one.
    ///
    /// A printing that came back is today's again only since then.
    pub fn file(&self, wanted: impl Fn(&str) -> bool) -> String {
        let mut file = FILE_HEAD.to_owned();
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
