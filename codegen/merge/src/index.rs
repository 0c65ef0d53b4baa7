//! What stands where: every block of a tree with its state, for coverage and for looking cards up.

use std::path::PathBuf;

use rayon::prelude::*;

use crate::fault::RegenerateError;
use crate::ownership::{Index, Role, Standing, roles};
use crate::reconcile::may_hold_blocks;
use crate::scan::{ItemKind, Source};
use crate::state::State;
use crate::tree::Tree;
use crate::wanted::{Crates, Emitted, Stub, Wanted};

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

/// Lists the blocks of a tree, in the order of files and lines. Those that lie aside are not among them.
///
/// The stubs are those of the [`Wanted`]: a body without a mark is untouched if it is one of them.
pub fn index(tree: &Tree, stubs: &[Stub]) -> Result<Vec<Found>, RegenerateError> {
    let wanted = Wanted {
        root: PathBuf::new(),
        files: Vec::new(),
        whole: Vec::new(),
        build: 0,
        stubs: stubs.to_vec(),
        crates: Crates::One,
    };
    let held = tree.files.par_iter().filter(|(path, text)| {
        !path.starts_with(crate::ASIDE) && !text.starts_with("// @generated") && may_hold_blocks(text)
    });
    let sources = Source::scan_all(&held.collect::<Vec<_>>())?;
    let roles = roles(&Index::new(&wanted), &sources);
    let found = sources.par_iter().zip(&roles).flat_map_iter(|(source, roles)| {
        let blocks = source.items.iter().zip(roles).filter_map(|(item, role)| match role {
            Role::Block(key) => Some((item, key, false)),
            Role::Extra(key) => Some((item, key, true)),
            Role::Own => None,
        });
        blocks.map(|(item, key, extra)| {
            let standing = Standing::of(&wanted, source, item, key);
            let touched = standing.touched || extra;
            let state = match standing.emitted.filter(|_| !touched) {
                Some(emitted) => emitted.into(),
                None => standing.touched_state(source, item, item.header.old.stale.is_some()),
            };
            Found {
                key: key.clone(),
                item: item.name.clone().unwrap_or_default(),
                file: source.path.clone(),
                line: source.place(item).line,
                state,
                emitted: standing.emitted.filter(|_| !extra),
                touched,
                kind: match (extra, item.kind == ItemKind::Fn) {
                    (true, _) => FoundKind::FurtherTest,
                    (false, true) => FoundKind::Test,
                    (false, false) => FoundKind::Power,
                },
                ignored: item.ignored,
                gone: item.header.old.gone.is_some(),
            }
        })
    });
    Ok(found.collect())
}
