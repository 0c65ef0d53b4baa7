//! The grammar of card texts: rules in files that a maintainer extends, one a line.
//!
//! ```text
//! [who]                                                       the name of a nonterminal; its rules follow
//! all enemy minions            => ENEMY_MINIONS               # CS1_112
//! (a|an) <adjective> minion    => A_MINION.that(adjective)    # CS2_108
//! <what:kind> in your hand     => YOUR_HAND.that(what)
//! ```
//!
//! Before `=>` stands what the text says: words and signs, whatever their case; `(a|an)` one of these; `[all]` may be
//! missing; `<name>` what another nonterminal reads, `<hole:name>` the same under another name. Behind it stands what
//! that means, in the vocabulary's words, with the holes filled in; behind `#` a card that says so.
use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use syn::Expr;

use super::tokens::{Kind, tokens};

/// A piece of what a rule reads.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Part {
    /// A word, in lower case.
    Word(String),
    /// A number.
    Number(i16),
    /// A sign.
    Sign(char),
    /// What a nonterminal reads, for a hole.
    Hole(String, usize),
}

/// One way to say something, and what it means.
pub(super) struct Rule {
    pub parts: Vec<Part>,
    pub means: Expr,
}

/// All rules.
pub(super) struct Grammar {
    /// The names of the nonterminals.
    pub names: Vec<String>,
    /// The rules of each nonterminal.
    pub rules: Vec<Vec<Rule>>,
    /// Of each nonterminal the rules that begin with a word, by that word, and those that begin with anything else.
    starts: Vec<Starts>,
}

/// Rules that begin with a word, by that word, and those that begin with anything else.
type Starts = (HashMap<String, Vec<usize>>, Vec<usize>);

/// What is wrong with a grammar file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct GrammarError {
    file: &'static str,
    line: usize,
    what: String,
}

/// The files, with their names for messages.
const FILES: [(&str, &str); 6] = [
    ("abilities.grammar", include_str!("rules/abilities.grammar")),
    ("conditions.grammar", include_str!("rules/conditions.grammar")),
    ("effects.grammar", include_str!("rules/effects.grammar")),
    ("mechanics.grammar", include_str!("rules/mechanics.grammar")),
    ("nouns.grammar", include_str!("rules/nouns.grammar")),
    ("numbers.grammar", include_str!("rules/numbers.grammar")),
];

impl Grammar {
    /// The project's own rules.
    pub fn load() -> Result<Self, GrammarError> {
        Self::read(&FILES, super::chart::BUILT_IN)
    }

    /// The rules of a folder's files, by name.
    pub fn from_folder(folder: &Path) -> Result<Self, GrammarError> {
        let fault =
            |error: &std::io::Error| GrammarError { file: "", line: 0, what: format!("{}: {error}", folder.display()) };
        let mut files = Vec::new();
        for (name, _) in FILES {
            files.push((name, std::fs::read_to_string(folder.join(name)).map_err(|error| fault(&error))?));
        }
        let files: Vec<(&'static str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        Self::read(&files, super::chart::BUILT_IN)
    }

    /// Reads files; `built_in` nonterminals have no rules.
    pub fn read(files: &[(&'static str, &str)], built_in: &[&str]) -> Result<Self, GrammarError> {
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        let mut grammar = Self { names: Vec::new(), rules: Vec::new(), starts: Vec::new() };
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
                let expression: Expr =
                    syn::parse_str(means).map_err(|wrong| error(format!("`{means}` is no expression: {wrong}")))?;
                for flat in unfold(says.trim()).map_err(&error)? {
                    let mut parts = Vec::new();
                    for piece in pieces(&flat) {
                        match piece {
                            Piece::Text(text) => {
                                parts.extend(tokens(&text).into_iter().map(|token| match token.kind {
                                    Kind::Word(word) => Part::Word(word.to_lowercase()),
                                    Kind::Number(n) => Part::Number(n),
                                    Kind::Sign(sign) => Part::Sign(sign),
                                }));
                            }
                            Piece::Hole(hole) => {
                                let (name, of) = hole.split_once(':').unwrap_or((&hole, &hole));
                                let of = number(of, &mut grammar);
                                used.push((of, file, line));
                                parts.push(Part::Hole(name.to_owned(), of));
                            }
                        }
                    }
                    if parts.is_empty() {
                        return Err(error("it says nothing".to_owned()));
                    }
                    grammar.rules[head].push(Rule { parts, means: expression.clone() });
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

    /// The rules of a nonterminal that may stand where this word does, in their order.
    pub fn beginning(&self, of: usize, word: &str) -> Vec<usize> {
        let (by_word, others) = &self.starts[of];
        let with = by_word.get(word).map_or(&[] as &[usize], Vec::as_slice);
        let mut all = Vec::with_capacity(with.len() + others.len());
        all.extend_from_slice(with);
        all.extend_from_slice(others);
        all.sort_unstable();
        all
    }

    /// The number of a nonterminal.
    pub fn named(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }
}

fn by_start(rules: &[Rule]) -> Starts {
    let (mut by_word, mut others): Starts = (HashMap::new(), Vec::new());
    for (number, rule) in rules.iter().enumerate() {
        match rule.parts.first() {
            Some(Part::Word(word)) => by_word.entry(word.clone()).or_default().push(number),
            _ => others.push(number),
        }
    }
    (by_word, others)
}

enum Piece {
    Text(String),
    Hole(String),
}

fn pieces(says: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut rest = says;
    while let Some((text, behind)) = rest.split_once('<') {
        found.push(Piece::Text(text.to_owned()));
        let (hole, behind) = behind.split_once('>').unwrap_or((behind, ""));
        found.push(Piece::Hole(hole.to_owned()));
        rest = behind;
    }
    found.push(Piece::Text(rest.to_owned()));
    found
}

/// Every plain form of what a rule says: `(a|an)` and `[all]` written out. A sign in parentheses is meant as it stands.
fn unfold(says: &str) -> Result<Vec<String>, String> {
    let open = says.char_indices().find(|(at, c)| match c {
        '[' => true,
        '(' => says[*at..].split_once(')').is_some_and(|(inside, _)| inside.contains('|')),
        _ => false,
    });
    let Some((at, bracket)) = open else { return Ok(vec![says.to_owned()]) };
    let close = if bracket == '[' { ']' } else { ')' };
    let mut depth = 0;
    let end = says[at..].char_indices().find(|(_, c)| {
        depth += i32::from(*c == bracket) - i32::from(*c == close);
        depth == 0
    });
    let Some((end, _)) = end else { return Err(format!("`{bracket}` is not closed")) };
    let inside = &says[at + 1..at + end];
    let choices: Vec<&str> = if bracket == '[' { vec![inside, ""] } else { inside.split('|').collect() };
    let mut all = Vec::new();
    for choice in choices {
        all.extend(unfold(&format!("{}{choice}{}", &says[..at], &says[at + end + 1..]))?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_missing_and_what_is_one_of_several_is_written_out() {
        let forms = unfold("(a|an) [damaged] minion").unwrap();
        assert_eq!(forms, ["a damaged minion", "a  minion", "an damaged minion", "an  minion"]);
        assert_eq!(unfold("costs (<n>) less").unwrap(), ["costs (<n>) less"]);
        assert!(unfold("[all minions").is_err());
    }

    #[test]
    fn faults_of_a_file_are_told_with_their_line() {
        let read = |text: &str| Grammar::read(&[("x", text)], &["n"]).err().map(|error| error.to_string());
        assert_eq!(read("[a]\nb => X"), None);
        assert_eq!(read("b => X").unwrap(), "x:1: a rule before the first [nonterminal]");
        assert_eq!(read("[a]\nb <c> => X").unwrap(), "x:2: nothing says what <c> is");
        assert_eq!(read("[a]\n\nb X").unwrap(), "x:3: no `=>`");
        assert!(read("[a]\nb => )").unwrap().starts_with("x:2: `)` is no expression"));
    }

    #[test]
    fn the_projects_own_rules_are_well_formed() {
        let grammar = Grammar::load().unwrap_or_else(|error| panic!("{error}"));
        assert!(grammar.rules.iter().map(Vec::len).sum::<usize>() > 100);
    }
}
