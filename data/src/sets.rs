//! The list of the generated sets: `data/sets.toml`.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::enums::CardSet;
use crate::toml_file::{self, FileError};

/// The content of `data/sets.toml`; its order is the order of all generated code.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sets {
    /// The sets, in order.
    #[serde(rename = "set", default)]
    pub sets: Vec<Set>,
    /// Cards that are generated in addition to the sets.
    #[serde(default)]
    pub roots: Roots,
    /// Cards of the sets that are excluded.
    #[serde(default)]
    pub exclude: Exclude,
}

/// One row of `data/sets.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// The number of its [`CardSet`].
    pub number: u16,
    /// The client's name of the set, in upper case. It is used if `enums.toml` has no name for the number.
    pub name: String,
    /// The name of its folder under `generated/` and `tests/`: a Rust module.
    pub module: String,
    /// Its display name.
    pub title: String,
    /// The formats in which its collectible cards are legal.
    #[serde(default)]
    pub formats: Vec<String>,
    /// The year it came out.
    #[serde(default)]
    pub year: Option<u16>,
}

impl Set {
    /// The set, as in the tag of its cards.
    pub const fn set(&self) -> CardSet {
        CardSet(self.number)
    }
}

/// The keywords of Rust, including reserved ones, in lower case.
const RUST_WORDS: &str = "abstract as async await become box break const continue crate do dyn else enum extern false \
                          final fn for gen if impl in let loop macro match mod move mut override priv pub ref return \
                          self static struct super trait true try type typeof unsafe unsized use virtual where while yield";

/// Folders and modules of `generated/` and `tests/` that are not sets.
const RESERVED_MODULES: [&str; 10] =
    ["aside", "cards", "harness", "hero_skins", "mutants", "rules", "target", "trials", "unwritten", "walks"];

/// A set with collectible cards that has no row in `data/sets.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnlistedSet {
    /// The number of its [`CardSet`].
    pub number: u16,
    /// The number of its collectible cards.
    pub cards: u64,
    /// The proposed row: `[[set]]` with its lines.
    pub row: String,
}

impl fmt::Display for UnlistedSet {
    /// The set, the instructions, and the proposed row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (set, cards) = (self.number, self.cards);
        writeln!(
            f,
            "Set {set} has {cards} collectible cards and no row in data/sets.toml. Paste this where it belongs in the order of"
        )?;
        writeln!(
            f,
            "release, and correct its title; or add {set} to `sets` of `[exclude]`, where its cards are not wanted:"
        )?;
        write!(f, "{}", self.row)
    }
}

/// The client's names of sets, each with its title, from the English texts next to a CardDefs.xml; empty if they are missing.
///
/// ```
/// let folder = tempfile::tempdir().unwrap();
/// std::fs::create_dir_all(folder.path().join("Strings/enUS")).unwrap();
/// std::fs::write(folder.path().join("Strings/enUS/GLOBAL.txt"), "GLOBAL_CARD_SET_NAXX\tNaxxramas\tA comment\n").unwrap();
/// let titles = cardwright_data::sets::client_titles(&folder.path().join("CardDefs.xml"));
/// assert_eq!(titles["NAXX"], "Naxxramas");
/// ```
pub fn client_titles(carddefs: &Path) -> BTreeMap<String, String> {
    let file = carddefs.with_file_name("Strings").join("enUS").join("GLOBAL.txt");
    let text = toml_file::read(&file).unwrap_or_default();
    let row = |line: &str| {
        let mut parts = line.strip_prefix("GLOBAL_CARD_SET_")?.split('\t');
        Some((parts.next()?.to_owned(), parts.next()?.trim().to_owned()))
    };
    text.lines().filter_map(row).collect()
}

/// Whether a name is in upper case, as in the client.
fn is_upper_case(name: &str) -> bool {
    let letters = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(letters)
}

/// Whether a name is valid for the folder of a set.
fn is_module(name: &str) -> bool {
    is_ident(name) && !RESERVED_MODULES.contains(&name)
}

/// Whether a name is valid for a Rust module.
fn is_ident(name: &str) -> bool {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let is_name = name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(letters);
    is_name && !RUST_WORDS.split(' ').any(|word| word == name)
}

/// Cards that are generated regardless of their set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roots {
    /// The ids of the cards.
    #[serde(default)]
    pub cards: Vec<String>,
}

/// Cards of the sets that are not generated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exclude {
    /// The numbers of known sets that are not generated; the import does not report them.
    #[serde(default)]
    pub sets: Vec<u16>,
    /// Cards whose ids begin with one of these prefixes are excluded.
    #[serde(default)]
    pub prefixes: Vec<String>,
    /// Cards with one of these English names are excluded.
    #[serde(default)]
    pub names: Vec<String>,
}

/// The reason why `data/sets.toml` is invalid.
#[derive(Debug, thiserror::Error)]
pub enum SetsError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// Two rows, or a row and the tag data, contradict each other.
    #[error("{}:{line}: {what}", file.display())]
    Row {
        /// The file.
        file: PathBuf,
        /// The line on which the faulty row begins.
        line: usize,
        /// The contradiction.
        what: String,
    },
}

impl Sets {
    /// Reads and checks the file.
    pub fn load(file: &Path) -> Result<Self, SetsError> {
        Self::parse(&toml_file::read(file)?, file)
    }

    /// Parses and checks the text of a file; errors refer to it as `file`.
    pub fn parse(text: &str, file: &Path) -> Result<Self, SetsError> {
        let sets: Self = toml_file::parse(text, file)?;
        let mut rows = text.lines().enumerate().filter(|(_, line)| line.trim() == "[[set]]").map(|(at, _)| at + 1);
        let mut seen = BTreeMap::new();
        for set in &sets.sets {
            let line = rows.next().unwrap_or(1);
            let fail = |what| Err(SetsError::Row { file: file.to_owned(), line, what });
            for key in [set.number.to_string(), format!("`{}`", set.name), format!("`{}`", set.module)] {
                if let Some(before) = seen.insert(key.clone(), line).filter(|before| *before != line) {
                    return fail(format!("{key} is already on line {before}"));
                }
            }
            match set.set().name() {
                Some(name) if name == set.name => {}
                Some(name) => return fail(format!("set {} is named {name}, not {}", set.number, set.name)),
                None if CardSet::named(&set.name).is_some() => {
                    return fail(format!("`{}` is the name of another set in data/enums.toml; take another", set.name));
                }
                None if !is_upper_case(&set.name) => {
                    return fail(format!("`{}` cannot name a set: write capitals, digits and `_`", set.name));
                }
                None => {}
            }
            if !is_ident(&set.module) {
                return fail(format!("`{}` cannot name a Rust module", set.module));
            }
            if !is_module(&set.module) {
                return fail(format!("`{}` is the name of another folder or module there; take another", set.module));
            }
        }
        Ok(sets)
    }

    /// The sets of these collectible cards (id and set) that have no row and are not excluded, each with a proposed row.
    /// `titles` has the client's titles of sets, from [`client_titles`].
    pub fn unlisted<'c>(
        &self,
        collectible: impl Iterator<Item = (&'c str, CardSet)>,
        titles: &BTreeMap<String, String>,
    ) -> Vec<UnlistedSet> {
        let mut cards: BTreeMap<CardSet, BTreeMap<&str, u64>> = BTreeMap::new();
        for (id, set) in collectible {
            if !self.contains(set) && !self.exclude.sets.contains(&set.0) {
                let series = id.find('_').map_or(id, |at| &id[..at]);
                *cards.entry(set).or_default().entry(series).or_default() += 1;
            }
        }
        let told = |(set, series): (CardSet, BTreeMap<&str, u64>)| {
            let most = series.iter().max_by_key(|(_, count)| **count).map_or("", |(series, _)| *series);
            UnlistedSet { number: set.0, cards: series.values().sum(), row: self.proposed_row(set, most, titles) }
        };
        cards.into_iter().map(told).collect()
    }

    /// The proposed row of a set; `series` is the common prefix of its cards' ids.
    fn proposed_row(&self, set: CardSet, series: &str, titles: &BTreeMap<String, String>) -> String {
        let name = set.name().map_or_else(|| series.to_ascii_uppercase(), str::to_owned);
        let taken =
            |name: &str| CardSet::named(name).is_some_and(|it| it != set) || self.sets.iter().any(|it| it.name == name);
        let name = if taken(&name) || !is_upper_case(&name) { format!("SET_{}", set.0) } else { name };
        let title = titles.get(&name).cloned().or_else(|| set.title().map(Into::into)).unwrap_or_else(|| name.clone());
        let letters = title.to_lowercase().replace(['\'', '’'], "");
        let words: Vec<&str> =
            letters.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let module = words.join("_");
        let fits = is_module(&module) && self.sets.iter().all(|it| it.module != module);
        let module = if fits { module } else { format!("set_{}", set.0) };
        let title = title.replace(['"', '\\'], "");
        format!(
            "[[set]]\nnumber = {}\nname = \"{name}\"\nmodule = \"{module}\"\ntitle = \"{title}\"\nformats = [\"standard\", \"wild\"]\n",
            set.0
        )
    }

    /// The rows of the file, and one for each unlisted set that is newer than all of them.
    #[must_use]
    pub fn with_newer(&self, unlisted: &[UnlistedSet]) -> Self {
        let newest = self.sets.iter().map(|set| set.number).max().unwrap_or(0);
        let newer = unlisted.iter().filter(|it| it.number > newest || CardSet(it.number).name().is_none());
        let rows = newer.filter_map(|it| toml_file::parse::<Self>(&it.row, Path::new("row")).ok());
        let mut all = self.clone();
        all.sets.extend(rows.flat_map(|it| it.sets));
        all
    }

    /// The row of a set.
    pub fn get(&self, set: CardSet) -> Option<&Set> {
        self.sets.iter().find(|row| row.set() == set)
    }

    /// Whether the set is generated.
    pub fn contains(&self, set: CardSet) -> bool {
        self.get(set).is_some()
    }
}
