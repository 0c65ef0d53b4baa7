//! A place in a text, and what a reader may ask for there.

use crate::tokens::{Kind, Token, tokens};

/// A text with a place in it. What is asked for and not there leaves the place as it was.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'t> {
    text: &'t str,
    tokens: Vec<Token<'t>>,
    at: usize,
    furthest: usize,
}

impl<'t> Cursor<'t> {
    /// The beginning of a text without markup.
    pub fn new(text: &'t str) -> Self {
        Self { text, tokens: tokens(text), at: 0, furthest: 0 }
    }

    /// Whether nothing is left.
    pub fn at_end(&self) -> bool {
        self.at == self.tokens.len()
    }

    /// What is left where reading came furthest.
    pub fn unread(&self) -> &'t str {
        self.tokens.get(self.furthest).map_or("", |token| &self.text[token.start..])
    }

    /// Reads with `read`; goes back if it finds nothing.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.at;
        let found = read(self);
        if found.is_none() {
            self.at = before;
        }
        found
    }

    /// The words and signs of a phrase, whatever their case: `but not less than`, `{ 0 }`.
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

    /// The first of these phrases that is there, by its number.
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

    /// The shortest stretch of the text from here that `is` accepts and that `then` can be read behind.
    pub fn until(&mut self, is: impl Fn(&str) -> bool, then: impl Fn(&mut Self) -> Option<()>) -> Option<()> {
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

    /// Notes that all up to here was understood.
    pub fn mark_understood(&mut self) {
        self.furthest = self.furthest.max(self.at);
    }

    fn next(&mut self) -> Option<Kind<'t>> {
        let token = self.tokens.get(self.at)?;
        self.at += 1;
        Some(token.kind)
    }
}
