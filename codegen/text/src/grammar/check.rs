//! Compares each rule's phrase with its meaning in plain English.
//!
//! The meaning is printed by the engine's plain printer, which is independent of the grammar. Numbers, names, keywords, sides,
//! places and comparisons must be the same on both sides. If a phrase uses other words, the difference is listed in
//! `accepted.tsv`, so that a change of the meaning is noticed.
use std::collections::BTreeMap;

use cardwright_vocabulary::compiled::Cards;
use cardwright_vocabulary::compiled::explain::Explain;
use cardwright_vocabulary::script::prelude::*;

use super::mutate::{MutationRng, mutated};
use super::template::{ValueKind, evaluate, evaluate_expression, holes, value_kinds};
use super::{Grammar, PhrasePart as Piece, Rule};
use crate::content::{content_words, pronouns};
use crate::vocabulary::Value;
use crate::vocabulary::expression::Expression;

/// The results for wrong meanings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MutationReport {
    /// The number of mutated rules that the check detected.
    pub detected: usize,
    /// The mutated rules that the check did not detect.
    pub undetected: Vec<String>,
}

/// The difference of the first rule of each line; see [`difference`].
pub(crate) fn differences(grammar: &Grammar) -> Vec<Option<String>> {
    let sorts = value_kinds(grammar);
    let mut found = vec![None; grammar.lines.len()];
    let Ok(cards) = Cards::new(&[]) else { return found };
    let mut done = vec![false; grammar.lines.len()];
    for rule in grammar.rules.iter().flatten() {
        if !std::mem::replace(&mut done[rule.line], true) {
            found[rule.line] = difference(rule, &rule.meaning, &sorts, &cards);
        }
    }
    found
}

/// Creates wrong meanings of rules, and counts those whose differences change.
pub(crate) fn mutate(grammar: &Grammar, n: usize, seed: u64) -> MutationReport {
    let sorts = value_kinds(grammar);
    let mut mutants = MutationReport::default();
    let Ok(cards) = Cards::new(&[]) else { return mutants };
    let rules: Vec<(&Rule, String, Value)> = grammar
        .rules
        .iter()
        .flatten()
        .filter_map(|rule| {
            let difference = difference(rule, &rule.meaning, &sorts, &cards)?;
            Some((rule, difference, evaluate(rule, &sorts)?))
        })
        .collect();
    let mut dice = MutationRng::new(seed);
    // Some changes make nothing of a meaning, or the same: they are no mutants.
    for _ in 0..20 * n {
        if mutants.detected + mutants.undetected.len() == n || rules.is_empty() {
            break;
        }
        let (rule, right, value) = &rules[dice.random_below(rules.len())];
        let mutant = mutated(&rule.meaning, &mut dice);
        let Some(wrong) = evaluate_expression(&rule.parts, &mutant, &sorts) else { continue };
        if format!("{wrong:?}") == format!("{value:?}") {
            continue;
        }
        if difference(rule, &mutant, &sorts, &cards).as_ref() == Some(right) {
            let line = &grammar.lines[rule.line];
            mutants.undetected.push(format!("{}:{} {} => {mutant}", line.file, line.line, line.phrase));
        } else {
            mutants.detected += 1;
        }
    }
    mutants
}

/// The difference between the words of a rule's meaning and those of its phrase; empty if there is none, `None` if the meaning
/// cannot be evaluated.
pub(crate) fn difference(
    rule: &Rule,
    expression: &Expression,
    sorts: &[Option<ValueKind>],
    cards: &Cards,
) -> Option<String> {
    let value = evaluate_expression(&rule.parts, expression, sorts)?;
    let holes = holes(&rule.parts, sorts)?;
    let explain = Explain::new(cards);
    let mut meant = printed(&value, explain);
    // What stands around a value when it is printed is none of the meaning.
    let around = frame_of(&value).map_or_else(String::new, |bare| explain.power(&bare));
    for (n, (_, marker)) in holes.iter().enumerate() {
        for said in marker_forms(marker, explain) {
            meant = meant.replace(&said, &format!(" hole{} ", hole_letter(n)));
        }
    }
    let words: Vec<String> = rule
        .parts
        .iter()
        .map(|part| match part {
            Piece::Word(word) => word.clone(),
            Piece::Number(n) => n.to_string(),
            Piece::Sign(_) | Piece::Hole(..) => String::new(),
        })
        .collect();
    let phrase = words.join(" ");
    let (mut meaning, of_meaning) = (content_words(&meant), pronouns(&meant));
    let (mut phrase, of_phrase) = (content_words(&phrase), pronouns(&phrase));
    for (word, n) in content_words(&around) {
        if let Some(there) = meaning.get_mut(&word) {
            *there = there.saturating_sub(n);
        }
    }
    meaning.extend(of_meaning);
    phrase.extend(of_phrase);
    Some(differences_text(&phrase, &meaning, &meant, holes.len()))
}

/// The differences as text: the words only in the phrase, the words only in the meaning, and the order of the holes in the
/// meaning.
fn differences_text(
    phrase: &BTreeMap<String, usize>,
    meaning: &BTreeMap<String, usize>,
    printed: &str,
    holes: usize,
) -> String {
    let mut out = Vec::new();
    let is_hole = |word: &str| word.starts_with("hole");
    for (word, n) in phrase {
        let there = meaning.get(word).copied().unwrap_or(0);
        if there < *n {
            out.push(format!("-{word}{}", times(n - there)));
        }
    }
    for (word, n) in meaning.iter().filter(|(word, n)| !is_hole(word) && **n > 0) {
        let there = phrase.get(word).copied().unwrap_or(0);
        if there < *n {
            out.push(format!("+{word}{}", times(n - there)));
        }
    }
    // The holes in the order of the meaning, if it is another than the phrase's, or if one is missing or repeated.
    let order: Vec<&str> = printed.split(|c: char| !c.is_alphanumeric()).filter(|word| is_hole(word)).collect();
    let straight: Vec<String> = (0..holes).map(|n| format!("hole{}", hole_letter(n))).collect();
    if order != straight {
        out.push(format!("holes:{}", order.iter().map(|hole| &hole[4..]).collect::<Vec<_>>().join("")));
    }
    out.join(" ")
}

fn times(n: usize) -> String {
    if n == 1 { String::new() } else { format!("×{n}") }
}

fn hole_letter(n: usize) -> char {
    char::from(b'a' + u8::try_from(n).unwrap_or(25).min(25))
}

/// The printed forms of a marker, longest first.
fn marker_forms(marker: &Value, explain: Explain<'_>) -> Vec<String> {
    match marker {
        Value::Number(n) => vec![n.to_string()],
        Value::Multiplier(Multiplier::Stored(n)) => vec![format!("the number kept in {n}")],
        Value::Cost(_) | Value::Part(_) => (201..230).map(|n| format!("Counter({n},1)")).collect(),
        Value::Tag(tag) | Value::Modifier(Modifier { what: Attribute::Tag(tag), .. }) => vec![tag.to_string()],
        Value::Selector(which) => vec![bare(which, explain)],
        Value::Event(event) => {
            let who = bare(&event.subject, explain);
            vec![format!("the stats of a {who} change"), format!("the stats of {who} change")]
        }
        Value::Past(past) => {
            let said = explain.power(&per_frame(past.count()));
            vec![said.trim_start_matches("Deal 1 for each of ").trim_end_matches(" damage to nobody.").to_owned()]
        }
        Value::Race(race) => vec![race.title().to_owned()],
        Value::School(school) => vec![school.title().to_owned()],
        Value::Class(class) => vec![class.title().to_owned()],
        Value::Rarity(rarity) => vec![rarity.title().to_owned()],
        Value::Effect(Effect { verb: Verb::Attach(name), .. })
        | Value::Condition(Condition::Named(name))
        | Value::CardSource(CardSource::Named(name))
        | Value::Text(name)
        | Value::Power(Power { ability: Ability::Twinspell(name), .. }) => vec![format!("[{name}]")],
        Value::List(items) => items.iter().flat_map(|item| marker_forms(item, explain)).collect(),
        Value::Offer(Offer::Cards(names)) => names.iter().map(|name| format!("one of [{name}]")).collect(),
        Value::Stat(_) => vec!["own Cost".to_owned()],
        Value::Multiplier(_)
        | Value::Modifier(_)
        | Value::Effect(_)
        | Value::Condition(_)
        | Value::CardSource(_)
        | Value::Power(_)
        | Value::Activatable(_)
        | Value::Progress(_)
        | Value::Trigger(_)
        | Value::Aura(_)
        | Value::Offer(_)
        | Value::Goal(_)
        | Value::Classes(_)
        | Value::Form(_)
        | Value::Retention(_)
        | Value::Word(_)
        | Value::Side(_)
        | Value::Lasts(_)
        | Value::CardProperty(_)
        | Value::Cmp(_)
        | Value::Resource(_)
        | Value::CardFilter(_)
        | Value::Set(_) => Vec::new(),
    }
}

fn bare(which: &Selector, explain: Explain<'_>) -> String {
    let said = explain.power(&spell(vec![destroy(*which)].leak()));
    said.trim_start_matches("Destroy ").trim_end_matches('.').to_owned()
}

fn per_frame(per: Multiplier) -> Power {
    spell(vec![deal(1).times(per).to(NOBODY)].leak())
}

/// A value, printed as part of a Power.
fn printed(value: &Value, explain: Explain<'_>) -> String {
    if let Some(power) = as_power(value) {
        explain.power(&power)
    } else if let Value::List(items) = value {
        items.iter().map(|item| printed(item, explain)).collect::<Vec<_>>().join(" ")
    } else if let Value::Text(text) = value {
        format!("[{text}]")
    } else {
        format!("{value:?}")
    }
}

/// The smallest Power that contains the value.
fn as_power(value: &Value) -> Option<Power> {
    Some(match value {
        Value::Power(power) => *power,
        Value::Activatable(ability) => ability.power(),
        Value::Effect(effect) => spell(vec![*effect].leak()),
        Value::Selector(which) => spell(vec![select(*which)].leak()),
        Value::Condition(condition) => spell(vec![select(NOBODY.that(*condition))].leak()),
        Value::Multiplier(per) => per_frame(*per),
        Value::CardSource(what) => spell(vec![put_into_play(*what)].leak()),
        Value::Progress(progress) => Power::of(Ability::Quest(*progress)),
        Value::Modifier(modifier) => enchant(vec![*modifier].leak()),
        Value::Tag(tag) => enchant(vec![has(*tag)].leak()),
        Value::Event(event) => Power::of(Ability::Enchant(Enchant {
            modifiers: &[],
            aura: None,
            lasts: Lasts::Forever,
            until: Some(*event),
        })),
        Value::Trigger(trigger) => Power::of(Ability::Trigger(*trigger)),
        Value::Aura(aura) => Power::of(Ability::Aura(*aura)),
        Value::Past(past) => per_frame(past.count()),
        Value::Offer(offered) => spell(vec![discover_then(*offered, &[])].leak()),
        Value::Lasts(lasts) => spell(vec![lend(&[], *lasts).to(NOBODY)].leak()),
        Value::Number(_)
        | Value::Text(_)
        | Value::Stat(_)
        | Value::Cost(_)
        | Value::Part(_)
        | Value::Goal(_)
        | Value::Classes(_)
        | Value::Form(_)
        | Value::Retention(_)
        | Value::Word(_)
        | Value::Race(_)
        | Value::School(_)
        | Value::Class(_)
        | Value::Rarity(_)
        | Value::Side(_)
        | Value::CardProperty(_)
        | Value::Cmp(_)
        | Value::Resource(_)
        | Value::CardFilter(_)
        | Value::Set(_)
        | Value::List(_) => return None,
    })
}

/// The Power around a value without the value; `None` where it is nothing.
fn frame_of(value: &Value) -> Option<Power> {
    if matches!(value, Value::Selector(_) | Value::Condition(_) | Value::Event(_)) {
        Some(spell(const { &[select(NOBODY)] }))
    } else if matches!(value, Value::Multiplier(_) | Value::Past(_)) {
        Some(per_frame(Multiplier::One))
    } else if let Value::CardSource(_) = value {
        Some(spell(const { &[put_into_play(CardSource::Themselves(NOBODY))] }))
    } else if let Value::Progress(_) = value {
        Some(Power::of(Ability::Quest(quest(Goal::Each, &[]))))
    } else if let Value::Offer(_) = value {
        Some(spell(const { &[discover_then(Offer::Cards(&[]), &[])] }))
    } else if let Value::Lasts(_) = value {
        Some(spell(const { &[lend(&[], Lasts::Forever)] }))
    } else {
        None
    }
}
