//! The text of one file after the blocks in it have been renewed, taken out and put in.

use std::ops::Range;

use super::header::{self, Body, Header};
use super::mark::{Mark, canonical, hash};
use super::scan::{Content, ScannedBlock};
use super::{Block, Emitted};

/// A file whose blocks are being changed.
#[derive(Debug)]
pub struct FileEdit<'a> {
    text: &'a str,
    replaced: Vec<(Range<usize>, String)>,
    /// Position, order among those at one position, text.
    inserted: Vec<(usize, usize, String)>,
}

impl<'a> FileEdit<'a> {
    /// Nothing changed yet.
    pub fn new(text: &'a str) -> Self {
        Self { text, replaced: Vec::new(), inserted: Vec::new() }
    }

    /// Puts `new` in the place of these bytes.
    pub fn replace(&mut self, at: Range<usize>, new: String) {
        self.replaced.push((at, new));
    }

    /// Takes these lines out, and one blank line with them where two would be left.
    pub fn remove(&mut self, mut at: Range<usize>) {
        let before = &self.text[..at.start];
        let blank_before = before.is_empty() || before.ends_with("\n\n") || before.ends_with("\n\r\n");
        if blank_before {
            for end in ["\r\n", "\n"] {
                if self.text[at.end..].starts_with(end) {
                    at.end += end.len();
                    break;
                }
            }
        }
        self.replaced.push((at, String::new()));
    }

    /// Puts whole lines in at the start of a line; those at one place stay in the order of the calls.
    pub fn insert(&mut self, at: usize, new: String) {
        self.inserted.push((at, self.inserted.len(), new));
    }

    /// The new text, with the line ends of the old.
    pub fn finish(mut self) -> String {
        let crlf = self.text.find('\n').is_some_and(|at| self.text[..at].ends_with('\r'));
        self.replaced.sort_by_key(|(at, _)| at.start);
        self.inserted.sort();
        let mut out = String::with_capacity(self.text.len());
        let mut at = 0;
        let mut inserts = self.inserted.iter().peekable();
        let ends = |new: &str| if crlf { new.replace("\r\n", "\n").replace('\n', "\r\n") } else { new.to_owned() };
        for (range, new) in &self.replaced {
            while let Some((place, _, text)) = inserts.next_if(|(place, _, _)| *place <= range.start) {
                out.push_str(&self.text[at..*place]);
                at = *place;
                push_lines(&mut out, &ends(text));
            }
            out.push_str(&self.text[at..range.start]);
            out.push_str(&ends(new));
            at = at.max(range.end);
        }
        for (place, _, text) in inserts {
            out.push_str(&self.text[at..(*place).max(at)]);
            at = at.max(*place);
            push_lines(&mut out, &ends(text));
        }
        out.push_str(&self.text[at..]);
        out
    }
}

/// Appends whole lines, beginning on a line of their own.
fn push_lines(out: &mut String, lines: &str) {
    if !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
    out.push_str(lines);
}

/// What a block as it stands is worth.
pub fn ownership(block: &ScannedBlock, wanted: Option<&Block>) -> Ownership {
    if !block.commented {
        let by_mark = block.mark.as_ref().filter(|mark| mark.emitted.is_some() && mark.body == hash(&block.tokens));
        if let Some(emitted) = by_mark.and_then(|mark| mark.emitted) {
            return Ownership::Untouched(emitted);
        }
        // Where no mark says what the generator wrote, a stub is a stub, and what it would write is what it wrote.
        let told = block.mark.as_ref().and_then(|mark| mark.emitted);
        if block.content == Content::Todo && matches!(told, None | Some(Emitted::Todo)) {
            return Ownership::Untouched(Emitted::Todo);
        }
        if let Some(wanted) = wanted.filter(|_| told.is_none())
            && body_tokens(&wanted.body) == block.tokens
        {
            return Ownership::Untouched(wanted.emitted);
        }
    }
    Ownership::Touched(match &block.content {
        Content::Todo => "Todo".to_owned(),
        Content::Vanilla => "Vanilla".to_owned(),
        Content::Partial(reason) => format!("Partial: {reason}"),
        Content::Test { ignored: true } => "Todo".to_owned(),
        Content::Path(_) | Content::Power | Content::Test { ignored: false } | Content::Other => "Done".to_owned(),
    })
}

/// Whose a body is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ownership {
    /// The generator's, which wrote this.
    Untouched(Emitted),
    /// A person's, with its state.
    Touched(String),
}

/// A body's source as canonical tokens.
pub fn body_tokens(body: &str) -> String {
    body.parse().map(canonical).unwrap_or_default()
}

/// A block that is new, as lines.
pub fn fresh(wanted: &Block, build: u32, old_header: Option<&[String]>, old_mark: Option<&Mark>) -> String {
    let old = old_header.map(Header::read);
    let old = old.as_ref().map(|header| (header, old_mark.map(|mark| mark.header.as_str())));
    let (lines, header_hash) = header::renew(wanted, build, old, &Body::Untouched(wanted.emitted));
    format!("{}{}\n", generated_lines(wanted, &lines, header_hash, Some(wanted.emitted)), wanted.body.trim_end())
}

/// The block's lines with header and mark renewed; everything of a person's in it as it was.
pub fn renewed(text: &str, block: &ScannedBlock, wanted: &Block, build: u32, state: &str) -> String {
    let old = Header::read(&block.header);
    let old_hash = block.mark.as_ref().map(|mark| mark.header.as_str());
    let (lines, header_hash) = header::renew(wanted, build, Some((&old, old_hash)), &Body::Touched(state));
    with_generated(text, block, &generated_lines(wanted, &lines, header_hash, None))
}

/// The block's lines with `generated` in the place of header and mark.
fn with_generated(text: &str, block: &ScannedBlock, generated: &str) -> String {
    let mut out = String::new();
    let mut at = block.region.start;
    let place = block.generated.first().map_or_else(
        || text[..block.core.start].rfind('\n').map_or(0, |end| end + 1).max(block.region.start),
        |first| first.start,
    );
    out.push_str(&text[at..place]);
    out.push_str(generated);
    at = place;
    for line in &block.generated {
        out.push_str(&text[at..line.start]);
        at = line.end;
    }
    out.push_str(&text[at..block.region.end]);
    out
}

/// The block's lines, its header one line longer.
pub fn with_header_line(text: &str, block: &ScannedBlock, line: &str) -> String {
    let mut header: Vec<String> = block.header.iter().filter(|old| !header::is_gone_line(old)).cloned().collect();
    header.push(line.to_owned());
    let mark = block.mark.as_ref().map_or_else(String::new, |mark| format!("{}\n", mark.line()));
    with_generated(text, block, &format!("{}{mark}", slashed(&header)))
}

fn generated_lines(wanted: &Block, lines: &[String], header_hash: String, emitted: Option<Emitted>) -> String {
    let body = emitted.map_or_else(String::new, |_| hash(&body_tokens(&wanted.body)));
    let mark = Mark { key: wanted.key.clone(), emitted, header: header_hash, body };
    format!("{}{}\n", slashed(lines), mark.line())
}

fn slashed(lines: &[String]) -> String {
    lines.iter().map(|line| if line.is_empty() { "///\n".to_owned() } else { format!("/// {line}\n") }).collect()
}
