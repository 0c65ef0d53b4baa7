//! The existing files, read once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::error::{Fault, MergeError, SourcePosition};
use crate::report::Plan;
use crate::wanted::WantedTree;

/// The texts of a folder's Rust files, by path relative to the folder.
#[derive(Clone, Debug, Default)]
pub struct SourceTree {
    /// The files that were read.
    pub files: BTreeMap<PathBuf, String>,
    /// The folders, to detect one in the place of a file.
    pub folders: BTreeSet<PathBuf>,
    /// Paths that were not read, to detect one in the place of a file or folder: other files, broken links, and links to paths
    /// that are read anyway.
    pub others: BTreeSet<PathBuf>,
    /// The links among the files.
    pub links: BTreeSet<PathBuf>,
}

impl SourceTree {
    /// Reads all `.rs` files under a root; a root that does not exist is an empty tree.
    pub fn read(root: &Path) -> Result<Self, MergeError> {
        Self::read_with(root, &BTreeSet::new())
    }

    /// Reads the files that [`plan`](crate::plan) needs: all `.rs` files under the root, and every file that is
    /// generated as a whole.
    pub fn read_wanted(wanted: &WantedTree) -> Result<Self, MergeError> {
        Self::read_with(&wanted.root, &wanted.whole_files.iter().map(|whole| whole.path.clone()).collect())
    }

    /// The tree after a plan has been applied.
    #[must_use]
    pub fn with_plan_applied(&self, plan: &Plan) -> Self {
        let mut after = self.clone();
        for change in &plan.changes {
            match &change.new {
                Some(text) => drop(after.files.insert(change.path.clone(), text.clone())),
                None => drop(after.files.remove(&change.path)),
            }
        }
        after
    }

    fn read_with(root: &Path, also: &BTreeSet<PathBuf>) -> Result<Self, MergeError> {
        let mut tree = Self::default();
        let mut sources = Vec::new();
        let mut open = vec![PathBuf::new()];
        // Where the root is, and what links outside it lead to: each folder is read once, so links cannot go in circles.
        let mut places: Vec<PathBuf> = root.canonicalize().into_iter().collect();
        while let Some(folder) = open.pop() {
            let full = root.join(&folder);
            let fail = |error| Fault::Io(full.clone(), "read", error);
            let entries = match fs::read_dir(&full) {
                Ok(entries) => entries,
                Err(error) if error.kind() == io::ErrorKind::NotFound && folder.as_os_str().is_empty() => {
                    break;
                }
                Err(error) => return Err(fail(error).into()),
            };
            for entry in entries {
                let entry = entry.map_err(fail)?;
                let name = entry.file_name();
                let path = folder.join(&name);
                let mut kind = entry.file_type().map_err(fail)?;
                if kind.is_symlink() {
                    // A link counts as what it points at.
                    let is_new = |to: &PathBuf| places.iter().all(|it| !to.starts_with(it) && !it.starts_with(to));
                    let place = full.join(&name).canonicalize().ok().filter(is_new);
                    let Some((place, data)) = place.and_then(|place| Some((place.clone(), place.metadata().ok()?)))
                    else {
                        tree.others.insert(path);
                        continue;
                    };
                    kind = data.file_type();
                    places.push(place);
                    tree.links.insert(path.clone());
                }
                if kind.is_dir() {
                    let build_output = folder.as_os_str().is_empty() && name == "target";
                    if !build_output && !name.to_string_lossy().starts_with('.') {
                        open.push(path.clone());
                    }
                    tree.folders.insert(path);
                } else if kind.is_file() && (path.extension().is_some_and(|ext| ext == "rs") || also.contains(&path)) {
                    sources.push(path);
                } else {
                    tree.others.insert(path);
                }
            }
        }
        sources.sort();
        let texts: Vec<_> = sources.into_par_iter().map(|path| read_text(root, path)).collect();
        tree.files = MergeError::collect(texts)?.into_iter().collect();
        Ok(tree)
    }

    /// A fault if a folder is in the place of a file, or a file in the place of a folder.
    pub(crate) fn blocking_entry(&self, path: &Path) -> Option<Fault> {
        if self.folders.contains(path) {
            return Some(Fault::Folder(path.to_owned()));
        }
        if self.others.contains(path) {
            return Some(Fault::NotAFile(path.to_owned()));
        }
        let file = path.ancestors().skip(1).find(|up| self.files.contains_key(*up) || self.others.contains(*up))?;
        Some(Fault::NotAFolder(file.to_owned()))
    }
}

fn read_text(root: &Path, path: PathBuf) -> Result<(PathBuf, String), Fault> {
    let full = root.join(&path);
    let bytes = fs::read(&full).map_err(|error| Fault::Io(full, "read", error))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok((path, text)),
        Err(error) => {
            let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]).into_owned();
            Err(Fault::Encoding(SourcePosition::of(&path, &good, good.len())))
        }
    }
}
