use std::io;
use std::path::PathBuf;

/// The reason why published data cannot be downloaded.
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
    InvalidPins {
        /// The file.
        file: PathBuf,
        /// The error.
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
        /// The requested build.
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
    DamagedWheel {
        /// The package and its version.
        package: String,
        /// The problem.
        what: String,
    },
}

/// The number of nearest builds in the message for an unknown number.
const NEAREST: usize = 5;

impl SourceError {
    /// The reason why pip did not download a package, from its output: there is no such release, or the last lines.
    ///
    /// `asked` is what pip was asked for, a package or `package==version`; `said` is what it printed to standard error.
    ///
    /// ```
    /// use cardwright_data::source::SourceError;
    /// let error = SourceError::of_pip("hearthstone-data==7.*", "ERROR: (from versions: 5.1, 8.1, 8.2)");
    /// assert_eq!(error.to_string(), "there is no hearthstone-data of build 7; the nearest are 5, 8");
    /// ```
    pub fn of_pip(asked: &str, said: &str) -> Self {
        let (package, version) = asked.split_once("==").unwrap_or((asked, ""));
        let releases = said.split_once("(from versions: ").and_then(|(_, rest)| rest.split_once(')'));
        let wanted = version.split('.').next().and_then(|build| build.parse::<u32>().ok());
        if let (Some((releases, _)), Some(wanted)) = (releases, wanted) {
            let mut builds: Vec<u32> =
                releases.split(',').filter_map(|it| it.trim().split('.').next()?.parse().ok()).collect();
            builds.sort_unstable_by_key(|build| (build.abs_diff(wanted), *build));
            builds.dedup();
            builds.truncate(NEAREST);
            builds.sort_unstable();
            if !builds.is_empty() {
                return Self::NoRelease { package: package.to_owned(), build: wanted, nearest: builds };
            }
        }
        let lines: Vec<_> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let end = lines[lines.len().saturating_sub(3)..].join("\n");
        Self::Pip { package: asked.to_owned(), said: end }
    }
}
