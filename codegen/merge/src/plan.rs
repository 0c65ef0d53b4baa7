//! The plan of a run: passes over the files in memory until nothing changes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use rayon::prelude::*;

use crate::error::{Fault, MergeError};
use crate::header::is_reserved;
use crate::reconcile::reconcile;
use crate::report::{Change, Plan};
use crate::snapshot::Snapshot;
use crate::source::error_place;
use crate::tree::SourceTree;
use crate::wanted::{ASIDE_FOLDER, WantedTree};

/// The maximum number of passes. The first moves blocks, the second imports the names they left behind, the third finds nothing
/// to do. A block that leaves a file in one pass may make room for another in the next.
const MAX_PASSES: usize = 6;

/// Plans the changes from the existing to the wanted files. Fails if a file cannot be parsed or merged.
///
/// The plan holds the new text of every file that changes, so that nothing is decided while files are written.
/// A tree that any plan was applied to gives an empty plan.
pub fn plan(wanted: &WantedTree, existing: &SourceTree) -> Result<Plan, MergeError> {
    check_request(wanted)?;
    let paths = wanted.files.iter().map(|file| &file.path).chain(wanted.whole_files.iter().map(|file| &file.path));
    MergeError::from_faults(paths.filter_map(|path| existing.blocking_entry(path)).collect())?;

    let mut plan = Plan { root: wanted.root.clone(), ..Plan::default() };
    let mut files = existing.files.clone();
    for _ in 0..MAX_PASSES {
        let pass = reconcile(&Snapshot::read(wanted, &files)?)?;
        plan.events.extend(pass.events);
        plan.conflicts = pass.conflicts;
        if pass.texts.is_empty() {
            break;
        }
        check_syntax(&pass.texts)?;
        for (path, text) in pass.texts {
            match text {
                Some(text) => drop(files.insert(path, text)),
                None => drop(files.remove(&path)),
            }
        }
    }
    let mut faults = Vec::new();
    for whole in &wanted.whole_files {
        let foreign =
            |old: &String| !old.trim_start_matches('\u{feff}').starts_with("// @generated") && !old.trim().is_empty();
        match existing.files.get(&whole.path) {
            Some(old) if *old != whole.content && foreign(old) => {
                faults.push(Fault::NotGenerated(whole.path.clone()));
            }
            Some(_) | None => drop(files.insert(whole.path.clone(), whole.content.clone())),
        }
    }
    MergeError::from_faults(faults)?;

    let paths: BTreeSet<&PathBuf> = existing.files.keys().chain(files.keys()).collect();
    let changes = paths.into_iter().filter(|path| existing.files.get(*path) != files.get(*path)).map(|path| {
        let text = |files: &BTreeMap<PathBuf, String>| files.get(path).cloned();
        Change { path: path.clone(), old: text(&existing.files), new: text(&files) }
    });
    plan.changes = changes.collect();
    let fault = |change: &Change| {
        let link = change.path.ancestors().any(|path| existing.links.contains(path));
        existing.blocking_entry(&change.path).or_else(|| link.then(|| Fault::Link(change.path.clone())))
    };
    MergeError::from_faults(plan.changes.iter().filter_map(fault).collect())?;
    Ok(plan)
}

/// Checks that the new texts are valid Rust.
fn check_syntax(texts: &BTreeMap<PathBuf, Option<String>>) -> Result<(), MergeError> {
    let faults = texts.par_iter().filter_map(|(path, text)| {
        let text = text.as_deref()?;
        let (place, message) = error_place(path, text, &syn::parse_file(text).err()?);
        Some(Fault::InvalidResult(place, message))
    });
    MergeError::from_faults(faults.collect())
}

/// Checks the request for errors of the caller, before any file is parsed.
fn check_request(wanted: &WantedTree) -> Result<(), MergeError> {
    let mut faults = Vec::new();
    let mut refuse = |path: &Path, what: String| faults.push(Fault::InvalidRequest(path.to_owned(), what));
    let mut paths = BTreeSet::new();
    let mut keys = BTreeMap::new();
    for path in wanted.files.iter().map(|file| &file.path).chain(wanted.whole_files.iter().map(|file| &file.path)) {
        let plain = path.components().all(|part| matches!(part, Component::Normal(_)));
        if !plain || path.starts_with(ASIDE_FOLDER) || path.file_name().is_none() {
            refuse(path, format!("is not a path under the root and outside `{ASIDE_FOLDER}`"));
        }
        if !paths.insert(path) {
            refuse(path, "is wanted twice".to_owned());
        }
    }
    for file in &wanted.files {
        for block in &file.blocks {
            if let Some(first) = keys.insert(&block.key, &file.path) {
                let what = format!("holds `{}`, which is wanted in `{}` as well", block.key, first.display());
                refuse(&file.path, what);
            }
            if block.key.is_empty() || block.key.contains(char::is_whitespace) || !is_ident(&block.item) {
                refuse(&file.path, format!("names a block `{}`, item `{}`", block.key, block.item));
            }
            for line in block.header.iter().filter(|line| line.text.contains(['\n', '\r']) || is_reserved(&line.text)) {
                refuse(&file.path, format!("gives `{}` the header line {:?}, which is reserved", block.key, line.text));
            }
        }
    }
    for file in wanted.whole_files.iter().filter(|file| !file.content.starts_with("// @generated")) {
        refuse(&file.path, "is a whole file, but its first line is not `// @generated`".to_owned());
    }
    MergeError::from_faults(faults)
}

/// Whether a text is a valid identifier.
fn is_ident(text: &str) -> bool {
    !text.starts_with(|c: char| c.is_ascii_digit())
        && !text.is_empty()
        && text.chars().all(|c| c == '_' || c.is_alphanumeric())
}
