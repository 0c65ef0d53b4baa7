//! The names in a target file, and the names that can be added to it.

use std::collections::{BTreeMap, BTreeSet};

use crate::paths::resolve_relative;
use crate::report::Reason;
use crate::source::{ItemKind, ParsedFile};
use crate::wanted::module_path;

/// The names in a target file.
pub(crate) struct TargetScope<'g> {
    source: &'g ParsedFile,
    /// The meaning of each name, with the index of an existing item.
    names: BTreeMap<String, (Option<usize>, Binding)>,
    /// The globs, by their paths from the crate's root.
    pub globs: BTreeSet<Vec<String>>,
}

/// The meaning of a name.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Binding {
    /// An item, by its fingerprint.
    Item(u32),
    /// An import, by its path from the crate's root.
    Import(Vec<String>),
}

impl<'g> TargetScope<'g> {
    /// The names of a file, without those of the items that leave it.
    pub fn new(source: &'g ParsedFile, leaves: impl Fn(usize) -> bool) -> Self {
        let module = module_path(&source.path);
        let mut scope = Self { source, names: BTreeMap::new(), globs: BTreeSet::new() };
        for (at, item) in source.items.iter().enumerate().filter(|(at, _)| !leaves(*at)) {
            if let Some(name) = item.name.as_ref().filter(|_| item.kind != ItemKind::Impl) {
                scope.names.insert(name.clone(), (Some(at), Binding::Item(source.fingerprint(item))));
            }
            for import in &item.uses {
                let path = resolve_relative(&import.path, &module);
                if import.name == "*" {
                    scope.globs.insert(path);
                } else if import.name != "_" {
                    scope.names.insert(import.name.clone(), (Some(at), Binding::Import(path)));
                }
            }
        }
        scope
    }

    pub fn insert(&mut self, name: String, meaning: Binding) {
        self.names.insert(name, (None, meaning));
    }

    /// Whether a name can be added; false if the same item or import is there already. Fails if the name is taken.
    pub fn allows_name(&self, name: &str, meaning: &Binding) -> Result<bool, Reason> {
        match self.names.get(name) {
            None => Ok(true),
            Some((_, there)) if there == meaning => Ok(false),
            Some((item, _)) => {
                let place = item.map(|at| self.source.place(&self.source.items[at]));
                Err(Reason::NameTaken { name: name.to_owned(), place })
            }
        }
    }

    /// Whether a block of this name can be added; returns a plain import of the card's item that the block replaces. Fails if
    /// the name is taken.
    pub fn allows_block(&self, name: &str) -> Result<Option<usize>, Reason> {
        if let Some((Some(at), Binding::Import(path))) = self.names.get(name) {
            let item = &self.source.items[*at];
            let of_crate =
                path.first().is_some_and(|first| first == "crate") && path.last().is_some_and(|last| last == name);
            if of_crate && item.uses.len() == 1 && self.source.is_plain_use(item) {
                return Ok(Some(*at));
            }
        }
        // No item of the block's name is the same: it would be the block.
        self.allows_name(name, &Binding::Import(Vec::new())).map(|_| None)
    }
}
