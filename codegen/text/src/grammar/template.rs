//! The meaning of a rule with a marker in each hole: the structure of the meaning, independent of the holes' values.
//!
//! The meaning is evaluated like any other expression; a marker is a value of the hole's kind that no text can have. The kind
//! of a nonterminal follows from its rules.
use cardwright_vocabulary::script::prelude::*;

use super::functions::grammar_function;
use super::{Grammar, PhrasePart as Piece, Rule};
use crate::subject::Subject;
use crate::vocabulary::expression::Expression;
use crate::vocabulary::{ReadContext, Value, value};

/// The kind of value of a nonterminal, represented by an example.
#[derive(Clone, Debug)]
pub(crate) struct ValueKind(pub Value);

impl ValueKind {
    pub(crate) const fn is_list(&self) -> bool {
        matches!(self.0, Value::List(_))
    }

    /// The kind of the items of a list, if it is known.
    pub(crate) fn item(&self) -> Option<Self> {
        if let Value::List(items) = &self.0 { items.first().cloned().map(Self) } else { None }
    }

    /// A value of this kind that marks hole `n`.
    pub(crate) fn marker(&self, n: usize) -> Value {
        let name = marker_name(n);
        let number = marker_number(n);
        let from_end = |all: usize| all - 1 - n.min(all - 1);
        match self.0 {
            Value::Number(_) => Value::Number(number),
            Value::Text(_) => Value::Text(name),
            Value::Effect(_) => Value::Effect(attach(name)),
            Value::Selector(_) => Value::Selector(marker_selector(n)),
            Value::Condition(_) => Value::Condition(named(name)),
            Value::Multiplier(_) => Value::Multiplier(counter_value(marker_byte(n))),
            Value::CardSource(_) => Value::CardSource(card(name)),
            Value::Power(_) => Value::Power(twinspell(name)),
            Value::Activatable(_) => Value::Activatable(activated(name, Cost::of(Part::Exhaust))),
            Value::Progress(_) => Value::Progress(quest(Goal::Times(number), &[])),
            Value::Modifier(_) => Value::Modifier(has(marker_tag(n))),
            Value::Stat(_) => Value::Stat(Stat::OwnCost),
            Value::Tag(_) => Value::Tag(marker_tag(n)),
            Value::Event(_) => Value::Event(marker_selector(n).stats_change()),
            Value::Trigger(_) => Value::Trigger(whenever(marker_selector(n).stats_change())),
            Value::Aura(_) => Value::Aura(aura(marker_selector(n))),
            Value::Past(_) => Value::Past(HEROES.that(named(name)).takes_damage_from(CARD).while_holding_this()),
            Value::Offer(_) => Value::Offer(Offer::Cards(vec![name].leak())),
            Value::Cost(_) => Value::Cost(Cost::of(Part::Counter(marker_byte(n), 1))),
            Value::Part(_) => Value::Part(Part::Counter(marker_byte(n), 1)),
            Value::Goal(_) => Value::Goal(Goal::Times(number)),
            Value::Classes(_) => Value::Classes(Classes::Opponent),
            Value::Form(_) => Value::Form(Form::Rewound),
            Value::Retention(_) => Value::Retention(EnchantmentRetention::Always),
            Value::Word(_) => Value::Word(Word::WhenTraded),
            Value::Race(_) => Value::Race(Race::ALL[from_end(Race::ALL.len())]),
            Value::School(_) => Value::School(SpellSchool::ALL[from_end(SpellSchool::ALL.len())]),
            Value::Class(_) => Value::Class(CardClass::ALL[from_end(CardClass::ALL.len())]),
            Value::Rarity(_) => Value::Rarity(Rarity::ALL[from_end(Rarity::ALL.len())]),
            Value::Side(_) => Value::Side(Side::Both),
            Value::CardProperty(_) => Value::CardProperty(CardProperty::School),
            Value::Cmp(_) => Value::Cmp(Cmp::AtMost),
            Value::Resource(_) => Value::Resource(Resource::Corpses),
            Value::CardFilter(_) => Value::CardFilter(CardFilter::Any),
            Value::Set(_) => Value::Set(CardSet(9_000 + u16::try_from(n).unwrap_or(0))),
            Value::Lasts(_) => Value::Lasts(Lasts::UntilEndOfYourNextTurn),
            Value::List(_) => Value::List(self.item().map(|of| of.marker(n)).into_iter().collect()),
        }
    }
}

/// The name of the card that marks hole `n`.
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

/// The source is unique, so that a step, a kind or a number can be added.
fn marker_selector(n: usize) -> Selector {
    together(vec![NOBODY.that(named(marker_name(n)))].leak())
}

/// The kinds of a grammar's nonterminals, in order.
pub(crate) fn value_kinds(grammar: &Grammar) -> Vec<Option<ValueKind>> {
    let mut sorts: Vec<Option<ValueKind>> = grammar.names.iter().map(|name| built_in(name)).collect();
    loop {
        let mut changed = false;
        for (of, rules) in grammar.rules.iter().enumerate() {
            let is_known = |sort: &ValueKind| !sort.is_list() || sort.item().is_some();
            if sorts[of].as_ref().is_some_and(is_known) {
                continue;
            }
            let found: Vec<ValueKind> = rules.iter().filter_map(|rule| evaluate(rule, &sorts)).map(ValueKind).collect();
            let best = found.iter().find(|sort| is_known(sort)).or(found.first()).cloned();
            if best.as_ref().is_some_and(|best| sorts[of].is_none() || is_known(best)) {
                sorts[of] = best;
                changed = true;
            }
        }
        if !changed {
            return sorts;
        }
    }
}

fn built_in(name: &str) -> Option<ValueKind> {
    let text = Value::Text("");
    Some(ValueKind(match name {
        "n" | "count" => Value::Number(0),
        "card" | "name" | "token" | "quoted" | "span" | "sentence_of_another" => text,
        "family" => Value::List(vec![text]),
        "keyword" => GameTag::TAUNT.into(),
        "race" => Race::ALL[0].into(),
        "school" => SpellSchool::ALL[0].into(),
        "class" => CardClass::ALL[0].into(),
        "rarity" => Rarity::ALL[0].into(),
        _ => return None,
    }))
}

/// The meaning of a rule with markers in its holes; `None` if it has a meaning only for cards with certain data.
pub(crate) fn evaluate(rule: &Rule, sorts: &[Option<ValueKind>]) -> Option<Value> {
    evaluate_expression(&rule.parts, &rule.meaning, sorts)
}

/// Like [`evaluate`], for another meaning of the same phrase.
pub(crate) fn evaluate_expression(parts: &[Piece], means: &Expression, sorts: &[Option<ValueKind>]) -> Option<Value> {
    let holes = holes(parts, sorts)?;
    let subject = complete_subject();
    // Which kinds stand on the board depends on the kind; a marker is one that does.
    let more = |word: &str, values: &[Value]| {
        if let ("body_of" | "fellow_of", [kind @ Value::Condition(Condition::Named(name))]) = (word, values)
            && name.starts_with('‹')
        {
            return Some(kind.clone()).into();
        }
        grammar_function(word, values, &subject)
    };
    value(means, &ReadContext { holes: &holes, extra_functions: &more }).ok()
}

/// The markers of a phrase's holes, by name.
pub(crate) fn holes<'r>(parts: &'r [Piece], sorts: &[Option<ValueKind>]) -> Option<Vec<(&'r str, Value)>> {
    let holes = parts.iter().filter_map(|part| match part {
        Piece::Hole(name, of) => Some((name, of)),
        Piece::Word(_) | Piece::Number(_) | Piece::Sign(_) => None,
    });
    holes.enumerate().map(|(n, (name, of))| Some((name.as_str(), sorts[*of].as_ref()?.marker(n)))).collect()
}

/// A card with all data that a rule may refer to.
pub(crate) fn complete_subject() -> Subject<'static> {
    let mut subject = Subject::without_card("", CardType::Minion);
    let some = |name: &str| Some(name.to_owned());
    subject.tags = vec![(GameTag::TAG_SCRIPT_DATA_NUM_1, 77), (GameTag::MANATHIRST, 77)];
    subject.infused = some("‹infused›");
    subject.twinspell = some("‹twinspell›");
    subject.next_rank = some("‹next rank›");
    subject.upgrade = some("‹upgrade›");
    subject.swap_partner = some("‹swaps›");
    subject.titan_abilities = vec!["‹titan 1›".to_owned(), "‹titan 2›".to_owned(), "‹titan 3›".to_owned()];
    subject.entourage = vec!["‹listed 1›".to_owned(), "‹listed 2›".to_owned()];
    subject
}
