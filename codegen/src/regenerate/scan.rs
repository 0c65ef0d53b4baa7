//! What stands in a file: its blocks, and the other items that they may need.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr, Item, UseTree};

use super::RegenerateError;
use super::mark::{Mark, canonical};

/// A file, taken apart.
#[derive(Debug)]
pub struct Scanned {
    /// Its text without a byte order mark, line ends as they are.
    pub text: String,
    /// Consts and fns that may be blocks, in order.
    pub blocks: Vec<ScannedBlock>,
    /// All other items, in order.
    pub others: Vec<OtherItem>,
}

/// An item that has a mark, or whose name may be a card's.
#[derive(Debug, Clone)]
pub struct ScannedBlock {
    /// The item's name.
    pub item: String,
    /// Its mark, if it has one that can be read.
    pub mark: Option<Mark>,
    /// Bytes of the block: comments attached above, header, item, comment behind it on the line, end of line.
    pub region: Range<usize>,
    /// Bytes of the attributes and the item within the text.
    pub core: Range<usize>,
    /// The header's lines without slashes.
    pub header: Vec<String>,
    /// The lines of the region that are header or mark, by their bytes, ends included.
    pub generated: Vec<Range<usize>>,
    /// The item as canonical tokens.
    pub tokens: String,
    /// Whether a person's comment stands in the region.
    pub commented: bool,
    /// Every identifier in it.
    pub idents: BTreeSet<String>,
    /// The line of the item's first token, from 1.
    pub line: usize,
    /// What the item shows of its state.
    pub content: Content,
}

/// What can be seen of a body's state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// `TODO`
    Todo,
    /// `VANILLA`
    Vanilla,
    /// A path: the Power of the item that it ends in.
    Path(String),
    /// A Power that says itself what it lacks.
    Partial(String),
    /// Any other Power.
    Power,
    /// A test, and whether it is ignored.
    Test {
        /// Whether it has `#[ignore]`.
        ignored: bool,
    },
    /// No Power and no test.
    Other,
}

/// An item that is no block.
#[derive(Debug, Clone)]
pub struct OtherItem {
    /// The names that it brings into the file; `*` for a glob.
    pub names: Vec<String>,
    /// Whether it is an import.
    pub import: bool,
    /// Bytes with attached comments and end of line.
    pub region: Range<usize>,
    /// The item as canonical tokens.
    pub tokens: String,
    /// Every identifier in it.
    pub idents: BTreeSet<String>,
    /// The line of its first token, from 1.
    pub line: usize,
}

/// Takes a file apart. `path` is for errors.
pub fn scan(path: &Path, text: &str) -> Result<Scanned, RegenerateError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let file = syn::parse_file(text).map_err(|error| {
        let start = error.span().start();
        RegenerateError::Syntax {
            file: path.to_owned(),
            line: start.line,
            column: start.column + 1,
            message: error.to_string(),
        }
    })?;
    let mut scanned = Scanned { text: text.to_owned(), blocks: Vec::new(), others: Vec::new() };
    // Nothing above this byte belongs to the next item: the file's own attributes, or the item before.
    let mut floor = file.attrs.iter().map(|attr| attr.span().byte_range().end).max().unwrap_or(0);
    for item in &file.items {
        let layout = Layout::of(text, item.to_token_stream(), floor);
        floor = layout.region.end;
        match item {
            Item::Const(constant) => {
                let content = if is_power(&constant.ty) { power(&constant.expr) } else { Content::Other };
                scanned.push_block(text, layout, constant.ident.to_string(), content);
            }
            Item::Fn(function) => {
                let has = |name: &str| function.attrs.iter().any(|attr| attr.path().is_ident(name));
                let content = if has("test") { Content::Test { ignored: has("ignore") } } else { Content::Other };
                scanned.push_block(text, layout, function.sig.ident.to_string(), content);
            }
            other => scanned.others.push(layout.other(names(other), matches!(other, Item::Use(_)))),
        }
    }
    Ok(scanned)
}

impl Scanned {
    fn push_block(&mut self, text: &str, layout: Layout, item: String, content: Content) {
        let mut header = Vec::new();
        let mut mark = None;
        let mut generated = Vec::new();
        let mut commented = layout.commented;
        for line in lines(text, layout.region.start..layout.core_line) {
            let words = text[line.clone()].trim();
            if let Some(doc) = words.strip_prefix("///").filter(|rest| !rest.starts_with('/')) {
                header.push(doc.strip_prefix(' ').unwrap_or(doc).to_owned());
                generated.push(line);
            } else if words.starts_with("//~") {
                mark = mark.or_else(|| Mark::parse(words));
                generated.push(line);
            } else if !words.is_empty() {
                commented = true;
            }
        }
        let Layout { region, core, tokens, idents, line, .. } = layout;
        self.blocks.push(ScannedBlock {
            item,
            mark,
            region,
            core,
            header,
            generated,
            tokens,
            commented,
            idents,
            line,
            content,
        });
    }

    /// A block that turned out to be a helper, as such.
    pub fn helper(block: &ScannedBlock) -> OtherItem {
        OtherItem {
            names: vec![block.item.clone()],
            import: false,
            region: block.region.clone(),
            tokens: block.tokens.clone(),
            idents: block.idents.clone(),
            line: block.line,
        }
    }
}

/// Where an item lies in the text.
struct Layout {
    region: Range<usize>,
    core: Range<usize>,
    /// Start of the line on which the core begins.
    core_line: usize,
    tokens: String,
    idents: BTreeSet<String>,
    commented: bool,
    line: usize,
}

impl Layout {
    fn of(text: &str, tokens: TokenStream, floor: usize) -> Self {
        // Documentation above everything else is the header; what comes after it is the core.
        let trees: Vec<TokenTree> = tokens.into_iter().collect();
        let is_doc = |tree: &TokenTree| text[tree.span().byte_range()].starts_with("///");
        let first = trees.iter().position(|tree| !is_doc(tree)).unwrap_or(0);
        let doc_start = trees[..first].iter().map(|tree| tree.span().byte_range().start).min();
        let mut leaves = Vec::new();
        let mut idents = BTreeSet::new();
        let core_tokens: TokenStream = trees[first..].iter().cloned().collect();
        leaf_ranges(core_tokens.clone(), &mut leaves, &mut idents);
        let start = leaves.first().map_or(floor, |leaf| leaf.start);
        let end = leaves.iter().map(|leaf| leaf.end).max().unwrap_or(start);
        let mut commented = false;
        let mut at = start;
        for leaf in &leaves {
            commented |= at < leaf.start && !text[at..leaf.start].trim().is_empty();
            at = at.max(leaf.end);
        }
        let core_line = line_start(text, start).max(floor);
        let mut region_start = core_line;
        for line in lines(text, floor..core_line).into_iter().rev() {
            let above_header = doc_start.is_none_or(|doc| line.end <= doc);
            if above_header && !text[line.clone()].trim_start().starts_with("//") {
                break;
            }
            region_start = line.start;
        }
        let line_end = text[end..].find('\n').map_or(text.len(), |at| end + at + 1);
        let behind = text[end..line_end].trim();
        let region_end = if behind.is_empty() || behind.starts_with("//") { line_end } else { end };
        commented |= region_end == line_end && !behind.is_empty();
        let line = text[..start].matches('\n').count() + 1;
        Self {
            region: region_start..region_end,
            core: start..end,
            core_line,
            tokens: canonical(core_tokens),
            idents,
            commented,
            line,
        }
    }

    fn other(self, names: Vec<String>, import: bool) -> OtherItem {
        OtherItem { names, import, region: self.region, tokens: self.tokens, idents: self.idents, line: self.line }
    }
}

/// The bytes of every leaf and bracket in order, and every identifier.
fn leaf_ranges(tokens: TokenStream, out: &mut Vec<Range<usize>>, idents: &mut BTreeSet<String>) {
    for tree in tokens {
        match tree {
            TokenTree::Group(group) => {
                let open = group.span_open().byte_range();
                let close = group.span_close().byte_range();
                if group.delimiter() != Delimiter::None {
                    out.push(open);
                }
                leaf_ranges(group.stream(), out, idents);
                if group.delimiter() != Delimiter::None {
                    out.push(close);
                }
            }
            TokenTree::Ident(ident) => {
                idents.insert(ident.to_string());
                out.push(ident.span().byte_range());
            }
            other => out.push(other.span().byte_range()),
        }
    }
}

/// The lines that lie wholly within `within`, ends included.
fn lines(text: &str, within: Range<usize>) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut at = within.start;
    for line in text[within].split_inclusive('\n') {
        out.push(at..at + line.len());
        at += line.len();
    }
    out
}

fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

fn is_power(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Power"))
}

/// What a Power's initialiser shows.
fn power(expr: &Expr) -> Content {
    match expr {
        Expr::Path(path) => match path.path.segments.last().map(|last| last.ident.to_string()) {
            Some(name) if name == "TODO" => Content::Todo,
            Some(name) if name == "VANILLA" => Content::Vanilla,
            Some(name) => Content::Path(name),
            None => Content::Power,
        },
        Expr::MethodCall(call) if call.method == "partial" => match call.args.first() {
            Some(Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(reason), .. })) => Content::Partial(reason.value()),
            _ => Content::Partial(String::new()),
        },
        _ => Content::Power,
    }
}

/// The names that an item brings into its file.
fn names(item: &Item) -> Vec<String> {
    let one = |ident: &syn::Ident| vec![ident.to_string()];
    match item {
        Item::Enum(item) => one(&item.ident),
        Item::ExternCrate(item) => one(&item.ident),
        Item::Macro(item) => item.ident.as_ref().map(one).unwrap_or_default(),
        Item::Mod(item) => one(&item.ident),
        Item::Static(item) => one(&item.ident),
        Item::Struct(item) => one(&item.ident),
        Item::Trait(item) => one(&item.ident),
        Item::TraitAlias(item) => one(&item.ident),
        Item::Type(item) => one(&item.ident),
        Item::Union(item) => one(&item.ident),
        Item::Impl(item) => match &*item.self_ty {
            // An impl goes where its type goes; the name does not clash with the type's.
            syn::Type::Path(path) => {
                path.path.segments.last().map(|last| vec![format!("impl {}", last.ident)]).unwrap_or_default()
            }
            _ => Vec::new(),
        },
        Item::Use(item) => {
            let mut out = Vec::new();
            use_names(&item.tree, &mut out);
            out
        }
        _ => Vec::new(),
    }
}

fn use_names(tree: &UseTree, out: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => use_names(&path.tree, out),
        UseTree::Name(name) => out.push(name.ident.to_string()),
        UseTree::Rename(rename) => out.push(rename.rename.to_string()),
        UseTree::Glob(_) => out.push("*".to_owned()),
        UseTree::Group(group) => group.items.iter().for_each(|tree| use_names(tree, out)),
    }
}
