//! The header of a block, from its first doc line to its mark; separates generated from hand-written lines.

use std::ops::Range;

use crate::lexer::tokens;
use crate::mark::{MARK_PREFIX, Mark, State, hash_lines};
use crate::wanted::{Block, HeaderLine};

const STALE_PREFIX: &str = "Stale since build ";
const OLD_FACTS_PREFIX: &str = "; it said: ";
const GONE_PREFIX: &str = "Gone since build ";
const NOTES: &str = "# Notes";

/// The facts of a header before they changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StaleFacts {
    pub build: u32,
    pub old_facts: String,
}

/// A header as it is in a file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Header {
    /// The generated lines: those whose hashes are in the mark.
    lines: Vec<String>,
    /// The hand-written lines in order, with all text after the slashes.
    hand_written: Vec<String>,
    pub stale: Option<StaleFacts>,
    pub gone_since: Option<u32>,
    /// The mark, if it is valid.
    pub mark: Option<Mark>,
    /// The hand-written comments between the doc lines.
    pub comments: Vec<String>,
}

/// Whether a line has the form of lines that the generator adds itself; a wanted header must not contain one.
pub(crate) fn is_reserved(line: &str) -> bool {
    parse_stale(line.trim()).is_some() || parse_gone(line.trim()).is_some() || line.trim() == NOTES
}

impl Header {
    /// Reads the part of a text between an item's first doc line and its body.
    pub fn read(text: &str, lead: Range<usize>) -> Self {
        let (mut runs, mut docs, mut comments) = (Vec::new(), Vec::new(), Vec::new());
        for token in tokens(&text[..lead.end], lead.start) {
            if token.text.starts_with(MARK_PREFIX) {
                runs.push((std::mem::take(&mut docs), Mark::parse(token.text)));
            } else if let Some(doc) = token.text.strip_prefix("///").filter(|doc| !doc.starts_with('/')) {
                docs.push(doc);
            } else {
                let indent = text[lead.start..token.start].rsplit('\n').next().filter(|line| line.trim().is_empty());
                comments.push(format!("{}{}", indent.unwrap_or_default(), token.text));
            }
        }
        let (mut own, mark) = runs.pop().unwrap_or_default();
        own.append(&mut docs);
        let mut header = Self { comments, ..Self::separate_lines(&own, mark) };
        // What is above another mark belonged to an item that was deleted: a person's words in it are kept.
        let deleted = runs.into_iter().flat_map(|(docs, mark)| Self::separate_lines(&docs, mark).hand_written);
        let words: Vec<_> = deleted.filter(|line| !line.is_empty() && line.trim() != NOTES).collect();
        header.hand_written.splice(..0, words);
        header
    }

    /// Separates generated from hand-written lines: each hash in the mark matches one line.
    fn separate_lines(docs: &[&str], mark: Option<Mark>) -> Self {
        let mut header = Self::default();
        let mut hashes: Vec<u32> =
            mark.iter().flat_map(|mark| mark.fact_hashes.iter().chain(&mark.other_line_hashes)).copied().collect();
        for raw in docs {
            let text = raw.strip_prefix(' ').unwrap_or(raw).trim_end();
            let hash = hash_lines([text]);
            if let Some(stale) = parse_stale(text) {
                header.stale.get_or_insert(stale);
            } else if let Some(build) = parse_gone(text) {
                header.gone_since.get_or_insert(build);
            } else if let Some(at) = hashes.iter().position(|known| *known == hash) {
                hashes.swap_remove(at);
                header.lines.push(text.to_owned());
            } else {
                header.hand_written.push(raw.trim_end().to_owned());
            }
        }
        Self { mark, ..header }
    }

    /// Whether the header has hand-written parts.
    pub fn has_hand_written_lines(&self) -> bool {
        !self.comments.is_empty() || self.hand_written.iter().any(|line| !line.is_empty())
    }

    /// The hand-written lines and comments.
    pub fn hand_written_text(&self) -> (&[String], &[String]) {
        (&self.hand_written, &self.comments)
    }

    /// The hand-written lines outside the notes, without their first space.
    fn hand_written_lines(&self) -> impl Iterator<Item = &str> {
        let lines = self.hand_written.iter().take_while(|line| line.trim() != NOTES).filter(|line| !line.is_empty());
        lines.map(|line| line.strip_prefix(' ').unwrap_or(line))
    }

    /// The notes of a header with the lines `new`: the existing notes, then each other hand-written line.
    fn notes(&self, new: &[&str]) -> Vec<String> {
        let notes = self.hand_written.iter().skip_while(|line| line.trim() != NOTES);
        // Without the mark, the generator's own lines cannot be told from a person's.
        let ours = |line: &&String| self.mark.is_none() && new.contains(&line.trim());
        let mut notes: Vec<String> = notes.filter(|line| !ours(line)).cloned().collect();
        for note in self.hand_written_lines().filter(|line| !new.contains(line)).map(|line| format!(" {line}")) {
            if notes.is_empty() {
                notes.extend([format!(" {NOTES}"), String::new()]);
            }
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        while notes.last().is_some_and(|line| line.is_empty() || line.trim() == NOTES) {
            notes.pop();
        }
        notes
    }

    /// The `Stale` line of the next header of a hand-written body; `adopted` is a test that never had a mark.
    pub fn next_stale(&self, block: &Block, build: u32, adopted: bool) -> Option<StaleFacts> {
        let join = |facts: Vec<&str>| {
            if facts.is_empty() { "nothing".to_owned() } else { facts.join(" · ") }
        };
        let facts: Vec<&str> = block.lines(true).collect();
        if let Some(stale) = &self.stale {
            let numbers = block.header.iter().any(|line| line.ignores_numbers);
            let now = join(facts);
            let same = if numbers {
                without_numbers(&stale.old_facts) == without_numbers(&now)
            } else {
                stale.old_facts == now
            };
            return (!same).then(|| stale.clone());
        }
        let said = if let Some(mark) = &self.mark {
            let said: Vec<&str> = self.lines.iter().map(String::as_str).collect();
            let said: Vec<&str> =
                said.into_iter().filter(|line| mark.fact_hashes.contains(&hash_lines([*line]))).collect();
            let depends = |said: &[&str]| said.len() != mark.fact_hashes.len() || !is_same(said, block);
            let changed = !mark.fact_hashes.iter().copied().eq(facts.iter().map(|fact| hash_lines([*fact])));
            let deleted = said.is_empty() && !mark.fact_hashes.is_empty();
            (changed && depends(&said)).then(|| if deleted { "(deleted)".to_owned() } else { join(said) })
        } else if adopted {
            // Its docs are a person's, and tell nothing of the data.
            None
        } else {
            // Nobody knows which lines were facts: at worst all that are gone.
            let gone: Vec<&str> = self
                .hand_written_lines()
                .filter(|line| block.header.iter().all(|new| new.text.trim_end() != *line))
                .collect();
            let same = facts.iter().all(|fact| self.hand_written_lines().any(|line| line == *fact));
            (!same && !gone.is_empty()).then(|| join(gone))
        };
        said.map(|said| StaleFacts { build, old_facts: said })
    }

    /// The next header of a block, including its mark.
    pub fn updated(&self, block: &Block, stale: Option<&StaleFacts>, mark: &Mark) -> String {
        let lines: Vec<&str> = block.header.iter().map(|line| line.text.trim_end()).collect();
        self.write(&lines, None, stale, Some(mark))
    }

    /// The header of a block whose card is no longer in the data.
    pub fn for_gone_card(&self, state: &State, touched: bool, build: u32) -> String {
        let lines: Vec<&str> = self.lines.iter().map(String::as_str).collect();
        let mark = self.mark.clone().map(|mark| {
            let wrote = mark.generated_body.filter(|_| !touched);
            Mark { written_state: state.word().to_owned(), generated_body: wrote, ..mark }
        });
        self.write(&lines, self.gone_since.or(Some(build)), self.stale.as_ref(), mark.as_ref())
    }

    fn write(&self, lines: &[&str], gone: Option<u32>, stale: Option<&StaleFacts>, mark: Option<&Mark>) -> String {
        let mut docs: Vec<String> = lines.iter().map(|line| format!(" {line}")).collect();
        let mut section = |lines: Vec<String>| {
            if !docs.is_empty() && !lines.is_empty() {
                docs.push(String::new());
            }
            docs.extend(lines);
        };
        section(gone.iter().map(|build| format!(" {GONE_PREFIX}{build}")).collect());
        section(
            stale
                .iter()
                .map(|StaleFacts { build, old_facts: said }| format!(" {STALE_PREFIX}{build}{OLD_FACTS_PREFIX}{said}"))
                .collect(),
        );
        section(self.notes(lines));
        let docs = docs.iter().map(|line| format!("///{}\n", line.trim_end()));
        let comments = self.comments.iter().map(|line| format!("{line}\n"));
        docs.chain(comments).chain(mark.map(|mark| format!("{mark}\n"))).collect()
    }
}

/// Whether the old lines and the block's facts are equal in everything that bodies depend on.
fn is_same(said: &[&str], block: &Block) -> bool {
    let is_told =
        |line: &&HeaderLine| !line.titled || said.iter().any(|said| said.starts_with(&format!("{}:", line.title())));
    let facts = block.header.iter().filter(|line| line.is_fact && !line.text.trim_end().is_empty()).filter(is_told);
    let essence = |text: &str, line: &HeaderLine| {
        if line.ignores_numbers { without_numbers(text) } else { text.trim_end().to_owned() }
    };
    facts.clone().count() == said.len()
        && facts.zip(said).all(|(line, said)| essence(said, line) == essence(&line.text, line))
}

/// A line without its parts that begin with a digit.
fn without_numbers(line: &str) -> String {
    let parts = line.trim_end().split(" · ").filter(|part| !part.starts_with(|c: char| c.is_ascii_digit()));
    parts.collect::<Vec<_>>().join(" · ")
}

fn parse_stale(line: &str) -> Option<StaleFacts> {
    let (build, said) = line.strip_prefix(STALE_PREFIX)?.split_once(OLD_FACTS_PREFIX)?;
    Some(StaleFacts { build: build.parse().ok()?, old_facts: said.trim_end().to_owned() })
}

fn parse_gone(line: &str) -> Option<u32> {
    line.strip_prefix(GONE_PREFIX)?.parse().ok()
}
