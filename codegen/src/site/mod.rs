//! The card site: static pages with every card, its Power and its state.
//!
//! Pages are tera templates (`codegen/templates/site/`), rendered with the view types of this module. All links are relative,
//! so that the site works as local files and at any address. It loads nothing from other sites.
//!
//! Modules, lowest first: `html`, `compare` (the printed text beside the Power in English), `history`, `titles` and `count`; `book`, the data of
//! all pages; `face` (a card drawn as a card); one view per kind of page (`card`, `set`, `home`, `decks`, `patch`, `play`, `words`,
//! `published`, `builder`); `search` (the index for the browser); `pages`, which renders them all; and `folder`, which writes the files.

mod book;
mod builder;
mod card;
mod chart;
mod compare;
mod count;
mod decks;
mod face;
mod folder;
mod history;
mod home;
mod html;
mod pages;
mod patch;
mod play;
mod published;
mod search;
mod set;
mod standing;
mod titles;
mod words;

use std::path::{Path, PathBuf};

pub use book::{CardTranslation, PlayEngineFiles, Site};
pub use compare::{TextComparison, compare, text_html};
pub use folder::prepare as prepare_folder;
pub use history::{BuildFile, BuildHistory, History};
pub use html::{escape, rust};
pub use pages::SiteReport;
pub use patch::{ChangeView, change_views, patch_report};
pub use play::related_cards;

/// The reason why the site cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file or folder cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The cause.
        error: std::io::Error,
    },
    /// The folder contains something other than a site.
    #[error(
        "{} contains something other than a site: choose an empty folder with --out, or empty this one",
        .0.display()
    )]
    Foreign(PathBuf),
    /// A template does not match its data.
    #[error("a page cannot be written: {0}")]
    Template(#[from] tera::Error),
    /// The file of puzzles is damaged.
    #[error("the puzzles of the table: {0}; `cargo arena puzzles` writes them anew")]
    Puzzles(#[source] serde_json::Error),
    /// The former texts of cards are damaged.
    #[error("data/printings.toml cannot be read: {0}")]
    Printings(#[source] toml::de::Error),
    /// An earlier build cannot be read.
    #[error("build {build} cannot be read: {error}; `cargo cards fetch --build {build}` downloads it again")]
    Build {
        /// Its number.
        build: u32,
        /// The cause.
        error: String,
    },
}

impl SiteError {
    fn io(path: &Path, error: std::io::Error) -> Self {
        Self::Io { path: path.to_owned(), error }
    }
}
