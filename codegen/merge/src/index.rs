//! Every block of a tree with its state, for coverage and for looking cards up.

use std::path::PathBuf;

use rayon::prelude::*;

use crate::error::MergeError;
use crate::mark::{SIGN, State};
use crate::ownership::{Index, Role, Standing, roles};
use crate::source::{ItemKind, Source};
use crate::tree::Tree;
use crate::wanted::{ASIDE, Emitted, Stub};

/// A block as it stands in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The card's id.
    pub key: String,
    /// The item's name: the id again, or a test's name.
    pub item: String,
    /// Relative to the root.
    pub file: PathBuf,
    /// The line of the item's name, from 1.
    pub line: usize,
    /// How far it has come.
    pub state: State,
    /// What the generator wrote last; nothing if that is not known any more.
    pub emitted: Option<Emitted>,
    /// Whether a person wrote the body.
    pub touched: bool,
    /// What it is.
    pub kind: FoundKind,
    /// Whether it is a test that does not run.
    pub ignored: bool,
    /// Whether its card has left the data.
    pub gone: bool,
}

/// What stands there for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FoundKind {
    /// Its power.
    Power,
    /// The test that was generated for it.
    Test,
    /// A further test that people added.
    FurtherTest,
}

/// Lists the blocks of a tree, in the order of files and lines, without those that are aside.
///
/// A body without a mark is untouched if it is one of the stubs.
pub fn index(tree: &Tree, stubs: &[Stub]) -> Result<Vec<Found>, MergeError> {
    list(tree, stubs, false)
}

/// The same of what is aside: what people wrote for cards that have left the data.
pub fn set_aside(tree: &Tree, stubs: &[Stub]) -> Result<Vec<Found>, MergeError> {
    list(tree, stubs, true)
}

fn list(tree: &Tree, stubs: &[Stub], aside: bool) -> Result<Vec<Found>, MergeError> {
    let holds_blocks = |path: &PathBuf, text: &String| path.starts_with(ASIDE) == aside && text.contains(SIGN);
    let held = tree.files.par_iter().filter(|(path, text)| holds_blocks(path, text));
    let sources = MergeError::collect(held.map(|(path, text)| Source::parse(path, text, true)).collect())?;
    let roles = roles(&Index::default(), &sources);
    let found = sources.par_iter().zip(&roles).flat_map_iter(|(source, roles)| {
        source.items.iter().zip(roles).filter_map(|(item, role)| {
            let (key, extra) = match role {
                Role::Block(key) => (key, false),
                Role::Extra(key) => (key, true),
                Role::Own => return None,
            };
            let standing = Standing::of(stubs, source, item, key);
            Some(Found {
                key: key.clone(),
                item: item.name.clone().unwrap_or_default(),
                file: source.path.clone(),
                line: source.place(item).line,
                state: standing.state(item.header.stale.is_some()),
                emitted: standing.emitted.filter(|_| !extra),
                touched: standing.touched || extra,
                kind: match (extra, item.kind == ItemKind::Fn) {
                    (true, _) => FoundKind::FurtherTest,
                    (false, true) => FoundKind::Test,
                    (false, false) => FoundKind::Power,
                },
                ignored: item.ignored,
                gone: item.header.gone.is_some(),
            })
        })
    });
    Ok(found.collect())
}
