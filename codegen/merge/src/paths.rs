//! Paths in source, as one module and as another has to write them.

use std::collections::BTreeSet;

use crate::scan::Leaf;
use crate::tokens::{Kind, Tokens};

/// The glob that brings in a path's last name.
pub(crate) fn glob_of(path: &[String]) -> Vec<String> {
    path[..path.len() - 1].iter().cloned().chain(["*".to_owned()]).collect()
}

/// A leaf's path with `self` and `super` resolved.
pub(crate) fn absolute(leaf: &Leaf, module: &[String]) -> Vec<String> {
    resolve(&leaf.path, module).unwrap_or_else(|| leaf.path.clone())
}

/// A path that begins with `self` or `super`, from the crate's root.
fn resolve(path: &[String], module: &[String]) -> Option<Vec<String>> {
    let ups = path.iter().take_while(|part| *part == "super" || *part == "self").count();
    let up = path[..ups].iter().filter(|part| *part == "super").count();
    (ups > 0).then(|| [&module[..module.len().saturating_sub(up).max(1)], &path[ups..]].concat())
}

pub(crate) fn same_parent(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one[..one.len() - 1] == other[..other.len() - 1]
}

/// The first path in a body that begins at the crate's root or above its module.
pub(crate) fn crate_path(body: &[&str]) -> Option<String> {
    body.iter().find_map(|text| {
        let tokens: Vec<_> = Tokens::new(text).filter(|token| !token.is_comment()).collect();
        let source = |at: usize| tokens.get(at).map_or("", |token| &text[token.start..token.end]);
        let root =
            |at: &usize| matches!(source(*at), "crate" | "super") && source(at + 1) == ":" && source(at + 2) == ":";
        (0..tokens.len()).find(root).map(|at| format!("{}::{}", source(at), source(at + 3)))
    })
}

/// A text of one module as another has to write it: `self::` and `super::` become paths from the crate's root, unless
/// what they name comes along.
pub(crate) fn rewrite(text: &str, from: &[String], to: &[String], along: &BTreeSet<&str>) -> String {
    let tokens: Vec<_> = Tokens::new(text).filter(|token| !token.is_comment()).collect();
    let source = |at: usize| tokens.get(at).map_or("", |token| &text[token.start..token.end]);
    let joins = |at: usize| source(at) == ":" && source(at + 1) == ":";
    let mut out = String::new();
    let (mut done, mut at) = (0, 0);
    while at < tokens.len() {
        let begins = tokens[at].kind == Kind::Word && matches!(source(at), "self" | "super") && joins(at + 1);
        if !begins || (at >= 2 && joins(at - 2)) {
            at += 1;
            continue;
        }
        let first = at;
        let mut path = vec![source(at).to_owned()];
        while matches!(source(at + 3), "super" | "self") && joins(at + 4) {
            at += 3;
            path.push(source(at).to_owned());
        }
        let next = source(at + 3);
        let up = path.iter().filter(|part| *part == "super").count();
        let kept = if up == 0 {
            along.contains(next)
        } else {
            from.len() == to.len() && from[..from.len() - up.min(from.len())] == to[..to.len() - up.min(to.len())]
        };
        if !kept && let Some(path) = resolve(&path, from) {
            out.push_str(&text[done..tokens[first].start]);
            out.push_str(&path.join("::"));
            done = tokens[at].end;
        }
        at += 1;
    }
    out.push_str(&text[done..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(path: &str) -> Vec<String> {
        path.split("::").map(str::to_owned).collect()
    }

    #[test]
    fn paths_are_rewritten_from_the_root() {
        let (from, to) = (module("crate::legacy::mage"), module("crate::naxx::mage"));
        let text = "f(super::A, self::B, self::C, super::super::D /* super::E */, x::self::F, self.g, pub(super))";
        assert_eq!(
            rewrite(text, &from, &to, &BTreeSet::from(["C"])),
            "f(crate::legacy::A, crate::legacy::mage::B, self::C, super::super::D /* super::E */, x::self::F, self.g, pub(super))"
        );
        let near = module("crate::legacy::rogue");
        assert_eq!(rewrite("super::A + self::B", &from, &near, &BTreeSet::new()), "super::A + crate::legacy::mage::B");
    }
}
