use std::fmt;
use std::path::PathBuf;

/// A position in a file. Line and column count from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Default for Position {
    fn default() -> Self {
        Self { line: 1, column: 1 }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// An error in a file, with its position.
#[derive(Debug, thiserror::Error)]
#[error("{}:{at}: {kind}", file.display())]
pub struct XmlError {
    /// The file that was read.
    pub file: PathBuf,
    /// The position where the faulty part begins.
    pub at: Position,
    /// The error.
    pub kind: XmlErrorKind,
}

/// The kinds of errors.
#[derive(Debug, thiserror::Error)]
pub enum XmlErrorKind {
    /// The file cannot be opened or read.
    #[error("cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// The file is empty.
    #[error("the file is empty; fetch it again")]
    Empty,
    /// The file ends unexpectedly.
    #[error("the file ends inside <{0}>: it is truncated; fetch it again")]
    Truncated(String),
    /// The file is not in UTF-8.
    #[error("not UTF-8 ({0}); CardXML is always UTF-8")]
    Encoding(String),
    /// The file breaks the grammar of XML.
    #[error("not well-formed XML: {0}")]
    Malformed(String),
    /// The file has a document type, which CardXML does not need and which could expand without limit.
    #[error("a document type declaration (<!DOCTYPE …>) is refused")]
    DocType,
    /// The file uses an entity other than the five predefined ones.
    #[error("the entity &{0}; is refused: only &lt; &gt; &amp; &quot; &apos; and character numbers are read")]
    Entity(String),
    /// An element exceeds [`crate::xml::LIMITS`].
    #[error("{0}: refused")]
    TooLarge(String),
    /// The file is valid XML, but has another element than is expected at this place.
    #[error("{0}")]
    Unexpected(String),
}
