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

/// The functions of a file that have more lines of code than that, with their lengths.
struct LongFunctions<'t> {
    lines: Vec<&'t str>,
    longest: usize,
    found: Vec<LongFunction>,
}

/// A function with its number of lines, and whether it allows `too_many_lines` for a reason.
struct LongFunction {
    name: String,
    length: usize,
    excused: bool,
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
        // A function on one line has no lines between its braces.
        let length = self.lines.get(from..to - 1).unwrap_or_default().iter().filter(is_code).count();
        if length > self.longest {
            self.found.push(LongFunction { name: name.to_string(), length, excused });
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
        let mut functions =
            LongFunctions { lines: text.lines().collect(), longest: LONGEST_FUNCTION, found: Vec::new() };
        functions.visit_file_mut(&mut syn::parse_file(&text).expect("Rust"));
        let faulty = functions.found.into_iter().filter(|function| !function.excused);
        found.extend(faulty.map(|it| format!("{}: `{}` with {} lines", file.display(), it.name, it.length)));
    }
    assert!(found.is_empty(), "split these, or allow `clippy::too_many_lines` with a reason:\n{}", found.join("\n"));
}

/// The functions of all crates with more than 100 lines of code: each is a table, with an arm, a row or a paragraph for each case.
const TABLES: [(&str, &str); 10] = [
    ("codegen/merge/tests/merge/random.rs", "edit"),
    ("codegen/scenario/src/model/apply.rs", "effect"),
    ("codegen/scenario/src/model/query.rs", "condition_holds"),
    ("codegen/scenario/src/model/stimuli.rs", "stimulus"),
    ("codegen/scenario/src/plan/stimuli.rs", "possible_causes"),
    ("codegen/scenario/src/plan/stimuli.rs", "stimuli"),
    ("codegen/text/src/grammar/functions.rs", "grammar_function"),
    ("engine/src/rules/effect.rs", "perform"),
    ("tests/harness/table.rs", "holds"),
    ("tests/harness/table.rs", "step"),
];

#[test]
fn functions_of_more_than_100_lines_are_tables() {
    use syn::visit_mut::VisitMut;
    const LONGEST: usize = 100;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("a workspace");
    let mut files = Vec::new();
    for source in [".ci/xtask", "codegen", "data", "engine", "generated", "tests"] {
        rust_files(&root.join(source), &mut files);
    }
    files.retain(|file| !file.components().any(|part| part.as_os_str() == "target"));
    assert!(files.len() > 1_000, "the source was found: {} files", files.len());
    let mut found = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).expect("readable");
        // Only a file in which so many lines are between two functions can have a long one.
        let is_start = |line: &str| {
            let line = line.trim_start();
            ["fn ", "const fn ", "pub "].iter().any(|start| line.starts_with(start)) || line.starts_with("pub(")
        };
        let is_start = |line: &str| is_start(line) && line.contains("fn ");
        let starts = text.lines().enumerate().filter(|(_, line)| is_start(line)).map(|(at, _)| at);
        let starts: Vec<usize> = starts.chain([text.lines().count()]).collect();
        if !starts.windows(2).any(|pair| pair[1] - pair[0] > LONGEST) {
            continue;
        }
        let mut functions = LongFunctions { lines: text.lines().collect(), longest: LONGEST, found: Vec::new() };
        functions.visit_file_mut(&mut syn::parse_file(&text).expect("Rust"));
        let path = file.strip_prefix(&root).expect("below it").to_string_lossy().replace('\\', "/");
        found.extend(functions.found.into_iter().map(|it| (path.clone(), it.name, it.length)));
    }
    let is_table = |path: &str, name: &str| TABLES.contains(&(path, name));
    let long: Vec<String> = found
        .iter()
        .filter(|(path, name, _)| !is_table(path, name))
        .map(|(path, name, length)| format!("{path}: `{name}` with {length} lines"))
        .collect();
    assert!(long.is_empty(), "split these:\n{}", long.join("\n"));
    for (path, name) in TABLES {
        let is_long = found.iter().any(|(of, it, _)| of == path && it == name);
        assert!(is_long, "`{name}` of {path} is short: delete its row");
    }
}

/// The places that a rule names after "See also", as "`rules/zone.rs`, `can_begin`", are there: each file is in a layer of the engine
/// or in the vocabulary, and defines the names that follow it. A name without a file is in the file of the rule.
#[test]
fn rules_refer_to_files_and_functions_that_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = |name: &str| {
        let mut files = ["src", "vocabulary/src"].map(|folder| root.join(folder).join(name)).into_iter();
        let file = files.find(|file| file.exists());
        let file = file.unwrap_or_else(|| panic!("RULES.md names {name}, which is not there"));
        fs::read_to_string(file).expect("readable")
    };
    let list = fs::read_to_string(root.join("RULES.md")).expect("`cargo xtask rules` writes it");
    let (mut rules, mut checked, mut own) = (0, 0, String::new());
    for line in list.lines() {
        if let Some(file) = line.strip_prefix("### `") {
            own = source(file.trim_end_matches('`'));
        }
        rules += usize::from(line.starts_with("| ") && !own.is_empty());
        let Some((_, places)) = line.split_once(" See also ") else { continue };
        let mut text = own.clone();
        for name in places.rsplit_once(" | ").map_or(places, |(places, _)| places).split('`').skip(1).step_by(2) {
            if Path::new(name).extension().is_some_and(|it| it == "rs") {
                text = source(name);
            } else if name.chars().all(|letter| letter.is_alphanumeric() || letter == '_') {
                let kinds = ["fn ", "const ", "struct ", "enum ", "static "];
                let is_defined = kinds.iter().any(|kind| text.contains(&format!("{kind}{name}")));
                assert!(is_defined || text.contains(&format!("{name}: ")), "`{name}` is not where this says: {line}");
                checked += 1;
            }
        }
    }
    assert!(rules > 110 && checked > 15, "the rules were found: {rules} rules, {checked} names");
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

/// A new version of the vocabulary has a section that says how card files change.
#[test]
fn every_version_of_the_vocabulary_has_its_migration() {
    let notes = include_str!("../vocabulary/src/script/MIGRATION.md");
    let told: Vec<u32> =
        notes.lines().filter_map(|line| line.strip_prefix("## ")).filter_map(|version| version.parse().ok()).collect();
    let versions: Vec<u32> = (1..=cardwright_engine::script::VERSION).rev().collect();
    assert_eq!(told, versions, "one heading a version, the newest first");
}
