//! One pass over the files: decides the outcome of each block, and edits the files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::edits::{Edits, with_newline};
use crate::error::{Fault, MergeError};
use crate::lexer::fingerprint;
use crate::mark::{Mark, file_mark};
use crate::ownership::{ItemIndex, Role};
use crate::paths::{paths, resolve_relative};
use crate::place::{ItemPosition, next_is_adjacent};
use crate::relocation::{BlockMove, MovedItems, collect_moved_items, rewrite_for_target, unused_items};
use crate::report::{BlockEvent, Conflict, PlanEvent};
use crate::snapshot::{Snapshot, new_file_top};
use crate::source::{ItemKind, ParsedFile, TopOwner};
use crate::target_scope::TargetScope;
use crate::wanted::{ASIDE_FOLDER, Block, WantedFile, module_path};

/// The result of one pass.
#[derive(Debug, Default)]
pub(crate) struct PassResult {
    /// The new text of each changed file; `None` deletes the file.
    pub texts: BTreeMap<PathBuf, Option<String>>,
    pub events: Vec<PlanEvent>,
    pub conflicts: Vec<Conflict>,
}

/// The outcome of a block.
enum BlockOutcome {
    /// The block stays and is updated.
    Stay,
    /// The block stays: its card is not in the data, but other items refer to the block.
    KeepGone,
    /// The block is deleted, with the reason: `Dropped` or `DuplicateDeleted`.
    Remove(BlockEvent),
    /// The block moves to another file.
    Move(BlockMove),
}

/// Decides the outcome of every block, and edits the files.
pub(crate) fn reconcile(snapshot: &Snapshot<'_>) -> Result<PassResult, MergeError> {
    let mut work = PassBuilder {
        snapshot,
        edits: vec![Edits::default(); snapshot.sources.len()],
        present: BTreeMap::new(),
        incoming: BTreeMap::new(),
        returning: Vec::new(),
        imports: BTreeMap::new(),
        removed: BTreeSet::new(),
        pass: PassResult::default(),
    };
    let mut movers = Vec::new();
    for (key, at, fate) in snapshot.block_outcomes()? {
        match fate {
            BlockOutcome::Stay => drop(work.present.insert(key, at)),
            BlockOutcome::KeepGone => work.keep_gone(key, at),
            BlockOutcome::Remove(what) => {
                work.remove(at);
                work.event(key, at.file, what);
            }
            BlockOutcome::Move(mover) => movers.push(mover),
        }
    }
    work.relocate(&movers);
    if movers.is_empty() {
        work.add_card_imports();
    }
    for (key, at) in work.present.clone() {
        work.update_block(key, at);
    }
    for file in &snapshot.wanted.files {
        work.fill_file(file);
    }
    Ok(work.finish())
}

impl Snapshot<'_> {
    /// The outcomes of all blocks.
    fn block_outcomes(&self) -> Result<Vec<(&str, ItemIndex, BlockOutcome)>, MergeError> {
        let mut blocks: BTreeMap<&str, [Vec<ItemIndex>; 2]> = BTreeMap::new();
        for (at, role) in self.items() {
            if let Role::CardBlock(key) = role {
                blocks.entry(key).or_default()[usize::from(self.sources[at.file].is_set_aside)].push(at);
            }
        }
        let (mut fates, mut faults, mut gone) = (Vec::new(), Vec::new(), BTreeMap::new());
        for (key, [tree, aside]) in blocks {
            let wanted = self.index.path(key);
            let kept = match self.only_block(key, &tree, wanted) {
                Ok(kept) => kept,
                Err(fault) => {
                    faults.push(fault);
                    continue;
                }
            };
            let doubles = tree.iter().copied().filter(|at| Some(*at) != kept);
            fates.extend(doubles.map(|at| (key, at, BlockOutcome::Remove(BlockEvent::DuplicateDeleted))));
            let Some(wanted) = wanted.and_then(|path| self.find(path)) else {
                gone.extend(kept.map(|at| (at, key)));
                continue;
            };
            let precious = kept.filter(|at| self.block_status(key, *at).has_hand_written_parts());
            // Of several that went aside over time, the last one is the newest.
            match (aside.last().copied(), precious) {
                (Some(back), Some(kept)) if self.block_status(key, kept).is_same(&self.block_status(key, back)) => {
                    fates.push((key, back, BlockOutcome::Remove(BlockEvent::DuplicateDeleted)));
                }
                (Some(back), None) => {
                    let mover = self.plan_move(key, back, wanted, BlockEvent::Returned);
                    fates.push((key, back, BlockOutcome::Move(BlockMove { replaces: kept, ..mover })));
                    continue;
                }
                (Some(_) | None, _) => {}
            }
            let fate = |at: ItemIndex| {
                if at.file == wanted {
                    BlockOutcome::Stay
                } else {
                    BlockOutcome::Move(self.plan_move(key, at, wanted, BlockEvent::Moved))
                }
            };
            fates.extend(kept.map(|at| (key, at, fate(at))));
        }
        MergeError::from_faults(faults)?;
        let needed = self.referenced_gone_blocks(&gone);
        fates.extend(gone.into_iter().map(|(at, key)| (key, at, self.outcome_of_gone(key, at, needed.contains(&at)))));
        Ok(fates)
    }

    fn plan_move(&self, key: &str, main: ItemIndex, to: usize, what: BlockEvent) -> BlockMove {
        let touched = self.block_status(key, main).is_hand_written;
        BlockMove {
            key: key.to_owned(),
            main,
            extras: self.extra_tests(key, main),
            keeps_body: touched,
            to,
            what,
            replaces: None,
        }
    }

    /// The block of a card that is kept, if there are several. Fails if two of them have hand-written parts that differ.
    fn only_block(&self, key: &str, blocks: &[ItemIndex], wanted: Option<&Path>) -> Result<Option<ItemIndex>, Fault> {
        let at_home = |list: &[ItemIndex]| {
            let home = list.iter().find(|at| wanted == Some(&self.sources[at.file].path));
            home.or(list.first()).copied()
        };
        let precious: Vec<ItemIndex> =
            blocks.iter().copied().filter(|at| self.block_status(key, *at).has_hand_written_parts()).collect();
        let Some(kept) = at_home(&precious) else { return Ok(at_home(blocks)) };
        // Two that are the same to the byte come from a run that was cut off between two files, or are a copy.
        if precious.iter().all(|at| self.block_status(key, *at).is_same(&self.block_status(key, kept))) {
            return Ok(Some(kept));
        }
        let place = |at: ItemIndex| self.sources[at.file].place(self.item(at).1);
        Err(Fault::DuplicateBlock(key.to_owned(), place(precious[0]), place(precious[1])))
    }

    /// The blocks of cards that are not in the data and that a remaining item refers to, directly or indirectly.
    fn referenced_gone_blocks(&self, gone: &BTreeMap<ItemIndex, &str>) -> BTreeSet<ItemIndex> {
        let name = |at: &ItemIndex| self.item(*at).1.name.as_deref();
        let mentions = self.uses_of(&gone.keys().filter_map(name).collect());
        let mut needed: BTreeSet<ItemIndex> = BTreeSet::new();
        loop {
            let goes = |by: ItemIndex| {
                let leaves = |at: &ItemIndex| gone.contains_key(at) && !needed.contains(at);
                match &self.roles[by.file][by.item] {
                    Role::Extra(key) => gone.iter().any(|(at, of)| leaves(at) && at.file == by.file && of == key),
                    Role::CardBlock(_) | Role::Other => leaves(&by),
                }
            };
            let names: BTreeSet<&str> =
                mentions.iter().filter(|(_, by)| by.is_none_or(|by| !goes(by))).map(|(name, _)| *name).collect();
            let now: BTreeSet<ItemIndex> =
                gone.keys().copied().filter(|at| name(at).is_some_and(|name| names.contains(name))).collect();
            if now == needed {
                return needed;
            }
            needed = now;
        }
    }

    fn outcome_of_gone(&self, key: &str, at: ItemIndex, needed: bool) -> BlockOutcome {
        let path = Path::new(ASIDE_FOLDER).join(&self.sources[at.file].path);
        let precious = self.block_status(key, at).has_hand_written_parts() || !self.extra_tests(key, at).is_empty();
        match self.find(&path) {
            Some(_) | None if needed => BlockOutcome::KeepGone,
            Some(to) if precious => BlockOutcome::Move(self.plan_move(key, at, to, BlockEvent::SetAside)),
            Some(_) => BlockOutcome::Remove(BlockEvent::Dropped),
            None => BlockOutcome::KeepGone,
        }
    }
}

/// The anchor behind which an item is inserted.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Anchor {
    /// The top of the file with its imports.
    Top,
    /// A block, by its key.
    Block(String),
    /// Another item, by its name.
    Item(String),
}

/// A helper or further test that returns from `aside/`.
struct ReturningItem {
    /// The index of its file.
    file: usize,
    name: String,
    place: ItemPosition,
    text: String,
}

/// The edits of one pass while they are collected.
struct PassBuilder<'g, 'w> {
    snapshot: &'g Snapshot<'w>,
    edits: Vec<Edits>,
    /// The blocks of wanted cards that stay in their files.
    present: BTreeMap<&'g str, ItemIndex>,
    /// The paragraphs that enter a wanted file with a block, by the block's key.
    incoming: BTreeMap<String, Vec<String>>,
    /// Returning items that are not blocks, each with its original position.
    returning: Vec<ReturningItem>,
    /// The imports to add to a file, as whole lines.
    imports: BTreeMap<usize, BTreeSet<String>>,
    /// The items removed from their files.
    removed: BTreeSet<ItemIndex>,
    pass: PassResult,
}

impl<'g, 'w> PassBuilder<'g, 'w> {
    fn event(&mut self, key: &str, source: usize, what: BlockEvent) {
        let file = self.snapshot.sources[source].path.clone();
        self.pass.events.push(PlanEvent { key: key.to_owned(), file, kind: what });
    }

    /// Removes an item together with the comments directly above it.
    fn remove(&mut self, at: ItemIndex) {
        if self.removed.insert(at) {
            let (_, item) = self.snapshot.item(at);
            self.edits[at.file].remove(item.comments_start..item.line_end);
        }
    }

    /// Adds a note to the header of a block that its card is no longer in the data.
    fn keep_gone(&mut self, key: &str, at: ItemIndex) {
        let header = self.header_of_gone(key, at);
        if self.write_header(at, &header) {
            self.event(key, at.file, BlockEvent::StillReferenced);
        }
    }

    fn header_of_gone(&self, key: &str, at: ItemIndex) -> String {
        let standing = self.snapshot.block_status(key, at);
        let header = &standing.item.header;
        header.for_gone_card(
            &standing.state(header.stale.is_some()),
            standing.is_hand_written,
            self.snapshot.wanted.build,
        )
    }

    /// The next header of a block, and whether the header marks the body as stale for the first time.
    fn header(&self, block: &Block, at: ItemIndex) -> (String, bool) {
        let standing = self.snapshot.block_status(&block.key, at);
        let header = &standing.item.header;
        if !standing.is_hand_written {
            let mark = Mark::new(block, &block.kind.into(), Some(fingerprint(&[&block.body])));
            return (header.updated(block, None, &mark), false);
        }
        let adopted = header.mark.is_none() && standing.item.name.as_ref() != Some(&block.item);
        let stale = header.next_stale(block, self.snapshot.wanted.build, adopted);
        let mark = Mark::new(block, &standing.state(stale.is_some()), None);
        (header.updated(block, stale.as_ref(), &mark), stale.is_some() && header.stale.is_none())
    }

    /// Replaces the header of a block; false if it is unchanged.
    fn write_header(&mut self, at: ItemIndex, header: &str) -> bool {
        let (source, item) = self.snapshot.item(at);
        let before = &source.text[..item.header_range.start];
        let begins_line = before.len() == source.text_start || before.ends_with('\n');
        let header = with_newline(&format!("{}{header}", if begins_line { "" } else { "\n" }), source.newline);
        let new = header != source.text[item.header_range.clone()];
        if new {
            self.edits[at.file].replace(item.header_range.clone(), header);
        }
        new
    }

    /// Updates the header of a block, and its body if it is generated.
    fn update_block(&mut self, key: &str, at: ItemIndex) {
        let Some(block) = self.snapshot.index.block(key) else { return };
        let (header, newly_stale) = self.header(block, at);
        if self.write_header(at, &header) {
            self.event(key, at.file, if newly_stale { BlockEvent::Stale } else { BlockEvent::Header });
        }
        let standing = self.snapshot.block_status(key, at);
        if !standing.is_hand_written && standing.body != fingerprint(&[&block.body]) {
            self.edits[at.file].replace(standing.item.header_range.end..standing.item.end, block.body.trim());
            self.event(key, at.file, BlockEvent::Body);
        }
    }

    /// Moves blocks to other files; a block that cannot move stays where it is.
    fn relocate(&mut self, movers: &'g [BlockMove]) {
        let snapshot = self.snapshot;
        let mut scopes: BTreeMap<usize, TargetScope<'_>> = BTreeMap::new();
        let mut left: BTreeMap<usize, Vec<MovedItems>> = BTreeMap::new();
        let mut arriving: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
        for mover in movers {
            let scope = scopes.entry(mover.to).or_insert_with(|| {
                let target = &snapshot.sources[mover.to];
                let leaves = |item: usize| {
                    let at = ItemIndex { file: mover.to, item };
                    self.removed.contains(&at) || movers.iter().any(|mover| mover.replaces == Some(at))
                };
                TargetScope::new(target, leaves)
            });
            match collect_moved_items(snapshot, mover, scope) {
                Ok(parcel) => {
                    let (source, _) = snapshot.item(mover.main);
                    let items =
                        mover.items_to_write().chain(parcel.helpers.iter().chain(&parcel.present_in_target).copied());
                    arriving.entry(mover.to).or_default().extend(items.flat_map(|at| source.words(&source.items[at])));
                    self.move_out(mover, &parcel);
                    left.entry(mover.main.file).or_default().push(parcel);
                }
                Err(reason) => {
                    let stays = if mover.what == BlockEvent::Returned { mover.replaces } else { Some(mover.main) };
                    self.present.extend(stays.map(|at| (mover.key.as_str(), at)));
                    let path = |source: usize| snapshot.sources[source].path.clone();
                    let (kept, wanted) = (path(mover.main.file), path(mover.to));
                    self.pass.conflicts.push(Conflict {
                        key: mover.key.clone(),
                        current_file: kept,
                        wanted_file: wanted,
                        reason,
                    });
                }
            }
        }
        let none = BTreeSet::new();
        for (home, parcels) in left {
            let parcels: Vec<&MovedItems> = parcels.iter().collect();
            let arriving = arriving.get(&home).unwrap_or(&none);
            for item in unused_items(snapshot, home, &self.removed, &parcels, arriving) {
                self.remove(ItemIndex { file: home, item });
            }
        }
    }

    /// Removes a block and its moved items from its file, and creates the paragraphs for the other file.
    fn move_out(&mut self, mover: &'g BlockMove, parcel: &MovedItems) {
        let (source, item) = self.snapshot.item(mover.main);
        let along: BTreeSet<&str> = mover
            .items_to_write()
            .chain(parcel.helpers.iter().copied())
            .filter_map(|at| source.items[at].name.as_deref())
            .collect();
        let carried = |text: &str| rewrite_for_target(self.snapshot, mover, &along, text);
        let whole = |at: usize| {
            let item = &source.items[at];
            let text = source.text[item.comments_start..item.line_end].trim_end();
            // In a module, `super` means another one.
            format!("{}\n", if item.kind == ItemKind::Mod { text.to_owned() } else { carried(text) })
        };
        let block = self.snapshot.index.block(&mover.key);
        let (header, stale) = match block {
            Some(block) => self.header(block, mover.main),
            None => (self.header_of_gone(&mover.key, mover.main), false),
        };
        let [before, body] = source.body(item);
        let body = match block.filter(|_| !mover.keeps_body) {
            Some(block) => block.body.trim().to_owned(),
            None => carried(body),
        };
        let above = &source.text[item.comments_start..item.start];
        let behind = source.text[item.end..item.line_end].trim_end();
        let main = format!("{above}{}{header}{body}{behind}\n", carried(before));

        let paragraphs = self.paragraphs_of(mover, parcel, &main, whole);
        mover.items_to_write().for_each(|item| self.remove(ItemIndex { item, ..mover.main }));
        parcel.replaced_imports.iter().for_each(|item| self.remove(ItemIndex { file: mover.to, item: *item }));
        mover.replaces.into_iter().for_each(|at| self.remove(at));
        if !parcel.imports.is_empty() {
            self.imports.entry(mover.to).or_default().extend(parcel.imports.iter().cloned());
        }
        if block.is_some() {
            self.incoming.insert(mover.key.clone(), paragraphs);
        } else {
            let end = self.snapshot.sources[mover.to].text.len();
            for paragraph in paragraphs {
                self.edits[mover.to].paragraph(end, paragraph);
            }
        }
        self.event(&mover.key, mover.to, mover.what);
        if stale {
            self.event(&mover.key, mover.to, BlockEvent::Stale);
        }
    }

    /// A block and its moved items, in order. Items set aside get a comment with their position; returning items with this
    /// comment are stored for that position.
    fn paragraphs_of(
        &mut self,
        mover: &BlockMove,
        parcel: &MovedItems,
        main: &str,
        whole: impl Fn(usize) -> String,
    ) -> Vec<String> {
        let (source, _) = self.snapshot.item(mover.main);
        let roles = &self.snapshot.roles[mover.main.file];
        let items: BTreeSet<usize> = parcel.helpers.iter().copied().chain(mover.items_to_write()).collect();
        let mut paragraphs: Vec<String> = Vec::new();
        let mut last = None;
        for at in items {
            let joins = last.is_some_and(|last| last + 1 == at && next_is_adjacent(source, last));
            last = Some(at);
            let text = if at == mover.main.item { main.to_owned() } else { whole(at) };
            if at != mover.main.item && mover.what == BlockEvent::SetAside {
                let place = ItemPosition::of(source, roles, at);
                paragraphs.push(place.comment_line() + &text);
            } else if at != mover.main.item
                && mover.what == BlockEvent::Returned
                && let Some((place, text)) = ItemPosition::read(&text)
            {
                let name = source.items[at].name.clone().unwrap_or_default();
                self.returning.push(ReturningItem { file: mover.to, name, place, text: text.to_owned() });
            } else if joins
                && mover.what == BlockEvent::Moved
                && let Some(last) = paragraphs.last_mut()
            {
                last.push_str(&text);
            } else {
                paragraphs.push(text);
            }
        }
        paragraphs
    }

    /// Imports items of cards where hand-written source names them and they have moved to another file.
    fn add_card_imports(&mut self) {
        let snapshot = self.snapshot;
        let modules: Vec<Vec<String>> = snapshot.sources.iter().map(|source| module_path(&source.path)).collect();
        let names = |source: &'g ParsedFile| {
            let names =
                source.items.iter().filter(|item| item.kind != ItemKind::Impl && !source.is_in_generated_top(item));
            names.flat_map(|item| item.uses.iter().map(|import| import.name.as_str()).chain(item.name.as_deref()))
        };
        let there: Vec<BTreeSet<&str>> = snapshot.sources.iter().map(|source| names(source).collect()).collect();
        let mut homes: BTreeMap<&str, usize> = BTreeMap::new();
        for (at, role) in snapshot.items() {
            let (source, item) = snapshot.item(at);
            if let Role::CardBlock(key) = role
                && !source.is_set_aside
                && item.kind == ItemKind::Other
            {
                homes.insert(key, at.file);
            }
        }
        for (at, role) in snapshot.items() {
            if !snapshot.is_hand_written(at, role) {
                continue;
            }
            let (source, item) = snapshot.item(at);
            let written = source.body(item).into_iter().filter(|_| item.kind != ItemKind::Use).flat_map(paths);
            let written = written.map(|path| path.names.into_iter().map(str::to_owned).collect::<Vec<_>>());
            for path in written.chain(item.uses.iter().map(|import| import.path.clone())) {
                let path = if path.len() == 1 {
                    [&modules[at.file][..], &path].concat()
                } else {
                    resolve_relative(&path, &modules[at.file])
                };
                let Some((name, module)) = path.split_last() else { continue };
                let Some(home) = homes.get(name.as_str()).copied() else { continue };
                let target = (0..modules.len()).find(|it| {
                    let it_is = &snapshot.sources[*it];
                    modules[*it] == module && !it_is.is_set_aside && it_is.exists
                });
                if let Some(target) = target.filter(|target| *target != home)
                    && !there[target].contains(name.as_str())
                    && !there[target].contains("*")
                {
                    let line = format!("pub use {}::{name};\n", modules[home].join("::"));
                    self.imports.entry(target).or_default().insert(line);
                }
            }
        }
    }

    /// Inserts new and moved blocks into a wanted file, and updates its top.
    fn fill_file(&mut self, file: &'w WantedFile) {
        let Some(at) = self.snapshot.find(&file.path) else { return };
        let source = &self.snapshot.sources[at];
        let old_mark = source.text[source.text_start..source.top_end].lines().last().unwrap_or_default();
        if source.top_owner == TopOwner::Generator
            && !file.top.trim().is_empty()
            && old_mark.trim_end() != file_mark(file.top.trim())
        {
            self.edits[at].replace(source.text_start..source.top_end, new_file_top(&file.top));
        }
        let roles = &self.snapshot.roles[at];
        let first = roles.iter().position(|role| matches!(role, Role::CardBlock(_)));
        let mut anchor = first.map_or(source.text.len(), |item| source.items[item].comments_start);
        let mut placed = self.take_returning(at, file);
        let top = if first.is_some() { self.top_end(at) } else { anchor };
        self.insert_returning(at, top, &Anchor::Top, &mut placed);
        for item in 0..source.items.len() {
            let stays = !self.removed.contains(&ItemIndex { file: at, item });
            if let Some(name) = source.items[item].name.as_ref().filter(|_| stays) {
                self.insert_returning(at, source.items[item].line_end, &Anchor::Item(name.clone()), &mut placed);
            }
        }
        for block in &file.blocks {
            let host = Anchor::Block(block.key.clone());
            match self.present.get(block.key.as_str()).copied() {
                Some(present) if present.file == at => {
                    self.insert_returning(at, source.items[present.item].line_end, &host, &mut placed);
                    anchor = self.group_end(present, &block.key);
                }
                Some(_) => {}
                None => {
                    for paragraph in self.paragraphs(block, at) {
                        self.edits[at].paragraph(anchor, paragraph);
                    }
                    self.insert_returning(at, anchor, &host, &mut placed);
                }
            }
        }
        for (_, placed) in placed {
            self.edits[at].paragraph(anchor, placed.text);
        }
    }

    /// The returning items of a file, each with its anchor.
    fn take_returning(&mut self, at: usize, file: &WantedFile) -> Vec<(Anchor, ReturningItem)> {
        let (here, rest) =
            std::mem::take(&mut self.returning).into_iter().partition(|placed: &ReturningItem| placed.file == at);
        self.returning = rest;
        let here: Vec<ReturningItem> = here;
        let source = &self.snapshot.sources[at];
        let present: BTreeSet<&str> = source
            .items
            .iter()
            .enumerate()
            .filter(|(item, _)| !self.removed.contains(&ItemIndex { file: at, item: *item }))
            .filter_map(|(_, item)| item.name.as_deref())
            .collect();
        let comes: BTreeSet<String> = here.iter().map(|placed| placed.name.clone()).collect();
        let host = |place: &ItemPosition| {
            if let Some(name) =
                place.previous_item.as_ref().filter(|name| comes.contains(*name) || present.contains(name.as_str()))
            {
                return Anchor::Item(name.clone());
            }
            let Some(after) = &place.previous_block else { return Anchor::Top };
            let is_here = |key: &str| self.present.get(key).is_none_or(|present| present.file == at);
            // Where that block is not in the data, the one before it is: blocks stand in the order of their keys.
            let before = file.blocks.iter().filter(|block| block.key <= *after && is_here(&block.key));
            before
                .max_by(|one, other| one.key.cmp(&other.key))
                .map_or(Anchor::Top, |block| Anchor::Block(block.key.clone()))
        };
        here.into_iter().map(|placed| (host(&placed.place), placed)).collect()
    }

    /// Inserts the items behind an anchor, and recursively the items behind those.
    fn insert_returning(&mut self, at: usize, offset: usize, host: &Anchor, placed: &mut Vec<(Anchor, ReturningItem)>) {
        let (here, rest) = std::mem::take(placed).into_iter().partition(|(of, _)| of == host);
        *placed = rest;
        let here: Vec<(Anchor, ReturningItem)> = here;
        for (_, one) in here {
            if one.place.adjacent && *host != Anchor::Top {
                self.edits[at].lines(offset, one.text);
            } else {
                self.edits[at].paragraph(offset, one.text);
            }
            self.insert_returning(at, offset, &Anchor::Item(one.name), placed);
        }
    }

    /// The end of a file's top and of the imports that follow it.
    fn top_end(&self, at: usize) -> usize {
        let source = &self.snapshot.sources[at];
        let imports = source.items.iter().take_while(|item| item.kind == ItemKind::Use);
        imports.last().map_or(source.top_end, |item| item.line_end.max(source.top_end))
    }

    /// The end of a block together with the hand-written tests and private helpers that follow it. A helper that other blocks
    /// use too may belong to any of them.
    fn group_end(&self, at: ItemIndex, key: &str) -> usize {
        let source = &self.snapshot.sources[at.file];
        let mut last = at.item;
        for item in at.item + 1..source.items.len() {
            let name = source.items[item].name.as_deref().unwrap_or_default();
            let uses = |by: &usize| *by != item && source.words(&source.items[*by]).contains(name);
            let belongs = match &self.snapshot.roles[at.file][item] {
                Role::Extra(of) => of == key,
                Role::Other => {
                    let mut run = at.item..=last;
                    let others = (0..source.items.len()).filter(|by| !(at.item..=last).contains(by));
                    run.any(|by| uses(&by)) && !others.into_iter().any(|by| uses(&by))
                }
                Role::CardBlock(_) => false,
            };
            if !belongs || self.removed.contains(&ItemIndex { item, ..at }) {
                break;
            }
            last = item;
        }
        source.items[last].line_end
    }

    /// The paragraphs of a block that is not in its file: the moved ones, or new ones.
    fn paragraphs(&mut self, block: &Block, file: usize) -> Vec<String> {
        if let Some(paragraphs) = self.incoming.remove(&block.key) {
            return paragraphs;
        }
        let source = &self.snapshot.sources[file];
        let scope = TargetScope::new(source, |item| {
            source.items[item].kind != ItemKind::Use || self.removed.contains(&ItemIndex { file, item })
        });
        match scope.allows_block(&block.item) {
            Ok(import) => import.into_iter().for_each(|item| self.remove(ItemIndex { file, item })),
            Err(reason) => {
                let (key, path) = (block.key.clone(), source.path.clone());
                self.pass.conflicts.push(Conflict { key, current_file: path.clone(), wanted_file: path, reason });
                return Vec::new();
            }
        }
        self.event(&block.key, file, BlockEvent::New);
        let mark = Mark::new(block, &block.kind.into(), Some(fingerprint(&[&block.body])));
        let header = crate::header::Header::default().updated(block, None, &mark);
        vec![format!("{header}{}\n", block.body.trim())]
    }

    /// The new texts.
    fn finish(mut self) -> PassResult {
        for (at, lines) in std::mem::take(&mut self.imports) {
            let lines: String = lines.into_iter().collect();
            self.edits[at].first_paragraph(self.snapshot.sources[at].top_end, lines);
        }
        for (source, edits) in self.snapshot.sources.iter().zip(self.edits) {
            let wanted = self.snapshot.is_wanted(source);
            if edits.is_empty() && source.exists {
                if !wanted && has_only_top(source, &source.text) {
                    self.pass.texts.insert(source.path.clone(), None);
                }
                continue;
            }
            if edits.is_empty() && !wanted {
                continue;
            }
            let text = edits.apply(&source.text, source.newline);
            if !wanted && has_only_top(source, &text) {
                self.pass.texts.insert(source.path.clone(), None);
            } else if !source.exists || text != source.text {
                self.pass.texts.insert(source.path.clone(), Some(text));
            }
        }
        self.pass
    }
}

/// Whether a file has no content except its generated top.
fn has_only_top(source: &ParsedFile, text: &str) -> bool {
    let top = if source.top_owner == TopOwner::Generator { &source.text[..source.top_end] } else { "" };
    text.strip_prefix(top).is_some_and(|rest| rest.trim_start_matches('\u{feff}').trim().is_empty())
}
