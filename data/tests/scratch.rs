//! Folders for unfinished work.

use std::fs::{self, File};
use std::time::Duration;

use cardwright_data::scratch::{Scratch, remove_stale, sweep_earlier};

#[test]
fn what_nobody_uses_any_more_is_removed_and_what_is_in_use_stays() {
    let parent = tempfile::tempdir().expect("a temporary folder");
    let count = || fs::read_dir(parent.path()).expect("it is there").count();
    let first = Scratch::new_in(parent.path()).expect("a folder");
    let second = Scratch::new_in(parent.path()).expect("a folder");
    assert_eq!(count(), 2, "the first one is in use");
    drop(second);
    // What a kill leaves: the folder without anyone who holds its lock.
    let killed = parent.path().join(".cardwright-k1lled");
    fs::create_dir(&killed).expect("a folder");
    fs::write(killed.join("lock"), "").expect("written");
    fs::write(killed.join("large"), "x").expect("written");
    // What others have under such a name.
    let others =
        [".cardwright-notes.md", ".cardwright-settings", ".cardwright-mine12"].map(|it| parent.path().join(it));
    for folder in &others {
        fs::create_dir_all(folder.join("inner")).expect("a folder");
    }
    remove_stale(parent.path());
    assert!(!killed.exists() && first.path().exists());
    for folder in &others {
        fs::remove_dir_all(folder).expect("it is still there");
    }
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
    let sweep = || sweep_earlier(parent.path(), "cards.sqlite.", ".new");
    sweep();
    assert!(left.exists(), "another program may be writing it");
    for file in [&left, &kept] {
        let file = File::options().write(true).open(file).expect("it is there");
        file.set_modified(hour_ago).expect("its time can be set");
    }
    sweep();
    assert!(!left.exists() && kept.exists());
}
