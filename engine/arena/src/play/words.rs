//! Texts in the room of a terminal.

/// A text in lines of at most `width` letters, broken between words; further lines are indented as the first, and two more.
pub fn wrapped(text: &str, width: u16) -> Vec<String> {
    let indent = text.len() - text.trim_start().len();
    let mut lines = Vec::new();
    let mut line = " ".repeat(indent);
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > usize::from(width) {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent + 2)));
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

/// The beginning of a name that has too many letters.
pub fn truncated(name: &str, room: usize) -> String {
    crate::simulate::short(name, room.max(4))
}

/// A name on two lines, broken between words if it can be.
pub fn in_two_lines(name: &str, width: usize) -> [String; 2] {
    if name.chars().count() <= width {
        return [name.to_owned(), String::new()];
    }
    let fits = name.match_indices(' ').map(|(at, _)| at).rfind(|at| name[..*at].chars().count() <= width);
    let at = fits.or_else(|| name.char_indices().nth(width).map(|(at, _)| at)).unwrap_or(name.len());
    let (first, second) = name.split_at(at);
    [first.to_owned(), truncated(second.trim_start(), width)]
}
