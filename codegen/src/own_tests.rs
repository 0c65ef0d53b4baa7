//! The hand-written tests of cards: their cards, and the files of `tests/` that have them.
//!
//! `tests/cards.rs` lists each of these files as a module, so that no test is lost because it has no mark, or because its card
//! has left the data.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use cardwright_merge::{
    ASIDE_FOLDER, FoundKind, IndexedBlock, MergeError, Plan, SourceTree, Unattributed, WantedTree, index_tests,
    set_aside,
};
use serde::Serialize;

use crate::catalog::Catalog;

/// An invalid file or tree of hand-written tests.
#[derive(Debug, thiserror::Error)]
pub enum OwnTestsError {
    /// The files cannot be read.
    #[error(transparent)]
    Files(#[from] MergeError),
    /// A file whose name cannot be a module.
    #[error("tests/{} contains tests, but `{name}` cannot name a Rust module: rename the file or folder", file.display())]
    InvalidModuleName {
        /// Below `tests/`.
        file: PathBuf,
        /// The name of the file or folder.
        name: String,
    },
}

/// A test without a card, or with a card that does not exist.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OrphanTest {
    /// The file, relative to the repository.
    pub file: PathBuf,
    /// The line of its name, from 1.
    pub line: usize,
    /// Its name.
    pub test: String,
    /// The file of its card's tests, if its name begins with the id of a card.
    #[serde(rename = "wanted")]
    pub wanted_file: Option<PathBuf>,
    /// The id after `// Also tests` that no card has.
    #[serde(rename = "unknown")]
    pub unknown_card_id: Option<String>,
}

/// The hand-written files of `tests/`, without those that belong to other test targets of cargo.
#[derive(Debug)]
pub struct HandWrittenTests {
    tree: SourceTree,
    others: BTreeSet<PathBuf>,
}

impl HandWrittenTests {
    /// Reads the files of a crate of tests.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn read(tests: &Path) -> Result<Self, OwnTestsError> {
        let manifest = fs::read_to_string(tests.join("Cargo.toml")).unwrap_or_default();
        let mut own = Self { tree: SourceTree::read(tests)?, others: other_targets(&manifest) };
        // A folder with a root of its own is a crate, or a module that names its files itself.
        let roots = own
            .tree
            .files
            .keys()
            .filter(|path| ["main.rs", "lib.rs", "mod.rs"].iter().any(|root| path.ends_with(root)));
        let folders = roots.filter_map(|path| path.parent()).filter(|folder| !folder.as_os_str().is_empty());
        own.others.extend(folders.map(Path::to_path_buf));
        let files = std::mem::take(&mut own.tree.files);
        own.tree.files = files.into_iter().filter(|(path, _)| own.is_of_cards(path)).collect();
        Ok(own)
    }

    /// The cards of the catalog with a hand-written test, in its file or set aside. A test without a mark counts in the file of
    /// its card's tests.
    ///
    /// # Errors
    /// A file that cannot be parsed.
    pub fn cards(&self, catalog: &Catalog) -> Result<BTreeSet<String>, OwnTestsError> {
        let (found, unmarked) = index_tests(&self.tree)?;
        let found = found.into_iter().chain(set_aside(&self.tree, &[])?);
        let own = found.filter(|found| {
            found.is_hand_written && found.kind == FoundKind::Test && catalog.get(&found.key).is_some()
        });
        let unmarked = unmarked.iter().filter_map(|test| Some(test.file.clone()).zip(card_of(test, catalog)));
        let at_home = unmarked.filter(|(file, (_, home))| file == home).map(|(_, (id, _))| id);
        Ok(own.map(|found| found.key).chain(at_home).collect())
    }

    /// The cards that tests of other cards name in `// Also tests …` comments, each with the first such test.
    ///
    /// # Errors
    /// A file that cannot be parsed.
    pub fn also_tested(&self) -> Result<BTreeMap<String, IndexedBlock>, OwnTestsError> {
        let shared = index_tests(&self.tree)?.0.into_iter().filter(|found| found.kind == FoundKind::SharedTest);
        Ok(shared.rev().map(|found| (found.key.clone(), found)).collect())
    }

    /// The files as they are after a run.
    #[must_use]
    pub fn with_plan_applied(&self, plan: &Plan) -> Self {
        Self { tree: self.tree.with_plan_applied(plan), others: self.others.clone() }
    }

    /// The tests without a card, and those that name an id of no card after `// Also tests`.
    ///
    /// # Errors
    /// A file that cannot be parsed.
    pub fn orphan_tests(&self, catalog: &Catalog) -> Result<Vec<OrphanTest>, OwnTestsError> {
        let tests = Path::new("tests");
        let stray = |test: Unattributed| {
            let wanted = card_of(&test, catalog).map(|(_, home)| tests.join(home));
            OrphanTest {
                file: tests.join(&test.file),
                line: test.line,
                wanted_file: wanted,
                test: test.item,
                unknown_card_id: None,
            }
        };
        let unknown = self.also_tested()?.into_values().filter(|found| catalog.get(&found.key).is_none());
        let unknown = unknown.map(|found| OrphanTest {
            file: tests.join(&found.file),
            line: found.line,
            test: found.item,
            wanted_file: None,
            unknown_card_id: Some(found.key),
        });
        Ok(index_tests(&self.tree)?.1.into_iter().map(stray).chain(unknown).collect())
    }

    /// The test files that no generated card needs any more and whose `mod` line stays.
    ///
    /// # Errors
    /// A file whose name is no module's.
    pub fn remaining_modules(
        &self,
        tree: &SourceTree,
        plan: &Plan,
        wanted: &WantedTree,
    ) -> Result<BTreeSet<PathBuf>, OwnTestsError> {
        let wanted: BTreeSet<&Path> = wanted.files.iter().map(|file| file.path.as_path()).collect();
        let after = tree.with_plan_applied(plan);
        let tests = after.files.iter().filter(|(path, text)| {
            self.is_of_cards(path)
                && !path.starts_with(ASIDE_FOLDER)
                && !wanted.contains(path.as_path())
                && path.components().count() <= 2
                && text.contains("#[test]")
        });
        tests.map(|(path, _)| module_path(path)).collect()
    }

    /// Whether a file belongs to no other target.
    fn is_of_cards(&self, path: &Path) -> bool {
        path.ancestors().all(|path| !self.others.contains(path))
    }
}

/// The card of the catalog whose id a test's name begins with, and the file of its tests.
fn card_of(test: &Unattributed, catalog: &Catalog) -> Option<(String, PathBuf)> {
    let id = test.key(|id| catalog.get(id).is_some())?;
    Some((id.to_owned(), catalog.get(id)?.placement.path(&catalog.sets)))
}

/// The path, if its parts can be names of modules.
fn module_path(path: &Path) -> Result<PathBuf, OwnTestsError> {
    let bare = path.with_extension("");
    let names = bare.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
    match names.into_iter().find(|name| syn::parse_str::<syn::Ident>(name).is_err()) {
        Some(name) => Err(OwnTestsError::InvalidModuleName { file: path.to_owned(), name }),
        None => Ok(path.to_owned()),
    }
}

/// The files and folders of the crate's targets other than `cards`.
fn other_targets(manifest: &str) -> BTreeSet<PathBuf> {
    let manifest: toml::Table = manifest.parse().unwrap_or_default();
    let targets =
        manifest.values().flat_map(|value| value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice));
    let paths = targets.filter_map(|target| target.get("path")?.as_str()).map(Path::new);
    // A file at the root is a target alone; in a folder it has the modules of the folder.
    let places = paths.map(|path| path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(path));
    places.filter(|path| *path != Path::new("cards.rs")).map(Path::to_path_buf).collect()
}
