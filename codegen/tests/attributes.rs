//! `.gitattributes` marks as generated what is: files of Rust that nobody may edit, and no others.

use std::fs;
use std::path::Path;

/// Whether a pattern of `.gitattributes` matches a path below the repository: `*` stands for a part of a name, `**` for any names.
fn matches(pattern: &[&str], path: &[&str]) -> bool {
    match (pattern, path) {
        ([], []) => true,
        (["**"], rest) => !rest.is_empty(),
        ([first, pattern @ ..], [name, path @ ..]) => {
            let is_name = match first.split_once('*') {
                Some((start, end)) => {
                    name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end)
                }
                None => first == name,
            };
            is_name && matches(pattern, path)
        }
        _ => false,
    }
}

#[test]
fn patterns_match_as_in_git() {
    let matches = |pattern: &str, path: &str| {
        matches(&pattern.split('/').collect::<Vec<_>>(), &path.split('/').collect::<Vec<_>>())
    };
    assert!(matches("generated/*/facts.rs", "generated/legacy/facts.rs"));
    assert!(!matches("generated/*/facts.rs", "generated/legacy/mage.rs"));
    assert!(!matches("generated/*.rs", "generated/legacy/mage.rs"));
    assert!(matches("generated/**", "generated/legacy/mage.rs"));
}

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

#[test]
fn only_files_that_nobody_may_edit_are_marked_as_generated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap();
    let attributes = fs::read_to_string(root.join(".gitattributes")).unwrap();
    let patterns: Vec<&str> =
        attributes.lines().filter_map(|line| line.strip_suffix(" linguist-generated")?.strip_prefix('/')).collect();
    let mut files = Vec::new();
    for folder in ["codegen", "data", "engine", "generated", "tests"] {
        rust_files(&root.join(folder), &mut files);
    }
    let (mut generated, mut wrong) = (0, Vec::new());
    for file in &files {
        let path = file.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
        let names: Vec<&str> = path.split(['/', '\\']).collect();
        let is_marked = patterns.iter().any(|pattern| matches(&pattern.split('/').collect::<Vec<_>>(), &names));
        let is_generated = fs::read_to_string(file).unwrap().starts_with("// @generated");
        generated += usize::from(is_generated);
        if is_marked != is_generated {
            wrong.push(format!("{path}: marked {is_marked}, generated {is_generated}"));
        }
    }
    assert!(generated > 40 && files.len() > 1_000, "{generated} generated of {} files", files.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
