//! Writes a person's reason into `data/disagreements.toml`.

use std::path::Path;

use toml_edit::{Array, ArrayOfTables, DocumentMut, Item, Table, value};

/// Why a reason cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum AcceptError {
    /// The reason is empty.
    #[error("a row needs a reason: say why the Power is right")]
    NoReason,
    /// The file is not TOML, or has no rows where there should be some.
    #[error("{0}")]
    NoRows(String),
    /// The file cannot be read or written.
    #[error("{file}: {source}")]
    File {
        /// Which.
        file: String,
        /// Why.
        source: std::io::Error,
    },
}

/// Adds a row to the kind `reading` or `words`: the Power of this card is right, and why.
///
/// # Errors
/// See [`AcceptError`].
pub fn accept(file: &Path, kind: &str, card: &str, because: &str) -> Result<(), AcceptError> {
    let failed = |source| AcceptError::File { file: file.display().to_string(), source };
    let text = std::fs::read_to_string(file).map_err(failed)?;
    std::fs::write(file, with_row(&text, kind, card, because)?).map_err(failed)
}

fn with_row(text: &str, kind: &str, card: &str, because: &str) -> Result<String, AcceptError> {
    if because.trim().is_empty() {
        return Err(AcceptError::NoReason);
    }
    let mut document: DocumentMut = text.parse().map_err(|error| AcceptError::NoRows(format!("{error}")))?;
    let rows = document.entry(kind).or_insert_with(|| Item::ArrayOfTables(ArrayOfTables::new()));
    let rows = rows.as_array_of_tables_mut().ok_or_else(|| AcceptError::NoRows(format!("`{kind}` has no rows")))?;
    let same = |row: &&mut Table| row.get("because").and_then(Item::as_str) == Some(because);
    let known = rows.iter_mut().find(same).and_then(|row| row.get_mut("cards")?.as_array_mut());
    if let Some(cards) = known {
        cards.push(card);
    } else {
        let mut row = Table::new();
        row.insert("cards", value(Array::from_iter([card])));
        row.insert("because", value(because));
        rows.push(row);
    }
    Ok(document.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_added_and_one_reason_stands_once() {
        let text = "# Why.\n\n[[reading]]\ncards = [\"A\"]\nbecause = \"so\"\n";
        let with = with_row(text, "reading", "B", "so").unwrap();
        assert_eq!(with, "# Why.\n\n[[reading]]\ncards = [\"A\", \"B\"]\nbecause = \"so\"\n");
        let with = with_row(text, "words", "B", "thus").unwrap();
        assert!(with.starts_with(text) && with.ends_with("[[words]]\ncards = [\"B\"]\nbecause = \"thus\"\n"), "{with}");
        assert!(matches!(with_row(text, "words", "B", " "), Err(AcceptError::NoReason)));
    }
}
