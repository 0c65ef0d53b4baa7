//! What becomes of each block: it stays, goes elsewhere, goes away, or is new.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::fault::{Fault, RegenerateError};
use crate::mark::SIGN;
use crate::ownership::{At, Index, Role, Standing, roles};
use crate::scan::{Item, ItemKind, Source};
use crate::tokens::words;
use crate::wanted::{ASIDE, Wanted};

/// All that is known before anything is decided.
pub(crate) struct Ground<'w, 't> {
    pub wanted: &'w Wanted,
    pub index: Index<'w>,
    pub sources: Vec<Source<'t>>,
    pub roles: Vec<Vec<Role>>,
    /// Files that hold no blocks, but may refer to some.
    pub bystanders: Vec<&'t str>,
    paths: BTreeSet<&'w Path>,
}

/// A block that goes to another file.
#[derive(Clone, Debug)]
pub(crate) struct Mover {
    pub key: String,
    pub main: At,
    /// Whether the body goes along; else the wanted one is written.
    pub touched: bool,
    /// Whether comments or notes hang on it.
    pub precious: bool,
    /// People's tests for the card in the same file, by their numbers.
    pub extras: Vec<usize>,
    pub to: PathBuf,
    pub journey: Journey,
    /// An untouched block in the tree that gives way to one that comes back.
    pub replaces: Option<At>,
}

/// Where a block goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Journey {
    /// To the file where the card is wanted now.
    Move,
    /// Aside, because the card has left the data.
    Aside,
    /// Back from aside.
    Return,
}

/// What becomes of the blocks.
#[derive(Debug, Default)]
pub(crate) struct Fates {
    /// Where wanted cards stand and stay.
    pub stay: BTreeMap<String, At>,
    /// Blocks whose card is gone, but which others refer to.
    pub kept: Vec<(String, At)>,
    pub movers: Vec<Mover>,
    /// Blocks of cards that are gone, with nothing of a person's on them.
    pub dropped: Vec<(String, At)>,
    /// Blocks that go because there is another one.
    pub doubles: Vec<(String, At)>,
}

impl Mover {
    /// The items that go, or are written anew: the block and the people's tests.
    pub fn roots(&self) -> impl Iterator<Item = usize> {
        std::iter::once(self.main.item).chain(self.extras.iter().copied())
    }

    /// Whether anything of a person's source goes along.
    pub fn carries(&self) -> bool {
        self.touched || !self.extras.is_empty()
    }
}

impl<'w, 't> Ground<'w, 't> {
    pub fn new(wanted: &'w Wanted, mut sources: Vec<Source<'t>>, bystanders: Vec<&'t str>) -> Self {
        sources.sort_by(|one, other| one.path.cmp(&other.path));
        let index = Index::new(wanted);
        let roles = roles(&index, &sources);
        let paths = wanted.files.iter().map(|file| file.path.as_path()).collect();
        Self { wanted, index, sources, roles, bystanders, paths }
    }

    pub fn is_wanted(&self, path: &Path) -> bool {
        self.paths.contains(path)
    }

    /// The files where cards are wanted that stand here, as far as they are not here themselves.
    pub fn homes(&self) -> impl Iterator<Item = &'w Path> {
        let keys = self.roles.iter().flatten().filter_map(|role| match role {
            Role::Block(key) => self.index.path(key),
            Role::Extra(_) | Role::Own => None,
        });
        let here: BTreeSet<&Path> = self.sources.iter().map(|source| source.path.as_path()).collect();
        let homes: BTreeSet<&'w Path> = keys.filter(|path| !here.contains(path)).collect();
        homes.into_iter()
    }

    pub fn item(&self, at: At) -> (&Source<'t>, &Item<'t>) {
        let source = &self.sources[at.source];
        (source, &source.items[at.item])
    }

    pub fn standing(&self, key: &str, at: At) -> Standing<'_> {
        let source = &self.sources[at.source];
        Standing::of(self.wanted, source, &source.items[at.item], key)
    }

    /// The blocks of all cards, those in the tree and those aside, in the order of files and lines.
    fn blocks(&self) -> BTreeMap<&str, (Vec<At>, Vec<At>)> {
        let mut blocks: BTreeMap<&str, (Vec<At>, Vec<At>)> = BTreeMap::new();
        for (source, roles) in self.roles.iter().enumerate() {
            for (item, role) in roles.iter().enumerate() {
                if let Role::Block(key) = role {
                    let (tree, aside) = blocks.entry(key).or_default();
                    let list = if self.sources[source].aside { aside } else { tree };
                    list.push(At { source, item });
                }
            }
        }
        blocks
    }

    fn extras(&self, key: &str, at: At) -> Vec<usize> {
        let roles = self.roles[at.source].iter().enumerate();
        let test = self.item(at).1.kind == ItemKind::Fn;
        roles.filter(|(_, role)| test && matches!(role, Role::Extra(of) if of == key)).map(|(item, _)| item).collect()
    }

    /// Decides about all blocks.
    pub fn fates(&self) -> Result<Fates, RegenerateError> {
        let mut fates = Fates::default();
        let mut faults = Vec::new();
        let mut gone: Vec<(String, At)> = Vec::new();
        for (key, (tree, aside)) in self.blocks() {
            let wanted = self.index.path(key);
            let kept = match self.one_of(key, &tree, wanted) {
                Ok(kept) => kept,
                Err(fault) => {
                    faults.push(fault);
                    continue;
                }
            };
            fates.doubles.extend(tree.iter().filter(|at| Some(**at) != kept).map(|at| (key.to_owned(), *at)));
            let Some(wanted) = wanted else {
                gone.extend(kept.map(|at| (key.to_owned(), at)));
                continue;
            };
            let touched = kept.is_some_and(|at| self.standing(key, at).touched);
            // Of several that went aside over time, the last one is the newest.
            if let Some(back) = aside.last().copied() {
                if kept.is_some_and(|kept| touched && self.same_body(key, kept, back)) {
                    fates.doubles.push((key.to_owned(), back));
                } else if !touched {
                    fates
                        .movers
                        .push(Mover { replaces: kept, ..self.mover(key, back, wanted.to_owned(), Journey::Return) });
                }
            }
            match kept {
                Some(at) if self.sources[at.source].path == wanted => drop(fates.stay.insert(key.to_owned(), at)),
                Some(at) if touched || aside.is_empty() => {
                    fates.movers.push(self.mover(key, at, wanted.to_owned(), Journey::Move));
                }
                Some(at) => drop(fates.stay.insert(key.to_owned(), at)),
                None => {}
            }
        }
        RegenerateError::from_faults(faults)?;
        self.part_from(gone, &mut fates);
        Ok(fates)
    }

    fn mover(&self, key: &str, main: At, to: PathBuf, journey: Journey) -> Mover {
        let standing = self.standing(key, main);
        let (source, item) = self.item(main);
        let precious = standing.precious(source, item);
        let extras = self.extras(key, main);
        Mover { key: key.to_owned(), main, touched: standing.touched, precious, extras, to, journey, replaces: None }
    }

    /// The one block of a card that counts.
    fn one_of(&self, key: &str, blocks: &[At], wanted: Option<&Path>) -> Result<Option<At>, Fault> {
        let at_home = |list: &[At]| {
            list.iter().copied().find(|at| wanted == Some(&self.sources[at.source].path)).or(list.first().copied())
        };
        let touched: Vec<At> = blocks.iter().copied().filter(|at| self.standing(key, *at).touched).collect();
        let Some(kept) = at_home(&touched) else { return Ok(at_home(blocks)) };
        // Two that are one to the byte come from a run that was cut off between two files.
        if touched.iter().all(|at| self.same_body(key, *at, kept)) {
            return Ok(Some(kept));
        }
        let place = |at: At| self.item(at).0.place(self.item(at).1);
        Err(Fault::Twice { key: key.to_owned(), first: place(touched[0]), second: place(touched[1]) })
    }

    /// Whether two blocks hold the same source, and nothing hangs on one that the other lacks.
    fn same_body(&self, key: &str, one: At, other: At) -> bool {
        let all = |at: At| {
            let (source, item) = self.item(at);
            let [before, body] = source.body(item);
            let own = |text: &str| text.replace('\r', "").trim().to_owned();
            let around = (own(&source.text[item.attached..item.start]), own(&source.text[item.end..item.tail]));
            let header = &item.header;
            let notes: Vec<_> = header.old.notes.iter().chain(&header.orphans).cloned().collect();
            let edited = self.standing(key, at).edited(item).then(|| header.old.hash());
            (own(before), own(body), around, notes, header.free.len(), edited)
        };
        all(one) == all(other)
    }

    /// Decides about the blocks whose cards have left the data.
    fn part_from(&self, gone: Vec<(String, At)>, fates: &mut Fates) {
        let names: BTreeSet<&str> = gone.iter().filter_map(|(_, at)| self.item(*at).1.name.as_deref()).collect();
        let mentions = if names.is_empty() { Vec::new() } else { self.mentions(&names) };
        let mut leaving: BTreeMap<At, &str> = gone.iter().map(|(key, at)| (*at, key.as_str())).collect();
        // What something that stays refers to has to stay; then what that refers to, and so on.
        loop {
            let needed: BTreeSet<&str> = mentions
                .iter()
                .filter(|(_, by)| by.is_none_or(|by| !leaving.contains_key(&by) && !self.goes_with(by, &leaving)))
                .map(|(name, _)| *name)
                .collect();
            let before = leaving.len();
            leaving.retain(|at, _| self.item(*at).1.name.as_deref().is_none_or(|name| !needed.contains(name)));
            if leaving.len() == before {
                break;
            }
        }
        let leaving: BTreeSet<At> = leaving.into_keys().collect();
        for (key, at) in gone {
            if !leaving.contains(&at) {
                fates.kept.push((key, at));
                continue;
            }
            let mover = self.mover(&key, at, Path::new(ASIDE).join(&self.sources[at.source].path), Journey::Aside);
            if mover.precious || !mover.extras.is_empty() {
                fates.movers.push(mover);
            } else {
                fates.dropped.push((key, at));
            }
        }
    }

    fn goes_with(&self, at: At, leaving: &BTreeMap<At, &str>) -> bool {
        match &self.roles[at.source][at.item] {
            Role::Extra(key) => leaving.iter().any(|(main, of)| main.source == at.source && of == key),
            Role::Block(_) | Role::Own => false,
        }
    }

    /// Who of the people's items refers to one of these names: the name, and the item unless it is in a bystander.
    pub fn mentions<'n>(&self, names: &BTreeSet<&'n str>) -> Vec<(&'n str, Option<At>)> {
        let of_items =
            self.sources.par_iter().enumerate().filter(|(_, source)| !source.aside).flat_map_iter(|(at, source)| {
                source.items.iter().enumerate().flat_map(move |(number, item)| {
                    let here = At { source: at, item: number };
                    let ours = match &self.roles[at][number] {
                        Role::Block(key) => !self.standing(key, here).touched,
                        Role::Extra(_) | Role::Own => {
                            source.in_preamble(item) && source.preamble.as_ref().is_some_and(|p| p.ours)
                        }
                    };
                    let words = if ours { BTreeSet::new() } else { source.words(item) };
                    let own = item.name.as_deref();
                    words.into_iter().filter(move |word| own != Some(*word)).map(move |word| (word, here))
                })
            });
        let of_items = of_items.filter_map(|(word, at)| names.get(word).map(|name| (*name, Some(at))));
        let of_others = self.bystanders.par_iter().flat_map_iter(|text| words(text));
        let of_others = of_others.filter_map(|word| names.get(word).map(|name| (*name, None)));
        let mut all: Vec<_> = of_items.chain(of_others).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// Whether a file that is not wanted may hold blocks.
pub(crate) fn may_hold_blocks(text: &str) -> bool {
    text.contains(SIGN) || text.contains("/// State: ")
}
