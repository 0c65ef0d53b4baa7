//! What a body needs of the file that it leaves, and whether the file that it goes to has room for it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::claims::Role;
use super::fate::{Ground, Journey, Mover};
use super::plan::Reason;
use super::scan::{Item, ItemKind, Leaf, Source};
use super::tokens::{Kind, Tokens};
use super::wanted::Crates;

/// What goes along with a block.
#[derive(Clone, Debug, Default)]
pub(super) struct Parcel {
    /// Items of the old file that the body refers to, in their order there; they are copied or moved.
    pub helpers: BTreeSet<usize>,
    /// Imports for the new file, whole lines.
    pub imports: BTreeSet<String>,
    /// The `use` items that those imports were taken from.
    pub used: BTreeSet<usize>,
    /// Items of the new file that bring in what now comes itself.
    pub replaced: BTreeSet<usize>,
}

/// The names in a file that blocks go to.
pub(super) struct Yard<'g, 't> {
    path: PathBuf,
    source: Option<&'g Source<'t>>,
    names: BTreeMap<String, Held>,
    globs: BTreeSet<Vec<String>>,
}

/// What a name stands for in a yard.
struct Held {
    /// The item's number, if it stands there already.
    item: Option<usize>,
    what: What,
}

#[derive(PartialEq, Eq)]
enum What {
    /// An item, by its fingerprint.
    Item(u32),
    /// An import, by its path from the crate's root.
    Import(Vec<String>),
}

impl<'g, 't> Yard<'g, 't> {
    /// The names in a file, without those of the items that leave it.
    pub fn new(
        ground: &Ground<'_, 't>,
        path: &Path,
        source: Option<&'g Source<'t>>,
        leaving: &BTreeSet<usize>,
    ) -> Self {
        let mut yard = Self { path: path.to_owned(), source, names: BTreeMap::new(), globs: BTreeSet::new() };
        let module = ground.wanted.crates.module(path);
        for (at, item) in source.iter().flat_map(|source| source.items.iter().enumerate()) {
            if leaving.contains(&at) {
                continue;
            }
            if let (Some(name), Some(source)) = (&item.name, source)
                && item.kind != ItemKind::Impl
            {
                yard.names.insert(name.clone(), Held { item: Some(at), what: What::Item(source.print(item)) });
            }
            for leaf in &item.uses {
                let path = absolute(leaf, &module);
                match leaf.name.as_str() {
                    "*" => drop(yard.globs.insert(path)),
                    "_" => {}
                    name => drop(yard.names.insert(name.to_owned(), Held { item: Some(at), what: What::Import(path) })),
                }
            }
        }
        yard
    }

    /// Whether a name may come in; false if the very same thing is there already.
    fn admits(&self, name: &str, what: &What) -> Result<bool, Reason> {
        match self.names.get(name) {
            None => Ok(true),
            Some(held) if held.what == *what => Ok(false),
            Some(held) => Err(self.taken(name, held)),
        }
    }

    fn taken(&self, name: &str, held: &Held) -> Reason {
        let item = held.item.and_then(|at| self.source.map(|source| source.place(&source.items[at])));
        Reason::NameTaken { name: name.to_owned(), file: self.path.clone(), place: item }
    }
}

/// Finds what a mover needs and puts it into the yard, or says why it cannot come.
pub(super) fn load(
    ground: &Ground<'_, '_>,
    mover: &Mover,
    yard: &mut Yard<'_, '_>,
    places: &BTreeMap<&str, &Path>,
) -> Result<Parcel, Reason> {
    let source = &ground.sources[mover.main.source];
    let roles = &ground.roles[mover.main.source];
    let crates = ground.wanted.crates;
    let lenient = mover.journey == Journey::Aside;
    let together = crates.together(&source.path, &mover.to);
    let from = crates.module(&source.path);
    let mut parcel = Parcel::default();
    let mut coming: Vec<(String, What)> = Vec::new();

    let roots: Vec<usize> = mover.roots().collect();
    let mut open = roots.clone();
    if !mover.touched {
        open.retain(|at| *at != mover.main.item);
    }
    let home = names(source);
    let (mut seen, mut leaves) = (BTreeSet::new(), BTreeSet::new());
    while let Some(at) = open.pop() {
        if !lenient
            && !together
            && let Some(path) = crate_path(&source.body(&source.items[at]))
        {
            return Err(Reason::Unreachable { path });
        }
        for word in source.words(&source.items[at]) {
            if !seen.insert(word) {
                continue;
            }
            for found in home.get(word).into_iter().flatten().copied().filter(|found| !roots.contains(found)) {
                let item = &source.items[found];
                match &roles[found] {
                    Role::Block(_) if item.kind == ItemKind::Fn => {
                        return Err(Reason::Unreachable { path: word.to_owned() });
                    }
                    Role::Block(key) => {
                        let place = places.get(key.as_str()).copied().unwrap_or(&source.path);
                        if place != mover.to && !lenient {
                            leaves.insert((None, import(crates, place, word, together)?));
                        }
                    }
                    Role::Extra(_) | Role::Own if item.kind == ItemKind::Use => {
                        leaves.extend(
                            item.uses.iter().filter(|leaf| leaf.name == word).map(|l| (Some(found), l.clone())),
                        );
                    }
                    Role::Extra(_) | Role::Own => {
                        if item.public && ground.is_wanted(&source.path) && together && !lenient {
                            leaves.insert((None, import(crates, &source.path, word, together)?));
                        } else if parcel.helpers.insert(found) {
                            open.push(found);
                        }
                    }
                }
            }
            // Of what lies aside, the cards that it refers to stayed behind where it came from.
            if mover.journey == Journey::Return
                && let Some(key) = ground.index.items.get(word)
                && let Some(place) = places.get(key).filter(|place| **place != mover.to && !home.contains_key(word))
                && crates.module(place) == from
            {
                leaves.insert((None, import(crates, place, word, together)?));
            }
        }
    }
    if mover.carries() {
        leaves.extend(unnamed(source));
    }
    for at in &parcel.helpers {
        let item = &source.items[*at];
        if let Some(name) = item.name.as_ref().filter(|_| item.kind != ItemKind::Impl) {
            let what = What::Item(source.print(item));
            match yard.admits(name, &what) {
                Ok(true) => coming.push((name.clone(), what)),
                Ok(false) => {}
                // What lies aside need not compile: the helper stays behind.
                Err(_) if lenient => {}
                Err(reason) => return Err(reason),
            }
        }
    }
    let present: BTreeSet<_> = coming.iter().map(|(name, _)| name.clone()).collect();
    parcel.helpers.retain(|at| {
        let item = &source.items[*at];
        let name = item.name.as_deref().unwrap_or_default();
        // An `impl` comes with its type.
        present.contains(name)
    });
    if lenient && source.preamble.as_ref().is_some_and(|preamble| preamble.ours) {
        // Where it comes back to, there is such a top again.
        leaves.retain(|(used, _)| used.is_none_or(|at| !source.in_preamble(&source.items[at])));
    }
    let near = same_parent(&from, &crates.module(&mover.to));
    for (used, leaf) in leaves {
        let path = absolute(&leaf, &from);
        let (mut there, mut by_glob) = (false, false);
        match leaf.name.as_str() {
            "*" => there = yard.globs.contains(&path),
            "_" => {}
            name => {
                by_glob = path.last().is_some_and(|last| last == name) && yard.globs.contains(&glob_of(&path));
                match yard.admits(name, &What::Import(path.clone())) {
                    Ok(new) => there = !new,
                    Err(_) if lenient => continue,
                    Err(reason) => return Err(reason),
                }
            }
        }
        if there || by_glob {
            parcel.used.extend(used.filter(|_| there));
            continue;
        }
        if path[0] == "crate" && !together && !lenient {
            return Err(Reason::Unreachable { path: path.join("::") });
        }
        parcel.used.extend(used);
        parcel.imports.insert(line(source, used, &leaf, &path, near));
        if !matches!(leaf.name.as_str(), "*" | "_") {
            coming.push((leaf.name.clone(), What::Import(path)));
        }
    }
    let main = &source.items[mover.main.item];
    let names = roots.iter().filter_map(|at| source.items[*at].name.clone());
    let name = if mover.touched { None } else { ground.index.block(&mover.key).map(|block| block.item.clone()) };
    for name in names.chain(name).collect::<BTreeSet<_>>() {
        if let Some(held) = yard.names.get(&name).filter(|_| !lenient) {
            // An import of the very block that comes gives way to it.
            let own = matches!(&held.what, What::Import(path) if *path == [from.as_slice(), &[name.clone()]].concat());
            match held.item.filter(|at| own && yard.gives_way(*at)) {
                Some(at) => drop(parcel.replaced.insert(at)),
                None => return Err(yard.taken(&name, held)),
            }
        }
        coming.push((name, What::Item(source.print(main))));
    }
    for (name, what) in coming {
        yard.names.insert(name, Held { item: None, what });
    }
    Ok(parcel)
}

impl Yard<'_, '_> {
    /// Whether a `use` brings in nothing else, and carries no comment.
    fn gives_way(&self, at: usize) -> bool {
        self.source.is_some_and(|source| is_plain_use(source, &source.items[at]) && source.items[at].uses.len() == 1)
    }
}

/// Whether a `use` can go without a word of a person's going with it.
pub(super) fn is_plain_use(source: &Source<'_>, item: &Item<'_>) -> bool {
    item.kind == ItemKind::Use
        && !source.in_preamble(item)
        && !item.tail_comment
        && item.attached == item.start
        && !source.text[item.start..].trim_start().starts_with('#')
        && !Tokens::new(&source.text[item.start..item.end]).any(super::tokens::Token::is_comment)
}

/// The items that a word may mean.
fn names<'s>(source: &'s Source<'_>) -> BTreeMap<&'s str, Vec<usize>> {
    let mut names: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, item) in source.items.iter().enumerate() {
        for name in item.uses.iter().map(|leaf| leaf.name.as_str()).chain(item.name.as_deref()) {
            names.entry(name).or_default().push(at);
        }
    }
    names
}

/// Imports that a body may need without naming them: globs, and traits whose methods it calls.
fn unnamed(source: &Source<'_>) -> Vec<(Option<usize>, Leaf)> {
    let items = source.items.iter().enumerate();
    let (uses, others): (Vec<_>, Vec<_>) = items.partition(|(_, item)| item.kind == ItemKind::Use);
    let words: BTreeSet<&str> = others.iter().flat_map(|(_, item)| source.words(item)).collect();
    let private = uses.into_iter().filter(|(_, item)| !item.public);
    let leaves = private.flat_map(|(at, item)| item.uses.iter().map(move |leaf| (Some(at), leaf.clone())));
    leaves.filter(|(_, leaf)| !words.contains(leaf.name.as_str())).collect()
}

fn import(crates: Crates, file: &Path, name: &str, together: bool) -> Result<Leaf, Reason> {
    let path: Vec<String> = crates.module(file).into_iter().chain([name.to_owned()]).collect();
    if together { Ok(Leaf { path, name: name.to_owned() }) } else { Err(Reason::Unreachable { path: path.join("::") }) }
}

/// The glob that brings in a path's last name.
fn glob_of(path: &[String]) -> Vec<String> {
    path[..path.len() - 1].iter().cloned().chain(["*".to_owned()]).collect()
}

/// A leaf's path with `self` and `super` resolved.
fn absolute(leaf: &Leaf, module: &[String]) -> Vec<String> {
    resolve(&leaf.path, module).unwrap_or_else(|| leaf.path.clone())
}

/// A path that begins with `self` or `super`, from the crate's root.
fn resolve(path: &[String], module: &[String]) -> Option<Vec<String>> {
    let ups = path.iter().take_while(|part| *part == "super" || *part == "self").count();
    let up = path[..ups].iter().filter(|part| *part == "super").count();
    (ups > 0).then(|| [&module[..module.len().saturating_sub(up).max(1)], &path[ups..]].concat())
}

fn same_parent(one: &[String], other: &[String]) -> bool {
    one.len() == other.len() && one[..one.len() - 1] == other[..other.len() - 1]
}

/// An import as it is written in the new file, with the attributes of the old one.
fn line(source: &Source<'_>, used: Option<usize>, leaf: &Leaf, path: &[String], near: bool) -> String {
    let own_up = leaf.path.first().is_some_and(|first| first == "super") && near;
    let path = if own_up { &leaf.path } else { path };
    let attrs = used.map_or("", |at| {
        let item = &source.items[at];
        let text = &source.text[item.lead.end.min(item.at)..item.end];
        let head = Tokens::new(text).find(|token| matches!(&text[token.start..token.end], "use" | "pub"));
        head.map_or("", |token| text[..token.start].trim())
    });
    let attrs = if attrs.is_empty() { String::new() } else { format!("{attrs}\n") };
    let alias = if path.last() == Some(&leaf.name) { String::new() } else { format!(" as {}", leaf.name) };
    format!("{attrs}use {}{alias};\n", path.join("::"))
}

/// The first path in a body that begins at the crate's root or above its module.
fn crate_path(body: &[&str]) -> Option<String> {
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
pub(super) fn rewrite(text: &str, from: &[String], to: &[String], along: &BTreeSet<&str>) -> String {
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
