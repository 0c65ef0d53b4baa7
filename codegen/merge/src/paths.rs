//! Paths in source, rewritten from one module to another.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::lexer::{Kind, tokens};

/// A path in a source: `super::pool::ALL`, or a single name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SourcePath<'t> {
    /// Its names; the first is empty if the path begins with `::` or continues an expression.
    pub names: Vec<&'t str>,
    /// The range of each name.
    ranges: Vec<Range<usize>>,
}

/// All paths in a text, including single names.
pub(crate) fn paths(text: &str) -> Vec<SourcePath<'_>> {
    let mut paths: Vec<SourcePath<'_>> = Vec::new();
    let (mut colons, mut open) = (0, false);
    for token in tokens(text, 0).filter(|token| !token.is_comment()) {
        if token.kind != Kind::Word {
            colons = if token.text == ":" { colons + 1 } else { 0 };
            open &= colons > 0;
            continue;
        }
        if colons != 2 || !open {
            paths.push(SourcePath { names: Vec::new(), ranges: Vec::new() });
            if let Some(path) = paths.last_mut().filter(|_| colons == 2) {
                path.names.push("");
                path.ranges.push(token.start..token.start);
            }
        }
        if let Some(path) = paths.last_mut() {
            path.names.push(token.text);
            path.ranges.push(token.start..token.end());
        }
        (colons, open) = (0, true);
    }
    paths
}

/// The number of leading `self` and `super` in a path, and the number of `super` among them.
fn relative_part<S: AsRef<str>>(path: &[S]) -> (usize, usize) {
    let relative = path.iter().take_while(|part| matches!(part.as_ref(), "super" | "self"));
    relative.fold((0, 0), |(all, up), part| (all + 1, up + usize::from(part.as_ref() == "super")))
}

/// A path with `self` and `super` resolved; other paths are returned unchanged.
pub(crate) fn resolve_relative<S: AsRef<str>>(path: &[S], module: &[String]) -> Vec<String> {
    let (relative, up) = relative_part(path);
    let base = if relative > 0 { &module[..module.len().saturating_sub(up).max(1)] } else { &[] };
    base.iter().cloned().chain(path[relative..].iter().map(|part| part.as_ref().to_owned())).collect()
}

/// Whether two modules have the same parent.
pub(crate) fn are_siblings(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one[..one.len() - 1] == other[..other.len() - 1]
}

/// Rewrites a text from one module for another: `self::` and `super::` become paths from the crate's root, unless the items
/// they name move too. `from` and `to` are the paths of the two modules, `crate` first; `along` are the names of the moving
/// items.
///
/// ```
/// use cardwright_merge::rewrite_paths;
/// let [mage, rogue] = ["mage", "rogue"].map(|name| ["crate", "legacy", name].map(str::to_owned));
/// assert_eq!(rewrite_paths("super::A + self::B", &mage, &rogue, &["B"].into()), "super::A + self::B");
/// assert_eq!(rewrite_paths("self::B", &mage, &rogue, &[].into()), "crate::legacy::mage::B");
/// ```
pub fn rewrite_paths(text: &str, from: &[String], to: &[String], along: &BTreeSet<&str>) -> String {
    let mut out = String::new();
    let mut done = 0;
    for path in paths(text) {
        let (relative, up) = relative_part(&path.names);
        // `self` and `super` alone are a receiver or a visibility.
        let Some(next) = path.names.get(relative).filter(|_| relative > 0) else { continue };
        let same = if up == 0 { along.contains(next) } else { from.len() == to.len() && shares_ancestor(from, to, up) };
        if !same {
            out.push_str(&text[done..path.ranges[0].start]);
            out.push_str(&resolve_relative(&path.names[..relative], from).join("::"));
            done = path.ranges[relative - 1].end;
        }
    }
    out + &text[done..]
}

fn shares_ancestor(one: &[String], other: &[String], up: usize) -> bool {
    let ancestor = |module: &[String]| module[..module.len().saturating_sub(up)].to_vec();
    ancestor(one) == ancestor(other)
}
