//! What a body needs of the file that it leaves, and whether the file that it goes to has room for it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::fault::{Fault, RegenerateError};
use crate::ownership::{At, Role};
use crate::paths::{absolute, crate_path, glob_of, same_parent};
use crate::plan::Reason;
use crate::reconcile::{Fates, Ground, Journey, Mover};
use crate::render::top_of;
use crate::scan::{Item, ItemKind, Leaf, Source};
use crate::target_scope::{Held, What, Yard};
use crate::tokens::Tokens;

/// What goes along with a block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Parcel {
    /// Items of the old file that the body refers to, in their order there; they are copied or moved.
    pub helpers: BTreeSet<usize>,
    /// Imports for the new file, whole lines.
    pub imports: BTreeSet<String>,
    /// The `use` items that those imports were taken from.
    pub used: BTreeSet<usize>,
    /// Items of the new file that bring in what now comes itself.
    pub replaced: BTreeSet<usize>,
}

/// The movers that can move with what goes along, and those that cannot with the reason.
pub(crate) struct Loads<'f> {
    pub moving: Vec<(&'f Mover, Parcel)>,
    pub held: Vec<(&'f Mover, Reason)>,
}

/// Finds what each mover takes along. One that cannot move stays, and may be what another stays for.
pub(crate) fn loads<'f>(ground: &Ground<'_, '_>, fates: &'f Fates) -> Result<Loads<'f>, RegenerateError> {
    if fates.movers.is_empty() {
        return Ok(Loads { moving: Vec::new(), held: Vec::new() });
    }
    let there: BTreeMap<&Path, usize> =
        ground.sources.iter().enumerate().map(|(at, source)| (source.path.as_path(), at)).collect();
    let new = fates.movers.iter().map(|mover| mover.to.as_path()).filter(|to| !there.contains_key(to));
    let tops: BTreeMap<&Path, String> = new.map(|to| (to, top_of(ground.wanted, to))).collect();
    let tops: BTreeMap<&Path, Source<'_>> = tops
        .iter()
        .map(|(path, top)| Source::scan(path, top).map(|source| (*path, source)))
        .collect::<Result<_, Fault>>()?;

    let mut held: BTreeMap<usize, Reason> = BTreeMap::new();
    loop {
        let still: BTreeSet<usize> = held.keys().copied().collect();
        let movers = || fates.movers.iter().enumerate().filter(|(at, _)| !still.contains(at));
        let leaving = leaving(fates, movers().map(|(_, mover)| mover));
        let places = places(ground, fates, &still);
        let mut yards: BTreeMap<&Path, Yard<'_, '_>> = BTreeMap::new();
        let mut moving = Vec::new();
        for (at, mover) in movers() {
            let to = mover.to.as_path();
            let yard = yards.entry(to).or_insert_with(|| match there.get(to) {
                Some(at) => Yard::new(ground, to, Some(&ground.sources[*at]), |item| {
                    leaving.contains(&At { source: *at, item })
                }),
                None => Yard::new(ground, to, tops.get(to), |_| false),
            });
            match Loader::new(ground, mover, &places).load(yard) {
                Ok(parcel) => moving.push((mover, parcel)),
                Err(reason) => drop(held.insert(at, reason)),
            }
        }
        if held.len() == still.len() {
            let held = held.into_iter().map(|(at, reason)| (&fates.movers[at], reason)).collect();
            return Ok(Loads { moving, held });
        }
    }
}

/// The items that are not where they are any more once the movers have moved.
fn leaving<'f>(fates: &Fates, movers: impl Iterator<Item = &'f Mover>) -> BTreeSet<At> {
    let dropped = fates.dropped.iter().chain(&fates.doubles).map(|(_, at)| *at);
    let moved = movers.flat_map(|mover| mover.roots().map(|item| At { item, ..mover.main }).chain(mover.replaces));
    dropped.chain(moved).collect()
}

/// Where each wanted card stands once the movers have moved, but for those that are held.
fn places<'g>(ground: &'g Ground<'_, '_>, fates: &'g Fates, held: &BTreeSet<usize>) -> BTreeMap<&'g str, &'g Path> {
    let home = |at: At| ground.sources[at.source].path.as_path();
    let mut places: BTreeMap<&str, &Path> = ground.index.paths().collect();
    places.extend(
        fates
            .stay
            .iter()
            .chain(fates.kept.iter().map(|(key, at)| (key, at)))
            .map(|(key, at)| (key.as_str(), home(*at))),
    );
    let held = held.iter().map(|at| &fates.movers[*at]).filter(|mover| mover.journey == Journey::Move);
    places.extend(held.map(|mover| (mover.key.as_str(), home(mover.main))));
    places
}

/// One mover, and what is found out about it.
struct Loader<'g> {
    ground: &'g Ground<'g, 'g>,
    mover: &'g Mover,
    places: &'g BTreeMap<&'g str, &'g Path>,
    source: &'g Source<'g>,
    /// The module that it leaves.
    from: Vec<String>,
    /// Whether it stays in its crate.
    together: bool,
    /// Whether it goes aside, where it need not compile.
    aside: bool,
    parcel: Parcel,
    /// The imports that it needs, and the `use` items that they stand in.
    leaves: BTreeSet<(Option<usize>, Leaf)>,
    /// The names that come with it.
    coming: Vec<(String, What)>,
}

impl<'g> Loader<'g> {
    fn new(ground: &'g Ground<'_, '_>, mover: &'g Mover, places: &'g BTreeMap<&str, &Path>) -> Self {
        let source = &ground.sources[mover.main.source];
        let crates = ground.wanted.crates;
        Self {
            ground,
            mover,
            places,
            source,
            from: crates.module(&source.path),
            together: crates.together(&source.path, &mover.to),
            aside: mover.journey == Journey::Aside,
            parcel: Parcel::default(),
            leaves: BTreeSet::new(),
            coming: Vec::new(),
        }
    }

    /// Finds what the mover needs and puts it into the yard, or says why it cannot come.
    fn load(mut self, yard: &mut Yard<'_, '_>) -> Result<Parcel, Reason> {
        self.follow_words()?;
        self.load_helpers(yard)?;
        self.load_imports(yard)?;
        self.load_roots(yard)?;
        for (name, what) in self.coming {
            yard.names.insert(name, Held { item: None, what });
        }
        Ok(self.parcel)
    }

    /// Collects what the words of the body mean in its file, and what the words of that mean.
    fn follow_words(&mut self) -> Result<(), Reason> {
        let roots: BTreeSet<usize> = self.mover.roots().collect();
        let home = names(self.source);
        let mut open: Vec<usize> =
            roots.iter().copied().filter(|at| self.mover.touched || *at != self.mover.main.item).collect();
        let mut seen = BTreeSet::new();
        while let Some(at) = open.pop() {
            let item = &self.source.items[at];
            if let Some(path) = crate_path(&self.source.body(item)).filter(|_| !self.aside && !self.together) {
                return Err(Reason::Unreachable { path });
            }
            for word in self.source.words(item) {
                if !seen.insert(word) {
                    continue;
                }
                let found = home.get(word);
                if found.is_none() {
                    self.follow_card(word)?;
                }
                for found in found.into_iter().flatten().copied().filter(|found| !roots.contains(found)) {
                    if self.follow(word, found)? {
                        open.push(found);
                    }
                }
            }
        }
        if self.mover.carries() {
            self.leaves.extend(unnamed(self.source));
        }
        Ok(())
    }

    /// Takes note of an item that a word means; true if it comes along, and so what it needs itself.
    fn follow(&mut self, word: &str, found: usize) -> Result<bool, Reason> {
        let item = &self.source.items[found];
        match &self.ground.roles[self.mover.main.source][found] {
            Role::Block(_) if self.aside => {}
            Role::Block(_) if item.kind == ItemKind::Fn => return Err(Reason::Unreachable { path: word.to_owned() }),
            Role::Block(key) => match self.places.get(key.as_str()).copied() {
                Some(place) if place == self.mover.to => {}
                Some(place) => self.import(place, word)?,
                None => return Err(Reason::Unreachable { path: word.to_owned() }),
            },
            Role::Extra(_) | Role::Own if item.kind == ItemKind::Use => {
                let leaves = item.uses.iter().filter(|leaf| leaf.name == word);
                self.leaves.extend(leaves.map(|leaf| (Some(found), leaf.clone())));
            }
            Role::Extra(_) | Role::Own => {
                // Everyone may name it where it is, if that file stays.
                let stays = item.public && self.together && !self.aside && self.ground.is_wanted(&self.source.path);
                if !stays {
                    return Ok(self.parcel.helpers.insert(found));
                }
                self.import(&self.source.path, word)?;
            }
        }
        Ok(false)
    }

    /// Takes note of a card that a body on its way back refers to: it may have stayed where both came from.
    fn follow_card(&mut self, word: &str) -> Result<(), Reason> {
        let key = self.ground.index.items.get(word).filter(|_| self.mover.journey == Journey::Return);
        match key.and_then(|key| self.places.get(key)).copied() {
            Some(place) if place != self.mover.to && self.ground.wanted.crates.module(place) == self.from => {
                self.import(place, word)
            }
            _ => Ok(()),
        }
    }

    fn import(&mut self, file: &Path, name: &str) -> Result<(), Reason> {
        let path: Vec<String> = self.ground.wanted.crates.module(file).into_iter().chain([name.to_owned()]).collect();
        if !self.together {
            return Err(Reason::Unreachable { path: path.join("::") });
        }
        self.leaves.insert((None, Leaf { path, name: name.to_owned() }));
        Ok(())
    }

    fn load_helpers(&mut self, yard: &Yard<'_, '_>) -> Result<(), Reason> {
        let mut new = BTreeSet::new();
        for item in self.parcel.helpers.iter().map(|at| &self.source.items[*at]) {
            let Some(name) = item.name.as_ref().filter(|_| item.kind != ItemKind::Impl) else { continue };
            let what = What::Item(self.source.print(item));
            match yard.admits(name, &what) {
                Ok(false) => {}
                Ok(true) => {
                    new.insert(name.as_str());
                    self.coming.push((name.clone(), what));
                }
                // The helper stays behind.
                Err(_) if self.aside => {}
                Err(reason) => return Err(reason),
            }
        }
        // An `impl` comes with its type.
        let source = self.source;
        self.parcel.helpers.retain(|at| source.items[*at].name.as_deref().is_some_and(|name| new.contains(name)));
        Ok(())
    }

    fn load_imports(&mut self, yard: &Yard<'_, '_>) -> Result<(), Reason> {
        let (source, aside) = (self.source, self.aside);
        let to = self.ground.wanted.crates.module(&self.mover.to);
        let generated = source.preamble.as_ref().is_some_and(|preamble| preamble.ours);
        for (used, leaf) in std::mem::take(&mut self.leaves) {
            if aside && generated && used.is_some_and(|at| source.in_preamble(&source.items[at])) {
                // Where it comes back to, there is such a top again.
                continue;
            }
            let path = absolute(&leaf, &self.from);
            let named = !matches!(leaf.name.as_str(), "*" | "_");
            let there = match yard.admits(&leaf.name, &What::Import(path.clone())) {
                Ok(new) => named && !new,
                Err(_) if aside => continue,
                Err(reason) => return Err(reason),
            };
            if there || yard.globs.contains(&path) {
                self.parcel.used.extend(used);
                continue;
            }
            if named && path.last() == Some(&leaf.name) && yard.globs.contains(&glob_of(&path)) {
                continue;
            }
            if path[0] == "crate" && !self.together && !aside {
                return Err(Reason::Unreachable { path: path.join("::") });
            }
            self.parcel.used.extend(used);
            self.parcel.imports.insert(line(source, used, &leaf, &path, same_parent(&self.from, &to)));
            if named {
                self.coming.push((leaf.name, What::Import(path)));
            }
        }
        Ok(())
    }

    /// Makes sure that the block and the tests for it find their names free.
    fn load_roots(&mut self, yard: &Yard<'_, '_>) -> Result<(), Reason> {
        let written = self.ground.index.block(&self.mover.key).filter(|_| !self.mover.touched);
        let names = self.mover.roots().filter_map(|at| self.source.items[at].name.as_ref());
        let names: BTreeSet<&String> = names.chain(written.map(|block| &block.item)).collect();
        for name in names {
            if let Some(held) = yard.names.get(name).filter(|_| !self.aside) {
                // An import of the very block that comes gives way to it.
                let own = matches!(&held.what, What::Import(path) if path.split_last() == Some((name, &self.from)));
                match held.item.filter(|at| own && yard.gives_way(*at)) {
                    Some(at) => drop(self.parcel.replaced.insert(at)),
                    None => return Err(yard.taken(name, held)),
                }
            }
            let main = &self.source.items[self.mover.main.item];
            self.coming.push((name.clone(), What::Item(self.source.print(main))));
        }
        Ok(())
    }
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
    let is_use = |item: &&Item<'_>| item.kind == ItemKind::Use;
    let words: BTreeSet<&str> =
        source.items.iter().filter(|item| !is_use(item)).flat_map(|item| source.words(item)).collect();
    let private = source.items.iter().enumerate().filter(|(_, item)| is_use(item) && !item.public);
    let leaves = private.flat_map(|(at, item)| item.uses.iter().map(move |leaf| (Some(at), leaf.clone())));
    leaves.filter(|(_, leaf)| !words.contains(leaf.name.as_str())).collect()
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
