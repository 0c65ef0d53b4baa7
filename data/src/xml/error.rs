use std::fmt;
use std::path::PathBuf;

/// A place in a file; both count from 1, columns in characters.
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

/// What is wrong with a file, and where.
#[derive(Debug, thiserror::Error)]
#[error("{}:{at}: {kind}", file.display())]
pub struct XmlError {
    /// The file that was read.
    pub file: PathBuf,
    /// Where the faulty thing begins.
    pub at: Position,
    /// What is wrong.
    pub kind: XmlErrorKind,
}

/// What can be wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum XmlErrorKind {
    /// The file cannot be opened or read.
    #[error("cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// It has no bytes at all.
    #[error("the file is empty; fetch it again")]
    Empty,
    /// It ends in the middle of something.
    #[error("the file ends inside <{0}>: it is truncated; fetch it again")]
    Truncated(String),
    /// It is not in UTF-8.
    #[error("not UTF-8 ({0}); CardXML is always UTF-8")]
    Encoding(String),
    /// It breaks the grammar of XML.
    #[error("not well-formed XML: {0}")]
    Malformed(String),
    /// It has a document type, which nothing here needs and which could expand without end.
    #[error("a document type declaration (<!DOCTYPE …>) is refused")]
    DocType,
    /// It names an entity other than the five of XML.
    #[error("the entity &{0}; is refused: only &lt; &gt; &amp; &quot; &apos; and character numbers are read")]
    Entity(String),
    /// It holds more than [`crate::xml::LIMITS`] allows.
    #[error("{0}: refused")]
    TooLarge(String),
    /// It is XML, but not what was expected here.
    #[error("{0}")]
    Unexpected(String),
}
