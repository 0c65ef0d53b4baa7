//! Writing a plan: every file is old or new at every moment, never half of each.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use tempfile::NamedTempFile;

use crate::error::{Fault, MergeError};
use crate::report::{Change, Plan};
use crate::wanted::ASIDE;

/// Does what a plan says.
///
/// Each new text is written beside its file and then renamed over it, those that source goes to before those that it
/// leaves, and files are deleted last. A run that is cut off leaves each file whole; the next one finishes it.
/// If a file changed since the tree was read, nothing is written.
pub fn apply(plan: &Plan) -> Result<(), MergeError> {
    let (gone, mut written): (Vec<&Change>, Vec<&Change>) =
        plan.changes.iter().partition(|change| change.new.is_none());
    written.sort_by_key(|change| order(change));
    let faults = plan.changes.par_iter().filter_map(|change| unchanged(&plan.root, change).err());
    MergeError::from_faults(faults.collect())?;

    let folders: BTreeSet<PathBuf> =
        written.iter().filter_map(|change| plan.root.join(&change.path).parent().map(Path::to_path_buf)).collect();
    for folder in &folders {
        fs::create_dir_all(folder).map_err(|error| Fault::Io(folder.clone(), "create", error))?;
    }
    let ready: Vec<_> = written.par_iter().map(|change| write_aside(&plan.root, change)).collect();
    for (target, file) in MergeError::collect(ready)? {
        file.persist(&target).map_err(|error| Fault::Io(target, "replace", error.error))?;
    }
    for change in gone {
        let path = plan.root.join(&change.path);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(Fault::Io(path, "delete", error).into());
            }
            _ => {}
        }
        // A set's folder goes with its last file; one that is not empty stays.
        let folder = path.parent().filter(|folder| *folder != plan.root);
        folder.map_or(Ok(()), fs::remove_dir).ok();
    }
    Ok(())
}

/// New files and what lies aside first: what comes there has to be safe before it is taken out elsewhere.
fn order(change: &Change) -> u8 {
    match (&change.old, change.path.starts_with(ASIDE)) {
        (None, _) => 0,
        (Some(_), false) => 1,
        (Some(_), true) => 2,
    }
}

/// Makes sure that a file holds what the plan was made for.
fn unchanged(root: &Path, change: &Change) -> Result<(), Fault> {
    let path = root.join(&change.path);
    let now = match fs::read(&path) {
        Ok(bytes) => Some(bytes),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => None,
        Err(error) => return Err(Fault::Io(path, "read", error)),
    };
    if now.as_deref() == change.old.as_deref().map(str::as_bytes) {
        Ok(())
    } else {
        Err(Fault::Changed(change.path.clone()))
    }
}

/// Writes the new text into the folder of its file, and says which path it is to take.
fn write_aside(root: &Path, change: &Change) -> Result<(PathBuf, NamedTempFile), Fault> {
    let path = root.join(&change.path);
    // A link stays a link: what it points at is replaced.
    let target = fs::canonicalize(&path).unwrap_or(path);
    write_beside(&target, change).map(|file| (target.clone(), file)).map_err(|error| Fault::Io(target, "write", error))
}

fn write_beside(target: &Path, change: &Change) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".merge-");
    #[cfg(unix)]
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o666);
    #[cfg(unix)]
    builder.permissions(mode);
    let folder = target.parent().unwrap_or(Path::new("."));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(change.new.as_deref().unwrap_or_default().as_bytes())?;
    if change.old.is_some() {
        let old = File::open(target)?;
        file.as_file().set_permissions(old.metadata()?.permissions())?;
        // A person's words may be in it: they have to be on the disk before the old file goes.
        file.as_file().sync_data()?;
    }
    Ok(file)
}
