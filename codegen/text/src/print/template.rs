//! Templates: the rules of the grammar inverted, from meaning to phrase.
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

use cardwright_vocabulary::script::prelude::*;
use serde_json::Value as Json;

use super::pattern::{HoleTransform, ListPattern, Pattern};
use super::spelling::{Spelling, spellings};
use super::tree::{Node, TreeId, Trees, json};
use crate::grammar::functions::grammar_function;
use crate::grammar::template::{ValueKind, complete_subject, evaluate, holes, value_kinds};
use crate::grammar::{Grammar, PhrasePart as Piece, Rule};
use crate::subject::Subject;
use crate::vocabulary::{ReadContext, ReadResult, Value, WordArgument, functions, value};

/// A rule, inverted from its meaning to its words.
#[derive(Debug)]
pub(super) struct Template {
    pub pattern: Pattern,
    pub holes: Vec<Hole>,
    /// The spellings, which differ only in number or article.
    pub spellings: Vec<Spelling>,
    /// The cost: higher for rarer rules.
    pub cost: u32,
}

/// A hole of a rule.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hole {
    /// The nonterminal.
    pub nonterminal: usize,
    /// The fixed value in this template, if any.
    pub fixed_value: Option<TreeId>,
    /// Whether the rule's meaning uses this hole.
    pub is_used: bool,
}

/// The offset of the markers for second items of lists.
const SECOND_MARKER_OFFSET: usize = 20;

/// The templates of each nonterminal; `uses` has the number of cards for each line of the grammar.
pub(super) fn templates(grammar: &Grammar, uses: &[u32], trees: &mut Trees<'_>) -> Vec<Vec<Template>> {
    let maker = TemplateBuilder::new(grammar);
    let mut of_line: HashMap<usize, usize> = HashMap::new();
    let totals = totals(grammar, uses);
    let mut found: Vec<Vec<Template>> = Vec::new();
    for (name, rules) in grammar.rules.iter().enumerate() {
        let mut templates: Vec<(usize, Template)> = Vec::new();
        for rule in rules {
            let nth = of_line.entry(rule.line).or_default();
            let Some(spelling) = spellings(&grammar.lines[rule.line].phrase).into_iter().nth(*nth) else {
                continue;
            };
            *nth += 1;
            let says = rule.parts.iter().any(|part| !matches!(part, Piece::Hole(..)));
            let cost = cost(uses[rule.line], totals[name]) + if says { 10 } else { 0 };
            for (pattern, holes) in maker.patterns(name, rule, trees) {
                let same = templates
                    .iter_mut()
                    .find(|(line, it)| *line == rule.line && it.pattern == pattern && it.holes == holes);
                match same {
                    Some((_, it)) => it.spellings.push(spelling.clone()),
                    None => templates
                        .push((rule.line, Template { pattern, holes, spellings: vec![spelling.clone()], cost })),
                }
            }
        }
        let mut templates: Vec<Template> = templates.into_iter().map(|(_, template)| template).collect();
        for template in &mut templates {
            Spelling::number(&mut template.spellings);
        }
        found.push(templates);
    }
    found
}

/// The total uses of each nonterminal's lines, each counted as at least a third.
fn totals(grammar: &Grammar, uses: &[u32]) -> Vec<f64> {
    let mut by_name: BTreeMap<&str, f64> = BTreeMap::new();
    for (line, uses) in grammar.lines.iter().zip(uses) {
        *by_name.entry(&line.name).or_default() += f64::from(*uses) + 0.3;
    }
    grammar.names.iter().map(|name| by_name.get(name.as_str()).copied().unwrap_or(1.0)).collect()
}

/// The rarity of a rule within its nonterminal, in tenths of a bit.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most some hundreds")]
fn cost(uses: u32, total: f64) -> u32 {
    ((total / (f64::from(uses) + 0.3)).log2() * 10.0).max(0.0) as u32
}

/// Builds templates by inverting grammar rules.
struct TemplateBuilder {
    sorts: Vec<Option<ValueKind>>,
    /// Whether the rules of a nonterminal have both single values and lists as meanings.
    has_lists_too: Vec<bool>,
    subject: Subject<'static>,
    /// The player enchantments of templates, by the number in their markers.
    enchants: RefCell<Vec<Power>>,
}

impl TemplateBuilder {
    fn new(grammar: &Grammar) -> Self {
        let sorts = value_kinds(grammar);
        let both = |(rules, sort): (&Vec<Rule>, &Option<ValueKind>)| {
            let Some(sort) = sort else { return false };
            let mut values = rules.iter().filter_map(|rule| evaluate(rule, &sorts));
            values.any(|value| ValueKind(value).is_list() != sort.is_list())
        };
        let mut both: Vec<bool> = grammar.rules.iter().zip(&sorts).map(both).collect();
        // What passes on another's meaning means what that means.
        let passed = |rule: &Rule| {
            let [Piece::Hole(_, of)] = &rule.parts[..] else { return None };
            rule.meaning.is_name().then_some(*of)
        };
        for _ in 0..4 {
            for (name, rules) in grammar.rules.iter().enumerate() {
                both[name] |= rules.iter().filter_map(passed).any(|of| both[of]);
            }
        }
        Self { sorts, has_lists_too: both, subject: complete_subject(), enchants: RefCell::default() }
    }

    /// Every pattern of a rule: a hole may have one value, several, or none.
    fn patterns(&self, name: usize, rule: &Rule, trees: &mut Trees<'_>) -> Vec<(Pattern, Vec<Hole>)> {
        let Some(plain) = holes(&rule.parts, &self.sorts) else { return Vec::new() };
        let of: Vec<usize> = rule
            .parts
            .iter()
            .filter_map(|part| match part {
                Piece::Hole(_, of) => Some(*of),
                Piece::Word(_) | Piece::Number(_) | Piece::Sign(_) => None,
            })
            .collect();
        let plain: Vec<(&str, Value)> = plain
            .into_iter()
            .enumerate()
            .map(|(n, (name, value))| (name, self.sorts[of[n]].as_ref().map_or(value, |sort| mark(sort, n))))
            .collect();
        // What a rule only passes on to itself says nothing.
        if of == [name] && rule.meaning.is_name() {
            return Vec::new();
        }
        let mut found: Vec<(Pattern, Vec<Hole>)> = Vec::new();
        let mut add = |values: &[(&str, Value)], fixed: Option<(usize, Value)>, trees: &mut Trees<'_>| {
            let Some(meaning) = self.meaning(rule, values) else { return };
            let fixed = fixed.map(|(n, value)| (n, trees.intern_json(&json(&value))));
            let pattern = self.pattern(&meaning, values, trees);
            let holes: Vec<Hole> = (0..values.len())
                .map(|n| {
                    let fixed = fixed.filter(|(of, _)| *of == n).map(|(_, id)| id);
                    Hole {
                        nonterminal: of[n],
                        fixed_value: fixed,
                        is_used: fixed.is_some() || pattern.determines_hole(n),
                    }
                })
                .collect();
            let implied = |(other, of): &(Pattern, Vec<Hole>)| {
                *other == pattern && *of == holes
                    || fixed.is_some_and(|(n, id)| {
                        of.iter().all(|hole| hole.fixed_value.is_none()) && other.with_hole(n, id) == pattern
                    })
            };
            if !found.iter().any(implied) {
                found.push((pattern, holes));
            }
        };
        add(&plain, None, trees);
        let several = |n: usize| {
            let sort = self.sorts[of[n]].as_ref()?;
            let one = sort.item().or_else(|| self.has_lists_too[of[n]].then(|| sort.clone()))?;
            Some(Value::List(vec![mark(&one, n), mark(&one, n + SECOND_MARKER_OFFSET)]))
        };
        let with = |n: usize, value: Value| {
            let mut values = plain.clone();
            values[n].1 = value;
            values
        };
        for (n, name) in of.iter().copied().enumerate() {
            if let Some(list) = several(n) {
                add(&with(n, list), None, trees);
            }
            // One thing where a list is usual.
            if let Some(item) = self.sorts[name].as_ref().and_then(ValueKind::item).filter(|_| self.has_lists_too[name])
            {
                add(&with(n, mark(&item, n)), None, trees);
            }
            if let Some(ValueKind(Value::Condition(_))) = self.sorts[name] {
                for kind in [CARD, SPELL] {
                    add(&with(n, kind.into()), Some((n, kind.into())), trees);
                }
            }
        }
        let all: Vec<(&str, Value)> = plain
            .iter()
            .enumerate()
            .map(|(n, (name, value))| (*name, several(n).unwrap_or_else(|| value.clone())))
            .collect();
        add(&all, None, trees);
        found
    }

    /// The meaning of a rule with these values, for a card with all data that it refers to.
    fn meaning(&self, rule: &Rule, values: &[(&str, Value)]) -> Option<Value> {
        let marked = |kind: Condition, by: &str| {
            let Condition::Named(name) = kind else { return None };
            Some(named(format!("{name}{by}").leak()))
        };
        let more = |word: &str, values: &[Value]| {
            let made = functions! { word, values;
                "body_of"(kind: Condition) => marked(kind, "b"),
                "fellow_of"(kind: Condition) => marked(kind, "f"),
                "of_kind"(past: Past, kind: Condition) => {
                    let by = if matches!(past.kind, EventKind::Death | EventKind::Summon) { "f" } else { "" };
                    marked(kind, by).map(|kind| past.with_cards(kind))
                },
                "carried"(text: &'static str, to: Selector) => Some(attach(text).to(to)),
                "aura_carried"(text: &'static str, to: Selector) => Some(aura(to).gives(text)),
                "chosen"(a: &'static str, b: &'static str) => Some(choose_one(vec![a, b].leak())),
                "player_has"(it: Power, to: Selector) => {
                    let mut all = self.enchants.borrow_mut();
                    all.push(it);
                    Some(attach(format!("‹enchant {}›", all.len() - 1).leak()).to(to))
                },
                "colossal_with"(n: i16) => Some(Power::of(Ability::Ranks(n, "‹colossal›"))),
                "rewards"(id: &'static str) => Some(Value::List(vec![get(card(id)).into()])),
            };
            if let ReadResult::Value(_) = made { made } else { grammar_function(word, values, &self.subject) }
        };
        value(&rule.meaning, &ReadContext { holes: values, extra_functions: &more }).ok()
    }

    fn pattern(&self, meaning: &Value, values: &[(&str, Value)], trees: &mut Trees<'_>) -> Pattern {
        let enchants = self.enchants.borrow();
        let known = |id: &str| {
            let n: usize = id.strip_prefix("‹enchant ")?.strip_suffix('›')?.parse().ok()?;
            enchants.get(n).copied()
        };
        let mut meaning = json(meaning);
        inline_enchantments(&mut meaning, true, &known);
        let id = trees.intern_json(&meaning);
        let mut marks = MarkerPositions::default();
        for (n, (_, value)) in values.iter().enumerate() {
            marks.add(n, value, trees);
        }
        let any = trees.intern_number(77);
        marks.pattern(id, any, trees)
    }
}

/// A marker for hole `n`; for small enums, a different value for each hole.
fn mark(sort: &ValueKind, n: usize) -> Value {
    const WORDS: [Word; 4] = [Word::WhenTraded, Word::Awaken, Word::StartOfGame, Word::Overkill];
    if let Value::Word(_) = sort.0 { WORDS[n.min(WORDS.len() - 1)].into() } else { sort.marker(n) }
}

/// The positions of the holes' markers in trees.
#[derive(Default)]
struct MarkerPositions {
    exact: HashMap<TreeId, (usize, HoleTransform)>,
    /// The first and the second item of a list.
    items: Vec<(usize, TreeId, Option<TreeId>)>,
    /// The structs, with the names of the fields that identify them.
    structs: Vec<(usize, HoleTransform, TreeId, Vec<TreeId>)>,
}

impl MarkerPositions {
    fn add(&mut self, n: usize, value: &Value, trees: &mut Trees<'_>) {
        if let Value::List(items) = value {
            let ids: Vec<TreeId> = items.iter().map(|item| trees.intern_json(&json(item))).collect();
            if let Some(first) = ids.first() {
                self.items.push((n, *first, ids.get(1).copied()));
                self.add_struct_marker(n, HoleTransform::OnlyItem, *first, n, trees);
                if let Some(second) = ids.get(1) {
                    self.add_struct_marker(n, HoleTransform::OnlyItem, *second, n + SECOND_MARKER_OFFSET, trees);
                }
            }
            return;
        }
        let id = trees.intern_json(&json(value));
        self.exact.insert(id, (n, HoleTransform::Same));
        if let Value::Number(number) = value {
            let negative = trees.intern_number(-i64::from(*number));
            self.exact.insert(negative, (n, HoleTransform::Negative));
        } else if let Value::Condition(Condition::Named(name)) = value {
            for (by, via) in [("f", HoleTransform::MinionCondition), ("b", HoleTransform::BodyCondition)] {
                let other = trees.intern_json(&json(&named(format!("{name}{by}").leak()).into()));
                self.exact.insert(other, (n, via));
            }
        } else {
            self.add_struct_marker(n, HoleTransform::Same, id, n, trees);
        }
    }

    fn add_struct_marker(&mut self, n: usize, via: HoleTransform, id: TreeId, mark: usize, trees: &mut Trees<'_>) {
        let atoms = [
            trees.intern_text(&format!("‹{mark}›")),
            trees.intern_number(201 + i64::try_from(mark).unwrap_or(0)),
            trees.intern_text(&(60_001 + mark).to_string()),
        ];
        if let Node::Map(fields) = trees.get(id)
            && fields.len() > 1
        {
            let telling = fields.iter().filter(|(_, value)| within(*value, &atoms, trees)).map(|(name, _)| *name);
            self.structs.push((n, via, id, telling.collect()));
        }
    }

    fn pattern(&self, id: TreeId, any: TreeId, trees: &Trees<'_>) -> Pattern {
        if let Some((hole, via)) = self.exact.get(&id) {
            return Pattern::Hole(*hole, *via);
        }
        if let Some((hole, ..)) = self.items.iter().find(|(_, first, second)| *first == id && second.is_none()) {
            return Pattern::Hole(*hole, HoleTransform::OnlyItem);
        }
        match trees.get(id) {
            Node::Atom(_) if id == any => Pattern::Number,
            Node::Atom(_) => Pattern::Exact(id),
            Node::List(items) => self.list(items, false, any, trees),
            Node::Map(fields) => {
                if let Some(changed) = self.changed(fields, any, trees) {
                    return changed;
                }
                let is_all = |name: &TreeId| fields.len() == 1 && trees.as_text(*name) == Some("All");
                let each = fields.iter().map(|(name, value)| {
                    let all = trees.as_list(*value).filter(|_| is_all(name));
                    let pattern = match all {
                        Some(items) => self.list(items, true, any, trees),
                        None => self.pattern(*value, any, trees),
                    };
                    (*name, pattern)
                });
                let each: Vec<(TreeId, Pattern)> = each.collect();
                if each.iter().all(|(_, it)| matches!(it, Pattern::Exact(_))) {
                    Pattern::Exact(id)
                } else {
                    Pattern::Map(each)
                }
            }
        }
    }

    fn list(&self, ids: &[TreeId], all: bool, any: TreeId, trees: &Trees<'_>) -> Pattern {
        let mut items: Vec<ListPattern> = Vec::new();
        let mut at = 0;
        while let Some(id) = ids.get(at) {
            let several = self
                .items
                .iter()
                .find(|(_, first, second)| first == id && second.is_none_or(|second| ids.get(at + 1) == Some(&second)));
            let pattern = self.pattern(*id, any, trees);
            match (several, pattern) {
                (Some((hole, _, second)), _) => {
                    items.push(ListPattern::Several(*hole, if second.is_some() { 2 } else { 1 }));
                    at += usize::from(second.is_some());
                }
                (None, Pattern::Hole(hole, HoleTransform::Same)) if all && at == 0 => {
                    items.push(ListPattern::Narrowed(hole));
                }
                (None, changed @ Pattern::Changed { hole, via: HoleTransform::OnlyItem, .. }) => {
                    let two = self.items.iter().any(|(of, _, second)| *of == hole && second.is_some());
                    if !two {
                        items.push(ListPattern::One(changed));
                    } else if !matches!(items.last(), Some(ListPattern::Each(of, _)) if *of == hole) {
                        items.push(ListPattern::Each(hole, changed));
                    }
                }
                (None, other) => items.push(ListPattern::One(other)),
            }
            at += 1;
        }
        if items.iter().all(|item| matches!(item, ListPattern::One(Pattern::Exact(_)))) {
            let same = trees.find(&Node::List(ids.to_vec()));
            return same.map_or(Pattern::List(items), Pattern::Exact);
        }
        Pattern::List(items)
    }

    fn changed(&self, fields: &[(TreeId, TreeId)], any: TreeId, trees: &Trees<'_>) -> Option<Pattern> {
        self.structs.iter().find_map(|(hole, via, marker, telling)| {
            let Node::Map(of_marker) = trees.get(*marker) else { return None };
            let same_shape = fields.len() == of_marker.len() && fields.iter().zip(of_marker).all(|(a, b)| a.0 == b.0);
            let told = same_shape
                && fields.iter().zip(of_marker).all(|(a, b)| a.1 == b.1 || !telling.contains(&a.0))
                && !telling.is_empty();
            told.then(|| {
                let fields = self.differing_fields(fields, of_marker, any, trees);
                Pattern::Changed { hole: *hole, via: *via, marker: *marker, fields }
            })
        })
    }

    /// The fields that differ from those of a marker.
    fn differing_fields(
        &self,
        fields: &[(TreeId, TreeId)],
        marker: &[(TreeId, TreeId)],
        any: TreeId,
        trees: &Trees<'_>,
    ) -> Vec<(TreeId, Pattern)> {
        let changed = fields.iter().zip(marker).filter(|(a, b)| a.1 != b.1);
        let each = changed.map(|((name, value), (_, plain))| {
            if let (Node::Map(inner), Node::Map(of_marker)) = (trees.get(*value), trees.get(*plain))
                && inner.len() > 1
                && inner.iter().map(|it| it.0).eq(of_marker.iter().map(|it| it.0))
            {
                (*name, Pattern::Fields(self.differing_fields(inner, of_marker, any, trees)))
            } else {
                (*name, self.pattern(*value, any, trees))
            }
        });
        each.collect()
    }
}

/// Whether a tree contains one of these atoms.
fn within(id: TreeId, atoms: &[TreeId], trees: &Trees<'_>) -> bool {
    atoms.contains(&id)
        || match trees.get(id) {
            Node::Atom(_) => false,
            Node::List(items) => items.iter().any(|item| within(*item, atoms, trees)),
            Node::Map(fields) => fields.iter().any(|(_, value)| within(*value, atoms, trees)),
        }
}

/// Replaces the names of enchantment cards by their effects, where known; `given` is whether plain modifiers are printed as
/// given.
pub(super) fn inline_enchantments(json: &mut Json, given: bool, known: &dyn Fn(&str) -> Option<Power>) {
    let changes = |power: &Power| {
        let Ability::Enchant(it) = power.ability else { return None };
        (it.aura.is_none() && it.until.is_none()).then_some((it.modifiers, it.lasts))
    };
    match json {
        Json::Array(items) => items.iter_mut().for_each(|item| inline_enchantments(item, given, known)),
        Json::Object(fields) => {
            fields.values_mut().for_each(|value| inline_enchantments(value, given, known));
            let named = |field: &str| fields.get(field).and_then(Json::as_str).and_then(known);
            if let Some((modifiers, _)) = named("Enchantment").as_ref().and_then(changes) {
                *json = Json::from_iter([("Modifiers", to_json(&modifiers))]);
            } else if let Some(power) = named("Attach") {
                *json = match changes(&power).filter(|_| given) {
                    None => Json::from_iter([("Attach", to_json(&power))]),
                    Some((modifiers, Lasts::Forever)) => Json::from_iter([("Give", to_json(&modifiers))]),
                    Some((modifiers, lasts)) => {
                        Json::from_iter([("Lend", Json::from(vec![to_json(&modifiers), to_json(&lasts)]))])
                    }
                };
            }
        }
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}

fn to_json(value: &impl serde::Serialize) -> Json {
    serde_json::to_value(value).unwrap_or(Json::Null)
}
