//! The folder of a site: writes changed pages, keeps unchanged ones, and deletes files that are no longer pages.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::SiteError;

/// The first file written to a site; it identifies the folder as a site.
pub const SITE_MARK: &str = "site.json";

/// A page of the site: its path below the folder, and its text.
pub type Page = (String, String);

/// A file of the site: its path below the folder, and its content.
pub type File = (String, Vec<u8>);

/// Checks that a site can be written to the folder, and creates it: it must be empty, or contain only a site.
pub fn prepare(out: &Path) -> Result<(), SiteError> {
    fs::create_dir_all(out).map_err(|error| SiteError::io(out, error))?;
    check_folder(out, &list(out)?)
}

fn check_folder(out: &Path, stands: &BTreeSet<PathBuf>) -> Result<(), SiteError> {
    if !stands.is_empty() && !stands.contains(Path::new(SITE_MARK)) {
        return Err(SiteError::Foreign(out.to_owned()));
    }
    Ok(())
}

/// Makes the folder contain exactly these pages. Refuses a folder that contains anything but a site.
///
/// An interrupted run leaves a mixture of old and new pages; the next run repairs it.
pub fn write(out: &Path, pages: &[File]) -> Result<(), SiteError> {
    let stands = list(out)?;
    check_folder(out, &stands)?;
    let folders: BTreeSet<PathBuf> =
        pages.iter().filter_map(|(path, _)| Some(out.join(path).parent()?.to_owned())).collect();
    for folder in &folders {
        fs::create_dir_all(folder).map_err(|error| SiteError::io(folder, error))?;
    }
    let put = |(path, content): &File| {
        let file = out.join(path);
        if fs::read(&file).is_ok_and(|old| old == *content) {
            return Ok(());
        }
        fs::write(&file, content).map_err(|error| SiteError::io(&file, error))
    };
    let (mark, others): (Vec<&File>, Vec<&File>) = pages.iter().partition(|(path, _)| path == SITE_MARK);
    mark.into_iter().try_for_each(put)?;
    others.into_par_iter().try_for_each(put)?;
    let wanted: BTreeSet<&Path> = pages.iter().map(|(path, _)| Path::new(path)).collect();
    for gone in stands.iter().filter(|path| !wanted.contains(path.as_path())) {
        let file = out.join(gone);
        fs::remove_file(&file).map_err(|error| SiteError::io(&file, error))?;
    }
    Ok(())
}

/// The existing files, by path below the folder; empty if the folder does not exist.
fn list(out: &Path) -> Result<BTreeSet<PathBuf>, SiteError> {
    let (mut files, mut open) = (BTreeSet::new(), vec![PathBuf::new()]);
    while let Some(folder) = open.pop() {
        let full = out.join(&folder);
        let entries = match fs::read_dir(&full) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && folder.as_os_str().is_empty() => break,
            Err(error) => return Err(SiteError::io(&full, error)),
        };
        for entry in entries {
            let entry = entry.map_err(|error| SiteError::io(&full, error))?;
            let path = folder.join(entry.file_name());
            // Symbolic links are treated as files and not followed.
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                open.push(path);
            } else {
                files.insert(path);
            }
        }
    }
    Ok(files)
}
