//! `.gitattributes` marks as generated what is: files of Rust that nobody may edit, and no others.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, thread};

fn rust_files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && !name.starts_with('.') && name != "target" {
            rust_files(&path, found);
        } else if path.is_file() && path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
}

/// The paths to which git gives the attribute `linguist-generated`.
fn marked_in_git(root: &Path, paths: &[String]) -> BTreeSet<String> {
    let mut git = Command::new("git");
    git.args(["check-attr", "-z", "--stdin", "linguist-generated"]).current_dir(root);
    let mut git = git.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("git runs");
    let mut input = git.stdin.take().expect("a pipe");
    let asked = paths.join("\0");
    let asking = thread::spawn(move || input.write_all(asked.as_bytes()));
    let output = git.wait_with_output().expect("git answers");
    asking.join().expect("the paths are written").expect("git reads them");
    let answer = String::from_utf8(output.stdout).expect("names of files");
    let rows: Vec<&str> = answer.split_terminator('\0').collect();
    assert_eq!(rows.len(), 3 * paths.len(), "git names a path, the attribute and its value");
    rows.chunks(3).filter(|row| row[2] == "set").map(|row| row[0].to_owned()).collect()
}

#[test]
fn only_files_that_nobody_may_edit_are_marked_as_generated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap();
    let mut files = Vec::new();
    for folder in ["codegen", "data", "engine", "generated", "tests"] {
        rust_files(&root.join(folder), &mut files);
    }
    let paths: Vec<String> =
        files.iter().map(|file| file.strip_prefix(&root).unwrap().to_string_lossy().into_owned()).collect();
    let marked = marked_in_git(&root, &paths);
    let (mut generated, mut wrong) = (0, Vec::new());
    for (file, path) in files.iter().zip(&paths) {
        let is_marked = marked.contains(path);
        let is_generated = fs::read_to_string(file).unwrap().starts_with("// @generated");
        generated += usize::from(is_generated);
        if is_marked != is_generated {
            wrong.push(format!("{path}: marked {is_marked}, generated {is_generated}"));
        }
    }
    assert!(generated > 40 && files.len() > 1_000, "{generated} generated of {} files", files.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
