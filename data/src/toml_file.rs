//! Reads the repository's own TOML files: sets, known decks, reasons.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

/// The reason why a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// A file or folder cannot be read.
    #[error("{}: cannot be read: {error}", file.display())]
    Io {
        /// The file or folder.
        file: PathBuf,
        /// The cause.
        error: std::io::Error,
    },
    /// The file is not TOML, or has other keys; the message names the line.
    #[error("{}: {error}", file.display())]
    Toml {
        /// The file.
        file: PathBuf,
        /// The error, with line and column.
        error: Box<toml::de::Error>,
    },
}

/// The text of a file.
///
/// # Errors
/// [`FileError::Io`].
pub fn read(file: &Path) -> Result<String, FileError> {
    let read = || require_regular_file(file).and_then(|()| std::fs::read_to_string(file));
    read().map_err(|error| FileError::Io { file: file.to_owned(), error })
}

/// Checks that a path is a regular file, because opening a named pipe would block until another program writes to it.
///
/// ```
/// assert!(cardwright_data::toml_file::require_regular_file("Cargo.toml".as_ref()).is_ok());
/// assert!(cardwright_data::toml_file::require_regular_file("src".as_ref()).is_err());
/// ```
///
/// # Errors
/// Nothing is there, or something that is no file.
pub fn require_regular_file(file: &Path) -> std::io::Result<()> {
    if std::fs::metadata(file)?.is_file() {
        return Ok(());
    }
    Err(std::io::Error::new(
        std::io::ErrorKind::InvalidInput,
        "this is no file, but a folder, a named pipe or a device",
    ))
}

/// Parses the text of a file; errors refer to it as `file`.
///
/// ```
/// let rows = cardwright_data::toml_file::parse::<Vec<u8>>("a = 1", "rows.toml".as_ref());
/// assert!(rows.unwrap_err().to_string().starts_with("rows.toml: TOML parse error at line 1"));
/// ```
///
/// # Errors
/// [`FileError::Toml`].
pub fn parse<T: DeserializeOwned>(text: &str, file: &Path) -> Result<T, FileError> {
    toml::from_str(text).map_err(|error| FileError::Toml { file: file.to_owned(), error: Box::new(error) })
}
