//! Identifiers use the terms of the field or of the game's client, in all crates.
//!
//! Everyday words without a noun ("told", "kept", "most") say nothing about the item that they name. [`STOCK_WORDS`] are
//! denied in the names of functions, types, constants, modules, fields, variants, files and folders. Names that contain one for
//! a reason are in `engine/tests/stock_words.txt`. The list only shrinks: a row whose item is gone is an error.
//! `CARDWRIGHT_SHRINK_NAMES=1` deletes these rows.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Words that no name contains, in lower case.
const STOCK_WORDS: &[&str] = &[
    "began", "begun", "beside", "hear", "heard", "hears", "kept", "lawful", "many", "most", "said", "say", "says",
    "speaks", "spoken", "stray", "strays", "such", "tell", "tells", "thing", "things", "threw", "throw", "thrown",
    "throws", "told", "torn", "untold",
];

/// Pairs of words that are standard terms: `at_most`, `NoSuchCard`.
const STANDARD_PAIRS: &[(&str, &str)] = &[("at", "most"), ("how", "many"), ("no", "such"), ("too", "many")];

/// The names that may contain a stock word: a path and a name per line, and comments.
const EXCEPTIONS: &str = include_str!("stock_words.txt");

/// The keywords before the name of an item.
const ITEMS: [&str; 8] = ["fn", "struct", "enum", "trait", "type", "const", "static", "mod"];

/// The words of a name in lower case: `beside` and `cards` of `BesideCards` and of `beside_cards`.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_lower = false;
    for letter in name.chars() {
        if letter == '_' || (letter.is_ascii_uppercase() && was_lower) {
            words.push(String::new());
        }
        was_lower = letter.is_ascii_lowercase() || letter.is_ascii_digit();
        if letter != '_' {
            words.last_mut().expect("there is one").push(letter.to_ascii_lowercase());
        }
    }
    words
}

/// Whether a name contains a stock word outside a standard pair.
fn has_stock_word(name: &str) -> bool {
    let words = words(name);
    words.iter().enumerate().any(|(at, word)| {
        let before = at.checked_sub(1).map_or("", |at| &words[at]);
        STOCK_WORDS.contains(&word.as_str()) && !STANDARD_PAIRS.contains(&(before, word))
    })
}

/// The identifier at the start of a text.
fn identifier(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(text.len());
    &text[..end]
}

/// A line without its visibility: `fn new` of `pub(crate) fn new`.
fn without_visibility(line: &str) -> &str {
    let Some(rest) = line.strip_prefix("pub") else { return line };
    if let Some(rest) = rest.strip_prefix(' ') {
        return rest;
    }
    rest.strip_prefix('(').and_then(|rest| rest.split_once(") ")).map_or(line, |(_, rest)| rest)
}

/// The keyword and the name of the item that a line defines.
fn item(line: &str) -> Option<(&str, &str)> {
    let line = without_visibility(line);
    if let Some(rest) = ["const fn ", "unsafe fn ", "async fn "].iter().find_map(|start| line.strip_prefix(start)) {
        return Some(("fn", identifier(rest)));
    }
    let keyword = identifier(line);
    let rest = line.strip_prefix(keyword)?.strip_prefix(' ')?;
    let name = identifier(rest.strip_prefix("mut ").unwrap_or(rest));
    (ITEMS.contains(&keyword) && !name.is_empty()).then_some((keyword, name))
}

/// The names that a source defines: items, and the fields and variants of types that are not nested in another item.
fn definitions(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    // Whether the line is within such a type, and whether that is an enum.
    let mut body: Option<bool> = None;
    for line in text.lines() {
        let code = line.trim_start();
        if let Some((keyword, name)) = item(code) {
            names.push(name);
            if (keyword == "struct" || keyword == "enum") && code.len() == line.len() && line.ends_with('{') {
                body = Some(keyword == "enum");
            }
        } else if line.starts_with('}') {
            body = None;
        } else if let Some(is_enum) = body
            && line.len() - code.len() == 4
        {
            let name = identifier(without_visibility(code));
            let is_field = without_visibility(code)[name.len()..].starts_with(':');
            let is_variant = name.starts_with(|letter: char| letter.is_ascii_uppercase());
            if !name.is_empty() && if is_enum { is_variant } else { is_field } {
                names.push(name);
            }
        }
    }
    names
}

/// The names in a path that a person chose: its folders and its file, without the extension.
fn path_names(path: &str) -> impl Iterator<Item = &str> {
    path.strip_suffix(".rs").unwrap_or(path).split('/').map(|name| name.trim_start_matches('.'))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("readable").path();
        let name = path.file_name().unwrap_or_default();
        // Names of tests are sentences.
        if path.is_dir() && name != "target" && name != "tests" {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_identifier_contains_a_stock_word() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("a workspace");
    let mut files = Vec::new();
    for folder in [".ci/xtask", "codegen", "data", "engine", "tests/harness"] {
        sources(&root.join(folder), &mut files);
    }
    assert!(files.len() > 300, "the source was found: {} files", files.len());
    let mut found = BTreeSet::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("readable");
        let path = file.strip_prefix(&root).expect("below it").to_string_lossy().replace('\\', "/");
        let names = definitions(&text);
        let names = names.into_iter().chain(path_names(&path));
        found.extend(names.filter(|name| has_stock_word(name)).map(|name| format!("{path} {name}")));
    }
    let is_row = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let excepted: BTreeSet<String> = EXCEPTIONS.lines().filter(is_row).map(str::to_owned).collect();
    let new: Vec<&String> = found.difference(&excepted).collect();
    assert!(new.is_empty(), "use a term of the field or of the client for these:\n{new:#?}");
    let gone: Vec<&String> = excepted.difference(&found).collect();
    if !gone.is_empty() && std::env::var_os("CARDWRIGHT_SHRINK_NAMES").is_some() {
        let rows = EXCEPTIONS.lines().filter(|line| !gone.iter().any(|row| row == line));
        let text: String = rows.flat_map(|row| [row, "\n"]).collect();
        fs::write(root.join("engine/tests/stock_words.txt"), text).expect("writable");
        return;
    }
    assert!(
        gone.is_empty(),
        "delete these rows of engine/tests/stock_words.txt, or set CARDWRIGHT_SHRINK_NAMES=1:\n{gone:#?}"
    );
}

#[test]
fn every_kind_of_definition_is_checked() {
    let text = "pub(crate) const MOST_CARDS: usize = 1;\npub struct BesideCards {\n    pub said: bool,\n    torn: u8,\n}\n\
        enum Kind {\n    Told(u8),\n    Clear,\n}\nimpl Kind {\n    pub const fn tell(&self) {\n        let told = 1;\n    }\n}\n\
        mod heard;\nstatic THROWN: u8 = 0;\ntype Things = u8;\n";
    let expected =
        ["MOST_CARDS", "BesideCards", "said", "torn", "Kind", "Told", "Clear", "tell", "heard", "THROWN", "Things"];
    assert_eq!(definitions(text), expected);
    assert_eq!(words("BesideCards"), ["beside", "cards"]);
    assert_eq!(words("MOST_CARDS"), ["most", "cards"]);
    assert!(has_stock_word("MOST_CARDS") && has_stock_word("told"));
    assert!(!has_stock_word("almost_untouched"), "a part of a word is not a word");
    assert!(!has_stock_word("at_most") && !has_stock_word("NoSuchCard"), "standard terms");
}

#[test]
fn names_of_files_and_folders_are_checked() {
    let names: Vec<&str> = path_names(".ci/told_cards/src/kept.rs").collect();
    assert_eq!(names, ["ci", "told_cards", "src", "kept"]);
    assert_eq!(names.iter().filter(|name| has_stock_word(name)).count(), 2);
}
