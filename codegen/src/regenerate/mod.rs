//! Brings what should be generated together with what people have written. Running again is safe, whatever happened in
//! between.
//!
//! It gets the texts of existing files and the files that are wanted, and returns a [`Plan`]. It knows Rust items and
//! their headers; it knows nothing of cards, databases or templates.
//!
//! A block is an item with a header, and the generator's own mark between the two:
//!
//! ```text
//! /// # Fireball                               the header: the generator's
//! /// …
//! //~ CS2_029 todo 3f9a2c11 1c2d3e4f           the mark: what it wrote last, and the hashes of header and body
//! pub const CS2_029: Power = TODO;             the body: the generator's until someone touches it
//! ```
//!
//! | what | whose |
//! | --- | --- |
//! | header lines and the mark | the generator's; a line that a person wrote among them moves to `# Notes` below them |
//! | a body whose tokens are those that the mark tells, without a comment | the generator's |
//! | every other body, import, helper, comment and blank line, and the order of blocks | the people's, to the letter |
//!
//! A card that changes its file takes a touched body along, with the helpers and imports that the body needs. A card
//! that left the data is moved to `aside/` with its touched body, and comes back from there. Where two items would
//! clash, nothing at all is written and the error says which to rename.

mod apply;
mod file;
mod header;
mod index;
mod mark;
mod moves;
mod plan;
mod scan;
mod tree;

use std::path::PathBuf;

pub use apply::apply;
pub(crate) use apply::write;
pub use header::is_fact;
pub use index::{Found, Written, index};
pub use plan::{Counts, Plan, plan};
pub use tree::Tree;

/// What one crate's folder should hold.
#[derive(Debug, Clone)]
pub struct Wanted {
    /// The folder.
    pub root: PathBuf,
    /// Files of blocks.
    pub files: Vec<WantedFile>,
    /// Files that are the generator's as a whole.
    pub whole: Vec<WholeFile>,
    /// The build of the game that they come from; stale headers name it.
    pub build: u32,
}

/// A file of blocks.
#[derive(Debug, Clone)]
pub struct WantedFile {
    /// Relative to the root: `legacy/mage.rs`.
    pub path: PathBuf,
    /// What stands above the blocks when the file is created; afterwards it is the people's.
    pub preamble: String,
    /// The blocks in their order.
    pub blocks: Vec<Block>,
}

/// A file that nobody but the generator writes; its first line says `@generated`.
#[derive(Debug, Clone)]
pub struct WholeFile {
    /// Relative to the root.
    pub path: PathBuf,
    /// The whole text.
    pub content: String,
}

/// An item that is wanted: a card's Power or its test.
#[derive(Debug, Clone)]
pub struct Block {
    /// The card's id.
    pub key: String,
    /// The item's name: `CS2_029`, `CS2_029_fireball`.
    pub item: String,
    /// The header's lines, without slashes.
    pub header: Vec<String>,
    /// What the body is.
    pub emitted: Emitted,
    /// Attributes and item, as source.
    pub body: String,
}

/// What the generator wrote as a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Emitted {
    /// Keywords say it all.
    Vanilla,
    /// A stub.
    Todo,
    /// Written by the text compiler.
    Derived,
    /// Another card's Power.
    Reprint,
}

impl Emitted {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Vanilla, Self::Todo, Self::Derived, Self::Reprint];

    /// The word in the mark.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Vanilla => "vanilla",
            Self::Todo => "todo",
            Self::Derived => "derived",
            Self::Reprint => "reprint",
        }
    }

    /// The word in the header's state line.
    pub const fn state(self) -> &'static str {
        match self {
            Self::Vanilla => "Vanilla",
            Self::Todo => "Todo",
            Self::Derived => "Derived",
            Self::Reprint => "Reprint",
        }
    }
}

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum RegenerateError {
    /// A file cannot be read or written.
    #[error("{}: {error}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// A file is not UTF-8.
    #[error("{}: not UTF-8 after byte {at}; save it as UTF-8 and run again", file.display())]
    Encoding {
        /// The file.
        file: PathBuf,
        /// Bytes before the fault.
        at: usize,
    },
    /// A file is no Rust.
    #[error("{}:{line}:{column}: {message}; mend it and run again, nothing was written", file.display())]
    Syntax {
        /// The file.
        file: PathBuf,
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What the parser says.
        message: String,
    },
    /// Two different bodies for one card.
    #[error(
        "{key} is written twice, at {}:{first_line} and at {}:{second_line}: remove one and run again, nothing was written",
        first.display(),
        second.display()
    )]
    Twice {
        /// The card's id.
        key: String,
        /// A file.
        first: PathBuf,
        /// Its line.
        first_line: usize,
        /// The other.
        second: PathBuf,
        /// Its line.
        second_line: usize,
    },
    /// A card moves to a file where a thing that it needs has a namesake.
    #[error(
        "{key} moves to {}, where another `{name}` stands than the one it uses in {}:{line}: \
         rename one of them and run again, nothing was written",
        to.display(),
        from.display()
    )]
    Clash {
        /// The card's id.
        key: String,
        /// The name that means two things.
        name: String,
        /// The file that it comes from.
        from: PathBuf,
        /// The line of what it uses there.
        line: usize,
        /// The file that it goes to.
        to: PathBuf,
    },
    /// A file of the generator's that does not say so.
    #[error("{}: its first line does not say @generated, so it may be someone's work: move it away and run again", file.display())]
    NotGenerated {
        /// The file.
        file: PathBuf,
    },
}
