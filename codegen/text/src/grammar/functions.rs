//! Functions that only the grammar has: lists, and enchantment cards for given effects.
use cardwright_vocabulary::script::prelude::*;

use super::kinds::{minion_condition, narrow, summonable_condition};
use crate::subject::{Mention, Subject};
use crate::vocabulary::{ReadResult, Value, WordArgument, functions};

/// The value of a function that only the grammar has: a table of names, argument types and results.
#[expect(clippy::too_many_lines, reason = "one entry a word")]
pub(crate) fn grammar_function(word: &str, values: &[Value], subject: &Subject<'_>) -> ReadResult {
    if word == "several" {
        return Some(Value::List(values.to_vec())).into();
    }
    functions! { word, values;
        "narrowed"(kind: Condition, by: Condition) => Some(narrow(kind, by)),
        "body_of"(kind: Condition) => summonable_condition(kind),
        "fellow_of"(kind: Condition) => minion_condition(kind),
        "cons"(first: Value, rest: Vec<Value>) => {
            let firsts = if let Value::List(several) = first { several } else { vec![first] };
            Some(Value::List([firsts, rest].concat()))
        },
        "cons_all"(first: Vec<Value>, rest: Vec<Value>) => Some(Value::List([first, rest].concat())),
        "given"(what: Changes, to: Selector) => effect_with_enchantment(what, to, Lasts::Forever, subject),
        "given_this_turn"(what: Changes, to: Selector) => effect_with_enchantment(what, to, Lasts::ThisTurn, subject),
        "given_until_your_next_turn"(what: Changes, to: Selector) => effect_with_enchantment(what, to, Lasts::UntilYourNextTurn, subject),
        // The same with another number: "deal 5 instead".
        "as_many"(n: i16, effects: Effects) => {
            let [mut only] = *effects else { return None };
            only.amount.n = n;
            Some(vec_of(&only))
        },
        // "… deal 1 more": at once, where it is known before; missiles, and what asks whom they killed, come behind.
        "dealt_more"(when: Condition, n: i16, dealt: Effect) => {
            let asks_it = matches!(when, Condition::CountOf(_, _, which) if which.from == SelectionSource::It);
            let plain = dealt.verb == Verb::Deal && dealt.amount.per == Multiplier::One;
            let (mut larger, mut more) = (dealt, dealt.when(when));
            larger.amount.n = dealt.amount.n.checked_add(n)?;
            more.amount.n = n;
            Some(if plain && !asks_it {
                vec_of(&either(when, vec![larger].leak(), vec![dealt].leak()))
            } else {
                Value::List(vec![dealt.into(), more.into()])
            })
        },
        // What an event says already is not said again: a minion that died, a spell that was cast.
        "of_kind"(past: Past, kind: Condition) => {
            if matches!(past.kind, EventKind::Death | EventKind::Summon) {
                return Some(past.with_cards(minion_condition(kind)?).into());
            }
            let said = past.kind == EventKind::Cast && kind == SPELL;
            Some(past.with_cards(if said { Condition::Always } else { kind }))
        },
        "carried"(text: &str, to: Selector) => enchantment_with_text(subject, text).map(|id| attach(id).to(to)),
        // "+3/+3 and "Deathrattle: …"": one enchantment card says both.
        "carried_with"(gift: Changes, text: &str, to: Selector) => {
            let [one] = gift else { return None };
            let numbers = format!("{}{}", one.amount.n, one.also);
            (one.what == Attribute::Stats && one.op == Op::Add && one.amount.per == Multiplier::One).then_some(())?;
            let says = |said: &str| {
                let (said, text) = (alphanumeric(&newer_wording(said)), alphanumeric(&newer_wording(text)));
                [format!("{numbers}{text}"), format!("{numbers}and{text}")].contains(&said)
            };
            static_id(subject.enchantment_texts.iter().find(|(_, said)| says(said))).map(|id| attach(id).to(to))
        },
        "if_"(when: Condition, then: Effects) => Some(match then {
            [one] if one.when.is_always() => vec_of(&one.when(when)),
            several => vec_of(&if_(when, several)),
        }),
        "given_times"(what: Changes, to: Selector, per: Multiplier) => Some(give(scaled_by_x(what)).to(to).times(per)),
        // "+1/+1 for each …": so many times as much.
        "given_for_each"(what: Changes, to: Selector, which: Selector) => Some(give(scaled_by_x(what)).to(to).for_each(which)),
        // An enchantment on the player that does what this one says.
        "player_has"(power: Power, to: Selector) => {
            let Ability::Enchant(wanted) = power.ability else { return None };
            let found = subject.enchantments.iter().find(|(_, enchant)| *enchant == wanted);
            if found.is_none() && !subject.missing_enchantments.borrow().contains(&wanted) {
                subject.missing_enchantments.borrow_mut().push(wanted);
            }
            static_id(found).map(|id| attach(id).to(to))
        },
        // Each option is the card whose text ends so: the second may leave out what both begin with.
        "chosen"(a: &str, b: &str) => {
            let of = |said: &str| only_with_text(&subject.choose_one_options, |text| alphanumeric(text).ends_with(&alphanumeric(said)));
            // "Summon two Dormant Dreadseeds" is told with fewer words than the option has.
            let shorter = |said: &str| {
                let words = |text: &str| text.split_whitespace().map(alphanumeric).collect::<Vec<_>>();
                only_with_text(&subject.choose_one_options, |text| {
                    let mut all = words(text).into_iter();
                    words(said).iter().all(|word| all.any(|one| one == *word))
                })
            };
            let options: [&'static str; 2] = [of(a).or_else(|| shorter(a))?, of(b).or_else(|| shorter(b))?];
            (options[0] != options[1]).then(|| choose_one(Box::leak(Box::new(options))))
        },
        // "Deal 3 damage instead" is done to the same ones.
        "instead"(when: Condition, then: Effects, otherwise: Effects) => {
            let aims =
                |of: &[Effect]| matches!(of, [Effect { verb: Verb::Deal | Verb::Heal, to, .. }] if *to == TARGET);
            (!aims(then) || aims(otherwise)).then(|| either(when, then, otherwise))
        },
        // What is done once with a larger number, or so often.
        "for_every"(effect: Effect, which: Selector) => {
            let counts = matches!(effect.verb, Verb::Summon(_) | Verb::Draw(_) | Verb::AddToHand(_) | Verb::Armor)
                && effect.amount.per == Multiplier::One
                && (effect.amount.n == 1 || effect.verb == Verb::Armor);
            Some(if counts { effect.for_each(which) } else { perform(vec![effect].leak()).for_each(which) })
        },
        "infused"() => {
            let n = subject.tags.iter().find(|(tag, _)| *tag == GameTag::TAG_SCRIPT_DATA_NUM_1)?.1;
            let into = subject.infused.clone()?;
            Some(infuse(i16::try_from(n).ok()?, into.leak()))
        },
        "twin"() => Some(twinspell(subject.twinspell.clone()?.leak())),
        // "(Upgrades when you have 5 Mana.)": into the next rank.
        "ranked"(n: i16) => Some(ranks_up(n, subject.next_rank.clone()?.leak())),
        // "(Cast 4 spells to upgrade.)": into what the data has beside it.
        "upgraded"(steps: Progress) => {
            Some(Power::of(Ability::Upgrades(steps, subject.upgrade.clone()?.leak())))
        },
        // "(Swaps each turn.)": at the end of its holder's turn, into the other card of the pair, which swaps back.
        "swapping"() => {
            let other = subject.swap_partner.clone()?;
            Some(whenever(YOU.turn_end()).in_hand().then(vec![transform(THIS, card(other.leak()))].leak()))
        },
        "titan_of"() => {
            let abilities = all_leaked(&subject.titan_abilities);
            (abilities.len() == 3).then(|| titan(abilities))
        },
        // A part of a questline begins the next; the last one's reward is a card.
        "questline"(steps: Progress, then: Value) => {
            if let Value::Text(id) = then {
                return subject.next_part.is_none().then(|| steps.reward(vec![get(card(id))].leak()).into());
            }
            let mut then = Effects::take(&then)?.to_vec();
            then.push(put_into_play(card(subject.next_part.clone()?.leak())));
            Some(steps.reward(then.leak()))
        },
        // "Give a minion +1/+1 and Divine Shield. When it dies, summon a Warhorse.": the enchantment card says both.
        "mounted"(gift: &str, to: Selector, then: &str) => {
            let both = ["", "deathrattle", "whenthisdies"].map(|by| format!("{}{by}{}", alphanumeric(gift), alphanumeric(then)));
            static_id(subject.enchantment_texts.iter().find(|(_, text)| both.contains(&alphanumeric(text)))).map(|id| attach(id).to(to))
        },
        // "Reward: Megafin.": a Hero Power replaces the own, another card comes into the hand.
        "rewards"(id: &'static str) => {
            let mention = subject.mentions.iter().find(|mention| mention.id == id)?;
            // Of a spell and a minion of one name the spell is the reward: the minion comes with it.
            let spell = |it: &&Mention| it.name == mention.name && it.card_type == Some(CardType::Spell);
            if mention.card_type == Some(CardType::Minion) && subject.mentions.iter().any(|it| spell(&it)) {
                return None;
            }
            let power = mention.card_type? == CardType::HeroPower;
            Some(vec_of(&if power { become_hero_power(card(id)) } else { get(card(id)) }))
        },
        // The number stands in the data: "Manathirst (@)".
        "thirsts"(then: Effects) => {
            let n = subject.tags.iter().find(|(tag, _)| *tag == GameTag::MANATHIRST)?.1;
            let enough = MANA_CRYSTALS.at_least(i16::try_from(n).ok()?);
            Some(battlecry(then).when(enough))
        },
        "aura_of"(to: Selector, what: Changes) => Some(aura_of(to, what, Condition::Always, subject)),
        "aura_when"(to: Selector, what: Changes, when: Condition) => Some(aura_of(to, what, when, subject)),
        "aura_unless"(what: Changes, when: &'static Condition) => Some(aura_of(THIS, what, not(when), subject)),
        // The cards that the data lists beside this one.
        "entourage"() => (subject.entourage.len() > 1).then(|| one_of(all_leaked(&subject.entourage))),
        // "two spells": the one of the card's own tokens that is a spell.
        "own_spell"() => {
            let is_one = |it: &&Mention| !it.is_unrelated && it.card_type == Some(CardType::Spell);
            let mut all = subject.mentions.iter().filter(is_one);
            let only = all.next()?;
            all.next().is_none().then(|| Value::Text(only.id.clone().leak()))
        },
        "hero_power_saying"(said: &str) => {
            let only = only_with_text(&subject.hero_powers, |text| alphanumeric(text).ends_with(&alphanumeric(said)));
            only.map(|id| become_hero_power(card(id)))
        },
        // A keyword that the data does not have as a tag.
        "lacking"(tag: GameTag, power: Value) => {
            let has = subject.tags.iter().any(|(of, n)| *of == tag && *n != 0);
            (!has).then_some(power)
        },
        // Each part is a card of its own, or all are the same.
        "colossal_with"(n: i16) => {
            let n = usize::try_from(n).ok()?;
            let limbs = all_leaked(&subject.colossal_parts);
            let parts = if let [one] = limbs { vec![*one; n].leak() } else { limbs };
            (parts.len() == n).then(|| colossal(parts))
        },
        "costs_if"(what: Changes, when: Condition) => Some(aura(THIS).in_hand().when(when).have(what)),
        // What it gives itself its Starship would have.
        "also_on_launch"(effects: Effects) => {
            let own = effects.iter().any(|effect| effect.to == THIS || effect.to.is_target());
            (!own).then(|| Value::List(vec![battlecry(effects).into(), on(Word::Launch, effects).into()]))
        },
        "negative"(n: i16) => Some(Value::Number(-n)),
    }
}

/// The modifiers of a phrase.
type Changes = &'static [Modifier];
/// A list of effects.
type Effects = &'static [Effect];

/// The id of a card as a static string, kept for the life of the program.
fn static_id<T>(found: Option<&(String, T)>) -> Option<&'static str> {
    found.map(|(id, _)| &*id.clone().leak())
}

fn all_leaked(ids: &[String]) -> &'static [&'static str] {
    ids.iter().map(|id| &*id.clone().leak()).collect::<Vec<&'static str>>().leak()
}

/// The only one of these cards whose text satisfies `is_so`.
fn only_with_text(cards: &[(String, String)], is_so: impl Fn(&str) -> bool) -> Option<&'static str> {
    let mut all = cards.iter().filter(|(_, text)| is_so(text));
    let found = all.next();
    static_id(found.filter(|_| all.next().is_none()))
}

/// A text in the newer wording: "Get a card" for "Add a card to your hand".
pub(crate) fn newer_wording(text: &str) -> String {
    match text.split_once("Add ") {
        Some((before, added)) => match added.split_once(" to your hand") {
            Some((what, after)) => format!("{before}Get {what}{after}"),
            None => text.to_owned(),
        },
        None => text.to_owned(),
    }
}

/// Only the letters and digits of a text.
pub(crate) fn alphanumeric(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase()
}

fn vec_of(effect: &Effect) -> Value {
    Value::List(vec![(*effect).into()])
}

/// The enchantment card with these modifiers and this duration.
fn enchantment_for(modifiers: &[Modifier], lasts: Lasts, subject: &Subject<'_>) -> Option<&'static str> {
    let same = |enchant: &Enchant| {
        enchant.lasts == lasts
            && enchant.aura.is_none()
            && enchant.until.is_none()
            && same_set(enchant.modifiers, modifiers)
    };
    static_id(subject.enchantments.iter().find(|(_, enchant)| same(enchant)))
}

fn same_set(one: &[Modifier], other: &[Modifier]) -> bool {
    one.len() == other.len() && one.iter().all(|modifier| other.contains(modifier))
}

fn effect_with_enchantment(modifiers: Changes, to: Selector, lasts: Lasts, subject: &Subject<'_>) -> Option<Effect> {
    // "+4/+4, +3/+3, …" is for several, one each.
    let twice = |at: usize| modifiers[..at].iter().any(|before| before.what == modifiers[at].what);
    if (1..modifiers.len()).any(twice) {
        return None;
    }
    Some(match enchantment_for(modifiers, lasts, subject) {
        Some(id) => attach(id).to(to),
        None if lasts == Lasts::Forever => give(modifiers).to(to),
        None => lend(modifiers, lasts).to(to),
    })
}

fn scaled_by_x(modifiers: Changes) -> Changes {
    modifiers.iter().map(|modifier| modifier.times(X)).collect::<Vec<_>>().leak()
}

fn aura_of(to: Selector, modifiers: Changes, when: Condition, subject: &Subject<'_>) -> Power {
    match enchantment_for(modifiers, Lasts::Forever, subject) {
        Some(id) => aura(to).when(when).gives(id),
        None => aura(to).when(when).have(modifiers),
    }
}

/// The enchantment card with this text.
fn enchantment_with_text(subject: &Subject<'_>, text: &str) -> Option<&'static str> {
    // "Return this to your hand" is "Return to your hand" on the enchantment.
    let bare = |text: &str| alphanumeric(&newer_wording(text).replace(" this ", " "));
    static_id(subject.enchantment_texts.iter().find(|(_, said)| bare(said) == bare(text)))
}
