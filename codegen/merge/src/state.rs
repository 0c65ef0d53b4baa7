//! The state of a block, as its header shows it.

use std::fmt;

use crate::tokens::{Kind, Tokens};
use crate::wanted::Emitted;

/// How far a card, or a card's test, has come.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// Nothing to script.
    Vanilla,
    /// A stub, or a test that is still ignored.
    Todo,
    /// Written by the text compiler, and untouched since.
    Derived,
    /// Points at the original's power, and untouched since.
    Reprint,
    /// A person wrote it.
    Done,
    /// A person wrote a part of it: the reason given to `.partial("…")`.
    Partial(String),
    /// A person wrote it, and its text or numbers changed since.
    Stale,
}

impl State {
    /// Whether a `State:` line's text is one that is generated.
    pub(crate) fn is_written(text: &str) -> bool {
        text.starts_with("Partial: ") || matches!(text, "Vanilla" | "Todo" | "Derived" | "Reprint" | "Done" | "Stale")
    }
}

impl From<Emitted> for State {
    fn from(emitted: Emitted) -> Self {
        match emitted {
            Emitted::Vanilla => Self::Vanilla,
            Emitted::Todo => Self::Todo,
            Emitted::Derived => Self::Derived,
            Emitted::Reprint => Self::Reprint,
        }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vanilla => f.pad("Vanilla"),
            Self::Todo => f.pad("Todo"),
            Self::Derived => f.pad("Derived"),
            Self::Reprint => f.pad("Reprint"),
            Self::Done => f.pad("Done"),
            Self::Partial(reason) => write!(f, "Partial: {reason}"),
            Self::Stale => f.pad("Stale"),
        }
    }
}

/// The reason in a body's `.partial("reason")`.
pub(crate) fn partial(body: &str) -> Option<String> {
    let tokens: Vec<_> = Tokens::new(body).filter(|token| !token.is_comment()).collect();
    let source = |at: usize| tokens.get(at).map_or("", |token| &body[token.start..token.end]);
    let call = (0..tokens.len()).find(|at| [source(*at), source(at + 1), source(at + 2)] == [".", "partial", "("])?;
    let reason = tokens.get(call + 3).filter(|token| token.kind == Kind::Literal)?;
    let reason = syn::parse_str::<syn::LitStr>(&body[reason.start..reason.end]).ok()?.value();
    Some(reason.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_reason_of_a_partial_body_is_read() {
        let reason =
            super::partial("pub const A: Power = spell(&[ /* .partial(\"no\") */ ])\n  .partial(\"a \\\"b\\\"\n c\");");
        assert_eq!(reason.as_deref(), Some("a \"b\" c"));
        assert_eq!(super::partial("pub const A: Power = partial(\"x\");"), None);
    }
}
