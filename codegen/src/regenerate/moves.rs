//! What a body needs when it goes to another file: imports, helper items, and paths that mean the same there.

use std::collections::BTreeSet;
use std::path::Path;

use super::scan::{Content, OtherItem, Scanned, scan};

impl Scanned {
    /// Every item that is no card's: imports, types, and the fns and consts that are neither Power nor test.
    pub fn others_and_helpers(&self) -> Vec<OtherItem> {
        let helpers =
            self.blocks.iter().filter(|b| b.content == Content::Other && b.mark.is_none()).map(Scanned::helper);
        let mut all: Vec<OtherItem> = self.others.iter().cloned().chain(helpers).collect();
        all.sort_by_key(|item| item.region.start);
        all
    }
}

/// The items that a body uses, by index in [`Scanned::others_and_helpers`], each with whether nothing that stays in the
/// file uses it.
///
/// An import of everything (`*`) may be needed and stays where it is too.
pub fn needed(from: &Scanned, idents: &BTreeSet<String>, staying: &[&BTreeSet<String>]) -> Vec<(usize, bool)> {
    let all = from.others_and_helpers();
    let mut taken: BTreeSet<usize> = BTreeSet::new();
    let mut names: BTreeSet<String> = idents.clone();
    loop {
        let before = taken.len();
        for (at, item) in all.iter().enumerate() {
            let uses = |name: &String| name == "*" || names.contains(name.strip_prefix("impl ").unwrap_or(name));
            if !taken.contains(&at) && item.names.iter().any(uses) {
                taken.insert(at);
            }
        }
        if taken.len() == before {
            break;
        }
        for at in &taken {
            names.extend(all[*at].idents.iter().cloned());
        }
    }
    // Cards' own blocks among `staying` hold helpers' idents too where a helper is itself listed as a block.
    let cards = staying.iter().copied();
    let rest: Vec<&BTreeSet<String>> = all
        .iter()
        .enumerate()
        .filter(|(at, item)| !taken.contains(at) && !item.import)
        .map(|(_, item)| &item.idents)
        .chain(cards)
        .collect();
    let used_by_rest = |item: &OtherItem| {
        item.names.iter().any(|name| {
            let name = name.strip_prefix("impl ").unwrap_or(name);
            name == "*" || rest.iter().any(|idents| idents.contains(name))
        })
    };
    // A helper stays for as long as anything that stays needs it, through other helpers too.
    let mut stays: BTreeSet<usize> = taken.iter().copied().filter(|at| used_by_rest(&all[*at])).collect();
    loop {
        let more: Vec<usize> = taken
            .iter()
            .copied()
            .filter(|at| !stays.contains(at))
            .filter(|at| {
                all[*at].names.iter().any(|name| {
                    let name = name.strip_prefix("impl ").unwrap_or(name);
                    stays.iter().any(|stay| all[*stay].idents.contains(name) && !all[*stay].import)
                })
            })
            .collect();
        if more.is_empty() {
            break;
        }
        stays.extend(more);
    }
    taken.into_iter().map(|at| (at, !stays.contains(&at))).collect()
}

/// What goes to a file beside the blocks themselves.
#[derive(Debug, Default)]
pub struct Carried {
    /// Whole lines of imports.
    pub imports: Vec<String>,
    /// Helpers, and blocks that have no place of their own in the file.
    pub behind: Vec<String>,
    names: Vec<(String, String)>,
}

impl Carried {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.imports.is_empty() && self.behind.is_empty()
    }

    /// Takes an item along, unless the file has the very same; the error is the name that would mean two things.
    pub fn take(
        &mut self,
        from: &Scanned,
        item: &OtherItem,
        from_path: &Path,
        to_path: &Path,
        to: Option<&Scanned>,
    ) -> Result<(), String> {
        let there = to.map(Scanned::others_and_helpers).unwrap_or_default();
        let text = rewritten(&from.text[item.region.clone()], from_path, to_path);
        let tokens = super::file::body_tokens(&text);
        if there.iter().any(|other| other.tokens == tokens) || self.names.iter().any(|(_, taken)| *taken == tokens) {
            return Ok(());
        }
        for name in item.names.iter().filter(|name| *name != "*" && !name.starts_with("impl ")) {
            let clash = there.iter().any(|other| other.names.contains(name))
                || self.names.iter().any(|(taken, _)| taken == name);
            if clash {
                return Err(name.clone());
            }
        }
        self.names.extend(item.names.iter().map(|name| (name.clone(), tokens.clone())));
        let text = if text.ends_with('\n') { text } else { format!("{text}\n") };
        if item.import {
            self.imports.push(text)
        } else {
            self.behind.push(text)
        }
        Ok(())
    }
}

/// `text` with the paths `super::` and `self::` of one file as they read in a file of another folder.
///
/// Only files of cards have one crate over all folders; a test's `super` is its own set's root wherever it stands.
pub fn rewritten(text: &str, from: &Path, to: &Path) -> String {
    let module = |path: &Path| {
        let path = path.strip_prefix("aside").unwrap_or(path);
        let set = path.parent().and_then(Path::to_str).unwrap_or_default().to_owned();
        let class = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        (set, class)
    };
    let ((set, class), (to_set, to_class)) = (module(from), module(to));
    let mut out = text.to_owned();
    if text.contains("#[test]") {
        return out;
    }
    if set != to_set {
        out = replace_path_root(&out, "super::", &format!("crate::{set}::"));
    }
    if (set.as_str(), class.as_str()) != (to_set.as_str(), to_class.as_str()) {
        out = replace_path_root(&out, "self::", &format!("crate::{set}::{class}::"));
    }
    out
}

/// Replaces a path's root where it begins a path.
fn replace_path_root(text: &str, root: &str, with: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(root) {
        let before = &rest[..at];
        out.push_str(before);
        let within = before.chars().last().is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':');
        out.push_str(if within { root } else { with });
        rest = &rest[at + root.len()..];
    }
    out.push_str(rest);
    out
}

/// The byte behind the last import, where another one goes; behind the file's own documentation where there is none.
pub fn imports_end(scanned: &Scanned) -> usize {
    if let Some(end) = scanned.others.iter().filter(|item| item.import).map(|item| item.region.end).max() {
        return end;
    }
    let mut at = 0;
    for line in scanned.text.split_inclusive('\n') {
        if !(line.starts_with("//!") || line.starts_with("#![") || line.trim().is_empty()) {
            break;
        }
        at += line.len();
    }
    at
}

/// Whether a file has nothing of a person's in it: no item but imports of everything, no comment but its own
/// documentation.
pub fn holds_nothing(path: &Path, text: &str) -> bool {
    let Ok(scanned) = scan(path, text) else { return false };
    scanned.blocks.is_empty()
        && scanned.others.iter().all(|item| item.import && item.names == ["*"])
        && text.lines().all(|line| {
            let line = line.trim();
            line.is_empty() || line.starts_with("//!") || line.starts_with("use ")
        })
}
