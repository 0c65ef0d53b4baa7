//! The files that are there.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::RegenerateError;

/// The Rust files below a folder, by path relative to it. What has nothing to do with the generator is in it too.
#[derive(Debug, Clone, Default)]
pub struct Tree {
    /// Texts by path.
    pub files: BTreeMap<PathBuf, String>,
}

impl Tree {
    /// Reads every `.rs` file below `root`; a root that is not there is an empty tree.
    pub fn read(root: &Path) -> Result<Self, RegenerateError> {
        let mut paths = Vec::new();
        if root.exists() {
            list(root, &mut paths)?;
        }
        let files = paths
            .into_par_iter()
            .map(|path| {
                let bytes = std::fs::read(&path).map_err(|error| RegenerateError::Io { file: path.clone(), error })?;
                let text = String::from_utf8(bytes).map_err(|error| RegenerateError::Encoding {
                    file: path.clone(),
                    at: error.utf8_error().valid_up_to(),
                })?;
                let relative = path.strip_prefix(root).unwrap_or(&path).to_owned();
                Ok((relative, text))
            })
            .collect::<Result<_, RegenerateError>>()?;
        Ok(Self { files })
    }
}

fn list(folder: &Path, out: &mut Vec<PathBuf>) -> Result<(), RegenerateError> {
    let io = |error| RegenerateError::Io { file: folder.to_owned(), error };
    for entry in std::fs::read_dir(folder).map_err(io)? {
        let entry = entry.map_err(io)?;
        let path = entry.path();
        let kind = entry.file_type().map_err(io)?;
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        if kind.is_dir() && !hidden && entry.file_name() != "target" {
            list(&path, out)?;
        } else if kind.is_file() && !hidden && path.extension().is_some_and(|ending| ending == "rs") {
            out.push(path);
        }
    }
    Ok(())
}
