//! The parsed files before a pass, with the role of each item.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::error::MergeError;
use crate::lexer::words;
use crate::mark::{MARK_PREFIX, file_mark};
use crate::ownership::{BlockStatus, ItemIndex, Role, WantedIndex, roles};
use crate::source::{Item, ItemKind, ParsedFile};
use crate::wanted::{ASIDE_FOLDER, WantedTree};

/// The top of files with blocks that are set aside.
const ASIDE_FILE_TOP: &str =
    "// What people wrote for cards that have left the data. It comes back when the card does.";

/// The files with blocks and the files wanted for blocks.
pub(crate) struct Snapshot<'w> {
    pub wanted: &'w WantedTree,
    pub index: WantedIndex<'w>,
    pub sources: Vec<ParsedFile>,
    pub roles: Vec<Vec<Role>>,
    /// Files without blocks, which may refer to blocks.
    files_without_blocks: Vec<&'w str>,
    wanted_paths: BTreeSet<&'w Path>,
    indices: BTreeMap<PathBuf, usize>,
}

/// The top of a new file.
pub(crate) fn new_file_top(preamble: &str) -> String {
    let preamble = preamble.trim();
    if preamble.is_empty() { String::new() } else { format!("{preamble}\n{}\n", file_mark(preamble)) }
}

impl<'w> Snapshot<'w> {
    /// Parses the relevant files. Fails with every file that cannot be parsed.
    pub fn read(wanted: &'w WantedTree, files: &'w BTreeMap<PathBuf, String>) -> Result<Self, MergeError> {
        let whole: BTreeSet<&Path> = wanted.whole_files.iter().map(|file| file.path.as_path()).collect();
        let tops: BTreeMap<&Path, String> =
            wanted.files.iter().map(|file| (file.path.as_path(), new_file_top(&file.top))).collect();
        let is_blank = |text: &str| text.trim_start_matches('\u{feff}').trim().is_empty();
        let mut texts: BTreeMap<&Path, (&str, bool)> =
            tops.iter().map(|(path, top)| (*path, (top.as_str(), false))).collect();
        let mut bystanders = Vec::new();
        for (path, text) in files.iter().filter(|(path, _)| !whole.contains(path.as_path())) {
            let (is_wanted, generated) = (tops.contains_key(path.as_path()), text.starts_with("// @generated"));
            if is_wanted && is_blank(text) || !is_wanted && generated {
                continue;
            }
            if is_wanted || path.starts_with(ASIDE_FOLDER) || text.contains(MARK_PREFIX) {
                texts.insert(path, (text, true));
            } else {
                bystanders.push(text.as_str());
            }
        }
        let parse = |(path, (text, exists)): (&Path, (&str, bool))| ParsedFile::parse(path, text, exists);
        let mut sources = MergeError::collect(texts.into_par_iter().map(parse).collect())?;
        let index = WantedIndex::new(wanted);
        let mut roles = roles(&index, &sources);
        // Where the blocks go whose cards have left.
        let gone = |role: &Role| matches!(role, Role::CardBlock(key) if index.path(key).is_none());
        let left = sources.iter().zip(&roles).filter(|(source, roles)| !source.is_set_aside && roles.iter().any(gone));
        let aside: BTreeSet<PathBuf> = left.map(|(source, _)| Path::new(ASIDE_FOLDER).join(&source.path)).collect();
        for path in aside.iter().filter(|path| !files.contains_key(*path)) {
            sources.push(ParsedFile::parse(path, &new_file_top(ASIDE_FILE_TOP), false)?);
            roles.push(Vec::new());
        }
        let wanted_paths = tops.into_keys().collect();
        let numbers = sources.iter().enumerate().map(|(at, source)| (source.path.clone(), at)).collect();
        Ok(Self { wanted, index, sources, roles, files_without_blocks: bystanders, wanted_paths, indices: numbers })
    }

    pub fn is_wanted(&self, source: &ParsedFile) -> bool {
        self.wanted_paths.contains(source.path.as_path())
    }

    /// The index of a file.
    pub fn find(&self, path: &Path) -> Option<usize> {
        self.indices.get(path).copied()
    }

    pub fn item(&self, at: ItemIndex) -> (&ParsedFile, &Item) {
        let source = &self.sources[at.file];
        (source, &source.items[at.item])
    }

    pub fn block_status(&self, key: &str, at: ItemIndex) -> BlockStatus<'_> {
        let (source, item) = self.item(at);
        BlockStatus::of(&self.wanted.stubs, source, item, key)
    }

    /// All items with their roles, in the order of files and lines.
    pub fn items(&self) -> impl Iterator<Item = (ItemIndex, &Role)> {
        self.roles.iter().enumerate().flat_map(|(source, roles)| {
            roles.iter().enumerate().map(move |(item, role)| (ItemIndex { file: source, item }, role))
        })
    }

    /// The hand-written tests for a card in the file of its own test.
    pub fn extra_tests(&self, key: &str, at: ItemIndex) -> Vec<usize> {
        let roles = self.roles[at.file].iter().enumerate();
        let is_test = self.item(at).1.kind == ItemKind::Fn;
        let extras = roles.filter(|(_, role)| is_test && matches!(role, Role::Extra(of) if of == key));
        extras.map(|(item, _)| item).collect()
    }

    /// Whether an item outside `aside` is hand-written.
    pub fn is_hand_written(&self, at: ItemIndex, role: &Role) -> bool {
        let (source, item) = self.item(at);
        !source.is_set_aside
            && match role {
                Role::CardBlock(key) => self.block_status(key, at).is_hand_written,
                Role::Extra(_) | Role::Other => !source.is_generated_top(item),
            }
    }

    /// The given names that hand-written items use: each name with the item, or `None` for a file without blocks.
    pub fn uses_of<'n>(&self, names: &BTreeSet<&'n str>) -> BTreeSet<(&'n str, Option<ItemIndex>)> {
        if names.is_empty() {
            return BTreeSet::new();
        }
        let known = |word: &str| names.get(word).copied();
        let items: Vec<_> = self.items().filter(|(at, role)| self.is_hand_written(*at, role)).collect();
        let of_items = items.into_par_iter().flat_map_iter(|(at, _)| {
            let (source, item) = self.item(at);
            let words = source.words(item).into_iter().filter(|word| item.name.as_deref() != Some(*word));
            words.filter_map(known).map(move |name| (name, Some(at))).collect::<Vec<_>>()
        });
        let of_others =
            self.files_without_blocks.par_iter().flat_map_iter(|text| words(text).into_iter().filter_map(known));
        of_items.chain(of_others.map(|name| (name, None))).collect()
    }
}
