//! The folder of a site: it appears whole, in the place of the one before, or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::SiteError;

/// Stands in every site that was written, and says so.
pub const MARK: &str = "site.json";

/// A file of the site: its path below the folder, and what it holds.
pub type Page = (String, String);

/// Writes the files aside and renames the folder. A folder that holds anything but a site is left alone.
pub fn write(out: &Path, pages: &[Page]) -> Result<(), SiteError> {
    let io = |path: &Path| {
        let path = path.to_owned();
        move |error| SiteError::io(&path, error)
    };
    let stands = out.exists();
    if stands {
        let mut entries = fs::read_dir(out).map_err(io(out))?;
        if !out.join(MARK).is_file() && entries.next().is_some() {
            return Err(SiteError::Foreign(out.to_owned()));
        }
    }
    let parent = out.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent).map_err(io(parent))?;
    let work = tempfile::Builder::new().prefix(".site-").tempdir_in(parent).map_err(io(parent))?;
    let fresh = work.path().join("fresh");
    let mut folders: Vec<PathBuf> = pages.iter().filter_map(|(path, _)| Some(fresh.join(path).parent()?.to_owned())).collect();
    folders.sort_unstable();
    folders.dedup();
    for folder in &folders {
        fs::create_dir_all(folder).map_err(io(folder))?;
    }
    pages.par_iter().try_for_each(|(path, text)| {
        let file = fresh.join(path);
        fs::write(&file, text).map_err(io(&file))
    })?;
    if stands {
        fs::rename(out, work.path().join("replaced")).map_err(io(out))?;
    }
    fs::rename(&fresh, out).map_err(io(out))
}
