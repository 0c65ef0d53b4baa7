//! Converts the markup of card texts to readable text.
//!
//! Knows the markup of card texts (`<b>`, `[x]`, `_`, `$6` …) and nothing of cards. The marks of rules (`$` spell damage, `#`
//! healing, `@` a running number, `{0}` a placeholder) are left unchanged.

/// One line of Markdown: bold and italics are kept, layout marks are removed, and special characters of Markdown are escaped.
///
/// ```
/// use cardwright_data::markup::markdown;
/// assert_eq!(markdown("[x]<b>Battlecry:</b> Deal $2\ndamage."), "**Battlecry:** Deal $2 damage.");
/// ```
pub fn markdown(raw: &str) -> String {
    let mut chars: Vec<(char, Emphasis)> = Vec::new();
    for word in styled(raw) {
        let pieces = word.0.iter().flat_map(|(text, emphasis)| text.chars().map(move |c| (c, *emphasis)));
        let pieces: Vec<_> = pieces.collect();
        if let (Some((_, before)), Some((_, after))) = (chars.last(), pieces.first()) {
            let both = Emphasis { bold: before.bold && after.bold, italic: before.italic && after.italic };
            chars.push((' ', both));
        }
        chars.extend(pieces);
    }
    take_back_emphasis(&mut chars);
    let mut out = String::new();
    let mut open: Vec<&str> = Vec::new();
    for (at, (c, _)) in chars.iter().enumerate() {
        switch(&mut out, &mut open, &chars[at..]);
        let special = matches!(c, '[' | ']' | '<' | '>' | '*' | '`' | '\\' | '|' | '~');
        // At the start of a line these begin a heading, a list or a rule.
        let begins = at == 0 && matches!(c, '#' | '+' | '-' | '=');
        let numbers = matches!(c, '.' | ')') && at > 0 && chars[..at].iter().all(|(c, _)| c.is_ascii_digit());
        if special || begins || numbers {
            out.push('\\');
        }
        out.push(*c);
    }
    switch(&mut out, &mut open, &[]);
    out
}

/// Removes emphasis from spaces at the edge of a run, and from punctuation there that touches a letter, because Markdown would
/// not parse the marks.
fn take_back_emphasis(chars: &mut [(char, Emphasis)]) {
    let is_punctuation = |c: char| !c.is_alphanumeric() && !c.is_whitespace();
    let step = |chars: &mut [(char, Emphasis)], at: usize, outside: usize| {
        let (outer, inner) = (chars[outside], chars[at]);
        let leaves = |of: fn(&Emphasis) -> bool| of(&inner.1) && !of(&outer.1);
        let moves = inner.0.is_whitespace() || (is_punctuation(inner.0) && !outer.0.is_whitespace());
        if moves && (leaves(|it| it.bold) || leaves(|it| it.italic)) {
            chars[at].1 = outer.1;
        }
    };
    (1..chars.len()).for_each(|at| step(chars, at, at - 1));
    (1..chars.len()).rev().for_each(|at| step(chars, at - 1, at));
}

/// Closes and opens marks until those of the first character are open; the mark that lasts longer is outside.
fn switch(out: &mut String, open: &mut Vec<&'static str>, chars: &[(char, Emphasis)]) {
    let lasts = |of: fn(&Emphasis) -> bool| chars.iter().take_while(|(_, emphasis)| of(emphasis)).count();
    let mut wanted = [("**", lasts(|it| it.bold)), ("*", lasts(|it| it.italic))];
    wanted.sort_by_key(|(_, length)| std::cmp::Reverse(*length));
    let is_wanted = |mark: &&str| wanted.iter().any(|(known, length)| known == mark && *length > 0);
    let kept = open.iter().take_while(|mark| is_wanted(mark)).count();
    open.drain(kept..).rev().for_each(|mark| out.push_str(mark));
    for (mark, _) in wanted.iter().filter(|(_, length)| *length > 0) {
        if !open.contains(mark) {
            out.push_str(mark);
            open.push(mark);
        }
    }
}

/// The text without any markup, on one line.
///
/// ```
/// use cardwright_data::markup::plain;
/// assert_eq!(plain("[x]Has +2 Attack while you\nhave <b>Spell Damage</b>."), "Has +2 Attack while you have Spell Damage.");
/// ```
pub fn plain(raw: &str) -> String {
    let text: String = runs(raw).into_iter().map(|(text, _)| text).collect();
    squeeze(&text)
}

/// A word of a text with its emphasis, for pages. A word may have several parts: `<b>Rush</b>.`
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StyledWord(pub Vec<(String, Emphasis)>);

/// The emphasis of a part of a word.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Emphasis {
    /// Bold, as keywords are.
    pub bold: bool,
    /// Italic, as comments are.
    pub italic: bool,
}

impl StyledWord {
    /// The word without emphasis.
    pub fn plain(&self) -> String {
        self.0.iter().map(|(text, _)| text.as_str()).collect()
    }
}

/// The words of a text with their emphasis, in order.
///
/// ```
/// use cardwright_data::markup::styled;
/// let words = styled("<b>Rush</b>.\nDraw");
/// assert_eq!(words[0].plain(), "Rush.");
/// assert!(words[0].0[0].1.bold && !words[0].0[1].1.bold);
/// assert_eq!(words.len(), 2);
/// ```
pub fn styled(raw: &str) -> Vec<StyledWord> {
    let mut words = Vec::new();
    let mut word = StyledWord::default();
    for (text, open) in runs(raw) {
        let looks = Emphasis { bold: open.contains(&"**"), italic: open.contains(&"*") };
        for (at, part) in text.split(char::is_whitespace).enumerate() {
            if at > 0 && !word.0.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            if !part.is_empty() {
                word.0.push((part.to_owned(), looks));
            }
        }
    }
    if !word.0.is_empty() {
        words.push(word);
    }
    words
}

/// The parts of a text, each with its open marks, outermost first. A closing mark closes the last one of its kind; one without
/// an opening mark is dropped.
fn runs(raw: &str) -> Vec<(String, Vec<&'static str>)> {
    let mut runs = Vec::new();
    let mut open: Vec<&'static str> = Vec::new();
    for piece in pieces(raw) {
        match piece {
            Piece::Open(mark) => open.push(mark),
            Piece::Close(mark) => {
                if let Some(at) = open.iter().rposition(|m| *m == mark) {
                    open.remove(at);
                }
            }
            Piece::Text(text) => runs.push((text, open.clone())),
        }
    }
    runs
}

enum Piece {
    Open(&'static str),
    Close(&'static str),
    Text(String),
}

/// Splits a text at markup. `[x]` is layout; `_` and U+00A0 are spaces; a bare `&` marks a cut of an Assemble card, and `\&` is
/// an ampersand.
fn pieces(raw: &str) -> Vec<Piece> {
    let mut out = Vec::new();
    let mut text = String::new();
    let mut rest = raw;
    while let Some(c) = rest.chars().next() {
        let mark = [
            ("<b>", Some(Piece::Open("**"))),
            ("</b>", Some(Piece::Close("**"))),
            ("<i>", Some(Piece::Open("*"))),
            ("</i>", Some(Piece::Close("*"))),
            ("[x]", None),
        ]
        .into_iter()
        .find(|(mark, _)| {
            rest.len() >= mark.len() && rest.as_bytes()[..mark.len()].eq_ignore_ascii_case(mark.as_bytes())
        });
        if let Some((mark, piece)) = mark {
            if let Some(piece) = piece {
                out.push(Piece::Text(std::mem::take(&mut text)));
                out.push(piece);
            }
            rest = &rest[mark.len()..];
        } else if let Some(after) = rest.strip_prefix("\\&") {
            text.push('&');
            rest = after;
        } else {
            match c {
                '_' | '\u{a0}' | '\n' | '\r' | '\t' => text.push(' '),
                '&' => {}
                other => text.push(other),
            }
            rest = &rest[c.len_utf8()..];
        }
    }
    out.push(Piece::Text(text));
    out
}

fn squeeze(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
