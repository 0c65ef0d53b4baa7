//! House rules of the engine, as tests.
use std::fs;
use std::path::Path;

fn rust_files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Whether a word looks like a card's id: capitals and digits, an underscore, digits.
fn is_card_id(word: &str) -> bool {
    word.split_once('_').is_some_and(|(set, number)| {
        let digits = number.chars().take_while(char::is_ascii_digit).count();
        set.len() >= 2
            && set.starts_with(|letter: char| letter.is_ascii_uppercase())
            && set.chars().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
            && digits >= 2
            && number.len() <= digits + 2
    })
}

#[test]
fn the_engine_names_no_card() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    rust_files(&root.join("src"), &mut files);
    rust_files(&root.join("arena/src"), &mut files);
    assert!(files.len() > 30, "the source was found");
    for file in files {
        let text = fs::read_to_string(&file).expect("readable");
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        if let Some(id) = words.into_iter().find(|word| is_card_id(word)) {
            panic!("{} names the card {id}: cards belong to the card crate, the engine needs a word", file.display());
        }
    }
}

#[test]
fn no_file_is_asked_to_hold_everything() {
    let mut files = Vec::new();
    rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    for file in files {
        let lines = fs::read_to_string(&file).expect("readable").lines().count();
        assert!(lines <= 600, "{} has {lines} lines: it is asking to be two", file.display());
    }
}

/// Checklist, S41: who raises the version says what card files have to change.
#[test]
fn every_version_of_the_vocabulary_has_its_migration() {
    let notes = include_str!("../src/script/MIGRATION.md");
    let told: Vec<u32> =
        notes.lines().filter_map(|line| line.strip_prefix("## ")).filter_map(|version| version.parse().ok()).collect();
    let versions: Vec<u32> = (1..=cardwright_engine::script::VERSION).rev().collect();
    assert_eq!(told, versions, "one heading a version, the newest first");
}
