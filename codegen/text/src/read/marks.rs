//! The placeholder `@` in texts: a number in the card's data that grows during a game.
//!
//! ```text
//! "Draw @ cards." ──hidden──▶ "Draw 9797 cards." ──grammar──▶ draw(9797) ──restored──▶ draw(1).times(TEXT_NUMBER)
//! ```
//!
//! Rules that read a number therefore also read the placeholder. If the vocabulary cannot look the number up, as in a condition
//! on a Cost, nothing is restored and the text is refused.
use cardwright_data::enums::GameTag;
use cardwright_vocabulary::script::prelude::*;

use crate::subject::Subject;

/// Stands for the placeholder while a text is parsed. No card has this number.
pub const PLACEHOLDER_NUMBER: i16 = 9_797;

/// Words with a goal, whose numbers count up to it by rules of their own.
const GOAL_PREFIXES: [&str; 2] = ["Infuse (", "Manathirst ("];

/// The text with a number in place of the placeholder `{0}`, if the text says which event increases it (Herald). Other
/// placeholders depend on other cards.
pub fn with_placeholder(text: String, subject: &Subject<'_>) -> String {
    let number = subject.tags.iter().find(|(tag, n)| *tag == GameTag::TAG_SCRIPT_DATA_NUM_1 && *n > 0);
    let text = match number {
        Some((_, n)) => with_goal(&text, *n),
        None => text,
    };
    let grows = ["mprove", "pgrade"].iter().any(|word| text.contains(word));
    // Nothing in the data is nothing to begin with, if it grows card by card.
    let known = text.contains("(Upgrades each time") || number.is_some();
    if !grows || !known || !text.contains('@') || GOAL_PREFIXES.iter().any(|goal| text.contains(goal)) {
        return text;
    }
    in_plural(&text.replace('@', &PLACEHOLDER_NUMBER.to_string()))
}

/// Replaces the placeholder of a goal, which does not grow: "(Cast @ |4(spell, spells) to upgrade.)"
fn with_goal(text: &str, n: i64) -> String {
    let (Some(from), Some(to)) = (text.find(" (").map(|at| at + 2), text.rfind(')')) else { return text.to_owned() };
    let inside = text.get(from..to).unwrap_or_default();
    if !inside.contains("@ ") || GOAL_PREFIXES.iter().any(|goal| text.contains(goal)) {
        return text.to_owned();
    }
    in_plural(&format!("{}{}{}", &text[..from], inside.replace('@', &n.to_string()), &text[to..]))
}

/// Replaces a choice of singular and plural by the plural, because the number is unknown: "@ |4(copy, copies)".
pub(super) fn in_plural(text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("|4(") {
        let Some((one, after)) = behind.split_once(')') else { break };
        let many = one.split_once(',').map_or(one, |(_, many)| many.trim());
        said.extend([before, many]);
        rest = after;
    }
    said + rest
}

/// The printed part of a text, in the form of the printer.
pub fn printed_form(text: &str) -> String {
    text.replace(&PLACEHOLDER_NUMBER.to_string(), "@")
}

/// The Power with the number replaced by a lookup; `None` if it is at a position without lookup, or if a growing number is not
/// in the text.
pub fn with_number_lookup(power: &Power, text: &str) -> Option<Power> {
    let number = PLACEHOLDER_NUMBER.to_string();
    if !text.contains(&number) {
        return (!grows(power)).then_some(*power);
    }
    let restored = replace_in_power(*power);
    let source = restored.source();
    let looks_up = source.contains("TEXT_NUMBER") || !grows(&restored);
    (looks_up && !source.contains(&number)).then_some(restored)
}

/// Whether the Power says what increases the number.
fn grows(power: &Power) -> bool {
    let improves = |effects: &[Effect]| effects.iter().any(|effect| effect.verb == Verb::Improve);
    matches!(power.ability, Ability::Improved(_))
        || matches!(power.ability, Ability::Several(several) if several.iter().any(grows))
        || matches!(power.ability, Ability::Text(text) if improves(text.effects))
        || matches!(power.ability, Ability::Trigger(trigger) if improves(trigger.then))
}

fn replace_in_power(mut power: Power) -> Power {
    if let Ability::Several(several) = &mut power.ability {
        *several = several.iter().copied().map(replace_in_power).collect::<Vec<_>>().leak();
    } else if let Ability::Text(text) = &mut power.ability {
        text.effects = replace_in_effects(text.effects);
    } else if let Ability::Trigger(trigger) = &mut power.ability {
        trigger.then = replace_in_effects(trigger.then);
    }
    power
}

fn replace_in_effects(effects: &'static [Effect]) -> &'static [Effect] {
    effects.iter().copied().map(replace_in_effect).collect::<Vec<_>>().leak()
}

fn replace_in_effect(mut effect: Effect) -> Effect {
    if effect.amount == Amount::fixed(PLACEHOLDER_NUMBER) {
        effect.amount.n = 1;
        effect = effect.times(TEXT_NUMBER);
    }
    let gives = |modifiers: &[Modifier]| modifiers.iter().any(|it| it.amount.n.abs() == PLACEHOLDER_NUMBER);
    let once = effect.amount == Amount::fixed(1);
    if let Verb::Give(modifiers) | Verb::GiveFor(modifiers, _) = &mut effect.verb {
        if once && gives(modifiers) {
            *modifiers = scaled_by_number(modifiers);
            effect = effect.times(TEXT_NUMBER);
        }
    } else if let Verb::Summon(what) | Verb::AddToHand(what) | Verb::Cast(what) | Verb::Transform(what) =
        &mut effect.verb
    {
        *what = replace_in_what(*what);
    } else if let Verb::Either(then, otherwise) = &mut effect.verb {
        (*then, *otherwise) = (replace_in_effects(then), replace_in_effects(otherwise));
    } else if let Verb::Times(effects) = &mut effect.verb {
        *effects = replace_in_effects(effects);
    }
    effect
}

/// Modifiers multiplied by the number: "+@/+@".
fn scaled_by_number(modifiers: &[Modifier]) -> &'static [Modifier] {
    let one = |n: i16| if n.abs() == PLACEHOLDER_NUMBER { n.signum() } else { n };
    let each = modifiers.iter().map(|it| {
        if it.amount.per == Multiplier::One && it.amount.n.abs() == PLACEHOLDER_NUMBER {
            Modifier { amount: Amount::fixed(one(it.amount.n)), also: one(it.also), ..*it }.times(X)
        } else {
            *it
        }
    });
    each.collect::<Vec<_>>().leak()
}

/// The card created with the number: "a random @-Cost minion".
fn replace_in_what(what: CardSource) -> CardSource {
    let cost = COST.is(PLACEHOLDER_NUMBER);
    if let CardSource::Random(Condition::All(parts)) = what
        && parts.contains(&cost)
    {
        let rest: Vec<Condition> = parts.iter().copied().filter(|part| *part != cost).collect();
        let rest = if let [one] = rest[..] { one } else { all(rest.leak()) };
        return random_costing(rest, TEXT_NUMBER);
    }
    if what == CardSource::Random(cost) { random_costing(CARD, TEXT_NUMBER) } else { what }
}
