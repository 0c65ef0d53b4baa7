//! The spelling of a rule: its words with spaces and capitals, and their grammatical number.
use crate::grammar::{PhrasePiece, expand_phrase, phrase_pieces};
use crate::read::is_plural;
use crate::tokens::tokens;

/// A piece of a phrase, and whether a space precedes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextPiece {
    /// A word or sign.
    Word(bool, String),
    /// A hole.
    Hole(bool),
}

/// The grammatical number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrammaticalNumber {
    /// "A minion", "it costs".
    Singular,
    /// "Minions", "they cost".
    Plural,
}

/// One spelling of a rule.
#[derive(Clone, Debug)]
pub struct Spelling {
    /// Its pieces.
    pub pieces: Vec<TextPiece>,
    /// Its grammatical number, if another spelling has the other.
    pub number: Option<GrammaticalNumber>,
}

/// Singular words with an irregular plural.
const NUMBER_PAIRS: &[(&str, &str)] = &[
    ("it", "they"),
    ("it", "them"),
    ("its", "their"),
    ("it's", "they're"),
    ("that", "those"),
    ("has", "have"),
    ("is", "are"),
    ("a", "all"),
];

/// Verbs with an `s` in the singular.
const INFLECTED_VERBS: &[&str] =
    &["cost", "gain", "lose", "attack", "reduce", "draw", "equip", "discard", "put", "die", "get"];

/// The spellings of a line of the grammar, in the order of its forms; their numbers are not set.
pub fn spellings(phrase: &str) -> Vec<Spelling> {
    let one = |flat: &String| {
        let mut said = Vec::new();
        let mut space = false;
        for piece in phrase_pieces(flat) {
            match piece {
                PhrasePiece::Text(text) => {
                    for token in tokens(&text) {
                        let before = text[..token.start].ends_with(char::is_whitespace) || (token.start == 0 && space);
                        said.push(TextPiece::Word(before, text[token.start..token.end].to_owned()));
                    }
                    space = text.ends_with(char::is_whitespace) || (text.is_empty() && space);
                }
                PhrasePiece::Hole(_) => {
                    said.push(TextPiece::Hole(space));
                    space = false;
                }
            }
        }
        Spelling { pieces: said, number: None }
    };
    expand_phrase(phrase).unwrap_or_default().iter().map(one).collect()
}

impl Spelling {
    fn words(&self) -> Vec<String> {
        let words = self.pieces.iter().filter_map(|said| match said {
            TextPiece::Word(_, word) => Some(word.to_lowercase()),
            TextPiece::Hole(_) => None,
        });
        words.collect()
    }

    /// Sets the grammatical numbers of the spellings of a rule.
    ///
    /// ```
    /// use cardwright_text::print::spelling::{GrammaticalNumber, Spelling, spellings};
    /// let mut all = spellings("(minion|minions)");
    /// Spelling::number(&mut all);
    /// assert_eq!([all[0].number, all[1].number], [Some(GrammaticalNumber::Singular), Some(GrammaticalNumber::Plural)]);
    /// ```
    pub fn number(all: &mut [Self]) {
        let words: Vec<Vec<String>> = all.iter().map(Self::words).collect();
        for (n, spelling) in all.iter_mut().enumerate() {
            let others = || words.iter().enumerate().filter(|(other, _)| *other != n).map(|(_, words)| words);
            let found = words[n].iter().find_map(|word| {
                others().filter(|words| !words.contains(word)).flatten().find_map(|other| number_of(word, other))
            });
            spelling.number = found;
        }
    }
}

/// The grammatical number of a word, if another spelling has the other word in its place.
fn number_of(word: &str, other: &str) -> Option<GrammaticalNumber> {
    if NUMBER_PAIRS.contains(&(word, other)) {
        return Some(GrammaticalNumber::Singular);
    }
    if NUMBER_PAIRS.contains(&(other, word)) {
        return Some(GrammaticalNumber::Plural);
    }
    match (is_plural(word, other), is_plural(other, word)) {
        (true, _) => {
            Some(if INFLECTED_VERBS.contains(&other) { GrammaticalNumber::Singular } else { GrammaticalNumber::Plural })
        }
        (_, true) => {
            Some(if INFLECTED_VERBS.contains(&word) { GrammaticalNumber::Plural } else { GrammaticalNumber::Singular })
        }
        _ => None,
    }
}

/// The grammatical number of the nouns after a word.
pub(super) fn number_after(word: &str, now: Option<GrammaticalNumber>) -> Option<GrammaticalNumber> {
    match word {
        "a" | "an" | "another" | "each" | "every" | "one" | "next" | "first" | "highest" | "lowest" => {
            Some(GrammaticalNumber::Singular)
        }
        "all" | "both" | "two" => Some(GrammaticalNumber::Plural),
        "your" | "other" | "enemy" | "friendly" | "random" | "cards" if now.is_none() => {
            Some(GrammaticalNumber::Plural)
        }
        "in" | "from" | "to" | "into" | "with" | "for" | "have" | "has" | "," | "give" | "of" => None,
        _ => now,
    }
}

/// The plural of a name.
///
/// ```
/// use cardwright_text::print::spelling::plural;
/// assert_eq!(plural("Shard of Time"), "Shards of Time");
/// ```
pub fn plural(name: &str) -> String {
    // "Shards of Time"
    let (first, of) = name.split_at(name.find(" of ").unwrap_or(name.len()));
    let ends =
        [("man", "men"), ("Man", "Men"), ("f", "ves"), ("ch", "ches"), ("sh", "shes"), ("ss", "sses"), ("x", "xes")];
    let many = ends.iter().find_map(|(one, many)| Some(format!("{}{many}", first.strip_suffix(one)?)));
    let vowel_before_y = ["ay", "ey", "oy", "uy"].iter().any(|end| first.ends_with(end));
    let is_same = ["Undead", "Naga", "Quilboar", "Draenei"].contains(&first) || first.ends_with('s');
    match (many, first.strip_suffix('y')) {
        _ if is_same => name.to_owned(),
        (Some(many), _) => many + of,
        (None, Some(stem)) if !vowel_before_y => format!("{stem}ies{of}"),
        _ => format!("{first}s{of}"),
    }
}

/// Words in capitals at the start of rules that are not keywords; they are in lower case within a sentence.
const UNCAPITALIZED: &[&str] = &[
    "If",
    "Choose",
    "Destroy",
    "At",
    "After",
    "Whenever",
    "When",
    "For",
    "Each",
    "In",
    "Spend",
    "Your",
    "You",
    "Draw",
    "Give",
    "Summon",
    "Add",
    "Put",
    "Deal",
    "It",
    "They",
    "The",
    "Both",
    "Refresh",
    "Shuffle",
    "Transform",
    "Costs",
];

/// A sentence with capitals at the starts and correct articles.
///
/// ```
/// use cardwright_text::print::spelling::polish_sentence;
/// assert_eq!(polish_sentence("draw a Elemental. discard an card."), "Draw an Elemental. Discard a card.");
/// ```
pub fn polish_sentence(text: &str) -> String {
    let mut words: Vec<String> = text.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    for at in 0..words.len() {
        if let Some(next) = words.get(at + 1).cloned()
            && matches!(words[at].to_lowercase().as_str(), "a" | "an")
        {
            let open = next.trim_start_matches(|c: char| !c.is_alphanumeric());
            let number: String = open.chars().take_while(char::is_ascii_digit).collect();
            let vowel = open.starts_with(|c: char| "aeiouAEIOU".contains(c))
                || number.starts_with('8')
                || matches!(number.as_str(), "11" | "18");
            let vowel = vowel && !open.starts_with("one") && !open.starts_with("uni");
            if vowel { "an" } else { "a" }.clone_into(&mut words[at]);
        }
        let begins = at == 0 || words[at - 1].ends_with(['.', ':', '!', '"']) || words[at - 1] == "-";
        let bare = words[at].trim_end_matches(|c: char| !c.is_alphanumeric()).to_owned();
        if begins {
            words[at] = capital(&words[at]);
        } else if UNCAPITALIZED.contains(&bare.as_str()) {
            words[at] = words[at].to_lowercase();
        }
    }
    words.join(" ")
}

fn capital(word: &str) -> String {
    let at = word.find(char::is_alphanumeric).unwrap_or(0);
    let mut letters = word[at..].chars();
    letters
        .next()
        .map_or_else(String::new, |first| format!("{}{}{}", &word[..at], first.to_uppercase(), letters.as_str()))
}
