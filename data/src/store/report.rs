use std::collections::BTreeMap;
use std::fmt;

use crate::record::LinkKind;
use crate::sets::UnlistedSet;

/// The results of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportReport {
    /// The build of the main CardDefs.xml.
    pub build: u32,
    /// Rows by table.
    pub rows: BTreeMap<&'static str, u64>,
    /// Custom cards among the entities.
    pub custom: u64,
    /// Whether requirements and entourages were taken from the legacy build.
    pub used_legacy_build: bool,
    /// Links by kind.
    pub links: BTreeMap<LinkKind, u64>,
    /// The number of enchantments of the generated sets that a card links to, and the number of all enchantments of these sets.
    pub linked_enchantments: (u64, u64),
    /// The effect of each correction on this build.
    pub corrections: Vec<CorrectedCard>,
    /// Numbers in the data without a name, by enum and number.
    pub unnamed: Vec<UnnamedNumber>,
    /// Sets with collectible cards that `data/sets.toml` does not list, by number.
    pub unlisted_sets: Vec<UnlistedSet>,
}

/// The effect of a correction on a build.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CorrectionState {
    /// The correction changes the data of the build.
    Applied,
    /// The build already has the corrected value; the correction can be removed.
    Redundant,
    /// The build does not have the card.
    Unmatched,
}

impl CorrectionState {
    /// Its name in the table `correction`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Applied => "applied",
            Self::Redundant => "redundant",
            Self::Unmatched => "unmatched",
        }
    }
}

/// A correction and its effect on this build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectedCard {
    /// The card's id.
    pub card_id: String,
    /// The corrected value, such as `COST = 3`.
    pub what: String,
    /// The reason.
    pub reason: String,
    /// Its effect.
    pub state: CorrectionState,
}

/// A number in the data without a name in `data/enums.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnnamedNumber {
    /// The enum.
    pub enum_name: String,
    /// The number.
    pub number: i64,
    /// The number of occurrences.
    pub uses: u64,
    /// A card that uses it.
    pub example: String,
}

impl ImportReport {
    /// The corrections with an effect.
    pub fn corrections_in(&self, state: CorrectionState) -> impl Iterator<Item = &CorrectedCard> {
        self.corrections.iter().filter(move |correction| correction.state == state)
    }

    fn row(&self, table: &str) -> u64 {
        self.rows.get(table).copied().unwrap_or_default()
    }
}

impl fmt::Display for ImportReport {
    /// A few lines for a terminal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = ["int_tag", "loc_string", "string_tag", "card_tag"].map(|table| self.row(table));
        writeln!(
            f,
            "Build {}: {} entities, {} tags ({} Int, {} LocString, {} String, {} Card), {} referenced tags",
            self.build,
            self.row("entity"),
            tags.iter().sum::<u64>(),
            tags[0],
            tags[1],
            tags[2],
            tags[3],
            self.row("referenced_tag"),
        )?;
        let from = if self.used_legacy_build { " from the legacy build" } else { "" };
        writeln!(
            f,
            "{} play requirements and {} entourage cards{from}, {} custom cards",
            self.row("play_requirement"),
            self.row("entourage"),
            self.custom,
        )?;
        let links: Vec<_> = self.links.iter().map(|(kind, count)| format!("{count} {}", kind.name())).collect();
        let (linked, all) = self.linked_enchantments;
        let share = if all == 0 { 100.0 } else { percent(linked, all) };
        writeln!(f, "Links: {}; {linked} of {all} enchantments of the sets reached ({share:.1} %)", links.join(", "))?;
        let count = |state| self.corrections_in(state).count();
        writeln!(
            f,
            "Corrections: {} applied, {} redundant, {} without their card",
            count(CorrectionState::Applied),
            count(CorrectionState::Redundant),
            count(CorrectionState::Unmatched),
        )?;
        for redundant in self.corrections_in(CorrectionState::Redundant) {
            writeln!(
                f,
                "  {} {}: the build already has this value; remove the correction",
                redundant.card_id, redundant.what
            )?;
        }
        for set in &self.unlisted_sets {
            write!(f, "{set}")?;
        }
        let mut unnamed: BTreeMap<&str, u64> = BTreeMap::new();
        for number in &self.unnamed {
            *unnamed.entry(&number.enum_name).or_default() += 1;
        }
        for (of, numbers) in unnamed {
            writeln!(f, "{numbers} numbers of {of} have no name in data/enums.toml (view `unnamed_numbers`)")?;
        }
        Ok(())
    }
}

fn percent(part: u64, whole: u64) -> f64 {
    let exact = |count: u64| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    100.0 * exact(part) / exact(whole)
}
