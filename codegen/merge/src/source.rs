//! A file's items and the text between them, by byte offsets.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};

use syn::spanned::Spanned;

use crate::error::{Fault, SourcePosition};
use crate::header::Header;
use crate::lexer::{Kind, Token, fingerprint, nesting_error, tokens, words};
use crate::mark::{MARK_PREFIX, file_mark, is_file_mark};
use crate::wanted::ASIDE_FOLDER;

/// A parsed file.
#[derive(Clone, Debug)]
pub(crate) struct ParsedFile {
    pub path: PathBuf,
    pub text: String,
    /// Whether the file exists; otherwise this is its initial text.
    pub exists: bool,
    /// Whether it is in the folder for set-aside blocks.
    pub is_set_aside: bool,
    /// `\r\n` if most of its lines end with it.
    pub newline: &'static str,
    /// The start of the text behind a byte order mark.
    pub text_start: usize,
    /// The end of the file's mark, or else of its inner attributes and module docs.
    pub top_end: usize,
    pub top_owner: TopOwner,
    pub items: Vec<Item>,
}

/// The owner of a file's top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TopOwner {
    /// Unknown: there is no mark.
    Unmarked,
    Generator,
    Person,
}

/// The kind of an item, as far as it matters for merging.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ItemKind {
    Fn,
    Use,
    Mod,
    /// An `impl`, named by its type.
    Impl,
    /// Any other item.
    Other,
}

/// A top-level item.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts")]
pub(crate) struct Item {
    pub kind: ItemKind,
    /// Its name; for an `impl`, the name of its type.
    pub name: Option<String>,
    /// Whether other modules can name it.
    pub public: bool,
    pub ignored: bool,
    /// Whether it has the attribute `#[test]`.
    pub test: bool,
    /// The names that a `use` imports.
    pub uses: Vec<Import>,
    /// The start of the comment lines directly above it.
    pub comments_start: usize,
    /// The start of the item, including its header.
    pub start: usize,
    /// The header, the mark, and all text before the body.
    pub header_range: Range<usize>,
    /// The end of its last token.
    pub end: usize,
    /// The end of its last line, including a comment on that line.
    pub line_end: usize,
    /// Whether there is a comment on the same line.
    pub has_line_comment: bool,
    /// The start of its name, or of the item if it has none.
    pub name_start: usize,
    pub header: Header,
}

/// One name that a `use` imports.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Import {
    /// The names of the path; the first is empty for a leading `::`; the last is `*` for a glob.
    pub path: Vec<String>,
    /// The name in this file: `*` for a glob, `_` for none.
    pub name: String,
}

impl Import {
    /// Whether a body can need it without naming it: a glob, or a trait imported as `_`.
    pub fn is_unnamed(&self) -> bool {
        matches!(self.name.as_str(), "*" | "_")
    }
}

impl ParsedFile {
    /// Parses a text. Fails with the position of a syntax error.
    pub fn parse(path: &Path, text: &str, exists: bool) -> Result<Self, Fault> {
        let begin = text.len() - text.trim_start_matches(BYTE_ORDER_MARK).len();
        if begin > BYTE_ORDER_MARK.len() {
            return Err(Fault::ByteOrderMark(SourcePosition::of(path, text, BYTE_ORDER_MARK.len())));
        }
        if let Some(at) = nesting_error(text) {
            return Err(Fault::TooDeep(SourcePosition::of(path, text, at)));
        }
        let file = syn::parse_file(text).map_err(|error| {
            if let Some(at) = conflict_marker(text) {
                return Fault::Unmerged(SourcePosition::of(path, text, at));
            }
            let (place, message) = error_place(path, text, &error);
            Fault::Syntax(place, message)
        })?;
        // `syn` counts from behind the byte order mark and behind a `#!` line.
        let base = begin + file.shebang.as_ref().map_or(0, String::len);
        let head = file.attrs.last().map_or(base, |attr| trimmed_line_end(text, base + attr.span().byte_range().end));
        let crlf = text.matches("\r\n").count() * 2 > text.matches('\n').count();
        let mut source = Self {
            path: path.to_owned(),
            text: text.to_owned(),
            exists,
            is_set_aside: path.starts_with(ASIDE_FOLDER),
            newline: if crlf { "\r\n" } else { "\n" },
            text_start: begin,
            top_end: head,
            top_owner: TopOwner::Unmarked,
            items: Vec::new(),
        };
        let mut floor = head;
        for item in &file.items {
            // syn collects all tokens of an item for its span: ask once.
            let span = item.span().byte_range();
            source.find_mark(floor, base + span.start);
            let item = source.item(item, span, base, floor);
            floor = item.line_end;
            source.items.push(item);
        }
        source.find_mark(floor, text.len());
        Ok(source)
    }

    /// Searches for the file's mark in the comments between two items.
    fn find_mark(&mut self, from: usize, to: usize) {
        let mark = tokens(&self.text[..to], from).find(|token| is_file_mark(token.text));
        if let Some(mark) = mark.filter(|_| self.top_owner == TopOwner::Unmarked) {
            let untouched = mark.text.trim_end() == file_mark(&self.text[self.text_start..mark.start]);
            self.top_owner = if untouched { TopOwner::Generator } else { TopOwner::Person };
            self.top_end = trimmed_line_end(&self.text, mark.end());
        }
    }

    fn item(&self, item: &syn::Item, span: Range<usize>, base: usize, floor: usize) -> Item {
        let text = self.text.as_str();
        let range = |range: Range<usize>| range.start + base..range.end + base;
        let whole = range(span);
        let (kind, attrs, public, ident) = item_parts(item);
        let mut docs = attrs.iter().map(|attr| range(attr.span().byte_range()));
        let is_doc = |doc: &Range<usize>| text[doc.start..].starts_with("///");
        let first_doc = docs.find(is_doc);
        let docs =
            first_doc.map(|first| docs.take_while(is_doc).last().map_or(first.clone(), |last| first.start..last.end));

        let begin = line_begin(text, whole.start, floor);
        let (mut attached, mut marked) = (begin, None);
        let gap: Vec<Token<'_>> = tokens(&text[..whole.start], floor).collect();
        for comment in gap.iter().rev() {
            let line = line_begin(text, comment.start, floor);
            let starts_line = line == floor || text[..line].ends_with('\n');
            let blank = text[comment.end()..attached].matches('\n').count() > 1;
            if blank || !comment.is_comment() || !starts_line || is_file_mark(comment.text) {
                break;
            }
            attached = line;
            marked = if comment.text.starts_with(MARK_PREFIX) { Some(line) } else { marked };
        }
        let (start, lead) = match (docs, marked) {
            // A mark above the docs is that of an item that was deleted.
            (Some(docs), Some(mark)) if docs.start == whole.start => (mark, mark..body_begin(text, docs.end)),
            (Some(docs), _) => (begin, line_begin(text, docs.start, floor)..body_begin(text, docs.end)),
            (None, Some(mark)) => (mark, mark..body_begin(text, whole.start)),
            (None, None) => (begin, begin..begin),
        };
        let (tail, tail_comment) = trailing_comment(text, whole.end);
        let mut uses = Vec::new();
        if let syn::Item::Use(item) = item {
            let root = if item.leading_colon.is_some() { vec![String::new()] } else { Vec::new() };
            imports(&item.tree, &root, &mut uses);
        }
        Item {
            kind,
            name: ident.map(unraw),
            public,
            ignored: attrs.iter().any(|attr| attr.path().is_ident("ignore")),
            test: attrs.iter().any(|attr| attr.path().is_ident("test")),
            uses,
            comments_start: attached.min(start),
            start,
            header: Header::read(text, lead.clone()),
            header_range: lead,
            end: whole.end,
            line_end: tail,
            has_line_comment: tail_comment,
            name_start: ident.map_or(whole.start, |ident| ident.span().byte_range().start + base),
        }
    }

    /// An item's attributes and tokens without its header: the parts before and behind the header.
    pub fn body(&self, item: &Item) -> [&str; 2] {
        [
            &self.text[item.start.min(item.header_range.start)..item.header_range.start],
            &self.text[item.header_range.end..item.end],
        ]
    }

    pub fn fingerprint(&self, item: &Item) -> u32 {
        fingerprint(&self.body(item))
    }

    pub fn words(&self, item: &Item) -> BTreeSet<&str> {
        self.body(item).into_iter().flat_map(words).collect()
    }

    pub fn place(&self, item: &Item) -> SourcePosition {
        SourcePosition::of(&self.path, &self.text, item.name_start)
    }

    /// Whether an item is part of the generated top.
    pub fn is_in_generated_top(&self, item: &Item) -> bool {
        self.top_owner != TopOwner::Unmarked && item.end <= self.top_end
    }

    /// Whether an item is generated as part of an unedited top.
    pub fn is_generated_top(&self, item: &Item) -> bool {
        self.top_owner == TopOwner::Generator && self.is_in_generated_top(item)
    }

    /// Whether an item is a `use` without comments and attributes, which can be removed.
    pub fn is_plain_use(&self, item: &Item) -> bool {
        item.kind == ItemKind::Use
            && !self.is_in_generated_top(item)
            && !item.has_line_comment
            && item.comments_start == item.start
            && !self.text[item.start..item.end].contains(['#', '/'])
    }
}

/// A byte order mark.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The offset of an unresolved merge conflict: lines of seven `<`, `=` and `>`, in this order.
fn conflict_marker(text: &str) -> Option<usize> {
    let mut at = 0;
    let mut lines = text.split_inclusive('\n').map(|line| {
        at += line.len();
        (at - line.len(), line.trim_end())
    });
    let (start, _) = lines.find(|(_, line)| line.starts_with("<<<<<<< "))?;
    lines.find(|(_, line)| *line == "=======")?;
    lines.find(|(_, line)| line.starts_with(">>>>>>> ")).map(|_| start)
}

/// Parses a file's text; `None` if it is not valid Rust, or nested too deep.
pub fn parse(text: &str) -> Option<syn::File> {
    if nesting_error(text).is_some() { None } else { syn::parse_file(text).ok() }
}

/// The parts of an item: its kind, attributes, visibility to other modules, and name.
fn item_parts(item: &syn::Item) -> (ItemKind, &[syn::Attribute], bool, Option<&syn::Ident>) {
    use syn::Item as I;
    let named = |kind, attrs, vis, ident| (kind, attrs, is_public(vis), Some(ident));
    #[expect(clippy::wildcard_enum_match_arm, reason = "syn's enum: items without a name of their own")]
    match item {
        I::Const(i) => named(ItemKind::Other, &i.attrs[..], &i.vis, &i.ident),
        I::Enum(i) => named(ItemKind::Other, &i.attrs, &i.vis, &i.ident),
        I::Fn(i) => named(ItemKind::Fn, &i.attrs, &i.vis, &i.sig.ident),
        I::Impl(i) => {
            let name = if let syn::Type::Path(path) = &*i.self_ty {
                path.path.segments.last().map(|segment| &segment.ident)
            } else {
                None
            };
            (ItemKind::Impl, &i.attrs, false, name)
        }
        I::Macro(i) => (ItemKind::Other, &i.attrs, false, i.ident.as_ref()),
        I::Mod(i) => named(ItemKind::Mod, &i.attrs, &i.vis, &i.ident),
        I::Static(i) => named(ItemKind::Other, &i.attrs, &i.vis, &i.ident),
        I::Struct(i) => named(ItemKind::Other, &i.attrs, &i.vis, &i.ident),
        I::Trait(i) => named(ItemKind::Other, &i.attrs, &i.vis, &i.ident),
        I::Type(i) => named(ItemKind::Other, &i.attrs, &i.vis, &i.ident),
        I::Union(i) => named(ItemKind::Other, &i.attrs, &i.vis, &i.ident),
        I::Use(i) => (ItemKind::Use, &i.attrs, is_public(&i.vis), None),
        _ => (ItemKind::Other, &[], false, None),
    }
}

fn is_public(vis: &syn::Visibility) -> bool {
    match vis {
        syn::Visibility::Public(_) => true,
        syn::Visibility::Restricted(inner) => inner.path.is_ident("crate"),
        syn::Visibility::Inherited => false,
    }
}

fn imports(tree: &syn::UseTree, root: &[String], out: &mut Vec<Import>) {
    let path = |last: String| root.iter().cloned().chain([last]).collect::<Vec<_>>();
    // `self` stands for the path before it.
    let to = |ident: &syn::Ident| {
        if ident == "self" { root.to_vec() } else { path(unraw(ident)) }
    };
    match tree {
        syn::UseTree::Path(inner) => imports(&inner.tree, &path(unraw(&inner.ident)), out),
        syn::UseTree::Name(inner) => {
            let path = to(&inner.ident);
            out.push(Import { name: path.last().cloned().unwrap_or_default(), path });
        }
        syn::UseTree::Rename(inner) => out.push(Import { path: to(&inner.ident), name: unraw(&inner.rename) }),
        syn::UseTree::Glob(_) => out.push(Import { path: path("*".to_owned()), name: "*".to_owned() }),
        syn::UseTree::Group(inner) => inner.items.iter().for_each(|tree| imports(tree, root, out)),
    }
}

fn unraw(ident: &syn::Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_owned()
}

/// The position and the message of an error of `syn`.
pub(crate) fn error_place(path: &Path, text: &str, error: &syn::Error) -> (SourcePosition, String) {
    let start = error.span().start();
    let line = text.lines().nth(start.line.saturating_sub(1)).unwrap_or("");
    let column = start.column.min(line.chars().count()) + 1;
    (SourcePosition { file: path.to_owned(), line: start.line.max(1), column }, error.to_string())
}

/// The start of the line if only white space is between it (or `floor`) and an offset; otherwise the offset.
fn line_begin(text: &str, at: usize, floor: usize) -> usize {
    let line = text[floor..at].rfind('\n').map_or(floor, |found| floor + found + 1);
    if text[line..at].trim().is_empty() { line } else { at }
}

/// The end of the line if only white space follows; otherwise the offset.
fn trimmed_line_end(text: &str, at: usize) -> usize {
    let line = text[at..].find('\n').map_or(text.len(), |found| at + found + 1);
    if text[at..line].trim().is_empty() { line } else { at }
}

/// The start of the next token that is not a comment, or of its line if it is the first token there.
fn body_begin(text: &str, from: usize) -> usize {
    tokens(text, from).find(|token| !token.is_comment()).map_or(text.len(), |token| line_begin(text, token.start, from))
}

/// The end of a comment on the item's last line, and whether there is one.
fn trailing_comment(text: &str, end: usize) -> (usize, bool) {
    let mut at = end;
    for token in tokens(text, end).take_while(|token| !text[end..token.start].contains('\n')) {
        if token.kind != Kind::Comment || (token.text.starts_with("///") && !token.text.starts_with("////")) {
            return (end, false);
        }
        at = token.end();
    }
    (trimmed_line_end(text, at), at > end)
}
