//! What cards printed on the day of a recording.
//!
//! `data/printings.tsv` has it by build, from the builds that the project pins; `data/printings.toml` has what no pinned
//! build printed, with reasons.
use std::collections::BTreeMap;
use std::fmt;

use anyhow::Context;
use serde::Deserialize;

use super::case::Source;

/// What a card printed then, where it is not what it prints today.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Former {
    /// The card.
    pub id: String,
    /// `cost 4, attack 4, health 5`.
    pub numbers: String,
    /// The text, or what is said about it.
    pub text: String,
    /// Whether the text is another: else the numbers alone are.
    pub reads_otherwise: bool,
}

impl fmt::Display for Former {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, numbers, text, reads_otherwise } = self;
        match (numbers.as_str(), *reads_otherwise) {
            ("", _) => write!(f, "{id}: {text}"),
            (_, true) => write!(f, "{id}: {numbers}: {text}"),
            (_, false) => write!(f, "{id}: {numbers}"),
        }
    }
}

/// A line of the file that is made of the builds.
struct Line {
    first: u32,
    last: u32,
    numbers: &'static str,
    text: &'static str,
}

/// What people wrote.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    printing: Vec<Told>,
    wording: Vec<Wording>,
    year: Vec<Year>,
}

/// A printing of a time of which no build is pinned.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    id: String,
    before: u32,
    text: String,
    #[expect(dead_code, reason = "for readers of the file")]
    reason: String,
}

/// Words that texts of other years have for what today's say otherwise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wording {
    then: String,
    today: String,
}

/// The newest build of a year.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Year {
    year: u16,
    build: u32,
}

/// Printings by card and build.
pub struct Printings {
    builds: Vec<u32>,
    cards: BTreeMap<&'static str, Vec<Line>>,
    written: Written,
}

impl Printings {
    /// Those of the repository.
    pub fn load() -> anyhow::Result<Self> {
        Self::read(
            include_str!("../../../../data/printings.tsv"),
            include_str!("../../../../data/printings.toml"),
        )
    }

    fn read(lines: &'static str, written: &str) -> anyhow::Result<Self> {
        let mut builds = Vec::new();
        let mut cards: BTreeMap<&str, Vec<Line>> = BTreeMap::new();
        for (number, line) in (1..).zip(lines.lines()) {
            if let Some(list) = line.strip_prefix("# Builds: ") {
                builds.extend(list.split(' ').filter_map(|build| build.parse::<u32>().ok()));
            } else if !line.starts_with('#') {
                let wrong = || format!("data/printings.tsv:{number} is no printing: run `cargo cards printings`");
                let [id, first, last, numbers, text] = line.splitn(5, '\t').collect::<Vec<_>>()[..] else {
                    anyhow::bail!(wrong());
                };
                let (first, last) = (first.parse().with_context(wrong)?, last.parse().with_context(wrong)?);
                cards.entry(id).or_default().push(Line { first, last, numbers, text });
            }
        }
        let written = toml::from_str(written).context("data/printings.toml cannot be read")?;
        Ok(Self { builds, cards, written })
    }

    /// The build of a recording; one that is read out of a file's name is not believed when its day is too early for it.
    pub fn build(&self, source: &Source) -> Option<u32> {
        let build = source.build?;
        let year: Option<u16> = source.date.as_deref().and_then(|date| date.get(..4)?.parse().ok());
        let newest = self.written.year.iter().find(|it| Some(it.year) == year).map(|it| it.build);
        Some(newest.map_or(build, |newest| build.min(newest)))
    }

    /// A text's letters, with the wordings of one rule made one.
    fn meant(&self, text: &str) -> String {
        let one = |text: String, it: &Wording| text.replace(&letters(&it.then), &letters(&it.today));
        self.written.wording.iter().fold(letters(text), one)
    }

    /// What a card printed in a build, where that is not what it prints today.
    ///
    /// Between two builds that are known it may be what either prints, and before the first what that one prints.
    pub fn then(&self, id: &str, build: u32) -> Option<Former> {
        if let Some(told) = self.written.printing.iter().find(|told| told.id == id && build < told.before) {
            let (numbers, text) = (String::new(), told.text.clone());
            return Some(Former { id: id.to_owned(), numbers, text, reads_otherwise: true });
        }
        let lines = self.cards.get(id)?;
        let before = self.builds.iter().rev().find(|known| **known <= build).or(self.builds.first());
        let after = self.builds.iter().find(|known| **known >= build);
        let in_force = |known: &u32| lines.iter().find(|line| (line.first..=line.last).contains(known));
        let line = before.and_then(in_force).or_else(|| after.and_then(in_force))?;
        let today = crate::cards().ok().and_then(|cards| Some(cards.get(cards.by_id(id)?).text));
        Some(Former {
            id: id.to_owned(),
            numbers: line.numbers.to_owned(),
            text: line.text.to_owned(),
            reads_otherwise: today.is_none_or(|today| self.meant(today) != self.meant(line.text)),
        })
    }
}

/// Letters, digits and signs, without markup: how a text is set changes no rule. The mark of healing shows its number
/// with what doubles it, and is put on without notice.
fn letters(text: &str) -> String {
    let mut inside = false;
    let outside = |c: &char| {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            _ => return !inside && (c.is_alphanumeric() || matches!(c, '+' | '-' | '$')),
        }
        false
    };
    text.trim_start_matches("[x]").to_lowercase().chars().filter(outside).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str = "# head\n# Builds: 100 200 300\nA\t100\t100\tcost 2\tDeal 1 damage.\n";
    const WRITTEN: &str = "[[printing]]\nid = \"B\"\nbefore = 100\ntext = \"Otherwise.\"\nreason = \"why\"\n[[wording]]\nthen = \"Enrage:\"\ntoday = \"Has\"\n[[year]]\nyear = 2016\nbuild = 150\n";

    fn printings() -> Printings {
        Printings::read(LINES, WRITTEN).expect("it is well formed")
    }

    #[test]
    fn a_card_reads_as_the_known_builds_about_the_recording_do() {
        let printings = printings();
        let text = |id, build| printings.then(id, build).map(|former| former.text);
        assert_eq!(text("A", 50).as_deref(), Some("Deal 1 damage."), "older than all that is known");
        assert_eq!(text("A", 100).as_deref(), Some("Deal 1 damage."));
        assert_eq!(text("A", 150).as_deref(), Some("Deal 1 damage."), "between: it may be");
        assert_eq!(text("A", 200), None);
        assert_eq!(text("B", 99).as_deref(), Some("Otherwise."));
        assert_eq!(text("B", 100), None);
    }

    #[test]
    fn a_build_of_a_later_year_is_not_believed() {
        let source = |build, date: &str| Source { build: Some(build), date: Some(date.to_owned()) };
        assert_eq!(printings().build(&source(999, "2016-07-20")), Some(150));
        assert_eq!(printings().build(&source(120, "2016-07-20")), Some(120));
        assert_eq!(printings().build(&source(999, "2017-07-20")), Some(999));
    }

    #[test]
    fn markup_and_commas_are_no_difference() {
        assert_eq!(letters("[x]<b>Battlecry:</b> Deal $3\ndamage."), letters("Battlecry: Deal $3 damage"));
        assert_ne!(letters("Deal $3 damage."), letters("Deal $2 damage."));
    }

    #[test]
    fn another_wording_of_the_same_is_no_difference() {
        let printings = printings();
        assert_eq!(printings.meant("<b>Enrage:</b> +3 Attack"), printings.meant("Has +3 Attack."));
        assert_ne!(printings.meant("<b>Enrage:</b> +3 Attack"), printings.meant("Has +2 Attack."));
    }
}
