//! The query language.

use cardwright_data::sets::Sets;

use super::key::{KEYS, SearchKey, ValueKind};
use super::vocabulary;

/// A query: alternatives with `or` between them, of which one must match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    /// The alternatives, each with its terms, which must all match. A query without terms has one alternative, which every card
    /// matches.
    pub alternatives: Vec<Vec<Term>>,
}

/// `key:value`, `key>=value`, a word, or one of these with a `-` before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The property that it tests.
    pub key: SearchKey,
    /// Whether it matches cards that do not have the value.
    pub negated: bool,
    /// The value in lower case; for a tag, its name without the comparison.
    pub value: String,
    /// The numeric comparison, if the term has one.
    pub number: Option<Comparison>,
}

/// The keys of numbers.
const NUMBERS: &str = "cost, attack and health";

/// The comparison of a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Comparison {
    /// Equal to this number.
    Is(i64),
    /// Less than this number.
    Below(i64),
    /// More than this number.
    Above(i64),
    /// At least the first number and at most the second.
    Between(i64, i64),
}

/// An error in a query, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}\n  {query}\n  {}^", " ".repeat(*at))]
pub struct QueryError {
    /// The query.
    pub query: String,
    /// The number of characters before the error.
    pub at: usize,
    /// The message.
    pub what: String,
}

impl Query {
    /// Parses a query. An unknown name of a class, set or tag is an error. `sets` has the names of sets.
    ///
    /// ```
    /// use cardwright::search::Query;
    /// use cardwright_data::sets::Sets;
    /// let sets = Sets::default();
    /// assert!(Query::parse("text:discover set:TITANS -class:mage cost:<=3 \"exact words\"", &sets).is_ok());
    /// let query = Query::parse("cost>=8 class=mage or race:dragon", &sets).unwrap();
    /// assert_eq!(query.alternatives.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
    /// let error = Query::parse("class:mage cost:cheap", &sets).unwrap_err();
    /// assert_eq!(error.at, 16);
    /// assert!(Query::parse("class:magge", &sets).unwrap_err().what.contains("there are Death Knight, Druid"));
    /// ```
    pub fn parse(query: &str, sets: &Sets) -> Result<Self, QueryError> {
        let fail = |at: usize, what: String| QueryError { query: query.to_owned(), at, what };
        let letters: Vec<char> = query.chars().collect();
        let mut alternatives = vec![Vec::new()];
        let mut at = 0;
        while at < letters.len() {
            if letters[at].is_whitespace() {
                at += 1;
                continue;
            }
            let negated = letters[at] == '-';
            let start = at + usize::from(negated);
            let word = word(&letters, start).map_err(|at| fail(at, "this quotation is not closed".to_owned()))?;
            if !negated && letters[start..word.end].iter().collect::<String>().eq_ignore_ascii_case("or") {
                let ends = letters[word.end..].iter().all(|c| c.is_whitespace());
                if ends || alternatives.last().is_some_and(Vec::is_empty) {
                    return Err(fail(start, "`or` needs a term on both sides; write \"or\" for the word".to_owned()));
                }
                alternatives.push(Vec::new());
                at = word.end;
                continue;
            }
            let term = term(&word, negated, start).map_err(|(at, what)| fail(at, what))?;
            let value = start + word.key.map_or(0, |key| key.value);
            vocabulary::check(term.key, &term.value, sets).map_err(|what| fail(value, what))?;
            if let Some(terms) = alternatives.last_mut() {
                terms.push(term);
            }
            at = word.end;
        }
        Ok(Self { alternatives })
    }

    /// The terms of all alternatives.
    pub fn terms(&self) -> impl Iterator<Item = &Term> {
        self.alternatives.iter().flatten()
    }
}

/// A word without quotation marks.
struct Word {
    letters: Vec<char>,
    /// Its key, if it has one.
    key: Option<KeyPlace>,
    /// Where it ends in the query.
    end: usize,
}

/// The end of the key of a word, and the start of its value: behind a colon or `=`, or at a comparison (`cost>=8`).
#[derive(Clone, Copy)]
struct KeyPlace {
    end: usize,
    value: usize,
}

/// Reads a word; an error is the place of a quotation that is not closed.
fn word(letters: &[char], start: usize) -> Result<Word, usize> {
    let (mut out, mut key, mut at): (Vec<char>, Option<KeyPlace>, usize) = (Vec::new(), None, start);
    while at < letters.len() && !letters[at].is_whitespace() {
        if letters[at] == '"' {
            let close = letters[at + 1..].iter().position(|c| *c == '"').ok_or(at)?;
            out.extend(&letters[at + 1..at + 1 + close]);
            at += close + 2;
        } else {
            if key.is_none() {
                let end = out.len();
                let name = !out.is_empty() && out.iter().all(|c| c.is_alphabetic());
                key = match letters[at] {
                    ':' => Some(KeyPlace { end, value: end + 1 }),
                    '=' if name => Some(KeyPlace { end, value: end + 1 }),
                    '<' | '>' if name => Some(KeyPlace { end, value: end }),
                    _ => None,
                };
            }
            out.push(letters[at]);
            at += 1;
        }
    }
    Ok(Word { letters: out, key, end: at })
}

fn term(word: &Word, negated: bool, start: usize) -> Result<Term, (usize, String)> {
    let text = |letters: &[char]| letters.iter().collect::<String>().to_lowercase();
    let letters = &word.letters[..];
    let Some(place) = word.key else {
        return match letters {
            [] => Err((start, "a value is missing after this".to_owned())),
            letters => Ok(Term { key: SearchKey::Any, negated, value: text(letters), number: None }),
        };
    };
    let (name, value) = (text(&letters[..place.end]), text(&letters[place.value..]));
    let Some((_, key, kind)) = KEYS.iter().find(|(known, ..)| *known == name) else {
        let known: Vec<&str> = KEYS.iter().map(|(known, ..)| *known).collect();
        return Err((start, format!("`{name}` is not a search key; there are {}", known.join(", "))));
    };
    let at = start + place.value;
    if value.is_empty() {
        return Err((at, format!("`{name}` needs a value")));
    }
    if value.starts_with(['<', '>']) && *kind != ValueKind::Number {
        return Err((at, format!("`{name}` is no number: write `{name}:` and a value; {NUMBERS} are compared")));
    }
    let wrong = |value: &str| (at, format!("`{value}` is no number, comparison (<=3, >2) or range (2-4)"));
    let split = value.find(['=', '<', '>']).filter(|_| *kind == ValueKind::Tag);
    let (value, number) = if *kind == ValueKind::Number {
        let number = comparison(&value).ok_or_else(|| wrong(&value))?;
        (value, Some(number))
    } else if let Some(split) = split {
        let asked = value[split..].strip_prefix('=').unwrap_or(&value[split..]);
        let number = comparison(asked).ok_or_else(|| wrong(asked))?;
        (value[..split].to_owned(), Some(number))
    } else if *kind == ValueKind::Flag && !matches!(value.as_str(), "yes" | "no" | "true" | "false" | "1" | "0") {
        return Err((at, format!("`{name}` must be yes or no")));
    } else {
        (value, None)
    };
    Ok(Term { key: *key, negated, value, number })
}

fn comparison(text: &str) -> Option<Comparison> {
    let number = |text: &str| text.parse::<i64>().ok();
    if let Some(n) = text.strip_prefix("<=") {
        return Some(Comparison::Between(i64::MIN, number(n)?));
    }
    if let Some(n) = text.strip_prefix(">=") {
        return Some(Comparison::Between(number(n)?, i64::MAX));
    }
    if let Some(n) = text.strip_prefix('<') {
        return Some(Comparison::Below(number(n)?));
    }
    if let Some(n) = text.strip_prefix('>') {
        return Some(Comparison::Above(number(n)?));
    }
    match text.char_indices().skip(1).find(|(_, c)| *c == '-') {
        Some((at, _)) => Some(Comparison::Between(number(&text[..at])?, number(&text[at + 1..])?)),
        None => Some(Comparison::Is(number(text)?)),
    }
}
