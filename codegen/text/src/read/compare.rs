//! Whether what is printed says a text, word for word.
//!
//! The printer writes `‹one|other›` where texts say the same in several ways; an empty choice may be missing.

use crate::tokens::{Kind, tokens};

/// A printed text with its choices.
enum Piece {
    Word(String),
    Choice(Vec<Vec<Piece>>),
}

/// Whether a printed text, with some of its choices, is this one; case, `$`, `#` and full stops apart.
pub(super) fn says(printed: &str, text: &str) -> bool {
    says_apart_from(printed, text, &[])
}

/// The same, where the text may also have these phrases, anywhere: keywords, which a card has from its tags.
pub(super) fn says_apart_from(printed: &str, text: &str, phrases: &[String]) -> bool {
    let (pieces, _) = pieces(printed, false);
    let phrases: Vec<Vec<String>> = phrases.iter().map(|phrase| words(phrase)).filter(|it| !it.is_empty()).collect();
    stands(&pieces.iter().collect::<Vec<_>>(), &words(text), &phrases)
}

fn words(text: &str) -> Vec<String> {
    let word = |of: &str| of.replace('’', "'").to_lowercase();
    let all = tokens(text).into_iter();
    all.filter(|token| {
        !matches!(token.kind, Kind::Sign('.' | '$' | '#' | ',' | ';' | '"' | '“' | '”' | '\'' | '’' | '!'))
    })
    .map(|token| word(&text[token.start..token.end]))
    // "draw a card and also gain 2 Armor"
    .filter(|word| word != "also")
    .collect()
}

fn pieces(printed: &str, inside: bool) -> (Vec<Piece>, usize) {
    let mut found = Vec::new();
    let mut at = 0;
    while at < printed.len() {
        let rest = &printed[at..];
        let next = rest.find(['‹', '|', '›']).unwrap_or(rest.len());
        found.extend(words(&rest[..next]).into_iter().map(Piece::Word));
        at += next;
        let Some(mark) = rest[next..].chars().next() else { break };
        if mark != '‹' {
            if inside {
                return (found, at);
            }
            at += mark.len_utf8();
            continue;
        }
        let mut choices = Vec::new();
        loop {
            at += printed[at..].chars().next().map_or(1, char::len_utf8);
            let (choice, end) = pieces(&printed[at..], true);
            choices.push(choice);
            at += end;
            if !printed[at..].starts_with('|') {
                at += printed[at..].chars().next().map_or(0, char::len_utf8);
                break;
            }
        }
        found.push(Piece::Choice(choices));
    }
    (found, at)
}

fn stands(pieces: &[&Piece], words: &[String], phrases: &[Vec<String>]) -> bool {
    let without = |phrase: &Vec<String>| words.strip_prefix(phrase.as_slice());
    let said = match pieces.split_first() {
        None => words.is_empty(),
        Some((Piece::Word(word), rest)) => {
            words.split_first().is_some_and(|(there, behind)| there == word && stands(rest, behind, phrases))
        }
        // The phrases are looked for in front of each choice's own words.
        Some((Piece::Choice(choices), rest)) => {
            return choices.iter().any(|choice| {
                let all: Vec<&Piece> = choice.iter().chain(rest.iter().copied()).collect();
                stands(&all, words, phrases)
            });
        }
    };
    said || phrases.iter().filter_map(without).any(|behind| stands(pieces, behind, phrases))
}

/// The printed text with the first of its choices.
pub fn first(printed: &str) -> String {
    let mut out = String::new();
    let mut depth: Vec<bool> = Vec::new();
    for c in printed.chars() {
        match c {
            '‹' => depth.push(true),
            '|' if !depth.is_empty() => {
                depth.pop();
                depth.push(false);
            }
            '›' => drop(depth.pop()),
            c if depth.iter().all(|open| *open) => out.push(c),
            _ => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_the_choices_must_stand_there() {
        assert!(says("‹Get|Add› a ‹2/2 |›Murloc‹| to your hand›.", "Add a 2/2 Murloc to your hand"));
        assert!(says("‹Get|Add› a ‹2/2 |›Murloc‹| to your hand›.", "Get a Murloc."));
        assert!(says("a‹|b‹|c››", "a b c"));
        assert!(says("Deal 3 damage.", "Deal $3 damage."));
        assert!(!says("Deal 3 damage.", "Deal 4 damage."));
        assert!(!says("‹Get|Add› a Murloc.", "Take a Murloc."));
        assert!(!says("Draw a card.", "Draw a card. Draw a card."));
        assert_eq!(first("‹Get|Add› a ‹2/2 |›Murloc‹| to your hand›."), "Get a 2/2 Murloc.");
    }

    #[test]
    fn keywords_may_stand_anywhere_and_nothing_else_may() {
        let keywords = ["Taunt".to_owned(), "Overload: (2)".to_owned()];
        assert!(says_apart_from("‹Get|Add› a Murloc.", "Taunt. Add a Murloc. Overload: (2)", &keywords));
        assert!(says_apart_from("", "Taunt", &keywords));
        assert!(says_apart_from("Give a minion Taunt.", "Give a minion Taunt.", &keywords));
        assert!(!says_apart_from("Give a minion.", "Give a minion Rush.", &keywords));
        assert!(!says_apart_from("Add a Murloc.", "Add a Murloc. Overload: (1)", &keywords));
    }
}
