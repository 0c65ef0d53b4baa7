//! What the generator writes: fresh blocks and files, and the header of a block that stands already.

use std::path::Path;

use crate::header::NewHeader;
use crate::mark::{Mark, Wrote, file_mark, hash_lines};
use crate::ownership::Standing;
use crate::scan::{Item, Source};
use crate::state::State;
use crate::tokens::fingerprint;
use crate::wanted::{Block, Wanted, WantedFile};

/// A block that does not stand anywhere yet.
pub(crate) fn fresh_block(block: &Block, out: &mut String) {
    let lines: Vec<_> = block.lines().collect();
    let mark = mark(block, &lines, false).to_string();
    NewHeader { lines, gone: None, stale: None, state: block.emitted.into(), notes: Vec::new() }.write(out);
    for line in [mark.as_str(), block.body.trim()] {
        out.push_str(line);
        out.push('\n');
    }
}

/// The top of a new file.
pub(crate) fn fresh_top(preamble: &str) -> String {
    let preamble = preamble.trim();
    if preamble.is_empty() { String::new() } else { format!("{preamble}\n{}\n", file_mark(preamble)) }
}

/// The top of the files for what has lost its card.
const ASIDE_TOP: &str = "// What people wrote for cards that have left the data. It comes back when the card does.";

/// The top of a file that is wanted, or that lies aside.
pub(crate) fn top_of(wanted: &Wanted, path: &Path) -> String {
    let file = wanted.files.iter().find(|file| file.path == path);
    fresh_top(file.map_or(ASIDE_TOP, |file| &file.preamble))
}

/// A file that does not stand there yet, and where its first block begins in it.
pub(crate) fn fresh_file(file: &WantedFile) -> (String, usize) {
    let mut text = fresh_top(&file.preamble);
    let top = text.len();
    for block in &file.blocks {
        if !text.is_empty() {
            text.push('\n');
        }
        fresh_block(block, &mut text);
    }
    (text, top)
}

/// A header, the comments within it and its mark, as they are to be.
pub(crate) struct Lead {
    pub text: String,
    /// Whether the header tells for the first time that the body is stale.
    pub newly_stale: bool,
}

/// The lead of a block that is wanted.
pub(crate) fn lead(block: &Block, source: &Source<'_>, item: &Item<'_>, standing: &Standing<'_>, build: u32) -> Lead {
    let header = &item.header;
    let lines: Vec<_> = block.lines().collect();
    let outdated = if standing.touched { header.old.stale(standing.mark, block, build) } else { None };
    let newly_stale = outdated.is_some() && header.old.stale.is_none();
    let state =
        if standing.touched { standing.touched_state(source, item, outdated.is_some()) } else { block.emitted.into() };
    let notes = header.old.notes(standing.mark, &header.orphans, &lines);
    let mark = mark(block, &lines, standing.touched);
    let text = write(&NewHeader { lines, gone: None, stale: outdated, state, notes }, item, Some(&mark));
    Lead { text, newly_stale }
}

/// The lead of a block whose card has left the data.
pub(crate) fn gone_lead(source: &Source<'_>, item: &Item<'_>, standing: &Standing<'_>, build: u32) -> String {
    let old = &item.header.old;
    let state = match (standing.touched, standing.emitted) {
        (false, Some(emitted)) => emitted.into(),
        (false, None) => State::Todo,
        (true, _) => standing.touched_state(source, item, old.stale.is_some()),
    };
    let lines: Vec<&str> = old.lines.iter().map(String::as_str).collect();
    let header = NewHeader {
        notes: old.notes(standing.mark, &item.header.orphans, &lines),
        lines,
        gone: old.gone.or(Some(build)),
        stale: old.stale.clone(),
        state,
    };
    let mark =
        standing.mark.cloned().map(|mark| if standing.touched { Mark { wrote: Wrote::Done, ..mark } } else { mark });
    write(&header, item, mark.as_ref())
}

/// What has to stay of a block that goes because there is another one for its card: the words of people around it.
pub(crate) fn residue(source: &Source<'_>, item: &Item<'_>, standing: &Standing<'_>, kept: &[&str]) -> String {
    let header = &item.header;
    let mut text = String::new();
    for line in &header.free {
        text.extend([line, "\n"]);
    }
    for note in header.old.notes(standing.mark, &header.orphans, kept) {
        text.extend(["//", note.as_str(), "\n"]);
    }
    if item.tail_comment {
        text.extend([source.text[item.end..item.tail].trim(), "\n"]);
    }
    text
}

fn write(header: &NewHeader<'_>, item: &Item<'_>, mark: Option<&Mark>) -> String {
    let mut text = String::new();
    header.write(&mut text);
    for line in &item.header.free {
        text.push_str(line);
        text.push('\n');
    }
    if let Some(mark) = mark {
        text.extend([mark.to_string().as_str(), "\n"]);
    }
    text
}

fn mark(block: &Block, lines: &[&str], touched: bool) -> Mark {
    let wrote = if touched { Wrote::Done } else { Wrote::Ours(block.emitted, fingerprint(&[&block.body])) };
    Mark { wrote, key: block.key.clone(), header: hash_lines(lines.iter().copied()), facts: block.fact_hashes() }
}
