//! Merges two texts into one, with removed and added words marked.

use similar::{ChangeTag, TextDiff};

/// The marks around removed and added words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordMarks {
    /// The marks put before and after removed words.
    pub removed: [&'static str; 2],
    /// The marks put before and after added words.
    pub added: [&'static str; 2],
}

impl WordMarks {
    /// Marks for plain text: `[-old-]{+new+}`.
    pub const PLAIN: Self = Self { removed: ["[-", "-]"], added: ["{+", "+}"] };
}

/// The new text, with the removed words of the old text in their places.
///
/// ```
/// use cardwright::difference::{WordMarks, word_difference};
/// let marked = word_difference("Deal 5 damage.", "Deal 6 damage.", WordMarks::PLAIN);
/// assert_eq!(marked, "Deal [-5-]{+6+} damage.");
/// ```
pub fn word_difference(old: &str, new: &str, marks: WordMarks) -> String {
    let difference = TextDiff::from_words(old, new);
    let changes: Vec<(ChangeTag, &str)> =
        difference.iter_all_changes().map(|change| (change.tag(), change.value())).collect();
    let mut out = String::new();
    let (mut gone, mut came) = (String::new(), String::new());
    for (at, (tag, text)) in changes.iter().enumerate() {
        match tag {
            ChangeTag::Delete => gone.push_str(text),
            ChangeTag::Insert => came.push_str(text),
            ChangeTag::Equal => {
                // A space between two changed words belongs to the change: `[-two small-]{+three big+}`.
                let follows = changes.get(at + 1).is_some_and(|(next, _)| *next != ChangeTag::Equal);
                if follows && text.trim().is_empty() && !gone.is_empty() && !came.is_empty() {
                    gone.push_str(text);
                    came.push_str(text);
                } else {
                    push_marked(&mut out, &mut gone, marks.removed);
                    push_marked(&mut out, &mut came, marks.added);
                    out.push_str(text);
                }
            }
        }
    }
    push_marked(&mut out, &mut gone, marks.removed);
    push_marked(&mut out, &mut came, marks.added);
    out
}

fn push_marked(out: &mut String, words: &mut String, [before, after]: [&str; 2]) {
    if !words.is_empty() {
        out.push_str(before);
        out.push_str(words);
        out.push_str(after);
        words.clear();
    }
}
