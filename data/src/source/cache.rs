use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Pin, PinRole, Pins, SourceError};
use crate::carddefs::Reader;
use crate::scratch::{Scratch, remove_stale, sweep_earlier};
use crate::store::Source;

/// The package with card data.
const CARD_DATA: &str = "hearthstone-data";

/// The package with the names of enums.
const ENUM_NAMES: &str = "hearthstone";

/// Maximum unpacked size of a file in a wheel.
const MAX_FILE_SIZE: u64 = 1 << 30;

/// The progress of a fetch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// pip downloads this package.
    Downloading(String),
    /// The wheel is being unpacked.
    Unpacking {
        /// Bytes unpacked.
        done: u64,
        /// Total bytes.
        total: u64,
    },
}

/// A build in the cache.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchedBuild {
    /// The build.
    pub build: u32,
    /// The package and its version, such as `hearthstone-data 255790.1`.
    pub name: String,
    /// The sha256 of its wheel.
    pub sha256: String,
    /// Whether `data/sources.toml` pins the wheel's hash.
    pub pinned: bool,
    /// The card definitions.
    pub carddefs: PathBuf,
    /// The folder of the client's English texts (`GLOBAL.txt` …).
    pub strings: PathBuf,
}

impl FetchedBuild {
    /// The build as an input of an import.
    pub fn source(&self) -> Source {
        Source { file: self.carddefs.clone(), name: self.name.clone(), sha256: Some(self.sha256.clone()) }
    }
}

/// A folder of unpacked packages: `.cache/` of the workspace, ignored by git.
#[derive(Clone, Debug)]
pub struct Cache {
    root: PathBuf,
    pins: Pins,
}

/// Metadata that is stored with unpacked files.
#[derive(Serialize, Deserialize)]
struct Package {
    name: String,
    sha256: String,
    /// The sha256 of the unpacked file.
    #[serde(default)]
    content: Option<String>,
}

const PACKAGE: &str = "package.json";

impl Cache {
    /// A cache in a folder, which does not have to exist.
    pub fn new(root: impl Into<PathBuf>, pins: Pins) -> Self {
        Self { root: root.into(), pins }
    }

    /// The pins that it uses.
    pub fn pins(&self) -> &Pins {
        &self.pins
    }

    /// Returns a build from the cache, without using the network.
    pub fn cached(&self, build: u32) -> Result<FetchedBuild, SourceError> {
        let folder = self.folder(build);
        let carddefs = folder.join("CardDefs.xml");
        let pin = self.pins.of_build(build);
        let package = read_package(&folder, pin).filter(|_| carddefs.is_file());
        let package = package.ok_or_else(|| SourceError::NotCached { build, cache: self.root.clone() })?;
        if !is_whole(&carddefs, &package, pin) {
            return Err(SourceError::Changed { file: carddefs, build });
        }
        let strings = folder.join("Strings").join("enUS");
        Ok(FetchedBuild { build, name: package.name, sha256: package.sha256, pinned: pin.is_some(), carddefs, strings })
    }

    /// Returns a build, from the cache or else from the package index.
    pub fn fetch(&self, build: u32, progress: &mut dyn FnMut(Progress)) -> Result<FetchedBuild, SourceError> {
        remove_stale(&self.root);
        sweep_earlier(&self.root, ".fetch-", "");
        if let Ok(fetched) = self.cached(build) {
            return Ok(fetched);
        }
        let pin = self.pins.of_build(build);
        let asked = match pin {
            Some(pin) => format!("{}=={}", pin.package, pin.version),
            // The newest release of that build.
            None => format!("{CARD_DATA}=={build}.*"),
        };
        self.get(&asked, pin, &|_| self.folder(build), &CARDDEFS, progress)?;
        self.cached(build)
    }

    /// The pin of a build, or of the newest one: an existing pin, or a pin of the build's newest release, which is downloaded.
    pub fn find_release(&self, build: Option<u32>, progress: &mut dyn FnMut(Progress)) -> Result<Pin, SourceError> {
        if let Some(pin) = build.and_then(|build| self.pins.of_build(build)) {
            return Ok(pin.clone());
        }
        let asked = build.map_or_else(|| CARD_DATA.to_owned(), |build| format!("{CARD_DATA}=={build}.*"));
        let folder = |version: &str| self.root.join("builds").join(version.split('.').next().unwrap_or_default());
        let Package { name, sha256, content } = self.get(&asked, None, &folder, &CARDDEFS, progress)?;
        let (package, version) = name.split_once(' ').unwrap_or((&name, ""));
        Ok(Pin { package: package.to_owned(), version: version.to_owned(), sha256, content, role: PinRole::Main })
    }

    /// The pin of the package of enum names, in this version or the newest one, which is downloaded.
    pub fn release_of_enums(
        &self,
        version: Option<&str>,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Pin, SourceError> {
        let asked = version.map_or_else(|| ENUM_NAMES.to_owned(), |version| format!("{ENUM_NAMES}=={version}"));
        let folder = |version: &str| self.package_folder(ENUM_NAMES, version);
        let Package { name, sha256, content } = self.get(&asked, None, &folder, &ENUMS, progress)?;
        let (package, version) = name.split_once(' ').unwrap_or((&name, ""));
        Ok(Pin { package: package.to_owned(), version: version.to_owned(), sha256, content, role: PinRole::Enums })
    }

    fn package_folder(&self, package: &str, version: &str) -> PathBuf {
        self.root.join("packages").join(format!("{package}-{version}"))
    }

    /// Returns `enums.py` of the pinned package of enum names, from the cache or else from the package index.
    pub fn fetch_enums(&self, progress: &mut dyn FnMut(Progress)) -> Result<PathBuf, SourceError> {
        let pin = self.pins.of(PinRole::Enums).ok_or_else(|| SourceError::InvalidPins {
            file: PathBuf::from("data/sources.toml"),
            what: "no source has the role \"enums\"".to_owned(),
        })?;
        let folder = self.package_folder(&pin.package, &pin.version);
        let file = folder.join("enums.py");
        let whole = |package| is_whole(&file, &package, Some(pin));
        if !read_package(&folder, Some(pin)).is_some_and(whole) {
            let asked = format!("{}=={}", pin.package, pin.version);
            self.get(&asked, Some(pin), &|_| folder.clone(), &ENUMS, progress)?;
        }
        Ok(file)
    }

    fn folder(&self, build: u32) -> PathBuf {
        self.root.join("builds").join(build.to_string())
    }

    /// Downloads, checks and unpacks a package into the folder for its version. The folder appears only when it is complete.
    fn get(
        &self,
        asked: &str,
        pin: Option<&Pin>,
        folder: &dyn Fn(&str) -> PathBuf,
        Contents { needed, unpack }: &Contents,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Package, SourceError> {
        let io = |file: &Path| {
            let file = file.to_owned();
            move |error| SourceError::Io { file, error }
        };
        fs::create_dir_all(&self.root).map_err(io(&self.root))?;
        let work = Scratch::new_in(&self.root).map_err(io(&self.root))?;
        progress(Progress::Downloading(asked.to_owned()));
        let wheel = download(asked, work.path())?;
        let sha256 = hash(&wheel).map_err(io(&wheel))?;
        if let Some(pin) = pin.filter(|pin| pin.sha256 != sha256) {
            let (package, pinned) = (pin.name(), pin.sha256.clone());
            return Err(SourceError::Hash { package, found: sha256, pinned });
        }
        let name = pin.map_or_else(|| released(&wheel), Pin::name);
        let fresh = work.path().join("unpacked");
        unzip(&wheel, &name, &fresh, unpack, progress)?;
        // What is pinned was checked when it was pinned.
        if *needed == CARDDEFS.needed && pin.is_none() {
            check_build(&fresh.join(needed), &name)?;
        }
        let content = hash(&fresh.join(needed)).map_err(|_| SourceError::DamagedWheel {
            package: name.clone(),
            what: format!("the wheel does not contain {needed}; this release has no card data"),
        })?;
        if let Some(pinned) = pin.and_then(|pin| pin.content.as_ref()).filter(|pinned| **pinned != content) {
            let (package, pinned) = (format!("{needed} of {name}"), pinned.clone());
            return Err(SourceError::Hash { package, found: content, pinned });
        }
        let folder = folder(name.split_once(' ').map_or("", |(_, version)| version));
        let package = Package { name, sha256, content: Some(content) };
        let text = serde_json::to_vec_pretty(&package).map_err(|error| io(&fresh)(io::Error::other(error)))?;
        fs::write(fresh.join(PACKAGE), text).map_err(io(&fresh))?;
        let parent = folder.parent().unwrap_or(&self.root);
        fs::create_dir_all(parent).map_err(io(parent))?;
        if folder.exists() {
            fs::rename(&folder, work.path().join("replaced")).map_err(io(&folder))?;
        }
        fs::rename(&fresh, &folder).map_err(io(&folder))?;
        Ok(package)
    }
}

/// The required file and the unpacked files of a wheel.
struct Contents {
    /// The required file, by its path after unpacking.
    needed: &'static str,
    /// The path to which a file of the wheel is unpacked; `None` skips the file.
    unpack: fn(&str) -> Option<PathBuf>,
}

const CARDDEFS: Contents = Contents {
    needed: "CardDefs.xml",
    unpack: |name| match name.strip_prefix("hearthstone_data/")? {
        "CardDefs.xml" => Some(PathBuf::from("CardDefs.xml")),
        other => {
            let file = other.strip_prefix("Strings/enUS/").filter(|file| !file.contains(['/', '\\']))?;
            Some(Path::new("Strings").join("enUS").join(file)).filter(|_| !file.is_empty() && file != "..")
        }
    },
};

const ENUMS: Contents =
    Contents { needed: "enums.py", unpack: |name| (name == "hearthstone/enums.py").then(|| PathBuf::from("enums.py")) };

/// The metadata of an unpacked package, if it is the pinned one.
fn read_package(folder: &Path, pin: Option<&Pin>) -> Option<Package> {
    let package: Package = serde_json::from_slice(&fs::read(folder.join(PACKAGE)).ok()?).ok()?;
    Some(package).filter(|package| pin.is_none_or(|pin| pin.sha256 == package.sha256))
}

/// Whether an unpacked file is unchanged: by the pinned hash, otherwise by the hash taken when it was unpacked.
fn is_whole(file: &Path, package: &Package, pin: Option<&Pin>) -> bool {
    let expected = pin.and_then(|pin| pin.content.as_ref()).or(package.content.as_ref());
    expected.is_some_and(|expected| hash(file).is_ok_and(|found| found == *expected))
}

/// The names of Python 3 on this system, in the order of the search.
pub const PYTHONS: [&str; 3] = if cfg!(windows) { ["py", "python", "python3"] } else { ["python3", "python", "py"] };

/// pip of a Python, one of [`PYTHONS`], in isolated mode: it ignores the current folder (`pip.py`) and variables
/// (`PYTHONPATH`). The caller adds pip's own arguments.
pub fn pip(python: &str) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-I", "-m", "pip"]);
    pip
}

/// Runs pip and returns the downloaded wheel.
fn download(asked: &str, into: &Path) -> Result<PathBuf, SourceError> {
    let mut failure = String::new();
    for python in PYTHONS {
        let mut pip = pip(python);
        pip.args(["download", "--quiet", "--disable-pip-version-check", "--no-input"]);
        pip.args(["--no-deps", "--only-binary", ":all:", "--dest"]).arg(into).arg(asked);
        let output = match pip.output() {
            Ok(output) => output,
            Err(error) => {
                failure = format!("{failure}{python}: {error}; ");
                continue;
            }
        };
        let said = String::from_utf8_lossy(&output.stderr);
        if output.status.success() {
            return wheel_in(into, asked);
        }
        if !said.contains("No module named pip") {
            return Err(SourceError::of_pip(asked, &said));
        }
        failure = format!("{failure}{python}: it has no pip; ");
    }
    Err(SourceError::NoPip(failure.trim_end_matches("; ").to_owned()))
}

/// The wheel in a folder.
fn wheel_in(folder: &Path, asked: &str) -> Result<PathBuf, SourceError> {
    let io = |error| SourceError::Io { file: folder.to_owned(), error };
    for entry in fs::read_dir(folder).map_err(io)? {
        let path = entry.map_err(io)?.path();
        if path.extension().is_some_and(|extension| extension == "whl") {
            return Ok(path);
        }
    }
    Err(SourceError::Pip { package: asked.to_owned(), said: "it downloaded no wheel".to_owned() })
}

/// `hearthstone-data 255790.1`, from the name of a wheel.
fn released(wheel: &Path) -> String {
    let file = wheel.file_name().unwrap_or_default().to_string_lossy();
    let mut parts = file.split('-');
    let (package, version) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    format!("{} {version}", package.replace('_', "-"))
}

fn hash(file: &Path) -> io::Result<String> {
    let mut digest = Sha256::new();
    let mut source = File::open(file)?;
    let mut block = vec![0; 1 << 16];
    loop {
        match source.read(&mut block)? {
            0 => break,
            read => digest.update(&block[..read]),
        }
    }
    Ok(hexadecimal(&digest.finalize()))
}

/// Bytes as hexadecimal digits, as in pins and hashes of files.
#[must_use]
pub fn hexadecimal(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

/// Unpacks the files for which `unpack` returns a path.
fn unzip(
    wheel: &Path,
    package: &str,
    into: &Path,
    unpack: &dyn Fn(&str) -> Option<PathBuf>,
    progress: &mut dyn FnMut(Progress),
) -> Result<(), SourceError> {
    let damaged = |what: String| SourceError::DamagedWheel { package: package.to_owned(), what };
    let io = |error| SourceError::Io { file: into.to_owned(), error };
    let opened = File::open(wheel).map_err(io)?;
    let mut archive = zip::ZipArchive::new(opened).map_err(|error| damaged(error.to_string()))?;
    let mut wanted = Vec::new();
    let mut total = 0;
    for at in 0..archive.len() {
        let entry = archive.by_index(at).map_err(|error| damaged(error.to_string()))?;
        let name = entry.name().map_err(|error| damaged(error.to_string()))?;
        if let Some(place) = unpack(&name) {
            if entry.size() > MAX_FILE_SIZE {
                return Err(too_large(package, &name));
            }
            total += entry.size();
            wanted.push((at, into.join(place)));
        }
    }
    fs::create_dir_all(into).map_err(io)?;
    let mut done = 0;
    let mut block = vec![0; 1 << 20];
    for (at, place) in wanted {
        let entry = archive.by_index(at).map_err(|error| damaged(error.to_string()))?;
        let name = place.strip_prefix(into).unwrap_or(&place).display().to_string();
        let (mut entry, mut size) = (entry.take(MAX_FILE_SIZE + 1), 0);
        fs::create_dir_all(place.parent().unwrap_or(into)).map_err(io)?;
        let mut file = File::create(&place).map_err(io)?;
        loop {
            // A wrong checksum appears here as a failed read.
            let read = entry.read(&mut block).map_err(|error| damaged(error.to_string()))?;
            if read == 0 {
                break;
            }
            file.write_all(&block[..read]).map_err(io)?;
            done += read as u64;
            size += read as u64;
            // Its entry in the wheel may say less.
            if size > MAX_FILE_SIZE {
                return Err(too_large(package, &name));
            }
            progress(Progress::Unpacking { done, total });
        }
        file.sync_all().map_err(io)?;
    }
    Ok(())
}

fn too_large(package: &str, file: &str) -> SourceError {
    let what = format!("{file} is larger than {} MB in the wheel; it was not unpacked", MAX_FILE_SIZE >> 20);
    SourceError::DamagedWheel { package: package.to_owned(), what }
}

/// Checks that a CardDefs.xml has the build in the version of its package.
fn check_build(carddefs: &Path, package: &str) -> Result<(), SourceError> {
    let wrong = |what: String| Err(SourceError::DamagedWheel { package: package.to_owned(), what });
    if !carddefs.is_file() {
        return Ok(());
    }
    let named = package.split_once(' ').and_then(|(_, version)| version.split('.').next());
    match Reader::open(carddefs).and_then(|mut reader| Ok(reader.root()?.build)) {
        Err(error) => wrong(format!("CardDefs.xml cannot be read: {error}")),
        Ok(Some(build)) if Some(build.to_string().as_str()) == named => Ok(()),
        Ok(Some(build)) => {
            wrong(format!("CardDefs.xml says that it is of build {build}; the release was published wrong"))
        }
        Ok(None) => wrong("CardDefs.xml does not say its build".to_owned()),
    }
}
