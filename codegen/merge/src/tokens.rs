//! A light reader of Rust's tokens and comments: where they are, which words they are, and a fingerprint of them.
//!
//! `syn` says what a file's items are, but it forgets comments, and it is too slow to ask about 20,000 bodies that are
//! almost always what the generator wrote last. This reader never fails: broken source is `syn`'s to complain about.

use std::collections::BTreeSet;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An identifier, a keyword or a number.
    Word,
    /// A string or a character, with prefix and quotes.
    Literal,
    /// `'a`
    Lifetime,
    /// One character of punctuation.
    Punct,
    /// `//`, `///` or `//!` up to the end of the line.
    Line,
    /// `/* … */`
    Block,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
}

impl Token {
    pub fn is_comment(self) -> bool {
        matches!(self.kind, Kind::Line | Kind::Block)
    }
}

/// The tokens and comments of a text from an offset on.
pub(crate) struct Tokens<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Tokens<'t> {
    pub fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    pub fn from(text: &'t str, at: usize) -> Self {
        Self { text, at }
    }

    fn byte(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    fn to(&self, ahead: usize, needle: &str) -> Option<usize> {
        self.text.get(self.at + ahead..)?.find(needle).map(|found| self.at + ahead + found)
    }

    /// The end of a quoted text whose first quote is `ahead` of here; a backslash escapes one character.
    fn quoted(&self, ahead: usize, quote: u8) -> usize {
        let bytes = self.text.as_bytes();
        let mut at = self.at + ahead + 1;
        while at < bytes.len() {
            match bytes[at] {
                b'\\' => at += 2,
                byte if byte == quote => return at + 1,
                _ => at += 1,
            }
        }
        bytes.len()
    }

    /// The end of a raw string whose first `#` or quote is `ahead` of here, if one begins there.
    fn raw(&self, ahead: usize) -> Option<usize> {
        let fences = self.text.as_bytes()[self.at + ahead..].iter().take_while(|byte| **byte == b'#').count();
        (self.byte(ahead + fences) == b'"').then(|| {
            let close = format!("\"{}", "#".repeat(fences));
            self.to(ahead + fences + 1, &close).map_or(self.text.len(), |found| found + close.len())
        })
    }

    fn literal(&self) -> Option<usize> {
        let (one, two) = (self.byte(0), self.byte(1));
        match (one, two) {
            (b'"', _) => Some(self.quoted(0, b'"')),
            (b'b' | b'c', b'"') => Some(self.quoted(1, b'"')),
            (b'b', b'\'') => Some(self.quoted(1, b'\'')),
            (b'r', b'"' | b'#') => self.raw(1),
            (b'b' | b'c', b'r') if matches!(self.byte(2), b'"' | b'#') => self.raw(2),
            (b'\'', b'\\') => Some(self.quoted(0, b'\'')),
            (b'\'', _) => {
                let inner = self.text[self.at + 1..].chars().next()?;
                (inner != '\'' && self.byte(1 + inner.len_utf8()) == b'\'').then(|| self.at + 2 + inner.len_utf8())
            }
            _ => None,
        }
    }

    fn block_comment(&self) -> usize {
        let bytes = self.text.as_bytes();
        let (mut at, mut depth) = (self.at + 2, 1);
        while at < bytes.len() && depth > 0 {
            match (bytes[at], bytes.get(at + 1)) {
                (b'/', Some(b'*')) => (at, depth) = (at + 2, depth + 1),
                (b'*', Some(b'/')) => (at, depth) = (at + 2, depth - 1),
                _ => at += 1,
            }
        }
        at.min(bytes.len())
    }

    fn word(&self, ahead: usize) -> usize {
        let rest = &self.text[self.at + ahead..];
        rest.find(|c| !is_word(c)).map_or(self.text.len(), |end| self.at + ahead + end)
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        let start = self.at;
        let first = self.text[start..].chars().next()?;
        let (kind, end) = if first == '/' && self.byte(1) == b'/' {
            let line = &self.text[start..];
            let line = line.find('\n').map_or(line, |end| &line[..end]);
            (Kind::Line, start + line.strip_suffix('\r').unwrap_or(line).len())
        } else if first == '/' && self.byte(1) == b'*' {
            (Kind::Block, self.block_comment())
        } else if let Some(end) = self.literal() {
            (Kind::Literal, end)
        } else if first == '\'' {
            (Kind::Lifetime, self.word(1))
        } else if first == 'r' && self.byte(1) == b'#' {
            (Kind::Word, self.word(2))
        } else if is_word(first) {
            (Kind::Word, self.word(0))
        } else {
            (Kind::Punct, start + first.len_utf8())
        };
        self.at = end.min(self.text.len());
        Some(Token { kind, start, end: self.at })
    }
}

fn is_word(c: char) -> bool {
    c == '_' || c.is_ascii_alphanumeric() || (!c.is_ascii() && c.is_alphanumeric())
}

/// FNV-1a, 64 bits folded to 32: stable over platforms and releases, which `std`'s hashers are not.
pub(crate) struct Fnv(u64);

impl Fnv {
    pub fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "the fold keeps what the truncation drops")]
    pub fn finish(&self) -> u32 {
        (self.0 ^ (self.0 >> 32)) as u32
    }
}

/// A hash of the tokens and comments of pieces of source that stand one after the other.
///
/// White space does not count, nor does the comma that formatters set before a closing bracket. Comments count: one
/// that a person writes into a body makes it theirs.
pub(crate) fn fingerprint(pieces: &[&str]) -> u32 {
    let mut hash = Fnv::new();
    let mut comma = false;
    // Of each open bracket: how many commas it holds, and whether it is a call's (and so no tuple of one).
    let mut open: Vec<(u32, bool)> = Vec::new();
    let mut after_word = false;
    for (text, token) in pieces.iter().flat_map(|text| Tokens::new(text).map(move |token| (text, token))) {
        let source = &text[token.start..token.end];
        let punct = if token.kind == Kind::Punct { source } else { "" };
        if comma {
            let (commas, call) = open.last().copied().unwrap_or_default();
            let formatting = matches!(punct, "]" | "}") || (punct == ")" && (commas > 1 || call));
            if !formatting {
                hash.add(b",\0");
            }
            comma = false;
        }
        match punct {
            "(" | "[" | "{" => open.push((0, after_word)),
            ")" | "]" | "}" => drop(open.pop()),
            "," => {
                comma = true;
                if let Some((commas, _)) = open.last_mut() {
                    *commas += 1;
                }
                continue;
            }
            _ => {}
        }
        after_word = token.kind == Kind::Word || matches!(punct, "!" | ">");
        match token.kind {
            Kind::Line | Kind::Block => source.lines().for_each(|line| {
                hash.add(line.trim().as_bytes());
                hash.add(b"\n");
            }),
            Kind::Literal => source.split("\r\n").enumerate().for_each(|(at, line)| {
                hash.add(if at > 0 { b"\n" } else { b"" });
                hash.add(line.as_bytes());
            }),
            Kind::Word | Kind::Lifetime | Kind::Punct => hash.add(source.as_bytes()),
        }
        hash.add(b"\0");
    }
    if comma {
        hash.add(b",\0");
    }
    hash.finish()
}

/// The identifiers that a piece of source uses, those captured by format strings (`"{name}"`) among them.
pub(crate) fn words(text: &str) -> BTreeSet<&str> {
    let mut words = BTreeSet::new();
    for token in Tokens::new(text) {
        let source = &text[token.start..token.end];
        match token.kind {
            Kind::Word => drop(words.insert(source.strip_prefix("r#").unwrap_or(source))),
            Kind::Literal => words.extend(source.split('{').skip(1).filter_map(|rest| {
                let name = rest.split(|c| !is_word(c)).next()?;
                (!name.is_empty()).then_some(name)
            })),
            Kind::Lifetime | Kind::Punct | Kind::Line | Kind::Block => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<&str> {
        Tokens::new(text).map(|token| &text[token.start..token.end]).collect()
    }

    #[test]
    fn literals_comments_and_words_are_told_apart() {
        assert_eq!(split("a /* x /* y */ */ b // c\r\nd"), ["a", "/* x /* y */ */", "b", "// c", "d"]);
        assert_eq!(
            split(r##"r#"a"b"# br"x" b'\'' 'a' 'b r#type "q\"" c"z""##),
            [r##"r#"a"b"#"##, "br\"x\"", r"b'\''", "'a'", "'b", "r#type", r#""q\"""#, "c\"z\""]
        );
        assert_eq!(split("'é' 'x: \"é"), ["'é'", "'x", ":", "\"é"]);
        assert_eq!(split("'"), ["'"]);
        assert_eq!(split("\"\\"), ["\"\\"]);
    }

    #[test]
    fn white_space_and_trailing_commas_do_not_count() {
        let print = |text| fingerprint(&[text]);
        assert_eq!(print("f(&[a, b])"), print("f(\n    &[\n  a,\n  b,\n ],\r\n)"));
        assert_eq!(print("\"a\r\nb\""), print("\"a\nb\""));
        assert_ne!(print("(a,)"), print("(a)"));
        assert_ne!(print("ab"), print("a b"));
        assert_ne!(print("f(a)"), print("f(a) // why"));
        assert_ne!(print("\"a b\""), print("\"ab\""));
        assert_eq!(fingerprint(&["#[a]", "fn b() {}"]), print("#[a]\nfn b() {}"));
    }

    #[test]
    fn words_are_found_in_format_strings() {
        assert!(words("println!(\"{LIMIT:>3} {}\")").contains("LIMIT"));
        assert!(!words("// LIMIT\n\"LIMIT\"").contains("LIMIT"));
    }
}
