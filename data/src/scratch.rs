//! Folders for unfinished work. One that a killed program leaves behind is removed by the next program.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempDir;

/// How the names of such folders begin; git ignores them.
const PREFIX: &str = ".cardwright-";

/// Beginning and end of names that earlier versions used.
const EARLIER: [(&str, &str); 4] = [(".fetch-", ""), (".merge-", ""), (".regenerate-", ""), ("cards.sqlite.", ".new")];

/// A folder without a lock is removed when it is as old as this.
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
    /// Held as long as the program runs; closed before the folder is removed.
    _lock: File,
    folder: TempDir,
}

impl Scratch {
    /// Creates a folder in `parent`, after removing those that nobody uses any more.
    pub fn new_in(parent: &Path) -> io::Result<Self> {
        sweep(parent);
        let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(parent)?;
        let lock = File::create(lock_of(folder.path()))?;
        // Where a file system has no locks, the folder's age decides.
        if lock.try_lock().is_err() {
            fs::remove_file(lock_of(folder.path()))?;
        }
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

/// Removes the folders for unfinished work in `parent` whose program has ended. What cannot be removed does no harm.
pub fn sweep(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        let is_ours = |(begin, end): &(&str, &str)| name.starts_with(begin) && name.ends_with(end);
        if !EARLIER.iter().chain(&[(PREFIX, "")]).any(is_ours) {
            continue;
        }
        let is_old = || {
            let changed = entry.metadata().and_then(|data| data.modified()).ok();
            changed.and_then(|time| time.elapsed().ok()).is_some_and(|age| age > ABANDONED)
        };
        if File::open(lock_of(&path)).map_or_else(|_| is_old(), |lock| lock.try_lock().is_ok()) {
            fs::remove_dir_all(&path).or_else(|_| fs::remove_file(&path)).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_uses_any_more_is_removed_and_what_is_in_use_stays() {
        let parent = tempfile::tempdir().expect("a temporary folder");
        let count = || fs::read_dir(parent.path()).expect("it is there").count();
        let first = Scratch::new_in(parent.path()).expect("a folder");
        let second = Scratch::new_in(parent.path()).expect("a folder");
        assert_eq!(count(), 2, "the first one is in use");
        drop(second);
        // What a kill leaves: the folder without anyone who holds its lock.
        let killed = parent.path().join(".cardwright-killed");
        fs::create_dir(&killed).expect("a folder");
        fs::write(killed.join("lock"), "").expect("written");
        fs::write(killed.join("large"), "x").expect("written");
        sweep(parent.path());
        assert!(!killed.exists() && first.path().exists());
        drop(first);
        assert_eq!(count(), 0);
    }

    #[test]
    fn what_earlier_versions_left_is_removed_when_it_is_old() {
        let parent = tempfile::tempdir().expect("a temporary folder");
        let left = parent.path().join("cards.sqlite.x1.new");
        let kept = parent.path().join("cards.sqlite.derived");
        let hour_ago = std::time::SystemTime::now() - Duration::from_hours(1);
        for file in [&left, &kept] {
            fs::write(file, "").expect("written");
        }
        sweep(parent.path());
        assert!(left.exists(), "another program may be writing it");
        for file in [&left, &kept] {
            let file = File::options().write(true).open(file).expect("it is there");
            file.set_modified(hour_ago).expect("its time can be set");
        }
        sweep(parent.path());
        assert!(!left.exists() && kept.exists());
    }
}
