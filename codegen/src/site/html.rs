//! HTML content: escaping, and syntax highlighting for Rust.

use std::fmt::Write as _;

/// Escapes text for an element or a quoted attribute.
///
/// ```
/// use cardwright::site::escape;
/// assert_eq!(escape("<b> & \"c\""), "&lt;b&gt; &amp; &quot;c&quot;");
/// ```
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '&' => out += "&amp;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            other => out.push(other),
        }
    }
    out
}

/// Rust source as HTML: strings, numbers, constants and functions in `<span>`s; `card` returns the name and address for ids of
/// cards, which become links.
///
/// `card` returns the name and the address of the card with an id.
pub fn rust(source: &str, card: &impl Fn(&str) -> Option<(String, String)>) -> String {
    let mut out = String::with_capacity(source.len() * 2);
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => string_length(rest),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            c if c.is_ascii_digit() => {
                rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            c if c.is_alphabetic() || c == '_' => {
                rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            c => c.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        match first {
            '"' => push_string(&mut out, token, card),
            '/' if length > 1 => span(&mut out, "r", token),
            c if c.is_ascii_digit() => span(&mut out, "n", token),
            c if c.is_alphabetic() || c == '_' => match card(token) {
                Some((name, address)) => link(&mut out, token, &name, &address),
                None if ["crate", "pub", "fn", "const", "let", "mut", "if", "else", "for", "in", "match"]
                    .contains(&token) =>
                {
                    span(&mut out, "k", token);
                }
                None if token.len() > 1 && !token.contains(|c: char| c.is_lowercase()) => span(&mut out, "c", token),
                None if after.starts_with('(') => span(&mut out, "f", token),
                None => out += &escape(token),
            },
            _ => out += &escape(token),
        }
        rest = after;
    }
    out
}

fn string_length(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '\\' if !escaped => escaped = true,
            '"' if !escaped => return at + 1,
            _ => escaped = false,
        }
    }
    rest.len()
}

fn push_string(out: &mut String, token: &str, card: &impl Fn(&str) -> Option<(String, String)>) {
    match card(token.trim_matches('"')) {
        Some((name, address)) => link(out, token, &name, &address),
        None => span(out, "s", token),
    }
}

fn link(out: &mut String, token: &str, name: &str, address: &str) {
    let _ = write!(out, "<a class=s href=\"{}\" title=\"{}\">{}</a>", escape(address), escape(name), escape(token));
}

fn span(out: &mut String, class: &str, token: &str) {
    let _ = write!(out, "<span class={class}>{}</span>", escape(token));
}
