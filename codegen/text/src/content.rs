//! The content words of English: the words that two wordings of one meaning share.
//!
//! Articles and similar words are omitted, and each word has one spelling: "your minions" and "a friendly minion" are both
//! `friendly minion`. This module knows nothing of grammar rules and Powers.
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use cardwright_vocabulary::facts::Keywords;

use crate::tokens::{Kind, tokens};

/// Words without content.
const STOP_WORDS: &[&str] = &[
    "a", "an", "the", "of", "to", "and", "or", "is", "are", "be", "been", "was", "were", "it", "its", "it's", "this",
    "that", "them", "they", "these", "those", "their", "with", "in", "on", "at", "for", "from", "by", "into", "as",
    "has", "have", "had", "having", "will", "do", "does", "then", "also", "there", "there's", "s", "who", "whom",
    "which", "so", "card",
];

/// Words with the same meaning, and the one that represents them.
const SYNONYMS: &[(&str, &str)] = &[
    ("you", "friendly"),
    ("your", "friendly"),
    ("yours", "friendly"),
    ("you're", "friendly"),
    ("you've", "friendly"),
    ("add", "get"),
    ("gain", "give"),
    ("opponent", "enemy"),
    ("opponent's", "enemy"),
    ("enemies", "enemy"),
    ("another", "other"),
    ("dies", "die"),
    ("died", "die"),
    ("dead", "die"),
    ("dying", "die"),
    ("kill", "die"),
    ("killed", "die"),
    ("destroyed", "destroy"),
    ("holding", "hand"),
    ("control", "friendly"),
    ("whenever", "when"),
    ("while", "if"),
    ("unless", "if"),
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("nine", "9"),
    ("ten", "10"),
    ("twice", "2"),
    ("once", "1"),
    ("doubled", "double"),
    ("cost", "costs"),
    ("lowest", "least"),
    ("highest", "most"),
    ("randomly", "random"),
    ("fewer", "less"),
    ("heroes", "hero"),
    ("summoned", "summon"),
    ("discarded", "discard"),
    ("drawn", "draw"),
    ("drew", "draw"),
    ("played", "play"),
    ("healed", "heal"),
    ("restored", "restore"),
    ("copies", "copy"),
    ("discovered", "discover"),
    ("frozen", "freeze"),
    ("dealt", "deal"),
    ("shuffled", "shuffle"),
    ("attacked", "attack"),
    ("attacking", "attack"),
    ("equipped", "equip"),
];

/// The content words of a text with their counts.
///
/// ```
/// use cardwright_text::content::content_words;
/// assert_eq!(content_words("Your two minions"), content_words("2 friendly minion"));
/// ```
pub fn content_words(text: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for token in tokens(text) {
        let word = match token.kind {
            Kind::Number(n) => n.to_string(),
            Kind::Sign(_) => continue,
            Kind::Word(word) => match canonical_word(&word.replace('’', "'").to_lowercase()) {
                Some(word) => word,
                None => continue,
            },
        };
        *found.entry(word).or_default() += 1;
    }
    found
}

/// The counts of "this" and "it" in a text. They are not content words, but a rule that confuses them is wrong.
pub(crate) fn pronouns(text: &str) -> [(String, usize); 2] {
    let text = text.to_lowercase();
    let count = |of: &[&str]| text.split(|c: char| !c.is_alphabetic()).filter(|word| of.contains(word)).count();
    [("it".to_owned(), count(&["it", "its"])), ("this".to_owned(), count(&["this", "itself"]))]
}

/// The representative spelling of a word; `None` for a word without content.
fn canonical_word(word: &str) -> Option<String> {
    if STOP_WORDS.contains(&word) {
        return None;
    }
    let same = |word: &str| SYNONYMS.iter().find(|(of, _)| *of == word).map(|(_, is)| (*is).to_owned());
    if let Some(is) = same(word) {
        return Some(is);
    }
    let one = match word.strip_suffix('s') {
        Some(one) if one.len() > 2 && !one.ends_with(['s', 'u', 'i', '\'']) => one,
        _ => word,
    };
    (!STOP_WORDS.contains(&one)).then(|| same(one).unwrap_or_else(|| one.to_owned()))
}

/// Two numbers separated by a slash, and whether they are a change: "a 2/3 Wolf", "+1/+1".
type Stats = (bool, i16, i16);

/// The Attack and Health pairs in a text, and the text without them, because the two numbers are not counted separately.
fn without_stats(text: &str) -> (BTreeSet<Stats>, String) {
    let tokens = tokens(text);
    let (mut found, mut rest, mut from) = (BTreeSet::new(), String::new(), 0);
    for (at, slash) in tokens.iter().enumerate().filter(|(_, token)| token.kind == Kind::Sign('/')) {
        let signed = matches!(tokens.get(at + 1).map(|token| token.kind), Some(Kind::Sign('+' | '-')));
        let behind = tokens.get(at + 1 + usize::from(signed));
        if let (Some(before), Some(behind)) = (at.checked_sub(1).map(|before| tokens[before]), behind)
            && let (Kind::Number(attack), Kind::Number(health)) = (before.kind, behind.kind)
            && before.end == slash.start
        {
            found.insert((signed, attack, health));
            rest.push_str(&text[from..before.start]);
            from = behind.end;
        }
    }
    (found, rest + &text[from..])
}

/// The contradictions between two wordings; see [`contradictions`](crate::contradictions).
pub(crate) fn contradictions(text: &str, said: &str) -> Vec<String> {
    let ((stats, text), (said_stats, said)) = (without_stats(text), without_stats(said));
    let (text, said) = (content_words(&text), content_words(&said));
    let mut found = Vec::new();
    for is_change in [false, true] {
        let only = |one: &BTreeSet<Stats>, other: &BTreeSet<Stats>| {
            let stats = one.difference(other).filter(|(signed, ..)| *signed == is_change);
            stats.map(|(_, attack, health)| format!("{attack}/{health}")).collect::<Vec<_>>().join(", ")
        };
        let (here, there) = (only(&stats, &said_stats), only(&said_stats, &stats));
        if !here.is_empty() && !there.is_empty() {
            found.push(format!("the text has the stats {here}, the Power {there}"));
        }
    }
    let mut against = |what: &str, is: &dyn Fn(&str) -> bool| {
        let only = |one: &BTreeMap<String, usize>, other: &BTreeMap<String, usize>| {
            let words = one.keys().filter(|word| is(word) && !other.contains_key(*word));
            words.cloned().collect::<Vec<_>>().join(", ")
        };
        let (here, there) = (only(&text, &said), only(&said, &text));
        if !here.is_empty() && !there.is_empty() {
            found.push(format!("the text has the {what} {here}, the Power {there}"));
        }
    };
    // One of a thing is seldom said by its number.
    against("number", &|word| word != "1" && word.chars().all(|c| c.is_ascii_digit()));
    against("keyword", &|word| KEYWORDS.contains(word));
    let sides = |words: &BTreeMap<String, usize>| {
        ["friendly", "enemy"].into_iter().filter(|side| words.contains_key(*side)).collect::<Vec<_>>()
    };
    if let ([one], [other]) = (&sides(&text)[..], &sides(&said)[..])
        && one != other
    {
        found.push(format!("the text speaks of the {one} side, the Power of the {other}"));
    }
    found
}

/// The printed keywords, each as one word in its representative spelling.
static KEYWORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let single = Keywords::PRINTED.iter().filter(|(name, _)| !name.contains(' '));
    single.filter_map(|(name, _)| canonical_word(&name.to_lowercase())).collect()
});

/// Whether a description of another card agrees with that card's own text: every number and keyword, and at least half of the
/// words.
pub(crate) fn description_agrees(said: &str, of_card: &str) -> bool {
    // What it is about is filled in when it is made.
    if of_card.contains('{') {
        return false;
    }
    let (said, card) = (content_words(said), content_words(of_card));
    let exact = |word: &str| KEYWORDS.contains(word) || (word != "1" && word.chars().all(|c| c.is_ascii_digit()));
    let missing = said.keys().filter(|word| !card.contains_key(*word));
    let (exact, other): (Vec<&String>, Vec<&String>) = missing.partition(|word| exact(word));
    exact.is_empty() && 2 * other.len() <= said.len()
}

/// The number of differing words: words in only one of two texts, counted with their frequency.
///
/// ```
/// use cardwright_text::content::{content_words, word_distance};
/// assert_eq!(word_distance(&content_words("Deal 3 damage."), &content_words("Deal 4 damage.")), 2);
/// ```
pub fn word_distance(one: &BTreeMap<String, usize>, other: &BTreeMap<String, usize>) -> usize {
    let missing = |here: &BTreeMap<String, usize>, there: &BTreeMap<String, usize>| -> usize {
        here.iter().map(|(word, n)| n.saturating_sub(there.get(word).copied().unwrap_or(0))).sum()
    };
    missing(one, other) + missing(other, one)
}
