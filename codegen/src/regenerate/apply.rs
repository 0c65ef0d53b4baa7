//! Carries a plan out.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::{Plan, RegenerateError};

/// Writes and deletes what the plan says.
///
/// Each file is written aside in its own folder and renamed over the old one, so that a crash leaves every file whole,
/// old or new; running again brings them together. Files that do not change are not touched.
pub fn apply(plan: &Plan) -> Result<(), RegenerateError> {
    for (path, text) in &plan.write {
        let file = plan.root.join(path);
        write(&file, text).map_err(|error| RegenerateError::Io { file: file.clone(), error })?;
    }
    for path in &plan.delete {
        let file = plan.root.join(path);
        fs::remove_file(&file).map_err(|error| RegenerateError::Io { file: file.clone(), error })?;
        // A folder that is empty now goes too; one that is not stays, and that is no error.
        if let Some(folder) = file.parent() {
            let _ = fs::remove_dir(folder);
        }
    }
    Ok(())
}

/// Writes a file so that at no moment a part of it stands there.
pub(crate) fn write(file: &Path, text: &str) -> std::io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut aside = tempfile::Builder::new();
    aside.prefix(".cardwright-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(file).map_or(0o644, |old| old.permissions().mode());
        aside.permissions(fs::Permissions::from_mode(mode));
    }
    let mut aside = aside.tempfile_in(folder)?;
    aside.write_all(text.as_bytes())?;
    aside.persist(file).map_err(|error| error.error)?;
    Ok(())
}
