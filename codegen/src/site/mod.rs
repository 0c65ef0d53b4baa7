//! The card book: a static web site of every card, its Power and its state.
//!
//! Pages are tera templates (`codegen/templates/site/`) over views made here. All links are relative, so that the site
//! works from a file and below any address; nothing is asked of any other place.
//!
//! From the ground up: `html`, `compare` (printed text beside a Power's words) and `history`; a view a kind of page (`card`, `set`, `home`, `patch`), `search` (the index that
//! is built here and asked in the browser); `book` puts them together, and `folder` writes them.

mod book;
mod card;
mod chart;
mod compare;
mod folder;
mod history;
mod home;
mod html;
mod patch;
mod search;
mod set;
mod standing;

use std::path::{Path, PathBuf};

pub use book::{Book, Written};
pub use compare::{Compared, compare};
pub use history::{BuildFile, Chapter, History};
pub use html::escape;
pub use patch::patch_report;

/// Why a site is not written.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// A file or folder cannot be read or written.
    #[error("{}: {error}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// The folder holds something else.
    #[error(
        "{} holds something that is no site: choose an empty folder with --out, or empty this one yourself",
        .0.display()
    )]
    Foreign(PathBuf),
    /// A template and what it is given do not go together.
    #[error("a page cannot be written: {0}")]
    Template(#[from] tera::Error),
    /// An earlier build cannot be read.
    #[error("build {build} cannot be read: {error}; `cargo cards fetch --build {build}` gets it anew")]
    Build {
        /// Its number.
        build: u32,
        /// Why not.
        error: String,
    },
}

impl SiteError {
    fn io(path: &Path, error: std::io::Error) -> Self {
        Self::Io { path: path.to_owned(), error }
    }
}
