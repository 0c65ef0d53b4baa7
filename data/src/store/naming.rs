//! Cards named in the texts of others: "Summon a 2/2 Treant", "Shuffle an Ancient Curse into your deck".
//!
//! A name alone is weak evidence: many cards share a name, and many names are ordinary words. A link is therefore made only if
//! one card remains after filtering by the Attack and Health in the text, and by the same series of ids (`EX1_158` …), or the
//! same set, or any constructed set if the name has several words.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::link_facts::{FoundLinks, LinkFacts};
use crate::enums::{CardClass, CardType, GameTag, Race, SpellSchool};

/// The maximum number of words in a name.
const MAX_NAME_WORDS: usize = 6;

/// Links cards to the cards that their text names.
pub(super) fn by_text(cards: &[LinkFacts], found: &mut FoundLinks) {
    let names = Names::of(cards);
    for (at, card) in cards.iter().enumerate().filter(|(_, card)| !card.text.is_empty()) {
        let words = words(&card.text);
        let mut next = 0;
        while next < words.len() {
            match names.read(&words, next) {
                Some((count, all)) => {
                    if let Some(named) = names.choose(at, all, &Before::of(&words, next), count) {
                        found.add(cards, at, named, "text");
                    }
                    next += count;
                }
                None => next += 1,
            }
        }
    }
}

/// Cards by name, and names by their first word.
struct Names<'a> {
    all: &'a [LinkFacts],
    /// Series of ids that have a collectible card.
    playable: BTreeSet<&'a str>,
    /// Words that name a card only after attack and health.
    ordinary: BTreeSet<Cow<'static, str>>,
    cards: BTreeMap<&'a str, Vec<usize>>,
    first: BTreeSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(cards: &'a [LinkFacts]) -> Self {
        let collectible = cards.iter().filter(|card| card.collectible);
        let playable = collectible.map(|card| id_series(&card.card_id)).collect();
        let mut names =
            Self { all: cards, playable, ordinary: ordinary_words(), cards: BTreeMap::new(), first: BTreeSet::new() };
        for (at, card) in cards.iter().enumerate() {
            let can_be_named = matches!(
                card.kind,
                Some(
                    CardType::Minion
                        | CardType::Spell
                        | CardType::Weapon
                        | CardType::Location
                        | CardType::Hero
                        | CardType::HeroPower
                )
            );
            let name = card.name.as_str();
            if can_be_named && name.starts_with(char::is_uppercase) {
                names.cards.entry(name).or_default().push(at);
                names.first.extend(name.split(' ').next());
            }
        }
        names
    }

    /// The longest name that begins with this word: its number of words, and the cards with this name.
    fn read(&self, words: &[Word], at: usize) -> Option<(usize, &[usize])> {
        if !self.first.contains(words[at].text.as_str()) && !self.first.contains(singular(&words[at].text)) {
            return None;
        }
        let last = words[at..].iter().take(MAX_NAME_WORDS).take_while(|word| !word.bold).count();
        (1..=last).rev().find_map(|count| {
            let parts: Vec<_> = words[at..at + count].iter().map(|word| word.text.as_str()).collect();
            let name = parts.join(" ");
            let cards = self.cards.get(name.as_str()).or_else(|| self.cards.get(singular(&name)))?;
            // A sentence may end only at the end of the name.
            let unbroken = words[at..at + count - 1].iter().all(|word| !word.ends);
            unbroken.then_some((count, cards.as_slice()))
        })
    }
}

/// Words with another meaning in texts: types, classes, schools and keywords.
fn ordinary_words() -> BTreeSet<Cow<'static, str>> {
    let mut words: BTreeSet<Cow<'static, str>> = Race::ALL.iter().map(|race| race.title().into()).collect();
    words.extend(CardClass::ALL.iter().map(|class| class.title().into()));
    words.extend(SpellSchool::ALL.iter().map(|school| school.title().into()));
    words.extend(GameTag::all().filter_map(GameTag::title));
    words.extend(["Hero", "Power", "Mana", "Mana Crystal", "Coin"].map(Cow::from));
    words
}

fn singular(name: &str) -> &str {
    name.strip_suffix('s').unwrap_or(name)
}

/// A word of a card's text, as [`words`] reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word, without markup and without punctuation around it.
    pub text: String,
    /// Bold words are keywords.
    pub bold: bool,
    /// Whether a sentence or a clause ends after it.
    pub ends: bool,
}

/// The words of a card's text in order, without markup, to find names of other cards in them.
///
/// ```
/// use cardwright_data::store::words;
/// let words = words("<b>Deathrattle:</b> Summon a\n2/2 Treant.");
/// assert_eq!(words.iter().map(|word| &*word.text).collect::<Vec<_>>(), ["Deathrattle", "Summon", "a", "2/2", "Treant"]);
/// assert!(words[0].bold && words[4].ends);
/// ```
pub fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut bold = false;
    let text = text.replace("[x]", "").replace(['\n', '\u{a0}', '_'], " ").replace('’', "'");
    for (at, part) in text.split('<').enumerate() {
        let shown = match part.split_once('>') {
            Some((tag, shown)) if at > 0 => {
                bold = tag == "b" || bold && tag != "/b";
                shown
            }
            Some(_) | None => part,
        };
        for piece in shown.split_whitespace() {
            let ends = piece.ends_with(['.', ',', ':', ';', '!', '?', ')', '"']);
            let trimmed = piece.trim_matches(|c: char| !c.is_alphanumeric());
            if !trimmed.is_empty() {
                words.push(Word { text: trimmed.to_owned(), bold, ends });
            }
        }
    }
    words
}

/// The words before a name: "two 1/1".
struct Before {
    stats: Option<(i64, i64)>,
    /// Whether a number or an article precedes, so that a capitalized word is a name and not the start of a sentence.
    counted: bool,
}

impl Before {
    fn of(words: &[Word], at: usize) -> Self {
        let word = at.checked_sub(1).map_or("", |before| words[before].text.as_str());
        let stats = word.split_once('/');
        let stats = stats.and_then(|(attack, health)| Some((attack.parse().ok()?, health.parse().ok()?)));
        let articles = ["a", "an", "the", "your", "this", "two", "three", "four", "five", "random", "another"];
        Self { stats, counted: word.parse::<u32>().is_ok() || articles.contains(&word) }
    }
}

impl Names<'_> {
    /// The named card, if it is unambiguous.
    fn choose(&self, from: usize, named: &[usize], before: &Before, count: usize) -> Option<usize> {
        let cards = self.all;
        // The card's own name refers to the card itself.
        if named.iter().any(|named| cards[*named].name == cards[from].name) {
            return None;
        }
        let near = |other: usize| id_series(&cards[from].card_id) == id_series(&cards[other].card_id);
        let same_set = |other: usize| cards[from].set == cards[other].set;
        // Tokens of adventures have ids without a collectible card.
        let constructed = |other: usize| self.playable.contains(id_series(&cards[other].card_id));
        let mut left = named.to_vec();
        match before.stats {
            Some(stats) => left.retain(|other| cards[*other].stats == stats),
            None if count == 1 && !before.counted => return None,
            None => {
                let name = cards.get(*named.first()?)?.name.as_str();
                if self.ordinary.contains(name) || self.ordinary.contains(singular(name)) {
                    return None;
                }
            }
        }
        // A single word is too common to name a card of another set.
        left.retain(|other| near(*other) || same_set(*other) || count > 1 && constructed(*other));
        for keep in [&near as &dyn Fn(usize) -> bool, &|other| same_set(other) && constructed(other), &same_set] {
            if left.iter().any(|other| keep(*other)) {
                left.retain(|other| keep(*other));
            }
        }
        match left.as_slice() {
            [only] => Some(*only),
            [] | [_, _, ..] => None,
        }
    }
}

/// The common prefix of the ids of a card, its tokens and its reprints, up to the number after the first `_`. An id without
/// such a number is returned unchanged.
///
/// ```
/// use cardwright_data::store::id_series;
/// assert_eq!(id_series("CORE_EX1_158t"), "EX1_158");
/// ```
pub fn id_series(id: &str) -> &str {
    let id = id.strip_prefix("CORE_").or_else(|| id.strip_prefix("VAN_")).unwrap_or(id);
    let mut digits = false;
    for (at, letter) in id.char_indices().skip_while(|(_, letter)| *letter != '_') {
        if digits && !letter.is_ascii_digit() {
            return &id[..at];
        }
        digits = letter.is_ascii_digit();
    }
    id
}
