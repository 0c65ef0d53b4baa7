//! Compiles a card's text to a [`Power`]: parses it with the grammar, and checks the result independently of the grammar.
//!
//! ```text
//! text ──normalize──▶ tokens ──chart──▶ readings ──meaning──▶ Powers ──bind──▶ "it" is resolved ──check──▶ the best reading
//! ```
//!
//! A reading is refused if the card's data contradicts it (keywords, and the numbers and keywords of tokens), or if a number,
//! keyword or side of the text contradicts the Power in plain English. Of several readings, the best names the card's own
//! tokens, uses the fewest and longest rules, and has the words nearest to the text's. If two are equally good, the text is
//! refused.
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::LazyLock;

use cardwright_data::enums::{CardType, GameTag};
use cardwright_vocabulary::compiled::Cards;
use cardwright_vocabulary::compiled::explain::Explain;
use cardwright_vocabulary::script::card_refs::CardRef;
use cardwright_vocabulary::script::prelude::*;

use super::NotRead;
use super::bind::bind_all;
use super::chart::{Chart, ParseTree};
use super::checks::{
    asks_impossible_attack, has_two_targets, omits_recipient, repeats_other_keyword, spell_gains_stats, summons_spell,
    tokens_agree,
};
use super::combine::{attack_with_hero, join_with_previous, merge_conditions};
use super::marks::{printed_form, with_number_lookup, with_placeholder};
use super::normalize::{name_tokens_by_kind, with_turns, without_markup};
use crate::content::{content_words, contradictions, word_distance};
use crate::grammar::check::{self, MutationReport};
use crate::grammar::functions::grammar_function;
use crate::grammar::{Grammar, GrammarError, PhrasePart, RuleLine};
use crate::subject::Subject;
use crate::vocabulary::{ReadContext, Value, WordArgument, value};
use cardwright_data::markup::plain;

/// The text compiler.
pub struct Compiler {
    grammar: Grammar,
    ability: usize,
    keywords: usize,
    effects: usize,
    data: usize,
    bearing: usize,
    of_player: usize,
}

/// The maximum number of readings considered for one text.
const MAX_READINGS: usize = 256;

/// A reading of a text.
struct Reading {
    power: Power,
    /// The number of named cards that are not the card's own.
    unrelated_cards: usize,
    /// The sum of the ranks of the named cards among the mentions; the likeliest have low ranks.
    mention_rank: usize,
    /// The number of content words in which the text and the Power in plain English differ.
    word_distance: usize,
    /// The number of rules applied.
    rules: usize,
    /// The lines of the rules.
    lines: BTreeSet<usize>,
}

impl Reading {
    /// The cost of a reading; the cheapest one is chosen.
    const fn cost(&self) -> (usize, usize, usize, usize) {
        (self.unrelated_cards, self.rules, self.word_distance, self.mention_rank)
    }
}

/// A part of a text with a meaning of its own.
#[derive(Clone)]
struct TextItem {
    from: usize,
    end: usize,
    kind: ItemKind,
    tree: Rc<ParseTree>,
}

#[derive(Clone, Copy, PartialEq)]
enum ItemKind {
    Keywords,
    Ability,
    Effects,
    /// An effect from the card's data, regardless of the words: the infused card.
    Data,
}

impl Compiler {
    /// The compiler with the project's grammar, read once per process.
    ///
    /// # Errors
    /// A rule that is none, with file and line.
    ///
    /// ```
    /// let compiler = cardwright_text::Compiler::project().unwrap();
    /// assert!(compiler.len() > compiler.rule_lines().len(), "one line writes several rules");
    /// ```
    pub fn project() -> Result<&'static Self, GrammarError> {
        static PROJECT: LazyLock<Result<Compiler, GrammarError>> =
            LazyLock::new(|| Ok(Compiler::with(Grammar::load()?)));
        PROJECT.as_ref().map_err(Clone::clone)
    }

    /// A compiler with the `.grammar` files of a folder, to try rules without a build.
    ///
    /// # Errors
    /// A rule that is none, with file and line; a folder that cannot be read.
    pub fn from_folder(folder: &std::path::Path) -> Result<Self, GrammarError> {
        Ok(Self::with(Grammar::from_folder(folder)?))
    }

    fn with(grammar: Grammar) -> Self {
        let named = |name: &str| grammar.nonterminal_index(name).unwrap_or(usize::MAX);
        Self {
            ability: named("ability"),
            keywords: named("keywords"),
            effects: named("deeds"),
            bearing: named("bearing"),
            data: named("data"),
            of_player: named("of_player"),
            grammar,
        }
    }

    /// The Power of a card's text. Fails if the text is not completely understood.
    ///
    /// # Errors
    /// The rest of the text that is not understood; the readings of an ambiguous text; the contradictions to the text.
    pub fn power(&self, subject: &Subject<'_>, cards: &Cards) -> Result<Power, NotRead> {
        self.read(subject, cards, false).map(|reading| reading.power)
    }

    /// Like [`Self::power`]; errors name the phrases that could continue the text where parsing stopped.
    ///
    /// # Errors
    /// As [`power`](Self::power).
    pub fn power_with_diagnostics(&self, subject: &Subject<'_>, cards: &Cards) -> Result<Power, NotRead> {
        self.read(subject, cards, true).map(|reading| reading.power)
    }

    /// The Power of a card's text, and the indices of the grammar lines used; see [`lines`](Self::rule_lines).
    ///
    /// # Errors
    /// As [`power`](Self::power).
    pub fn power_with_lines(&self, subject: &Subject<'_>, cards: &Cards) -> Result<(Power, BTreeSet<usize>), NotRead> {
        self.read(subject, cards, false).map(|reading| (reading.power, reading.lines))
    }

    /// The rules.
    pub(crate) const fn grammar(&self) -> &Grammar {
        &self.grammar
    }

    /// The lines of the grammar files that define rules, each with its file and its phrase.
    pub fn rule_lines(&self) -> &[RuleLine] {
        &self.grammar.lines
    }

    /// The differences between the words of each line's phrase and those of its meaning in plain English: `-word` is only in
    /// the phrase, `+word` only in the meaning. `None` if a rule has a meaning only for cards with certain data.
    pub fn differences(&self) -> Vec<Option<String>> {
        check::differences(&self.grammar)
    }

    /// Creates `n` wrong meanings from right ones; returns those that the differences do not show.
    pub fn mutate(&self, n: usize, seed: u64) -> MutationReport {
        check::mutate(&self.grammar, n, seed)
    }

    /// The card's text, normalized for the grammar.
    fn normalized(subject: &Subject<'_>) -> String {
        let text = without_markup(&with_turns(subject));
        let text = text.replace("non-", "non ").replace("- Cost", "-Cost");
        // A line that was broken behind a hyphen: "the left- most card".
        name_tokens_by_kind(&with_placeholder(text.replace("- most", "-most"), subject), &subject.mentions)
    }

    fn read(&self, subject: &Subject<'_>, cards: &Cards, asks: bool) -> Result<Reading, NotRead> {
        let text = Self::normalized(subject);
        if text.is_empty() {
            return Err(NotRead::Empty);
        }
        let mut chart = Chart::new(&self.grammar, &text, &subject.mentions);
        let readings = self.split_items(&mut chart, subject);
        if readings.is_empty() && asks {
            // What takes anything has understood nothing.
            let mut chart = Chart::new(&self.grammar, &text, &subject.mentions).with_diagnostics();
            self.split_items(&mut chart, subject);
            let rest = chart.text_from(chart.furthest_token).to_owned();
            return Err(NotRead::ExpectedPhrases { rest, wanted: std::mem::take(&mut chart.expected) });
        }
        if readings.is_empty() {
            return Err(NotRead::UnderstoodUpTo(chart.text_from(chart.furthest_token).to_owned()));
        }
        let explain = Explain::new(cards);
        let mut found: Vec<Reading> = Vec::new();
        let mut contradiction = None;
        for items in readings {
            let Some(power) = self.meaning(&items, subject, true).and_then(|power| with_number_lookup(&power, &text))
            else {
                continue;
            };
            if summons_spell(&power, cards) {
                continue;
            }
            let Some(told) = self.meaning(&items, subject, false).and_then(|power| with_number_lookup(&power, &text))
            else {
                continue;
            };
            let said: Vec<&str> = items
                .iter()
                .filter(|item| !matches!(item.kind, ItemKind::Keywords | ItemKind::Data))
                .map(|item| chart.between(item.from, item.end))
                .collect();
            let (said, plain) = (printed_form(&said.join(" ")), explain.power(&told));
            let contradictions = contradictions(&said, &plain);
            if !contradictions.is_empty() {
                contradiction.get_or_insert(NotRead::Contradictory { said: plain, contradictions });
                continue;
            }
            let mut lines = Vec::new();
            for item in &items {
                self.lines_of(&item.tree, &mut lines);
            }
            let far = word_distance(&content_words(&said), &content_words(&plain));
            let (foreign, rank) = named_cards(&power, subject);
            let reading = Reading {
                power,
                unrelated_cards: foreign,
                mention_rank: rank,
                word_distance: far,
                rules: lines.len(),
                lines: lines.into_iter().collect(),
            };
            match found.iter_mut().find(|other| other.power == reading.power) {
                Some(other) if reading.cost() < other.cost() => *other = reading,
                Some(_) => {}
                None => found.push(reading),
            }
        }
        // A long phrase is more likely than its parts; then the words decide, then which token is listed first.
        found.sort_by_key(Reading::cost);
        match (found.len(), contradiction) {
            (0, Some(contradiction)) => Err(contradiction),
            (0, None) => Err(NotRead::NoVocabulary("no words of the vocabulary say it, or who `it` is cannot be told")),
            (2.., _) if found[0].cost() == found[1].cost() => {
                Err(NotRead::Ambiguous(found.iter().map(|reading| reading.power.source()).collect()))
            }
            _ => Ok(found.swap_remove(0)),
        }
    }

    /// Adds the grammar lines of a tree.
    fn lines_of(&self, tree: &ParseTree, into: &mut Vec<usize>) {
        if let ParseTree::Rule { of, rule, holes } = tree {
            into.push(self.grammar.rules[*of][*rule].line);
            for (_, hole) in holes {
                self.lines_of(hole, into);
            }
        }
    }

    /// Every way to split a text into items.
    fn split_items(&self, chart: &mut Chart<'_, '_>, subject: &Subject<'_>) -> Vec<Vec<TextItem>> {
        let bare = matches!(subject.card_type, CardType::Spell | CardType::HeroPower | CardType::Location);
        let mut open: Vec<(usize, Vec<TextItem>)> = vec![(0, Vec::new())];
        let mut whole = Vec::new();
        while let Some((at, items)) = open.pop() {
            if at == chart.len() {
                if items.iter().any(|item| item.kind != ItemKind::Keywords) || Self::explains_keyword(&items, subject) {
                    whole.push(items);
                }
                if whole.len() == MAX_READINGS {
                    break;
                }
                continue;
            }
            let mut kinds = vec![
                (ItemKind::Keywords, self.keywords),
                (ItemKind::Ability, self.ability),
                (ItemKind::Data, self.data),
            ];
            // Effects without a word before them are a spell's text; there is but one.
            if bare && items.iter().all(|item| item.kind != ItemKind::Effects) {
                kinds.push((ItemKind::Effects, self.effects));
            }
            // "+1/+1 and Divine Shield. Deathrattle: …": an enchantment's own gift comes first.
            if subject.card_type == CardType::Enchantment && items.is_empty() {
                kinds.push((ItemKind::Ability, self.bearing));
            }
            for (kind, of) in kinds {
                for (end, tree) in chart.read(of, at).iter() {
                    if kind == ItemKind::Keywords && !self.tags_confirm(tree, subject) {
                        continue;
                    }
                    let mut end = *end;
                    while [',', '.', ':', '"', '”', '!'].iter().any(|stop| chart.is_sign(end, *stop)) {
                        end += 1;
                    }
                    let to = end;
                    // "+4/+4 and Deathrattle: …", "+3/+3 and "At the end of your turn, …""
                    if subject.card_type == CardType::Enchantment {
                        end += usize::from(of == self.bearing && chart.is_word(end, "and"));
                        while ['"', '“', '”'].iter().any(|mark| chart.is_sign(end, *mark)) {
                            end += 1;
                        }
                    }
                    let mut items = items.clone();
                    items.push(TextItem { from: at, end: to, kind, tree: tree.clone() });
                    open.push((end, items));
                }
            }
        }
        whole
    }

    /// Whether a keyword in a text of keywords has an explanation: "Corrupt: Gain Taunt."
    fn explains_keyword(items: &[TextItem], subject: &Subject<'_>) -> bool {
        const MORE: [GameTag; 5] =
            [GameTag::CORRUPT, GameTag::FORGE, GameTag::STARSHIP_PIECE, GameTag::FREEZE, GameTag::SUMMONED_WHEN_DRAWN];
        let has = |tag: &GameTag| subject.tags.iter().any(|(of, n)| of == tag && *n != 0);
        !items.is_empty() && MORE.iter().any(has)
    }

    /// Whether the card's tags confirm the keywords that a text lists.
    fn tags_confirm(&self, tree: &ParseTree, subject: &Subject<'_>) -> bool {
        const FORM_TAGS: [GameTag; 2] = [GameTag::FORGES_INTO, GameTag::COLLECTION_RELATED_CARD_DATABASE_ID];
        let has_form = subject.tags.iter().any(|(tag, n)| FORM_TAGS.contains(tag) && *n > 0);
        let Some(Value::List(keywords)) = self.value(tree, subject) else { return false };
        keywords.iter().all(|keyword| {
            let Value::Modifier(modifier) = keyword else { return false };
            subject.tags.iter().any(|(tag, n)| {
                // What a card is corrupted or forged into stands in its data, or nobody knows.
                let formed = !matches!(*tag, GameTag::CORRUPT | GameTag::FORGE) || has_form;
                formed
                    && modifier.what == Attribute::Tag(*tag)
                    && (modifier.amount.n == 0 || i64::from(modifier.amount.n) == *n)
            })
        })
    }

    /// The Power of the items; with the effects from the card's data if `data` is set, otherwise as printed.
    fn meaning(&self, items: &[TextItem], subject: &Subject<'_>, data: bool) -> Option<Power> {
        let mut powers: Vec<Power> = Vec::new();
        let counts = |item: &&TextItem| item.kind != ItemKind::Keywords && (data || item.kind != ItemKind::Data);
        for item in items.iter().filter(counts) {
            let value = self.value(&item.tree, subject)?;
            if item.kind == ItemKind::Effects {
                let effects = <&'static [Effect]>::take(&value)?;
                let of_type = |card_type| subject.card_type == card_type;
                powers.push(if of_type(CardType::Spell) {
                    spell(effects)
                } else if of_type(CardType::Location) {
                    location(effects)
                } else {
                    hero_power(effects)
                });
            } else if let Value::List(several) = value {
                powers.extend(several.iter().map(Power::take).collect::<Option<Vec<_>>>()?);
            } else {
                powers.push(Power::take(&value)?);
            }
        }
        let mut powers: Vec<Power> = join_with_previous(powers).into_iter().map(merge_conditions).collect();
        if subject.card_type == CardType::Weapon {
            powers.iter_mut().for_each(attack_with_hero);
        }
        let powers: Vec<Power> = bind_all(&powers)?;
        let odd = |power: &Power| {
            asks_impossible_attack(power, subject.card_type)
                || omits_recipient(power, &powers)
                || repeats_other_keyword(power)
                || spell_gains_stats(power, subject)
                || has_two_targets(power)
        };
        if powers.iter().any(odd) {
            return None;
        }
        match powers.len() {
            0 => Some(VANILLA),
            1 => powers.into_iter().next(),
            _ => Some(abilities(powers.leak())),
        }
    }

    /// The effect of a player enchantment: "Your next Dragon costs (2) less."
    pub fn player_enchantment(&self, text: &str, one_turn: bool) -> Option<Enchant> {
        let text = plain(text);
        let mut chart = Chart::new(&self.grammar, &text, &[]);
        let readings = chart.read(self.of_player, 0);
        let whole = |end: usize| end == chart.len() || (end + 1 == chart.len() && chart.is_sign(end, '.'));
        let subject = Subject::without_card("", CardType::Enchantment);
        let (_, tree) = readings.iter().find(|(end, _)| whole(*end))?;
        let power = Power::take(&self.value(tree, &subject)?)?;
        let Ability::Enchant(mut enchant) = power.ability else { return None };
        if one_turn {
            enchant.lasts = Lasts::ThisTurn;
        }
        Some(enchant)
    }

    /// The value of a tree, if the vocabulary has one.
    fn value(&self, tree: &ParseTree, subject: &Subject<'_>) -> Option<Value> {
        match tree {
            ParseTree::Leaf(value) => Some(value.as_ref().clone()),
            ParseTree::Rule { of, rule, holes } => {
                let rule = &self.grammar.rules[*of][*rule];
                let filled: Option<Vec<(&str, Value)>> = holes
                    .iter()
                    .map(|(place, tree)| {
                        let PhrasePart::Hole(name, _) = &rule.parts[*place] else { return None };
                        Some((name.as_str(), self.value(tree, subject)?))
                    })
                    .collect();
                let filled = filled?;
                if !tokens_agree(
                    rule,
                    holes.iter().map(|(place, _)| *place).zip(filled.iter().map(|(_, value)| value)),
                    subject,
                ) {
                    return None;
                }
                let more = |word: &str, values: &[Value]| grammar_function(word, values, subject);
                value(&rule.meaning, &ReadContext { holes: &filled, extra_functions: &more }).ok()
            }
        }
    }

    /// The number of rules.
    pub fn len(&self) -> usize {
        self.grammar.rules.iter().map(Vec::len).sum()
    }

    /// Whether there are no rules.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The number of cards in a Power that are not the card's own, and the sum of the ranks of all its cards among the mentions.
fn named_cards(power: &Power, subject: &Subject<'_>) -> (usize, usize) {
    let named: BTreeSet<&str> = power.card_refs().into_iter().map(CardRef::id).collect();
    let places = || subject.mentions.iter().enumerate().filter(|(_, mention)| named.contains(mention.id.as_str()));
    (places().filter(|(_, mention)| mention.is_unrelated).count(), places().map(|(place, _)| place).sum())
}
