//! What keeps a run from happening. Nothing has been written when one of these is told.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why the tree cannot be regenerated: all that was found, in the order of the paths.
#[derive(Debug, thiserror::Error)]
pub struct RegenerateError {
    /// At least one.
    pub faults: Vec<Fault>,
}

/// A place in a file; lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Relative to the root.
    pub file: PathBuf,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file.display(), self.line, self.column)
    }
}

/// One thing that is in the way.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// A file that holds card blocks is not Rust.
    #[error("{place}: {message}. Mend the file (or take it back from version control) and run again")]
    Syntax {
        /// Where the parser stopped.
        place: Place,
        /// What it expected.
        message: String,
    },
    /// A file is not text.
    #[error("{place}: this byte is not UTF-8. Save the file as UTF-8 and run again")]
    Encoding {
        /// Where the first bad byte is.
        place: Place,
    },
    /// Two bodies for one card, both written by people.
    #[error(
        "{first} and {second} both hold a body for `{key}`. Delete one of them, or give it another name, and run again"
    )]
    Twice {
        /// The card.
        key: String,
        /// The first body.
        first: Place,
        /// The second body.
        second: Place,
    },
    /// A folder stands where a file has to be.
    #[error("{}: a folder stands where a generated file has to be. Move it away and run again", path.display())]
    Folder {
        /// Relative to the root.
        path: PathBuf,
    },
    /// A file stands where a folder has to be.
    #[error("{}: a file stands where a folder of generated files has to be. Move it away and run again", path.display())]
    NoFolder {
        /// Relative to the root.
        path: PathBuf,
    },
    /// A file that would be replaced as a whole was not generated.
    #[error("{}: the file does not begin with `// @generated`, so it is not replaced. Move it away, or delete it, and run again", path.display())]
    NotGenerated {
        /// Relative to the root.
        path: PathBuf,
    },
    /// The generator asked for what cannot be.
    #[error("{}: the wanted file {what}. This is a fault of the generator", path.display())]
    Wanted {
        /// Relative to the root.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// What would be written is not Rust.
    #[error(
        "{place}: the new content would not parse: {message}. This is a fault of the generator; nothing was written"
    )]
    Result {
        /// Where the parser stopped, in the new content.
        place: Place,
        /// What it expected.
        message: String,
    },
    /// A body was taken out of one file and not put into another.
    #[error("`{key}`: its body would get lost on its way. This is a fault of the generator; nothing was written")]
    Unplaced {
        /// The card.
        key: String,
    },
    /// A file changed between reading and writing.
    #[error("{}: the file changed while the run was under way. Run again", path.display())]
    Changed {
        /// Relative to the root.
        path: PathBuf,
    },
    /// The file system refused.
    #[error("{}: cannot {what}: {error}", path.display())]
    Io {
        /// As the file system knows it.
        path: PathBuf,
        /// `read`, `write` …
        what: &'static str,
        /// The reason.
        #[source]
        error: io::Error,
    },
}

impl RegenerateError {
    /// An error if there are faults.
    pub(crate) fn from_faults(faults: Vec<Fault>) -> Result<(), Self> {
        if faults.is_empty() { Ok(()) } else { Err(Self { faults }) }
    }
}

impl From<Fault> for RegenerateError {
    fn from(fault: Fault) -> Self {
        Self { faults: vec![fault] }
    }
}

impl fmt::Display for RegenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if at == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}
