//! The places where a mutant differs from a text. A mutant that differs only in places the simulation has not reached has the
//! same results, and need not be simulated.
use cardwright_vocabulary::script::prelude::*;

use crate::model::reached::{MutantTrigger, TextLocation};
use crate::model::targeting::first_target;

/// The places where a mutant differs from a text, as addresses in the text. Triggers with other events are added to `variants`.
///
/// ```
/// use cardwright_scenario::{TextLocation, differences};
/// use cardwright_vocabulary::script::prelude::*;
/// static TEXT: [Effect; 2] = [deal(1).to(ENEMIES), draw(1)];
/// static MUTANT: [Effect; 2] = [deal(1).to(ENEMIES), draw(2)];
/// assert_eq!(differences(&spell(&TEXT), &spell(&MUTANT), &mut Vec::new()), [TextLocation::of_effect(&TEXT[1])]);
/// ```
pub fn differences(text: &Power, mutant: &Power, variants: &mut Vec<MutantTrigger>) -> Vec<TextLocation> {
    let (abilities, others) = (text.abilities(), mutant.abilities());
    let mut sites = Vec::new();
    if abilities.len() == others.len() + 1 {
        let at = abilities.iter().zip(&others).position(|(it, other)| it != other).unwrap_or(others.len());
        if abilities[at + 1..] == others[at..] {
            return sites_without_ability(at, abilities[at]);
        }
    }
    if abilities.len() != others.len() {
        sites.push(TextLocation::Anywhere);
    }
    let pairs = abilities.into_iter().zip(others).enumerate();
    for (number, (ability, other)) in pairs.filter(|(_, (ability, other))| ability != other) {
        if let (Ability::Trigger(trigger), Ability::Trigger(other)) = (ability, other) {
            let variant = differs_only_in_event(trigger, other).then_some(TextLocation::MutantTrigger(variants.len()));
            if variant.is_some() {
                variants.push(MutantTrigger { ability_index: number, trigger: *other });
            }
            in_trigger(trigger, other, TextLocation::Trigger(number), variant, &mut sites);
        } else if let (Ability::Text(text), Ability::Text(other)) = (ability, other)
            && *text == (Text { effects: text.effects, ..*other })
            // Whoever plays the card looks at what it asks.
            && preconditions(text.effects) == preconditions(other.effects)
        {
            in_effects(text.effects, other.effects, &mut sites);
        } else {
            sites.push(TextLocation::Anywhere);
        }
    }
    sites
}

/// Whether two triggers differ only in their events and effects, so that a simulation of the text can decide whether the other
/// trigger would react too.
fn differs_only_in_event(trigger: &Trigger, other: &Trigger) -> bool {
    // Of these events the model asks who listens, apart from who hears them.
    let asked = |it: &Trigger| {
        matches!(it.on.kind, EventKind::Predamage | EventKind::Freeze | EventKind::ToHand)
            || it.on.object == Condition::Itself
    };
    let heard = Trigger { on: trigger.on, timing: trigger.timing, ..*other };
    let same = Trigger { when: trigger.when, then: trigger.then, ..heard } == *trigger;
    same && (trigger.on, trigger.timing) != (other.on, other.timing) && ![trigger, other].into_iter().any(asked)
}

/// The places where a text differs from the same text without this ability.
fn sites_without_ability(number: usize, ability: &Ability) -> Vec<TextLocation> {
    if let Ability::Trigger(_) = ability {
        vec![TextLocation::Trigger(number)]
    } else if let Ability::Text(text) = ability
        && !text.word.is_played()
    {
        vec![TextLocation::Trigger(number), TextLocation::of_list(text.effects)]
    } else {
        vec![TextLocation::Anywhere]
    }
}

/// The properties of a text that matter before its effects: its declared target, whether an effect acts on the target, the
/// selector of the first effect, and the number of effects.
fn preconditions(effects: &'static [Effect]) -> (Option<(Selector, Condition)>, bool, Option<Selector>, usize) {
    let first = effects.first().map(|effect| effect.to);
    (first_target(effects), effects.iter().any(|effect| effect.to.is_target()), first, effects.len())
}

/// The places where two triggers differ: `heard` is the place of the reaction, `variant` that of the event, if there is one.
fn in_trigger(
    trigger: &Trigger,
    other: &Trigger,
    heard: TextLocation,
    variant: Option<TextLocation>,
    sites: &mut Vec<TextLocation>,
) {
    let both = [trigger.on, other.on];
    let [kind, other_kind] = both.map(|on| on.kind);
    // Wounds are not set up where a text changes damage, and a trigger that counts is not modeled, whatever happens.
    let changes_damage = kind != other_kind && [kind, other_kind].contains(&EventKind::Predamage);
    let counts = [trigger, other].iter().any(|it| matches!(it.limit, Limit::Every(_) | Limit::Nth(_)));
    if changes_damage || (counts && trigger.limit != other.limit) {
        return sites.push(TextLocation::Anywhere);
    }
    if let Some(variant) = variant {
        sites.push(variant);
    } else if *trigger != (Trigger { when: trigger.when, then: trigger.then, ..*other }) {
        sites.extend([kind, other_kind].map(TextLocation::Event));
        // What is summoned asks whether it answers its own arrival.
        if both.iter().any(|on| on.object == Condition::Itself) {
            sites.push(TextLocation::Event(EventKind::Summon));
        }
    }
    if trigger.when != other.when || trigger.then.first().map(|it| it.to) != other.then.first().map(|it| it.to) {
        sites.push(heard);
    }
    in_effects(trigger.then, other.then, sites);
}

fn in_effects(effects: &[Effect], others: &[Effect], sites: &mut Vec<TextLocation>) {
    if effects.len() != others.len() {
        return sites.push(TextLocation::of_list(effects));
    }
    for (effect, other) in effects.iter().zip(others).filter(|(effect, other)| effect != other) {
        in_effect(effect, other, sites);
    }
}

fn in_effect(effect: &Effect, other: &Effect, sites: &mut Vec<TextLocation>) {
    if effect.when != other.when {
        sites.push(TextLocation::of_condition(effect));
    }
    if *effect != (Effect { verb: effect.verb, when: effect.when, ..*other }) {
        sites.push(TextLocation::of_effect(effect));
    }
    let verbs = (&effect.verb, &other.verb);
    if let (Verb::Delay(trigger), Verb::Delay(other)) = verbs {
        in_trigger(trigger, other, TextLocation::of_delayed(trigger), None, sites);
    } else if let (Verb::Either(then, otherwise), Verb::Either(then_other, otherwise_other)) = verbs {
        in_effects(then, then_other, sites);
        in_effects(otherwise, otherwise_other, sites);
    } else if let (Verb::Times(effects), Verb::Times(others)) = verbs {
        in_effects(effects, others, sites);
    } else if let (Verb::Pay(cost, effects), Verb::Pay(other_cost, others)) = verbs
        && cost == other_cost
    {
        in_effects(effects, others, sites);
    } else if std::mem::discriminant(verbs.0) != std::mem::discriminant(verbs.1) {
        // Later effects look at the verbs of those before.
        sites.push(TextLocation::of_condition(effect));
    } else if verbs.0 != verbs.1 {
        sites.push(TextLocation::of_effect(effect));
    }
}
