//! Adds a person's reason to `data/disagreements.toml`.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;

/// The reason why the row cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum AcceptError {
    /// The reason is empty.
    #[error("a row needs a reason: say why the Power is right")]
    NoReason,
    /// The file cannot be written.
    #[error("{file}: {source}")]
    File {
        /// The file.
        file: String,
        /// Why.
        source: std::io::Error,
    },
}

/// Adds a row to the file of accepted differences (kind `reading` or `words`): the Power of this card is right, for this reason.
///
/// # Errors
/// See [`AcceptError`].
pub fn accept(file: &Path, kind: &str, card: &str, because: &str) -> Result<(), AcceptError> {
    if because.trim().is_empty() {
        return Err(AcceptError::NoReason);
    }
    let text = |text: &str| toml::Value::String(text.to_owned());
    let row = format!("\n[[{kind}]]\ncards = [{}]\nbecause = {}\n", text(card), text(because.trim()));
    let written = OpenOptions::new().append(true).open(file).and_then(|mut file| file.write_all(row.as_bytes()));
    written.map_err(|source| AcceptError::File { file: file.display().to_string(), source })
}
