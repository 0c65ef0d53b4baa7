//! The header over an item: what is the generator's in it, what is a person's, and whether the body has gone stale.

use super::mark::hash;
use super::{Block, Emitted};

/// The line from which on a header is the people's.
const NOTES: &str = "# Notes";
const STATE: &str = "State: ";
const STALE: &str = "Stale since build ";
const SAID: &str = "; it said: ";
const GONE: &str = "Gone since build ";

/// Whether a header line tells the card's text or numbers: a quotation, or the line that begins with the id.
///
/// When these change under a body that a person wrote, the body may be wrong: the card is stale.
pub fn is_fact(line: &str) -> bool {
    line.starts_with('`') || line.starts_with("> ")
}

/// A header as it stands in a file.
#[derive(Debug, Clone, Default)]
pub struct Header {
    /// The generator's lines, without state, stale and gone lines.
    owned: Vec<String>,
    /// What the card said when its body was written, if it has gone stale.
    stale: Option<String>,
    /// The people's lines, from `# Notes` on.
    notes: Vec<String>,
}

impl Header {
    /// Sorts the lines of a header, without slashes.
    pub fn read(lines: &[String]) -> Self {
        let split = lines.iter().position(|line| line.trim() == NOTES).unwrap_or(lines.len());
        let stale = lines[..split].iter().find(|line| line.starts_with(STALE)).cloned();
        let mut owned: Vec<String> = lines[..split]
            .iter()
            .filter(|line| ![STATE, STALE, GONE].iter().any(|start| line.starts_with(start)))
            .cloned()
            .collect();
        trim_blank(&mut owned);
        let mut notes: Vec<String> = lines.get(split + 1..).unwrap_or_default().to_vec();
        trim_blank(&mut notes);
        Self { owned, stale, notes }
    }

    /// Whether someone has marked the body as overtaken by the data.
    pub fn is_stale(&self) -> bool {
        self.stale.is_some()
    }
}

/// What is to be said of a body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Body<'a> {
    /// As the generator wrote it.
    Untouched(Emitted),
    /// A person's, with the state that its source shows: `Done`, `Todo`, `Vanilla`, `Partial: reason`.
    Touched(&'a str),
}

/// The new header's lines and its hash for the mark.
///
/// `old` is the header that stood there, and `hash` that of the header which the generator wrote last, if known.
pub fn renew(wanted: &Block, build: u32, old: Option<(&Header, Option<&str>)>, body: &Body) -> (Vec<String>, String) {
    let mut wanted_lines = wanted.header.clone();
    trim_blank(&mut wanted_lines);
    let new_hash = hash_of(&wanted_lines);
    let mut stale = None;
    let mut notes = Vec::new();
    if let Some((old, old_hash)) = old {
        notes.clone_from(&old.notes);
        if old_hash != Some(hash_of(&old.owned).as_str()) {
            let foreign = old
                .owned
                .iter()
                .filter(|line| !line.is_empty() && !wanted_lines.contains(line) && !notes.contains(line));
            let foreign: Vec<String> = foreign.cloned().collect();
            notes.extend(foreign);
        }
        if matches!(body, Body::Touched(_)) {
            stale = stale_line(old, &wanted_lines, build);
        }
    }
    let mut lines = wanted_lines;
    lines.push(String::new());
    lines.push(match (body, &stale) {
        (Body::Untouched(emitted), _) => format!("{STATE}{}", emitted.state()),
        (Body::Touched(_), Some(_)) => format!("{STATE}Stale"),
        (Body::Touched(state), None) => format!("{STATE}{state}"),
    });
    if let Some(stale) = stale {
        lines.extend([String::new(), stale]);
    }
    if !notes.is_empty() {
        lines.extend([String::new(), NOTES.to_owned(), String::new()]);
        lines.extend(notes);
    }
    (lines, new_hash)
}

/// The stale line that a touched body's header needs: an older one stays, until the card says again what it said then.
fn stale_line(old: &Header, wanted: &[String], build: u32) -> Option<String> {
    let now = facts(wanted);
    if let Some(line) = &old.stale {
        let said = line.split_once(SAID).map(|(_, said)| said);
        return (said != Some(now.as_str())).then(|| line.clone());
    }
    let said = facts(&old.owned);
    (!said.is_empty() && said != now).then(|| format!("{STALE}{build}{SAID}{said}"))
}

/// The line that says since when a card is no longer in the data.
pub fn gone_line(build: u32) -> String {
    format!("{GONE}{build}")
}

/// Whether a header line is such a line.
pub fn is_gone_line(line: &str) -> bool {
    line.starts_with(GONE)
}

fn facts(lines: &[String]) -> String {
    lines.iter().filter(|line| is_fact(line)).map(String::as_str).collect::<Vec<_>>().join(" · ")
}

fn hash_of(lines: &[String]) -> String {
    hash(&lines.join("\n"))
}

fn trim_blank(lines: &mut Vec<String>) {
    while lines.last().is_some_and(|line| line.trim().is_empty()) {
        lines.pop();
    }
    let blank = lines.iter().take_while(|line| line.trim().is_empty()).count();
    lines.drain(..blank);
}
