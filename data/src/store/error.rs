use std::io;
use std::path::{Path, PathBuf};

use crate::sets::SetsError;
use crate::xml::{Position, XmlError};

/// The reason why the database cannot be created, read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no database yet.
    #[error("{}: there is no card database: run `cargo cards build`, which fetches the card data and makes the database", .0.display())]
    NoDatabase(PathBuf),
    /// The file is not a database of this version.
    #[error("{}: not a card database of this version ({found}); run `cargo cards build`, which makes a new one", file.display())]
    WrongDatabase {
        /// The file.
        file: PathBuf,
        /// A description of the file.
        found: String,
    },
    /// The CardXML is invalid; the message has file, line and column.
    #[error(transparent)]
    Xml(#[from] XmlError),
    /// Two entities have the same `CardID` or `ID`.
    #[error("{}:{at}: {what} is already in {}:{first}; ids must be unique", file.display(), first_file.display())]
    Duplicate {
        /// The file of the second entity.
        file: PathBuf,
        /// The position of the second entity.
        at: Position,
        /// The id.
        what: String,
        /// The file of the first entity.
        first_file: PathBuf,
        /// The position of the first entity.
        first: Position,
    },
    /// A card cannot be used.
    #[error("{}:{at}: the card {card:?} is refused: {reason}", file.display())]
    RefusedCard {
        /// The file.
        file: PathBuf,
        /// The position of the card.
        at: Position,
        /// The beginning of its id.
        card: String,
        /// The reason.
        reason: String,
    },
    /// The main CardDefs.xml does not name its build.
    #[error("{}:1:1: <CardDefs> has no `build`: this is not a published CardDefs.xml", .0.display())]
    NoBuild(PathBuf),
    /// The corrections are invalid; the message has file and line.
    #[error("{}:{line}: {what}", file.display())]
    Correction {
        /// The file.
        file: PathBuf,
        /// The line.
        line: usize,
        /// The problem.
        what: String,
    },
    /// `data/sets.toml` is invalid.
    #[error(transparent)]
    Sets(#[from] SetsError),
    /// The disk is full.
    #[error("{}: the disk is full; the previous database is unchanged. Free some space and import again", .0.display())]
    DiskFull(PathBuf),
    /// Another program is using the database, and did not finish within the waiting time.
    #[error("{}: another program is using the database; run again when it is done", .0.display())]
    Busy(PathBuf),
    /// A file cannot be read or written.
    #[error("{}: {error}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// The cause.
        error: io::Error,
    },
    /// SQLite reports an error.
    #[error("{}: {error}", file.display())]
    Sqlite {
        /// The database.
        file: PathBuf,
        /// SQLite's error.
        error: rusqlite::Error,
    },
    /// The export cannot be written.
    #[error("the export cannot be written: {0}")]
    Export(io::Error),
}

impl StoreError {
    /// Converts an error of SQLite about a file; a full disk and a busy database are variants of their own.
    pub(super) fn sqlite(file: &Path, error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DiskFull) => Self::DiskFull(file.to_owned()),
            Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked) => {
                Self::Busy(file.to_owned())
            }
            Some(_) | None => Self::Sqlite { file: file.to_owned(), error },
        }
    }

    pub(super) fn io(file: &Path, error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::StorageFull {
            return Self::DiskFull(file.to_owned());
        }
        Self::Io { file: file.to_owned(), error }
    }
}
