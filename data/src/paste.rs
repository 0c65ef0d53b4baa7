//! Decks in the forms in which people paste them: a deckstring, the text copied from the client, a list of cards.
//!
//! [`read`] finds one deck in a text, [`read_all`] each deck of a file. Both work without cards: [`List::resolve`] looks up the
//! names of a list among the caller's cards, for every tool that takes decks. Names are never guessed: an unknown name is an
//! error that suggests similar names.
use std::collections::BTreeMap;
use std::fmt;

use crate::deckstring::{CodeError, DeckCode};
use crate::enums::{CardClass, Format};

/// The maximum size of a deck.
pub const MAX_DECK_SIZE: u32 = 60;
/// The maximum number of letters of a line in a message.
const SHOWN: usize = 60;
/// The maximum number of similar names in a message.
const MAX_SUGGESTIONS: usize = 3;
/// The maximum number of words that are joined to a deckstring with spaces or line breaks.
const MAX_PARTS: usize = 40;

/// A deck as described by a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// Its name: `### Name`, or the words before a deckstring on its line.
    pub name: Option<String>,
    /// The text after `# Format:`.
    pub format: Option<String>,
    /// The text after `# Hero:`: the hero skin of a list, as printed by `cargo arena deck`.
    pub hero: Option<String>,
    /// The cards, as a deckstring or as a list.
    pub body: Body,
    /// The list on lines of its own next to a deckstring. [`List::resolve`] is needed to check that it is the same deck.
    pub list: Option<List>,
    /// The line on which its cards or its deckstring begin, from 1.
    pub line: usize,
}

/// The cards of a deck.
#[derive(Clone, Debug, PartialEq)]
pub enum Body {
    /// Cards by the numbers of a deckstring.
    Code(DeckCode),
    /// Cards by name.
    List(List),
}

/// A list of cards by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    /// The class, if a line has one.
    pub class: Option<CardClass>,
    /// The lines with cards, in order.
    pub rows: Vec<Row>,
}

/// A card line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
    /// The number of copies.
    pub count: u32,
    /// The name of the card.
    pub name: String,
    /// The id in brackets after the name, which selects a printing.
    pub id: Option<String>,
    /// Whether it is indented below another card, and belongs to that card's sideboard.
    pub in_sideboard: bool,
}

/// The reason why a text is not a deck, with the line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct PasteError {
    /// The line number, from 1; 0 for the whole text.
    pub line: usize,
    /// The text of the line, or its invalid part; empty for the whole text.
    pub text: String,
    /// The fault.
    pub fault: PasteFault,
}

/// The fault of a line of a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasteFault {
    /// The text has neither a deckstring nor a card.
    #[error("the list is empty: write a class and a line for each card, such as `2 Fireball`, or a deck code")]
    Empty,
    /// An invalid deckstring.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// Several decks where one is expected.
    #[error(
        "this text holds {count} decks{}: give the text of one of them (`cargo cards decks` and `cargo arena simulate` read all)",
        names_in_parentheses(.names)
    )]
    SeveralDecks {
        /// The number of decks.
        count: usize,
        /// The names of the decks, or the lines on which they begin.
        names: Vec<String>,
    },
    /// A line that is neither a class nor a card.
    #[error("a line of a list names a class, such as `Mage`, or a card: write `2 Fireball`")]
    NotARow,
    /// A class line with an unknown class.
    #[error("no class is called `{name}`: {}", suggestions_or_all(.similar, CLASSES))]
    UnknownClass {
        /// The name.
        name: String,
        /// The most similar names.
        similar: Vec<String>,
    },
    /// A format line with an unknown format.
    #[error("no format is called `{name}`: {}", suggestions_or_all(.similar, FORMATS))]
    UnknownFormat {
        /// The name.
        name: String,
        /// The most similar names.
        similar: Vec<String>,
    },
    /// A second class.
    #[error("it is the second class of this deck: write each deck under a line `### Name`")]
    SecondClass,
    /// Zero copies.
    #[error("a card that is not in the deck has no line")]
    NoCopies,
    /// More cards than the largest deck has.
    #[error("a deck holds {MAX_DECK_SIZE} cards at most")]
    TooMany,
    /// An indented line without a card above it.
    #[error("an indented card belongs to the one above it: begin the line with its count")]
    NoOwner,
    /// An unknown card name.
    #[error("no collectible card is called `{name}`: {}", suggestions_text(.similar))]
    UnknownName {
        /// The name.
        name: String,
        /// The most similar names.
        similar: Vec<String>,
    },
    /// An unknown card id.
    #[error("no card has the id `{0}`: write the name alone, such as `2 Fireball`")]
    UnknownId(String),
    /// A name and an id of different cards.
    #[error(transparent)]
    MismatchedId(Box<MismatchedId>),
    /// A card that cannot be in a deck.
    #[error("{0} is not playable in a deck: it is not collectible")]
    NotInDecks(String),
    /// No class line, and no class can have all cards.
    #[error("no class may have all of these cards ({0}): name the class in a line of its own, such as `Mage`")]
    NoClass(String),
    /// No class line, and several classes can have these cards.
    #[error("cards that each class may have do not tell the class: name it in a line of its own, such as `Mage`")]
    AnyClass,
}

/// A name and an id of different cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{id}` is {card}, not {name}{}: delete the name or the id", id_in_parentheses(.id_of_name.as_deref()))]
pub struct MismatchedId {
    /// The id.
    pub id: String,
    /// The name of the card with this id.
    pub card: String,
    /// The name beside the id.
    pub name: String,
    /// The id of the card with this name.
    pub id_of_name: Option<String>,
}

impl PasteError {
    /// The error of a line.
    fn new(line: usize, text: &str, fault: impl Into<PasteFault>) -> Self {
        Self { line, text: text.trim().chars().take(SHOWN).collect(), fault: fault.into() }
    }

    /// The message without the line number, for callers that print it themselves: `mine.txt:3: …`.
    pub fn without_line(&self) -> String {
        if self.text.is_empty() { self.fault.to_string() } else { format!("`{}`: {}", self.text, self.fault) }
    }
}

impl fmt::Display for PasteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        f.write_str(&self.without_line())
    }
}

/// The classes of decks, for messages.
const CLASSES: &str =
    "Death Knight, Demon Hunter, Druid, Hunter, Mage, Paladin, Priest, Rogue, Shaman, Warlock, Warrior";
/// The formats of decks, for messages.
const FORMATS: &str = "Wild, Standard, Classic, Twist";

fn suggestions_text(similar: &[String]) -> String {
    let names: Vec<String> = similar.iter().map(|name| format!("`{name}`")).collect();
    match &names[..] {
        [] => "`cargo cards search` finds cards".to_owned(),
        [name] => format!("write {name} if you mean it"),
        names => format!("write one of {} if you mean it", names.join(", ")),
    }
}

/// The similar names, or all valid ones if there are none.
fn suggestions_or_all(similar: &[String], all: &str) -> String {
    if similar.is_empty() { format!("write one of {all}") } else { suggestions_text(similar) }
}

/// ` (CS2_029)`.
fn id_in_parentheses(id: Option<&str>) -> String {
    id.map(|id| format!(" (`{id}`)")).unwrap_or_default()
}

/// The names of decks in parentheses, ` (`A`, `B`)`; empty if the names are not unique.
fn names_in_parentheses(names: &[String]) -> String {
    let different: std::collections::BTreeSet<&String> = names.iter().collect();
    if different.len() < names.len() { String::new() } else { format!(" ({})", names.join(", ")) }
}

/// Reads the deck of a text. Fails if there is none, or several.
///
/// A code in the text is the deck, and cards in remarks beside it are ignored, as the client ignores them. Without a code the
/// deck is the list of the text's lines; without these, what its remarks hold.
///
/// ```
/// use cardwright_data::paste::{Body, read};
/// let code = read("### Two\n# 2x (4) Fireball\n#\nAAEBAf0EAAG7AgA=\n#\n# Copy this").unwrap();
/// assert!(matches!(code.body, Body::Code(_)));
/// let Body::List(list) = read("Mage\nFireball x2\n1x (2) Frostbolt").unwrap().body else { panic!() };
/// assert_eq!((list.rows[0].count, list.rows[1].name.as_str()), (2, "Frostbolt"));
/// ```
///
/// # Errors
/// If the text holds no deck, or several: which of them is meant is never guessed.
pub fn read(text: &str) -> Result<Pasted, PasteError> {
    let lines = lines_of(text);
    match several(&lines) {
        Some(fault) => Err(PasteError { line: 0, text: String::new(), fault }),
        None => of_lines(&lines),
    }
}

/// The fault of a text with more than one deck: parts below `### Name`, deckstrings, or lists that begin with a class.
/// Repetitions of a deck count once.
fn several(lines: &[(usize, &str)]) -> Option<PasteFault> {
    let mut decks: Vec<Pasted> = Vec::new();
    let mut add = |pasted: Pasted| {
        if !decks.iter().any(|deck| deck.body == pasted.body) {
            decks.push(pasted);
        }
    };
    for part in parts(lines) {
        match of_lines(part) {
            Ok(first) => {
                let is_code = matches!(first.body, Body::Code(_));
                add(first);
                let in_remarks = part.iter().all(|(_, line)| line.trim().is_empty() || is_comment(line));
                let has_code = |line: &str| is_comment(line) == in_remarks && code_start(line).is_some();
                let codes = part.iter().enumerate().filter(|(_, (_, line))| is_code && has_code(line));
                codes.filter_map(|(at, _)| of_lines(&part[at..]).ok()).for_each(&mut add);
            }
            Err(error) => {
                if !matches!(error.fault, PasteFault::SecondClass) {
                    continue;
                }
                let lists = decks_of(part).unwrap_or_default().into_iter();
                // A class without cards is no deck of several.
                lists.filter(|deck| !matches!(&deck.body, Body::List(list) if list.rows.is_empty())).for_each(&mut add);
            }
        }
    }
    let name = |deck: &Pasted| deck.name.as_ref().map_or(format!("line {}", deck.line), |name| format!("`{name}`"));
    let names = || decks.iter().take(MAX_SUGGESTIONS).map(name).collect();
    (decks.len() > 1).then(|| PasteFault::SeveralDecks { count: decks.len(), names: names() })
}

/// The parts of a text that begin with a line `### Name`, and the text before the first.
fn parts<'a, 'b>(lines: &'a [(usize, &'b str)]) -> Vec<&'a [(usize, &'b str)]> {
    let heads = || (0..lines.len()).filter(|at| lines[*at].1.trim_start().starts_with("###"));
    let ends = heads().filter(|at| *at > 0).chain([lines.len()]);
    let starts = std::iter::once(0).chain(heads().filter(|at| *at > 0));
    starts.zip(ends).map(|(from, to)| &lines[from..to]).collect()
}

/// Reads every deck of a text. A new one begins with a line `### Name`, with a class below other cards, and after a deckstring.
pub fn read_all(text: &str) -> Result<Vec<Pasted>, PasteError> {
    decks_of(&lines_of(text))
}

fn decks_of(lines: &[(usize, &str)]) -> Result<Vec<Pasted>, PasteError> {
    let (mut decks, mut from) = (Vec::new(), 0);
    let mut holds = LinesSoFar::Nothing;
    for (at, (_, line)) in lines.iter().enumerate() {
        let trimmed = line.trim();
        let begins = if trimmed.starts_with("###") {
            true
        } else if trimmed.is_empty() || trimmed.starts_with('#') {
            false
        } else {
            match holds {
                LinesSoFar::Nothing => false,
                LinesSoFar::Code => true,
                LinesSoFar::Rows => class_of_line(trimmed).is_some() || code_start(trimmed).is_some(),
                LinesSoFar::BrokenCode => code_start(trimmed).is_some(),
            }
        };
        if begins {
            decks.extend(of_part(&lines[from..at])?);
            (from, holds) = (at, LinesSoFar::Nothing);
        }
        if !trimmed.is_empty() && !trimmed.starts_with('#') {
            holds = match holds {
                LinesSoFar::BrokenCode => LinesSoFar::of(&lines[from..=at]),
                LinesSoFar::Nothing | LinesSoFar::Rows | LinesSoFar::Code if code_start(trimmed).is_some() => {
                    LinesSoFar::of(&lines[from..=at])
                }
                LinesSoFar::Nothing | LinesSoFar::Rows | LinesSoFar::Code => LinesSoFar::Rows,
            };
        }
    }
    decks.extend(of_part(&lines[from..])?);
    Ok(decks)
}

/// The content of the lines of a deck so far, for [`read_all`].
#[derive(Clone, Copy)]
enum LinesSoFar {
    Nothing,
    Rows,
    /// A deckstring that continues in the next line.
    BrokenCode,
    Code,
}

impl LinesSoFar {
    fn of(lines: &[(usize, &str)]) -> Self {
        if matches!(of_lines(lines), Ok(Pasted { body: Body::Code(_), .. })) { Self::Code } else { Self::BrokenCode }
    }
}

/// The deck of these lines; `None` if there are only comments.
fn of_part(lines: &[(usize, &str)]) -> Result<Option<Pasted>, PasteError> {
    match of_lines(lines) {
        Ok(pasted) => Ok(Some(pasted)),
        Err(PasteError { fault: PasteFault::Empty, .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The lines of a text with their numbers. A text that lost its line breaks, for example in a one-line field, is split before
/// each `#`.
fn lines_of(text: &str) -> Vec<(usize, &str)> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().contains('\n') || !text.contains(" #") {
        return (1..).zip(text.lines()).flat_map(split_codes).collect();
    }
    let mut lines = Vec::new();
    let mut from = 0;
    for (at, _) in text.match_indices(" #") {
        lines.push((1, &text[from..at]));
        from = at + 1;
    }
    lines.push((1, &text[from..]));
    lines.into_iter().flat_map(split_code).flat_map(split_codes).collect()
}

/// Splits a line with several complete deckstrings.
fn split_codes((number, line): (usize, &str)) -> Vec<(usize, &str)> {
    let (mut lines, mut rest) = (Vec::new(), line);
    while let Some(end) = code_start(rest).map(|start| start + first_piece(&rest[start..]).len()) {
        let is_whole =
            |text: &str| code_start(text).is_some_and(|at| DeckCode::decode(first_piece(&text[at..])).is_ok());
        let (before, after) = rest.split_at(end);
        if is_comment(line) || !is_whole(before) || !is_whole(after) {
            break;
        }
        lines.push((number, before));
        rest = after;
    }
    lines.push((number, rest));
    lines
}

/// Splits a comment whose rest is a deckstring.
fn split_code((number, line): (usize, &str)) -> Vec<(usize, &str)> {
    match line.strip_prefix('#').map(str::trim_start).filter(|rest| rest.starts_with(FIRST)) {
        Some(code) => vec![(number, code)],
        None => vec![(number, line)],
    }
}

fn of_lines(lines: &[(usize, &str)]) -> Result<Pasted, PasteError> {
    let value = |key: &str| lines.iter().find_map(|(number, line)| Some((*number, *line, value_of(line, key)?)));
    let name = lines.iter().find_map(|(_, line)| line.trim().strip_prefix("###")).map(|name| name.trim().to_owned());
    let name = name.filter(|name| !name.is_empty());
    let format = value("Format");
    let [format_name, hero] = [format, value("Hero")].map(|found| found.map(|(_, _, value)| value.to_owned()));
    let plain: Vec<_> =
        lines.iter().filter(|(_, line)| !line.trim().is_empty() && !is_comment(line)).copied().collect();
    // A code in a remark beside a list may be that of the list before it was changed.
    if let Some(found) = code_of(lines, plain.is_empty())? {
        let name = name.or(found.name);
        let beside = list_next_to_code(&plain);
        return Ok(Pasted {
            name,
            format: format_name,
            hero,
            body: Body::Code(found.deck),
            list: beside,
            line: found.line,
        });
    }
    let mut list = list_of(lines, &plain)?;
    let list_line = match list.rows.first() {
        Some(first) => first.line,
        // A class alone is an empty deck.
        None if plain.iter().any(|(_, line)| class_of_line(line).is_some()) => 1,
        None => return Err(PasteError { line: 0, text: String::new(), fault: PasteFault::Empty }),
    };
    if let Some((number, line, value)) = format.filter(|(_, _, value)| format_named(value).is_none()) {
        let similar = similar(value, FORMATS.split(", "));
        return Err(PasteError::new(number, line, PasteFault::UnknownFormat { name: short(value), similar }));
    }
    indent(&mut list.rows);
    Ok(Pasted { name, format: format_name, hero, body: Body::List(list), list: None, line: list_line })
}

/// The value of a line `# Key: value` or `Key: value`.
fn value_of<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let line = line.trim();
    let (word, value) = line.strip_prefix('#').unwrap_or(line).split_once(':')?;
    word.trim().eq_ignore_ascii_case(key).then(|| value.trim())
}

/// The format of a deck with this name; `None` if it is unknown.
fn format_named(name: &str) -> Option<Format> {
    name.parse::<Format>().ok().filter(|format| *format != Format::Any)
}

/// The list of a text without a deckstring: the rows of its plain lines, otherwise of its comments.
fn list_of(lines: &[(usize, &str)], plain: &[(usize, &str)]) -> Result<List, PasteError> {
    let mut list = List::default();
    for (line, text) in plain.iter().copied() {
        if let Some(class) = class_of_line(text) {
            if list.class.replace(class).is_some() {
                return Err(PasteError::new(line, text, PasteFault::SecondClass));
            }
        } else if value_of(text, "Format").is_none() && value_of(text, "Hero").is_none() {
            list.rows.push(row(line, text).ok_or_else(|| PasteError::new(line, text, no_row(text, plain.len() > 1)))?);
        }
    }
    if list.class.is_none() {
        let named = lines.iter().find_map(|(line, text)| Some((line, text, value_of(text, "Class")?)));
        list.class = match named {
            Some((line, text, name)) => {
                Some(class(name).ok_or_else(|| PasteError::new(*line, text, unknown_class(name)))?)
            }
            None => None,
        };
    }
    if list.rows.is_empty() {
        let remarks = lines.iter().filter(|(_, line)| is_comment(line) && !line.trim().starts_with("###"));
        // As the client writes them: `# 30 cards` is no card.
        let is_client_s = |text: &str| {
            text.trim_start().trim_start_matches(|c: char| c.is_ascii_digit()).starts_with(['x', 'X', '×'])
        };
        let rows = remarks.filter_map(|(line, text)| {
            row(*line, text.trim_start().strip_prefix('#').filter(|text| is_client_s(text))?)
        });
        list.rows = rows.collect();
    }
    Ok(list)
}

/// The list on the plain lines next to a deckstring; `None` if there are no cards.
fn list_next_to_code(plain: &[(usize, &str)]) -> Option<List> {
    let mut rows: Vec<Row> = plain.iter().filter_map(|(line, text)| row(*line, text)).collect();
    indent(&mut rows);
    let class = plain.iter().find_map(|(_, line)| class_of_line(line));
    (!rows.is_empty()).then_some(List { class, rows })
}

/// The fault of a line that is neither a class nor a card; `in_list` is whether there are other lines.
fn no_row(text: &str, in_list: bool) -> PasteFault {
    let name = value_of(text, "Class");
    let unknown = unknown_class(name.unwrap_or(text));
    let is_near = matches!(&unknown, PasteFault::UnknownClass { similar, .. } if !similar.is_empty());
    if name.is_some() || in_list && is_near { unknown } else { PasteFault::NotARow }
}

fn unknown_class(name: &str) -> PasteFault {
    PasteFault::UnknownClass { name: short(name.trim()), similar: similar(name, CLASSES.split(", ")) }
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with('#')
}

/// Marks the rows that are indented more than the least indented one as sideboard cards.
fn indent(rows: &mut [Row]) {
    let margin_of = |row: &Row| row.text.chars().take_while(|c| c.is_whitespace()).count();
    let margin = rows.iter().map(margin_of).min().unwrap_or_default();
    for row in rows {
        row.in_sideboard = margin_of(row) > margin;
    }
}

/// Parses a line with a card and its count: `2 Fireball`, `2x Fireball`, `2x (4) Fireball`, `Fireball x2`, each also with
/// `[ID]`.
fn row(line: usize, text: &str) -> Option<Row> {
    let content = text.trim().trim_start_matches(['-', '*', '•']).trim_start();
    let (count, name) = counted_before(content).or_else(|| counted_after(content))?;
    let (name, id) = match name.strip_suffix(']').and_then(|name| name.rsplit_once('[')) {
        Some((name, id)) => (name.trim(), Some(id.trim().to_owned())),
        None => (name, None),
    };
    let name = name.to_owned();
    (!name.is_empty() || id.is_some()).then(|| Row {
        line,
        text: text.to_owned(),
        count,
        name,
        id,
        in_sideboard: false,
    })
}

/// Parses `2 Fireball`, `2x Fireball`, `2x (4) Fireball`. A count that is too large becomes the maximum, which no deck can
/// have.
fn counted_before(content: &str) -> Option<(u32, &str)> {
    let digits = content.len() - content.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (count, rest) = (content.get(..digits).filter(|digits| !digits.is_empty())?, &content[digits..]);
    let rest = rest.strip_prefix(['x', 'X', '×']).unwrap_or(rest);
    let name = rest.strip_prefix(char::is_whitespace)?.trim();
    // `2 x Fireball`
    let sign = name.strip_prefix(['x', '×']).filter(|rest| rest.starts_with(char::is_whitespace));
    let name = sign.map_or(name, str::trim_start);
    // The Cost, as the client writes it.
    let without_cost = name.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    let cost = without_cost.filter(|(cost, _)| !cost.is_empty() && cost.bytes().all(|byte| byte.is_ascii_digit()));
    let name = cost.map_or(name, |(_, name)| name.trim());
    (!name.is_empty()).then(|| (count.parse().unwrap_or(u32::MAX), name))
}

/// Parses `Fireball x2`, `Fireball x 2`, `Fireball (x2)`.
fn counted_after(content: &str) -> Option<(u32, &str)> {
    let content = content.strip_suffix(')').unwrap_or(content);
    let name = content.trim_end_matches(|c: char| c.is_ascii_digit());
    let count = content.get(name.len()..).filter(|count| !count.is_empty())?;
    let name = name.trim_end().strip_suffix(['x', 'X', '×'])?;
    let name = name.strip_suffix('(').unwrap_or(name);
    let trimmed = name.trim_end();
    (trimmed.len() < name.len() && !trimmed.is_empty()).then(|| (count.parse().unwrap_or(u32::MAX), trimmed))
}

/// The class in a line: `Mage`, `Class: Demon Hunter`.
fn class_of_line(line: &str) -> Option<CardClass> {
    let line = line.trim();
    let named = line.split_once(':').filter(|(key, _)| key.trim().eq_ignore_ascii_case("class"));
    class(named.map_or(line, |(_, name)| name))
}

/// The class with this name; case, spaces and punctuation are ignored.
pub fn class(name: &str) -> Option<CardClass> {
    let wanted = normalized_name(name);
    let is = |class: &&CardClass| normalized_name(class.title()) == wanted || normalized_name(class.name()) == wanted;
    CardClass::ALL.iter().find(is).copied()
}

/// A deckstring found in a text.
struct FoundCode {
    deck: DeckCode,
    line: usize,
    /// The words before it.
    name: Option<String>,
}

/// The beginning of every deckstring: a zero byte, version 1, and a format below 64.
const FIRST: &str = "AAE";

/// The possible start of a deckstring in a line: at its first letter, or after a character that cannot precede one.
fn code_start(line: &str) -> Option<usize> {
    let before = |at: usize| line[..at].chars().next_back();
    let starts =
        |at: &usize| before(*at).is_none_or(|c| !c.is_ascii_alphanumeric() && !matches!(c, '+' | '-' | '_' | '%'));
    line.match_indices(FIRST).map(|(at, _)| at).find(starts)
}

/// The deckstring of a text, in comments only if there are no other lines. Fails if a line begins with an invalid one.
fn code_of(lines: &[(usize, &str)], in_remarks: bool) -> Result<Option<FoundCode>, PasteError> {
    let mut wrong = None;
    for (at, (number, line)) in lines.iter().enumerate() {
        let Some(start) = code_start(line).filter(|_| is_comment(line) == in_remarks) else { continue };
        let rest = &line[start..];
        let following = lines[at + 1..].iter().map(|(_, line)| *line).take_while(|line| !is_comment(line));
        let following: Vec<&str> = if is_comment(line) { Vec::new() } else { following.collect() };
        match decoded(rest, &following) {
            Ok(deck) => {
                let name = line[..start].trim().trim_end_matches(':').trim_end();
                let is_name = line[..start].ends_with(char::is_whitespace) && !is_comment(line) && !name.is_empty();
                return Ok(Some(FoundCode { deck, line: *number, name: is_name.then(|| name.to_owned()) }));
            }
            Err(_) if is_comment(line) => {}
            Err(error) => {
                wrong.get_or_insert_with(|| PasteError::new(*number, first_piece(rest), error));
            }
        }
    }
    wrong.map_or(Ok(None), Err)
}

/// The leading letters of a text that can be part of a deckstring.
fn first_piece(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '+' | '/' | '=' | '-' | '_' | '%'));
    &text[..end.unwrap_or(text.len())]
}

/// The deck of a deckstring at the start of a text, which may continue in the following words and lines.
///
/// Where a code has spaces, each was a line break, or each was a `+` that a URL decoder replaced.
fn decoded(text: &str, following: &[&str]) -> Result<DeckCode, CodeError> {
    let first = first_piece(text);
    let alone = DeckCode::decode(first);
    // What follows directly is no letter of a code: `AAEC…&x=1`.
    if alone.is_ok() || !text[first.len()..].chars().next().is_none_or(char::is_whitespace) {
        return alone;
    }
    let words = text.split_whitespace().chain(following.iter().flat_map(|line| line.split_whitespace()));
    let pieces: Vec<&str> = words.take(MAX_PARTS).take_while(|word| first_piece(word).len() == word.len()).collect();
    let joined = |end: usize, with: &str| DeckCode::decode(&pieces[..end].join(with)).ok();
    let ends = || 2..=pieces.len();
    ends().find_map(|end| joined(end, "")).or_else(|| ends().find_map(|end| joined(end, "+"))).map_or(alone, Ok)
}

/// A card that lists can name; `K` is the caller's key.
#[derive(Clone, Copy, Debug)]
pub struct CardCandidate<'a, K> {
    /// The caller's key, returned in [`ResolvedList`].
    pub key: K,
    /// Its id.
    pub id: &'a str,
    /// Its English name.
    pub name: &'a str,
    /// The number in the client's database; of several printings with one name, the lowest is used.
    pub number: u32,
    /// Whether its name alone refers to it: it is collectible and not a starting hero.
    pub collectible: bool,
    /// Whether a deck can hold it.
    pub in_decks: bool,
    /// Whether a sideboard can hold it.
    pub in_sideboards: bool,
    /// The classes that can have it, a bit set over [`CardClass`] by number; only Neutral for a card of all classes.
    pub classes: u16,
    /// The class whose cards it allows in a deck (Tourists).
    pub tourist: Option<CardClass>,
}

/// The bit of a class in [`CardCandidate::classes`].
pub const fn class_bit(class: CardClass) -> u16 {
    1 << class as u16
}

/// A list with its cards looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResolvedList<K> {
    /// The class of the list, or the common class of its cards.
    pub class: CardClass,
    /// The number of copies of each card, in the order of the list.
    pub cards: Vec<(K, u32)>,
    /// The number of copies of each card in the sideboard of another: (card, owner).
    pub sideboards: BTreeMap<(K, K), u32>,
}

impl List {
    /// Looks up the cards of the list. Fails with the line of an unknown card.
    pub fn resolve<K: Copy + Ord>(&self, cards: &[CardCandidate<'_, K>]) -> Result<ResolvedList<K>, PasteError> {
        let (mut listed, mut sideboards) = (Vec::new(), BTreeMap::new());
        let (mut owner, mut left) = (None, MAX_DECK_SIZE);
        let mut found = Vec::new();
        for row in &self.rows {
            let wrong = |fault| PasteError::new(row.line, &row.text, fault);
            if row.count == 0 {
                return Err(wrong(PasteFault::NoCopies));
            }
            left = left
                .checked_sub(if row.in_sideboard { 0 } else { row.count })
                .ok_or_else(|| wrong(PasteFault::TooMany))?;
            if row.in_sideboard {
                let owner = owner.ok_or_else(|| wrong(PasteFault::NoOwner))?;
                let card = row.in_sideboard(cards).map_err(wrong)?;
                let count = sideboards.entry((card.key, owner)).or_insert(0_u32);
                *count = count.saturating_add(row.count);
                continue;
            }
            let card = row.printed(cards).map_err(wrong)?;
            if !card.in_decks {
                return Err(wrong(PasteFault::NotInDecks(format!("{} ({})", card.name, card.id))));
            }
            owner = Some(card.key);
            listed.push((card.key, row.count));
            found.push(card);
        }
        let class = match self.class {
            Some(class) => class,
            None => class_of(&found).map_err(|fault| PasteError { line: 0, text: String::new(), fault })?,
        };
        Ok(ResolvedList { class, cards: listed, sideboards })
    }
}

impl Row {
    /// The card with the row's id, otherwise the earliest printing with its name, otherwise the card whose id is the name.
    fn printed<'a, K>(&self, cards: &'a [CardCandidate<'a, K>]) -> Result<&'a CardCandidate<'a, K>, PasteFault> {
        let Some(id) = &self.id else { return find_candidate(cards, &self.name) };
        let card = cards.iter().find(|card| card.id == id).ok_or_else(|| PasteFault::UnknownId(short(id)))?;
        if !self.name.is_empty() && fold_name(card.name).ne(fold_name(&self.name)) {
            let other = find_candidate(cards, &self.name).ok().map(|card| card.id.to_owned());
            let (card, name) = (card.name.to_owned(), short(&self.name));
            return Err(PasteFault::MismatchedId(Box::new(MismatchedId {
                id: short(id),
                card,
                name,
                id_of_name: other,
            })));
        }
        Ok(card)
    }

    /// Like [`Self::printed`] for a sideboard, which may have cards that decks cannot have.
    fn in_sideboard<'a, K>(&self, cards: &'a [CardCandidate<'a, K>]) -> Result<&'a CardCandidate<'a, K>, PasteFault> {
        let name: String = fold_name(&self.name).collect();
        let token = |card: &&CardCandidate<'_, K>| card.in_sideboards && fold_name(card.name).eq(name.chars());
        self.printed(cards).or_else(|fault| cards.iter().find(token).filter(|_| self.id.is_none()).ok_or(fault))
    }
}

/// The earliest collectible printing with this name, or the card with this id. Case, spaces and the kind of apostrophe are
/// ignored.
pub fn find_candidate<'a, K>(
    cards: &'a [CardCandidate<'a, K>],
    name: &str,
) -> Result<&'a CardCandidate<'a, K>, PasteFault> {
    let wanted: String = fold_name(name).collect();
    let of_name = cards.iter().filter(|card| card.collectible && fold_name(card.name).eq(wanted.chars()));
    let found = of_name.min_by_key(|card| card.number).or_else(|| cards.iter().find(|card| card.id == name));
    found.ok_or_else(|| {
        let names = cards.iter().filter(|card| card.collectible).map(|card| card.name);
        PasteFault::UnknownName { name: short(name), similar: similar(name, names) }
    })
}

/// The class that can have all of these cards.
fn class_of<K>(cards: &[&CardCandidate<'_, K>]) -> Result<CardClass, PasteFault> {
    let neutral = class_bit(CardClass::Neutral);
    let own: Vec<_> = cards.iter().filter(|card| card.classes & neutral == 0 && card.classes != 0).collect();
    let own_of = |class: CardClass| own.iter().filter(move |card| card.classes & class_bit(class) != 0);
    let fits = |class: &CardClass| {
        let brought = own_of(*class).filter_map(|card| card.tourist);
        let all = brought.fold(class_bit(*class), |all, class| all | class_bit(class));
        own_of(*class).next().is_some() && own.iter().all(|card| card.classes & all != 0)
    };
    let mut classes: Vec<CardClass> = CardClass::ALL.iter().copied().filter(fits).collect();
    // A Tourist and the cards that it brings fit the Tourist's class and, without it, no other; of several, all cards decide.
    if classes.len() > 1 {
        let most = classes.iter().map(|class| own_of(*class).count()).max();
        classes.retain(|class| Some(own_of(*class).count()) == most);
    }
    match &classes[..] {
        [class] => Ok(*class),
        [] if !own.is_empty() => {
            let names: Vec<&str> = own.iter().map(|card| card.name).take(MAX_SUGGESTIONS).collect();
            Err(PasteFault::NoClass(names.join(", ")))
        }
        _ => Err(PasteFault::AnyClass),
    }
}

fn short(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}

/// A name in lower case with single spaces and plain apostrophes, quotes and hyphens.
fn fold_name(name: &str) -> impl Iterator<Item = char> {
    name.split_whitespace().enumerate().flat_map(|(at, word)| {
        let space = (at > 0).then_some(' ');
        space.into_iter().chain(word.chars().flat_map(char::to_lowercase).map(|c| match c {
            '’' | '‘' | '`' | '´' | 'ʼ' | '′' => '\'',
            '“' | '”' => '"',
            '–' | '—' | '‐' | '‑' => '-',
            other => other,
        }))
    })
}

/// The letters and digits of a name in lower case.
fn normalized_name(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The names that are most similar to a wrong one: those with the same letters, otherwise those with the fewest changed
/// letters, otherwise those that contain it.
pub fn similar<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let wanted: Vec<char> = normalized_name(wrong).chars().take(SHOWN).collect();
    let allowed = (wanted.len() / 4).clamp(1, 4);
    let mut near: Vec<(usize, &str)> = Vec::new();
    for name in names {
        let letters: Vec<char> = normalized_name(name).chars().collect();
        let distance =
            if letters.len().abs_diff(wanted.len()) <= allowed { changes(&wanted, &letters) } else { usize::MAX };
        let within = wanted.len() > 3 && letters.windows(wanted.len()).any(|part| part == wanted);
        if distance <= allowed {
            near.push((distance, name));
        } else if within {
            near.push((allowed + 1, name));
        }
    }
    near.sort_unstable();
    near.dedup();
    let least = near.first().map_or(0, |(distance, _)| *distance);
    near.iter()
        .filter(|(distance, _)| *distance == least)
        .take(MAX_SUGGESTIONS)
        .map(|(_, name)| (*name).to_owned())
        .collect()
}

/// The number of letters to insert, delete, replace or swap with a neighbor to turn one word into the other (optimal string
/// alignment distance).
fn changes(one: &[char], other: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (at, a) in one.iter().enumerate() {
        let mut next = vec![at + 1];
        for (to, b) in other.iter().enumerate() {
            let mut best = (last[to] + usize::from(a != b)).min(last[to + 1] + 1).min(next[to] + 1);
            if at > 0 && to > 0 && *a == other[to - 1] && one[at - 1] == *b {
                best = best.min(before[to - 1] + 1);
            }
            next.push(best);
        }
        before = std::mem::replace(&mut last, next);
    }
    last[other.len()]
}
