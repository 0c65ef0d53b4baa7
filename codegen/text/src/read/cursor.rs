//! A position in a text, with parsing functions.

use crate::tokens::{Kind, Token, tokens};

/// A text with a position. A failed match leaves the position unchanged.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'t> {
    text: &'t str,
    tokens: Vec<Token<'t>>,
    at: usize,
    furthest: usize,
}

impl<'t> Cursor<'t> {
    /// A cursor at the start of a text without markup.
    pub fn new(text: &'t str) -> Self {
        Self { text, tokens: tokens(text), at: 0, furthest: 0 }
    }

    /// Whether the end is reached.
    pub fn at_end(&self) -> bool {
        self.at == self.tokens.len()
    }

    /// The text after the furthest position reached.
    pub fn unread(&self) -> &'t str {
        self.tokens.get(self.furthest).map_or("", |token| &self.text[token.start..])
    }

    /// Parses with `read`; restores the position if it returns `None`.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.at;
        let found = read(self);
        if found.is_none() {
            self.at = before;
        }
        found
    }

    /// Reads past the words and signs of a phrase, ignoring case: `but not less than`, `{ 0 }`. `None` if they do not come next.
    pub fn phrase(&mut self, phrase: &str) -> Option<()> {
        self.attempt(|cursor| {
            for wanted in tokens(phrase) {
                let next = cursor.next()?;
                let same = match (next, wanted.kind) {
                    (Kind::Word(one), Kind::Word(other)) => one.replace('’', "'").eq_ignore_ascii_case(other),
                    (one, other) => one == other,
                };
                same.then_some(())?;
            }
            Some(())
        })
    }

    /// The index of the first of these phrases that matches.
    pub fn one_of(&mut self, phrases: &[&str]) -> Option<usize> {
        phrases.iter().position(|phrase| self.phrase(phrase).is_some())
    }

    /// A number without a sign.
    pub fn number(&mut self) -> Option<i16> {
        self.attempt(|cursor| match cursor.next()? {
            Kind::Number(n) => Some(n),
            Kind::Word(_) | Kind::Sign(_) => None,
        })
    }

    /// A number with its sign: `+10`, `-2`.
    pub fn signed(&mut self) -> Option<i16> {
        self.attempt(|cursor| {
            let sign = [1, -1][cursor.one_of(&["+", "-"])?];
            Some(sign * cursor.number()?)
        })
    }

    /// Any word.
    pub fn word(&mut self) -> Option<&'t str> {
        self.attempt(|cursor| match cursor.next()? {
            Kind::Word(word) => Some(word),
            Kind::Number(_) | Kind::Sign(_) => None,
        })
    }

    /// Matches the shortest text that `is` accepts and after which `then` succeeds.
    pub fn shortest_until(&mut self, is: impl Fn(&str) -> bool, then: impl Fn(&mut Self) -> Option<()>) -> Option<()> {
        let from = self.tokens.get(self.at)?.start;
        (self.at..self.tokens.len()).find_map(|last| {
            let stretch = &self.text[from..self.tokens[last].end];
            self.attempt(|cursor| {
                is(stretch).then_some(())?;
                cursor.at = last + 1;
                then(cursor)
            })
        })
    }

    /// Marks all text up to here as understood.
    pub fn mark_understood(&mut self) {
        self.furthest = self.furthest.max(self.at);
    }

    fn next(&mut self) -> Option<Kind<'t>> {
        let token = self.tokens.get(self.at)?;
        self.at += 1;
        Some(token.kind)
    }
}
