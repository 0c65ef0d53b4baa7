//! Edits of a text by byte ranges; text outside the ranges stays unchanged.

use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Edit {
    /// Inserts lines with blank lines around them.
    Paragraph(String),
    /// Inserts lines below others, followed by a blank line.
    Lines(String),
    /// Replaces the range.
    Replace(String),
    /// Removes the range and one of the blank lines around it.
    Remove,
}

/// The edits of one file. Ranges are bytes of the original text, at character boundaries.
///
/// ```
/// use cardwright_merge::Edits;
/// let mut edits = Edits::default();
/// edits.remove(0..7);
/// edits.paragraph(15, "use c;\n");
/// assert_eq!(edits.apply("use a;\n\nuse b;\n", "\n"), "use b;\n\nuse c;\n");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Edits(Vec<(Range<usize>, Edit)>);

impl Edits {
    /// Whether there are no edits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Replaces a range with a text; an empty range inserts it.
    pub fn replace(&mut self, range: Range<usize>, text: impl Into<String>) {
        self.0.push((range, Edit::Replace(text.into())));
    }

    /// Removes a range of whole lines, and one of the blank lines around it.
    pub fn remove(&mut self, range: Range<usize>) {
        self.0.push((range, Edit::Remove));
    }

    /// Inserts whole lines at a byte offset, with blank lines around them.
    pub fn paragraph(&mut self, at: usize, text: impl Into<String>) {
        self.0.push((at..at, Edit::Paragraph(text.into())));
    }

    /// Like [`Self::paragraph`], before all other insertions at this offset.
    pub(crate) fn first_paragraph(&mut self, at: usize, text: impl Into<String>) {
        self.0.insert(0, (at..at, Edit::Paragraph(text.into())));
    }

    /// Inserts whole lines at a byte offset, directly below the existing line or the last inserted one.
    pub(crate) fn lines(&mut self, at: usize, text: impl Into<String>) {
        self.0.push((at..at, Edit::Lines(text.into())));
    }

    /// The text after all edits; new text gets the given line ends, `\n` or `\r\n`. Panics if a range is outside the text.
    pub fn apply(mut self, text: &str, newline: &str) -> String {
        // At one place new blocks come before what is new about the block that is there, in the order they were given.
        let inserts = |edit: &Edit| matches!(edit, Edit::Paragraph(_) | Edit::Lines(_));
        self.0.sort_by_key(|(range, edit)| (range.start, !inserts(edit), !range.is_empty()));
        let mut out = String::with_capacity(text.len() + 1024);
        let (mut at, mut removed_last) = (0, false);
        // Whether the last thing written is the blank line behind a paragraph.
        let mut blank_behind = false;
        for (range, edit) in self.0 {
            // A removed item may have taken along the blank line that a paragraph is to be put before.
            let between = text.get(at..range.start).unwrap_or("");
            out.push_str(between);
            at = at.max(range.end);
            let below_paragraph = std::mem::take(&mut blank_behind) && between.is_empty();
            match edit {
                Edit::Replace(new) => out.push_str(&with_newline(&new, newline)),
                Edit::Remove => at += if ends_blank(&out) { blank_line(&text[at..]) } else { 0 },
                Edit::Paragraph(new) => {
                    if !without_mark(&out).is_empty() && !out.ends_with('\n') {
                        out.push_str(newline);
                    }
                    if !ends_blank(&out) {
                        out.push_str(newline);
                    }
                    out.push_str(&with_newline(&new, newline));
                    blank_behind = at < text.len() && blank_line(&text[at..]) == 0;
                    out.push_str(if blank_behind { newline } else { "" });
                }
                Edit::Lines(new) => {
                    if below_paragraph {
                        out.truncate(out.len() - newline.len());
                    }
                    if !without_mark(&out).is_empty() && !out.ends_with('\n') {
                        out.push_str(newline);
                    }
                    out.push_str(&with_newline(&new, newline));
                    blank_behind = below_paragraph;
                    out.push_str(if blank_behind { newline } else { "" });
                }
            }
            removed_last = at == text.len();
        }
        out.push_str(&text[at..]);
        // What was removed at the end leaves the blank line before it.
        if removed_last && !without_mark(&out).is_empty() && ends_blank(&out) {
            out.truncate(out.len() - if out.ends_with("\r\n") { 2 } else { 1 });
        }
        out
    }
}

/// A text without its byte order mark.
fn without_mark(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

/// Whether the next line would be the first line or follow a blank line.
fn ends_blank(text: &str) -> bool {
    let text = without_mark(text);
    let ends = |text: &str| matches!(text.trim_end_matches([' ', '\t', '\r']), line if line.is_empty() || line.ends_with('\n'));
    text.is_empty() || text.strip_suffix('\n').is_some_and(ends)
}

/// The length of a blank line at the start of a text; 0 if there is none.
fn blank_line(text: &str) -> usize {
    let line = text.find('\n').map_or(text.len(), |end| end + 1);
    if text[..line].trim().is_empty() { line } else { 0 }
}

/// A text converted to the line ends of its file.
pub(crate) fn with_newline(text: &str, newline: &str) -> String {
    text.replace("\r\n", "\n").replace('\n', newline)
}
