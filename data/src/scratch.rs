//! Folders for unfinished work. A folder left behind by a killed program is removed by the next one.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempDir;

/// The prefix of the folders' names; git ignores them.
const PREFIX: &str = ".cardwright-";

/// The number of random letters and digits after the prefix.
const RANDOM: usize = 6;

/// The age after which a folder counts as abandoned, on systems without locks.
const ABANDONED: Duration = Duration::from_mins(10);

/// A folder for unfinished work, removed when it is dropped.
///
/// Write a file in it, then rename the file to its place: the folder is in the same file system.
///
/// ```
/// use cardwright_data::scratch::Scratch;
/// # let parent = tempfile::tempdir()?;
/// # let parent = parent.path();
/// let scratch = Scratch::new_in(parent)?;
/// std::fs::write(scratch.path().join("new"), "text")?;
/// std::fs::rename(scratch.path().join("new"), parent.join("file"))?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Scratch {
    /// A lock that is held while the program runs, and released before the folder is removed.
    _lock: File,
    folder: TempDir,
}

impl Scratch {
    /// Creates a folder in `parent`, after removing abandoned ones.
    pub fn new_in(parent: &Path) -> io::Result<Self> {
        remove_stale(parent);
        let folder = tempfile::Builder::new().prefix(PREFIX).rand_bytes(RANDOM).tempdir_in(parent)?;
        let lock = File::create(lock_of(folder.path()))?;
        // Where a file system has no locks, the folder's age decides.
        lock.try_lock().ok();
        Ok(Self { _lock: lock, folder })
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

fn lock_of(folder: &Path) -> PathBuf {
    folder.join("lock")
}

/// Removes the folders in `parent` whose programs have ended. Folders that cannot be removed are ignored.
pub fn remove_stale(parent: &Path) {
    for path in entries(parent, PREFIX, "") {
        let random = path.file_name().and_then(|name| name.to_str()?.strip_prefix(PREFIX)).unwrap_or_default();
        if random.len() != RANDOM || !random.chars().all(|c| c.is_ascii_alphanumeric()) {
            continue;
        }
        match File::open(lock_of(&path)).map(|lock| lock.try_lock()) {
            Ok(Err(TryLockError::WouldBlock)) => {}
            Ok(Err(TryLockError::Error(_))) if !is_old(&path) => {}
            Ok(_) => drop(fs::remove_dir_all(&path)),
            // Killed before it had a lock: the folder is empty.
            Err(_) if is_old(&path) => drop(fs::remove_dir(&path)),
            Err(_) => {}
        }
    }
}

/// Removes old files that earlier versions left in a folder under names with this prefix and suffix.
pub fn sweep_earlier(folder: &Path, begin: &str, end: &str) {
    for path in entries(folder, begin, end).filter(|path| is_old(path)) {
        fs::remove_dir_all(&path).or_else(|_| fs::remove_file(&path)).ok();
    }
}

fn entries(folder: &Path, begin: &str, end: &str) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_named = move |entry: &fs::DirEntry| {
        entry.file_name().to_str().is_some_and(|name| name.starts_with(begin) && name.ends_with(end))
    };
    entries.filter(is_named).map(|entry| entry.path())
}

fn is_old(path: &Path) -> bool {
    let changed = path.symlink_metadata().and_then(|data| data.modified()).ok();
    changed.and_then(|time| time.elapsed().ok()).is_some_and(|age| age > ABANDONED)
}
