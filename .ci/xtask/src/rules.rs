//! `cargo xtask rules`: the list of the engine's rules, from the doc comments beside the code.
//!
//! A rule is a paragraph of a doc comment that begins with `Rule:`. `engine/RULES.md` shows all rules between two comments.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::shell::Shell;

/// Options of `cargo xtask rules`.
#[derive(clap::Args)]
pub struct Arguments {
    /// Only checks that the list has the rules of the code
    #[arg(long)]
    pub check: bool,
}

const DOCUMENT: &str = "engine/RULES.md";
const OPEN: &str = "<!-- rules, written by `cargo xtask rules` -->\n";
const CLOSE: &str = "<!-- /rules -->";
/// The folders with rules, from the bottom up.
const FOLDERS: [&str; 2] = ["engine/vocabulary/src", "engine/src"];

/// The rules of one file.
struct RuleFile {
    /// Below its folder: `rules/damage.rs`.
    path: String,
    /// The first line of the module's documentation.
    title: String,
    rules: Vec<Rule>,
}

/// A rule of the game.
#[derive(Debug, PartialEq, Eq)]
struct Rule {
    text: String,
    /// The item that it documents; none for a module.
    item: Option<String>,
}

/// Writes the list, or checks it.
pub fn run(shell: &Shell, arguments: &Arguments) -> Result<()> {
    let path = shell.root().join(DOCUMENT);
    let document = fs::read_to_string(&path).with_context(|| format!("cannot read {DOCUMENT}"))?;
    let mut files = Vec::new();
    for folder in FOLDERS {
        read_folder(&shell.root().join(folder), &shell.root().join(folder), &mut files)?;
    }
    let count: usize = files.iter().map(|file| file.rules.len()).sum();
    let updated = with_list(&document, &list(&files))?;
    if !arguments.check {
        fs::write(&path, &updated).with_context(|| format!("cannot write {DOCUMENT}"))?;
    } else if updated != document {
        bail!("{DOCUMENT} differs from the `Rule:` paragraphs beside the code: run `cargo xtask rules`");
    }
    println!("{count} rules of {} files", files.len());
    Ok(())
}

fn read_folder(root: &Path, folder: &Path, files: &mut Vec<RuleFile>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_folder(root, &path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let rules = rules_of(&text);
            if !rules.is_empty() {
                let path = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
                let title = text.lines().next().unwrap_or_default().trim_start_matches("//!").trim().to_owned();
                files.push(RuleFile { path, title, rules });
            }
        }
    }
    Ok(())
}

/// The rules in a source file, in order.
fn rules_of(source: &str) -> Vec<Rule> {
    let mut rules = Vec::new();
    let lines: Vec<&str> = source.lines().map(str::trim_start).collect();
    let mut at = 0;
    while at < lines.len() {
        let Some((marker, first)) = doc(lines[at]).filter(|(_, text)| text.starts_with("Rule: ")) else {
            at += 1;
            continue;
        };
        let mut text = first["Rule: ".len()..].to_owned();
        at += 1;
        while let Some((_, more)) = lines.get(at).and_then(|line| doc(line)).filter(|(_, text)| !text.is_empty()) {
            text.push(' ');
            text.push_str(more);
            at += 1;
        }
        let item = if marker == "///" { lines[at..].iter().find_map(|line| item_name(line)) } else { None };
        rules.push(Rule { text, item });
    }
    rules
}

/// The marker and the text of a doc comment's line.
fn doc(line: &str) -> Option<(&str, &str)> {
    let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
    Some((&line[..3], text.trim()))
}

/// The name that a line declares; none for comments and attributes.
fn item_name(line: &str) -> Option<String> {
    if line.starts_with("//") || line.starts_with('#') {
        return None;
    }
    // `pub(super) const fn name<T>(…)`, `Variant(u8),` and `field: u8,`.
    let mut words =
        line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty());
    let is_name = |word: &&str| {
        !["pub", "super", "crate", "in", "rules", "const", "fn", "struct", "enum", "static", "impl", "mod"]
            .contains(word)
    };
    words.find(is_name).map(str::to_owned)
}

/// One table a file.
fn list(files: &[RuleFile]) -> String {
    let mut list = String::new();
    for RuleFile { path, title, rules } in files {
        let _ = write!(list, "\n### `{path}`\n\n{title}\n\n| rule | at |\n| --- | --- |\n");
        for Rule { text, item } in rules {
            let item = item.as_ref().map_or_else(|| "the module".to_owned(), |item| format!("`{item}`"));
            let _ = writeln!(list, "| {} | {item} |", text.replace('|', "\\|"));
        }
    }
    list.push('\n');
    list
}

/// The document with another list.
fn with_list(document: &str, list: &str) -> Result<String> {
    let start = document.find(OPEN).with_context(|| format!("{DOCUMENT} has no line {}", OPEN.trim()))? + OPEN.len();
    let end = document[start..].find(CLOSE).with_context(|| format!("{DOCUMENT} has no line {CLOSE}"))? + start;
    Ok([&document[..start], list, &document[end..]].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_a_paragraph_with_the_item_that_it_documents() {
        let source = "//! Damage.\n//!\n//! Rule: All at once\n//! (Rulebook).\n\nimpl Game {\n    /// Deals.\n    ///\n    \
                      /// Rule: A | first.\n    ///\n    /// Rule: Then.\n    #[inline]\n    pub(in crate::rules) fn deal(&self) {}\n}\n";
        let rule = |text: &str, item: Option<&str>| Rule { text: text.to_owned(), item: item.map(str::to_owned) };
        let expected =
            [rule("All at once (Rulebook).", None), rule("A | first.", Some("deal")), rule("Then.", Some("deal"))];
        assert_eq!(rules_of(source), expected);
        assert_eq!(rules_of("/// Ruled by nobody.\nfn none() {}\n"), []);
        let file = RuleFile { path: "damage.rs".to_owned(), title: "Damage.".to_owned(), rules: rules_of(source) };
        let list = list(&[file]);
        assert!(list.contains("### `damage.rs`\n\nDamage.\n\n"), "{list}");
        assert!(list.contains("| All at once (Rulebook). | the module |\n| A \\| first. | `deal` |\n"), "{list}");
    }

    #[test]
    fn only_the_list_of_a_document_changes() {
        let document = format!("before\n{OPEN}old\n{CLOSE}\nafter\n");
        assert_eq!(with_list(&document, "new\n").expect("a list"), format!("before\n{OPEN}new\n{CLOSE}\nafter\n"));
        assert!(with_list("nothing", "new").expect_err("no list").to_string().contains("has no line"));
    }
}
