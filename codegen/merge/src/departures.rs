//! What the movers leave behind them: empty homes, and the names that others know them by.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use crate::ownership::At;
use crate::reconcile::{Fates, Journey, Mover};
use crate::relocation::Parcel;
use crate::scan::{Item, ItemKind};
use crate::target_scope::is_plain_use;
use crate::work::Work;

impl<'t> Work<'_, '_, 't> {
    /// Takes out of the old files what went along and nothing there refers to any more.
    pub(crate) fn empty_homes(&mut self, loads: &[(&Mover, Parcel)]) {
        let mut homes: BTreeMap<usize, (BTreeSet<usize>, BTreeSet<usize>)> = BTreeMap::new();
        for (mover, parcel) in loads {
            let (helpers, used) = homes.entry(mover.main.source).or_default();
            helpers.extend(&parcel.helpers);
            used.extend(&parcel.used);
        }
        for (home, (mut helpers, used)) in homes {
            let source = &self.ground.sources[home];
            let reached = |item: &Item<'_>| item.public && self.ground.is_wanted(&source.path);
            helpers.retain(|at| !source.in_preamble(&source.items[*at]) && !reached(&source.items[*at]));
            let left: Vec<usize> =
                (0..source.items.len()).filter(|item| !self.gone.contains(&At { source: home, item: *item })).collect();
            let words: BTreeMap<usize, BTreeSet<&str>> = left
                .iter()
                .filter(|at| source.items[**at].kind != ItemKind::Use)
                .map(|at| (*at, source.words(&source.items[*at])))
                .collect();
            loop {
                let stays = |at: &usize| !helpers.contains(at);
                let needed = |at: &usize| {
                    let name = source.items[*at].name.as_deref().unwrap_or_default();
                    let named = words.iter().any(|(by, words)| stays(by) && words.contains(name));
                    // An `impl` stays with its type.
                    let is_impl = source.items[*at].kind == ItemKind::Impl;
                    named
                        || (is_impl
                            && left.iter().any(|by| stays(by) && source.items[*by].name.as_deref() == Some(name)))
                };
                let Some(stay) = helpers.iter().copied().find(needed) else { break };
                helpers.remove(&stay);
            }
            let named = |name: &str| words.iter().any(|(by, words)| !helpers.contains(by) && words.contains(name));
            let free = |at: &usize| {
                let item = &source.items[*at];
                let idle = |name: &str| !matches!(name, "*" | "_") && !named(name);
                let carried = |name: &str| self.carried_words(home, &helpers).contains(name);
                is_plain_use(source, item) && item.uses.iter().all(|leaf| idle(&leaf.name) && carried(&leaf.name))
            };
            // What lies aside needs no imports but for the way back.
            let idle = source.aside
                && left
                    .iter()
                    .filter(|at| !helpers.contains(at))
                    .all(|at| used.contains(at) && is_plain_use(source, &source.items[*at]));
            let uses: Vec<usize> = used.iter().copied().filter(|at| idle || free(at)).collect();
            for item in helpers.into_iter().chain(uses) {
                self.take_out(At { source: home, item }, true);
            }
        }
    }

    /// The words of what leaves a file.
    fn carried_words(&self, home: usize, helpers: &BTreeSet<usize>) -> BTreeSet<&'t str> {
        let source = &self.ground.sources[home];
        let gone = self.gone.iter().filter(|at| at.source == home).map(|at| at.item);
        gone.chain(helpers.iter().copied()).flat_map(|at| source.words(&source.items[at])).collect()
    }

    /// Leaves a `pub use` where a card's power stood, if people's source elsewhere refers to it.
    pub(crate) fn leave_behind(&mut self, fates: &Fates, loads: &[(&Mover, Parcel)]) {
        let ground = self.ground;
        let moved = loads.iter().map(|(mover, _)| *mover).filter(|mover| mover.journey == Journey::Move);
        let mut left: Vec<(&str, At, PathBuf)> =
            moved.map(|mover| (mover.key.as_str(), mover.main, mover.to.clone())).collect();
        // Of two blocks for one card one goes; its name then means the other.
        let stands = |key: &str| {
            let stays = fates.stay.get(key).copied();
            let kept = fates.kept.iter().find(|(kept, _)| kept == key).map(|(_, at)| *at);
            let home = |at: At| ground.sources[at.source].path.clone();
            let sent = loads.iter().find(|(mover, _)| mover.key == key && mover.journey != Journey::Aside);
            sent.map(|(mover, _)| mover.to.clone()).or_else(|| stays.or(kept).map(home))
        };
        let doubles = fates.doubles.iter().filter(|(_, at)| !ground.sources[at.source].aside);
        left.extend(doubles.filter_map(|(key, at)| stands(key).map(|to| (key.as_str(), *at, to))));
        left.retain(|(_, from, to)| {
            let (home, item) = ground.item(*from);
            item.kind != ItemKind::Fn
                && home.path != *to
                && ground.is_wanted(&home.path)
                && ground.wanted.crates.together(&home.path, to)
        });
        if left.is_empty() {
            return;
        }
        let names = left.iter().map(|(key, ..)| *key).collect();
        let mentions = ground.mentions(&names);
        for (key, from, to) in left {
            let home = &ground.item(from).0;
            // Whoever moves has its imports with it; whoever is where the power goes sees it there.
            let missed = mentions
                .iter()
                .filter(|(name, _)| *name == key)
                .any(|(_, by)| by.is_none_or(|by| !self.gone.contains(&by) && ground.sources[by.source].path != to));
            let there = home.items.iter().flat_map(|item| &item.uses).any(|leaf| leaf.name == key);
            if missed && !there {
                let path = ground.wanted.crates.module(&to).join("::");
                let line = format!("pub use {path}::{key};\n");
                self.imports.entry(home.path.clone()).or_default().insert(line);
            }
        }
    }
}
