//! A text as words, numbers and signs.

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'t> {
    pub kind: Kind<'t>,
    /// Where it begins in the text, in bytes.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

/// What a piece of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind<'t> {
    /// Letters, with the hyphens and apostrophes between them: `Mega-Windfury`, `can't`.
    Word(&'t str),
    /// A number without a sign.
    Number(i16),
    /// Anything else.
    Sign(char),
}

/// The pieces of a text that has no markup. A number that is too large for a card is a word.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind<'_>> {
        tokens(text).into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn numbers_signs_and_words_are_told_apart() {
        use Kind::{Number, Sign, Word};
        assert_eq!(kinds("+10/-2."), [Sign('+'), Number(10), Sign('/'), Sign('-'), Number(2), Sign('.')]);
        assert_eq!(kinds("Can't attack"), [Word("Can't"), Word("attack")]);
        assert_eq!(kinds("Mega-Windfury -1"), [Word("Mega-Windfury"), Sign('-'), Number(1)]);
        assert_eq!(kinds("{0}'s 99999"), [Sign('{'), Number(0), Sign('}'), Sign('\''), Word("s"), Word("99999")]);
        assert_eq!(kinds(" "), []);
    }
}
