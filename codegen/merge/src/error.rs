//! Faults that prevent a run. If one is reported, nothing has been written.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// The reasons why a tree cannot be generated: every fault, in the order of paths.
#[derive(Debug, thiserror::Error)]
pub struct MergeError {
    /// The faults, at least one.
    pub faults: Vec<Fault>,
}

/// A place in a file; lines and columns count from 1, columns in characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SourcePosition {
    /// The file, relative to the root.
    pub file: PathBuf,
    /// The line number, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl SourcePosition {
    /// The place of a byte offset.
    pub(crate) fn of(file: &Path, text: &str, offset: usize) -> Self {
        let line = text[..offset].rsplit('\n').next().unwrap_or_default();
        let lines = text[..offset].matches('\n').count();
        Self { file: file.to_owned(), line: lines + 1, column: line.chars().count() + 1 }
    }
}

impl fmt::Display for SourcePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file.display(), self.line, self.column)
    }
}

/// A fault that prevents a run.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// A file with card blocks is not valid Rust: the position and the parser's message.
    #[error("{0}: {1}. Mend the file (or take it back from version control) and run again")]
    Syntax(SourcePosition, String),
    /// A file is nested too deep to be parsed.
    #[error("{0}: the source nests too deep here to be read. Write it in several items and run again")]
    TooDeep(SourcePosition),
    /// A file is not UTF-8; the position is that of the first invalid byte.
    #[error("{0}: this byte is not UTF-8. Save the file as UTF-8 and run again")]
    Encoding(SourcePosition),
    /// Two different blocks for one card, both with hand-written parts.
    #[error("{1} and {2} both hold a body for `{0}`. Delete one of them, or give it another name, and run again")]
    DuplicateBlock(String, SourcePosition, SourcePosition),
    /// A folder is in the place of a file.
    #[error("{}: a folder stands where a generated file has to be. Move it away and run again", .0.display())]
    Folder(PathBuf),
    /// The path of a file is a broken link, a link to another file of the tree, or not a regular file.
    #[error("{}: a link that leads nowhere or back here, or something else that is no file, stands where a generated file has to be. Move it away and run again", .0.display())]
    NotAFile(PathBuf),
    /// A file to be written or deleted is a link, or is in a linked folder; the target does not belong to the generator.
    #[error("{}: the file would be changed, but it is a link, or in a folder that is one, and what it leads to belongs to others. Nothing was written. Put a file in the place of the link, or delete it, and run again", .0.display())]
    Link(PathBuf),
    /// A file to be written is read-only.
    #[error("{}: the file would be changed, but it is read-only. Nothing was written. Make it writable (`chmod u+w`) and run again", .0.display())]
    ReadOnly(PathBuf),
    /// Conflict markers: the lines that git writes where two branches changed the same lines.
    #[error(
        "{0}: a merge left its conflict here. Choose between the two sides, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and run again"
    )]
    Unmerged(SourcePosition),
    /// A byte order mark that is not the first character of a file.
    #[error(
        "{0}: a byte order mark stands here, which only the first character of a file may be. Delete it and run again"
    )]
    ByteOrderMark(SourcePosition),
    /// A file could not be restored after a failed run and holds its new text.
    #[error("{path}: the file has its new text, because the old one could not be put back: {1}. Run again to finish", path = .0.display())]
    NotRestored(PathBuf, #[source] io::Error),
    /// A file is in the place of a folder.
    #[error("{}: a file stands where a folder of generated files has to be. Move it away and run again", .0.display())]
    NotAFolder(PathBuf),
    /// A file to be replaced completely was not generated.
    #[error("{}: the file does not begin with `// @generated`, so it is not replaced. Move it away, or delete it, and run again", .0.display())]
    NotGenerated(PathBuf),
    /// The request is invalid.
    #[error("{path}: the wanted file {1}. This is a fault of the generator", path = .0.display())]
    InvalidRequest(PathBuf, String),
    /// The new text would not be valid Rust: the position in it and the parser's message.
    #[error("{0}: the new content would not parse: {1}. This is a fault of the generator; nothing was written")]
    InvalidResult(SourcePosition, String),
    /// A file changed between reading and writing.
    #[error("{}: the file was saved while the run was under way, so it was left alone and nothing was written. Run again", .0.display())]
    Changed(PathBuf),
    /// A file operation failed: the file, the operation, the error.
    #[error("{path}: cannot {1}: {2}", path = .0.display())]
    Io(PathBuf, &'static str, #[source] io::Error),
}

impl MergeError {
    /// An error if there are faults.
    pub(crate) fn from_faults(faults: Vec<Fault>) -> Result<(), Self> {
        if faults.is_empty() { Ok(()) } else { Err(Self { faults }) }
    }

    /// All results, or all faults.
    pub(crate) fn collect<T>(results: Vec<Result<T, Fault>>) -> Result<Vec<T>, Self> {
        let (mut all, mut faults) = (Vec::new(), Vec::new());
        for result in results {
            match result {
                Ok(one) => all.push(one),
                Err(fault) => faults.push(fault),
            }
        }
        Self::from_faults(faults).map(|()| all)
    }
}

impl From<Fault> for MergeError {
    fn from(fault: Fault) -> Self {
        Self { faults: vec![fault] }
    }
}

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.faults.iter().map(ToString::to_string).collect();
        f.write_str(&faults.join("\n"))
    }
}
