//! The forms of a Power before the compiler's last steps: "it" is not bound, and conditions are where the text states them.
use std::collections::BTreeSet;
use std::rc::Rc;

use cardwright_data::enums::CardType;
use cardwright_vocabulary::script::prelude::*;
use serde_json::{Value as Json, json};

use super::cover::{Cover, CoverSearch};
use super::spelling::polish_sentence;
use super::template::inline_enchantments;
use super::tree::{Node, TreeId};
use crate::read::{PLACEHOLDER_NUMBER, initial_antecedent};
use crate::subject::Subject;

/// The maximum number of covers kept for a whole text.
const MAX_COVERS: usize = 12;

impl<'g> CoverSearch<'g, '_> {
    /// The texts that print the Power, best first. A cover is a choice of grammar rules that prints every part.
    pub fn printed_sentences(&mut self, power: &Power, most: usize) -> Vec<String> {
        let mut all: Vec<(u32, Vec<Rc<Cover<'g>>>)> =
            sequences(power).iter().flat_map(|it| self.cover_all(it)).collect();
        all.sort_by_key(|(cost, _)| *cost);
        let mut said: Vec<String> = Vec::new();
        for (_, items) in all {
            let sentence = Self::sentence(&items);
            if !said.contains(&sentence) {
                said.push(sentence);
            }
        }
        said.truncate(most);
        said
    }

    fn sentence(items: &[Rc<Cover<'g>>]) -> String {
        let mut text = String::new();
        for item in items {
            Self::write_cover(item, None, true, &mut text);
            if !text.ends_with(['.', '!', ')']) {
                text.push('.');
            }
        }
        polish_sentence(&text)
    }

    /// The covers of all abilities in order.
    fn cover_all(&mut self, abilities: &[Power]) -> Vec<(u32, Vec<Rc<Cover<'g>>>)> {
        let forms: Vec<Vec<TreeId>> = abilities.iter().map(|ability| self.possible_forms(ability)).collect();
        let named = |name: &str| self.grammar.nonterminal_index(name);
        let (ability, data, deeds) = (named("ability"), named("data"), named("deeds"));
        // The best ways to say what stands from a place on.
        let mut best: Vec<Vec<(u32, Vec<Rc<Cover<'g>>>)>> = vec![Vec::new(); forms.len() + 1];
        best[forms.len()].push((0, Vec::new()));
        for from in (0..forms.len()).rev() {
            let mut found: Vec<(u32, usize, Rc<Cover<'g>>)> = Vec::new();
            let mut add = |covers: &[Rc<Cover<'g>>], to: usize| {
                found.extend(covers.iter().map(|cover| (cover.cost, to, cover.clone())));
            };
            for form in &forms[from] {
                for of in [ability, data].into_iter().flatten() {
                    add(&self.covers(of, *form), from + 1);
                }
                if let (Some(effects), Some(of)) = (self.spell_effects(*form, &abilities[from]), deeds) {
                    add(&self.covers(of, effects), from + 1);
                }
            }
            for to in from + 2..=(from + 3).min(forms.len()) {
                let ids = forms[from..to].iter().filter_map(|forms| forms.first().copied()).collect();
                let list = self.trees.intern(Node::List(ids));
                if let Some(of) = ability {
                    add(&self.covers(of, list), to);
                }
            }
            for (cost, to, cover) in found {
                for (rest, items) in best[to].clone() {
                    let items = std::iter::once(cover.clone()).chain(items).collect();
                    best[from].push((cost + rest, items));
                }
            }
            best[from].sort_by_key(|(cost, _)| *cost);
            best[from].truncate(MAX_COVERS);
        }
        best.swap_remove(0)
    }

    /// The effects of a text without a keyword: a spell's.
    fn spell_effects(&self, form: TreeId, ability: &Power) -> Option<TreeId> {
        let Ability::Text(text) = ability.ability else { return None };
        let word = if self.subject.card_type == CardType::Spell { Word::Spell } else { Word::Use };
        let is_bare = matches!(self.subject.card_type, CardType::Spell | CardType::HeroPower | CardType::Location);
        let plain = is_bare && text.word == word && text.when.is_always() && !text.instead;
        let text = self.trees.field(self.trees.field(form, "ability")?, "Text")?;
        self.trees.field(text, "effects").filter(|_| plain)
    }

    /// The forms of an ability before "it" is bound, the likeliest first; rare ones only if `includes_rare_forms` is set.
    fn possible_forms(&mut self, ability: &Power) -> Vec<TreeId> {
        let enchanting = |id: &str| {
            let found = self.subject.enchantments.iter().find(|(of, _)| of == id);
            found.map(|(_, enchant)| Power::of(Ability::Enchant(*enchant)))
        };
        let written = |given: bool| {
            let mut written = serde_json::to_value(ability).unwrap_or(Json::Null);
            inline_enchantments(&mut written, given, &enchanting);
            replace_card_ids(&mut written, self.subject);
            replace_growing_number(&mut written);
            written
        };
        let changed = |form: &Json, change: &dyn Fn(&mut Json)| {
            let mut form = form.clone();
            change(&mut form);
            form
        };
        let mut forms = vec![written(true)];
        let spoken = match initial_antecedent(ability) {
            Some(spoken) => vec![spoken],
            // What is done later speaks of its own event.
            None if self.includes_rare_forms => vec![SelectionSource::That, SelectionSource::Who],
            None => Vec::new(),
        };
        for source in spoken {
            let from = serde_json::to_value(source).unwrap_or(Json::Null);
            let unbound = changed(&forms[0], &|form| restore_it(form, &from));
            forms.insert(if source == SelectionSource::This { forms.len() } else { 0 }, unbound);
        }
        if self.includes_rare_forms {
            forms.push(written(false));
            let is_aimed = matches!(ability.ability, Ability::Text(text) if text.word.is_played());
            if !is_aimed {
                forms.push(changed(&forms[0], &target_to_random));
            }
            let aimed: Vec<Json> = forms.iter().map(|form| changed(form, &bind_it_to_target)).collect();
            forms.extend(aimed);
        }
        for n in 0..forms.len() {
            forms.extend(push_condition_down(&forms[n], false));
            forms.extend(push_condition_down(&forms[n], true));
        }
        let mut seen = BTreeSet::new();
        forms.into_iter().map(|form| self.trees.intern_json(&form)).filter(|id| seen.insert(*id)).collect()
    }
}

/// The abilities of a Power; an ability with a condition such as Combo also as two abilities.
fn sequences(power: &Power) -> Vec<Vec<Power>> {
    const WORDS: [(Condition, Word); 4] =
        [(KINDRED, Word::Kindred), (Condition::Combo, Word::Combo), (OUTCAST, Word::Outcast), (FINALE, Word::Finale)];
    let all = if let Ability::Several(several) = power.ability { several.to_vec() } else { vec![*power] };
    let all = without_remember(&all);
    let mut parted = Vec::new();
    for (n, ability) in all.iter().enumerate() {
        let Ability::Text(mut text) = ability.ability else { continue };
        let Some((last, before)) = text.effects.split_last() else { continue };
        let Some((_, word)) = WORDS.iter().find(|(when, _)| *when == last.when) else { continue };
        text.effects = before;
        let then = if let Verb::Either(then, []) = last.verb { then } else { vec![last.when(CARD)].leak() };
        let mut parts = all.clone();
        parts.splice(n..=n, [Power::of(Ability::Text(text)), on(*word, then)]);
        parted.push(parts);
    }
    parted.insert(0, all);
    parted
}

/// Removes effects that remember an entity for another text, which are not printed: "Destroy a minion. Deathrattle: Resummon
/// it."
fn without_remember(all: &[Power]) -> Vec<Power> {
    let forget = |power: &Power| {
        let Ability::Text(mut text) = power.ability else { return *power };
        if let Some((Effect { verb: Verb::Remember, .. }, before)) = text.effects.split_last() {
            text.effects = before;
        }
        Power::of(Ability::Text(text))
    };
    if let [first, second] = all { vec![forget(first), *second] } else { all.to_vec() }
}

/// Replaces a growing number by its placeholder; see the compiler's `marks`.
fn replace_growing_number(json: &mut Json) {
    if let Json::Object(fields) = json {
        let grows = fields.get("amount").is_some_and(|amount| *amount == json!({ "n": 1, "per": "Number" }));
        if grows {
            let gifts = fields.get_mut("verb").and_then(|verb| match verb.get("Give") {
                Some(_) => verb.pointer_mut("/Give"),
                None => verb.pointer_mut("/Lend/0"),
            });
            if let Some(gifts) = gifts.and_then(Json::as_array_mut) {
                for gift in gifts {
                    let is_less = gift["amount"]["n"].as_i64() < Some(0);
                    let n = if is_less { -PLACEHOLDER_NUMBER } else { PLACEHOLDER_NUMBER };
                    gift["amount"] = json!({ "n": n, "per": "One" });
                    if gift["also"] != 0 {
                        gift["also"] = n.into();
                    }
                }
                fields.insert("amount".to_owned(), json!({ "n": 1, "per": "One" }));
            } else {
                fields.insert("amount".to_owned(), json!({ "n": PLACEHOLDER_NUMBER, "per": "One" }));
            }
        }
        if let Some(costing) = fields.get("Costing").filter(|it| it[1] == 0 && it[2] == "Number") {
            let cost = serde_json::to_value(COST.is(PLACEHOLDER_NUMBER)).unwrap_or(Json::Null);
            let kind = costing[0].clone();
            let all = match kind.get("All").and_then(Json::as_array) {
                Some(all) => all.iter().cloned().chain([cost]).collect(),
                None => vec![kind, cost],
            };
            *json = json!({ "Random": { "All": all } });
            return;
        }
        fields.values_mut().for_each(replace_growing_number);
    } else if let Json::Array(items) = json {
        items.iter_mut().for_each(replace_growing_number);
    }
}

/// Replaces the ids in the card's data by the names of templates.
fn replace_card_ids(json: &mut Json, subject: &Subject<'_>) {
    let data = [
        (subject.infused.as_ref(), "‹infused›"),
        (subject.twinspell.as_ref(), "‹twinspell›"),
        (subject.next_rank.as_ref(), "‹next rank›"),
        (subject.upgrade.as_ref(), "‹upgrade›"),
        (subject.swap_partner.as_ref(), "‹swaps›"),
        (subject.titan_abilities.first(), "‹titan 1›"),
        (subject.titan_abilities.get(1), "‹titan 2›"),
        (subject.titan_abilities.get(2), "‹titan 3›"),
    ];
    match json {
        Json::String(id) => {
            // Who is kept in mind is "it" in the text that speaks of them.
            if id == "Remembered" {
                "It".clone_into(id);
            } else if let Some((_, name)) = data.iter().find(|(of, _)| *of == Some(id)) {
                (*name).clone_into(id);
            }
        }
        Json::Array(items) => {
            let listed = subject.entourage.len() > 1
                && items.len() == subject.entourage.len()
                && items.iter().zip(&subject.entourage).all(|(item, id)| item.as_str() == Some(id));
            if listed {
                *items = vec!["‹listed 1›".into(), "‹listed 2›".into()];
            }
            for item in items {
                replace_card_ids(item, subject);
            }
        }
        Json::Object(fields) => {
            if let Some(Json::Array(parts)) = fields.get("Colossal") {
                *json = json!({ "Ranks": [parts.len(), "‹colossal›"] });
                return;
            }
            for value in fields.values_mut() {
                replace_card_ids(value, subject);
            }
        }
        Json::Null | Json::Bool(_) | Json::Number(_) => {}
    }
}

/// Replaces references to an event's subjects by "it", in the effects of the event.
fn restore_it(json: &mut Json, from: &Json) {
    match json {
        Json::Object(fields) => {
            for (name, value) in fields.iter_mut() {
                if name == "from" && value == from {
                    *value = "It".into();
                } else if name != "on" {
                    restore_it(value, from);
                }
            }
        }
        Json::Array(items) => items.iter_mut().for_each(|item| restore_it(item, from)),
        Json::Null | Json::Bool(_) | Json::Number(_) | Json::String(_) => {}
    }
}

/// Replaces a random choice of one by a target, as texts phrase it if nobody can choose: "At the end of your turn, heal a
/// minion."
fn target_to_random(json: &mut Json) {
    if let Json::Object(fields) = json {
        if fields.get("pick").is_some_and(|pick| *pick == json!({ "Random": 1 }))
            && let Some(at) = fields.get("from").and_then(|from| from.get("At")).cloned()
        {
            fields.insert("from".to_owned(), json!({ "Target": at }));
            fields.insert("pick".to_owned(), "All".into());
        }
        fields.values_mut().for_each(target_to_random);
    } else if let Json::Array(items) = json {
        items.iter_mut().for_each(target_to_random);
    }
}

/// Replaces a repeated target by "it": in the condition of an effect, and in a number.
fn bind_it_to_target(json: &mut Json) {
    if let Json::Object(fields) = json {
        let target =
            fields.get("to").and_then(|to| to.get("from")).filter(|from| from.get("Target").is_some()).cloned();
        let inner = fields.get("verb").and_then(|verb| verb.pointer("/Either/1/0/to/from")).cloned();
        if let Some(target) = target.or(inner.filter(|from| from.get("Target").is_some())) {
            for name in ["when", "amount"] {
                if let Some(value) = fields.get_mut(name) {
                    restore_it(value, &target);
                }
            }
            if let Some(then) = fields.get_mut("verb").and_then(|verb| verb.pointer_mut("/Either/0")) {
                restore_it(then, &target);
            }
        }
        fields.values_mut().for_each(bind_it_to_target);
    } else if let Json::Array(items) = json {
        items.iter_mut().for_each(bind_it_to_target);
    }
}

/// Moves the condition of an ability to its effects: to a single effect, or to the whole list.
fn push_condition_down(form: &Json, whole: bool) -> Option<Json> {
    let mut form = form.clone();
    let (_, ability) = form.get_mut("ability")?.as_object_mut()?.iter_mut().next()?;
    let when = ability.get("when").filter(|when| *when != "Always")?.clone();
    let name = if ability.get("effects").is_some() { "effects" } else { "then" };
    let effects = ability.get_mut(name)?.as_array_mut()?;
    match &mut effects[..] {
        [one] if !whole && one.get("when").is_some_and(|when| when == "Always") => one["when"] = when,
        _ if !whole => return None,
        _ => {
            let mut either = serde_json::to_value(if_(CARD, &[])).ok()?;
            either["verb"] = json!({ "Either": [effects, []] });
            either["when"] = when;
            *effects = vec![either];
        }
    }
    ability["when"] = "Always".into();
    Some(form)
}
