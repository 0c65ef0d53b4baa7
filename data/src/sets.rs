//! The list of the sets that are generated: `data/sets.toml`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::enums::CardSet;
use crate::toml_file::{self, FileError};

/// `data/sets.toml`: its order is the order of everything generated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sets {
    /// The sets, in order.
    #[serde(rename = "set", default)]
    pub sets: Vec<Set>,
    /// Cards that are generated in addition to those of the sets.
    #[serde(default)]
    pub roots: Roots,
    /// Cards of the sets that are left out.
    #[serde(default)]
    pub exclude: Exclude,
}

/// One row of `data/sets.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    /// The number of its [`CardSet`].
    pub number: u16,
    /// Blizzard's name of the set.
    pub name: String,
    /// The name of its folder under `generated/` and `tests/`: a Rust module.
    pub module: String,
    /// Its display name.
    pub title: String,
    /// The formats in which its collectible cards may be played.
    #[serde(default)]
    pub formats: Vec<String>,
    /// The year it came out.
    #[serde(default)]
    pub year: Option<u16>,
}

impl Set {
    /// The set, as the tag of its cards names it.
    pub const fn set(&self) -> CardSet {
        CardSet(self.number)
    }
}

/// The words of Rust, the reserved ones among them, in lower case.
const RUST_WORDS: &str = "abstract as async await become box break const continue crate do dyn else enum extern false \
                          final fn for gen if impl in let loop macro match mod move mut override priv pub ref return \
                          self static struct super trait true try type typeof unsafe unsized use virtual where while yield";

/// Folders and modules of `generated/` and `tests/` that are no sets.
const TAKEN: [&str; 10] =
    ["aside", "cards", "checklist", "harness", "hero_skins", "mutants", "rules", "target", "trials", "unwritten"];

/// Cards that are generated whatever set they belong to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roots {
    /// Their ids.
    #[serde(default)]
    pub cards: Vec<String>,
}

/// Cards of the sets that are not generated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exclude {
    /// Numbers of known sets that are not wanted; the import does not report them.
    #[serde(default)]
    pub sets: Vec<u16>,
    /// Prefixes of their ids.
    #[serde(default)]
    pub prefixes: Vec<String>,
    /// Their English names.
    #[serde(default)]
    pub names: Vec<String>,
}

/// Why `data/sets.toml` cannot be used.
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
        /// What is wrong.
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
                None => return fail(format!("data/enums.toml has no name for set {}", set.number)),
            }
            let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            let is_name = set.module.starts_with(|c: char| c.is_ascii_lowercase()) && set.module.chars().all(letters);
            if !is_name || RUST_WORDS.split(' ').any(|word| word == set.module) {
                return fail(format!("`{}` cannot name a Rust module", set.module));
            }
            if TAKEN.contains(&set.module.as_str()) {
                return fail(format!("`{}` is the name of another folder or module there; take another", set.module));
            }
        }
        Ok(sets)
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
