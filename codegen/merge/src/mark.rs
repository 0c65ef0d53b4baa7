//! The mark before each item: a record of the last generated text, so that the generator recognizes its own work.

use std::fmt;

use crate::lexer::{Fnv, Kind, tokens};
use crate::wanted::{Block, GeneratedKind};

/// The prefix of every mark.
pub(crate) const MARK_PREFIX: &str = "//~";

/// The state of a card's Power or test.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// No Power is needed beyond keywords.
    Vanilla,
    /// A stub, or a test that is still ignored.
    Todo,
    /// Written by the text compiler, and untouched since.
    Derived,
    /// Refers to the original's Power and is unedited.
    Reprint,
    /// Hand-written.
    Done,
    /// Hand-written in part, with the reason given to `.partial("…")`.
    Partial(String),
    /// Hand-written, with the approximation given to `.approximate("…")`.
    Approximate(String),
    /// Hand-written, for an earlier text or earlier numbers of the card.
    Stale,
}

impl State {
    /// The word in a mark.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Vanilla => "vanilla",
            Self::Todo => "todo",
            Self::Derived => "derived",
            Self::Reprint => "reprint",
            Self::Done => "done",
            Self::Partial(_) => "partial",
            Self::Approximate(_) => "approximate",
            Self::Stale => "stale",
        }
    }
}

impl From<GeneratedKind> for State {
    fn from(emitted: GeneratedKind) -> Self {
        match emitted {
            GeneratedKind::Vanilla => Self::Vanilla,
            GeneratedKind::Todo => Self::Todo,
            GeneratedKind::Derived => Self::Derived,
            GeneratedKind::Reprint => Self::Reprint,
        }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vanilla => f.pad("Vanilla"),
            Self::Todo => f.pad("Todo"),
            Self::Derived => f.pad("Derived"),
            Self::Reprint => f.pad("Reprint"),
            Self::Done => f.pad("Done"),
            Self::Partial(reason) => write!(f, "Partial: {reason}"),
            Self::Approximate(how) => write!(f, "Approximate: {how}"),
            Self::Stale => f.pad("Stale"),
        }
    }
}

/// The state that a hand-written body declares: `.partial("reason")`, `.approximate("how")`.
pub(crate) fn declared_state(body: &str) -> State {
    let partial = || reason_in(body, "partial").map(State::Partial);
    let approximate = || reason_in(body, "approximate").map(State::Approximate);
    partial().or_else(approximate).unwrap_or(State::Done)
}

/// The string argument of a method call in a body.
fn reason_in(body: &str, method: &str) -> Option<String> {
    let tokens: Vec<_> = tokens(body, 0).filter(|token| !token.is_comment()).collect();
    let call =
        tokens.windows(4).find(|tokens| [tokens[0].text, tokens[1].text, tokens[2].text] == [".", method, "("])?;
    let reason = syn::parse_str::<syn::LitStr>(Some(call[3]).filter(|token| token.kind == Kind::Literal)?.text).ok()?;
    Some(reason.value().split_whitespace().collect::<Vec<_>>().join(" "))
}

/// `//~ todo CS2_029 1c2d3e4f 0badcafe.5eedf00d 3f9a2c11`: the state, the card, and the last generated text: the fingerprint of
/// the body (`-` if it is hand-written), the hash of each fact in the header, and of each other line.
///
/// ```
/// use cardwright_merge::Mark;
/// let line = "//~ todo CS2_029 1c2d3e4f 0badcafe.5eedf00d 3f9a2c11";
/// let mark = Mark::parse(line).expect("a mark");
/// assert_eq!((&*mark.key, &mark.fact_hashes[..]), ("CS2_029", &[0x0bad_cafe, 0x5eed_f00d][..]));
/// assert_eq!(mark.to_string(), line);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The state as the mark writes it, see [`State::word`].
    pub written_state: String,
    /// The card's id.
    pub key: String,
    /// The generated body's kind and its [`fingerprint`](crate::fingerprint); `None` if the body was hand-written already.
    pub generated_body: Option<(GeneratedKind, u32)>,
    /// The hashes of the header's facts, in order.
    pub fact_hashes: Vec<u32>,
    /// The hashes of the header's other lines, in order.
    pub other_line_hashes: Vec<u32>,
}

impl Mark {
    /// The mark of a block with a new header.
    pub(crate) fn new(block: &Block, state: &State, body: Option<u32>) -> Self {
        let hashes = |fact| block.lines(fact).map(|line| hash_lines([line])).collect();
        Self {
            written_state: state.word().to_owned(),
            key: block.key.clone(),
            generated_body: body.map(|body| (block.kind, body)),
            fact_hashes: hashes(true),
            other_line_hashes: hashes(false),
        }
    }

    /// Parses a line; `None` if it is not a valid mark.
    pub fn parse(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.trim().strip_prefix(MARK_PREFIX)?.split_ascii_whitespace().collect();
        let [word, key, body, facts, others] = words[..] else { return None };
        let list = |list: &str| {
            if list == "-" { Some(Vec::new()) } else { list.split('.').map(parse_hash).collect() }
        };
        let emitted = || GeneratedKind::ALL.into_iter().find(|emitted| State::from(*emitted).word() == word);
        let wrote = if body == "-" { None } else { Some((emitted()?, parse_hash(body)?)) };
        Some(Self {
            written_state: word.to_owned(),
            key: key.to_owned(),
            generated_body: wrote,
            fact_hashes: list(facts)?,
            other_line_hashes: list(others)?,
        })
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |hashes: &[u32]| {
            let hashes: Vec<_> = hashes.iter().map(|hash| format!("{hash:08x}")).collect();
            if hashes.is_empty() { "-".to_owned() } else { hashes.join(".") }
        };
        let body: Vec<u32> = self.generated_body.iter().map(|(_, body)| *body).collect();
        write!(
            f,
            "{MARK_PREFIX} {} {} {} {} {}",
            self.written_state,
            self.key,
            list(&body),
            list(&self.fact_hashes),
            list(&self.other_line_hashes)
        )
    }
}

/// The text of a file in which the body of `key` is marked as hand-written; `None` if it was not generated.
pub fn mark_hand_written(text: &str, key: &str) -> Option<String> {
    let own = |line: &&str| Mark::parse(line).is_some_and(|mark| mark.key == key && mark.generated_body.is_some());
    let line = text.lines().find(own)?;
    let mark = Mark { written_state: State::Done.word().to_owned(), generated_body: None, ..Mark::parse(line)? };
    Some(text.replacen(line, &mark.to_string(), 1))
}

/// The line after the top of a file that the generator created: `//~ file 3f9a2c11`.
pub(crate) fn file_mark(top: &str) -> String {
    format!("{MARK_PREFIX} file {:08x}", hash_lines(top.lines()))
}

/// Whether a line is the mark of a file, valid or damaged.
pub fn is_file_mark(line: &str) -> bool {
    line.trim().strip_prefix(MARK_PREFIX).is_some_and(|rest| rest.split_ascii_whitespace().next() == Some("file"))
}

/// A hash of lines; empty lines and trailing white space are ignored.
pub(crate) fn hash_lines<'l>(lines: impl IntoIterator<Item = &'l str>) -> u32 {
    let mut hash = Fnv::new();
    for line in lines.into_iter().map(str::trim_end).filter(|line| !line.is_empty()) {
        hash.add(line);
        hash.add("\n");
    }
    hash.finish()
}

/// Parses the eight hexadecimal digits of a hash.
fn parse_hash(word: &str) -> Option<u32> {
    let plain = word.len() == 8 && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    plain.then(|| u32::from_str_radix(word, 16).ok()).flatten()
}
