//! What stands in a crate: every Power or test, whose it is, and where.

use std::path::PathBuf;

use rayon::prelude::*;

use super::file::{Ownership, ownership};
use super::header::Header;
use super::scan::{Content, scan};
use super::{Emitted, RegenerateError, Tree};

/// A Power or a test that stands in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The card's id, where the mark tells it.
    pub key: Option<String>,
    /// The item's name.
    pub item: String,
    /// Relative to the crate's folder.
    pub file: PathBuf,
    /// Line of the item, from 1.
    pub line: usize,
    /// Who wrote the body, and what can be seen of its state.
    pub written: Written,
    /// Whether the header says that the data has changed under a person's body.
    pub stale: bool,
    /// For a test: whether it is ignored.
    pub ignored: Option<bool>,
    /// For a Power that is another's: the name of that one.
    pub same_as: Option<String>,
}

/// Who wrote a body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Written {
    /// The generator.
    Generator(Emitted),
    /// A person, with the state that the source shows: `Done`, `Todo`, `Vanilla`, `Partial: reason`.
    Person(String),
}

/// Every Power and every test of the tree, by file and line; what lies aside is left out.
pub fn index(tree: &Tree) -> Result<Vec<Found>, RegenerateError> {
    let found: Vec<Vec<Found>> = tree
        .files
        .par_iter()
        .filter(|(path, _)| !path.starts_with("aside"))
        .filter(|(_, text)| text.contains("//~ ") || text.contains("#[test]") || text.contains(": Power"))
        .map(|(path, text)| {
            let scanned = scan(path, text)?;
            Ok(scanned
                .blocks
                .iter()
                .filter(|block| block.content != Content::Other || block.mark.is_some())
                .map(|block| Found {
                    key: block.mark.as_ref().map(|mark| mark.key.clone()),
                    item: block.item.clone(),
                    file: path.clone(),
                    line: block.line,
                    written: match ownership(block, None) {
                        Ownership::Untouched(emitted) => Written::Generator(emitted),
                        Ownership::Touched(state) => Written::Person(state),
                    },
                    stale: Header::read(&block.header).is_stale(),
                    ignored: match block.content {
                        Content::Test { ignored } => Some(ignored),
                        _ => None,
                    },
                    same_as: match &block.content {
                        Content::Path(name) => Some(name.clone()),
                        _ => None,
                    },
                })
                .collect())
        })
        .collect::<Result<_, RegenerateError>>()?;
    Ok(found.into_iter().flatten().collect())
}
