//! Edits of a text by byte ranges: what is not named in an edit stays as it is.

use std::ops::Range;

/// One edit. Several may begin at one place; they happen in the order they were given.
#[derive(Clone, Debug)]
struct Edit {
    range: Range<usize>,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    /// Puts a text in the place of the range.
    Replace(String),
    /// Takes the range away, and one of the blank lines around it.
    Drop,
    /// Puts lines in, with blank lines around them.
    Paragraph(String),
    /// Puts lines in behind others of their kind.
    Lines(String),
}

impl Edit {
    /// At one place: imports, then new blocks, then what is new about the block that stands there.
    fn rank(&self) -> u8 {
        match self.what {
            What::Lines(_) => 0,
            What::Paragraph(_) => 1,
            What::Replace(_) if self.range.is_empty() => 2,
            What::Replace(_) | What::Drop => 3,
        }
    }
}

/// The edits of one file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Edits {
    edits: Vec<Edit>,
}

impl Edits {
    pub fn is_empty(&self) -> bool {
        self.edits.is_empty()
    }

    pub fn replace(&mut self, range: Range<usize>, text: impl Into<String>) {
        self.edits.push(Edit { range, what: What::Replace(text.into()) });
    }

    pub fn drop(&mut self, range: Range<usize>) {
        self.edits.push(Edit { range, what: What::Drop });
    }

    pub fn paragraph(&mut self, at: usize, text: impl Into<String>) {
        self.edits.push(Edit { range: at..at, what: What::Paragraph(text.into()) });
    }

    pub fn paragraphs(&mut self, at: usize, texts: Vec<String>) {
        for text in texts {
            self.paragraph(at, text);
        }
    }

    pub fn lines(&mut self, at: usize, text: impl Into<String>) {
        self.edits.push(Edit { range: at..at, what: What::Lines(text.into()) });
    }

    /// The text after all edits; new text takes the line ends given.
    pub fn apply(mut self, text: &str, newline: &str) -> String {
        self.edits.sort_by_key(|edit| (edit.range.start, edit.rank()));
        let mut out = String::with_capacity(text.len() + 1024);
        let mut at = 0;
        let mut dropped_last = false;
        for edit in self.edits {
            // A dropped item may have taken the blank line along that a new one is to stand before.
            debug_assert!(edit.range.is_empty() || edit.range.start >= at, "edits overlap at {}", edit.range.start);
            out.push_str(text.get(at..edit.range.start).unwrap_or(""));
            at = at.max(edit.range.end);
            match edit.what {
                What::Replace(new) => out.push_str(&lines_ended(&new, newline)),
                What::Drop => {
                    if ends_blank(&out) {
                        at += blank_line(&text[at..]);
                    }
                }
                What::Lines(new) => {
                    end_line(&mut out, newline);
                    out.push_str(&lines_ended(&new, newline));
                }
                What::Paragraph(new) => {
                    end_line(&mut out, newline);
                    if !ends_blank(&out) {
                        out.push_str(newline);
                    }
                    out.push_str(&lines_ended(&new, newline));
                    let rest = &text[at..];
                    if !rest.is_empty() && blank_line(rest) == 0 {
                        out.push_str(newline);
                    }
                }
            }
            dropped_last = at == text.len();
        }
        out.push_str(&text[at..]);
        // What was dropped at the end leaves the blank line before it.
        if dropped_last && !bare(&out).is_empty() && ends_blank(&out) {
            out.truncate(out.len() - newline_len(&out));
        }
        out
    }
}

fn end_line(out: &mut String, newline: &str) {
    if !bare(out).is_empty() && !out.ends_with('\n') {
        out.push_str(newline);
    }
}

/// A text without its byte order mark.
fn bare(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Whether the next line would stand at the top or behind a blank line.
fn ends_blank(text: &str) -> bool {
    let text = bare(text);
    text.is_empty()
        || text.strip_suffix('\n').is_some_and(
            |text| matches!(text.trim_end_matches([' ', '\t', '\r']), line if line.is_empty() || line.ends_with('\n')),
        )
}

fn newline_len(text: &str) -> usize {
    if text.ends_with("\r\n") { 2 } else { 1 }
}

/// The length of the blank line that a text begins with.
fn blank_line(text: &str) -> usize {
    let line = text.find('\n').map_or(text.len(), |end| end + 1);
    if text[..line].trim().is_empty() { line } else { 0 }
}

/// A text with the line ends of the file that it goes into.
pub(crate) fn lines_ended(text: &str, newline: &str) -> String {
    let plain = text.replace("\r\n", "\n");
    if newline == "\n" { plain } else { plain.replace('\n', newline) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "use a;\n\nconst A: u8 = 1;\n\nconst B: u8 = 2;\n\nconst C: u8 = 3;\n";

    fn at(needle: &str) -> Range<usize> {
        let start = TEXT.find(needle).expect("it is there");
        start..start + needle.len()
    }

    #[test]
    fn dropping_takes_one_blank_line_along() {
        for (gone, left) in [
            (vec!["const A: u8 = 1;\n"], "use a;\n\nconst B: u8 = 2;\n\nconst C: u8 = 3;\n"),
            (vec!["const C: u8 = 3;\n"], "use a;\n\nconst A: u8 = 1;\n\nconst B: u8 = 2;\n"),
            (vec!["const B: u8 = 2;\n", "const C: u8 = 3;\n"], "use a;\n\nconst A: u8 = 1;\n"),
            (vec!["use a;\n"], "const A: u8 = 1;\n\nconst B: u8 = 2;\n\nconst C: u8 = 3;\n"),
        ] {
            let mut edits = Edits::default();
            for line in gone {
                edits.drop(at(line));
            }
            assert_eq!(edits.apply(TEXT, "\n"), left);
        }
    }

    #[test]
    fn paragraphs_stand_between_blank_lines() {
        let mut edits = Edits::default();
        edits.paragraph(at("const A: u8 = 1;\n").end, "const X: u8 = 7;\n");
        edits.paragraph(at("const A: u8 = 1;\n").end, "const Y: u8 = 8;\n");
        edits.paragraph(TEXT.len(), "const Z: u8 = 9;\n");
        edits.paragraph(at("const A").start, "const W: u8 = 6;\n");
        edits.drop(at("const A: u8 = 1;\n"));
        let left = "use a;\n\nconst W: u8 = 6;\n\nconst X: u8 = 7;\n\nconst Y: u8 = 8;\n\nconst B: u8 = 2;\n\nconst C: u8 = 3;\n\nconst Z: u8 = 9;\n";
        assert_eq!(edits.apply(TEXT, "\n"), left);
    }

    #[test]
    fn new_text_takes_the_line_ends_of_its_file() {
        let mut edits = Edits::default();
        edits.paragraph(5, "b\nc\n");
        assert_eq!(edits.apply("a\r\n\r\nd", "\r\n"), "a\r\n\r\nb\r\nc\r\n\r\nd");
    }
}
