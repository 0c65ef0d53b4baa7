//! The position of an item that is set aside with a block, so that it returns to the same position.
//!
//! Blocks have an order, but a helper or a further test may be anywhere. While it is set aside, a comment above it names the
//! block before it, the hand-written item directly before it, and whether there was a blank line:
//!
//! ```text
//! // Stood after `BE_142`, directly below `HURT`.
//! const FOUR_HURT: Condition = …;
//! ```

use crate::ownership::Role;
use crate::source::{ItemKind, ParsedFile};

const AFTER_PREFIX: &str = "// Stood after `";
const TOP_NOTE: &str = "// Stood at the top";

/// The position of an item in its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ItemPosition {
    /// The key of the last block before it; `None` at the start of the file.
    pub previous_block: Option<String>,
    /// The name of the item directly before it, if that is hand-written and not a block.
    pub previous_item: Option<String>,
    /// Whether there was no blank line above it.
    pub adjacent: bool,
}

impl ItemPosition {
    /// The position of an item.
    pub fn of(source: &ParsedFile, roles: &[Role], item: usize) -> Self {
        let named = |at: &usize| source.items[*at].kind != ItemKind::Use && source.items[*at].name.is_some();
        let before = (0..item).rev().find(named);
        let below = before.filter(|at| !matches!(roles[*at], Role::CardBlock(_)));
        let block = |at: usize| if let Role::CardBlock(key) = &roles[at] { Some(key.clone()) } else { None };
        Self {
            previous_block: (0..item).rev().find_map(block),
            previous_item: below.and_then(|at| source.items[at].name.clone()),
            adjacent: before.is_some_and(|at| at + 1 == item && next_is_adjacent(source, at)),
        }
    }

    /// Parses the position in a text's first line; returns it with the rest of the text.
    pub fn read(text: &str) -> Option<(Self, &str)> {
        let (line, rest) = text.split_once('\n')?;
        let line = line.trim_end().strip_suffix('.')?;
        let (after, line) = match line.strip_prefix(AFTER_PREFIX) {
            Some(line) => line.split_once('`').map(|(key, line)| (Some(key.to_owned()), line))?,
            None => (None, line.strip_prefix(TOP_NOTE)?),
        };
        let (line, adjacent) = match line.strip_prefix(", directly") {
            Some(line) => (line, true),
            None => (line.strip_prefix(',').unwrap_or(line), false),
        };
        let below = match line {
            "" | " below it" => None,
            line => Some(line.strip_prefix(" below `")?.strip_suffix('`')?.to_owned()),
        };
        Some((Self { previous_block: after, previous_item: below, adjacent }, rest))
    }

    /// The comment line that records it.
    pub fn comment_line(&self) -> String {
        let after =
            self.previous_block.as_ref().map_or_else(|| TOP_NOTE.to_owned(), |key| format!("{AFTER_PREFIX}{key}`"));
        let below = match (&self.previous_item, self.adjacent) {
            (None, false) => String::new(),
            (None, true) => ", directly below it".to_owned(),
            (Some(name), false) => format!(", below `{name}`"),
            (Some(name), true) => format!(", directly below `{name}`"),
        };
        format!("{after}{below}.\n")
    }
}

/// Whether the next item follows without a blank line.
pub(crate) fn next_is_adjacent(source: &ParsedFile, item: usize) -> bool {
    let next = &source.items[item + 1];
    source.text[source.items[item].line_end..next.comments_start].trim_matches([' ', '\t']).is_empty()
}
