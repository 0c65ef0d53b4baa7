//! Blocks that move to another file: the items that a body needs, and whether the other file can take them.
//!
//! A card that is wanted in another file, a card that has left the data, and a card that returns are handled the same way: the
//! block moves with the items and imports that it needs. Names of other cards are handled by `links` in `reconcile`, because an
//! item of a card can be imported from anywhere.

use std::collections::{BTreeMap, BTreeSet};

use crate::lexer::tokens;
use crate::ownership::{ItemIndex, Role};
use crate::paths::{are_siblings, resolve_relative, rewrite_paths};
use crate::report::{BlockEvent, Reason};
use crate::snapshot::Snapshot;
use crate::source::{Import, Item, ItemKind, ParsedFile};
use crate::target_scope::{Binding, TargetScope};
use crate::wanted::module_path;

/// A block that moves to another file.
#[derive(Clone, Debug)]
pub(crate) struct BlockMove {
    pub key: String,
    pub main: ItemIndex,
    /// The hand-written tests for the card in the same file.
    pub extras: Vec<usize>,
    /// Whether the body was changed by hand: then it moves; otherwise the wanted body is written.
    pub keeps_body: bool,
    /// The index of the target file.
    pub to: usize,
    /// `Moved`, `SetAside` or `Returned`.
    pub what: BlockEvent,
    /// A generated block that is replaced by the returning one.
    pub replaces: Option<ItemIndex>,
}

impl BlockMove {
    /// The items that move or are written anew: the block and the hand-written tests.
    pub fn items_to_write(&self) -> impl Iterator<Item = usize> {
        std::iter::once(self.main.item).chain(self.extras.iter().copied())
    }

    /// The items whose source moves.
    fn moved_items(&self) -> impl Iterator<Item = usize> {
        self.items_to_write().skip(usize::from(!self.keeps_body))
    }
}

/// The items and imports that move with a block.
#[derive(Clone, Debug, Default)]
pub(crate) struct MovedItems {
    /// The items of the old file that the body needs, in order.
    pub helpers: BTreeSet<usize>,
    /// The imports for the new file, as whole lines.
    pub imports: BTreeSet<String>,
    /// The `use` items from which these imports were taken.
    pub source_imports: BTreeSet<usize>,
    /// The items of the new file that import a name that now moves there.
    pub replaced_imports: BTreeSet<usize>,
    /// The items of the old file that the body needs and the new file already has.
    pub present_in_target: BTreeSet<usize>,
}

/// Finds the items that move with a block and adds them to the scope of the new file; fails with the reason if they cannot
/// move.
pub(crate) fn collect_moved_items(
    snapshot: &Snapshot<'_>,
    mover: &BlockMove,
    scope: &mut TargetScope<'_>,
) -> Result<MovedItems, Reason> {
    let (source, target) = (&snapshot.sources[mover.main.file], &snapshot.sources[mover.to]);
    let packer = MoveBuilder {
        snapshot,
        mover,
        source,
        target,
        module: module_path(&source.path),
        aside: mover.what == BlockEvent::SetAside,
    };
    packer.collect_moved_items(scope)
}

struct MoveBuilder<'g> {
    snapshot: &'g Snapshot<'g>,
    mover: &'g BlockMove,
    source: &'g ParsedFile,
    target: &'g ParsedFile,
    /// The module that the block leaves.
    module: Vec<String>,
    /// Whether the block is set aside, where it need not compile.
    aside: bool,
}

/// The needs of a body: items, and imports with the `use` items that contain them.
#[derive(Default)]
struct Needs {
    helpers: BTreeSet<usize>,
    imports: BTreeSet<(Option<usize>, Import)>,
}

impl MoveBuilder<'_> {
    fn collect_moved_items(&self, scope: &mut TargetScope<'_>) -> Result<MovedItems, Reason> {
        let needs = self.needs()?;
        let mut coming: Vec<(String, Binding)> = Vec::new();
        let mut parcel = MovedItems::default();
        for name in self.root_names() {
            parcel.replaced_imports.extend(if self.aside { None } else { scope.allows_block(&name)? });
            coming.push((name, Binding::Item(0)));
        }
        // An `impl` comes with its type.
        let (impls, named): (Vec<usize>, Vec<usize>) =
            needs.helpers.iter().partition(|at| self.source.items[**at].kind == ItemKind::Impl);
        for at in named {
            let item = &self.source.items[at];
            let Some(name) = item.name.clone() else { continue };
            let meaning = Binding::Item(self.source.fingerprint(item));
            match self.allows_name(scope, &name, &meaning)? {
                Some(true) => {
                    parcel.helpers.insert(at);
                    coming.push((name, meaning));
                }
                Some(false) => drop(parcel.present_in_target.insert(at)),
                None => {}
            }
        }
        let comes = |name: &String| parcel.helpers.iter().any(|at| self.source.items[*at].name.as_ref() == Some(name));
        let impls: Vec<usize> =
            impls.into_iter().filter(|at| self.source.items[*at].name.as_ref().is_some_and(comes)).collect();
        parcel.helpers.extend(impls);
        for (used, import) in &needs.imports {
            let generated = used.is_some_and(|at| self.source.is_generated_top(&self.source.items[at]));
            if self.aside && generated {
                // Where it comes back to, there is such a top again.
                continue;
            }
            let path = resolve_relative(&import.path, &self.module);
            let meaning = Binding::Import(path.clone());
            let Some(new) = self.allows_name(scope, &import.name, &meaning)? else { continue };
            let glob: Vec<String> = path[..path.len() - 1].iter().cloned().chain(["*".to_owned()]).collect();
            let by_glob = scope.globs.contains(&glob) && path.last() == Some(&import.name);
            if !new || by_glob {
                parcel.source_imports.extend(used);
                continue;
            }
            parcel.source_imports.extend(used);
            parcel.imports.insert(self.import_line(*used, import, &path));
            if !import.is_unnamed() {
                coming.push((import.name.clone(), meaning));
            }
        }
        for (name, meaning) in coming {
            scope.insert(name, meaning);
        }
        Ok(parcel)
    }

    /// Whether a name can be added to the new file; `None` for a name that stays behind when a block is set aside.
    fn allows_name(&self, scope: &TargetScope<'_>, name: &str, meaning: &Binding) -> Result<Option<bool>, Reason> {
        match scope.allows_name(name, meaning) {
            Ok(new) => Ok(Some(new)),
            Err(_) if self.aside => Ok(None),
            Err(reason) => Err(reason),
        }
    }

    /// The names of the block and its tests.
    fn root_names(&self) -> BTreeSet<String> {
        let written = self.snapshot.index.block(&self.mover.key).filter(|_| !self.mover.keeps_body && !self.aside);
        let carried = self.mover.items_to_write().filter_map(|at| self.source.items[at].name.clone());
        let carried = carried.skip(usize::from(written.is_some()));
        carried.chain(written.map(|block| block.item.clone())).collect()
    }

    /// Collects the meaning of the body's identifiers in its file, recursively.
    fn needs(&self) -> Result<Needs, Reason> {
        let source = self.source;
        let mut meanings: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, item) in source.items.iter().enumerate() {
            for name in item.uses.iter().map(|import| import.name.as_str()).chain(item.name.as_deref()) {
                meanings.entry(name).or_default().push(at);
            }
        }
        let roots: BTreeSet<usize> = self.mover.items_to_write().collect();
        let mut needs = Needs::default();
        let mut open: Vec<usize> = self.mover.moved_items().collect();
        if !open.is_empty() {
            needs.imports.extend(self.unnamed_imports());
        }
        let mut seen = BTreeSet::new();
        while let Some(at) = open.pop() {
            let item = &source.items[at];
            for word in source.words(item).into_iter().filter(|word| seen.insert(*word)) {
                let found = meanings.get(word).into_iter().flatten();
                for found in found.copied().filter(|found| !roots.contains(found)) {
                    if self.add_need(word, found, &mut needs)? {
                        open.push(found);
                    }
                }
            }
        }
        Ok(needs)
    }

    /// Adds a needed item; true if it moves, so that its own needs must be added.
    fn add_need(&self, word: &str, found: usize, needs: &mut Needs) -> Result<bool, Reason> {
        let item = &self.source.items[found];
        match &self.snapshot.roles[self.mover.main.file][found] {
            Role::CardBlock(key) => {
                let follows = self.snapshot.index.path(key) == Some(self.target.path.as_path());
                if !self.aside && !follows && item.kind == ItemKind::Fn {
                    return Err(Reason::TestOfAnother(word.to_owned()));
                }
            }
            Role::Extra(_) | Role::Other if item.kind == ItemKind::Use => {
                let imports = item.uses.iter().filter(|import| import.name == word);
                needs.imports.extend(imports.map(|import| (Some(found), import.clone())));
            }
            Role::Extra(_) | Role::Other => {
                // Everyone can name it where it is, if that file stays.
                let stays = item.public && !self.aside && self.snapshot.is_wanted(self.source);
                if !stays {
                    return Ok(needs.helpers.insert(found));
                }
                let path = self.module.iter().cloned().chain([word.to_owned()]).collect();
                needs.imports.insert((None, Import { path, name: word.to_owned() }));
            }
        }
        Ok(false)
    }

    /// The imports that a body may need without naming them: globs, and traits whose methods it calls.
    fn unnamed_imports(&self) -> impl Iterator<Item = (Option<usize>, Import)> {
        let is_use = |item: &Item| item.kind == ItemKind::Use;
        let source = self.source;
        let words: BTreeSet<&str> =
            source.items.iter().filter(|item| !is_use(item)).flat_map(|item| source.words(item)).collect();
        let private = source.items.iter().enumerate().filter(move |(_, item)| is_use(item) && !item.public);
        let imports = private.flat_map(|(at, item)| item.uses.iter().map(move |import| (Some(at), import.clone())));
        imports.filter(move |(_, import)| !words.contains(import.name.as_str()))
    }

    /// An import as the new file must write it, with the attributes of the old one.
    fn import_line(&self, used: Option<usize>, import: &Import, path: &[String]) -> String {
        let near = are_siblings(&self.module, &module_path(&self.target.path));
        let written = if near && import.path[0] == "super" { &import.path } else { path };
        let attributes = used.map_or("", |at| {
            let item = &self.source.items[at];
            let text = &self.source.text[item.header_range.end.min(item.name_start)..item.end];
            let end = tokens(text, 0).find(|token| matches!(token.text, "use" | "pub")).map_or(0, |token| token.start);
            text[..end].trim()
        });
        let alias = if path.last() == Some(&import.name) { String::new() } else { format!(" as {}", import.name) };
        let line = format!("use {}{alias};\n", written.join("::"));
        if attributes.is_empty() { line } else { format!("{attributes}\n{line}") }
    }
}

/// The text of an item as the target file must write it; `along` are the names that move with it.
pub(crate) fn rewrite_for_target(
    snapshot: &Snapshot<'_>,
    mover: &BlockMove,
    along: &BTreeSet<&str>,
    text: &str,
) -> String {
    let [from, to] = [mover.main.file, mover.to].map(|source| module_path(&snapshot.sources[source].path));
    if from == to { text.to_owned() } else { rewrite_paths(text, &from, &to, along) }
}

/// The helpers and imports that can be removed from a file after blocks have left, because nothing there needs them. `gone` are
/// the items that left, `arriving` the identifiers of items that enter the file in the same pass.
pub(crate) fn unused_items(
    snapshot: &Snapshot<'_>,
    home: usize,
    gone: &BTreeSet<ItemIndex>,
    parcels: &[&MovedItems],
    arriving: &BTreeSet<&str>,
) -> Vec<usize> {
    let source = &snapshot.sources[home];
    let has_left = |at: &usize| gone.contains(&ItemIndex { file: home, item: *at });
    let is_named_elsewhere = |item: &Item| item.public && snapshot.is_wanted(source);
    let carried = parcels.iter().flat_map(|parcel| parcel.helpers.iter().chain(&parcel.present_in_target));
    let mut helpers: BTreeSet<usize> = carried.copied().collect();
    helpers.retain(|at| !source.is_in_generated_top(&source.items[*at]) && !is_named_elsewhere(&source.items[*at]));
    let words_of = |at: usize| (at, source.words(&source.items[at]));
    let is_use = |at: &usize| source.items[*at].kind == ItemKind::Use;
    let all = 0..source.items.len();
    let staying: BTreeMap<usize, BTreeSet<&str>> =
        all.clone().filter(|at| !has_left(at) && !is_use(at)).map(words_of).collect();
    // A helper stays if anything that stays names it, an `impl` if its type stays.
    let is_needed = |name: &str, helpers: &BTreeSet<usize>, is_impl: bool| {
        arriving.contains(name)
            || staying
                .iter()
                .filter(|(by, _)| !helpers.contains(by))
                .any(|(by, words)| words.contains(name) || is_impl && source.items[*by].name.as_deref() == Some(name))
    };
    let needed = |helpers: &BTreeSet<usize>| {
        let item = |at: usize| &source.items[at];
        let name = |at: usize| item(at).name.as_deref().unwrap_or_default();
        helpers.iter().copied().find(|at| is_needed(name(*at), helpers, item(*at).kind == ItemKind::Impl))
    };
    while let Some(stays) = needed(&helpers) {
        helpers.remove(&stays);
    }
    let went: BTreeSet<&str> =
        all.filter(|at| has_left(at) || helpers.contains(at)).flat_map(|at| words_of(at).1).collect();
    let used: BTreeSet<usize> = parcels.iter().flat_map(|parcel| &parcel.source_imports).copied().collect();
    // What is aside needs no imports but for the way back.
    let rest = |at: &usize| !has_left(at) && !helpers.contains(at);
    let idle = source.is_set_aside
        && (0..source.items.len()).filter(rest).all(|at| used.contains(&at) && source.is_plain_use(&source.items[at]));
    let free = |at: &usize| {
        let item = &source.items[*at];
        let unused = |name: &str| went.contains(name) && !is_needed(name, &helpers, false);
        source.is_plain_use(item) && item.uses.iter().all(|import| !import.is_unnamed() && unused(&import.name))
    };
    let imports: Vec<usize> = used.iter().copied().filter(|at| idle || free(at)).collect();
    helpers.into_iter().chain(imports).collect()
}
