//! Which item of a file is which card's, and whose its body is.

use std::collections::{BTreeMap, BTreeSet};

use crate::mark::{Mark, Wrote};
use crate::scan::{Item, ItemKind, Source};
use crate::state::{State, partial};
use crate::wanted::{Block, Emitted, Wanted};

/// An item of a source, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct At {
    pub source: usize,
    pub item: usize,
}

/// What an item is to the generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The block of a card.
    Block(String),
    /// A test that people added for a card: it goes where the card goes.
    Extra(String),
    /// Anything else.
    Own,
}

/// The cards that are wanted, for looking them up.
pub(crate) struct Index<'w> {
    pub wanted: &'w Wanted,
    /// By key: the number of the file and of the block in it.
    pub blocks: BTreeMap<&'w str, (usize, usize)>,
    /// The key of an item's name.
    pub items: BTreeMap<&'w str, &'w str>,
}

impl<'w> Index<'w> {
    pub fn new(wanted: &'w Wanted) -> Self {
        let all = || {
            wanted.files.iter().enumerate().flat_map(|(at, file)| file.blocks.iter().enumerate().map(move |b| (at, b)))
        };
        Self {
            wanted,
            blocks: all().map(|(file, (at, block))| (block.key.as_str(), (file, at))).collect(),
            items: all().map(|(_, (_, block))| (block.item.as_str(), block.key.as_str())).collect(),
        }
    }

    pub fn block(&self, key: &str) -> Option<&'w Block> {
        self.blocks.get(key).map(|(file, at)| &self.wanted.files[*file].blocks[*at])
    }

    /// The files that cards are wanted in, by their keys.
    pub fn paths(&self) -> impl Iterator<Item = (&'w str, &'w std::path::Path)> {
        self.blocks.iter().map(|(key, (file, _))| (*key, self.wanted.files[*file].path.as_path()))
    }

    /// The file that a card is wanted in.
    pub fn path(&self, key: &str) -> Option<&'w std::path::Path> {
        self.blocks.get(key).map(|(file, _)| self.wanted.files[*file].path.as_path())
    }
}

/// Gives each item of all sources its role.
pub(crate) fn roles(index: &Index<'_>, sources: &[Source<'_>]) -> Vec<Vec<Role>> {
    let known: BTreeSet<&str> = known_tests(index, sources);
    // By key, apart for the tree and for what lies aside: the items that may be its block.
    let mut candidates: BTreeMap<(bool, String), Vec<(At, Claim)>> = BTreeMap::new();
    for (at, source) in sources.iter().enumerate() {
        for (number, item) in source.items.iter().enumerate() {
            if let Some((key, claim)) = claim(index, &known, source, item) {
                candidates.entry((source.aside, key)).or_default().push((At { source: at, item: number }, claim));
            }
        }
    }
    let mut roles: Vec<Vec<Role>> = sources
        .iter()
        .map(|source| {
            let own = |item: &Item<'_>| match longest(&known, item).filter(|_| item.kind == ItemKind::Fn) {
                Some(key) => Role::Extra(key.to_owned()),
                None => Role::Own,
            };
            source.items.iter().map(own).collect()
        })
        .collect();
    for ((_, key), mut claims) in candidates {
        let name = |at: &At| sources[at.source].items[at.item].name.as_deref();
        if claims.iter().any(|(_, claim)| *claim != Claim::Import) {
            claims.retain(|(_, claim)| *claim != Claim::Import);
        }
        // A test may have been copied with its mark: the one with the wanted name is the block, else the best marked.
        let wanted = index.block(&key).map(|block| block.item.as_str());
        let exact = claims.iter().find(|(at, _)| name(at).is_some() && name(at) == wanted);
        let best = exact.or_else(|| claims.iter().min_by_key(|(_, claim)| *claim)).and_then(|(at, _)| name(at));
        for (at, _) in claims.iter().filter(|(at, claim)| name(at) == best || *claim == Claim::Import) {
            roles[at.source][at.item] = Role::Block(key.clone());
        }
    }
    roles
}

/// How well an item proves that it is a card's block; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    /// Its mark names the card.
    Mark,
    /// Its name is the wanted one.
    Name,
    /// A `State:` line stands in its docs, no mark below it, and its name begins with the card's id.
    Docs,
    /// A `use` that brings the name into the file where the card is wanted.
    Import,
}

fn claim(index: &Index<'_>, known: &BTreeSet<&str>, source: &Source<'_>, item: &Item<'_>) -> Option<(String, Claim)> {
    if let [leaf] = item.uses.as_slice() {
        let key = index.items.get(leaf.name.as_str())?;
        return (index.path(key) == Some(&source.path)).then(|| ((*key).to_owned(), Claim::Import));
    }
    let name = item.name.as_deref().filter(|_| item.kind != ItemKind::Impl)?;
    let marked = item.header.mark.as_ref().map(|mark| mark.key.as_str()).filter(|key| match item.kind {
        ItemKind::Fn => belongs(name, key),
        ItemKind::Use | ItemKind::Mod | ItemKind::Impl | ItemKind::Other => name == *key,
    });
    if let Some(key) = marked {
        return Some((key.to_owned(), Claim::Mark));
    }
    if let Some(key) = index.items.get(name) {
        return Some(((*key).to_owned(), Claim::Name));
    }
    let key = if item.kind == ItemKind::Fn { longest(known, item)? } else { name };
    // Under another card's mark stand that card's docs, whose item was taken away.
    let own_docs = item.header.old.has_state && item.header.mark.is_none();
    own_docs.then(|| (key.to_owned(), Claim::Docs))
}

/// The ids that names of tests may begin with: those that are wanted, and those that marks in the tree remember.
fn known_tests<'a>(index: &Index<'a>, sources: &'a [Source<'_>]) -> BTreeSet<&'a str> {
    let wanted = index.items.iter().filter(|(item, key)| item != key).map(|(_, key)| *key);
    let tests = sources.iter().flat_map(|source| &source.items).filter(|item| item.kind == ItemKind::Fn);
    wanted.chain(tests.filter_map(|item| item.header.mark.as_ref().map(|mark| mark.key.as_str()))).collect()
}

/// The longest known id that an item's name begins with.
fn longest<'k>(known: &BTreeSet<&'k str>, item: &Item<'_>) -> Option<&'k str> {
    let name = item.name.as_deref()?;
    let ends = name.match_indices('_').map(|(at, _)| at).chain([name.len()]);
    ends.filter_map(|end| known.get(&name[..end]).copied()).next_back()
}

/// Whether a name is an id, or begins with it at a `_`.
fn belongs(name: &str, key: &str) -> bool {
    name.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
}

/// A block as it stands in a file.
#[derive(Clone, Debug)]
pub(crate) struct Standing<'s> {
    /// The mark, if it is this card's.
    pub mark: Option<&'s Mark>,
    /// The fingerprint of the body.
    pub print: u32,
    /// Whether a person wrote the body.
    pub touched: bool,
    /// What the generator wrote last, as far as the mark or the stub still tells.
    pub emitted: Option<Emitted>,
    /// Whether the body is a stub that is still to be filled.
    todo: bool,
}

impl<'s> Standing<'s> {
    pub fn of(wanted: &Wanted, source: &Source<'_>, item: &'s Item<'_>, key: &str) -> Self {
        let mark = item.header.mark.as_ref().filter(|mark| mark.key == key);
        let print = source.print(item);
        let stub = || wanted.stub(item.name.as_deref().unwrap_or_default(), print);
        let (touched, emitted, todo) = match mark.map(|mark| mark.wrote) {
            Some(Wrote::Ours(emitted, body)) if body == print => (false, Some(emitted), false),
            Some(Wrote::Ours(emitted, _)) => (true, Some(emitted), stub() == Some(Emitted::Todo)),
            Some(Wrote::Done) => (true, None, stub() == Some(Emitted::Todo)),
            None => stub().map_or((true, None, false), |stub| (false, Some(stub), false)),
        };
        Self { mark, print, touched, emitted, todo }
    }

    /// The state of a touched body.
    pub fn touched_state(&self, source: &Source<'_>, item: &Item<'_>, stale: bool) -> State {
        if stale {
            State::Stale
        } else if item.kind == ItemKind::Fn {
            if item.ignored { State::Todo } else { State::Done }
        } else if self.todo {
            State::Todo
        } else {
            partial(source.body(item)[1]).map_or(State::Done, State::Partial)
        }
    }

    /// Whether anything of a person's hangs on the block: its body, notes, or comments.
    pub fn precious(&self, source: &Source<'_>, item: &Item<'_>) -> bool {
        let header = &item.header;
        self.touched
            || item.tail_comment
            || item.attached < item.start
            || !header.free.is_empty()
            || !header.orphans.is_empty()
            || !header.old.notes.is_empty()
            || self.edited(item)
            || source.body(item)[0].trim() != ""
    }

    /// Whether the header's lines are others than the generator wrote.
    pub fn edited(&self, item: &Item<'_>) -> bool {
        let lines = item.header.old.lines.iter().any(|line| !line.is_empty());
        self.mark.map_or(lines, |mark| mark.header != item.header.old.hash())
    }
}
