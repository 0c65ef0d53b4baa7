//! The generator's mark above an item, and the hashes in it.

use proc_macro2::{TokenStream, TokenTree};
use sha2::{Digest, Sha256};

use super::Emitted;

/// What a mark says: `//~ CS2_029 todo 3f9a2c11 1c2d3e4f`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The card's id.
    pub key: String,
    /// What the generator wrote; `None` (`done`) once the body is a person's.
    pub emitted: Option<Emitted>,
    /// The header that it wrote.
    pub header: String,
    /// The body that it wrote; empty once it is a person's.
    pub body: String,
}

impl Mark {
    /// Reads a line; `None` for anything that is no whole mark.
    pub fn parse(line: &str) -> Option<Self> {
        let mut words = line.trim().strip_prefix("//~")?.split_whitespace();
        let (key, word, header) = (words.next()?, words.next()?, words.next()?);
        let emitted = match word {
            "done" => None,
            word => Some(Emitted::ALL.into_iter().find(|emitted| emitted.word() == word)?),
        };
        let body = words.next().unwrap_or_default();
        let whole = words.next().is_none() && emitted.is_some() != body.is_empty();
        whole.then(|| Self { key: key.to_owned(), emitted, header: header.to_owned(), body: body.to_owned() })
    }

    /// The line, without its end.
    pub fn line(&self) -> String {
        match self.emitted {
            Some(emitted) => format!("//~ {} {} {} {}", self.key, emitted.word(), self.header, self.body),
            None => format!("//~ {} done {}", self.key, self.header),
        }
    }
}

/// A stable hash: 8 hexadecimal digits.
pub fn hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

/// The tokens as one text that does not change when rustfmt lays the source out anew: no white space of the source, no
/// comma before a closing bracket.
pub fn canonical(tokens: TokenStream) -> String {
    let mut out = String::new();
    write(tokens, &mut out);
    out
}

fn write(tokens: TokenStream, out: &mut String) {
    let mut trees = tokens.into_iter().peekable();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    proc_macro2::Delimiter::Parenthesis => ("(", ")"),
                    proc_macro2::Delimiter::Brace => ("{", "}"),
                    proc_macro2::Delimiter::Bracket => ("[", "]"),
                    proc_macro2::Delimiter::None => ("", ""),
                };
                out.push_str(open);
                write(group.stream(), out);
                out.push_str(close);
            }
            TokenTree::Punct(punct) if punct.as_char() == ',' && trees.peek().is_none() => {}
            TokenTree::Punct(punct) => out.push(punct.as_char()),
            TokenTree::Ident(ident) => {
                out.push_str(&ident.to_string());
                out.push(' ');
            }
            TokenTree::Literal(literal) => {
                out.push_str(&literal.to_string());
                out.push(' ');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_comes_back_as_it_was_written() {
        for line in ["//~ CS2_029 todo 3f9a2c11 1c2d3e4f", "//~ CS2_029 done 3f9a2c11"] {
            assert_eq!(Mark::parse(line).map(|mark| mark.line()).as_deref(), Some(line));
        }
    }

    #[test]
    fn a_garbled_mark_is_none() {
        for line in ["//~", "//~ CS2_029", "//~ CS2_029 todo 3f9a2c11", "//~ CS2_029 wat 1 2", "// CS2_029 todo 1 2"] {
            assert_eq!(Mark::parse(line), None, "{line}");
        }
    }

    #[test]
    fn layout_does_not_change_the_canonical_text() {
        let flat: TokenStream = "pub const X: Power = spell(&[deal(6).to(TARGET)]);".parse().unwrap();
        let tall: TokenStream = "pub const X: Power = spell(\n&[\n deal(6).to(TARGET),\n],\n);".parse().unwrap();
        let other: TokenStream = "pub const X: Power = spell(&[deal(5).to(TARGET)]);".parse().unwrap();
        assert_eq!(canonical(flat.clone()), canonical(tall));
        assert_ne!(canonical(flat), canonical(other));
    }
}
