//! The doc run of a block: which of its lines are the generator's, and how a new one is made of an old one.

use std::fmt::Write as _;

use crate::mark::{Mark, hash_lines};
use crate::state::State;
use crate::wanted::Block;

const STATE: &str = "State: ";
const STALE: &str = "Stale since build ";
const SAID: &str = "; it said: ";
const GONE: &str = "Gone since build ";
const NOTES: &str = "# Notes";

/// What a header said before its facts changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stale {
    pub build: u32,
    pub said: String,
}

/// A header as it stands in a file.
#[derive(Clone, Debug, Default)]
pub(crate) struct OldHeader {
    /// The lines before the notes, without slashes, and without those that follow here.
    pub lines: Vec<String>,
    pub stale: Option<Stale>,
    pub gone: Option<u32>,
    /// Whether a `State:` line of the generator's stands there.
    pub has_state: bool,
    /// From `# Notes` to the end, with all but their slashes: the person's.
    pub notes: Vec<String>,
}

/// A header to be written.
#[derive(Clone, Debug)]
pub(crate) struct NewHeader<'l> {
    pub lines: Vec<&'l str>,
    pub gone: Option<u32>,
    pub stale: Option<Stale>,
    pub state: State,
    pub notes: Vec<String>,
}

/// The lines that the generator adds of its own accord, which no wanted header may hold.
pub(crate) fn reserved(line: &str) -> bool {
    let line = line.trim();
    is_state(line) || parse_stale(line).is_some() || parse_gone(line).is_some() || line == NOTES
}

impl OldHeader {
    /// Reads doc lines, given without their slashes.
    pub fn read<'l>(docs: impl IntoIterator<Item = &'l str>) -> Self {
        let mut header = Self::default();
        for raw in docs {
            let text = raw.strip_prefix(' ').unwrap_or(raw).trim_end();
            if is_state(text) {
                header.has_state = true;
            } else if let Some(stale) = parse_stale(text) {
                header.stale.get_or_insert(stale);
            } else if let Some(build) = parse_gone(text) {
                header.gone.get_or_insert(build);
            } else if text == NOTES || !header.notes.is_empty() {
                header.notes.push(raw.trim_end().to_owned());
            } else {
                header.lines.push(text.to_owned());
            }
        }
        while header.notes.last().is_some_and(String::is_empty) {
            header.notes.pop();
        }
        header
    }

    /// The hash that a mark holds of the header.
    pub fn hash(&self) -> u32 {
        hash_lines(self.lines.iter().map(String::as_str))
    }

    /// The notes of the next header: those that are there, and each line that is neither the generator's nor in the
    /// new header.
    pub fn notes(&self, mark: Option<&Mark>, orphans: &[String], new: &[&str]) -> Vec<String> {
        let mut notes = self.notes.clone();
        let foreign = self.foreign(mark);
        if !foreign.is_empty() {
            // Whoever wrote `# Notes` in the middle of the header made the rest of it look like notes.
            notes.retain(|note| note.trim().is_empty() || !new.contains(&note.strip_prefix(' ').unwrap_or(note)));
        }
        for line in orphans.iter().map(String::as_str).chain(foreign) {
            let note = format!(" {line}");
            if !new.contains(&line) && !notes.contains(&note) {
                if notes.is_empty() {
                    notes.extend([format!(" {NOTES}"), String::new()]);
                }
                notes.push(note);
            }
        }
        if notes.iter().all(|note| note.trim().is_empty() || note.trim() == NOTES) {
            notes.clear();
        }
        notes
    }

    /// The lines that may be a person's: none if all are as the generator wrote them.
    ///
    /// A hash cannot tell which lines were added; but if what is left without a few of them has the right hash, it
    /// was those. If not, it may have been any.
    fn foreign(&self, mark: Option<&Mark>) -> Vec<&str> {
        let lines: Vec<&str> = self.lines.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
        let Some(mark) = mark else { return lines };
        let count = lines.len().min(40);
        let left = |out: &Vec<usize>| {
            let left = lines.iter().enumerate().filter(|(at, _)| !out.contains(at)).map(|(_, line)| *line);
            hash_lines(left)
        };
        let added = |out: &Vec<usize>| left(out) == mark.header;
        let runs = (0..count).flat_map(|from| (from..=count).map(move |to| (from..to).collect::<Vec<_>>()));
        let pairs = (0..count).flat_map(|one| (one + 2..count).map(move |two| vec![one, two]));
        let out = runs.chain(pairs).find(added);
        out.map_or_else(|| lines.clone(), |out| out.into_iter().map(|at| lines[at]).collect())
    }

    /// The `Stale` line of the next header of a touched body.
    pub fn stale(&self, mark: Option<&Mark>, block: &Block, build: u32) -> Option<Stale> {
        let now = said(block.facts());
        if let Some(stale) = &self.stale {
            return (stale.said != now).then(|| stale.clone());
        }
        let Some(mark) = mark else {
            // Without the mark nobody knows which lines were facts: those that are not there any more, at worst.
            let new: Vec<_> = block.lines().collect();
            let gone = self.lines.iter().map(String::as_str).filter(|line| !line.is_empty() && !new.contains(line));
            let same = block.facts().all(|fact| self.lines.iter().any(|line| line == fact));
            let said = gone.collect::<Vec<_>>().join(" · ");
            return (!same && !said.is_empty()).then_some(Stale { build, said });
        };
        (mark.facts != block.fact_hashes()).then(|| {
            let mut facts =
                self.lines.iter().map(String::as_str).filter(|line| mark.facts.contains(&hash_lines([*line])));
            let deleted = !mark.facts.is_empty() && facts.clone().next().is_none();
            let said = if deleted { "(deleted)".to_owned() } else { said(&mut facts) };
            Stale { build, said }
        })
    }
}

fn said<'l>(facts: impl Iterator<Item = &'l str>) -> String {
    let facts: Vec<_> = facts.collect();
    if facts.is_empty() { "nothing".to_owned() } else { facts.join(" · ") }
}

impl Block {
    /// The lines of the header without white space at their ends.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        self.header.iter().map(|line| line.text.trim_end())
    }

    /// The lines that a body depends on.
    pub(crate) fn facts(&self) -> impl Iterator<Item = &str> {
        self.header.iter().filter(|line| line.fact).map(|line| line.text.trim_end()).filter(|text| !text.is_empty())
    }

    pub(crate) fn fact_hashes(&self) -> Vec<u32> {
        self.facts().map(|fact| hash_lines([fact])).collect()
    }
}

impl NewHeader<'_> {
    /// The doc lines, each ended by a newline.
    pub fn write(&self, out: &mut String) {
        let mut line = |text: &str| {
            out.push_str(if text.is_empty() { "///" } else { "/// " });
            out.push_str(text);
            out.push('\n');
        };
        let empty = self.lines.iter().rev().take_while(|line| line.is_empty()).count();
        let lines = &self.lines[..self.lines.len() - empty];
        for text in lines {
            line(text);
        }
        if !lines.is_empty() {
            line("");
        }
        if let Some(build) = self.gone {
            line(&format!("{GONE}{build}"));
            line("");
        }
        if let Some(Stale { build, said }) = &self.stale {
            line(&format!("{STALE}{build}{SAID}{said}"));
            line("");
        }
        line(&format!("{STATE}{}", self.state));
        if !self.notes.is_empty() {
            line("");
            for note in &self.notes {
                let _ = writeln!(out, "///{note}");
            }
        }
    }
}

/// Whether a line is a `State:` line that the generator may have written; a person's own words after it make it theirs.
fn is_state(line: &str) -> bool {
    line.strip_prefix(STATE).is_some_and(|state| State::is_written(state.trim()))
}

fn parse_stale(line: &str) -> Option<Stale> {
    let (build, said) = line.strip_prefix(STALE)?.split_once(SAID)?;
    Some(Stale { build: build.parse().ok()?, said: said.trim_end().to_owned() })
}

fn parse_gone(line: &str) -> Option<u32> {
    line.strip_prefix(GONE)?.parse().ok()
}
