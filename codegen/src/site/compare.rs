//! A card's printed text beside its Power in English, with differences marked.

use similar::{Algorithm, DiffTag, capture_diff_slices};

use super::html::escape;
use cardwright_data::markup::{StyledWord, styled};

/// Both texts as HTML; words that only one of them has are in `<mark>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextComparison {
    /// The printed text, with its bold keywords.
    pub printed: String,
    /// The Power's words.
    pub power_text: String,
    /// Whether both are equal except for case, punctuation and the marks of spell damage.
    pub same: bool,
}

/// Compares a card's text, with the client's markup, with its Power in English.
///
/// ```
/// use cardwright::site::compare;
/// let compared = compare("<b>Battlecry:</b> Deal 3 damage.", "Battlecry: Deal 4 damage.");
/// assert_eq!(compared.printed, "<b>Battlecry:</b> Deal <mark>3</mark> damage.");
/// assert_eq!(compared.power_text, "Battlecry: Deal <mark>4</mark> damage.");
/// assert!(!compared.same);
/// ```
pub fn compare(printed: &str, said: &str) -> TextComparison {
    let printed = styled(printed);
    let said: Vec<&str> = said.split_whitespace().collect();
    let old: Vec<String> = printed.iter().map(|word| key(&word.plain())).collect();
    let new: Vec<String> = said.iter().map(|word| key(word)).collect();
    let (mut gone, mut came) = (vec![false; old.len()], vec![false; new.len()]);
    for part in capture_diff_slices(Algorithm::Myers, &old, &new) {
        if part.tag() != DiffTag::Equal {
            // A dash or a bullet has no meaning.
            part.old_range().for_each(|at| gone[at] = !old[at].is_empty());
            part.new_range().for_each(|at| came[at] = !new[at].is_empty());
        }
    }
    let same = !gone.contains(&true) && !came.contains(&true);
    TextComparison {
        printed: marked(printed.iter().map(word_html).zip(gone)),
        power_text: marked(said.iter().map(|word| escape(word)).zip(came)),
        same,
    }
}

/// A card's text as HTML: bold, italics and line breaks after sentences and keywords are kept, everything else is escaped.
///
/// ```text
/// <b>Taunt</b>⏎<b>Battlecry:</b> Deal 2⏎damage.  →  <b>Taunt</b><br><b>Battlecry:</b> Deal 2 damage.
/// ```
pub fn text_html(raw: &str) -> String {
    let html = |line: &str| styled(line).iter().map(word_html).collect::<Vec<_>>().join(" ");
    let mut lines = vec![String::new()];
    for part in raw.split('\n') {
        let (before, plain) = (lines.last().map_or("", String::as_str), cardwright_data::markup::plain(part));
        let said = cardwright_data::markup::plain(before);
        let is_keyword =
            before.trim_start().trim_start_matches("[x]").starts_with("<b>") && before.trim_end().ends_with("</b>");
        let ends = said.ends_with(['.', '!', '?', ')', '"']) || (is_keyword && before.matches("<b>").count() == 1);
        let goes_on = !ends || plain.starts_with(|c: char| c.is_lowercase());
        if let Some(line) = lines.last_mut().filter(|_| goes_on) {
            line.push('\n');
            line.push_str(part);
        } else {
            lines.push(part.to_owned());
        }
    }
    lines.iter().map(|line| html(line)).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("<br>")
}

/// A word without its formatting: `$6` and `6`, `Spell.` and `spell` are equal.
fn key(word: &str) -> String {
    let sign = |c: char| c.is_alphanumeric() || matches!(c, '+' | '-' | '/' | '{' | '}');
    word.chars().filter(|c| sign(*c)).flat_map(char::to_lowercase).collect::<String>().trim_matches('-').to_owned()
}

fn word_html(word: &StyledWord) -> String {
    let mut out = String::new();
    for (text, looks) in &word.0 {
        let text = escape(text);
        let text = if looks.italic { format!("<i>{text}</i>") } else { text };
        let text = if looks.bold { format!("<b>{text}</b>") } else { text };
        out += &text;
    }
    out
}

fn marked(words: impl Iterator<Item = (String, bool)>) -> String {
    let (mut out, mut open) = (String::new(), false);
    for (word, mark) in words {
        if open && !mark {
            out += "</mark>";
        }
        if !out.is_empty() {
            out.push(' ');
        }
        if mark && !open {
            out += "<mark>";
        }
        out += &word;
        open = mark;
    }
    if open {
        out += "</mark>";
    }
    out
}
