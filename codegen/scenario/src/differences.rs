//! Where a mutant differs from a text: one that differs only where a simulation has not looked has the same results, and need not be
//! simulated.
use cardwright_vocabulary::script::prelude::*;

use crate::model::reached::{Site, Variant};
use crate::model::targeting::first_target;

/// Where a mutant differs from a text, in the text's addresses. Triggers that listen to other events are added to the variants.
pub(crate) fn differences(text: &Power, mutant: &Power, variants: &mut Vec<Variant>) -> Vec<Site> {
    let (abilities, others) = (text.abilities(), mutant.abilities());
    let mut sites = Vec::new();
    if abilities.len() == others.len() + 1 {
        let at = abilities.iter().zip(&others).position(|(it, other)| it != other).unwrap_or(others.len());
        if abilities[at + 1..] == others[at..] {
            return dropped(at, abilities[at]);
        }
    }
    if abilities.len() != others.len() {
        sites.push(Site::Anywhere);
    }
    let pairs = abilities.into_iter().zip(others).enumerate();
    for (number, (ability, other)) in pairs.filter(|(_, (ability, other))| ability != other) {
        if let (Ability::Trigger(trigger), Ability::Trigger(other)) = (ability, other) {
            let variant = listens(trigger, other).then_some(Site::Variant(variants.len()));
            if variant.is_some() {
                variants.push(Variant { of: number, trigger: *other });
            }
            in_trigger(trigger, other, Site::Trigger(number), variant, &mut sites);
        } else if let (Ability::Text(text), Ability::Text(other)) = (ability, other)
            && *text == (Text { effects: text.effects, ..*other })
            // Whoever plays the card looks at what it asks.
            && asked(text.effects) == asked(other.effects)
        {
            in_effects(text.effects, other.effects, &mut sites);
        } else {
            sites.push(Site::Anywhere);
        }
    }
    sites
}

/// Whether a trigger differs from another in nothing but the events it listens to and what it does, so that a simulation of the text
/// can tell whether the other would have heard the same.
fn listens(trigger: &Trigger, other: &Trigger) -> bool {
    // Of these events the model asks who listens, apart from who hears them.
    let asked = |it: &Trigger| {
        matches!(it.on.kind, EventKind::Predamage | EventKind::Freeze | EventKind::ToHand)
            || it.on.what == Condition::Itself
    };
    let heard = Trigger { on: trigger.on, timing: trigger.timing, ..*other };
    let same = Trigger { when: trigger.when, then: trigger.then, ..heard } == *trigger;
    same && (trigger.on, trigger.timing) != (other.on, other.timing) && ![trigger, other].into_iter().any(asked)
}

/// Where a text differs from one without this ability.
fn dropped(number: usize, ability: &Ability) -> Vec<Site> {
    if let Ability::Trigger(_) = ability {
        vec![Site::Trigger(number)]
    } else if let Ability::Text(text) = ability
        && !text.word.is_played()
    {
        vec![Site::Trigger(number), Site::list(text.effects)]
    } else {
        vec![Site::Anywhere]
    }
}

/// What is asked of a text before it happens: the target that it declares, whether an effect is on the target, whom the first effect
/// is on, and how many effects there are.
fn asked(effects: &'static [Effect]) -> (Option<(Selector, Condition)>, bool, Option<Selector>, usize) {
    let first = effects.first().map(|effect| effect.to);
    (first_target(effects), effects.iter().any(|effect| effect.to.is_target()), first, effects.len())
}

/// `heard` is the site of what a trigger does once it has heard its event, `variant` that of the event itself, if it has one.
fn in_trigger(trigger: &Trigger, other: &Trigger, heard: Site, variant: Option<Site>, sites: &mut Vec<Site>) {
    let both = [trigger.on, other.on];
    let [kind, other_kind] = both.map(|on| on.kind);
    // Wounds are not set up where a text changes damage, and a trigger that counts is not modeled, whatever happens.
    let changes_damage = kind != other_kind && [kind, other_kind].contains(&EventKind::Predamage);
    let counts = [trigger, other].iter().any(|it| matches!(it.limit, Limit::Every(_)));
    if changes_damage || (counts && trigger.limit != other.limit) {
        return sites.push(Site::Anywhere);
    }
    if let Some(variant) = variant {
        sites.push(variant);
    } else if *trigger != (Trigger { when: trigger.when, then: trigger.then, ..*other }) {
        sites.extend([kind, other_kind].map(Site::Event));
        // What is summoned asks whether it answers its own arrival.
        if both.iter().any(|on| on.what == Condition::Itself) {
            sites.push(Site::Event(EventKind::Summon));
        }
    }
    if trigger.when != other.when || trigger.then.first().map(|it| it.to) != other.then.first().map(|it| it.to) {
        sites.push(heard);
    }
    in_effects(trigger.then, other.then, sites);
}

fn in_effects(effects: &[Effect], others: &[Effect], sites: &mut Vec<Site>) {
    if effects.len() != others.len() {
        return sites.push(Site::list(effects));
    }
    for (effect, other) in effects.iter().zip(others).filter(|(effect, other)| effect != other) {
        in_effect(effect, other, sites);
    }
}

fn in_effect(effect: &Effect, other: &Effect, sites: &mut Vec<Site>) {
    if effect.when != other.when {
        sites.push(Site::condition(effect));
    }
    if *effect != (Effect { verb: effect.verb, when: effect.when, ..*other }) {
        sites.push(Site::effect(effect));
    }
    let verbs = (&effect.verb, &other.verb);
    if let (Verb::Later(trigger), Verb::Later(other)) = verbs {
        in_trigger(trigger, other, Site::delayed(trigger), None, sites);
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
        sites.push(Site::condition(effect));
    } else if verbs.0 != verbs.1 {
        sites.push(Site::effect(effect));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &[Effect] = &[deal(1).to(ENEMIES), draw(1)];
    const OTHER: &[Effect] = &[deal(1).to(ENEMIES), draw(2)];

    #[test]
    fn a_mutant_differs_where_its_text_does() {
        let site = |text: &Power, mutant: &Power| differences(text, mutant, &mut Vec::new());
        assert_eq!(site(&spell(ONE), &spell(ONE)), []);
        assert_eq!(site(&spell(ONE), &spell(OTHER)), [Site::effect(&ONE[1])]);
        assert_eq!(
            site(&spell(ONE), &spell(&ONE[1..])),
            [Site::Anywhere],
            "whoever plays it looks at its first effect"
        );
        assert_eq!(site(&spell(ONE), &battlecry(ONE)), [Site::Anywhere]);
    }

    #[test]
    fn a_trigger_is_looked_at_when_its_event_happens_and_asks_when_it_has_heard_it() {
        const TEXT: Power = after(YOU.play(MINION)).then(ONE);
        let at = |mutant: &Power| differences(&TEXT, mutant, &mut Vec::new());
        let freeze = after(MINIONS.is_frozen()).then(ONE);
        assert_eq!(at(&freeze), [Site::Event(EventKind::Play), Site::Event(EventKind::Freeze)]);
        assert_eq!(at(&after(YOU.draw(MINION)).then(ONE)), [Site::Variant(0)]);
        assert_eq!(at(&whenever(YOU.play(MINION)).then(OTHER)), [Site::Variant(0), Site::effect(&ONE[1])]);
        assert_eq!(at(&after(YOU.play(MINION)).when(ON_YOUR_TURN).then(ONE)), [Site::Trigger(0)]);
        assert_eq!(at(&after(YOU.play(MINION)).then(OTHER)), [Site::effect(&ONE[1])]);
        assert_eq!(at(&after(YOU.play(MINION)).then(&ONE[..1])), [Site::list(ONE)]);
    }

    #[test]
    fn an_ability_that_is_gone_is_missed_where_it_would_happen() {
        const TEXT: &[Power] = &[deathrattle(ONE), after(YOU.play(MINION)).then(ONE), spell(ONE)];
        let without = |number: usize| {
            let rest: Vec<Power> = TEXT.iter().enumerate().filter(|(at, _)| *at != number).map(|(_, it)| *it).collect();
            differences(&abilities(TEXT), &abilities(rest.leak()), &mut Vec::new())
        };
        assert_eq!(without(0), [Site::Trigger(0), Site::list(ONE)]);
        assert_eq!(without(1), [Site::Trigger(1)]);
        assert_eq!(without(2), [Site::Anywhere]);
    }
}
