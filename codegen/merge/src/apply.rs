//! Writing a plan: every file is old or new at every moment, and what a person saves meanwhile is never overwritten.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use cardwright_data::scratch::{Scratch, remove_stale};
use rayon::prelude::*;

use crate::error::{Fault, MergeError};
use crate::report::{Change, Plan};
use crate::wanted::ASIDE;

/// Does what a plan says, or nothing of it.
///
/// All new texts are written aside first. Then each one changes places with its file, those that source goes to before
/// those that it leaves: a run that is cut off leaves each file whole, and the next one finishes it. What comes out of a
/// file's place is compared with what the plan was made for. If a person has saved the file in the meantime, that file
/// is put back and left alone, and so are all others.
pub fn apply(plan: &Plan) -> Result<(), MergeError> {
    apply_all(&[plan])
}

/// The same for several folders: does what all plans say, or nothing of any of them.
pub fn apply_all(plans: &[&Plan]) -> Result<(), MergeError> {
    let mut scratches: BTreeMap<PathBuf, Scratch> = BTreeMap::new();
    let mut swaps = Vec::new();
    let mut changes: Vec<(&Plan, &Change)> =
        plans.iter().flat_map(|plan| plan.changes.iter().map(move |change| (*plan, change))).collect();
    changes.sort_by_key(|(_, change)| order(change));
    for plan in plans {
        remove_stale(&plan.root);
    }
    for (number, (plan, change)) in changes.into_iter().enumerate() {
        swaps.push(Swap::new(plan, change, number, &mut scratches)?);
    }
    MergeError::collect(swaps.par_iter().map(Swap::prepare).collect())?;
    for (at, swap) in swaps.iter().enumerate() {
        if let Err(fault) = swap.perform() {
            return Err(roll_back(&swaps[..at], fault));
        }
    }
    // An editor that had opened a file before its new text came writes into the old one.
    if let Some(late) = swaps.iter().find(|swap| swap.is_written_late()) {
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

fn io<'p>(path: &'p Path, what: &'static str) -> impl FnOnce(io::Error) -> Fault + use<'p> {
    move |error| Fault::Io(path.to_owned(), what, error)
}

/// Replaces the text of one file, unless it does not hold `old` any more. The error says so.
pub fn replace(file: &Path, old: &str, new: &str) -> Result<(), MergeError> {
    let root = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = file.file_name().unwrap_or_default();
    let change = Change { path: name.into(), old: Some(old.to_owned()), new: Some(new.to_owned()) };
    apply(&Plan { root: root.to_owned(), changes: vec![change], ..Plan::default() })
}

/// New files and what lies aside first, deleted files last: what comes to a file has to be safe before it is taken out
/// of another one.
fn order(change: &Change) -> u8 {
    match (&change.old, &change.new, change.path.starts_with(ASIDE)) {
        (_, None, _) => 3,
        (None, Some(_), _) => 0,
        (Some(_), Some(_), false) => 1,
        (Some(_), Some(_), true) => 2,
    }
}

/// A file and the path in the scratch folder with which it changes places.
struct Swap<'p> {
    plan: &'p Plan,
    change: &'p Change,
    /// Where the plan's root is.
    root: PathBuf,
    aside: PathBuf,
    target: PathBuf,
}

impl<'p> Swap<'p> {
    /// Makes the folders of a file, and one for its new text.
    fn new(
        plan: &'p Plan,
        change: &'p Change,
        number: usize,
        scratches: &mut BTreeMap<PathBuf, Scratch>,
    ) -> Result<Self, Fault> {
        fs::create_dir_all(&plan.root).map_err(io(&plan.root, "create"))?;
        let root = fs::canonicalize(&plan.root).map_err(io(&plan.root, "follow"))?;
        let target = plan.root.join(&change.path);
        let folder = target.parent().unwrap_or(&plan.root);
        fs::create_dir_all(folder).map_err(io(folder, "create"))?;
        let place = fs::canonicalize(folder).map_err(io(folder, "follow"))?;
        if target.is_symlink() || !place.starts_with(&root) {
            return Err(Fault::Link(change.path.clone()));
        }
        if !scratches.contains_key(&root) {
            scratches.insert(root.clone(), Scratch::new_in(&root).map_err(io(&root, "write to"))?);
        }
        let aside = scratches[&root].path().join(number.to_string());
        Ok(Self { plan, change, root, aside, target })
    }

    /// Makes sure that the file holds what the plan was made for, and writes the new text aside.
    fn prepare(&self) -> Result<(), Fault> {
        let fail = |error| Fault::Io(self.target.clone(), "write", error);
        self.expect_old()?;
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

    fn expect_old(&self) -> Result<(), Fault> {
        match file_contains(&self.target, self.change.old.as_deref()) {
            Ok(true) => Ok(()),
            // Someone deleted what is to be deleted.
            Ok(false) if self.change.new.is_none() && !self.target.exists() => Ok(()),
            Ok(false) => Err(Fault::Changed(self.change.path.clone())),
            Err(error) => Err(Fault::Io(self.target.clone(), "read", error)),
        }
    }

    fn perform(&self) -> Result<(), Fault> {
        self.expect_old()?;
        match swap(&self.aside, &self.target, self.change.old.as_deref()) {
            Ok(true) => Ok(()),
            Ok(false) => Err(Fault::Changed(self.change.path.clone())),
            Err(error) => Err(Fault::Io(self.target.clone(), "replace", error)),
        }
    }

    /// Whether what was taken out of the file's place has changed since.
    fn is_written_late(&self) -> bool {
        let old = self.change.old.as_deref().map(str::as_bytes);
        read(&self.aside).is_ok_and(|now| now.is_some() && now.as_deref() != old)
    }
}

/// Puts the old files back, and says what could not be; one that a person has saved since stays as it is.
fn roll_back(swaps: &[Swap<'_>], fault: Fault) -> MergeError {
    let mut faults = vec![fault];
    for one in swaps.iter().rev() {
        // If even this fails, the file is as the plan wanted it, and the next run goes on from there.
        if let Err(error) = swap(&one.aside, &one.target, one.change.new.as_deref()) {
            faults.push(Fault::NotRestored(one.change.path.clone(), error));
        }
    }
    MergeError { faults }
}

/// What is at a path, if anything is.
fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether a file holds exactly this, or is not there.
fn file_contains(path: &Path, text: Option<&str>) -> io::Result<bool> {
    Ok(read(path)?.as_deref() == text.map(str::as_bytes))
}

/// Exchanges two paths if `target` holds what is expected; false if it held something else, which is put back.
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

/// Exchanges what is at two paths in one step; either may be nothing.
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

/// Renames a file to a path at which there is none.
fn move_to_free(from: &Path, to: &Path) -> io::Result<()> {
    rename_with(from, to, Flag::NoReplace).unwrap_or_else(|| {
        fs::hard_link(from, to)?;
        fs::remove_file(from)
    })
}

/// Where the system has no such step, what is saved between the two renames is lost.
fn exchange_files(one: &Path, other: &Path) -> io::Result<()> {
    rename_with(one, other, Flag::Exchange).unwrap_or_else(|| {
        let third = one.with_extension("old");
        fs::hard_link(other, &third)?;
        fs::rename(one, other)?;
        fs::rename(third, one)
    })
}

/// What a rename may do that the standard library's cannot.
#[derive(Clone, Copy)]
enum Flag {
    NoReplace,
    Exchange,
}

/// A rename with a flag; `None` if the system or the file system has none.
#[cfg(any(target_os = "linux", target_os = "android", target_vendor = "apple"))]
fn rename_with(from: &Path, to: &Path, flag: Flag) -> Option<io::Result<()>> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    let flags = match flag {
        Flag::NoReplace => RenameFlags::NOREPLACE,
        Flag::Exchange => RenameFlags::EXCHANGE,
    };
    match renameat_with(CWD, from, CWD, to, flags) {
        Err(Errno::INVAL | Errno::NOSYS | Errno::NOTSUP) => None,
        result => Some(result.map_err(io::Error::from)),
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android", target_vendor = "apple")))]
fn rename_with(_: &Path, _: &Path, _: Flag) -> Option<io::Result<()>> {
    None
}
