//! The texts and numbers of cards at the build of a recording.
//!
//! `data/printings.tsv` has the printings of the pinned builds; `data/printings.toml` has those of other builds, with reasons.
use std::collections::BTreeMap;
use std::fmt;

use anyhow::Context;
use serde::Deserialize;

use super::case::Source;

/// A former printing of a card that differs from the current one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OldPrinting {
    /// The card.
    pub id: String,
    /// The printed numbers: `cost 4, attack 4, health 5`.
    pub numbers: String,
    /// The text, or a note on it.
    pub text: String,
    /// Whether the text differs; otherwise only the numbers do.
    pub has_different_text: bool,
}

impl OldPrinting {
    /// The number of this name: `cost`, `attack`, `health`.
    pub fn number(&self, name: &str) -> Option<i32> {
        self.numbers.split(", ").find_map(|it| it.strip_prefix(name)?.trim().parse().ok())
    }
}

impl fmt::Display for OldPrinting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, numbers, text, has_different_text: reads_otherwise } = self;
        match (numbers.as_str(), *reads_otherwise) {
            ("", _) => write!(f, "{id}: {text}"),
            (_, true) => write!(f, "{id}: {numbers}: {text}"),
            (_, false) => write!(f, "{id}: {numbers}"),
        }
    }
}

/// A line of `data/printings.tsv`.
#[derive(Clone)]
struct PrintingRow {
    first: u32,
    last: u32,
    numbers: String,
    text: String,
}

/// The contents of `data/printings.toml`.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct ManualPrintings {
    printing: Vec<KnownChange>,
    wording: Vec<OldWording>,
    newest: Vec<NewestBuild>,
}

/// A printing from before the oldest pinned build.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct KnownChange {
    id: String,
    /// The first build with this printing; usually unknown.
    #[serde(default)]
    since: u32,
    before: u32,
    /// The text, if it differs.
    #[serde(default)]
    text: Option<String>,
    /// The numbers, if they differ: `cost 2, attack 3`.
    #[serde(default)]
    numbers: String,
    #[expect(dead_code, reason = "for readers of the file")]
    reason: String,
    /// The source of the builds, the text and the numbers.
    #[expect(dead_code, reason = "for readers of the file")]
    source: String,
}

/// An old wording with the same meaning as a current one.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct OldWording {
    #[serde(rename = "then")]
    old: String,
    today: String,
}

/// The newest build up to a date.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewestBuild {
    /// The last day: `2017-09-17`.
    until: String,
    build: u32,
}

/// Printings by card and build.
#[derive(Clone)]
pub struct Printings {
    builds: Vec<u32>,
    cards: BTreeMap<String, Vec<PrintingRow>>,
    manual: ManualPrintings,
}

/// Both files in one document, as a page loads them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrintingsDocument {
    /// `data/printings.tsv`.
    lines: String,
    /// `data/printings.toml`.
    manual: ManualPrintings,
}

impl Printings {
    /// Loads the files of the repository.
    pub fn load() -> anyhow::Result<Self> {
        Self::read(include_str!("../../../../data/printings.tsv"), include_str!("../../../../data/printings.toml"))
    }

    /// Reads `data/printings.tsv` and `data/printings.toml`.
    pub fn read(lines: &str, manual: &str) -> anyhow::Result<Self> {
        Self::of(lines, toml::from_str(manual).context("data/printings.toml cannot be read")?)
    }

    /// Reads the document that the card site has for its page: `lines` is the text of `data/printings.tsv`, `manual` the contents of
    /// `data/printings.toml`.
    pub fn from_json(document: serde_json::Value) -> anyhow::Result<Self> {
        let PrintingsDocument { lines, manual } = serde_json::from_value(document)?;
        Self::of(&lines, manual)
    }

    fn of(lines: &str, manual: ManualPrintings) -> anyhow::Result<Self> {
        let mut builds = Vec::new();
        let mut cards: BTreeMap<String, Vec<PrintingRow>> = BTreeMap::new();
        for (number, line) in (1..).zip(lines.lines()) {
            if let Some(list) = line.strip_prefix("# Builds: ") {
                builds.extend(list.split(' ').filter_map(|build| build.parse::<u32>().ok()));
            } else if !line.starts_with('#') {
                let wrong = || format!("data/printings.tsv:{number} is no printing: run `cargo cards printings`");
                let [id, first, last, numbers, text] = line.splitn(5, '\t').collect::<Vec<_>>()[..] else {
                    anyhow::bail!(wrong());
                };
                let (first, last) = (first.parse().with_context(wrong)?, last.parse().with_context(wrong)?);
                let (numbers, text) = (numbers.to_owned(), text.to_owned());
                cards.entry(id.to_owned()).or_default().push(PrintingRow { first, last, numbers, text });
            }
        }
        Ok(Self { builds, cards, manual })
    }

    /// The build of a recording, at most the newest build of its date, because builds in file names can be wrong.
    pub fn build(&self, source: &Source) -> Option<u32> {
        let build = source.build?;
        let day = source.date.as_deref().and_then(|date| date.get(..10));
        let newest = day.and_then(|day| self.manual.newest.iter().find(|it| day <= it.until.as_str()));
        Some(newest.map_or(build, |newest| build.min(newest.build)))
    }

    /// Whether card data of this build is available.
    pub fn knows(&self, build: u32) -> bool {
        self.builds.contains(&build)
    }

    /// The printings of a card in the builds with data before and after a build; `None` is today's printing.
    pub fn printings_around(&self, id: &str, build: u32) -> Vec<Option<OldPrinting>> {
        let before = self.builds.iter().rev().find(|known| **known <= build);
        let after = self.builds.iter().find(|known| **known >= build);
        [before, after].into_iter().flatten().map(|known| self.printing_in(id, *known)).collect()
    }

    /// The old printings of a card up to a build. If a recording's build is an upper bound, each of them is possible.
    pub fn printings_up_to(&self, id: &str, build: u32) -> Vec<OldPrinting> {
        let known = self.builds.iter().copied().filter(|known| *known <= build);
        let told = self.manual.printing.iter().filter(|told| told.id == id && told.since <= build);
        known
            .chain(told.map(|told| told.before.saturating_sub(1)))
            .filter_map(|build| self.printing_in(id, build))
            .collect()
    }

    /// The letters of a text, with old wordings replaced by current ones.
    pub fn canonical_letters(&self, text: &str) -> String {
        let one = |text: String, it: &OldWording| text.replace(&normalized_text(&it.old), &normalized_text(&it.today));
        self.manual.wording.iter().fold(normalized_text(text), one)
    }

    /// The printing of a card in a build, if it differs from the current one.
    ///
    /// Between two known builds it may be the printing of either; before the first, that of the first. What is written by hand comes
    /// before what a known build says.
    pub fn printing_in(&self, id: &str, build: u32) -> Option<OldPrinting> {
        let known = self.known_printing(id, build);
        let told = self.manual.printing.iter().find(|told| told.id == id && (told.since..told.before).contains(&build));
        let Some(told) = told else { return known };
        let known = known.unwrap_or(OldPrinting {
            id: id.to_owned(),
            numbers: String::new(),
            text: String::new(),
            has_different_text: false,
        });
        let numbers: Vec<&str> =
            [told.numbers.as_str(), &known.numbers].into_iter().filter(|numbers| !numbers.is_empty()).collect();
        Some(OldPrinting {
            id: id.to_owned(),
            numbers: numbers.join(", "),
            text: told.text.clone().unwrap_or(known.text),
            has_different_text: told.text.is_some() || known.has_different_text,
        })
    }

    /// The printing of a card in a build with data, if it differs from the current one.
    fn known_printing(&self, id: &str, build: u32) -> Option<OldPrinting> {
        let lines = self.cards.get(id)?;
        let before = self.builds.iter().rev().find(|known| **known <= build).or(self.builds.first());
        let after = self.builds.iter().find(|known| **known >= build);
        let in_force = |known: &u32| lines.iter().find(|line| (line.first..=line.last).contains(known));
        let line = before.and_then(in_force).or_else(|| after.and_then(in_force))?;
        let card = crate::registry::cards().ok().and_then(|cards| Some(cards.get(cards.by_id(id)?)));
        let today = card.map(|card| card.text);
        Some(OldPrinting {
            id: id.to_owned(),
            numbers: line.numbers.clone(),
            text: line.text.clone(),
            has_different_text: today
                .is_none_or(|today| self.canonical_letters(today) != self.canonical_letters(&line.text)),
        })
    }
}

/// Letters, digits and signs of a text, without markup. The marks of healing, Attack and Armor numbers are dropped, because
/// they were added to cards without notice: `+$a2 Attack` is `+2 Attack`. That of damage stays: it means Spell Damage.
pub fn normalized_text(text: &str) -> String {
    let unmarked = |text: String, mark: &str| {
        (0..10).fold(text, |text, digit| text.replace(&format!("{mark}{digit}"), &digit.to_string()))
    };
    let text = ["$a", "$d"].into_iter().fold(text.trim_start_matches("[x]").to_lowercase(), unmarked);
    let mut inside = false;
    let outside = |c: &char| {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            _ => return !inside && (c.is_alphanumeric() || matches!(c, '+' | '-' | '$')),
        }
        false
    };
    text.chars().filter(outside).collect()
}
