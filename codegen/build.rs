//! Computes a hash of the program's inputs, so that the program recognizes caches of an earlier version.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// The inputs that decide how texts are read: the text compiler, the vocabulary, the data, and the libraries below them.
const INPUTS: [&str; 10] = [
    "src",
    "text/src",
    "scenario/src",
    "../engine/vocabulary/src",
    "../engine/vocabulary/words/src",
    "../data/src",
    "../data/build.rs",
    "../data/aliases.toml",
    "../data/enums.toml",
    "../Cargo.lock",
];

/// Modules that only display results, so that a change does not invalidate the caches. A test checks that nothing else uses
/// them.
const DISPLAY_ONLY: [&str; 5] = ["src/site", "src/difference", "src/lint", "src/search", "src/like.rs"];

fn main() -> std::io::Result<()> {
    let mut hasher = DefaultHasher::new();
    for of in INPUTS {
        println!("cargo:rerun-if-changed={of}");
        let mut files = BTreeSet::new();
        collect(Path::new(of), &mut files)?;
        for file in files.into_iter().filter(|file| !DISPLAY_ONLY.iter().any(|shows| file.starts_with(shows))) {
            file.hash(&mut hasher);
            std::fs::read(&file)?.hash(&mut hasher);
        }
    }
    println!("cargo:rustc-env=CARDWRIGHT_SOURCES={:016x}", hasher.finish());
    Ok(())
}

fn collect(path: &Path, files: &mut BTreeSet<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        files.insert(path.to_owned());
        return Ok(());
    }
    for entry in std::fs::read_dir(path)? {
        collect(&entry?.path(), files)?;
    }
    Ok(())
}
