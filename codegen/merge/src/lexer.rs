//! Tokens and comments of Rust with their positions, and fingerprints of them.
//!
//! `syn` finds the items of a file but drops comments. This module uses rustc's lexer, which keeps comments and never fails.

use std::collections::BTreeSet;

use ra_ap_rustc_lexer::{FrontmatterAllowed, LiteralKind, TokenKind, tokenize};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An identifier, a keyword or a number.
    Word,
    /// A string or a character, with prefix and quotes.
    Literal,
    /// A comment of any kind, including doc comments.
    Comment,
    /// Punctuation and lifetimes.
    Other,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'t> {
    pub kind: Kind,
    pub start: usize,
    pub text: &'t str,
}

impl Token<'_> {
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }

    pub fn is_comment(&self) -> bool {
        self.kind == Kind::Comment
    }
}

/// The tokens and comments of a text, starting at an offset.
pub(crate) fn tokens(text: &str, from: usize) -> impl Iterator<Item = Token<'_>> {
    let mut end = from;
    tokenize(&text[from..], FrontmatterAllowed::No).filter_map(move |token| {
        let start = end;
        end += token.len as usize;
        let is_number = |kind| matches!(kind, LiteralKind::Int { .. } | LiteralKind::Float { .. });
        let kind = if matches!(token.kind, TokenKind::Whitespace) {
            return None;
        } else if matches!(token.kind, TokenKind::LineComment { .. } | TokenKind::BlockComment { .. }) {
            Kind::Comment
        } else if matches!(token.kind, TokenKind::Ident | TokenKind::InvalidIdent | TokenKind::RawIdent) {
            Kind::Word
        } else if let TokenKind::Literal { kind, .. } = token.kind {
            if is_number(kind) { Kind::Word } else { Kind::Literal }
        } else {
            Kind::Other
        };
        // A line comment would hold the `\r` of its line's end.
        Some(Token { kind, start, text: text[start..end].trim_end_matches('\r') })
    })
}

/// The maximum nesting of brackets, and the maximum number of tokens of an expression or type together with everything that
/// contains it. The deepest card file has 19 and 186; many more would overflow the stack of the parser.
const MAX_DEPTH: usize = 64;
const MAX_TOKENS: usize = 500;

/// The byte offset at which a text is nested too deep to be parsed; `None` if it can be parsed. The text need not be Rust.
///
/// ```
/// use cardwright_merge::nesting_error;
/// assert_eq!(nesting_error("const A: u8 = (1);"), None);
/// assert!(nesting_error(&"(".repeat(1000)).is_some());
/// ```
pub fn nesting_error(text: &str) -> Option<usize> {
    // For each open bracket: the tokens since its last separator, the open `<`, and the `|`.
    let mut levels = vec![(0, 0_usize, 0_usize)];
    let (mut total, mut last) = (0, "");
    for token in tokens(text, 0).filter(|token| !token.is_comment()) {
        let at = levels.len() - 1;
        let (count, angles, bars) = &mut levels[at];
        // An item or a statement may end with a block, if what follows does not go on with it.
        let goes_on = token.kind == Kind::Other && token.text != "#" || matches!(token.text, "else" | "as");
        let separates = match token.text {
            ";" => true,
            "," => *angles == 0 && *bars % 2 == 0,
            _ => last == "}" && !goes_on,
        };
        if separates {
            total -= *count;
            (*count, *bars) = (0, 0);
        }
        match token.text {
            "(" | "[" | "{" => levels.push((0, 0, 0)),
            ")" | "]" | "}" => {
                total -= *count;
                levels.pop().filter(|_| at > 0).map_or_else(|| levels.push((0, 0, 0)), drop);
            }
            "<" => *angles += 1,
            ">" if last == "=" => *angles = 0,
            ">" if last != "-" => *angles = angles.saturating_sub(1),
            ";" => *angles = 0,
            "|" => *bars += 1,
            _ => {}
        }
        if let Some((count, ..)) = levels.last_mut() {
            *count += 1;
            total += 1;
        }
        if levels.len() > MAX_DEPTH || total > MAX_TOKENS {
            return Some(token.start);
        }
        last = token.text;
    }
    None
}

/// FNV-1a, 64 bits folded to 32: stable over platforms and releases, unlike `std`'s hashers.
pub(crate) struct Fnv(u64);

impl Fnv {
    pub fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "the fold keeps what the truncation drops")]
    pub fn finish(&self) -> u32 {
        (self.0 ^ (self.0 >> 32)) as u32
    }
}

/// A hash of the tokens and comments of consecutive parts of a source.
///
/// Changes that formatters make do not count: white space, and the comma at the end of a list of lines. Comments count: a
/// comment that a person writes into a body makes the body theirs.
///
/// ```
/// use cardwright_merge::fingerprint;
/// assert_eq!(fingerprint(&["f(a, b)"]), fingerprint(&["f(\n    a,\n    b,\n)"]));
/// assert_ne!(fingerprint(&["f(a, b)"]), fingerprint(&["f(a, b) // why"]));
/// ```
pub fn fingerprint(pieces: &[&str]) -> u32 {
    let mut hash = Fnv::new();
    for text in pieces {
        let mut tokens = tokens(text, 0).peekable();
        while let Some(token) = tokens.next() {
            let closes =
                |next: &Token<'_>| matches!(next.text, ")" | "]" | "}") && text[token.end()..next.start].contains('\n');
            if token.text == "," && tokens.peek().is_some_and(closes) {
                continue;
            }
            match token.kind {
                Kind::Comment => token.text.lines().for_each(|line| {
                    hash.add(line.trim());
                    hash.add("\n");
                }),
                Kind::Literal => hash.add(&token.text.replace("\r\n", "\n")),
                Kind::Word | Kind::Other => hash.add(token.text),
            }
            hash.add("\0");
        }
    }
    hash.finish()
}

/// The identifiers in a source, including those captured by format strings (`"{name}"`).
pub fn words(text: &str) -> BTreeSet<&str> {
    let mut words = BTreeSet::new();
    for token in tokens(text, 0) {
        match token.kind {
            Kind::Word => drop(words.insert(token.text.trim_start_matches("r#"))),
            Kind::Literal => {
                let is_part = |c: char| c == '_' || c.is_alphanumeric();
                let captured = token.text.split('{').skip(1).filter_map(|rest| rest.split(|c| !is_part(c)).next());
                words.extend(captured.filter(|name| !name.is_empty()));
            }
            Kind::Comment | Kind::Other => {}
        }
    }
    words
}
