//! Reading and writing real files.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use cardwright_merge::{Fault, MergeError, Tree, Wanted, WholeFile, apply, plan};
use tempfile::TempDir;

use crate::world::World;

const MAGE: &str = "legacy/mage.rs";

/// A folder, and a world of three cards in two files that are wanted there.
fn start() -> (TempDir, World, Wanted) {
    let folder = TempDir::new().expect("a folder");
    let mut world = World::new();
    world.card("A_1", MAGE, "Deal 1 damage.");
    world.card("B_2", MAGE, "Deal 2 damage.");
    world.card("N_1", "naxx/rogue.rs", "Deal 1 damage.");
    let wanted = wanted(&folder, &world);
    (folder, world, wanted)
}

fn wanted(folder: &TempDir, world: &World) -> Wanted {
    let whole = vec![WholeFile { path: "lib.rs".into(), content: "// @generated\n".into() }];
    Wanted { root: folder.path().join("generated"), whole, ..world.wanted() }
}

fn run(wanted: &Wanted) -> Result<usize, MergeError> {
    let plan = plan(wanted, &Tree::read_for(wanted)?)?;
    apply(&plan)?;
    Ok(plan.changes.len())
}

fn put(wanted: &Wanted, path: &str, text: impl AsRef<[u8]>) {
    let path = wanted.root.join(path);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("written");
}

fn changed(wanted: &Wanted, path: &str) -> SystemTime {
    fs::metadata(wanted.root.join(path)).and_then(|data| data.modified()).expect("a time")
}

#[test]
fn a_tree_is_written_and_then_left_alone() {
    let (_folder, _, wanted) = start();
    assert_eq!(run(&wanted).expect("written"), 3);
    let written = Tree::read(&wanted.root).expect("read");
    assert_eq!(
        written.files.keys().map(|path| path.to_str().expect("text")).collect::<Vec<_>>(),
        [MAGE, "lib.rs", "naxx/rogue.rs"]
    );
    assert_eq!(run(&wanted).expect("nothing to do"), 0);
}

#[test]
fn files_that_would_not_change_are_not_touched() {
    let (folder, mut world, wanted) = start();
    run(&wanted).expect("written");
    let long_ago = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    for path in [MAGE, "naxx/rogue.rs", "lib.rs"] {
        let file = fs::File::options().write(true).open(wanted.root.join(path)).expect("it is there");
        file.set_modified(long_ago).expect("set");
    }
    world.card("N_1", "naxx/rogue.rs", "Deal 3 damage.");
    run(&self::wanted(&folder, &world)).expect("written");
    assert_eq!([changed(&wanted, MAGE), changed(&wanted, "lib.rs")], [long_ago; 2]);
    assert_ne!(changed(&wanted, "naxx/rogue.rs"), long_ago);
}

#[test]
fn nothing_is_written_when_one_file_does_not_parse() {
    let (folder, mut world, wanted) = start();
    run(&wanted).expect("written");
    put(&wanted, MAGE, "pub const A_1: Power = ");
    world.card("N_1", "naxx/rogue.rs", "Deal 3 damage.");
    let before = Tree::read(&wanted.root).expect("read").files;
    let error = run(&self::wanted(&folder, &world)).expect_err("no Rust");
    assert!(matches!(error.faults.as_slice(), [Fault::Syntax(..)]), "{error}");
    assert_eq!(Tree::read(&wanted.root).expect("read").files, before);
}

#[test]
fn what_is_no_text_is_told_with_its_place() {
    let (_folder, _, wanted) = start();
    put(&wanted, MAGE, b"// a\n// \xc3\xa4b\xff\n");
    let error = run(&wanted).expect_err("no text");
    assert!(error.to_string().starts_with("legacy/mage.rs:2:6: this byte is not UTF-8"), "{error}");
}

#[test]
fn a_folder_in_the_place_of_a_file_is_told() {
    let (_folder, _, wanted) = start();
    put(&wanted, "legacy/mage.rs/inner.rs", "");
    let error = run(&wanted).expect_err("a folder");
    assert!(matches!(error.faults.as_slice(), [Fault::Folder(path)] if path == Path::new(MAGE)), "{error}");
    assert!(!wanted.root.join("lib.rs").exists(), "nothing is written");
}

#[test]
fn a_file_in_the_place_of_a_folder_is_told() {
    let (_folder, _, wanted) = start();
    put(&wanted, "legacy", "");
    let error = run(&wanted).expect_err("a file");
    assert!(matches!(error.faults.as_slice(), [Fault::NoFolder(path)] if path == Path::new("legacy")), "{error}");
}

#[test]
fn a_file_that_changed_in_the_meantime_is_not_overwritten() {
    let (_folder, _, wanted) = start();
    let plan = plan(&wanted, &Tree::read_for(&wanted).expect("read")).expect("a plan");
    put(&wanted, MAGE, "// I was here first.\n");
    let error = apply(&plan).expect_err("it changed");
    assert!(matches!(error.faults.as_slice(), [Fault::Changed(path)] if path == Path::new(MAGE)), "{error}");
    assert!(!wanted.root.join("lib.rs").exists(), "nothing is written");
}

#[test]
fn a_file_without_blocks_goes_with_its_folder() {
    let (folder, mut world, wanted) = start();
    run(&wanted).expect("written");
    world.cards.remove("N_1");
    run(&self::wanted(&folder, &world)).expect("written");
    assert!(!wanted.root.join("naxx").exists() && wanted.root.join(MAGE).exists());
}

#[test]
fn nothing_is_left_beside_the_files() {
    let (_folder, _, wanted) = start();
    run(&wanted).expect("written");
    let names =
        fs::read_dir(wanted.root.join("legacy")).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    assert_eq!(names.collect::<Vec<_>>(), ["mage.rs"]);
}

#[cfg(unix)]
#[test]
fn modes_and_links_are_kept() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let (folder, mut world, wanted) = start();
    run(&wanted).expect("written");
    let (link, target) = (wanted.root.join(MAGE), folder.path().join("elsewhere.rs"));
    let fresh = fs::metadata(&link).expect("it is there").permissions().mode();
    assert_eq!(fresh & 0o600, 0o600);
    fs::rename(&link, &target).expect("moved");
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).expect("set");
    symlink(&target, &link).expect("linked");
    world.card("A_1", MAGE, "Deal 9 damage.");
    run(&self::wanted(&folder, &world)).expect("written");
    assert!(link.is_symlink() && fs::read_to_string(&target).expect("read").contains("Deal 9 damage."));
    assert_eq!(fs::metadata(&target).expect("it is there").permissions().mode() & 0o777, 0o640);
}
