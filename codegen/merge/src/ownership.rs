//! The card of each item, and whether its body is generated or hand-written.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::mark::{Mark, State, declared_state};
use crate::source::{Item, ItemKind, ParsedFile};
use crate::wanted::{Block, GeneratedKind, Stub, WantedFile, WantedTree};

/// An item, by the indices of its source and within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ItemIndex {
    pub file: usize,
    pub item: usize,
}

/// The role of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The block of a card.
    CardBlock(String),
    /// A hand-written further test for a card, which moves with the card.
    Extra(String),
    /// Any other item.
    Other,
}

/// The wanted blocks by key and by item name.
#[derive(Default)]
pub(crate) struct WantedIndex<'w> {
    blocks: BTreeMap<&'w str, (&'w WantedFile, &'w Block)>,
    names: BTreeMap<&'w str, &'w str>,
}

impl<'w> WantedIndex<'w> {
    pub fn new(wanted: &'w WantedTree) -> Self {
        let mut index = Self::default();
        for (file, block) in wanted.files.iter().flat_map(|file| file.blocks.iter().map(move |block| (file, block))) {
            index.blocks.insert(&block.key, (file, block));
            index.names.insert(&block.item, &block.key);
        }
        index
    }

    pub fn block(&self, key: &str) -> Option<&'w Block> {
        self.blocks.get(key).map(|(_, block)| *block)
    }

    /// The file in which a card is wanted.
    pub fn path(&self, key: &str) -> Option<&'w Path> {
        self.blocks.get(key).map(|(file, _)| file.path.as_path())
    }
}

/// The role of each item of all sources.
pub(crate) fn roles(index: &WantedIndex<'_>, sources: &[ParsedFile]) -> Vec<Vec<Role>> {
    let claims = sources.iter().flat_map(|source| source.items.iter().map(move |item| (source, item)));
    let claims = claims.filter_map(|(source, item)| Some((source.is_set_aside, claim(index, item)?)));
    // A test may have been copied with its mark: the one with the wanted name is the block, else the first marked one.
    let mut names: BTreeMap<(bool, &str), (bool, bool, &str)> = BTreeMap::new();
    for (aside, Claim { key, name, marked }) in claims {
        let wanted = index.block(key).is_some_and(|block| block.item == name);
        let known = names.entry((aside, key)).or_insert((!wanted, !marked, name));
        if (!wanted, !marked) < (known.0, known.1) {
            *known = (!wanted, !marked, name);
        }
    }
    // The ids that names of tests may begin with.
    let found = names.iter().map(|((_, key), (_, _, name))| (*key, *name));
    let tests = found.chain(index.names.iter().map(|(name, key)| (*key, *name))).filter(|(key, name)| key != name);
    let ids: BTreeSet<&str> = tests.map(|(key, _)| key).collect();
    // Of a card without a test of its own, the first test in its file whose name begins with its id is that.
    let adopted: BTreeMap<&str, &str> = sources
        .iter()
        .flat_map(|source| source.items.iter().rev().map(move |item| (source, item)))
        .filter(|(source, item)| !source.is_set_aside && item.test)
        .filter_map(|(source, item)| {
            let name = item.name.as_deref()?;
            let key = longest_id(name, |id| ids.contains(id))?;
            let free = [false, true].into_iter().all(|aside| !names.contains_key(&(aside, key)));
            (free && index.path(key) == Some(&source.path)).then_some((key, name))
        })
        .collect();
    let role = |source: &ParsedFile, item: &Item| {
        let block = claim(index, item).filter(|claim| names[&(source.is_set_aside, claim.key)].2 == claim.name);
        if let Some(claim) = block {
            return Role::CardBlock(claim.key.to_owned());
        }
        let Some(name) = item.name.as_deref().filter(|_| item.kind == ItemKind::Fn) else { return Role::Other };
        let Some(key) = longest_id(name, |id| ids.contains(id)) else { return Role::Other };
        if adopted.get(key) == Some(&name) && !source.is_set_aside && index.path(key) == Some(&source.path) {
            return Role::CardBlock(key.to_owned());
        }
        Role::Extra(key.to_owned())
    };
    sources.iter().map(|source| source.items.iter().map(|item| role(source, item)).collect()).collect()
}

/// The longest id at the start of a test's name: `CS2_029` of `CS2_029_fireball`.
pub(crate) fn longest_id(name: &str, is_id: impl Fn(&str) -> bool) -> Option<&str> {
    let ends = name.match_indices('_').map(|(at, _)| at).chain([name.len()]);
    ends.map(|end| &name[..end]).rfind(|id| is_id(id))
}

/// The reason why an item may be a card's block.
struct Claim<'a> {
    key: &'a str,
    name: &'a str,
    /// Whether its mark names the card; otherwise its name matches.
    marked: bool,
}

fn claim<'a>(index: &WantedIndex<'a>, item: &'a Item) -> Option<Claim<'a>> {
    let name = item.name.as_deref().filter(|_| matches!(item.kind, ItemKind::Fn | ItemKind::Other))?;
    let fits = |key: &&str| {
        let rest = name.strip_prefix(key);
        rest.is_some_and(|rest| rest.is_empty() || (item.kind == ItemKind::Fn && rest.starts_with('_')))
    };
    let marked = item.header.mark.as_ref().map(|mark| mark.key.as_str()).filter(fits);
    let key = marked.or_else(|| index.names.get(name).copied())?;
    Some(Claim { key, name, marked: marked.is_some() })
}

/// A block with its state in a file.
#[derive(Clone, Debug)]
pub(crate) struct BlockStatus<'s> {
    source: &'s ParsedFile,
    pub item: &'s Item,
    /// The fingerprint of the body.
    pub body: u32,
    /// Whether the body is hand-written.
    pub is_hand_written: bool,
    /// The kind of body that was generated last, as far as the mark or the stub shows it.
    pub last_generated: Option<GeneratedKind>,
    /// Whether the body is a stub.
    todo: bool,
}

impl<'s> BlockStatus<'s> {
    pub fn of(stubs: &[Stub], source: &'s ParsedFile, item: &'s Item, key: &str) -> Self {
        let body = source.fingerprint(item);
        let name = item.name.as_deref().unwrap_or_default();
        let is_stub = |stub: &&Stub| crate::lexer::fingerprint(&[&stub.body.replace("{item}", name)]) == body;
        let stub = || stubs.iter().find(is_stub).map(|stub| stub.kind);
        let mark: Option<&Mark> = item.header.mark.as_ref().filter(|mark| mark.key == key);
        let (touched, emitted) = match mark.map(|mark| mark.generated_body) {
            Some(Some((emitted, wrote))) => (wrote != body, Some(emitted)),
            Some(None) => (true, None),
            None => (stub().is_none(), stub()),
        };
        Self {
            source,
            item,
            body,
            is_hand_written: touched,
            last_generated: emitted,
            todo: touched && stub() == Some(GeneratedKind::Todo),
        }
    }

    /// The state of the body, or of a touched one that is stale.
    pub fn state(&self, stale: bool) -> State {
        match self.last_generated.filter(|_| !self.is_hand_written) {
            Some(emitted) => emitted.into(),
            None if stale => State::Stale,
            None if self.item.kind == ItemKind::Fn && self.item.ignored || self.todo => State::Todo,
            None if self.item.kind == ItemKind::Fn => State::Done,
            None => declared_state(self.source.body(self.item)[1]),
        }
    }

    /// Whether the block has hand-written parts: its body, notes, or comments.
    pub fn has_hand_written_parts(&self) -> bool {
        let item = self.item;
        let attributes = !self.source.body(item)[0].trim().is_empty();
        self.is_hand_written
            || item.has_line_comment
            || item.comments_start < item.start
            || item.header.has_hand_written_lines()
            || attributes
    }

    /// Whether another block has the same source and the same hand-written text.
    pub fn is_same(&self, other: &Self) -> bool {
        let all = |it: &Self| {
            let (text, item) = (&it.source.text, it.item);
            let [before, body] = it.source.body(item);
            let pieces = [before, body, &text[item.comments_start..item.start], &text[item.end..item.line_end]];
            let (people, comments) = item.header.hand_written_text();
            (pieces.map(|piece| piece.replace('\r', "").trim().to_owned()), people.to_vec(), comments.to_vec())
        };
        all(self) == all(other)
    }
}
