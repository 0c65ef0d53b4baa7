//! The Rust source of Powers and tests in the files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use syn::spanned::Spanned;

use cardwright_merge::{FoundKind, MergeError, SourceTree, index, parse};

/// The source of every Power and test.
#[derive(Debug, Default)]
pub struct Sources {
    powers: BTreeMap<String, PowerSource>,
    tests: BTreeMap<(PathBuf, String), String>,
}

/// The source of a Power.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PowerSource {
    /// The expression: `spell(&[deal(6).to(TARGET)])`.
    pub body: String,
    /// The constants that it uses, each with its value: constants of its file, constants of other files by path
    /// (`crate::legacy::hunter::NAME`), and the constants in their values.
    pub constants: Vec<(String, String)>,
    /// The source of the functions of its file that it uses.
    pub functions: Vec<String>,
}

impl PowerSource {
    /// The expression with constants replaced by their values, for the parser of the vocabulary.
    pub fn with_inlined_constants(&self) -> String {
        inline_constants(&self.body, &self.constants)
    }

    /// The card whose Power it refers to: `CS2_029` of `crate::cards::CS2_029`.
    pub fn original(&self) -> Option<&str> {
        self.body.strip_prefix("crate::cards::")
    }
}

impl Sources {
    /// The expression of a card's Power; for a reprint, that of its original. `None` if there is none, or if the chain of
    /// reprints is too long.
    pub fn resolved_source(&self, id: &str) -> Option<String> {
        let mut source = self.power(id)?;
        for _ in 0..8 {
            match source.original() {
                Some(original) => source = self.power(original)?,
                None => return Some(source.with_inlined_constants()),
            }
        }
        None
    }

    /// The sources of these Powers, without tests.
    pub const fn of_powers(powers: BTreeMap<String, PowerSource>) -> Self {
        Self { powers, tests: BTreeMap::new() }
    }

    /// Reads `generated/` and `tests/`; files that do not parse are skipped.
    pub fn read(generated: &Path, tests: &Path) -> Result<Self, MergeError> {
        let (cards, tests) = (SourceTree::read(generated)?, SourceTree::read(tests)?);
        let powers = powers(&cards);
        let tests = tests
            .files
            .par_iter()
            .flat_map_iter(|(path, text)| {
                let path = Path::new("tests").join(path);
                functions_of(text).into_iter().map(move |(name, source)| ((path.clone(), name), source))
            })
            .collect();
        Ok(Self { powers, tests })
    }

    /// The Power of a card.
    pub fn power(&self, id: &str) -> Option<&PowerSource> {
        self.powers.get(id)
    }

    /// A test, by its file (relative to the repository) and its name.
    pub fn test(&self, file: &Path, name: &str) -> Option<&str> {
        self.tests.get(&(file.to_owned(), name.to_owned())).map(String::as_str)
    }
}

/// The Powers of `generated/`, by card id; files that do not parse are skipped.
pub fn powers(cards: &SourceTree) -> BTreeMap<String, PowerSource> {
    let shared = shared(cards);
    cards.files.par_iter().flat_map_iter(|(_, text)| powers_of(text, &shared)).collect()
}

/// The hand-written Powers as expressions, by card id. Empty if the tree cannot be read or its files do not parse.
pub fn hand_written(generated: &Path) -> BTreeMap<String, String> {
    SourceTree::read(generated).map(|tree| hand_written_in(&tree)).unwrap_or_default()
}

/// The hand-written Powers of a tree, without those set aside.
pub fn hand_written_in(tree: &SourceTree) -> BTreeMap<String, String> {
    // An edited body counts before its mark says so: the mark is written by the next `cargo cards generate`.
    let Ok(found) = index(tree, &[]) else { return BTreeMap::new() };
    let mut ids: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    for block in found.into_iter().filter(|block| block.is_hand_written && block.kind == FoundKind::Power) {
        ids.entry(block.file).or_default().insert(block.key);
    }
    let shared = shared(tree);
    let of_file = |(path, text): (&PathBuf, &String)| {
        let ids = ids.get(path);
        let powers = ids.map_or_else(Vec::new, |_| powers_of(text, &shared));
        let own = powers.into_iter().filter(|(id, _)| ids.is_some_and(|ids| ids.contains(id)));
        own.map(|(id, power)| (id, power.with_inlined_constants())).collect::<Vec<_>>()
    };
    tree.files.par_iter().flat_map_iter(of_file).collect()
}

fn slice(text: &str, of: &impl Spanned) -> String {
    let begin = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let range = of.span().byte_range();
    text.get(begin + range.start..begin + range.end).unwrap_or_default().to_owned()
}

/// The constants that files share, by path (`crate::legacy::hunter::NAME`), with the constants of their own file inlined.
type SharedConstants = Vec<(String, String)>;

fn shared(cards: &SourceTree) -> SharedConstants {
    let mut shared = SharedConstants::new();
    for (path, text) in cards.files.iter().filter(|(_, text)| text.contains("\npub(crate) const ")) {
        let (Some(set), Some(name), Some(file)) = (path.parent(), path.file_stem(), parse(text)) else { continue };
        let constants: Vec<_> = constants_of(&file).map(|it| (it.ident.to_string(), slice(text, &it.expr))).collect();
        for item in constants_of(&file).filter(|it| matches!(it.vis, syn::Visibility::Restricted(_))) {
            let module = format!("{}::{}", set.display(), name.to_string_lossy()).replace(['/', '\\'], "::");
            let value = inline_constants(&slice(text, &item.expr), &constants);
            shared.push((format!("crate::{module}::{}", item.ident), value));
        }
    }
    shared
}

/// The constants of a file that are not Powers of cards.
fn constants_of(file: &syn::File) -> impl Iterator<Item = &syn::ItemConst> {
    file.items
        .iter()
        .filter_map(|item| if let syn::Item::Const(it) = item { Some(it) } else { None })
        .filter(|it| !is_power(it))
}

/// Whether a constant is the Power of a card. A private constant is a value that cards share.
fn is_power(item: &syn::ItemConst) -> bool {
    matches!(item.vis, syn::Visibility::Public(_))
        && matches!(&*item.ty, syn::Type::Path(of) if of.path.is_ident("Power"))
}

/// A text with the names of constants replaced by their values, recursively.
fn inline_constants(text: &str, constants: &[(String, String)]) -> String {
    let mut text = text.to_owned();
    // Constants cannot speak of themselves; a file that does not compile may say otherwise.
    for _ in 0..8 {
        let spoken: Vec<_> = constants.iter().filter(|(name, _)| uses_name(&text, name)).collect();
        if spoken.is_empty() {
            break;
        }
        for (name, value) in spoken {
            let (mut out, mut last) = (String::new(), 0);
            for (at, _) in
                text.match_indices(name.as_str()).filter(|(at, _)| is_whole_identifier(&text, *at, name.len()))
            {
                out += &text[last..at];
                out += value;
                last = at + name.len();
            }
            out += &text[last..];
            text = out;
        }
    }
    text
}

fn uses_name(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| is_whole_identifier(text, at, name.len()))
}

fn powers_of(text: &str, shared: &SharedConstants) -> Vec<(String, PowerSource)> {
    if text.starts_with("// @generated") {
        return Vec::new();
    }
    let Some(file) = parse(text) else { return Vec::new() };
    let (mut powers, mut functions) = (Vec::new(), Vec::new());
    for item in &file.items {
        if let syn::Item::Const(item) = item
            && is_power(item)
        {
            powers.push((item.ident.to_string(), slice(text, &item.expr)));
        } else if let syn::Item::Fn(item) = item {
            functions.push((item.sig.ident.to_string(), slice(text, item)));
        }
    }
    let own = constants_of(&file).map(|it| (it.ident.to_string(), slice(text, &it.expr)));
    let constants: Vec<_> = own.chain(shared.iter().cloned()).collect();
    let of = |(id, body): (String, String)| {
        let functions = functions.iter().filter(|(name, _)| uses_name(&body, name)).map(|(_, source)| source.clone());
        let power = PowerSource { constants: used_constants(&body, &constants), functions: functions.collect(), body };
        (id, power)
    };
    powers.into_iter().map(of).collect()
}

/// The constants that a text uses, directly or through their values.
fn used_constants(text: &str, constants: &[(String, String)]) -> Vec<(String, String)> {
    let mut spoken: Vec<(String, String)> = Vec::new();
    let is_spoken = |name: &str, spoken: &[(String, String)]| {
        uses_name(text, name) || spoken.iter().any(|(_, value)| uses_name(value, name))
    };
    while let Some(next) = constants.iter().find(|it| !spoken.contains(it) && is_spoken(&it.0, &spoken)) {
        spoken.push(next.clone());
    }
    spoken
}

/// Whether the match is a complete identifier, and not a part of one or the end of a path.
fn is_whole_identifier(text: &str, at: usize, length: usize) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    !text[..at].ends_with(|c| part(c) || c == ':') && !text[at + length..].starts_with(part)
}

/// The source of a test in a file, by name.
pub fn test_source(text: &str, name: &str) -> Option<String> {
    functions_of(text).into_iter().find(|(function, _)| function == name).map(|(_, source)| source)
}

fn functions_of(text: &str) -> Vec<(String, String)> {
    let Some(file) = parse(text) else { return Vec::new() };
    let mut out = Vec::new();
    for item in &file.items {
        if let syn::Item::Fn(item) = item {
            let begin = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
            let (from, to) = (item.sig.span().byte_range().start, item.block.span().byte_range().end);
            out.push((item.sig.ident.to_string(), text.get(begin + from..begin + to).unwrap_or_default().to_owned()));
        }
    }
    out
}
