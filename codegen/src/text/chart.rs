//! Reads a text with the grammar: every reading of every phrase, each found once.
use std::collections::HashMap;
use std::rc::Rc;

use cardwright_data::enums::{CardClass, CardType, Race, Rarity, SpellSchool};
use cardwright_engine::card::Keywords;

use super::grammar::{Grammar, Part};
use super::tokens::{Kind, Token, tokens};
use super::words::Value;

/// Nonterminals that are read here, not by rules.
pub(super) const BUILT_IN: &[&str] =
    &["n", "count", "card", "token", "quoted", "keyword", "race", "school", "class", "rarity"];

/// A card that a text may name.
#[derive(Debug, Clone)]
pub struct Mention {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub card_type: Option<CardType>,
}

/// A phrase that is read: by which rule, with what in its holes.
#[derive(Debug)]
pub(super) enum Tree {
    /// A value of its own.
    Leaf(Value),
    /// A rule of a nonterminal.
    Rule { of: usize, rule: usize, holes: Vec<(usize, Rc<Tree>)> },
}

/// Readings of a phrase with the place where each ends.
type Readings = Rc<Vec<(usize, Rc<Tree>)>>;

/// So many readings of one phrase are kept: more are no text but a fault of the grammar.
const MOST: usize = 64;

/// A text that is being read.
pub(super) struct Chart<'g, 't> {
    grammar: &'g Grammar,
    text: &'t str,
    tokens: Vec<Token<'t>>,
    words: Vec<String>,
    mentions: &'t [Mention],
    /// The words of each mention's name.
    named: Vec<Vec<String>>,
    known: HashMap<(usize, usize), Option<Readings>>,
    /// How far anything could be read, and what was wanted there.
    pub furthest: usize,
    pub wanted: Vec<String>,
}

impl<'g, 't> Chart<'g, 't> {
    pub fn new(grammar: &'g Grammar, text: &'t str, mentions: &'t [Mention]) -> Self {
        let tokens = tokens(text);
        let word = |token: &Token<'_>| text[token.start..token.end].replace('’', "'").to_lowercase();
        let words = tokens.iter().map(word).collect();
        let named = mentions.iter().map(|mention| name_words(&mention.name)).collect();
        Self { grammar, text, tokens, words, mentions, named, known: HashMap::new(), furthest: 0, wanted: Vec::new() }
    }

    /// How many tokens there are.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// The text from one token up to another.
    pub fn between(&self, from: usize, to: usize) -> &'t str {
        if from >= to {
            return "";
        }
        &self.text[self.tokens[from].start..self.tokens[to - 1].end]
    }

    /// The text from a token on.
    pub fn rest(&self, from: usize) -> &'t str {
        self.tokens.get(from).map_or("", |token| &self.text[token.start..])
    }

    /// Whether a sign stands there.
    pub fn is_sign(&self, at: usize, sign: char) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == Kind::Sign(sign))
    }

    fn want(&mut self, at: usize, what: impl FnOnce() -> String) {
        if at > self.furthest {
            self.furthest = at;
            self.wanted.clear();
        }
        if at == self.furthest && self.wanted.len() < 40 {
            let what = what();
            if !self.wanted.contains(&what) {
                self.wanted.push(what);
            }
        }
    }

    /// Every reading of a nonterminal there.
    pub fn read(&mut self, of: usize, at: usize) -> Readings {
        match self.known.get(&(of, at)) {
            Some(Some(found)) => return found.clone(),
            // It would begin with itself.
            Some(None) => return Rc::default(),
            None => {}
        }
        self.known.insert((of, at), None);
        let found = if self.grammar.rules[of].is_empty() { self.built_in(of, at) } else { self.rules(of, at) };
        let found = Rc::new(found);
        self.known.insert((of, at), Some(found.clone()));
        found
    }

    fn rules(&mut self, of: usize, at: usize) -> Vec<(usize, Rc<Tree>)> {
        let grammar = self.grammar;
        let mut found = Vec::new();
        for (number, rule) in grammar.rules[of].iter().enumerate() {
            let mut partial: Vec<(usize, Vec<(usize, Rc<Tree>)>)> = vec![(at, Vec::new())];
            for (place, part) in rule.parts.iter().enumerate() {
                let mut next = Vec::new();
                for (here, holes) in partial {
                    match part {
                        Part::Hole(_, of) => {
                            for (end, tree) in self.read(*of, here).iter() {
                                let mut holes = holes.clone();
                                holes.push((place, tree.clone()));
                                next.push((*end, holes));
                            }
                        }
                        plain => {
                            if self.is_there(plain, here) {
                                next.push((here + 1, holes));
                            } else {
                                self.want(here, || said(plain));
                            }
                        }
                    }
                }
                partial = next;
                if partial.is_empty() {
                    break;
                }
            }
            for (end, holes) in partial {
                if found.len() < MOST {
                    found.push((end, Rc::new(Tree::Rule { of, rule: number, holes })));
                }
            }
        }
        found
    }

    fn is_there(&self, part: &Part, at: usize) -> bool {
        let Some(token) = self.tokens.get(at) else { return false };
        match (part, token.kind) {
            (Part::Word(word), Kind::Word(_)) => self.words[at] == *word,
            (Part::Number(n), Kind::Number(m)) => *n == m,
            (Part::Sign(sign), Kind::Sign(other)) => *sign == other || (*sign == '\'' && other == '’'),
            _ => false,
        }
    }

    fn built_in(&mut self, of: usize, at: usize) -> Vec<(usize, Rc<Tree>)> {
        let name = self.grammar.names[of].as_str();
        let found: Vec<(usize, Value)> = match name {
            "n" => self.number(at).into_iter().collect(),
            "count" => self.count(at).into_iter().collect(),
            "card" => self.card(at, false),
            "token" => self.card(at, true),
            "quoted" => self.quoted(at).into_iter().collect(),
            "keyword" => self.phrases(at, Keywords::PRINTED.iter().map(|(name, tag)| (*name, Value::Tag(*tag)))),
            "race" => {
                let races = Race::ALL.iter().filter(|race| !race.title().is_empty());
                self.phrases(at, races.map(|race| (race.title(), Value::Race(*race))))
            }
            "school" => self.phrases(at, SpellSchool::ALL.iter().map(|it| (it.title(), Value::School(*it)))),
            "class" => {
                let classes = CardClass::ALL.iter().filter(|class| !class.title().is_empty());
                self.phrases(at, classes.map(|class| (class.title(), Value::Class(*class))))
            }
            "rarity" => self.phrases(at, Rarity::ALL.iter().map(|it| (it.title(), Value::Rarity(*it)))),
            _ => Vec::new(),
        };
        if found.is_empty() {
            self.want(at, || format!("<{name}>"));
        }
        found.into_iter().map(|(end, value)| (end, Rc::new(Tree::Leaf(value)))).collect()
    }

    /// A number, whatever marks it: `3`, `$3`, `#3`.
    fn number(&self, at: usize) -> Option<(usize, Value)> {
        let at = if self.is_sign(at, '$') || self.is_sign(at, '#') { at + 1 } else { at };
        match self.tokens.get(at)?.kind {
            Kind::Number(n) => Some((at + 1, Value::Number(n))),
            Kind::Word(_) | Kind::Sign(_) => None,
        }
    }

    /// How many: `a`, `two`, `3`.
    fn count(&self, at: usize) -> Option<(usize, Value)> {
        const WORDS: [&str; 10] = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
        let word = self.words.get(at)?;
        let n = match word.as_str() {
            "a" | "an" => Some(1),
            word => (1..).zip(WORDS).find(|(_, of)| *of == word).map(|(n, _)| n),
        };
        n.map(|n| (at + 1, Value::Number(n))).or_else(|| self.number(at))
    }

    /// One of these phrases, or several of it: `Beasts`.
    fn phrases<'a>(&self, at: usize, all: impl Iterator<Item = (&'a str, Value)>) -> Vec<(usize, Value)> {
        let mut found = Vec::new();
        for (phrase, value) in all {
            let words = name_words(phrase);
            if let Some(end) = self.stands(at, &words) {
                found.push((end, value));
            }
        }
        found
    }

    /// Where these words end, if they stand there; the last may be in the plural.
    fn stands(&self, at: usize, words: &[String]) -> Option<usize> {
        let here = self.words.get(at..at + words.len())?;
        let (last, before) = words.split_last()?;
        let (here_last, here_before) = here.split_last()?;
        let many = |one: &str| here_last == one || is_plural(here_last, one);
        (before == here_before && many(last)).then_some(at + words.len())
    }

    /// A card by its name; a token also by the end of its name, or by what it is.
    fn card(&self, at: usize, token: bool) -> Vec<(usize, Value)> {
        let mut found: Vec<(usize, Value)> = Vec::new();
        let mut add = |end: usize, id: &str| {
            found.push((end, Value::Text(id.to_owned().leak())));
        };
        for (mention, words) in self.mentions.iter().zip(&self.named) {
            if let Some(end) = self.stands(at, words) {
                add(end, &mention.id);
                continue;
            }
            if !token {
                continue;
            }
            let by_end = (1..words.len()).find_map(|from| self.stands(at, &words[from..]));
            let by_first = words.first().and_then(|first| self.stands(at, std::slice::from_ref(first)));
            let kind = match mention.card_type {
                Some(CardType::Minion) => Some("minion"),
                Some(CardType::Weapon) => Some("weapon"),
                _ => None,
            };
            let by_kind = kind.and_then(|kind| self.stands(at, &[kind.to_owned()]));
            if let Some(end) = by_end.or(by_first).or(by_kind) {
                add(end, &mention.id);
            }
        }
        found
    }

    /// Anything in quotation marks.
    fn quoted(&self, at: usize) -> Option<(usize, Value)> {
        let mark = |at: usize| ['"', '“', '”'].iter().any(|mark| self.is_sign(at, *mark));
        if !mark(at) {
            return None;
        }
        let close = (at + 1..self.len()).find(|at| mark(*at))?;
        Some((close + 1, Value::Text(self.between(at + 1, close).to_owned().leak())))
    }
}

fn said(part: &Part) -> String {
    match part {
        Part::Word(word) => word.clone(),
        Part::Number(n) => n.to_string(),
        Part::Sign(sign) => sign.to_string(),
        Part::Hole(name, _) => format!("<{name}>"),
    }
}

fn name_words(name: &str) -> Vec<String> {
    tokens(name).iter().map(|token| name[token.start..token.end].replace('’', "'").to_lowercase()).collect()
}

/// Whether a word is the plural of another.
pub(super) fn is_plural(many: &str, one: &str) -> bool {
    many.strip_prefix(one).is_some_and(|end| matches!(end, "s" | "es"))
        || one.strip_suffix('y').is_some_and(|stem| many.strip_suffix("ies") == Some(stem))
        || one.strip_suffix('f').is_some_and(|stem| many.strip_suffix("ves") == Some(stem))
        || one.strip_suffix("man").is_some_and(|stem| many.strip_suffix("men") == Some(stem))
}
