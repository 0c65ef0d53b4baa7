//! A chart parser for card texts: every reading of every phrase, each found once.
use std::rc::Rc;
use std::sync::LazyLock;

use cardwright_data::enums::{CardClass, Race, Rarity, SpellSchool};
use cardwright_vocabulary::facts::Keywords;

use crate::grammar::{Grammar, PhrasePart};
use crate::subject::Mention;
use crate::tokens::{Kind, Token, tokens};
use crate::vocabulary::Value;

/// A parse tree.
#[derive(Debug)]
pub(super) enum ParseTree {
    /// A literal value.
    Leaf(Box<Value>),
    /// A rule of a nonterminal.
    Rule { of: usize, rule: usize, holes: Holes },
}

/// The trees in the holes of a rule, by index.
pub(super) type Holes = Vec<(usize, Rc<ParseTree>)>;

/// The readings of a phrase, each with the index of the token after it.
type Readings = Rc<Vec<(usize, Rc<ParseTree>)>>;

/// The readings of a nonterminal at a position.
#[derive(Clone)]
enum ChartEntry {
    Nothing,
    /// Being computed: the nonterminal would begin with itself.
    Open,
    Read(Readings),
}

/// The maximum number of readings per phrase; more are a fault of the grammar.
const MAX_READINGS: usize = 64;

/// The state of parsing a text.
pub(super) struct Chart<'g, 't> {
    grammar: &'g Grammar,
    text: &'t str,
    tokens: Vec<Token<'t>>,
    words: Vec<String>,
    mentions: &'t [Mention],
    /// The words of each mentioned name.
    name_words: Vec<Vec<String>>,
    cache: Vec<ChartEntry>,
    /// Whether to record expected phrases, for messages.
    diagnoses: bool,
    /// The furthest token index reached; `expected` has the expected phrases there.
    pub furthest_token: usize,
    pub expected: Vec<String>,
}

impl<'g, 't> Chart<'g, 't> {
    pub fn new(grammar: &'g Grammar, text: &'t str, mentions: &'t [Mention]) -> Self {
        let tokens = tokens(text);
        let word = |token: &Token<'_>| text[token.start..token.end].replace('’', "'").to_lowercase();
        let words = tokens.iter().map(word).collect();
        let named = mentions.iter().map(|mention| name_words(&mention.name)).collect();
        let known = vec![ChartEntry::Nothing; grammar.names.len() * (tokens.len() + 1)];
        let wanted = Vec::new();
        Self {
            grammar,
            text,
            tokens,
            words,
            mentions,
            name_words: named,
            cache: known,
            diagnoses: false,
            furthest_token: 0,
            expected: wanted,
        }
    }

    /// Records the phrases that could continue the text where parsing stops. Words that no rule reads count as such places.
    pub fn with_diagnostics(mut self) -> Self {
        self.diagnoses = true;
        self
    }

    /// The number of tokens.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// The text between two tokens.
    pub fn between(&self, from: usize, to: usize) -> &'t str {
        if from >= to {
            return "";
        }
        &self.text[self.tokens[from].start..self.tokens[to - 1].end]
    }

    /// The text from a token on.
    pub fn text_from(&self, from: usize) -> &'t str {
        self.tokens.get(from).map_or("", |token| &self.text[token.start..])
    }

    /// Whether a sign is at this position.
    pub fn is_sign(&self, at: usize, sign: char) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == Kind::Sign(sign))
    }

    fn note_expected(&mut self, at: usize, what: impl FnOnce() -> String) {
        if !self.diagnoses {
            self.furthest_token = self.furthest_token.max(at);
            return;
        }
        if at > self.furthest_token {
            self.furthest_token = at;
            self.expected.clear();
        }
        if at == self.furthest_token && self.expected.len() < 40 {
            let what = what();
            if !self.expected.contains(&what) {
                self.expected.push(what);
            }
        }
    }

    /// Every reading of a nonterminal at a position.
    pub fn read(&mut self, of: usize, at: usize) -> Readings {
        let place = at * self.grammar.names.len() + of;
        match &self.cache[place] {
            ChartEntry::Read(found) => return found.clone(),
            ChartEntry::Open => return Rc::default(),
            ChartEntry::Nothing => {}
        }
        self.cache[place] = ChartEntry::Open;
        let found = if self.grammar.rules[of].is_empty() { self.built_in(of, at) } else { self.rules(of, at) };
        let found = Rc::new(found);
        self.cache[place] = ChartEntry::Read(found.clone());
        found
    }

    fn rules(&mut self, of: usize, at: usize) -> Vec<(usize, Rc<ParseTree>)> {
        let grammar = self.grammar;
        let mut found = Vec::new();
        self.furthest_token = self.furthest_token.max(at);
        let here = self.words.get(at).map_or("", String::as_str);
        // Who asks what could stand there looks at every rule.
        let numbers =
            if self.diagnoses { (0..grammar.rules[of].len()).collect() } else { grammar.rules_starting_with(of, here) };
        for number in numbers {
            let rule = &grammar.rules[of][number];
            // Most rules begin with a word that is not there.
            if let Some(plain @ (PhrasePart::Word(_) | PhrasePart::Number(_) | PhrasePart::Sign(_))) =
                rule.parts.first()
                && !self.matches_part(plain, at)
            {
                self.note_expected(at, || part_text(plain));
                continue;
            }
            let mut partial: Vec<(usize, Holes)> = vec![(at, Vec::new())];
            for (place, part) in rule.parts.iter().enumerate() {
                let mut next = Vec::new();
                for (here, holes) in partial {
                    if let PhrasePart::Hole(_, of) = part {
                        for (end, tree) in self.read(*of, here).iter() {
                            let mut holes = holes.clone();
                            holes.push((place, tree.clone()));
                            next.push((*end, holes));
                        }
                    } else if self.matches_part(part, here) {
                        next.push((here + 1, holes));
                    } else {
                        self.note_expected(here, || part_text(part));
                    }
                }
                partial = next;
                if partial.is_empty() {
                    break;
                }
            }
            for (end, holes) in partial {
                if found.len() < MAX_READINGS {
                    found.push((end, Rc::new(ParseTree::Rule { of, rule: number, holes })));
                }
            }
        }
        found
    }

    fn matches_part(&self, part: &PhrasePart, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        match part {
            PhrasePart::Word(word) => matches!(token.kind, Kind::Word(_)) && self.words[at] == *word,
            PhrasePart::Number(n) => token.kind == Kind::Number(*n),
            PhrasePart::Sign('\'') => matches!(token.kind, Kind::Sign('\'' | '’')),
            PhrasePart::Sign(sign) => token.kind == Kind::Sign(*sign),
            PhrasePart::Hole(..) => false,
        }
    }

    fn built_in(&mut self, of: usize, at: usize) -> Vec<(usize, Rc<ParseTree>)> {
        let name = self.grammar.names[of].as_str();
        let found: Vec<(usize, Value)> = match name {
            "n" => self.number(at).into_iter().collect(),
            "count" => self.count(at).into_iter().collect(),
            "card" => self.card(at, false),
            "name" => self.name(at).into_iter().collect(),
            "token" => self.card(at, true),
            "family" => self.token_family(at).into_iter().collect(),
            "span" if self.diagnoses => Vec::new(),
            "span" => self.texts_until_stop(at),
            // What another card says, up to its first stop: the next sentence is this card's own.
            "sentence_of_another" => self.texts_until_stop(at).into_iter().take(1).collect(),
            "quoted" => self.quoted(at).into_iter().collect(),
            "keyword" => self.phrases(at, &PHRASES.keywords, |n| Value::Tag(Keywords::PRINTED[n].1)),
            "race" => self.phrases(at, &PHRASES.races, |n| Value::Race(Race::ALL[n])),
            "school" => self.phrases(at, &PHRASES.schools, |n| Value::School(SpellSchool::ALL[n])),
            "class" => self.phrases(at, &PHRASES.classes, |n| Value::Class(CardClass::ALL[n])),
            "rarity" => self.phrases(at, &PHRASES.rarities, |n| Value::Rarity(Rarity::ALL[n])),
            _ => Vec::new(),
        };
        if found.is_empty() {
            self.note_expected(at, || format!("<{name}>"));
        }
        found.into_iter().map(|(end, value)| (end, Rc::new(ParseTree::Leaf(Box::new(value))))).collect()
    }

    /// A number with any mark: `3`, `$3`, `#3`.
    fn number(&self, at: usize) -> Option<(usize, Value)> {
        let at = if self.is_sign(at, '$') || self.is_sign(at, '#') { at + 1 } else { at };
        match self.tokens.get(at)?.kind {
            Kind::Number(n) => Some((at + 1, Value::Number(n))),
            Kind::Word(_) | Kind::Sign(_) => None,
        }
    }

    /// Whether this word is at a position.
    pub fn is_word(&self, at: usize, word: &str) -> bool {
        self.words.get(at).is_some_and(|here| here == word)
    }

    /// A count: `a`, `two`, `3`.
    fn count(&self, at: usize) -> Option<(usize, Value)> {
        const WORDS: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
        let word = self.words.get(at)?;
        let n = match word.as_str() {
            "a" | "an" => Some(1),
            word => (1..).zip(WORDS).find(|(_, of)| *of == word).map(|(n, _)| n),
        };
        n.map(|n| (at + 1, Value::Number(n))).or_else(|| self.number(at))
    }

    /// One of these phrases, possibly in the plural: `Beasts`.
    fn phrases(&self, at: usize, all: &[Vec<String>], value: impl Fn(usize) -> Value) -> Vec<(usize, Value)> {
        let ends = all.iter().enumerate().filter(|(_, words)| !words.is_empty());
        ends.filter_map(|(n, words)| self.match_words(at, words).map(|end| (end, value(n)))).collect()
    }

    /// The end of these words, if they are at this position; the last may be in the plural.
    fn match_words(&self, at: usize, words: &[String]) -> Option<usize> {
        let here = self.words.get(at..at + words.len())?;
        let (last, before) = words.split_last()?;
        let (here_last, here_before) = here.split_last()?;
        let many = |one: &str| here_last == one || is_plural(here_last, one);
        // "Shreds of Time"
        let of = words.len() > 2 && words[1] == "of" && here[1..] == words[1..] && is_plural(&here[0], &words[0]);
        (of || (before == here_before && many(last))).then_some(at + words.len())
    }

    /// A card by its name; a token also by the end of its name, or by description.
    fn card(&self, at: usize, token: bool) -> Vec<(usize, Value)> {
        let mut found: Vec<(usize, Value)> = Vec::new();
        let mut mentioned = self.mentions.iter().zip(&self.name_words);
        let own =
            mentioned.any(|(mention, words)| !mention.is_unrelated && self.names_own_token(at, mention, words, token));
        let mut add = |end: usize, id: &str| {
            found.push((end, Value::Text(id.to_owned().leak())));
        };
        for (mention, words) in self.mentions.iter().zip(&self.name_words) {
            if let Some(end) = self.match_words(at, words) {
                // What is the card's own is meant, not another of the name.
                if !mention.is_unrelated || !own {
                    add(end, &mention.id);
                }
                continue;
            }
            if !token || mention.is_unrelated {
                continue;
            }
            if let Some(end) = self.partial_name_end(at, mention, words) {
                // Of two that look the same and are called so, nobody knows which one is meant.
                let twin = |(other, words): (&Mention, &Vec<String>)| {
                    let alike = !other.is_unrelated && other.name != mention.name && other.looks_like(mention);
                    alike && self.partial_name_end(at, other, words) == Some(end)
                };
                if !self.mentions.iter().zip(&self.name_words).any(twin) {
                    add(end, &mention.id);
                }
            }
        }
        found
    }

    /// Several tokens of the card by their common name: "a random Plague", "a 2/2 Adventurer".
    fn token_family(&self, at: usize) -> Option<(usize, Value)> {
        let word = self.words.get(at)?;
        let is_one = |words: &Vec<String>| {
            words.len() > 1 && words.last().is_some_and(|last| last == word || is_plural(word, last))
        };
        let own = self
            .mentions
            .iter()
            .zip(&self.name_words)
            .filter(|(mention, words)| !mention.is_unrelated && is_one(words));
        let ids: Vec<Value> = own.map(|(mention, _)| Value::Text(mention.id.clone().leak())).collect();
        (ids.len() > 1).then_some((at + 1, Value::List(ids)))
    }

    /// Whether a token of the card is named at this position.
    fn names_own_token(&self, at: usize, mention: &Mention, words: &[String], token: bool) -> bool {
        self.match_words(at, words).is_some() || (token && self.partial_name_end(at, mention, words).is_some())
    }

    /// The end of a partial name of a token: its end, its first word, or a description.
    fn partial_name_end(&self, at: usize, mention: &Mention, words: &[String]) -> Option<usize> {
        // "Ambushes" are each a "Spider Ambush!".
        let words = words.strip_suffix(&["!".to_owned()]).unwrap_or(words);
        let by_end = (1..words.len()).find_map(|from| self.match_words(at, &words[from..]));
        let by_first = words.first().and_then(|first| self.match_words(at, std::slice::from_ref(first)));
        let by_kind = mention.kind().and_then(|kind| self.match_words(at, &[kind.to_owned()]));
        let by_race = mention.races.iter().find_map(|race| self.match_words(at, &name_words(race.title())));
        by_end.or(by_first).or(by_kind).or(by_race)
    }

    /// Cards by their common name: the first card with this name.
    fn name(&self, at: usize) -> Option<(usize, Value)> {
        let all = self.mentions.iter().zip(&self.name_words);
        let is_race = |mention: &Mention| Race::ALL.iter().any(|race| race.title() == mention.name);
        all.filter(|(mention, _)| !is_race(mention))
            .find_map(|(mention, words)| Some((self.match_words(at, words)?, Value::Text(mention.id.clone().leak()))))
    }

    /// Any text up to a stop.
    fn texts_until_stop(&self, at: usize) -> Vec<(usize, Value)> {
        let stops = |end: &usize| *end == self.len() || self.is_sign(*end, '.') || self.is_sign(*end, ';');
        let ends = (at + 1..=self.len()).filter(stops);
        ends.map(|end| (end, Value::Text(self.between(at, end).to_owned().leak()))).collect()
    }

    /// Any text in quotation marks.
    fn quoted(&self, at: usize) -> Option<(usize, Value)> {
        let mark = |at: usize| ['"', '“', '”'].iter().any(|mark| self.is_sign(at, *mark));
        if !mark(at) {
            return None;
        }
        let close = (at + 1..self.len()).find(|at| mark(*at))?;
        Some((close + 1, Value::Text(self.between(at + 1, close).to_owned().leak())))
    }
}

/// The words of the enums' names, in the order of each enum; empty for a value that no text names.
struct Phrases {
    keywords: Vec<Vec<String>>,
    races: Vec<Vec<String>>,
    schools: Vec<Vec<String>>,
    classes: Vec<Vec<String>>,
    rarities: Vec<Vec<String>>,
}

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| Phrases {
    keywords: Keywords::PRINTED.iter().map(|(name, _)| name_words(name)).collect(),
    races: Race::ALL.iter().map(|it| name_words(it.title())).collect(),
    schools: SpellSchool::ALL.iter().map(|it| name_words(it.title())).collect(),
    classes: CardClass::ALL.iter().map(|it| if is_played(*it) { name_words(it.title()) } else { Vec::new() }).collect(),
    rarities: Rarity::ALL.iter().map(|it| name_words(it.title())).collect(),
});

fn part_text(part: &PhrasePart) -> String {
    match part {
        PhrasePart::Word(word) => word.clone(),
        PhrasePart::Number(n) => n.to_string(),
        PhrasePart::Sign(sign) => sign.to_string(),
        PhrasePart::Hole(name, _) => format!("<{name}>"),
    }
}

fn name_words(name: &str) -> Vec<String> {
    tokens(name).iter().map(|token| name[token.start..token.end].replace('’', "'").to_lowercase()).collect()
}

/// Whether players can choose this class; others are internal to the client.
const fn is_played(class: CardClass) -> bool {
    use CardClass::{
        DeathKnight, DemonHunter, Druid, Hunter, Mage, Neutral, Paladin, Priest, Rogue, Shaman, Warlock, Warrior,
    };
    matches!(
        class,
        DeathKnight
            | DemonHunter
            | Druid
            | Hunter
            | Mage
            | Neutral
            | Paladin
            | Priest
            | Rogue
            | Shaman
            | Warlock
            | Warrior
    )
}

/// The possible singulars of a plural name: "Treants", "Wolves".
pub fn singulars(many: &str) -> Vec<String> {
    const ENDS: [(&str, &str); 5] = [("ies", "y"), ("ves", "f"), ("men", "man"), ("es", ""), ("s", "")];
    // "Shreds of Time"
    let (many, of) = many.split_at(many.find(" of ").unwrap_or(many.len()));
    ENDS.iter().filter_map(|(end, one)| many.strip_suffix(end).map(|stem| format!("{stem}{one}{of}"))).collect()
}

/// Whether a card's name is an ordinary word of card texts.
pub fn is_a_word_of_texts(name: &str) -> bool {
    const WORDS: [&str; 16] = [
        "Attack",
        "Health",
        "Minion",
        "Spell",
        "Weapon",
        "Secret",
        "Battlecry",
        "Deathrattle",
        "Combo",
        "Discover",
        "Silence",
        "Draw",
        "Freeze",
        "Choose",
        "Imp",
        "Whelp",
    ];
    WORDS.contains(&name)
}

/// Whether a word is the plural of another.
pub(crate) fn is_plural(many: &str, one: &str) -> bool {
    many.strip_prefix(one).is_some_and(|end| matches!(end, "s" | "es"))
        || one.strip_suffix('y').is_some_and(|stem| many.strip_suffix("ies") == Some(stem))
        || one.strip_suffix('f').is_some_and(|stem| many.strip_suffix("ves") == Some(stem))
        || one.strip_suffix("man").is_some_and(|stem| many.strip_suffix("men") == Some(stem))
}
