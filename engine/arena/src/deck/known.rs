//! The known decks of `data/decks/`, by name.
use std::sync::LazyLock;

use anyhow::bail;
use cardwright_data::paste::similar;

use super::same_name;

/// A known deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownDeck {
    /// The title of its list: `Standard, April 2026`.
    pub list: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its code.
    pub code: &'static str,
}

/// No decks in a browser: the page finds known decks by name itself.
#[cfg(target_family = "wasm")]
pub const FILES: [&str; 0] = [];
/// The files of `data/decks/`, newest first; a test compares them with the folder.
#[cfg(not(target_family = "wasm"))]
pub const FILES: [&str; 6] = [
    include_str!("../../../../data/decks/found-standard-2026-11.toml"),
    include_str!("../../../../data/decks/found-wild-2026-11.toml"),
    include_str!("../../../../data/decks/standard-2026-04.toml"),
    include_str!("../../../../data/decks/classic-2021.toml"),
    include_str!("../../../../data/decks/standard-2021.toml"),
    include_str!("../../../../data/decks/wild-2021.toml"),
];

/// The decks of the files. Their lines are `key = "value"`; a TOML parser would be a large part of the page's download.
static KNOWN: LazyLock<Vec<KnownDeck>> = LazyLock::new(|| {
    let mut decks = Vec::new();
    for file in FILES {
        let (mut list, mut name) = ("", "");
        for (key, value) in file.lines().filter_map(|line| line.split_once(" = ")) {
            let value = value.trim().trim_matches('"');
            match key {
                "title" => list = value,
                "name" => name = value,
                "code" => decks.push(KnownDeck { list, name, code: value }),
                _ => {}
            }
        }
    }
    decks
});

impl KnownDeck {
    /// Every known deck, the newest list first.
    pub fn all() -> &'static [Self] {
        &KNOWN
    }

    /// The deck with this name; case, spaces and punctuation are ignored. `None` if there is no such deck; an error if several
    /// different decks have the name.
    pub fn named(name: &str) -> anyhow::Result<Option<Self>> {
        // `Aggro Paladin (Standard, April 2026)` tells decks of one name apart.
        let full = |deck: &Self| same_name(&format!("{} {}", deck.name, deck.list), name);
        let mut found: Vec<&Self> = KNOWN.iter().filter(|deck| same_name(deck.name, name) || full(deck)).collect();
        found.dedup_by_key(|deck| deck.code);
        match found[..] {
            [] => Ok(None),
            [deck] => Ok(Some(*deck)),
            [one, ..] => {
                let lists: Vec<String> = found.iter().map(|deck| format!("`{} ({})`", deck.name, deck.list)).collect();
                bail!("{} known decks are called `{}`: write one of {}", found.len(), one.name, lists.join(", "))
            }
        }
    }

    /// The names of decks that are most similar to an unknown name.
    pub fn similar(name: &str) -> Vec<String> {
        similar(name, KNOWN.iter().map(|deck| deck.name))
    }
}
