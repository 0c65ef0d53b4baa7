//! The edits of one pass, as they come together from the blocks' fates.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::claims::{At, Role};
use super::fate::{Fates, Ground, Journey, Mover};
use super::fault::{Fault, RegenerateError};
use super::mark::file_mark;
use super::moves::{Parcel, Yard, is_plain_use, load, rewrite};
use super::pass::Pass;
use super::plan::{Conflict, Event, What};
use super::render::{fresh_block, fresh_top, gone_lead, lead, residue};
use super::scan::{Item, ItemKind, Source, error_place};
use super::splice::{Edits, lines_ended};
use super::tokens::fingerprint;
use super::wanted::{Block, WantedFile};

/// The top of the files for what has lost its card.
const ASIDE_TOP: &str = "// What people wrote for cards that have left the data. It comes back when the card does.";

pub(super) struct Work<'g, 'w, 't> {
    ground: &'g Ground<'w, 't>,
    by_path: BTreeMap<&'g Path, usize>,
    edits: Vec<Edits>,
    stay: BTreeMap<&'g str, At>,
    /// What comes to a wanted file with a block, by its key: paragraphs.
    coming: BTreeMap<&'g str, Vec<String>>,
    /// What comes to the end of a file.
    asides: BTreeMap<PathBuf, Vec<String>>,
    imports: BTreeMap<PathBuf, BTreeSet<String>>,
    /// Items that are taken out of their files.
    gone: BTreeSet<At>,
    /// Cards of which no new block can be written.
    barred: BTreeSet<&'w str>,
    pass: Pass,
}

/// The movers that can move, with what goes along.
type Loads<'f> = Vec<(&'f Mover, Parcel)>;

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
        let loads = self.loads(fates)?;
        for (mover, parcel) in &loads {
            self.send(mover, parcel);
        }
        self.empty_homes(&loads);
        self.leave_behind(&loads);
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
    fn take_out(&mut self, at: At, attached: bool) {
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

    /// Finds what each mover takes along; those that cannot move stay, and may be what others stay for.
    fn loads<'f>(&mut self, fates: &'f Fates) -> Result<Loads<'f>, RegenerateError> {
        let ground = self.ground;
        let tops: BTreeMap<&Path, String> = fates
            .movers
            .iter()
            .map(|mover| mover.to.as_path())
            .filter(|to| !self.by_path.contains_key(to))
            .map(|to| (to, self.top(to)))
            .collect();
        let landings: BTreeMap<&Path, Source<'_>> = tops
            .iter()
            .map(|(path, top)| Source::scan(path, top).map(|source| (*path, source)))
            .collect::<Result<_, Fault>>()?;
        let mut held: BTreeMap<usize, super::plan::Reason> = BTreeMap::new();
        let loads = loop {
            let before = held.len();
            let moving = || fates.movers.iter().enumerate().filter(|(at, _)| !held.contains_key(at));
            let mut leaving: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
            for (_, mover) in moving() {
                leaving.entry(mover.main.source).or_default().extend(mover.roots());
                leaving
                    .entry(mover.replaces.map_or(0, |at| at.source))
                    .or_default()
                    .extend(mover.replaces.map(|at| at.item));
            }
            for at in fates.dropped.iter().chain(&fates.doubles).map(|(_, at)| at) {
                leaving.entry(at.source).or_default().insert(at.item);
            }
            let mut places: BTreeMap<&str, &Path> = BTreeMap::new();
            if !fates.movers.is_empty() {
                places.extend(ground.index.blocks.keys().filter_map(|key| Some((*key, ground.index.path(key)?))));
                places.extend(self.stay.iter().map(|(key, at)| (*key, ground.sources[at.source].path.as_path())));
                let held = held.keys().map(|at| &fates.movers[*at]).filter(|mover| mover.journey == Journey::Move);
                places.extend(held.map(|mover| (mover.key.as_str(), ground.item(mover.main).0.path.as_path())));
            }
            let mut yards: BTreeMap<&Path, Yard<'_, '_>> = BTreeMap::new();
            let (mut loads, mut refused) = (Vec::new(), Vec::new());
            for (at, mover) in moving() {
                let to = mover.to.as_path();
                let yard = yards.entry(to).or_insert_with(|| match self.by_path.get(to) {
                    Some(at) => {
                        let none = BTreeSet::new();
                        Yard::new(ground, to, Some(&ground.sources[*at]), leaving.get(at).unwrap_or(&none))
                    }
                    None => Yard::new(ground, to, landings.get(to), &BTreeSet::new()),
                });
                match load(ground, mover, yard, &places) {
                    Ok(parcel) => loads.push((mover, parcel)),
                    Err(reason) => refused.push((at, reason)),
                }
            }
            held.extend(refused);
            if held.len() == before {
                break loads;
            }
        };
        for (at, reason) in held {
            let mover = &fates.movers[at];
            let kept = ground.item(mover.main).0.path.clone();
            match (mover.journey, mover.replaces) {
                (Journey::Move, _) => {
                    let key = ground.index.blocks.get_key_value(mover.key.as_str()).map(|(key, _)| *key);
                    self.barred.extend(key);
                    self.held_back(mover);
                }
                (Journey::Return | Journey::Aside, _) => {}
            }
            self.pass.conflicts.push(Conflict { key: mover.key.clone(), kept, wanted: mover.to.clone(), reason });
        }
        Ok(loads)
    }

    /// The top of a file that is not there yet.
    fn top(&self, path: &Path) -> String {
        let wanted = self.ground.wanted.files.iter().find(|file| file.path == path);
        fresh_top(wanted.map_or(ASIDE_TOP, |file| &file.preamble))
    }

    /// Renews a block where it stands, because it cannot go where it is wanted.
    fn held_back(&mut self, mover: &Mover) {
        self.renew(&mover.key, mover.main);
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

    /// Takes out of the old files what went along and nothing there refers to any more.
    fn empty_homes(&mut self, loads: &Loads<'_>) {
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
    fn leave_behind(&mut self, loads: &Loads<'_>) {
        let ground = self.ground;
        let moved: Vec<&Mover> = loads
            .iter()
            .map(|(mover, _)| *mover)
            .filter(|mover| mover.journey == Journey::Move && ground.item(mover.main).1.kind != ItemKind::Fn)
            .filter(|mover| ground.is_wanted(&ground.item(mover.main).0.path))
            .filter(|mover| ground.wanted.crates.together(&ground.item(mover.main).0.path, &mover.to))
            .collect();
        if moved.is_empty() {
            return;
        }
        let names = moved.iter().map(|mover| mover.key.as_str()).collect();
        let mentions = ground.mentions(&names);
        let heading: BTreeMap<At, &Path> = loads
            .iter()
            .flat_map(|(mover, parcel)| {
                let items = mover.roots().chain(parcel.helpers.iter().copied());
                items.map(|item| (At { item, ..mover.main }, mover.to.as_path()))
            })
            .collect();
        for mover in moved {
            let home = &ground.item(mover.main).0;
            // Whoever moves has its imports with it; whoever is where the power goes sees it there.
            let missed = mentions.iter().filter(|(name, _)| *name == mover.key).any(|(_, by)| {
                by.is_none_or(|by| {
                    let left = self.gone.contains(&by) && heading.contains_key(&by);
                    !left && !self.gone.contains(&by) && ground.sources[by.source].path != mover.to
                })
            });
            let there = home.items.iter().flat_map(|item| &item.uses).any(|leaf| leaf.name == mover.key);
            if missed && !there {
                let path = ground.wanted.crates.module(&mover.to).join("::");
                let line = format!("pub use {path}::{};\n", mover.key);
                self.imports.entry(home.path.clone()).or_default().insert(line);
            }
        }
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
                    for paragraph in self.paragraphs(block, at) {
                        self.edits[at].paragraph(anchor.or(first).unwrap_or(source.text.len()), paragraph);
                    }
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
            *item < roles.len() && !self.gone.contains(&here) && roles[*item] == Role::Extra(key.to_owned())
        };
        let last = (at.item + 1..).take_while(ours).last().unwrap_or(at.item);
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
                let reason =
                    super::plan::Reason::NameTaken { name: block.item.clone(), file: source.path.clone(), place };
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
                self.paragraphs(block, usize::MAX).into_iter().for_each(|text| edits.paragraph(top.len(), text));
            }
        }
        self.pass.texts.insert(file.path.clone(), Some(edits.apply(&top, "\n")));
    }

    /// Puts imports behind those that stand at the top of a file.
    fn add_imports(&mut self, at: usize, lines: &str) {
        let source = &self.ground.sources[at];
        let block = |item: &usize| matches!(self.ground.roles[at][*item], Role::Block(_) | Role::Extra(_));
        let above = (0..source.items.len()).take_while(|item| !block(item)).map(|item| &source.items[item]);
        match above.filter(|item| item.kind == ItemKind::Use && !source.in_preamble(item)).last() {
            Some(last) => self.edits[at].lines(last.tail, lines),
            None => {
                let top = source.preamble.as_ref().map_or(source.head, |preamble| preamble.end);
                self.edits[at].paragraph(top, lines);
            }
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
                paragraphs.into_iter().for_each(|text| self.edits[at].paragraph(end, text));
            } else {
                let top = self.top(&path);
                let mut edits = Edits::default();
                paragraphs.into_iter().for_each(|text| edits.paragraph(top.len(), text));
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
