use std::io;
use std::path::PathBuf;

/// Why published data cannot be downloaded.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// A file or folder cannot be read or written.
    #[error("{}: {error}", file.display())]
    Io {
        /// The file or folder.
        file: PathBuf,
        /// The cause.
        error: io::Error,
    },
    /// `data/sources.toml` is invalid; the message names the line.
    #[error("{}: {what}", file.display())]
    Pins {
        /// The file.
        file: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// A build is not in the cache, and the network must not be used.
    #[error("build {build} is not in {}; run `cargo cards fetch --build {build}` first", cache.display())]
    NotCached {
        /// The build.
        build: u32,
        /// The cache.
        cache: PathBuf,
    },
    /// A file of the cache is not as it was unpacked.
    #[error(
        "{}: the file was changed after it was unpacked; run `cargo cards fetch --build {build}`, which gets it anew", file.display()
    )]
    Changed {
        /// The file.
        file: PathBuf,
        /// Its build.
        build: u32,
    },
    /// There is no release of a build.
    #[error("there is no {package} of build {build}; the nearest are {}", nearest.iter().map(u32::to_string).collect::<Vec<_>>().join(", "))]
    NoRelease {
        /// The package.
        package: String,
        /// The build that was asked for.
        build: u32,
        /// Builds that there are.
        nearest: Vec<u32>,
    },
    /// A package is not in the cache, and the network must not be used.
    #[error("the package {package} is not in {}; run `cargo cards fetch` first", cache.display())]
    PackageNotCached {
        /// The package and its version.
        package: String,
        /// The cache.
        cache: PathBuf,
    },
    /// There is no Python, or it has no pip.
    #[error("Python's pip cannot be run ({0}); install Python 3 with pip, or give a local file with `--carddefs FILE`")]
    NoPip(String),
    /// pip could not get the package.
    #[error(
        "pip cannot get {package}: {said}\nCheck the network and that this release exists, or give a local file with `--carddefs FILE`"
    )]
    Pip {
        /// The package and its version.
        package: String,
        /// The end of pip's output.
        said: String,
    },
    /// The download does not match the pinned hash.
    #[error(
        "{package} has the sha256 {found}, but data/sources.toml pins {pinned}: not unpacked. Fetch again; if it stays so, the release was replaced"
    )]
    Hash {
        /// The package and its version.
        package: String,
        /// The hash of the download.
        found: String,
        /// The pinned hash.
        pinned: String,
    },
    /// The wheel is damaged or incomplete.
    #[error("{package}: {what}")]
    Wheel {
        /// The package and its version.
        package: String,
        /// What is wrong.
        what: String,
    },
}
