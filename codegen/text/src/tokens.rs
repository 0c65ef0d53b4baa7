//! A text as words, numbers and signs.

/// A token of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'t> {
    /// Its kind and content.
    pub kind: Kind<'t>,
    /// The byte offset of its start.
    pub start: usize,
    /// The byte offset of its end.
    pub end: usize,
}

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind<'t> {
    /// Letters, with the hyphens and apostrophes between them: `Mega-Windfury`, `can't`.
    Word(&'t str),
    /// A number without a sign.
    Number(i16),
    /// Any other character.
    Sign(char),
}

/// The tokens of a text without markup. A number too large for a card is a word.
///
/// ```
/// use cardwright_text::tokens::{Kind, tokens};
/// let kinds: Vec<Kind<'_>> = tokens("Can't cost 2.").iter().map(|token| token.kind).collect();
/// assert_eq!(kinds, [Kind::Word("Can't"), Kind::Word("cost"), Kind::Number(2), Kind::Sign('.')]);
/// ```
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let start = at;
        at += first.len_utf8();
        if first.is_whitespace() {
            continue;
        }
        let kind = if first.is_ascii_digit() {
            at += text[at..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - at);
            let digits = &text[start..at];
            digits.parse().map_or(Kind::Word(digits), Kind::Number)
        } else if first.is_alphabetic() {
            at = word_end(text, at);
            Kind::Word(&text[start..at])
        } else {
            Kind::Sign(first)
        };
        found.push(Token { kind, start, end: at });
    }
    found
}

fn word_end(text: &str, from: usize) -> usize {
    let mut letters = text[from..].char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let joins = matches!(letter, '-' | '\'' | '’') && letters.peek().is_some_and(|(_, next)| next.is_alphabetic());
        if !letter.is_alphabetic() && !joins {
            return from + at;
        }
    }
    text.len()
}
