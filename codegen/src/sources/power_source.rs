//! The Rust of Powers and tests, as it stands in the files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use syn::spanned::Spanned;

use cardwright_merge::{FoundKind, MergeError, Tree, index, parse};

/// The source of every Power and test.
#[derive(Debug, Default)]
pub struct Sources {
    powers: BTreeMap<String, PowerSource>,
    tests: BTreeMap<(PathBuf, String), String>,
}

/// A Power as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PowerSource {
    /// The expression: `spell(&[deal(6).to(TARGET)])`.
    pub body: String,
    /// What else of the file it speaks of: constants by name, and their values.
    pub constants: Vec<(String, String)>,
    /// Functions of the file that it speaks of, whole.
    pub functions: Vec<String>,
}

impl PowerSource {
    /// The expression with the file's constants in place, as the reader of the vocabulary takes it.
    pub fn inlined(&self) -> String {
        self.constants.iter().fold(self.body.clone(), |body, (name, value)| {
            let (mut out, mut last) = (String::new(), 0);
            for (at, _) in body.match_indices(name.as_str()).filter(|(at, _)| is_whole(&body, *at, name.len())) {
                out += &body[last..at];
                out += value;
                last = at + name.len();
            }
            out + &body[last..]
        })
    }

    /// The card whose Power this one is: `CS2_029` of `crate::cards::CS2_029`.
    pub fn original(&self) -> Option<&str> {
        self.body.strip_prefix("crate::cards::")
    }
}

impl Sources {
    /// The expression of a card's Power; a reprint has its original's. Reprints of reprints end, or are none.
    pub fn whole(&self, id: &str) -> Option<String> {
        let mut source = self.power(id)?;
        for _ in 0..8 {
            match source.original() {
                Some(original) => source = self.power(original)?,
                None => return Some(source.inlined()),
            }
        }
        None
    }

    /// The sources of these Powers, without tests.
    pub const fn of_powers(powers: BTreeMap<String, PowerSource>) -> Self {
        Self { powers, tests: BTreeMap::new() }
    }

    /// Reads the trees of `generated/` and `tests/`; a file that does not parse has no sources.
    pub fn read(generated: &Path, tests: &Path) -> Result<Self, MergeError> {
        let (cards, tests) = (Tree::read(generated)?, Tree::read(tests)?);
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

    /// A card's Power.
    pub fn power(&self, id: &str) -> Option<&PowerSource> {
        self.powers.get(id)
    }

    /// A test, by its file below the repository and its name.
    pub fn test(&self, file: &Path, name: &str) -> Option<&str> {
        self.tests.get(&(file.to_owned(), name.to_owned())).map(String::as_str)
    }
}

/// The Powers of `generated/`, by card id; a file that does not parse has none.
pub fn powers(cards: &Tree) -> BTreeMap<String, PowerSource> {
    cards.files.par_iter().flat_map_iter(|(_, text)| powers_of(text)).collect()
}

/// The Powers that people wrote, as expressions, by card id. A tree that cannot be read, or whose files do not parse, has none.
pub fn by_hand(generated: &Path) -> BTreeMap<String, String> {
    let Ok(tree) = Tree::read(generated) else { return BTreeMap::new() };
    // An edited body counts before its mark says so: the mark is written by the next `cargo cards generate`.
    let Ok(found) = index(&tree, &[]) else { return BTreeMap::new() };
    let mut ids: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    for block in found.into_iter().filter(|block| block.touched && block.kind == FoundKind::Power) {
        ids.entry(block.file).or_default().insert(block.key);
    }
    let of_file = |(path, text): (&PathBuf, &String)| {
        let ids = ids.get(path);
        let powers = ids.map_or_else(Vec::new, |_| powers_of(text));
        let own = powers.into_iter().filter(|(id, _)| ids.is_some_and(|ids| ids.contains(id)));
        own.map(|(id, power)| (id, power.inlined())).collect::<Vec<_>>()
    };
    tree.files.par_iter().flat_map_iter(of_file).collect()
}

fn slice(text: &str, of: &impl Spanned) -> String {
    let begin = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let range = of.span().byte_range();
    text.get(begin + range.start..begin + range.end).unwrap_or_default().to_owned()
}

fn powers_of(text: &str) -> Vec<(String, PowerSource)> {
    if text.starts_with("// @generated") {
        return Vec::new();
    }
    let Some(file) = parse(text) else { return Vec::new() };
    let (mut powers, mut constants, mut functions) = (Vec::new(), Vec::new(), Vec::new());
    for item in &file.items {
        if let syn::Item::Const(item) = item {
            let is_power = matches!(&*item.ty, syn::Type::Path(of) if of.path.is_ident("Power"));
            let list = if is_power { &mut powers } else { &mut constants };
            list.push((item.ident.to_string(), slice(text, &item.expr)));
        } else if let syn::Item::Fn(item) = item {
            functions.push((item.sig.ident.to_string(), slice(text, item)));
        }
    }
    let of = |(id, body): (String, String)| {
        let spoken = |name: &str| body.match_indices(name).any(|(at, _)| is_whole(&body, at, name.len()));
        let constants = constants.iter().filter(|(name, _)| spoken(name)).cloned().collect();
        let functions = functions.iter().filter(|(name, _)| spoken(name)).map(|(_, source)| source.clone()).collect();
        (id, PowerSource { body, constants, functions })
    };
    powers.into_iter().map(of).collect()
}

/// Whether what stands there is a name of its own and not a part of one.
fn is_whole(text: &str, at: usize, length: usize) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    !text[..at].ends_with(part) && !text[at + length..].starts_with(part)
}

/// A test of a file, by name.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_power_brings_what_it_speaks_of() {
        let text = "pub const A_1: Power = spell(&[summon(one_of(TOTEMS))]);\n\
                    pub const A_2: Power = crate::cards::A_1;\n\
                    const TOTEMS: &[&str] = &[\"A_3\"];\nconst TOTEM: i16 = 1;\n";
        let powers: BTreeMap<String, PowerSource> = powers_of(text).into_iter().collect();
        assert_eq!(powers["A_1"].constants, [("TOTEMS".to_owned(), "&[\"A_3\"]".to_owned())]);
        assert_eq!(powers["A_1"].inlined(), "spell(&[summon(one_of(&[\"A_3\"]))])");
        assert_eq!(powers["A_2"].original(), Some("A_1"));
        assert_eq!(powers["A_1"].original(), None);
    }
}
