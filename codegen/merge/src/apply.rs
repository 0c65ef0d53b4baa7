//! Writing a plan: each file is replaced atomically, and edits that a person saves in the meantime are never overwritten.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use cardwright_data::scratch::{Scratch, remove_stale};
use rayon::prelude::*;

use crate::error::{Fault, MergeError};
use crate::report::{Change, Plan};
use crate::wanted::ASIDE_FOLDER;

/// Applies a plan completely or not at all.
///
/// All new texts are written aside first. Then each one changes places with its file, those that source goes to before
/// those that it leaves: a run that is cut off leaves each file whole, and the next one finishes it. What comes out of a
/// file's place is compared with what the plan was made for. If a person has saved the file in the meantime, that file
/// is put back and left alone, and so are all others.
pub fn apply(plan: &Plan) -> Result<(), MergeError> {
    apply_all(&[plan])
}

/// Applies plans for several folders, all completely or none at all.
pub fn apply_all(plans: &[&Plan]) -> Result<(), MergeError> {
    let mut scratches: BTreeMap<PathBuf, Scratch> = BTreeMap::new();
    let mut swaps = Vec::new();
    let mut changes: Vec<(&Plan, &Change)> =
        plans.iter().flat_map(|plan| plan.changes.iter().map(move |change| (*plan, change))).collect();
    changes.sort_by_key(|(_, change)| change_order(change));
    for plan in plans {
        remove_stale(&plan.root);
    }
    for (number, (plan, change)) in changes.into_iter().enumerate() {
        swaps.push(FileSwap::new(plan, change, number, &mut scratches)?);
    }
    MergeError::collect(swaps.par_iter().map(FileSwap::prepare).collect())?;
    for (at, swap) in swaps.iter().enumerate() {
        if let Err(fault) = swap.perform() {
            return Err(roll_back(&swaps[..at], fault));
        }
    }
    // An editor that had opened a file before its new text came writes into the old one.
    if let Some(late) = swaps.iter().find(|swap| swap.changed_since()) {
        return Err(roll_back(&swaps, Fault::Changed(late.change.path.clone())));
    }
    for swap in swaps.iter().filter(|swap| swap.change.new.is_none()) {
        // A set's folder goes with its last file; one that is not empty stays.
        let folders =
            swap.target.ancestors().skip(1).take_while(|folder| *folder != swap.root && *folder != swap.plan.root);
        folders.map(fs::remove_dir).take_while(Result::is_ok).for_each(drop);
    }
    Ok(())
}

fn io_fault<'p>(path: &'p Path, what: &'static str) -> impl FnOnce(io::Error) -> Fault + use<'p> {
    move |error| Fault::Io(path.to_owned(), what, error)
}

/// Replaces the text of one file. Fails if the file no longer holds `old`.
pub fn replace(file: &Path, old: &str, new: &str) -> Result<(), MergeError> {
    let root = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = file.file_name().unwrap_or_default();
    let change = Change { path: name.into(), old: Some(old.to_owned()), new: Some(new.to_owned()) };
    apply(&Plan { root: root.to_owned(), changes: vec![change], ..Plan::default() })
}

/// The order of changes: new and set-aside files first, deleted files last, so that moved text is written before it is removed
/// elsewhere.
fn change_order(change: &Change) -> u8 {
    match (&change.old, &change.new, change.path.starts_with(ASIDE_FOLDER)) {
        (_, None, _) => 3,
        (None, Some(_), _) => 0,
        (Some(_), Some(_), false) => 1,
        (Some(_), Some(_), true) => 2,
    }
}

/// A file and the path in the scratch folder that it is swapped with.
struct FileSwap<'p> {
    plan: &'p Plan,
    change: &'p Change,
    /// The root of the plan.
    root: PathBuf,
    aside: PathBuf,
    target: PathBuf,
}

impl<'p> FileSwap<'p> {
    /// Creates the folders of a file, and the scratch file for its new text.
    fn new(
        plan: &'p Plan,
        change: &'p Change,
        number: usize,
        scratches: &mut BTreeMap<PathBuf, Scratch>,
    ) -> Result<Self, Fault> {
        fs::create_dir_all(&plan.root).map_err(io_fault(&plan.root, "create"))?;
        let root = fs::canonicalize(&plan.root).map_err(io_fault(&plan.root, "follow"))?;
        let target = plan.root.join(&change.path);
        let folder = target.parent().unwrap_or(&plan.root);
        fs::create_dir_all(folder).map_err(io_fault(folder, "create"))?;
        let place = fs::canonicalize(folder).map_err(io_fault(folder, "follow"))?;
        if target.is_symlink() || !place.starts_with(&root) {
            return Err(Fault::Link(change.path.clone()));
        }
        if !scratches.contains_key(&root) {
            scratches.insert(root.clone(), Scratch::new_in(&root).map_err(io_fault(&root, "write to"))?);
        }
        let aside = scratches[&root].path().join(number.to_string());
        Ok(Self { plan, change, root, aside, target })
    }

    /// Checks that the file still holds the text that the plan was made for, and writes the scratch file.
    fn prepare(&self) -> Result<(), Fault> {
        let fail = |error| Fault::Io(self.target.clone(), "write", error);
        self.check_unchanged()?;
        // The superuser may write to it; whoever made it read-only did not want that.
        if fs::metadata(&self.target).is_ok_and(|about| about.permissions().readonly()) {
            return Err(Fault::ReadOnly(self.change.path.clone()));
        }
        let Some(text) = &self.change.new else { return Ok(()) };
        let mut file = File::create_new(&self.aside).map_err(fail)?;
        file.write_all(text.as_bytes()).map_err(fail)?;
        if self.change.old.is_some() {
            let permissions = fs::metadata(&self.target).map_err(fail)?.permissions();
            file.set_permissions(permissions).map_err(fail)?;
            // A person's words may be in it: they have to be on the disk before the old file goes.
            file.sync_data().map_err(fail)?;
        }
        Ok(())
    }

    fn check_unchanged(&self) -> Result<(), Fault> {
        match file_contains(&self.target, self.change.old.as_deref()) {
            Ok(true) => Ok(()),
            // Someone deleted what is to be deleted.
            Ok(false) if self.change.new.is_none() && !self.target.exists() => Ok(()),
            Ok(false) => Err(Fault::Changed(self.change.path.clone())),
            Err(error) => Err(Fault::Io(self.target.clone(), "read", error)),
        }
    }

    fn perform(&self) -> Result<(), Fault> {
        self.check_unchanged()?;
        match swap(&self.aside, &self.target, self.change.old.as_deref()) {
            Ok(true) => Ok(()),
            Ok(false) => Err(Fault::Changed(self.change.path.clone())),
            Err(error) => Err(Fault::Io(self.target.clone(), "replace", error)),
        }
    }

    /// Whether the file was changed between the check and the swap.
    fn changed_since(&self) -> bool {
        let old = self.change.old.as_deref().map(str::as_bytes);
        read(&self.aside).is_ok_and(|now| now.is_some() && now.as_deref() != old)
    }
}

/// Restores the old files, and reports the ones that could not be restored. A file that a person has saved since stays as it
/// is.
fn roll_back(swaps: &[FileSwap<'_>], fault: Fault) -> MergeError {
    let mut faults = vec![fault];
    for one in swaps.iter().rev() {
        // If even this fails, the file is as the plan wanted it, and the next run goes on from there.
        if let Err(error) = swap(&one.aside, &one.target, one.change.new.as_deref()) {
            faults.push(Fault::NotRestored(one.change.path.clone(), error));
        }
    }
    MergeError { faults }
}

/// The content of a file; `None` if it does not exist.
fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether a file holds exactly this text, or does not exist for `None`.
fn file_contains(path: &Path, text: Option<&str>) -> io::Result<bool> {
    Ok(read(path)?.as_deref() == text.map(str::as_bytes))
}

/// Swaps two paths if `target` holds the expected text; otherwise restores it and returns false.
fn swap(aside: &Path, target: &Path, expected: Option<&str>) -> io::Result<bool> {
    let mut put = read(aside)?;
    swap_paths(aside, target)?;
    let mut out = read(aside)?;
    if out.as_deref() == expected.map(str::as_bytes) || out.is_none() && put.is_none() {
        return Ok(true);
    }
    // Who saves again while this goes on has the last word.
    loop {
        swap_paths(aside, target)?;
        let now = read(aside)?;
        if now == put {
            return Ok(false);
        }
        (put, out) = (out, now);
    }
}

/// Swaps two paths in one step; either may be missing.
fn swap_paths(one: &Path, other: &Path) -> io::Result<()> {
    let is_there = |path: &Path| path.symlink_metadata().is_ok();
    loop {
        let result = match (is_there(one), is_there(other)) {
            (true, true) => exchange_files(one, other),
            (true, false) => move_to_free(one, other),
            (false, true) => move_to_free(other, one),
            (false, false) => return Ok(()),
        };
        match result {
            // A person has created or deleted a file in this moment.
            Err(error) if matches!(error.kind(), ErrorKind::AlreadyExists | ErrorKind::NotFound) => {}
            result => return result,
        }
    }
}

/// Renames a file to a path that does not exist.
fn move_to_free(from: &Path, to: &Path) -> io::Result<()> {
    rename_with(from, to, RenameFlag::NoReplace).unwrap_or_else(|| {
        fs::hard_link(from, to)?;
        fs::remove_file(from)
    })
}

/// Swaps two files with two renames, on systems without an atomic swap. A file saved between the renames is lost.
fn exchange_files(one: &Path, other: &Path) -> io::Result<()> {
    rename_with(one, other, RenameFlag::Exchange).unwrap_or_else(|| {
        let third = one.with_extension("old");
        fs::hard_link(other, &third)?;
        fs::rename(one, other)?;
        fs::rename(third, one)
    })
}

/// The flags of a rename that the standard library does not have.
#[derive(Clone, Copy)]
enum RenameFlag {
    NoReplace,
    Exchange,
}

/// Renames with a flag; `None` if the system or the file system does not support it.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn rename_with(from: &Path, to: &Path, flag: RenameFlag) -> Option<io::Result<()>> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    let flags = match flag {
        RenameFlag::NoReplace => RenameFlags::NOREPLACE,
        RenameFlag::Exchange => RenameFlags::EXCHANGE,
    };
    match renameat_with(CWD, from, CWD, to, flags) {
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => None,
        result => Some(result.map_err(io::Error::from)),
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
fn rename_with(_: &Path, _: &Path, _: RenameFlag) -> Option<io::Result<()>> {
    None
}
