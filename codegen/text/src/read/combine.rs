//! Combines the Powers of several sentences: what speaks of a sentence before it is done with that, if.
use super::bind::{bind_it, mentions_antecedent};
use cardwright_vocabulary::script::prelude::*;

/// "Battlecry: Draw a minion. Kindred: It costs (1) less.": what speaks of what was done before is done with it, if.
pub fn join_with_previous(powers: Vec<Power>) -> Vec<Power> {
    const AGAIN: [(Word, Condition); 4] =
        [(Word::Kindred, KINDRED), (Word::Combo, Condition::Combo), (Word::Outcast, OUTCAST), (Word::Finale, FINALE)];
    let mut found: Vec<Power> = Vec::new();
    for mut power in powers {
        // "Outcast: Deal $5 instead.": to whom the other text deals it.
        if let Ability::Text(text) = &mut power.ability
            && let Some(Ability::Text(before)) = found.last().map(|power| &power.ability)
            && let ([more], [dealt]) = (text.effects, before.effects)
            && (text.instead, more.verb, more.to, dealt.verb) == (true, Verb::Deal, TARGET, Verb::Deal)
            && dealt.to.is_target()
        {
            text.effects = vec![more.to(dealt.to)].leak();
        }
        let when = if let Ability::Text(Text { word, instead: false, when, .. }) = power.ability {
            let thirsts = matches!(when, Condition::Stat(Stat::ManaCrystals, Cmp::AtLeast, _));
            let again = AGAIN.iter().find(|(of, _)| *of == word && when.is_always());
            again.map_or(if word == Word::Battlecry && thirsts { when } else { Condition::Always }, |(_, when)| *when)
        } else {
            Condition::Always
        };
        let before = found.last_mut().map(|power| &mut power.ability);
        if let (Ability::Text(text), Some(Ability::Text(before))) = (power.ability, before)
            && !when.is_always()
            && matches!(before.word, Word::Battlecry | Word::Spell)
            && !before.instead
            && before.when.is_always()
            && (bind_it(&power).is_none() || text.effects.is_empty() || repeats_effects(text.effects))
        {
            let then = match text.effects {
                // "Do it again."
                [] if matches!(text.word, Word::Combo | Word::Kindred) => before.effects,
                again if repeats_effects(again) => before.effects,
                // "Finale: Summon another."
                [] => match before.effects {
                    [.., last] => &*vec![one_more(last)].leak(),
                    [] => &[],
                },
                some => some,
            };
            let more = match then {
                [one] if one.when.is_always() => one.when(when),
                several => if_(when, several),
            };
            before.effects = [before.effects, &[more]].concat().leak();
        } else {
            found.push(power);
        }
    }
    found
}

/// "Outcast: Do it again."
fn repeats_effects(effects: &[Effect]) -> bool {
    matches!(effects, [again] if again.verb == Verb::Repeat(Word::Spell, the(THIS)))
}

/// The same for one: of what two came, "another" is one.
fn one_more(effect: &Effect) -> Effect {
    let mut one = *effect;
    one.amount.n = 1;
    one.times = 1;
    if let Verb::Summon(CardSource::Themselves(from)) = &mut one.verb
        && matches!(from.pick, Pick::Random(_))
    {
        *from = from.random();
    }
    one
}

/// One condition on all that an ability does is the ability's own: then no target is asked for without it.
pub fn merge_conditions(mut power: Power) -> Power {
    let single = |effects: &'static [Effect]| {
        let [effect] = effects else { return None };
        if let Verb::Either(then, otherwise) = effect.verb {
            return otherwise.is_empty().then_some((effect.when, then));
        }
        (!effect.when.is_always()).then(|| (effect.when, &*vec![effect.when(Condition::Always)].leak()))
    };
    if let Ability::Text(text) = &mut power.ability
        && text.when.is_always()
        && !matches!(text.word, Word::Spell | Word::Use)
        && let Some((when, then)) = single(text.effects).filter(|(when, _)| !mentions_antecedent(when))
    {
        (text.when, text.effects) = (when, then);
    } else if let Ability::Trigger(trigger) = &mut power.ability
        && trigger.when.is_always()
        && let Some((when, then)) = single(trigger.then)
    {
        (trigger.when, trigger.then) = (when, then);
    }
    power
}

/// A weapon does not attack, its hero does: "50% chance to attack the wrong enemy."
pub fn attack_with_hero(power: &mut Power) {
    if let Ability::Trigger(trigger) = &mut power.ability
        && trigger.on.kind == EventKind::Attack
        && trigger.on.subject == THIS
    {
        trigger.on.subject = YOUR_HERO;
    }
}
