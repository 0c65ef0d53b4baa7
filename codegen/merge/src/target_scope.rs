//! The names in a file that blocks go to, and what may come in under which.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::paths::absolute;
use crate::plan::Reason;
use crate::reconcile::Ground;
use crate::scan::{Item, ItemKind, Source};
use crate::tokens::{Token, Tokens};

/// The names in a file that blocks go to.
pub(crate) struct Yard<'g, 't> {
    path: PathBuf,
    source: Option<&'g Source<'t>>,
    pub names: BTreeMap<String, Held>,
    /// What globs bring in, by their paths from the crate's root.
    pub globs: BTreeSet<Vec<String>>,
}

/// What a name stands for in a yard.
pub(crate) struct Held {
    /// The item's number, if it stands there already.
    pub item: Option<usize>,
    pub what: What,
}

#[derive(PartialEq, Eq)]
pub(crate) enum What {
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
        leaving: impl Fn(usize) -> bool,
    ) -> Self {
        let mut yard = Self { path: path.to_owned(), source, names: BTreeMap::new(), globs: BTreeSet::new() };
        let module = ground.wanted.crates.module(path);
        for (at, item) in source.iter().flat_map(|source| source.items.iter().enumerate()) {
            if leaving(at) {
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
    pub fn admits(&self, name: &str, what: &What) -> Result<bool, Reason> {
        match self.names.get(name) {
            None => Ok(true),
            Some(held) if held.what == *what => Ok(false),
            Some(held) => Err(self.taken(name, held)),
        }
    }

    pub fn taken(&self, name: &str, held: &Held) -> Reason {
        let item = held.item.and_then(|at| self.source.map(|source| source.place(&source.items[at])));
        Reason::NameTaken { name: name.to_owned(), file: self.path.clone(), place: item }
    }

    /// Whether a `use` brings in nothing else, and carries no comment.
    pub fn gives_way(&self, at: usize) -> bool {
        self.source.is_some_and(|source| is_plain_use(source, &source.items[at]) && source.items[at].uses.len() == 1)
    }
}

/// Whether a `use` can go without a word of a person's going with it.
pub(crate) fn is_plain_use(source: &Source<'_>, item: &Item<'_>) -> bool {
    item.kind == ItemKind::Use
        && !source.in_preamble(item)
        && !item.tail_comment
        && item.attached == item.start
        && !source.text[item.start..].trim_start().starts_with('#')
        && !Tokens::new(&source.text[item.start..item.end]).any(Token::is_comment)
}
