//! Finds the best covers of a value by templates.
use std::collections::HashMap;
use std::rc::Rc;

use cardwright_data::enums::{CardClass, Race, Rarity, SpellSchool};
use cardwright_vocabulary::Cards;
use cardwright_vocabulary::facts::Keywords;

use super::pattern::Slots;
use super::spelling::{GrammaticalNumber, TextPiece, number_after, plural};
use super::template::Template;
use super::tree::{Node, TreeId, Trees};
use crate::grammar::Grammar;
use crate::read::PLACEHOLDER_NUMBER;
use crate::subject::{Mention, Subject};
use cardwright_data::markup::plain;

/// A value in words: by a template with the covers of its holes, or directly.
#[derive(Debug)]
pub(super) struct Cover<'g> {
    pub cost: u32,
    kind: CoverKind<'g>,
}

#[derive(Debug)]
enum CoverKind<'g> {
    Template(&'g Template, Vec<Rc<Cover<'g>>>),
    /// A counted number.
    Count(i64),
    /// A name, which may be put into the plural.
    Name(String),
    Words(String),
}

/// The maximum number of covers kept per value.
const BEAM_WIDTH: usize = 4;

type Covers<'g> = Rc<Vec<Rc<Cover<'g>>>>;

/// Searches for covers of one card's text.
pub(super) struct CoverSearch<'g, 's> {
    pub grammar: &'g Grammar,
    pub templates: &'g [Vec<Template>],
    pub trees: Trees<'g>,
    pub subject: &'s Subject<'s>,
    pub cards: &'s Cards,
    /// Whether to search rare forms of abilities too, because the usual ones failed.
    pub includes_rare_forms: bool,
    /// The covers found so far; `None` while the search is running.
    pub cache: HashMap<(usize, TreeId), Option<Covers<'g>>>,
}

impl<'g> CoverSearch<'g, '_> {
    /// The best covers by a nonterminal, best first.
    pub fn covers(&mut self, of: usize, id: TreeId) -> Covers<'g> {
        match self.cache.get(&(of, id)) {
            Some(Some(found)) => return found.clone(),
            Some(None) => return Rc::default(),
            None => {}
        }
        self.cache.insert((of, id), None);
        let found = if self.grammar.rules[of].is_empty() { self.built_in(of, id) } else { self.by_rules(of, id) };
        let found = Rc::new(found);
        self.cache.insert((of, id), Some(found.clone()));
        found
    }

    fn by_rules(&mut self, of: usize, id: TreeId) -> Vec<Rc<Cover<'g>>> {
        let templates: &'g [Template] = &self.templates[of];
        let mut found: Vec<Rc<Cover<'g>>> = Vec::new();
        for template in templates {
            // Most do not: nothing is made for those.
            if !template.pattern.can_match(id, &self.trees) {
                continue;
            }
            let mut slots: Slots = vec![None; template.holes.len()];
            for (slot, hole) in slots.iter_mut().zip(&template.holes) {
                *slot = hole.fixed_value.map(|id| (id, Vec::new()));
            }
            for slots in template.pattern.matches(id, &mut self.trees, slots) {
                let worst = if found.len() < BEAM_WIDTH { u32::MAX } else { found[BEAM_WIDTH - 1].cost };
                for (cost, holes) in self.fill_holes(template, &slots, worst) {
                    found.push(Rc::new(Cover { cost, kind: CoverKind::Template(template, holes) }));
                }
                found.sort_by_key(|cover| cover.cost);
                found.truncate(BEAM_WIDTH);
            }
        }
        found
    }

    /// The best ways to fill the holes, below a cost of `worst`.
    fn fill_holes(&mut self, template: &Template, slots: &Slots, worst: u32) -> Vec<(u32, Vec<Rc<Cover<'g>>>)> {
        let mut all = vec![(template.cost, Vec::new())];
        for (n, hole) in template.holes.iter().enumerate() {
            let value = match &slots[n] {
                Some((id, _)) => Some(*id),
                None => self.unused(template, slots, n),
            };
            let Some(value) = value else { return Vec::new() };
            let covers = self.covers(hole.nonterminal, value);
            let mut next: Vec<(u32, Vec<Rc<Cover<'g>>>)> = Vec::new();
            for (cost, holes) in &all {
                for cover in covers.iter() {
                    let mut holes: Vec<Rc<Cover<'g>>> = holes.clone();
                    holes.push(cover.clone());
                    next.push((cost + cover.cost, holes));
                }
            }
            next.retain(|(cost, _)| *cost < worst);
            next.sort_by_key(|(cost, _)| *cost);
            next.truncate(BEAM_WIDTH);
            all = next;
        }
        all
    }

    /// The value of a hole that the meaning does not use: the token's data.
    fn unused(&mut self, template: &Template, slots: &Slots, hole: usize) -> Option<TreeId> {
        let named = slots.iter().flatten().find_map(|(id, _)| {
            let name = self.trees.as_text(*id)?;
            self.subject.mentions.iter().find(|mention| mention.id == name)
        });
        let said = &template.spellings[0].pieces;
        let places: Vec<usize> = (0..said.len()).filter(|at| matches!(said[*at], TextPiece::Hole(_))).collect();
        let sign = |at: Option<usize>| {
            if let Some(TextPiece::Word(_, word)) = at.and_then(|at| said.get(at)) { word.as_str() } else { "" }
        };
        let (before, behind) = (sign(places[hole].checked_sub(1)), sign(Some(places[hole] + 1)));
        match (self.grammar.names[template.holes[hole].nonterminal].as_str(), named) {
            ("n" | "count", Some(mention)) => {
                let stats = mention.stats;
                let n = match (before, behind) {
                    (_, "/") => stats?.0,
                    ("/", _) => stats?.1,
                    (_, "-") => i64::from(self.cards.get(self.cards.by_id(&mention.id)?).cost),
                    _ => return None,
                };
                Some(self.trees.intern_number(n))
            }
            ("kws", Some(mention)) => {
                let tags: Vec<TreeId> = printed_keywords(mention).map(|tag| self.trees.intern_text(&tag)).collect();
                (!tags.is_empty()).then(|| self.trees.intern(Node::List(tags)))
            }
            ("keyword", Some(mention)) => {
                let tag = printed_keywords(mention).next()?;
                Some(self.trees.intern_text(&tag))
            }
            ("race", Some(mention)) => {
                let race = mention.races.first()?.to_string();
                Some(self.trees.intern_text(&race))
            }
            ("span" | "sentence_of_another", named) => {
                let of_data = [&self.subject.infused, &self.subject.upgrade];
                let id = named.map(|it| &it.id).or_else(|| of_data.into_iter().flatten().next())?;
                let text = plain(self.cards.get(self.cards.by_id(id)?).text);
                let text = text.strip_prefix("Infused ").unwrap_or(&text).split(['.', ';']).next()?.to_owned();
                (!text.is_empty()).then(|| self.trees.intern_text(&format!("›{text}")))
            }
            _ => None,
        }
    }

    fn built_in(&self, of: usize, id: TreeId) -> Vec<Rc<Cover<'g>>> {
        let text = self.trees.as_text(id);
        let named = |titles: Vec<(String, String)>| {
            let found = titles.into_iter().find(|(name, _)| Some(name.as_str()) == text);
            found.map(|(_, title)| title)
        };
        let mention = || self.subject.mentions.iter().find(|mention| Some(mention.id.as_str()) == text);
        let by = match self.grammar.names[of].as_str() {
            "n" => self.trees.as_number(id).filter(|n| *n >= 0).map(|n| CoverKind::Words(digits(n))),
            "count" => self.trees.as_number(id).filter(|n| *n >= 0).map(CoverKind::Count),
            "card" | "name" => mention().map(|it| CoverKind::Name(it.name.clone())),
            "token" => mention().filter(|it| !it.is_unrelated).map(|it| CoverKind::Name(it.name.clone())),
            "family" => self.shared_name_ending(id).map(CoverKind::Name),
            "quoted" => self.enchantment_text(text).map(|text| CoverKind::Words(format!("\"{text}\""))),
            "span" | "sentence_of_another" => {
                let option = self.subject.choose_one_options.iter().find(|(id, _)| Some(id.as_str()) == text);
                let option = option.map(|(_, text)| plain(text).trim_end_matches('.').to_owned());
                option.or_else(|| Some(text?.strip_prefix('›')?.to_owned())).map(CoverKind::Words)
            }
            "keyword" => {
                let known = Keywords::PRINTED.iter().find(|(_, tag)| Some(tag.to_string().as_str()) == text);
                known.map(|(name, _)| CoverKind::Words((*name).to_owned()))
            }
            "race" => {
                named(Race::ALL.iter().map(|it| (it.to_string(), it.title().to_owned())).collect()).map(CoverKind::Name)
            }
            "school" => named(SpellSchool::ALL.iter().map(|it| (it.to_string(), it.title().to_owned())).collect())
                .map(CoverKind::Words),
            "class" => named(CardClass::ALL.iter().map(|it| (it.to_string(), it.title().to_owned())).collect())
                .map(CoverKind::Words),
            "rarity" => named(Rarity::ALL.iter().map(|it| (it.to_string(), it.title().to_owned())).collect())
                .map(CoverKind::Words),
            _ => None,
        };
        by.into_iter().map(|by| Rc::new(Cover { cost: 0, kind: by })).collect()
    }

    /// The text of an enchantment card.
    fn enchantment_text(&self, id: Option<&str>) -> Option<String> {
        let (_, text) = self.subject.enchantment_texts.iter().find(|(of, _)| Some(of.as_str()) == id)?;
        Some(plain(text).replace('"', ""))
    }

    /// The word that the names of several tokens end with.
    fn shared_name_ending(&self, id: TreeId) -> Option<String> {
        let ids = self.trees.as_list(id)?;
        let mut words = ids.iter().map(|id| {
            let name = self.trees.as_text(*id)?;
            let mention = self.subject.mentions.iter().find(|mention| mention.id == name)?;
            mention.name.split(' ').next_back()
        });
        let first = words.next()??;
        words.all(|word| word == Some(first)).then(|| first.to_owned())
    }

    /// Writes the cover; `now` is the grammatical number, `space` whether a space precedes it.
    pub fn write_cover(cover: &Cover<'g>, now: Option<GrammaticalNumber>, space: bool, out: &mut String) {
        match &cover.kind {
            CoverKind::Count(1) => push_word(out, space, "a"),
            CoverKind::Count(n) => {
                const WORDS: [&str; 9] = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
                let word = usize::try_from(n - 2).ok().and_then(|at| WORDS.get(at));
                push_word(out, space, word.map_or(&digits(*n), |word| *word));
            }
            CoverKind::Name(name) if now == Some(GrammaticalNumber::Plural) => push_word(out, space, &plural(name)),
            CoverKind::Name(name) => push_word(out, space, name),
            CoverKind::Words(words) => push_word(out, space, words),
            CoverKind::Template(template, holes) => {
                let wanted = now.unwrap_or(GrammaticalNumber::Singular);
                let mut fitting =
                    template.spellings.iter().filter(|it| it.number.is_none_or(|number| number == wanted));
                let first = fitting.next().unwrap_or(&template.spellings[0]);
                // What may be left out at the end is.
                let spelling = fitting.find(|it| first.pieces.starts_with(&it.pieces)).unwrap_or(first);
                let (mut now, mut holes) = (now, holes.iter().peekable());
                for (at, said) in spelling.pieces.iter().enumerate() {
                    match said {
                        TextPiece::Word(before, word) => {
                            push_word(out, if at == 0 { space } else { *before }, word);
                            now = number_after(&word.to_lowercase(), now);
                        }
                        TextPiece::Hole(before) => {
                            let Some(hole) = holes.next() else { continue };
                            Self::write_cover(hole, now, if at == 0 { space } else { *before }, out);
                            now = match hole.kind {
                                CoverKind::Count(1) => Some(GrammaticalNumber::Singular),
                                CoverKind::Count(_) => Some(GrammaticalNumber::Plural),
                                CoverKind::Template(..) | CoverKind::Name(_) | CoverKind::Words(_) => now,
                            };
                        }
                    }
                }
            }
        }
    }
}

/// A number in digits; a growing number as its placeholder.
fn digits(n: i64) -> String {
    if n == i64::from(PLACEHOLDER_NUMBER) { "@".to_owned() } else { n.to_string() }
}

fn push_word(out: &mut String, space: bool, word: &str) {
    if space && !out.is_empty() {
        out.push(' ');
    }
    out.push_str(word);
}

/// The printed keywords of a token.
fn printed_keywords(mention: &Mention) -> impl Iterator<Item = String> + '_ {
    let known = |tag: &&cardwright_data::enums::GameTag| Keywords::PRINTED.iter().any(|(_, of)| of == *tag);
    mention.tags.iter().filter(known).map(ToString::to_string)
}
