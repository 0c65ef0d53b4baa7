//! What a rule means with a marker in each of its holes: the form of its meaning, whatever the holes hold.
//!
//! A right side is evaluated like any other expression; a marker is a value of the hole's kind that no text can mean. What
//! kind a nonterminal has follows from its rules.
use cardwright_engine::script::prelude::*;

use super::functions::more;
use super::{Grammar, Part as Piece, Rule};
use crate::subject::Subject;
use crate::vocabulary::{Env, Value, value};

/// The kind of value that a nonterminal has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sort {
    Number,
    Text,
    Effect,
    Selector,
    Condition,
    Per,
    What,
    Power,
    Progress,
    Modifier,
    Stat,
    Tag,
    Event,
    Trigger,
    Aura,
    Past,
    Offer,
    Cost,
    Part,
    Goal,
    Classes,
    Word,
    Race,
    School,
    Class,
    Rarity,
    Side,
    Deed,
    Lasts,
    Window,
    /// A list; what of, where it is known.
    List(Option<Box<Sort>>),
}

impl Sort {
    pub(crate) fn of(value: &Value) -> Self {
        match value {
            Value::Number(_) => Self::Number,
            Value::Text(_) => Self::Text,
            Value::Effect(_) => Self::Effect,
            Value::Selector(_) => Self::Selector,
            Value::Condition(_) => Self::Condition,
            Value::Per(_) => Self::Per,
            Value::What(_) => Self::What,
            Value::Power(_) => Self::Power,
            Value::Progress(_) => Self::Progress,
            Value::Modifier(_) => Self::Modifier,
            Value::Stat(_) => Self::Stat,
            Value::Tag(_) => Self::Tag,
            Value::Event(_) => Self::Event,
            Value::Trigger(_) => Self::Trigger,
            Value::Aura(_) => Self::Aura,
            Value::Past(_) => Self::Past,
            Value::Offer(_) => Self::Offer,
            Value::Cost(_) => Self::Cost,
            Value::Part(_) => Self::Part,
            Value::Goal(_) => Self::Goal,
            Value::Classes(_) => Self::Classes,
            Value::Word(_) => Self::Word,
            Value::Race(_) => Self::Race,
            Value::School(_) => Self::School,
            Value::Class(_) => Self::Class,
            Value::Rarity(_) => Self::Rarity,
            Value::Side(_) => Self::Side,
            Value::Deed(_) => Self::Deed,
            Value::Lasts(_) => Self::Lasts,
            Value::Window(_) => Self::Window,
            Value::List(items) => Self::List(items.first().map(|item| Box::new(Self::of(item)))),
        }
    }

    /// A value of this kind that stands for hole `n`.
    pub(crate) fn marker(&self, n: usize) -> Value {
        let name = marker_name(n);
        let number = marker_number(n);
        let from_end = |all: usize| all - 1 - n.min(all - 1);
        match self {
            Self::Number => Value::Number(number),
            Self::Text => Value::Text(name),
            Self::Effect => Value::Effect(attach(name)),
            Self::Selector => Value::Selector(marker_selector(n)),
            Self::Condition => Value::Condition(named(name)),
            Self::Per => Value::Per(stored(marker_byte(n))),
            Self::What => Value::What(card(name)),
            Self::Power => Value::Power(twinspell(name)),
            Self::Progress => Value::Progress(quest(Goal::Times(number), &[])),
            Self::Modifier => Value::Modifier(has(marker_tag(n))),
            Self::Stat => Value::Stat(Stat::MaxHealth),
            Self::Tag => Value::Tag(marker_tag(n)),
            Self::Event => Value::Event(marker_selector(n).stats_change()),
            Self::Trigger => Value::Trigger(whenever(marker_selector(n).stats_change())),
            Self::Aura => Value::Aura(aura(marker_selector(n))),
            Self::Past => Value::Past(past(Side::Both, Deed::HeroHurt, Window::WhileHolding).that(named(name))),
            Self::Offer => Value::Offer(Offer::Cards(vec![name].leak())),
            Self::Cost => Value::Cost(Cost::of(Part::Counter(marker_byte(n), 1))),
            Self::Part => Value::Part(Part::Counter(marker_byte(n), 1)),
            Self::Goal => Value::Goal(Goal::Times(number)),
            Self::Classes => Value::Classes(Classes::Opponent),
            Self::Word => Value::Word(Word::WhenTraded),
            Self::Race => Value::Race(Race::ALL[from_end(Race::ALL.len())]),
            Self::School => Value::School(SpellSchool::ALL[from_end(SpellSchool::ALL.len())]),
            Self::Class => Value::Class(CardClass::ALL[from_end(CardClass::ALL.len())]),
            Self::Rarity => Value::Rarity(Rarity::ALL[from_end(Rarity::ALL.len())]),
            Self::Side => Value::Side(Side::Both),
            Self::Deed => Value::Deed(Deed::HeroHurt),
            Self::Lasts => Value::Lasts(Lasts::UntilEndOfYourNextTurn),
            Self::Window => Value::Window(Window::WhileHolding),
            Self::List(of) => Value::List(of.as_ref().map(|of| of.marker(n)).into_iter().collect()),
        }
    }
}

/// The name of a card that stands for hole `n`.
pub(crate) fn marker_name(n: usize) -> &'static str {
    format!("‹{n}›").leak()
}

fn marker_number(n: usize) -> i16 {
    201 + i16::try_from(n).unwrap_or(0)
}

fn marker_byte(n: usize) -> u8 {
    201 + u8::try_from(n).unwrap_or(0)
}

fn marker_tag(n: usize) -> GameTag {
    GameTag(60_001 + u16::try_from(n).unwrap_or(0))
}

/// The source is one of its own, so that a step away, a kind or a number of them can be added.
fn marker_selector(n: usize) -> Selector {
    together(vec![NOBODY.that(named(marker_name(n)))].leak())
}

/// The kinds of a grammar's nonterminals, in their order.
pub(crate) fn sorts(grammar: &Grammar) -> Vec<Option<Sort>> {
    let mut sorts: Vec<Option<Sort>> = grammar.names.iter().map(|name| built_in(name)).collect();
    loop {
        let mut changed = false;
        for (of, rules) in grammar.rules.iter().enumerate() {
            let known = matches!(&sorts[of], Some(sort) if *sort != Sort::List(None));
            if known {
                continue;
            }
            let found = rules.iter().filter_map(|rule| evaluate(rule, &sorts)).map(|value| Sort::of(&value));
            let found: Vec<Sort> = found.collect();
            let best = found.iter().find(|sort| **sort != Sort::List(None)).or(found.first()).cloned();
            if best.is_some() && best != sorts[of] {
                sorts[of] = best;
                changed = true;
            }
        }
        if !changed {
            return sorts;
        }
    }
}

fn built_in(name: &str) -> Option<Sort> {
    Some(match name {
        "n" | "count" => Sort::Number,
        "card" | "name" | "token" | "quoted" | "span" | "sentence_of_another" => Sort::Text,
        "family" => Sort::List(Some(Box::new(Sort::Text))),
        "keyword" => Sort::Tag,
        "race" => Sort::Race,
        "school" => Sort::School,
        "class" => Sort::Class,
        "rarity" => Sort::Rarity,
        _ => return None,
    })
}

/// What a rule means, with markers in its holes; `None` if it means something only on a card that has what it speaks of.
pub(crate) fn evaluate(rule: &Rule, sorts: &[Option<Sort>]) -> Option<Value> {
    evaluate_expression(&rule.parts, &rule.means, sorts)
}

/// The same for another meaning of the same phrase.
pub(crate) fn evaluate_expression(parts: &[Piece], means: &syn::Expr, sorts: &[Option<Sort>]) -> Option<Value> {
    let holes = holes(parts, sorts)?;
    let subject = specimen();
    // Which kinds stand on the board depends on the kind; a marker is one that does.
    let more = |word: &str, values: &[Value]| {
        if let ("body_of" | "fellow_of", [kind @ Value::Condition(Condition::Named(name))]) = (word, values)
            && name.starts_with('‹')
        {
            return Some(kind.clone()).into();
        }
        more(word, values, &subject)
    };
    value(means, &Env { holes: &holes, more: &more }).ok()
}

/// The markers of a phrase's holes, by name.
pub(crate) fn holes<'r>(parts: &'r [Piece], sorts: &[Option<Sort>]) -> Option<Vec<(&'r str, Value)>> {
    let holes = parts.iter().filter_map(|part| match part {
        Piece::Hole(name, of) => Some((name, of)),
        Piece::Word(_) | Piece::Number(_) | Piece::Sign(_) => None,
    });
    holes.enumerate().map(|(n, (name, of))| Some((name.as_str(), sorts[*of].as_ref()?.marker(n)))).collect()
}

/// A card that has everything a rule may speak of.
pub(crate) fn specimen() -> Subject<'static> {
    let mut subject = Subject::bare("", CardType::Minion);
    let some = |name: &str| Some(name.to_owned());
    subject.tags = vec![(GameTag::TAG_SCRIPT_DATA_NUM_1, 77), (GameTag::MANATHIRST, 77)];
    subject.infused = some("‹infused›");
    subject.twinspell = some("‹twinspell›");
    subject.next_rank = some("‹next rank›");
    subject.upgrade = some("‹upgrade›");
    subject.swaps = some("‹swaps›");
    subject.titan = vec!["‹titan 1›".to_owned(), "‹titan 2›".to_owned(), "‹titan 3›".to_owned()];
    subject.entourage = vec!["‹listed 1›".to_owned(), "‹listed 2›".to_owned()];
    subject
}
