//! Random builds and random edits in any order: nothing of a person's is ever lost.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use cardwright_merge::{Fault, FoundKind, GeneratedKind};
use proptest::prelude::*;
use syn::spanned::Spanned as _;

use crate::happens::{CARDS, FILES, Happens, build, builds, edits, events};
use crate::world::World;

/// An item of a file: its name, and where it stands with its docs, and without them.
struct Spot {
    file: PathBuf,
    name: String,
    whole: Range<usize>,
    bare: Range<usize>,
}

/// The named items of a text; none if it does not parse.
fn spots(path: &Path, text: &str) -> Vec<Spot> {
    let Ok(file) = syn::parse_file(text) else { return Vec::new() };
    let base = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut spots = Vec::new();
    for item in &file.items {
        let (name, attrs) = if let syn::Item::Const(item) = item {
            (&item.ident, &item.attrs)
        } else if let syn::Item::Fn(item) = item {
            (&item.sig.ident, &item.attrs)
        } else {
            continue;
        };
        let range = item.span().byte_range();
        let docs = attrs.iter().map(|attr| attr.span().byte_range().end + base);
        let mut doc_end =
            docs.filter(|end| text[..*end].rsplit('\n').next().is_some_and(|l| l.trim_start().starts_with("///")));
        let behind = doc_end.next_back().map_or(range.start + base, |end| {
            let marks = text[end..]
                .lines()
                .take_while(|line| line.trim().is_empty() || line.trim_start().starts_with("//"))
                .count();
            end + text[end..].split_inclusive('\n').take(marks).map(str::len).sum::<usize>()
        });
        let whole = range.start + base..range.end + base;
        spots.push(Spot { file: path.to_owned(), name: name.to_string(), bare: behind..whole.end, whole });
    }
    spots
}

/// The world, and what people wrote in it.
struct Story {
    world: World,
    /// Words of people's that have to be somewhere.
    words: BTreeSet<String>,
    count: usize,
    edited: bool,
}

impl Story {
    fn new(tests: bool) -> Self {
        let mut world = if tests { World::of_tests() } else { World::new() };
        for (at, id) in CARDS.iter().enumerate().take(5) {
            world.card(id, FILES[at % 2], "Deal 1.");
        }
        Self { world, words: BTreeSet::new(), count: 0, edited: false }
    }

    /// A word that nobody used before.
    fn word(&mut self) -> String {
        self.count += 1;
        let word = format!("MINE{}x", self.count);
        self.words.insert(word.clone());
        word
    }

    fn spots(&self) -> Vec<Spot> {
        let tree = self.world.files.iter().filter(|(path, _)| !path.starts_with("aside"));
        tree.flat_map(|(path, text)| spots(path, text)).collect()
    }

    /// The blocks: items named by a card that once was.
    fn block(&self, pick: usize) -> Option<Spot> {
        let blocks = self.spots().into_iter().filter(|spot| CARDS.iter().any(|id| spot.name.starts_with(id)));
        let mut blocks: Vec<_> = blocks.collect();
        (!blocks.is_empty()).then(|| blocks.swap_remove(pick % blocks.len()))
    }

    fn put(&mut self, file: &Path, range: Range<usize>, text: &str) {
        let old = self.world.files.get_mut(file).expect("it is there");
        let text = text.replace("\r\n", "\n");
        let text = if old.contains("\r\n") { text.replace('\n', "\r\n") } else { text };
        for lost in old[range.clone()].split(|c: char| !c.is_alphanumeric()).filter(|word| word.starts_with("MINE")) {
            if !text.contains(lost) {
                self.words.remove(lost);
            }
        }
        old.replace_range(range, &text);
        // Who deleted one of two copies, deleted nothing.
        let mentioned: Vec<String> = self.world.files.values().flat_map(|text| mine(text)).collect();
        self.words.extend(mentioned);
        self.edited = true;
    }

    fn body(&mut self, spot: &Spot, body: &str) {
        let text = &self.world.files[&spot.file][spot.bare.clone()];
        let tests = self.world.tests;
        let new = if tests {
            let open = text.rfind('{').unwrap_or(0);
            format!("{}{{\n    {body}\n}}", &text[..open])
        } else {
            let open = text.find("Power =").map_or(0, |at| at + "Power =".len());
            format!("{} {body};", &text[..open])
        };
        if syn::parse_file(&new).is_ok() {
            self.put(&spot.file.clone(), spot.bare.clone(), &new);
        }
    }

    fn line_at(&self, spot: &Spot, range: Range<usize>, pick: usize) -> usize {
        let text = &self.world.files[&spot.file];
        let starts: Vec<usize> = text[range.clone()].match_indices('\n').map(|(at, _)| range.start + at + 1).collect();
        starts.get(pick % starts.len().max(1)).copied().unwrap_or(range.start)
    }

    fn happens(&mut self, what: Happens) {
        let before = (self.world.files.clone(), self.words.clone());
        self.event(what);
        // Nobody saves what is not Rust; that is an error of its own.
        if self.world.files.values().any(|text| syn::parse_file(text).is_err()) {
            (self.world.files, self.words) = before;
        }
    }

    fn event(&mut self, what: Happens) {
        let id = |pick: usize| CARDS[pick % CARDS.len()];
        match what {
            Happens::Added(card, file) => {
                if !self.world.cards.contains_key(id(card)) {
                    self.world.build += 1;
                    self.world.card(id(card), FILES[file % FILES.len()], "Deal 1.");
                }
            }
            Happens::Removed(card) => drop(self.world.cards.remove(id(card))),
            Happens::Renamed(card) => self.change(card, |card| card.name.push_str(" again")),
            Happens::TextChanged(card) => self.change(card, |card| {
                card.text = if card.text.len() > 12 { "Deal 1.".into() } else { format!("{} More.", card.text) };
            }),
            Happens::CostChanged(card) => self.change(card, |card| card.cost = (card.cost + 1) % 3),
            Happens::Moved(card, file) => self.change(card, |card| card.file = FILES[file % FILES.len()].into()),
            Happens::Emitted(card, kind) => self.change(card, |card| card.emitted = GeneratedKind::ALL[kind % 4]),
            Happens::Run => self.run(),
            Happens::AddsHelper(file) | Happens::AddsImport(file) | Happens::TurnsLineEnds(file) => {
                let paths: Vec<_> =
                    self.world.files.keys().filter(|path| !path.starts_with("aside")).cloned().collect();
                let Some(path) = paths.get(file % paths.len().max(1)) else { return };
                let end = self.world.files[path].len();
                let word = self.word();
                if matches!(what, Happens::AddsHelper(_)) {
                    self.put(path, end..end, &format!("\n// {word}.\nconst {word}: i32 = 1;\n"));
                } else if matches!(what, Happens::AddsImport(_)) {
                    self.put(path, end..end, &format!("use mine::{word};\n"));
                } else {
                    self.words.remove(&word);
                    let text = self.world.files.get_mut(path).expect("it is there");
                    let plain = text.replace("\r\n", "\n");
                    *text = if *text == plain { plain.replace('\n', "\r\n") } else { plain };
                }
            }
            Happens::SharesHelper(one, other) => {
                // Two bodies with one helper, if they are in one file.
                let (Some(one), Some(other)) = (self.block(one), self.block(other)) else { return };
                if one.file == other.file && one.bare.start < other.bare.start {
                    let helper = self.word();
                    self.body(&other, &format!("spell({helper})"));
                    self.body(&one, &format!("spell({helper})"));
                    let end = self.world.files[&one.file].len();
                    self.put(&one.file, end..end, &format!("\nconst {helper}: i32 = 1; // {helper}\n"));
                }
            }
            Happens::SwapsBlocks(one, other) => {
                let (Some(one), Some(other)) = (self.block(one), self.block(other)) else { return };
                if one.file == other.file && one.whole.end <= other.whole.start {
                    let text = self.world.files[&one.file].clone();
                    self.put(&one.file, other.whole.clone(), &text[one.whole.clone()]);
                    self.put(&one.file, one.whole.clone(), &text[other.whole.clone()]);
                }
            }
            Happens::CopiesBlock(block, file) => {
                let Some(spot) = self.block(block) else { return };
                let path = PathBuf::from(FILES[file % FILES.len()]);
                let copy = self.world.files[&spot.file][spot.whole.clone()].to_owned();
                if let Some(end) = self.world.files.get(&path).map(String::len) {
                    self.put(&path, end..end, &format!("\n{copy}\n"));
                }
            }
            Happens::Fills(block)
            | Happens::Partly(block)
            | Happens::RefersToCard(block, _)
            | Happens::RefersToHelper(block)
            | Happens::RefersToImport(block)
            | Happens::CommentsInside(block)
            | Happens::CommentsAbove(block)
            | Happens::CommentsBehind(block)
            | Happens::CommentsInHeader(block, _)
            | Happens::AddsDocs(block, _)
            | Happens::AddsNotes(block)
            | Happens::AddsAttribute(block)
            | Happens::AddsExtraTest(block)
            | Happens::AddsBlankLine(block, _)
            | Happens::UnIgnores(block)
            | Happens::DeletesMark(block)
            | Happens::DeletesStale(block)
            | Happens::DeletesHeader(block)
            | Happens::DeletesItem(block)
            | Happens::DeletesBlock(block) => {
                if let Some(spot) = self.block(block) {
                    self.edit(&spot, what);
                }
            }
        }
    }

    fn change(&mut self, card: usize, change: impl FnOnce(&mut crate::world::Card)) {
        if let Some(card) = self.world.cards.get_mut(CARDS[card % CARDS.len()]) {
            self.world.build += 1;
            change(card);
        }
    }

    /// A person edits around one block.
    #[expect(clippy::too_many_lines, reason = "one arm for each thing that a person does")]
    fn edit(&mut self, spot: &Spot, what: Happens) {
        let file = spot.file.clone();
        let text = self.world.files[&file].clone();
        let (start, bare, end) = (spot.whole.start, spot.bare.clone(), spot.whole.end);
        let head = start..bare.start;
        let delete = |story: &mut Self, needle: &str| {
            let line = text[head.clone()].split_inclusive('\n').scan(head.start, |at, line| {
                *at += line.len();
                Some((*at - line.len()..*at, line))
            });
            if let Some((range, _)) = line.into_iter().find(|(_, line)| line.starts_with(needle)) {
                story.put(&file, range, "");
            }
        };
        match what {
            Happens::Fills(_) => {
                let word = self.word();
                self.body(spot, &format!("spell(&[deal(\"{word}\"),   heal(2)])"));
            }
            Happens::Partly(_) => {
                let word = self.word();
                self.body(spot, &format!("spell(&[]).partial(\"no {word}\")"));
            }
            Happens::RefersToCard(_, other) => {
                let word = self.word();
                let other = CARDS[other % CARDS.len()];
                if !self.world.tests {
                    self.body(spot, &format!("attach({other}, \"{word}\")"));
                }
            }
            Happens::RefersToHelper(_) => {
                let helper = self.word();
                self.body(spot, &format!("spell({helper})"));
                let end = self.world.files[&file].len();
                self.put(&file, end..end, &format!("\n/// {helper}\nconst {helper}: i32 = 1;\n"));
            }
            Happens::RefersToImport(_) => {
                let word = self.word();
                self.body(spot, &format!("spell({word})"));
                let top = text.find("\n/// #").map_or(end, |at| at + 1).min(start);
                self.put(&file, top..top, &format!("use mine::{word};\n\n"));
            }
            Happens::CommentsInside(_) => {
                let word = self.word();
                self.put(&file, end - 1..end - 1, &format!(" /* {word} */ "));
            }
            Happens::CommentsAbove(_) => {
                let word = self.word();
                self.put(&file, start..start, &format!("// {word}\n"));
            }
            Happens::CommentsBehind(_) => {
                let word = self.word();
                self.put(&file, end..end, &format!(" // {word}"));
            }
            Happens::CommentsInHeader(_, line) | Happens::AddsDocs(_, line) | Happens::AddsBlankLine(_, line) => {
                let at = self.line_at(spot, head, line);
                if matches!(what, Happens::AddsBlankLine(..)) {
                    self.put(&file, at..at, "\n");
                } else {
                    let (word, slashes) =
                        (self.word(), if matches!(what, Happens::AddsDocs(..)) { "///" } else { "//" });
                    self.put(&file, at..at, &format!("{slashes} {word}\n"));
                }
            }
            Happens::AddsNotes(_) => {
                let word = self.word();
                let at = text[head.clone()].find("//~").map_or(bare.start, |at| start + at);
                self.put(&file, at..at, &format!("///\n/// # Notes\n///\n///   {word}\n"));
            }
            Happens::AddsAttribute(_) => {
                let word = self.word();
                self.put(&file, bare.start..bare.start, &format!("#[doc(alias = \"{word}\")]\n"));
            }
            Happens::AddsExtraTest(card) => {
                let word = self.word();
                let id = CARDS[card % CARDS.len()];
                if self.world.tests {
                    self.put(&file, text.len()..text.len(), &format!("\n// {word}\n#[test]\nfn {id}_{word}() {{}}\n"));
                } else {
                    self.words.remove(&word);
                }
            }
            Happens::UnIgnores(_) => {
                let ignore = text[bare.clone()].find("#[ignore").map(|at| bare.start + at);
                if let Some(at) = ignore {
                    let behind = text[at..].find(']').map_or(at, |close| at + close + 1);
                    self.put(&file, at..behind, "");
                }
            }
            Happens::DeletesMark(_) => delete(self, "//~"),
            Happens::DeletesStale(_) => delete(self, "/// Stale since"),
            Happens::DeletesHeader(_) => self.put(&file, head, ""),
            Happens::DeletesItem(_) => self.put(&file, bare, ""),
            Happens::DeletesBlock(_) => self.put(&file, start..end, ""),
            Happens::Added(..)
            | Happens::Removed(_)
            | Happens::Renamed(_)
            | Happens::TextChanged(_)
            | Happens::CostChanged(_)
            | Happens::Moved(..)
            | Happens::Emitted(..)
            | Happens::Run
            | Happens::AddsHelper(_)
            | Happens::SharesHelper(..)
            | Happens::AddsImport(_)
            | Happens::SwapsBlocks(..)
            | Happens::CopiesBlock(..)
            | Happens::TurnsLineEnds(_) => unreachable!("{what:?} is no edit around a block"),
        }
        let left: BTreeSet<String> = self.world.files.values().flat_map(|text| mine(text)).collect();
        self.words.retain(|word| left.contains(word));
    }

    /// The generator runs; then everything has to be there.
    fn run(&mut self) {
        let before = self.world.clone();
        match self.world.plan() {
            Ok(_) => {}
            // Two bodies for one card: the person takes the copy away again.
            Err(error) if matches!(error.faults.as_slice(), [Fault::DuplicateBlock(..), ..]) => {
                let Some(Fault::DuplicateBlock(_, _, second)) = error.faults.first() else { return };
                let spots = spots(&second.file, &self.world.files[&second.file]);
                let line = |spot: &Spot| self.world.files[&second.file][..spot.whole.end].matches('\n').count() + 1;
                let copy = spots.into_iter().find(|spot| line(spot) >= second.line).expect("it is told where");
                self.put(&second.file, copy.whole, "");
                let left: BTreeSet<String> = self.world.files.values().flat_map(|text| mine(text)).collect();
                self.words.retain(|word| left.contains(word));
                return self.run();
            }
            Err(error) => panic!("{error}\n{}", self.world),
        }
        let touched = touched_bodies(&before);
        let plan = self.world.run();

        let all: String = self.world.files.values().map(|text| text.replace("\r\n", "\n")).collect();
        for word in &self.words {
            assert!(all.contains(word.as_str()), "{word} is lost\nBEFORE\n{before}\nAFTER\n{}", self.world);
        }
        for (name, body) in touched {
            assert!(all.contains(&body), "the body of {name} changed: {body}\nBEFORE\n{before}\nAFTER\n{}", self.world);
        }
        let found = self.world.found();
        for (id, card) in &self.world.cards {
            let places: Vec<_> =
                found.iter().filter(|found| found.key == *id && found.kind != FoundKind::ExtraTest).collect();
            let conflict = plan.conflicts.iter().find(|conflict| conflict.key == *id);
            match (places.as_slice(), conflict) {
                ([place], None) => assert_eq!(place.file, PathBuf::from(&card.file), "{id}\n{}", self.world),
                ([place], Some(conflict)) => {
                    assert!(place.file == conflict.current_file || place.file == conflict.wanted_file);
                }
                (places, _) => panic!("{id} stands in {places:?}\nBEFORE\n{before}\nAFTER\n{}", self.world),
            }
        }
        for found in found.iter().filter(|found| !found.gone && found.kind != FoundKind::ExtraTest) {
            let mark = format!("//~ {} {} ", found.state.word(), found.key);
            assert!(all.contains(&mark), "{mark} is not shown");
        }
        let was: BTreeSet<String> = unresolved(&before).into_iter().chain(aside_words(&before)).collect();
        let lost: Vec<_> = unresolved(&self.world).into_iter().filter(|word| !was.contains(word)).collect();
        assert!(lost.is_empty(), "{lost:?} cannot be named any more\nBEFORE\n{before}\nAFTER\n{}", self.world);
        if !self.edited {
            self.looks_fresh();
        }
    }

    /// Without a person's edit the tree holds the lines of a fresh one.
    fn looks_fresh(&self) {
        let mut fresh = World { files: BTreeMap::new(), ..self.world.clone() };
        fresh.run();
        let sorted = |world: &World| -> Vec<(PathBuf, Vec<String>)> {
            let lines = |text: &str| {
                let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
                lines.sort();
                lines
            };
            world.files.iter().map(|(path, text)| (path.clone(), lines(text))).collect()
        };
        assert_eq!(sorted(&self.world), sorted(&fresh), "{}", self.world);
    }
}

/// The words of people's in a text.
fn mine(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| word.starts_with("MINE") && word.ends_with('x')).map(str::to_owned).collect()
}

/// The bodies with a person's words in them, by the item's name.
fn touched_bodies(world: &World) -> Vec<(String, String)> {
    let all = world.files.iter().flat_map(|(path, text)| spots(path, text).into_iter().map(move |spot| (text, spot)));
    let bodies = all.map(|(text, spot)| (spot.name, text[spot.bare].replace("\r\n", "\n")));
    bodies.filter(|(_, body)| !mine(body).is_empty()).collect()
}

fn aside_words(world: &World) -> Vec<String> {
    let aside = world.files.iter().filter(|(path, _)| path.starts_with("aside"));
    aside.flat_map(|(_, text)| text.split(|c: char| c != '_' && !c.is_alphanumeric()).map(str::to_owned)).collect()
}

/// The names in powers that a compiler would not find: helpers, imports and cards.
fn unresolved(world: &World) -> BTreeSet<String> {
    let tree = || world.files.iter().filter(|(path, _)| !path.starts_with("aside"));
    let module = |path: &Path| format!("crate::{}", path.with_extension("").display()).replace('/', "::");
    let mut defined: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, text) in tree() {
        let names = defined.entry(module(path)).or_default();
        names.extend(spots(path, text).into_iter().map(|spot| spot.name));
        for line in text.lines().filter_map(|line| line.trim().trim_start_matches("pub ").strip_prefix("use ")) {
            names.extend(line.trim_end_matches(';').rsplit("::").next().map(str::to_owned));
        }
    }
    let mut missing = BTreeSet::new();
    for (path, text) in tree() {
        let here = &defined[&module(path)];
        for spot in spots(path, text) {
            let body = &text[spot.bare];
            let quoted: String = body.split('"').step_by(2).collect();
            let names = quoted.split(|c: char| c != '_' && !c.is_alphanumeric());
            let own = names.filter(|name| CARDS.contains(name) || name.starts_with("MINE"));
            let comment = |name: &str| body.contains(&format!("/* {name} */"));
            missing.extend(own.filter(|name| !here.contains(*name) && !comment(name)).map(str::to_owned));
        }
        for line in text.lines().filter_map(|line| line.trim().trim_start_matches("pub ").strip_prefix("use crate::")) {
            let (from, name) = line.trim_end_matches(';').rsplit_once("::").expect("a path");
            if !defined.get(&format!("crate::{from}")).is_some_and(|names| names.contains(name)) {
                missing.insert(name.to_owned());
            }
        }
    }
    missing
}

fn story(tests: bool, events: &[Happens]) {
    let mut story = Story::new(tests);
    story.run();
    for event in events {
        story.happens(*event);
    }
    story.run();
}

/// A helper, or a further test, that stands where people put one: directly behind the block that uses it, below a blank line, or
/// at the top of the file, where another block uses it too.
fn helper(story: &mut Story, pick: usize) {
    let Some(spot) = story.block(pick) else { return };
    let text = story.world.files[&spot.file].clone();
    // An item that nobody names stays when the card leaves; then nobody knows what it stood below.
    let is_free = |spot: &Spot| !text[spot.bare.clone()].contains("MINE");
    let behind = text[spot.whole.end..].find('\n').map_or(0, |at| spot.whole.end + at + 1);
    if !is_free(&spot) || behind == 0 {
        return;
    }
    let helper = story.word();
    let of_test = format!(
        "#[test]\nfn {}_{helper}() {{}}\n",
        CARDS.iter().rfind(|id| spot.name.starts_with(**id)).expect("a card")
    );
    match pick % 4 {
        0 => story.put(&spot.file, behind..behind, &format!("const {helper}: i32 = 1;\n")),
        1 => story.put(&spot.file, behind..behind, &format!("\n/// {helper}\nconst {helper}: i32 = 1;\n")),
        2 if story.world.tests => {
            story.put(&spot.file, behind..behind, &format!("\n{of_test}"));
            return;
        }
        _ => {
            let top = text.find("//~ file").and_then(|at| Some(at + text[at..].find('\n')? + 1)).expect("a top");
            let other =
                story.spots().into_iter().find(|it| it.file == spot.file && it.name != spot.name && is_free(it));
            if let Some(other) = other.filter(|other| other.bare.start > spot.bare.start) {
                story.body(&other, &format!("spell({helper})"));
            }
            story.body(&spot, &format!("spell({helper})"));
            story.put(&spot.file, top..top, &format!("\nconst {helper}: i32 = 1;\n"));
            return;
        }
    }
    story.body(&spot, &format!("spell({helper})"));
}

/// Edits, builds that lack cards or say other things of them, and the first build again.
fn there_and_back(tests: bool, edits: &[Happens], helpers: &[usize], builds: &[[u8; 3]]) {
    let mut story = Story::new(tests);
    for (at, id) in CARDS.iter().enumerate().skip(5) {
        story.world.card(id, FILES[at % 2], "Deal 1.");
    }
    story.run();
    for edit in edits {
        story.happens(*edit);
    }
    for pick in helpers {
        let before = (story.world.files.clone(), story.words.clone());
        helper(&mut story, *pick);
        if story.world.files.values().any(|text| syn::parse_file(text).is_err()) {
            (story.world.files, story.words) = before;
        }
    }
    story.run();
    let first = story.world.clone();
    for [lacks, text, cost] in builds {
        story.world.build += 1;
        story.world.cards = first.cards.clone();
        for (bit, id) in CARDS.iter().enumerate() {
            let is = |of: u8| of >> bit & 1 == 1;
            if is(*lacks) {
                story.world.cards.remove(*id);
            } else if let Some(card) = story.world.cards.get_mut(*id) {
                card.text.push_str(if is(*text) { " More." } else { "" });
                card.cost += u32::from(is(*cost));
            }
        }
        story.run();
    }
    story.world.cards = first.cards.clone();
    story.run();
    for (path, text) in &first.files {
        let now = story.world.files.get(path).map_or("", String::as_str);
        assert!(now == text, "{} is not restored\nBEFORE\n{first}\nAFTER\n{}", path.display(), story.world);
    }
    let left: Vec<_> = story.world.files.keys().filter(|path| !first.files.contains_key(*path)).collect();
    assert!(left.is_empty(), "{left:?} is left\n{}", story.world);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn powers_are_restored_byte_for_byte(
        edits in edits(), helpers in prop::collection::vec(0..1000_usize, 0..4), builds in builds()
    ) {
        there_and_back(false, &edits, &helpers, &builds);
    }

    #[test]
    fn tests_are_restored_byte_for_byte(
        edits in edits(), helpers in prop::collection::vec(0..1000_usize, 0..4), builds in builds()
    ) {
        there_and_back(true, &edits, &helpers, &builds);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn powers_survive_all_builds_and_edits(events in events()) {
        story(false, &events);
    }

    #[test]
    fn tests_survive_all_builds_and_edits(events in events()) {
        story(true, &events);
    }

    #[test]
    fn builds_alone_leave_what_a_fresh_run_would_write(
        events in prop::collection::vec(prop_oneof![4 => build(), 1 => Just(Happens::Run)], 1..30)
    ) {
        story(false, &events);
    }
}

/// Found by the random tests: a copied block and a body that cannot leave its file settled only in a second run.
#[test]
fn a_copy_and_a_body_that_cannot_leave_its_file_settle_at_once() {
    use Happens::{Added, CopiesBlock, Moved, RefersToHelper};
    let events = [RefersToHelper(161), CopiesBlock(11, 364), Moved(597, 37), Added(0, 0)];
    story(true, &events);
}

/// Found by the random tests: of a card that has left, a copy stayed elsewhere, and who named the other one was left alone.
#[test]
fn who_names_a_block_still_can_when_only_its_copy_stays() {
    use Happens::{CopiesBlock, DeletesItem, RefersToCard, Removed};
    let events = [DeletesItem(600), Removed(981), RefersToCard(115, 932), CopiesBlock(942, 244)];
    story(false, &events);
}

/// Found by the random tests: a person's test for a card that left, under the header of an item that was deleted, was taken
/// for the card's own in the second run, when that one lay aside.
#[test]
fn a_test_under_the_header_of_another_card_settles_at_once() {
    use Happens::{AddsExtraTest, CommentsInHeader, DeletesItem, Removed};
    let events = [AddsExtraTest(189), Removed(35), DeletesItem(850), CommentsInHeader(265, 0)];
    story(true, &events);
}
