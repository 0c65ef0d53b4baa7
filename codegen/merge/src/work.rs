//! The edits of one pass, as they come together from the blocks' fates.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::edits::{Edits, lines_ended};
use crate::fault::{Fault, RegenerateError};
use crate::mark::file_mark;
use crate::ownership::{At, Role};
use crate::pass::Pass;
use crate::paths::rewrite;
use crate::plan::{Conflict, Event, Reason, What};
use crate::reconcile::{Fates, Ground, Journey, Mover};
use crate::relocation::{Parcel, loads};
use crate::render::{fresh_block, fresh_top, gone_lead, lead, residue, top_of};
use crate::scan::{ItemKind, Source, error_place};
use crate::tokens::fingerprint;
use crate::wanted::{Block, WantedFile};

pub(crate) struct Work<'g, 'w, 't> {
    pub(crate) ground: &'g Ground<'w, 't>,
    by_path: BTreeMap<&'g Path, usize>,
    edits: Vec<Edits>,
    stay: BTreeMap<&'g str, At>,
    /// What comes to a wanted file with a block, by its key: paragraphs.
    coming: BTreeMap<&'g str, Vec<String>>,
    /// What comes to the end of a file.
    asides: BTreeMap<PathBuf, Vec<String>>,
    pub(crate) imports: BTreeMap<PathBuf, BTreeSet<String>>,
    /// Items that are taken out of their files.
    pub(crate) gone: BTreeSet<At>,
    /// Cards of which no new block can be written.
    barred: BTreeSet<&'w str>,
    pass: Pass,
}

impl<'g, 'w, 't> Work<'g, 'w, 't> {
    pub fn new(ground: &'g Ground<'w, 't>, fates: &'g Fates) -> Self {
        Self {
            ground,
            by_path: ground.sources.iter().enumerate().map(|(at, source)| (source.path.as_path(), at)).collect(),
            edits: ground.sources.iter().map(|_| Edits::default()).collect(),
            stay: fates.stay.iter().map(|(key, at)| (key.as_str(), *at)).collect(),
            coming: BTreeMap::new(),
            asides: BTreeMap::new(),
            imports: BTreeMap::new(),
            gone: BTreeSet::new(),
            barred: BTreeSet::new(),
            pass: Pass::default(),
        }
    }

    /// Turns the fates into edits of the files that are there.
    pub fn settle(&mut self, fates: &'g Fates) -> Result<(), RegenerateError> {
        for (key, at) in &fates.dropped {
            self.take_out(*at, false);
            self.event(key, *at, What::Dropped);
        }
        for (key, at) in &fates.doubles {
            self.take_out_double(key, *at);
        }
        for (key, at) in &fates.kept {
            let (source, item) = self.ground.item(*at);
            let text = gone_lead(source, item, &self.ground.standing(key, *at), self.ground.wanted.build);
            if self.put_lead(*at, &text) {
                self.event(key, *at, What::Kept);
            }
        }
        let loads = loads(self.ground, fates)?;
        for (mover, parcel) in &loads.moving {
            self.send(mover, parcel);
        }
        self.empty_homes(&loads.moving);
        self.leave_behind(fates, &loads.moving);
        for (mover, reason) in loads.held {
            self.hold(mover, reason);
        }
        for (key, at) in self.stay.clone() {
            self.renew(key, at);
        }
        Ok(())
    }

    fn event(&mut self, key: &str, at: At, what: What) {
        let file = self.ground.sources[at.source].path.clone();
        self.pass.events.push(Event { key: key.to_owned(), file, what });
    }

    /// Takes an item out of its file; with the comments directly above if they go along.
    pub(crate) fn take_out(&mut self, at: At, attached: bool) {
        if self.gone.insert(at) {
            let (_, item) = self.ground.item(at);
            let start = if attached { item.attached } else { item.start };
            self.edits[at.source].drop(start..item.tail);
        }
    }

    fn take_out_double(&mut self, key: &str, at: At) {
        let (source, item) = self.ground.item(at);
        let kept: Vec<&str> = self.ground.index.block(key).into_iter().flat_map(Block::lines).collect();
        let standing = self.ground.standing(key, at);
        // One that is touched is the very same as another: nothing of it is lost with it.
        let words = if standing.touched { String::new() } else { residue(source, item, &standing, &kept) };
        if words.is_empty() {
            self.take_out(at, standing.touched);
        } else if self.gone.insert(at) {
            self.edits[at.source].replace(item.start..item.tail, words);
        }
        self.event(key, at, What::Double);
    }

    /// Puts a new header before a body; false if it is there already.
    fn put_lead(&mut self, at: At, text: &str) -> bool {
        let (source, item) = self.ground.item(at);
        let before = &source.text[..item.lead.start];
        let begins_line = before.len() == source.begin || before.ends_with('\n');
        let text = format!("{}{text}", if begins_line { "" } else { "\n" });
        let text = lines_ended(&text, source.newline);
        let new = text != source.text[item.lead.clone()];
        if new {
            self.edits[at.source].replace(item.lead.clone(), text);
        }
        new
    }

    /// Renews the header of a block that stays, and its body if nobody touched it.
    fn renew(&mut self, key: &str, at: At) {
        let Some(block) = self.ground.index.block(key) else { return };
        let (source, item) = self.ground.item(at);
        let standing = self.ground.standing(key, at);
        let lead = lead(block, source, item, &standing, self.ground.wanted.build);
        if self.put_lead(at, &lead.text) {
            self.event(key, at, if lead.newly_stale { What::Stale } else { What::Header });
        }
        if !standing.touched && standing.print != fingerprint(&[&block.body]) {
            self.edits[at.source].replace(item.lead.end..item.end, block.body.trim());
            self.event(key, at, What::Body);
        }
    }

    /// Renews a block where it stands, because it cannot go where it is wanted.
    fn hold(&mut self, mover: &Mover, reason: Reason) {
        if mover.journey == Journey::Move {
            self.barred.extend(self.ground.index.block(&mover.key).map(|block| block.key.as_str()));
            self.renew(&mover.key, mover.main);
        }
        let kept = self.ground.item(mover.main).0.path.clone();
        self.pass.conflicts.push(Conflict { key: mover.key.clone(), kept, wanted: mover.to.clone(), reason });
    }

    /// Makes paragraphs of a mover and what goes along, and takes the block out of its file.
    fn send(&mut self, mover: &'g Mover, parcel: &Parcel) {
        let ground = self.ground;
        let (source, item) = ground.item(mover.main);
        let crates = ground.wanted.crates;
        let (from, to) = (crates.module(&source.path), crates.module(&mover.to));
        let roots = mover.roots().chain(parcel.helpers.iter().copied());
        let along: BTreeSet<&str> = roots.filter_map(|at| source.items[at].name.as_deref()).collect();
        let carried = |text: &str| if from == to { text.to_owned() } else { rewrite(text, &from, &to, &along) };
        let whole = |at: usize| {
            let item = &source.items[at];
            let text = source.text[item.attached..item.tail].trim_end();
            format!("{}\n", if item.kind == ItemKind::Mod { text.to_owned() } else { carried(text) })
        };
        let mut paragraphs: Vec<String> = parcel.helpers.iter().map(|at| whole(*at)).collect();

        let standing = ground.standing(&mover.key, mover.main);
        let block = ground.index.block(&mover.key);
        let (head, stale) = match block.filter(|_| mover.journey != Journey::Aside) {
            Some(block) => {
                let lead = lead(block, source, item, &standing, ground.wanted.build);
                (lead.text, lead.newly_stale)
            }
            None => (gone_lead(source, item, &standing, ground.wanted.build), false),
        };
        let [before, body] = source.body(item);
        let body = match block.filter(|_| !mover.touched && mover.journey != Journey::Aside) {
            Some(block) => block.body.trim().to_owned(),
            None => carried(body),
        };
        let above = &source.text[item.attached..item.start];
        let behind = source.text[item.end..item.tail].trim_end();
        paragraphs.push(format!("{above}{}{head}{body}{behind}\n", carried(before)));
        paragraphs.extend(mover.extras.iter().map(|at| whole(*at)));

        for at in mover.roots() {
            self.take_out(At { item: at, ..mover.main }, true);
        }
        if !parcel.imports.is_empty() {
            self.imports.entry(mover.to.clone()).or_default().extend(parcel.imports.iter().cloned());
        }
        let there = self.by_path.get(mover.to.as_path()).copied();
        for (source, item) in there.iter().flat_map(|source| parcel.replaced.iter().map(move |item| (*source, *item))) {
            self.take_out(At { source, item }, true);
        }
        if let Some(at) = mover.replaces {
            self.stay.remove(mover.key.as_str());
            self.take_out_double(&mover.key, at);
        }
        match mover.journey {
            Journey::Aside => self.asides.entry(mover.to.clone()).or_default().append(&mut paragraphs),
            Journey::Move | Journey::Return => drop(self.coming.insert(&mover.key, paragraphs)),
        }
        let what = match mover.journey {
            Journey::Move => What::Moved { from: source.path.clone() },
            Journey::Aside => What::Aside { from: source.path.clone() },
            Journey::Return => What::Returned,
        };
        let file = mover.to.clone();
        self.pass.events.push(Event { key: mover.key.clone(), file: file.clone(), what });
        if stale {
            self.pass.events.push(Event { key: mover.key.clone(), file, what: What::Stale });
        }
        self.pass.again |= mover.carries();
    }

    /// Puts new blocks and those that come into a wanted file.
    pub fn wanted_file(&mut self, file: &'w WantedFile, fresh: &str) {
        let Some(at) = self.by_path.get(file.path.as_path()).copied() else {
            return self.new_file(file, fresh);
        };
        let source = &self.ground.sources[at];
        if let Some(preamble) = source.preamble.as_ref().filter(|preamble| preamble.ours) {
            let old = &source.text[source.begin..preamble.end];
            let mark = old.lines().last().unwrap_or_default();
            if mark.trim_end() != file_mark(file.preamble.trim()) && !file.preamble.trim().is_empty() {
                self.edits[at].replace(source.begin..preamble.end, fresh_top(&file.preamble));
            }
        }
        let is_block = |item: &usize| matches!(self.ground.roles[at][*item], Role::Block(_));
        let first = (0..source.items.len()).find(is_block).map(|item| source.items[item].attached);
        let mut anchor = None;
        for block in &file.blocks {
            match self.stay.get(block.key.as_str()) {
                Some(stay) if stay.source == at => anchor = Some(self.run_end(*stay, &block.key)),
                Some(_) => {}
                None => {
                    let paragraphs = self.paragraphs(block, at);
                    self.edits[at].paragraphs(anchor.or(first).unwrap_or(source.text.len()), paragraphs);
                }
            }
        }
    }

    /// Where a block ends together with the people's tests that follow it.
    fn run_end(&self, at: At, key: &str) -> usize {
        let source = &self.ground.sources[at.source];
        let roles = &self.ground.roles[at.source];
        let ours = |item: &usize| {
            let here = At { item: *item, ..at };
            !self.gone.contains(&here) && roles[*item] == Role::Extra(key.to_owned())
        };
        let last = (at.item + 1..roles.len()).take_while(ours).last().unwrap_or(at.item);
        source.items[last].tail
    }

    /// The paragraphs of a block that is not in its file: what comes with it, or a fresh one.
    fn paragraphs(&mut self, block: &'w Block, file: usize) -> Vec<String> {
        if let Some(paragraphs) = self.coming.remove(block.key.as_str()) {
            return paragraphs;
        }
        if self.barred.contains(block.key.as_str()) {
            return Vec::new();
        }
        if let Some(source) = self.ground.sources.get(file) {
            let taken = source.items.iter().enumerate().find(|(item, found)| {
                found.uses.iter().any(|leaf| leaf.name == block.item)
                    && !self.gone.contains(&At { source: file, item: *item })
            });
            if let Some((_, item)) = taken {
                let place = Some(source.place(item));
                let reason = Reason::NameTaken { name: block.item.clone(), file: source.path.clone(), place };
                let path = source.path.clone();
                self.pass.conflicts.push(Conflict { key: block.key.clone(), kept: path.clone(), wanted: path, reason });
                return Vec::new();
            }
        }
        let mut text = String::new();
        fresh_block(block, &mut text);
        let path = self.ground.index.path(&block.key).map(Path::to_path_buf).unwrap_or_default();
        self.pass.events.push(Event { key: block.key.clone(), file: path, what: What::New });
        vec![text]
    }

    fn new_file(&mut self, file: &'w WantedFile, fresh: &str) {
        let plain = |block: &Block| {
            let key = block.key.as_str();
            !self.stay.contains_key(key) && !self.coming.contains_key(key) && !self.barred.contains(key)
        };
        if file.blocks.iter().all(plain) && !self.imports.contains_key(&file.path) {
            let new = |block: &Block| Event { key: block.key.clone(), file: file.path.clone(), what: What::New };
            self.pass.events.extend(file.blocks.iter().map(new));
            self.pass.texts.insert(file.path.clone(), Some(fresh.to_owned()));
            return;
        }
        let top = fresh_top(&file.preamble);
        let mut edits = Edits::default();
        if let Some(imports) = self.imports.remove(&file.path) {
            edits.paragraph(top.len(), imports.into_iter().collect::<String>());
        }
        for block in &file.blocks {
            if !self.stay.contains_key(block.key.as_str()) {
                edits.paragraphs(top.len(), self.paragraphs(block, usize::MAX));
            }
        }
        self.pass.texts.insert(file.path.clone(), Some(edits.apply(&top, "\n")));
    }

    /// Puts imports behind those that stand at the top of a file.
    fn add_imports(&mut self, at: usize, lines: &str) {
        let source = &self.ground.sources[at];
        let block = |item: &usize| matches!(self.ground.roles[at][*item], Role::Block(_) | Role::Extra(_));
        let above = (0..source.items.len()).take_while(|item| !block(item)).map(|item| &source.items[item]);
        let last = above.filter(|item| item.kind == ItemKind::Use && !source.in_preamble(item)).last();
        if let Some(last) = last {
            self.edits[at].lines(last.tail, lines);
        } else {
            let top = source.preamble.as_ref().map_or(source.head, |preamble| preamble.end);
            self.edits[at].paragraph(top, lines);
        }
    }

    /// Writes all edits out and looks at the results.
    pub fn finish(mut self) -> Result<Pass, RegenerateError> {
        for (path, lines) in std::mem::take(&mut self.imports) {
            let lines: String = lines.into_iter().collect();
            match self.by_path.get(path.as_path()).copied() {
                Some(at) => self.add_imports(at, &lines),
                None => self.asides.entry(path).or_default().insert(0, lines),
            }
        }
        for (path, paragraphs) in std::mem::take(&mut self.asides) {
            if let Some(at) = self.by_path.get(path.as_path()).copied() {
                let end = self.ground.sources[at].text.len();
                self.edits[at].paragraphs(end, paragraphs);
            } else {
                let top = top_of(self.ground.wanted, &path);
                let mut edits = Edits::default();
                edits.paragraphs(top.len(), paragraphs);
                self.pass.texts.insert(path, Some(edits.apply(&top, "\n")));
            }
        }
        for (source, edits) in self.ground.sources.iter().zip(std::mem::take(&mut self.edits)) {
            let text = if edits.is_empty() { source.text.to_owned() } else { edits.apply(source.text, source.newline) };
            if !self.ground.is_wanted(&source.path) && is_bare(source, &text) {
                self.pass.texts.insert(source.path.clone(), None);
            } else if text != source.text {
                self.pass.texts.insert(source.path.clone(), Some(text));
            }
        }
        check(&self.pass)?;
        let lost = self.coming.keys().map(|key| Fault::Unplaced { key: (*key).to_owned() });
        RegenerateError::from_faults(lost.collect())?;
        Ok(self.pass)
    }
}

/// Whether nothing is left of a file but what the generator wrote at its top.
fn is_bare(source: &Source<'_>, text: &str) -> bool {
    let top = source.preamble.as_ref().filter(|preamble| preamble.ours).map_or("", |p| &source.text[..p.end]);
    text.strip_prefix(top).is_some_and(|rest| rest.trim_start_matches('\u{feff}').trim().is_empty())
}

/// Makes sure that what will be written is Rust.
fn check(pass: &Pass) -> Result<(), RegenerateError> {
    use rayon::prelude::*;
    let faults = pass.texts.par_iter().filter_map(|(path, text)| {
        let text = text.as_deref()?;
        let error = syn::parse_file(text).err()?;
        let (place, message) = error_place(path, text, &error);
        Some(Fault::Result { place, message })
    });
    RegenerateError::from_faults(faults.collect())
}
