//! The files and folders of the repository.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// The folders and files of a Cardwright repository.
#[derive(Debug, Clone)]
pub struct Workspace {
    root: PathBuf,
}

impl Workspace {
    /// Uses `root`, or searches the current folder and its parents for one with `data/sets.toml`.
    pub fn find(root: Option<&Path>) -> anyhow::Result<Self> {
        if let Some(root) = root {
            if !root.join("data/sets.toml").is_file() {
                bail!("{} is not a Cardwright repository: it has no data/sets.toml", root.display());
            }
            return Ok(Self { root: root.to_owned() });
        }
        let here = std::env::current_dir().context("the current folder cannot be read")?;
        let found = here.ancestors().find(|dir| dir.join("data/sets.toml").is_file());
        match found {
            Some(root) => Ok(Self { root: root.to_owned() }),
            None => bail!("no Cardwright repository above {}: change into one, or name it with --root", here.display()),
        }
    }

    /// The repository's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The database.
    pub fn database_file(&self) -> PathBuf {
        self.root.join("data/cards.sqlite")
    }

    /// The cache of compiled texts; git ignores it.
    pub fn text_cache_file(&self) -> PathBuf {
        self.root.join("data/cards.sqlite.derived")
    }

    /// The cached inventory of cards; git ignores it.
    pub fn inventory_file(&self) -> PathBuf {
        self.root.join("data/cards.sqlite.inventory")
    }

    /// The lists of known decks.
    pub fn decks(&self) -> PathBuf {
        self.root.join("data/decks")
    }

    /// The cache of downloaded card data; git ignores it.
    pub fn download_folder(&self) -> PathBuf {
        self.root.join(".cache")
    }

    /// The list of generated sets.
    pub fn sets_file(&self) -> PathBuf {
        self.root.join("data/sets.toml")
    }

    /// The pinned sources of card data.
    pub fn sources_file(&self) -> PathBuf {
        self.root.join("data/sources.toml")
    }

    /// The names of the values of the client's enums.
    pub fn enums_file(&self) -> PathBuf {
        self.root.join("data/enums.toml")
    }

    /// The tags that no rule reads.
    pub fn tags_file(&self) -> PathBuf {
        self.root.join("data/tags.toml")
    }

    /// The reasons for hand-written Powers that differ from their texts.
    pub fn disagreements_file(&self) -> PathBuf {
        self.root.join("data/disagreements.toml")
    }

    /// The reasons for unwritten cards.
    pub fn unwritten_file(&self) -> PathBuf {
        self.root.join("data/unwritten.toml")
    }

    /// The cards whose recorded plays agree with the engine.
    pub fn recorded_file(&self) -> PathBuf {
        self.root.join("data/recorded.tsv")
    }

    /// The printings of cards in earlier builds.
    pub fn printings_file(&self) -> PathBuf {
        self.root.join("data/printings.tsv")
    }

    /// The folder of card data: the database, sets, corrections, custom cards.
    pub fn data_folder(&self) -> PathBuf {
        self.root.join("data")
    }

    /// The crate of cards.
    pub fn generated_folder(&self) -> PathBuf {
        self.root.join("generated")
    }

    /// The crate of tests.
    pub fn tests_folder(&self) -> PathBuf {
        self.root.join("tests")
    }
}
