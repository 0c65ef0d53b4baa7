//! Writing a file so that at no moment a part of it stands there.

use std::io::Write as _;
use std::path::Path;

/// Writes `text` aside, in the same folder, and renames it over `file`, which has to exist: it keeps its permissions.
pub fn replace(file: &Path, text: &str) -> std::io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let mut aside = tempfile::NamedTempFile::new_in(folder)?;
    aside.write_all(text.as_bytes())?;
    aside.as_file().set_permissions(std::fs::metadata(file)?.permissions())?;
    aside.persist(file)?;
    Ok(())
}
