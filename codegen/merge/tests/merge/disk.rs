//! Reading and writing real files.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, SystemTime};

use cardwright_merge::{Fault, MergeError, SourceTree, WantedTree, WholeFile, apply, apply_all, plan, replace};
use tempfile::TempDir;

use crate::world::World;

const MAGE: &str = "legacy/mage.rs";

/// A folder, and a world of three cards in two files that are wanted there.
fn start() -> (TempDir, World, WantedTree) {
    let folder = TempDir::new().expect("a folder");
    let mut world = World::new();
    world.card("A_1", MAGE, "Deal 1 damage.");
    world.card("B_2", MAGE, "Deal 2 damage.");
    world.card("N_1", "naxx/rogue.rs", "Deal 1 damage.");
    let wanted = wanted(&folder, &world);
    (folder, world, wanted)
}

fn wanted(folder: &TempDir, world: &World) -> WantedTree {
    let whole = vec![WholeFile { path: "lib.rs".into(), content: "// @generated\n".into() }];
    WantedTree { root: folder.path().join("generated"), whole_files: whole, ..world.wanted() }
}

fn run(wanted: &WantedTree) -> Result<usize, MergeError> {
    let plan = plan(wanted, &SourceTree::read_wanted(wanted)?)?;
    apply(&plan)?;
    Ok(plan.changes.len())
}

fn put(wanted: &WantedTree, path: &str, text: impl AsRef<[u8]>) {
    let path = wanted.root.join(path);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("written");
}

fn changed(wanted: &WantedTree, path: &str) -> SystemTime {
    fs::metadata(wanted.root.join(path)).and_then(|data| data.modified()).expect("a time")
}

#[test]
fn a_tree_is_written_and_then_left_alone() {
    let (_folder, _, wanted) = start();
    assert_eq!(run(&wanted).expect("written"), 3);
    let written = SourceTree::read(&wanted.root).expect("read");
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
    let before = SourceTree::read(&wanted.root).expect("read").files;
    let error = run(&self::wanted(&folder, &world)).expect_err("no Rust");
    assert!(matches!(error.faults.as_slice(), [Fault::Syntax(..)]), "{error}");
    assert_eq!(SourceTree::read(&wanted.root).expect("read").files, before);
}

#[test]
fn a_file_that_nests_thousands_deep_is_told_with_its_place() {
    let (_folder, _, wanted) = start();
    for (open, close) in [("(", ")"), ("!", ""), ("if a {} else ", "{}")] {
        let text = format!("pub const A_1: Power = {}TODO{}; //~\n", open.repeat(100_000), close.repeat(100_000));
        put(&wanted, MAGE, text);
        let error = run(&wanted).expect_err("too deep").to_string();
        assert!(error.starts_with("legacy/mage.rs:1:") && error.contains("nests too deep"), "{error}");
    }
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
    assert!(matches!(error.faults.as_slice(), [Fault::NotAFolder(path)] if path == Path::new("legacy")), "{error}");
}

#[test]
fn a_file_that_changed_in_the_meantime_is_not_overwritten() {
    let (_folder, _, wanted) = start();
    let plan = plan(&wanted, &SourceTree::read_wanted(&wanted).expect("read")).expect("a plan");
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

/// A person's save, in one of the ways in which editors save.
fn save(file: &Path, text: &str, line: &str, way: usize) {
    let all = format!("{text}{line}\n");
    match way % 3 {
        0 => fs::write(file, all).expect("written"),
        1 => {
            let aside = file.with_extension("swp");
            fs::write(&aside, all).expect("written");
            fs::rename(aside, file).expect("renamed");
        }
        _ => {
            let mut file = fs::File::options().append(true).open(file).expect("it is there");
            writeln!(file, "{line}").expect("written");
        }
    }
}

#[test]
fn none_of_300_saves_while_it_writes_is_lost() {
    let folder = TempDir::new().expect("a folder");
    let mut world = World::new();
    for n in 0..60 {
        world.card(&format!("A_{n}"), &format!("set{}/mage.rs", n / 2), "Deal 1 damage.");
    }
    run(&wanted(&folder, &world)).expect("written");
    let files: Vec<PathBuf> = (0..30).map(|n| folder.path().join(format!("generated/set{n}/mage.rs"))).collect();
    let saved_all = AtomicBool::new(false);
    let (mut written, mut refused) = (0, 0);
    thread::scope(|scope| {
        scope.spawn(|| {
            for n in 0..300 {
                let file = &files[n * 7 % files.len()];
                save(file, &fs::read_to_string(file).expect("read"), &format!("// saved {n}."), n / files.len());
                thread::sleep(Duration::from_millis(2));
            }
            saved_all.store(true, Ordering::Relaxed);
        });
        for build in 0.. {
            world.cards.values_mut().for_each(|card| card.text = format!("Deal {build} damage."));
            match run(&wanted(&folder, &world)) {
                Ok(_) => written += 1,
                Err(error) => {
                    assert!(matches!(error.faults.as_slice(), [Fault::Changed(_), ..]), "{error}");
                    refused += 1;
                }
            }
            if saved_all.load(Ordering::Relaxed) {
                break;
            }
        }
    });
    let texts: String = files.iter().map(|file| fs::read_to_string(file).expect("read")).collect();
    let lost: Vec<_> = (0..300).filter(|n| !texts.contains(&format!("// saved {n}.\n"))).collect();
    assert!(lost.is_empty(), "lost {lost:?}; {written} runs wrote, {refused} refused");
    assert!(refused > 0, "no save came while a run wrote: {written} runs");
    run(&wanted(&folder, &world)).expect("in peace, a run writes");
}

#[test]
fn a_save_after_the_plan_leaves_all_files_as_they_are() {
    let (folder, mut world, wanted) = start();
    run(&wanted).expect("written");
    world.cards.values_mut().for_each(|card| card.text = "Deal 7 damage.".into());
    let wanted = self::wanted(&folder, &world);
    let late = plan(&wanted, &SourceTree::read_wanted(&wanted).expect("read")).expect("a plan");
    put(&wanted, "naxx/rogue.rs", "// mine\n");
    let before = SourceTree::read(&wanted.root).expect("read").files;
    let error = apply(&late).expect_err("it changed").to_string();
    assert!(error.contains("naxx/rogue.rs: the file was saved while the run was under way"), "{error}");
    assert_eq!(SourceTree::read(&wanted.root).expect("read").files, before);
}

#[test]
fn one_file_is_replaced_only_if_it_is_as_it_was() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("a.md");
    fs::write(&file, "old").expect("written");
    replace(&file, "old", "new").expect("it is as it was");
    assert_eq!(fs::read_to_string(&file).expect("read"), "new");
    replace(&file, "old", "newer").expect_err("it is not");
    assert_eq!(fs::read_to_string(&file).expect("read"), "new");
}

#[test]
fn what_a_killed_run_left_goes_with_the_next_run() {
    let (_folder, _, wanted) = start();
    run(&wanted).expect("written");
    let names = |folder: &str| -> BTreeSet<_> {
        let entries = fs::read_dir(wanted.root.join(folder)).expect("a folder").map(|entry| entry.expect("an entry"));
        entries.map(|entry| entry.file_name()).collect()
    };
    let clean = (names(""), names("legacy"));
    put(&wanted, ".cardwright-k1lled/lock", "");
    put(&wanted, ".cardwright-k1lled/0", "half of a");
    assert_eq!(run(&wanted).expect("nothing to do"), 0);
    assert_eq!((names(""), names("legacy")), clean, "nothing is left beside the files");
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_or_to_another_card_file_is_told() {
    use std::os::unix::fs::symlink;
    for target in ["nowhere.rs", "../naxx/rogue.rs", "mage.rs"] {
        let (_folder, _, wanted) = start();
        run(&wanted).expect("written");
        let link = wanted.root.join(MAGE);
        fs::remove_file(&link).expect("removed");
        symlink(target, &link).expect("linked");
        let error = run(&wanted).expect_err("a link");
        assert!(matches!(error.faults.as_slice(), [Fault::NotAFile(path)] if path == Path::new(MAGE)), "{error}");
        assert!(link.is_symlink(), "it is still there");
    }
}

#[cfg(unix)]
#[test]
fn a_link_is_not_deleted_with_its_last_card() {
    use std::os::unix::fs::symlink;
    let (folder, mut world, wanted) = start();
    run(&wanted).expect("written");
    let (link, target) = (wanted.root.join("naxx/rogue.rs"), folder.path().join("elsewhere.rs"));
    fs::rename(&link, &target).expect("moved");
    symlink(&target, &link).expect("linked");
    world.cards.remove("N_1");
    let error = run(&self::wanted(&folder, &world)).expect_err("a link");
    assert!(matches!(error.faults.as_slice(), [Fault::Link(_)]), "{error}");
    assert!(link.is_symlink() && target.is_file());
}

#[cfg(unix)]
#[test]
fn links_that_point_at_each_other_do_not_keep_it_going() {
    use std::os::unix::fs::symlink;
    let (folder, _, wanted) = start();
    run(&wanted).expect("written");
    let (here, there) = (folder.path().join("here"), folder.path().join("there"));
    for (one, other) in [(&here, &there), (&there, &here)] {
        fs::create_dir_all(one).expect("a folder");
        (0..4).for_each(|n| symlink(other, one.join(format!("other{n}"))).expect("linked"));
    }
    symlink(&here, wanted.root.join("outside")).expect("linked");
    symlink("../naxx", wanted.root.join("legacy/naxx")).expect("linked");
    symlink("../legacy", wanted.root.join("naxx/legacy")).expect("linked");
    symlink("b.rs", wanted.root.join("legacy/a.rs")).expect("linked");
    symlink("a.rs", wanted.root.join("legacy/b.rs")).expect("linked");
    symlink(folder.path(), wanted.root.join("up")).expect("linked");
    assert_eq!(SourceTree::read(&wanted.root).expect("read").files.len(), 3);
    assert_eq!(run(&wanted).expect("nothing to do"), 0);
}

#[cfg(unix)]
#[test]
fn modes_are_kept_and_links_are_not_written_through() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let (folder, mut world, wanted) = start();
    run(&wanted).expect("written");
    let file = wanted.root.join(MAGE);
    assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o600, 0o600);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("set");
    world.card("A_1", MAGE, "Deal 9 damage.");
    run(&self::wanted(&folder, &world)).expect("written");
    assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o640);
    // What is outside the folder is nobody's to write, whether a file is the link or its folder.
    for link in [MAGE, "legacy"] {
        let (link, target) = (wanted.root.join(link), folder.path().join("elsewhere"));
        fs::rename(&link, &target).expect("moved");
        symlink(&target, &link).expect("linked");
        assert_eq!(run(&self::wanted(&folder, &world)).expect("nothing changes"), 0);
        let file = if target.is_dir() { target.join("mage.rs") } else { target.clone() };
        let read = |file: &Path| fs::read_to_string(file).expect("read");
        let before = (read(&file), read(&wanted.root.join("naxx/rogue.rs")));
        world.card("A_1", MAGE, &format!("{} More.", world.cards["A_1"].text));
        world.card("N_1", "naxx/rogue.rs", &world.cards["A_1"].text.clone());
        let error = run(&self::wanted(&folder, &world)).expect_err("a link");
        assert!(matches!(error.faults.as_slice(), [Fault::Link(path)] if path == Path::new(MAGE)), "{error}");
        assert_eq!((read(&file), read(&wanted.root.join("naxx/rogue.rs"))), before, "nothing is written");
        fs::remove_file(&link).expect("removed");
        fs::rename(&target, &link).expect("moved back");
        run(&self::wanted(&folder, &world)).expect("written");
    }
}

#[cfg(unix)]
#[test]
fn a_read_only_file_is_left_alone_and_nothing_is_written() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, mut world, wanted) = start();
    run(&wanted).expect("written");
    let file = wanted.root.join(MAGE);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).expect("set");
    assert_eq!(run(&wanted).expect("nothing changes"), 0);
    world.cards.values_mut().for_each(|card| card.text = "Deal 9 damage.".into());
    let before = SourceTree::read(&wanted.root).expect("read").files;
    let error = run(&self::wanted(&folder, &world)).expect_err("read-only");
    assert!(matches!(error.faults.as_slice(), [Fault::ReadOnly(path)] if path == Path::new(MAGE)), "{error}");
    assert!(error.to_string().contains("legacy/mage.rs: the file would be changed, but it is read-only"), "{error}");
    assert_eq!(SourceTree::read(&wanted.root).expect("read").files, before);
}

#[test]
fn two_folders_are_written_together_or_not_at_all() {
    let (folder, mut world, cards) = start();
    let tests = |world: &World| WantedTree { root: folder.path().join("tests"), ..self::wanted(&folder, world) };
    run(&cards).expect("written");
    run(&tests(&world)).expect("written");
    world.cards.values_mut().for_each(|card| card.text = "Deal 9 damage.".into());
    let [cards, tests] = [self::wanted(&folder, &world), tests(&world)];
    let planned = |wanted| plan(wanted, &SourceTree::read_wanted(wanted).expect("read")).expect("a plan");
    let plans = [planned(&cards), planned(&tests)];
    // A person saves a test after it was read.
    let saved = "// mine\n";
    put(&tests, MAGE, saved);
    let read = |wanted: &WantedTree| SourceTree::read(&wanted.root).expect("read").files;
    let before = [read(&cards), read(&tests)];
    let error = apply_all(&[&plans[0], &plans[1]]).expect_err("it changed").to_string();
    assert!(error.contains("nothing was written"), "{error}");
    assert_eq!([read(&cards), read(&tests)], before);
    fs::remove_file(tests.root.join(MAGE)).expect("removed");
    let plans = [planned(&cards), planned(&tests)];
    apply_all(&[&plans[0], &plans[1]]).expect("written");
    assert!(planned(&cards).is_empty() && planned(&tests).is_empty());
}

#[test]
fn a_second_byte_order_mark_and_a_conflict_of_git_are_told_with_their_place() {
    let (_folder, _, wanted) = start();
    put(&wanted, MAGE, "\u{feff}\u{feff}pub const A_1: Power = TODO; //~\n");
    let error = run(&wanted).expect_err("two marks").to_string();
    assert!(error.starts_with("legacy/mage.rs:1:2: a byte order mark stands here"), "{error}");
    let conflict = "pub const A_1: Power = TODO; //~\n<<<<<<< HEAD\n// a\n=======\n// b\n>>>>>>> other\n";
    put(&wanted, MAGE, conflict);
    let error = run(&wanted).expect_err("a conflict").to_string();
    assert!(error.starts_with("legacy/mage.rs:2:1: a merge left its conflict here"), "{error}");
    put(&wanted, MAGE, "pub const A_1: Power = TODO; //~\n<<<<<<< HEAD\n");
    let error = run(&wanted).expect_err("no Rust").to_string();
    assert!(error.starts_with("legacy/mage.rs:2:1: ") && !error.contains("merge"), "{error}");
}
