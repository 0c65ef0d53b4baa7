//! The grammar of card texts: rules in files, one per line, which maintainers extend.
//!
//! ```text
//! [who]                                                       the name of a nonterminal; its rules follow
//! all enemy minions            => ENEMY_MINIONS               # CS1_112
//! (a|an) <adjective> minion    => A_MINION.that(adjective)    # CS2_108
//! <what:kind> in your hand     => YOUR_HAND.that(what)
//! ```
//!
//! Two readings of one phrase may have different meanings, which the card data decides. The same rule twice is an error.
//!
//! Before `=>` is the phrase: words and signs, in any case; `(a|an)` is a choice; `[all]` is optional; `<name>` is a phrase of
//! another nonterminal, `<hole:name>` the same under another name. After `=>` is the meaning as an expression of the vocabulary
//! with the holes filled in; after `#` an example card.
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::tokens::{Kind, tokens};
use crate::vocabulary::PowerReadError;
use crate::vocabulary::expression::Expression;

pub(crate) mod check;
pub(crate) mod functions;
pub mod kinds;
pub(crate) mod mutate;
pub(crate) mod template;

/// Nonterminals that the parser implements; they have no rules.
pub(crate) const BUILT_IN: &[&str] = &[
    "n",
    "count",
    "card",
    "name",
    "token",
    "family",
    "quoted",
    "keyword",
    "race",
    "school",
    "class",
    "rarity",
    "span",
    "sentence_of_another",
];

/// A part of a rule's phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PhrasePart {
    /// A word, in lower case.
    Word(String),
    /// A number.
    Number(i16),
    /// A sign.
    Sign(char),
    /// A phrase of a nonterminal, for a hole.
    Hole(String, usize),
}

/// A rule: one form of a phrase, and its meaning.
pub(crate) struct Rule {
    pub parts: Vec<PhrasePart>,
    /// The meaning of the rule; all rules written on one line of the grammar share it.
    pub meaning: Arc<Expression>,
    /// The indices of the holes that the meaning does not use.
    pub unused_holes: Vec<usize>,
    /// The line of the file; one line may expand to several rules.
    pub line: usize,
}

/// A line of a grammar file: a phrase with its alternatives, and its meaning.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct RuleLine {
    /// The file.
    pub file: &'static str,
    /// The line number in the file, from 1.
    pub line: usize,
    /// The nonterminal.
    pub name: String,
    /// The phrase as in the file.
    pub phrase: String,
}

/// All rules.
///
/// ```
/// use cardwright_text::Grammar;
/// let grammar = Grammar::read(&[("nouns", "[noun]\n(minion|creature) => MINION")], &[]).unwrap();
/// assert_eq!(grammar.rule_count(), 2);
/// let fault = Grammar::read(&[("nouns", "[noun]\n<what> => what")], &[]).err().unwrap();
/// assert_eq!(fault.to_string(), "nouns:2: nothing says what <what> is");
/// ```
pub struct Grammar {
    /// The names of the nonterminals.
    pub(crate) names: Vec<String>,
    /// The rules of each nonterminal.
    pub(crate) rules: Vec<Vec<Rule>>,
    /// The lines of the files.
    pub(crate) lines: Vec<RuleLine>,
    /// For each nonterminal, the rules that begin with a word, by that word, and the other rules.
    starts: Vec<RulesByStart>,
}

/// The rules that begin with a word, by that word, and the other rules.
type RulesByStart = (HashMap<String, Vec<usize>>, Vec<usize>);

/// An error in a grammar file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct GrammarError {
    file: &'static str,
    line: usize,
    what: String,
}

/// The files of a grammar.
const FILES: [&str; 6] = [
    "abilities.grammar",
    "conditions.grammar",
    "effects.grammar",
    "mechanics.grammar",
    "nouns.grammar",
    "numbers.grammar",
];

/// The project's grammar. Its files are read at run time, so that an edit needs no build.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/grammar");

impl Grammar {
    /// The project's rules.
    pub fn load() -> Result<Self, GrammarError> {
        Self::from_folder(Path::new(FOLDER))
    }

    /// The rules of the files in a folder.
    pub(crate) fn from_folder(folder: &Path) -> Result<Self, GrammarError> {
        let files = sources(folder)?;
        let files: Vec<(&'static str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        Self::read(&files, BUILT_IN)
    }

    /// Parses files, each with its name; `built_in` nonterminals have no rules.
    pub fn read(files: &[(&'static str, &str)], built_in: &[&str]) -> Result<Self, GrammarError> {
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        let mut grammar = Self { names: Vec::new(), rules: Vec::new(), lines: Vec::new(), starts: Vec::new() };
        let mut number = |name: &str, grammar: &mut Self| {
            *numbers.entry(name.to_owned()).or_insert_with(|| {
                grammar.names.push(name.to_owned());
                grammar.rules.push(Vec::new());
                grammar.names.len() - 1
            })
        };
        for name in built_in {
            number(name, &mut grammar);
        }
        let mut used: Vec<(usize, &'static str, usize)> = Vec::new();
        let mut seen = SeenRules::default();
        for (file, text) in files {
            let mut head = None;
            for (line, said) in (1..).zip(text.lines()) {
                let error = |what: String| GrammarError { file, line, what };
                let said = said.trim();
                if said.is_empty() || said.starts_with('#') {
                    continue;
                }
                if let Some(name) = said.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'))
                    && !said.contains("=>")
                {
                    head = Some(number(name, &mut grammar));
                    continue;
                }
                let head = head.ok_or_else(|| error("a rule before the first [nonterminal]".to_owned()))?;
                let (says, means) = said.split_once("=>").ok_or_else(|| error("no `=>`".to_owned()))?;
                let means = means.rsplit_once(" # ").map_or(means, |(means, _)| means).trim();
                let means = Arc::new(Expression::parse(means).map_err(|wrong| error(no_meaning(means, &wrong)))?);
                grammar.lines.push(RuleLine {
                    file,
                    line,
                    name: grammar.names[head].clone(),
                    phrase: says.trim().to_owned(),
                });
                for flat in expand_phrase(says.trim()).map_err(&error)? {
                    let mut parts = Vec::new();
                    for piece in phrase_pieces(&flat) {
                        match piece {
                            PhrasePiece::Text(text) => {
                                parts.extend(tokens(&text).into_iter().map(|token| match token.kind {
                                    Kind::Word(word) => PhrasePart::Word(word.to_lowercase()),
                                    Kind::Number(n) => PhrasePart::Number(n),
                                    Kind::Sign(sign) => PhrasePart::Sign(sign),
                                }));
                            }
                            PhrasePiece::Hole(hole) => {
                                let (name, of) = hole.split_once(':').unwrap_or((&hole, &hole));
                                let of = number(of, &mut grammar);
                                used.push((of, file, line));
                                parts.push(PhrasePart::Hole(name.to_owned(), of));
                            }
                        }
                    }
                    if parts.is_empty() {
                        return Err(error("it says nothing".to_owned()));
                    }
                    // One line may write a form out twice, `(a|an|a random)`; two lines may not.
                    let (of, at) = seen.first_place(head, &parts, &means, (file, line));
                    if (of, at) != (*file, line) {
                        return Err(error(format!("{of}:{at} says the same of <{}>", grammar.names[head])));
                    }
                    let unused = unused_holes(&parts, &means);
                    let line = grammar.lines.len() - 1;
                    grammar.rules[head].push(Rule { parts, meaning: Arc::clone(&means), unused_holes: unused, line });
                }
            }
        }
        for (of, file, line) in used {
            if grammar.rules[of].is_empty() && !built_in.contains(&grammar.names[of].as_str()) {
                return Err(GrammarError { file, line, what: format!("nothing says what <{}> is", grammar.names[of]) });
            }
        }
        grammar.starts = grammar.rules.iter().map(|rules| by_start(rules)).collect();
        Ok(grammar)
    }

    /// The number of rules: a line counts once for each of its forms.
    pub fn rule_count(&self) -> usize {
        self.rules.iter().map(Vec::len).sum()
    }

    /// The rules of a nonterminal that can begin with this word, in order.
    pub(crate) fn rules_starting_with(&self, of: usize, word: &str) -> Vec<usize> {
        let (by_word, others) = &self.starts[of];
        let with = by_word.get(word).map_or(&[] as &[usize], Vec::as_slice);
        let mut all = Vec::with_capacity(with.len() + others.len());
        all.extend_from_slice(with);
        all.extend_from_slice(others);
        all.sort_unstable();
        all
    }

    /// The index of a nonterminal.
    pub(crate) fn nonterminal_index(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }
}

/// The content of each grammar file of a folder, with the file's name.
fn sources(folder: &Path) -> Result<Vec<(&'static str, String)>, GrammarError> {
    let read = |name: &'static str| {
        let text = std::fs::read_to_string(folder.join(name));
        let text = text.map_err(|error| GrammarError {
            file: name,
            line: 0,
            what: format!("{} cannot be read: {error}", folder.display()),
        })?;
        Ok((name, text))
    };
    FILES.into_iter().map(read).collect()
}

/// The content of the project's grammar, to detect changes.
pub fn project_grammar() -> Result<String, GrammarError> {
    Ok(sources(Path::new(FOLDER))?.into_iter().map(|(_, text)| text).collect())
}

/// The file with the accepted differences between phrases and meanings.
pub fn accepted_file() -> PathBuf {
    Path::new(FOLDER).join("accepted.tsv")
}

/// The accepted differences of each rule, by nonterminal and phrase: one for each meaning of the phrase. Empty if the file is
/// missing.
pub fn accepted_differences() -> BTreeMap<(String, String), BTreeSet<String>> {
    let text = std::fs::read_to_string(accepted_file()).unwrap_or_default();
    let row = |line: &str| {
        let mut fields = line.split('\t');
        let key = (fields.next()?.to_owned(), fields.next()?.to_owned());
        Some((key, fields.next().unwrap_or_default().to_owned()))
    };
    let mut accepted: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
    for (key, difference) in text.lines().filter(|line| !line.starts_with('#')).filter_map(row) {
        accepted.entry(key).or_default().insert(difference);
    }
    accepted
}

/// The number of cards that use each line, from `uses.tsv` (nonterminal, phrase, number); 0 for a line that is missing there.
pub(crate) fn rule_uses(lines: &[RuleLine]) -> Vec<u32> {
    let text = std::fs::read_to_string(uses_file()).unwrap_or_default();
    let row = |line: &str| {
        let mut fields = line.split('\t');
        let key = (fields.next()?.to_owned(), fields.next()?.to_owned());
        Some((key, fields.next()?.parse().ok()?))
    };
    let known: HashMap<(String, String), u32> = text.lines().filter_map(row).collect();
    lines.iter().map(|line| known.get(&(line.name.clone(), line.phrase.clone())).copied().unwrap_or(0)).collect()
}

/// The file with the number of cards that use each rule.
pub fn uses_file() -> PathBuf {
    Path::new(FOLDER).join("uses.tsv")
}

/// The message for a rule whose meaning is invalid.
fn no_meaning(means: &str, wrong: &PowerReadError) -> String {
    match wrong {
        PowerReadError::InvalidRust(why) => format!("`{means}` is no expression: {why}"),
        PowerReadError::UnsupportedRust(_) | PowerReadError::UnknownWord(_) | PowerReadError::WrongArguments(_) => {
            format!("`{means}` means nothing: {wrong}")
        }
    }
}

/// The indices of the holes that a meaning does not use.
fn unused_holes(parts: &[PhrasePart], means: &Expression) -> Vec<usize> {
    let is_unused = |part: &PhrasePart| matches!(part, PhrasePart::Hole(name, _) if !means.mentions(name));
    parts.iter().enumerate().filter(|(_, part)| is_unused(part)).map(|(place, _)| place).collect()
}

fn by_start(rules: &[Rule]) -> RulesByStart {
    let (mut by_word, mut others): RulesByStart = (HashMap::new(), Vec::new());
    for (number, rule) in rules.iter().enumerate() {
        if let Some(PhrasePart::Word(word)) = rule.parts.first() {
            by_word.entry(word.clone()).or_default().push(number);
        } else {
            others.push(number);
        }
    }
    (by_word, others)
}

/// The rules read so far, by nonterminal and phrase.
#[derive(Default)]
struct SeenRules(HashMap<(usize, Vec<PhrasePart>), Vec<KnownMeaning>>);

/// The meaning of a phrase, the names of its holes, and its file and line.
struct KnownMeaning {
    means: Arc<Expression>,
    holes: Vec<String>,
    location: (&'static str, usize),
}

impl SeenRules {
    /// The place where this rule of a nonterminal occurs first, with any names of holes; `here` if it is new.
    fn first_place(
        &mut self,
        of: usize,
        parts: &[PhrasePart],
        means: &Arc<Expression>,
        here: (&'static str, usize),
    ) -> (&'static str, usize) {
        let mut holes = Vec::new();
        let says = parts.iter().map(|part| match part {
            PhrasePart::Hole(name, of) => {
                holes.push(name.clone());
                PhrasePart::Hole(String::new(), *of)
            }
            PhrasePart::Word(_) | PhrasePart::Number(_) | PhrasePart::Sign(_) => part.clone(),
        });
        let says = says.collect();
        let known = self.0.entry((of, says)).or_default();
        let same = known.iter().find(|it| it.means.is_alpha_equivalent(&it.holes, means, &holes));
        if let Some(same) = same {
            return same.location;
        }
        known.push(KnownMeaning { means: Arc::clone(means), holes, location: here });
        here
    }
}

pub(crate) enum PhrasePiece {
    Text(String),
    Hole(String),
}

pub(crate) fn phrase_pieces(says: &str) -> Vec<PhrasePiece> {
    let mut found = Vec::new();
    let mut rest = says;
    while let Some((text, behind)) = rest.split_once('<') {
        found.push(PhrasePiece::Text(text.to_owned()));
        let (hole, behind) = behind.split_once('>').unwrap_or((behind, ""));
        found.push(PhrasePiece::Hole(hole.to_owned()));
        rest = behind;
    }
    found.push(PhrasePiece::Text(rest.to_owned()));
    found
}

/// Every form of a phrase, with `(a|an)` and `[all]` expanded. A sign in parentheses is literal.
///
/// # Errors
/// A bracket that is not closed is told in words.
///
/// ```
/// use cardwright_text::expand_phrase;
/// assert_eq!(expand_phrase("(a|an) card").unwrap(), ["a card", "an card"]);
/// assert_eq!(expand_phrase("costs (<n>) less").unwrap(), ["costs (<n>) less"]);
/// ```
pub fn expand_phrase(says: &str) -> Result<Vec<String>, String> {
    let open = says.char_indices().find(|(at, c)| match c {
        '[' => true,
        '(' => bracketed(&says[*at..], '(', ')').is_some_and(|inside| alternatives(inside).len() > 1),
        _ => false,
    });
    let Some((at, bracket)) = open else { return Ok(vec![says.to_owned()]) };
    let close = if bracket == '[' { ']' } else { ')' };
    let Some(inside) = bracketed(&says[at..], bracket, close) else { return Err(format!("`{bracket}` is not closed")) };
    let end = inside.len() + 1;
    let choices = if bracket == '[' { vec![inside, ""] } else { alternatives(inside) };
    let mut all = Vec::new();
    for choice in choices {
        all.extend(expand_phrase(&format!("{}{choice}{}", &says[..at], &says[at + end + 1..]))?);
    }
    Ok(all)
}

/// The text between the bracket at the start of a text and its closing bracket.
fn bracketed(text: &str, open: char, close: char) -> Option<&str> {
    let mut depth = 0;
    let (end, _) = text.char_indices().find(|(_, c)| {
        depth += i32::from(*c == open) - i32::from(*c == close);
        depth == 0
    })?;
    text.get(1..end)
}

/// The alternatives separated by `|`, outside of nested parentheses.
fn alternatives(inside: &str) -> Vec<&str> {
    let mut depth = 0;
    inside
        .split(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            c == '|' && depth == 0
        })
        .collect()
}
