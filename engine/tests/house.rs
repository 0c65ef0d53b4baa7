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
    for source in ["src", "vocabulary/src", "arena/src"] {
        rust_files(&root.join(source), &mut files);
    }
    assert!(files.len() > 30, "the source was found");
    for file in files {
        let text = fs::read_to_string(&file).expect("readable");
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        if let Some(id) = words.into_iter().find(|word| is_card_id(word)) {
            panic!("{} names the card {id}: cards belong to the card crate, the engine needs a word", file.display());
        }
    }
}

/// The functions of a file that have more than [`LONGEST_FUNCTION`] lines of code, and no `too_many_lines` with a reason.
#[derive(Default)]
struct LongFunctions<'t> {
    lines: Vec<&'t str>,
    found: Vec<String>,
}

/// A longer function says why, in the reason of an `allow` or `expect`.
const LONGEST_FUNCTION: usize = 80;

impl LongFunctions<'_> {
    fn look_at(&mut self, name: &syn::Ident, attributes: &[syn::Attribute], body: &syn::Block) {
        let excused = attributes.iter().any(|attribute| {
            let syn::Meta::List(list) = &attribute.meta else { return false };
            let tokens = list.tokens.to_string();
            tokens.contains("too_many_lines") && tokens.contains("reason")
        });
        let (from, to) = (body.brace_token.span.open().start().line, body.brace_token.span.close().end().line);
        let is_code = |line: &&&str| !line.trim().is_empty() && !line.trim().starts_with("//");
        let length = self.lines[from..to - 1].iter().filter(is_code).count();
        if length > LONGEST_FUNCTION && !excused {
            self.found.push(format!("`{name}` with {length} lines"));
        }
    }
}

impl syn::visit_mut::VisitMut for LongFunctions<'_> {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        self.look_at(&item.sig.ident, &item.attrs, &item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        self.look_at(&item.sig.ident, &item.attrs, &item.block);
    }
}

#[test]
fn long_functions_have_a_reason() {
    use syn::visit_mut::VisitMut;
    let mut files = Vec::new();
    for source in ["src", "vocabulary/src"] {
        rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(source), &mut files);
    }
    let mut found = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("readable");
        let mut functions = LongFunctions { lines: text.lines().collect(), found: Vec::new() };
        functions.visit_file_mut(&mut syn::parse_file(&text).expect("Rust"));
        found.extend(functions.found.into_iter().map(|function| format!("{}: {function}", file.display())));
    }
    assert!(found.is_empty(), "split these, or allow `clippy::too_many_lines` with a reason:\n{}", found.join("\n"));
}

/// Libraries are not compiled a second time for tests (`test = false` in their `Cargo.toml`), so a test in their source never runs.
#[test]
fn tests_stand_where_they_are_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for source in ["engine", "data", "codegen"] {
        rust_files(&root.join(source), &mut files);
    }
    files.retain(|file| file.iter().any(|folder| folder == "src"));
    assert!(files.len() > 300, "the source was found: {} files", files.len());
    let is_attribute = |line: &str| line.trim() == "#[test]" || line.trim().starts_with("#[cfg(test)]");
    for file in files {
        let text = fs::read_to_string(&file).expect("readable");
        let line = text.lines().position(is_attribute);
        assert_eq!(line, None, "{}: a test here never runs; it belongs into the crate's tests/", file.display());
    }
}

/// Checklist, S41: who raises the version says what card files have to change.
#[test]
fn every_version_of_the_vocabulary_has_its_migration() {
    let notes = include_str!("../vocabulary/src/script/MIGRATION.md");
    let told: Vec<u32> =
        notes.lines().filter_map(|line| line.strip_prefix("## ")).filter_map(|version| version.parse().ok()).collect();
    let versions: Vec<u32> = (1..=cardwright_engine::script::VERSION).rev().collect();
    assert_eq!(told, versions, "one heading a version, the newest first");
}
