//! The blocks of a tree with their states, for coverage and lookups.

use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::error::MergeError;
use crate::mark::{MARK_PREFIX, State};
use crate::ownership::{BlockStatus, Role, WantedIndex, longest_id, roles};
use crate::source::{Item, ItemKind, ParsedFile};
use crate::tree::SourceTree;
use crate::wanted::{ASIDE_FOLDER, GeneratedKind, Stub};

/// A card's block (header, mark and item) in a file, with its location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexedBlock {
    /// The card's id.
    pub key: String,
    /// The item's name: the id again, or a test's name.
    pub item: String,
    /// The file with the block, relative to the root.
    pub file: PathBuf,
    /// The line of the item's name, from 1.
    pub line: usize,
    /// The state of the block.
    pub state: State,
    /// The kind of body that was generated last; `None` if it is unknown.
    pub last_generated: Option<GeneratedKind>,
    /// Whether the body is hand-written.
    pub is_hand_written: bool,
    /// The kind of the block.
    pub kind: FoundKind,
    /// Whether it is an ignored test.
    pub ignored: bool,
    /// Whether the card is no longer in the data.
    pub gone: bool,
}

/// The kind of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FoundKind {
    /// The card's Power.
    Power,
    /// The generated test.
    Test,
    /// A further, hand-written test.
    ExtraTest,
    /// A test of another card that names this card in an `// Also tests …` comment.
    SharedTest,
}

/// The start of a comment above a test that names further cards: `// Also tests EDR_257a, EDR_257b.`
const ALSO_TESTS: &str = "// Also tests ";

/// The ids that the `// Also tests …` comments of an item name.
fn also_tested<'s>(source: &'s ParsedFile, item: &Item) -> impl Iterator<Item = &'s str> {
    let lines = source.text[item.comments_start.min(item.header_range.start)..item.name_start].lines();
    let ids = lines.filter_map(|line| line.trim().strip_prefix(ALSO_TESTS));
    ids.flat_map(|ids| ids.split([',', ' ', '.'])).filter(|id| !id.is_empty())
}

/// A test without a block: it has no mark, and its name does not begin with the id of a marked test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unattributed {
    /// The test's name.
    pub item: String,
    /// The file with the test, relative to the root.
    pub file: PathBuf,
    /// The line of its name, from 1.
    pub line: usize,
}

impl Unattributed {
    /// The longest id at the start of its name: `CS2_029` of `CS2_029_fireball`.
    pub fn key(&self, is_id: impl Fn(&str) -> bool) -> Option<&str> {
        longest_id(&self.item, is_id)
    }
}

/// The blocks of a tree in the order of files and lines, without those set aside.
///
/// A body without a mark is untouched if it is one of the stubs.
pub fn index(tree: &SourceTree, stubs: &[Stub]) -> Result<Vec<IndexedBlock>, MergeError> {
    list(tree, stubs, false)
}

/// The blocks set aside: hand-written blocks of cards that are no longer in the data.
pub fn set_aside(tree: &SourceTree, stubs: &[Stub]) -> Result<Vec<IndexedBlock>, MergeError> {
    list(tree, stubs, true)
}

/// The blocks of a tree of tests without those set aside, and the tests without a block.
///
/// # Errors
/// A file that cannot be parsed.
pub fn index_tests(tree: &SourceTree) -> Result<(Vec<IndexedBlock>, Vec<Unattributed>), MergeError> {
    let holds_tests = |text: &str| text.contains(MARK_PREFIX) || text.contains("#[test]");
    let sources = parse_selected(tree, |path, text| !path.starts_with(ASIDE_FOLDER) && holds_tests(text))?;
    let roles = roles(&WantedIndex::default(), &sources);
    let apart = sources.iter().zip(&roles).flat_map(|(source, roles)| {
        let own = source.items.iter().zip(roles).filter(|(item, role)| item.test && **role == Role::Other);
        own.map(move |(item, _)| Unattributed {
            item: item.name.clone().unwrap_or_default(),
            file: source.path.clone(),
            line: source.place(item).line,
        })
    });
    let apart = apart.collect();
    Ok((find_blocks(&sources, &roles, &[]), apart))
}

/// The parsed files of a tree that `is_asked` selects.
fn parse_selected(
    tree: &SourceTree,
    is_asked: impl Fn(&Path, &str) -> bool + Sync,
) -> Result<Vec<ParsedFile>, MergeError> {
    let held = tree.files.par_iter().filter(|(path, text)| is_asked(path, text));
    MergeError::collect(held.map(|(path, text)| ParsedFile::parse(path, text, true)).collect())
}

fn list(tree: &SourceTree, stubs: &[Stub], aside: bool) -> Result<Vec<IndexedBlock>, MergeError> {
    let sources =
        parse_selected(tree, |path, text| path.starts_with(ASIDE_FOLDER) == aside && text.contains(MARK_PREFIX))?;
    let roles = roles(&WantedIndex::default(), &sources);
    Ok(find_blocks(&sources, &roles, stubs))
}

fn find_blocks(sources: &[ParsedFile], roles: &[Vec<Role>], stubs: &[Stub]) -> Vec<IndexedBlock> {
    let found = sources.par_iter().zip(roles).flat_map_iter(|(source, roles)| {
        source.items.iter().zip(roles).flat_map(|(item, role)| blocks_of(source, item, role, stubs))
    });
    found.collect()
}

/// The block of an item, then one for each card that it also tests.
fn blocks_of(source: &ParsedFile, item: &Item, role: &Role, stubs: &[Stub]) -> Vec<IndexedBlock> {
    let shared = also_tested(source, item).filter(|_| item.test).map(|key| IndexedBlock {
        key: key.to_owned(),
        item: item.name.clone().unwrap_or_default(),
        file: source.path.clone(),
        line: source.place(item).line,
        state: if item.ignored { State::Todo } else { State::Done },
        last_generated: None,
        is_hand_written: true,
        kind: FoundKind::SharedTest,
        ignored: item.ignored,
        gone: false,
    });
    own_block(source, item, role, stubs).into_iter().chain(shared).collect()
}

fn own_block(source: &ParsedFile, item: &Item, role: &Role, stubs: &[Stub]) -> Option<IndexedBlock> {
    let (key, extra) = match role {
        Role::CardBlock(key) => (key, false),
        Role::Extra(key) => (key, true),
        Role::Other => return None,
    };
    let status = BlockStatus::of(stubs, source, item, key);
    Some(IndexedBlock {
        key: key.clone(),
        item: item.name.clone().unwrap_or_default(),
        file: source.path.clone(),
        line: source.place(item).line,
        state: status.state(item.header.stale.is_some()),
        last_generated: status.last_generated.filter(|_| !extra),
        is_hand_written: status.is_hand_written || extra,
        kind: match (extra, item.kind == ItemKind::Fn) {
            (true, _) => FoundKind::ExtraTest,
            (false, true) => FoundKind::Test,
            (false, false) => FoundKind::Power,
        },
        ignored: item.ignored,
        gone: item.header.gone_since.is_some(),
    })
}
