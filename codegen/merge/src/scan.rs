//! A file's items and all that stands between them, by byte offsets into its text.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use syn::spanned::Spanned;

use crate::fault::{Fault, Place, RegenerateError};
use crate::header::OldHeader;
use crate::mark::{Mark, SIGN, file_mark, is_file_mark};
use crate::tokens::{Kind as TokenKind, Token, Tokens, fingerprint, words};
use crate::tree::place;
use crate::wanted::ASIDE;

/// A file that has been read with `syn`.
#[derive(Clone, Debug)]
pub(crate) struct Source<'t> {
    pub path: PathBuf,
    pub text: &'t str,
    /// Whether it lies in the folder of bodies whose card has left.
    pub aside: bool,
    /// `\r\n` if most of its lines end so.
    pub newline: &'static str,
    /// Where the text begins behind a byte order mark.
    pub begin: usize,
    /// Where inner attributes and module docs end.
    pub head: usize,
    pub preamble: Option<Preamble>,
    pub items: Vec<Item<'t>>,
}

/// The top of a file that the generator created.
#[derive(Clone, Debug)]
pub(crate) struct Preamble {
    /// Behind the line of its mark.
    pub end: usize,
    /// Whether it is what the generator wrote.
    pub ours: bool,
}

/// What an item is, as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ItemKind {
    Fn,
    Use,
    Mod,
    /// An `impl`, named by its type.
    Impl,
    /// Anything else that has a name, or has none.
    Other,
}

/// A top-level item.
#[derive(Clone, Debug)]
pub(crate) struct Item<'t> {
    pub kind: ItemKind,
    /// Its name; of an `impl` its type's.
    pub name: Option<String>,
    /// Whether other modules can name it.
    pub public: bool,
    pub ignored: bool,
    /// The names that a `use` brings in.
    pub uses: Vec<Leaf>,
    /// Where the comment lines begin that stand directly above.
    pub attached: usize,
    /// Where the item begins, its header included.
    pub start: usize,
    /// The header, the mark, and what stands between them and the body.
    pub lead: Range<usize>,
    /// Behind its last token.
    pub end: usize,
    /// Behind a comment on the same line, and behind the line.
    pub tail: usize,
    /// Whether there is a comment on the same line.
    pub tail_comment: bool,
    /// Where its name stands, or the item if it has none.
    pub at: usize,
    pub header: Header<'t>,
}

/// What the lead of an item holds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Header<'t> {
    pub old: OldHeader,
    /// A sound mark.
    pub mark: Option<Mark>,
    /// Lines of a header above this one whose item was deleted, as far as they are not the generator's.
    pub orphans: Vec<String>,
    /// Comments of a person's between the lines, each from the start of its line.
    pub free: Vec<&'t str>,
}

/// One name that a `use` brings in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Leaf {
    /// The path's names; an empty first one for a leading `::`; `*` at the end for a glob.
    pub path: Vec<String>,
    /// The name in this file: `*` for a glob, `_` for none.
    pub name: String,
}

impl<'t> Source<'t> {
    /// Reads the items of all these files; every one that cannot be read is told.
    pub fn scan_all(files: &[(&PathBuf, &'t String)]) -> Result<Vec<Self>, RegenerateError> {
        let scans: Vec<_> = files.par_iter().map(|(path, text)| Self::scan(path, text)).collect();
        let (mut sources, mut faults) = (Vec::new(), Vec::new());
        for scan in scans {
            match scan {
                Ok(source) => sources.push(source),
                Err(fault) => faults.push(fault),
            }
        }
        RegenerateError::from_faults(faults)?;
        Ok(sources)
    }

    /// Reads a file's items.
    pub fn scan(path: &Path, text: &'t str) -> Result<Self, Fault> {
        let begin = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        let file = syn::parse_file(text).map_err(|error| {
            let (place, message) = error_place(path, text, &error);
            Fault::Syntax { place, message }
        })?;
        // `syn` counts from behind the byte order mark and behind a `#!` line.
        let base = begin + file.shebang.as_ref().map_or(0, String::len);
        let head = file.attrs.last().map_or(base, |attr| line_end(text, base + attr.span().byte_range().end));
        let crlf = text.matches("\r\n").count();
        let newline = if crlf * 2 > text.matches('\n').count() { "\r\n" } else { "\n" };
        let aside = path.starts_with(ASIDE);
        let mut source =
            Self { path: path.to_owned(), text, aside, newline, begin, head, preamble: None, items: vec![] };
        let mut floor = head;
        for item in &file.items {
            let item = source.item(item, base, floor);
            floor = item.tail;
            source.items.push(item);
        }
        if source.preamble.is_none() {
            source.find_preamble(floor, text.len());
        }
        Ok(source)
    }

    /// Looks for the file's mark among the comments of a gap between items.
    fn find_preamble(&mut self, from: usize, to: usize) {
        let text = self.text;
        let found = Tokens::from(&text[..to], from).find(|token| is_file_mark(&text[token.start..token.end]));
        if let Some(mark) = found {
            let ours = text[mark.start..mark.end].trim_end() == file_mark(&text[self.begin..mark.start]);
            self.preamble = Some(Preamble { end: line_end(text, mark.end), ours });
        }
    }

    fn item(&mut self, item: &syn::Item, base: usize, floor: usize) -> Item<'t> {
        let text = self.text;
        let range = |range: Range<usize>| range.start + base..range.end + base;
        let whole = range(item.span().byte_range());
        let mut facts = Facts::of(item);
        let at = facts.at.take().map_or(whole.start, |at| at + base);
        let docs: Vec<_> = facts.attrs.iter().map(|attr| range(attr.span().byte_range())).collect();
        let is_doc = |doc: &&Range<usize>| text[doc.start..].starts_with("///");
        let mut run = docs.iter().skip_while(|doc| !is_doc(doc)).take_while(is_doc);
        let first = run.next().cloned();
        let last = run.last().cloned().or_else(|| first.clone());

        if self.preamble.is_none() {
            self.find_preamble(floor, whole.start);
        }
        let begin = line_begin(text, whole.start, floor);
        let gap: Vec<Token> = Tokens::from(&text[..whole.start], floor).collect();
        let (mut attached, mut marked) = (begin, None);
        for comment in gap.iter().rev() {
            let source = &text[comment.start..comment.end];
            let line = line_begin(text, comment.start, floor);
            let starts_line = line == floor || text[..line].ends_with('\n');
            let blank = text[comment.end..attached].matches('\n').count() > 1;
            if blank || !comment.is_comment() || !starts_line || is_file_mark(source) {
                break;
            }
            attached = line;
            if source.starts_with(SIGN) {
                marked = Some(line);
            }
        }
        let (start, lead) = match (first, last) {
            (Some(first), Some(last)) => {
                let body = body_begin(text, last.end);
                match marked.filter(|_| first.start == whole.start) {
                    Some(mark) => (mark, mark..body),
                    None => (begin, line_begin(text, first.start, floor)..body),
                }
            }
            _ => match marked {
                Some(mark) => (mark, mark..body_begin(text, whole.start)),
                None => (begin, begin..begin),
            },
        };
        let (tail, tail_comment) = tail(text, whole.end);
        let header = Header::read(text, lead.clone());
        Item {
            kind: facts.kind,
            name: facts.name,
            public: facts.public,
            ignored: facts.attrs.iter().any(|attr| attr.path().is_ident("ignore")),
            uses: facts.uses,
            attached: attached.min(start),
            start,
            lead,
            end: whole.end,
            tail,
            tail_comment,
            at,
            header,
        }
    }

    /// The source of an item's attributes and tokens, without its header: what stands before and behind the header.
    pub fn body(&self, item: &Item) -> [&'t str; 2] {
        [&self.text[item.start.min(item.lead.start)..item.lead.start], &self.text[item.lead.end..item.end]]
    }

    pub fn print(&self, item: &Item) -> u32 {
        fingerprint(&self.body(item))
    }

    pub fn words(&self, item: &Item) -> BTreeSet<&'t str> {
        self.body(item).into_iter().flat_map(words).collect()
    }

    pub fn place(&self, item: &Item) -> Place {
        place(&self.path, self.text, item.at)
    }

    /// Whether an item belongs to the top of the file.
    pub fn in_preamble(&self, item: &Item) -> bool {
        self.preamble.as_ref().is_some_and(|preamble| item.end <= preamble.end)
    }
}

impl<'t> Header<'t> {
    fn read(text: &'t str, lead: Range<usize>) -> Self {
        // A run of docs ends at its mark; what stands above another mark belonged to an item that was deleted.
        let mut runs: Vec<(Vec<&str>, &str)> = Vec::new();
        let (mut docs, mut free) = (Vec::new(), Vec::new());
        for token in Tokens::from(&text[..lead.end], lead.start) {
            let source = &text[token.start..token.end];
            if source.starts_with(SIGN) {
                runs.push((std::mem::take(&mut docs), source));
            } else if let Some(doc) = source.strip_prefix("///").filter(|rest| !rest.starts_with('/')) {
                docs.push(doc);
            } else {
                free.push(&text[line_begin(text, token.start, lead.start)..token.end]);
            }
        }
        let (mut own, mark) = runs.pop().map_or((Vec::new(), None), |(docs, mark)| (docs, Mark::parse(mark)));
        own.append(&mut docs);
        let mut orphans = Vec::new();
        for (docs, mark) in runs {
            let old = OldHeader::read(docs);
            let ours = Mark::parse(mark).is_some_and(|mark| mark.header == old.hash());
            let lines = if ours { Vec::new() } else { old.lines };
            let notes = old.notes.iter().skip(1).map(|note| note.trim().to_owned());
            orphans.extend(lines.into_iter().chain(notes).filter(|line| !line.is_empty()));
        }
        Self { old: OldHeader::read(own), mark, orphans, free }
    }
}

/// What is read off an item's syntax.
struct Facts<'i> {
    kind: ItemKind,
    name: Option<String>,
    at: Option<usize>,
    public: bool,
    attrs: &'i [syn::Attribute],
    uses: Vec<Leaf>,
}

impl<'i> Facts<'i> {
    fn of(item: &'i syn::Item) -> Self {
        use syn::Item as I;
        let named = |kind, attrs, vis: Option<&syn::Visibility>, ident: Option<&syn::Ident>| Self {
            kind,
            name: ident.map(|ident| unraw(&ident.to_string())),
            at: ident.map(|ident| ident.span().byte_range().start),
            public: vis.is_some_and(is_public),
            attrs,
            uses: Vec::new(),
        };
        let other = |attrs, vis, ident| named(ItemKind::Other, attrs, Some(vis), Some(ident));
        match item {
            I::Const(i) => other(&i.attrs, &i.vis, &i.ident),
            I::Enum(i) => other(&i.attrs, &i.vis, &i.ident),
            I::ExternCrate(i) => other(&i.attrs, &i.vis, &i.ident),
            I::Fn(i) => named(ItemKind::Fn, &i.attrs, Some(&i.vis), Some(&i.sig.ident)),
            I::ForeignMod(i) => named(ItemKind::Other, &i.attrs, None, None),
            I::Impl(i) => {
                let ident = match &*i.self_ty {
                    syn::Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
                    _ => None,
                };
                named(ItemKind::Impl, &i.attrs, None, ident)
            }
            I::Macro(i) => named(ItemKind::Other, &i.attrs, None, i.ident.as_ref()),
            I::Mod(i) => named(ItemKind::Mod, &i.attrs, Some(&i.vis), Some(&i.ident)),
            I::Static(i) => other(&i.attrs, &i.vis, &i.ident),
            I::Struct(i) => other(&i.attrs, &i.vis, &i.ident),
            I::Trait(i) => other(&i.attrs, &i.vis, &i.ident),
            I::TraitAlias(i) => other(&i.attrs, &i.vis, &i.ident),
            I::Type(i) => other(&i.attrs, &i.vis, &i.ident),
            I::Union(i) => other(&i.attrs, &i.vis, &i.ident),
            I::Use(i) => {
                let mut facts = named(ItemKind::Use, &i.attrs, Some(&i.vis), None);
                let root = if i.leading_colon.is_some() { vec![String::new()] } else { Vec::new() };
                leaves(&i.tree, &root, &mut facts.uses);
                facts
            }
            _ => named(ItemKind::Other, &[], None, None),
        }
    }
}

fn is_public(vis: &syn::Visibility) -> bool {
    match vis {
        syn::Visibility::Public(_) => true,
        syn::Visibility::Restricted(inner) => inner.path.is_ident("crate"),
        syn::Visibility::Inherited => false,
    }
}

fn leaves(tree: &syn::UseTree, root: &[String], out: &mut Vec<Leaf>) {
    let path = |last: &str| root.iter().cloned().chain([last.to_owned()]).collect::<Vec<_>>();
    match tree {
        syn::UseTree::Path(inner) => leaves(&inner.tree, &path(&unraw(&inner.ident.to_string())), out),
        syn::UseTree::Name(inner) if inner.ident == "self" => {
            let name = root.last().cloned().unwrap_or_default();
            out.push(Leaf { path: root.to_vec(), name });
        }
        syn::UseTree::Name(inner) => {
            let name = unraw(&inner.ident.to_string());
            out.push(Leaf { path: path(&name), name });
        }
        syn::UseTree::Rename(inner) => {
            let path = if inner.ident == "self" { root.to_vec() } else { path(&unraw(&inner.ident.to_string())) };
            out.push(Leaf { path, name: unraw(&inner.rename.to_string()) });
        }
        syn::UseTree::Glob(_) => out.push(Leaf { path: path("*"), name: "*".to_owned() }),
        syn::UseTree::Group(inner) => inner.items.iter().for_each(|tree| leaves(tree, root, out)),
    }
}

fn unraw(ident: &str) -> String {
    ident.strip_prefix("r#").unwrap_or(ident).to_owned()
}

/// Where `syn` stopped, and why.
pub(crate) fn error_place(path: &Path, text: &str, error: &syn::Error) -> (Place, String) {
    let start = error.span().start();
    let line_start = text.split_inclusive('\n').take(start.line.saturating_sub(1)).map(str::len).sum::<usize>();
    let line = text.get(line_start..).unwrap_or("");
    let column = start.column.min(line.chars().count()) + 1;
    (Place { file: path.to_owned(), line: start.line.max(1), column }, error.to_string())
}

/// The start of the line if nothing but white space stands between it (or `floor`) and an offset; else the offset.
fn line_begin(text: &str, at: usize, floor: usize) -> usize {
    let line = text[floor..at].rfind('\n').map_or(floor, |found| floor + found + 1);
    if text[line..at].trim().is_empty() { line } else { at }
}

/// Behind the line's end if nothing but white space follows on it; else the offset.
fn line_end(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    let line = rest.find('\n').map_or(rest.len(), |found| found + 1);
    if rest[..line].trim().is_empty() { at + line } else { at }
}

/// Where the next token begins that is no comment: the start of its line if it is the first there.
fn body_begin(text: &str, from: usize) -> usize {
    let token = Tokens::from(text, from).find(|token| !token.is_comment());
    token.map_or(text.len(), |token| line_begin(text, token.start, from))
}

/// Where an item's comment on the same line ends, and whether there is one.
fn tail(text: &str, end: usize) -> (usize, bool) {
    let mut at = end;
    for token in Tokens::from(text, end) {
        let source = &text[token.start..token.end];
        let same_line = !text[at..token.start].contains('\n');
        let doc = source.starts_with("///") && !source.starts_with("////");
        match token.kind {
            TokenKind::Line | TokenKind::Block if same_line && !doc => at = token.end,
            _ if same_line => return (end, false),
            _ => break,
        }
    }
    (line_end(text, at), at > end)
}
