//! The words that only the grammar has: lists, and an enchantment card for what is given.
use cardwright_engine::script::prelude::*;

use super::kinds::{body_of, fellow_of, narrowed};
use crate::subject::{Mention, Subject};
use crate::vocabulary::{Added, Taken, Value};

/// The words that only the grammar has: lists, and an enchantment card for what is given.
pub(crate) fn more(word: &str, values: &[Value], subject: &Subject<'_>) -> Added {
    const WORDS: &[&str] = &[
        "own_spell",
        "colossal_with",
        "aura_unless",
        "lacking",
        "entourage",
        "hero_power_saying",
        "instead",
        "for_every",
        "as_many",
        "dealt_more",
        "swapping",
        "cons_all",
        "of_kind",
        "carried",
        "carried_with",
        "narrowed",
        "body_of",
        "fellow_of",
        "cons",
        "given",
        "given_this_turn",
        "given_until_your_next_turn",
        "if_",
        "several",
        "given_times",
        "given_for_each",
        "player_has",
        "chosen",
        "infused",
        "twin",
        "ranked",
        "upgraded",
        "titan_of",
        "questline",
        "mounted",
        "thirsts",
        "rewards",
        "aura_of",
        "also_on_launch",
        "aura_when",
        "costs_if",
    ];
    if word == "negative" || WORDS.contains(&word) { made(word, values, subject).into() } else { Added::Unknown }
}

#[expect(clippy::too_many_lines, reason = "one arm a word")]
fn made(word: &str, values: &[Value], subject: &Subject<'_>) -> Option<Value> {
    match (word, values) {
        ("narrowed", [Value::Condition(kind), Value::Condition(by)]) => Some(narrowed(*kind, *by).into()),
        ("body_of", [Value::Condition(kind)]) => body_of(*kind).map(Value::from),
        ("fellow_of", [Value::Condition(kind)]) => fellow_of(*kind).map(Value::from),
        ("cons", [first, Value::List(rest)]) => {
            let firsts = if let Value::List(several) = first { several.clone() } else { vec![first.clone()] };
            Some(Value::List(firsts.into_iter().chain(rest.iter().cloned()).collect()))
        }
        ("given" | "given_this_turn" | "given_until_your_next_turn", [what, to]) => {
            let lasts = match word {
                "given_this_turn" => Lasts::ThisTurn,
                "given_until_your_next_turn" => Lasts::UntilYourNextTurn,
                _ => Lasts::Forever,
            };
            given(what, to, lasts, subject)
        }
        // The same with another number: "deal 5 instead".
        ("as_many", [Value::Number(n), Value::List(effects)]) => {
            let (Value::Effect(last), before) = effects.split_last()? else { return None };
            let mut changed = before.to_vec();
            let mut last = *last;
            last.amount.n = *n;
            changed.push(last.into());
            (before.is_empty()).then_some(Value::List(changed))
        }
        // "… deal 1 more": at once, where it is known before; missiles, and what asks whom they killed, come behind.
        ("dealt_more", [Value::Condition(when), Value::Number(n), Value::Effect(dealt)]) => {
            let asks_it = matches!(when, Condition::There(_, _, which) if which.from == Source::It);
            let plain = dealt.verb == Verb::Deal && dealt.amount.per == Per::One;
            let (mut larger, mut more) = (*dealt, dealt.when(*when));
            larger.amount.n = dealt.amount.n.checked_add(*n)?;
            more.amount.n = *n;
            Some(if plain && !asks_it {
                vec_of(&either(*when, vec![larger].leak(), vec![*dealt].leak()))
            } else {
                Value::List(vec![(*dealt).into(), more.into()])
            })
        }
        ("cons_all", [Value::List(first), Value::List(rest)]) => {
            Some(Value::List(first.iter().chain(rest).cloned().collect()))
        }
        // What a deed says already is not said again: a minion that died, a spell that was cast.
        ("of_kind", [Value::Past(past), Value::Condition(kind)]) => {
            if matches!(past.deed, Deed::Died | Deed::Summoned) {
                return Some(past.that(fellow_of(*kind)?).into());
            }
            let said = past.deed == Deed::Cast && *kind == SPELL;
            Some(past.that(if said { Condition::Always } else { *kind }).into())
        }
        ("carried", [Value::Text(text), to]) => {
            let to = Selector::take(to)?;
            carrier(subject, text).map(|id| attach(id).to(to).into())
        }
        // "+3/+3 and "Deathrattle: …"": one enchantment card says both.
        ("carried_with", [gift, Value::Text(text), to]) => {
            let [one] = <&'static [Modifier]>::take(gift)? else { return None };
            let numbers = format!("{}{}", one.amount.n, one.also);
            (one.what == Attribute::Stats && one.op == Op::Add && one.amount.per == Per::One).then_some(())?;
            let says = |said: &str| {
                let (said, text) = (bare(&taken(said)), bare(&taken(text)));
                [format!("{numbers}{text}"), format!("{numbers}and{text}")].contains(&said)
            };
            let to = Selector::take(to)?;
            let found = subject.carried.iter().find(|(_, said)| says(said));
            found.map(|(id, _)| attach(id.clone().leak()).to(to).into())
        }
        ("if_", [Value::Condition(when), then]) => {
            let effects = <&'static [Effect]>::take(then)?;
            Some(match effects {
                [one] if one.when.is_always() => vec_of(&one.when(*when)),
                several => vec_of(&if_(*when, several)),
            })
        }
        ("several", effects) => Some(Value::List(effects.to_vec())),
        ("given_times", [what, to, Value::Per(per)]) => {
            let modifiers = <&'static [Modifier]>::take(what)?;
            let to = Selector::take(to)?;
            let each: Vec<Modifier> = modifiers.iter().map(|modifier| modifier.times(X)).collect();
            Some(give(each.leak()).to(to).times(*per).into())
        }
        ("given_for_each", [what, to, which]) => {
            let which = Selector::take(which)?;
            given_for_each(what, to, which)
        }
        // An enchantment on the player that does what this one says.
        ("player_has", [Value::Power(Power { ability: Ability::Enchant(wanted), .. }), to]) => {
            let found = subject.enchantments.iter().find(|(_, enchant)| enchant == wanted);
            let to = Selector::take(to)?;
            if found.is_none() && !subject.wanted.borrow().contains(wanted) {
                subject.wanted.borrow_mut().push(*wanted);
            }
            found.map(|(id, _)| attach(id.clone().leak()).to(to).into())
        }
        // Each option is the card whose text ends so: the second may leave out what both begin with.
        ("chosen", [Value::Text(a), Value::Text(b)]) => {
            let of = |said: &str| {
                let mut all = subject.options.iter().filter(|(_, text)| bare(text).ends_with(&bare(said)));
                let only = all.next()?;
                all.next().is_none().then(|| &*only.0.clone().leak())
            };
            // "Summon two Dormant Dreadseeds" is told with fewer words than the option has.
            let shorter = |said: &str| {
                let words = |text: &str| text.split_whitespace().map(bare).collect::<Vec<_>>();
                let within = |text: &str| {
                    let mut all = words(text).into_iter();
                    words(said).iter().all(|word| all.any(|one| one == *word))
                };
                let mut all = subject.options.iter().filter(|(_, text)| within(text));
                let only = all.next()?;
                all.next().is_none().then(|| &*only.0.clone().leak())
            };
            let options: [&'static str; 2] = [of(a).or_else(|| shorter(a))?, of(b).or_else(|| shorter(b))?];
            (options[0] != options[1]).then(|| choose_one(Box::leak(Box::new(options))).into())
        }
        // "Deal 3 damage instead" is done to the same ones.
        ("instead", [Value::Condition(when), then, otherwise]) => {
            let (then, otherwise) = (<&'static [Effect]>::take(then)?, <&'static [Effect]>::take(otherwise)?);
            let aims =
                |of: &[Effect]| matches!(of, [Effect { verb: Verb::Deal | Verb::Heal, to, .. }] if *to == TARGET);
            if aims(then) && !aims(otherwise) {
                return None;
            }
            Some(either(*when, then, otherwise).into())
        }
        // What is done once with a larger number, or so often.
        ("for_every", [Value::Effect(effect), which]) => {
            let which = Selector::take(which)?;
            let counts = matches!(effect.verb, Verb::Summon(_) | Verb::Draw(_) | Verb::AddToHand(_) | Verb::Armor)
                && effect.amount.per == Per::One
                && (effect.amount.n == 1 || effect.verb == Verb::Armor);
            Some(if counts { effect.for_each(which) } else { times(1, vec![*effect].leak()).for_each(which) }.into())
        }
        ("infused", []) => {
            let n = subject.tags.iter().find(|(tag, _)| *tag == GameTag::TAG_SCRIPT_DATA_NUM_1)?.1;
            let into = subject.infused.clone()?;
            Some(infuse(i16::try_from(n).ok()?, into.leak()).into())
        }
        ("twin", []) => Some(twinspell(subject.twinspell.clone()?.leak()).into()),
        // "(Upgrades when you have 5 Mana.)": into the next rank.
        ("ranked", [Value::Number(n)]) => Some(ranks_up(*n, subject.next_rank.clone()?.leak()).into()),
        // "(Cast 4 spells to upgrade.)": into what the data has beside it.
        ("upgraded", [Value::Progress(steps)]) => {
            Some(Power::of(Ability::Upgrades(*steps, subject.upgrade.clone()?.leak())).into())
        }
        // "(Swaps each turn.)": at the end of its holder's turn, into the other card of the pair, which swaps back.
        ("swapping", []) => {
            let other = subject.swaps.clone()?;
            Some(whenever(YOU.turn_end()).in_hand().then(vec![transform(THIS, card(other.leak()))].leak()).into())
        }
        ("titan_of", []) => {
            let abilities: Vec<&'static str> = subject.titan.iter().map(|id| &*id.clone().leak()).collect();
            (abilities.len() == 3).then(|| titan(abilities.leak()).into())
        }
        // A part of a questline begins the next; the last one's reward is a card.
        ("questline", [Value::Progress(steps), Value::Text(id)]) => {
            subject.next_part.is_none().then(|| steps.reward(vec![get(card(id))].leak()).into())
        }
        ("questline", [Value::Progress(steps), then]) => {
            let mut then = <&'static [Effect]>::take(then)?.to_vec();
            then.push(begin(card(subject.next_part.clone()?.leak())));
            Some(steps.reward(then.leak()).into())
        }
        // "Give a minion +1/+1 and Divine Shield. When it dies, summon a Warhorse.": the enchantment card says both.
        ("mounted", [Value::Text(gift), to, Value::Text(then)]) => {
            let to = Selector::take(to)?;
            let both = format!("{}{}", bare(gift), bare(then));
            let dying = format!("{}deathrattle{}", bare(gift), bare(then));
            let dead = format!("{}whenthisdies{}", bare(gift), bare(then));
            let found = subject.carried.iter().find(|(_, text)| [&both, &dying, &dead].contains(&&bare(text)));
            found.map(|(id, _)| attach(id.clone().leak()).to(to).into())
        }
        // "Reward: Megafin.": a Hero Power replaces the own, another card comes into the hand.
        ("rewards", [Value::Text(id)]) => {
            let mention = subject.mentions.iter().find(|mention| mention.id == *id)?;
            // Of a spell and a minion of one name the spell is the reward: the minion comes with it.
            let spell = |it: &&Mention| it.name == mention.name && it.card_type == Some(CardType::Spell);
            if mention.card_type == Some(CardType::Minion) && subject.mentions.iter().any(|it| spell(&it)) {
                return None;
            }
            let power = mention.card_type? == CardType::HeroPower;
            Some(vec_of(&if power { become_hero_power(card(id)) } else { get(card(id)) }))
        }
        // The number stands in the data: "Manathirst (@)".
        ("thirsts", [then]) => {
            let n = subject.tags.iter().find(|(tag, _)| *tag == GameTag::MANATHIRST)?.1;
            let enough = MANA_CRYSTALS.at_least(i16::try_from(n).ok()?);
            Some(battlecry(Taken::take(then)?).when(enough).into())
        }
        ("aura_of", [to, what]) => aura_of(to, what, Condition::Always, subject),
        ("aura_when", [to, what, Value::Condition(when)]) => aura_of(to, what, *when, subject),
        // The cards that the data lists beside this one.
        ("entourage", []) => (subject.entourage.len() > 1).then(|| one_of(listed(subject)).into()),
        // "two spells": the one of the card's own tokens that is a spell.
        ("own_spell", []) => {
            let is_one = |it: &&Mention| !it.foreign && it.card_type == Some(CardType::Spell);
            let mut all = subject.mentions.iter().filter(is_one);
            let only = all.next()?;
            all.next().is_none().then(|| Value::Text(only.id.clone().leak()))
        }
        ("hero_power_saying", [Value::Text(said)]) => {
            let mut all = subject.hero_powers.iter().filter(|(_, text)| bare(text).ends_with(&bare(said)));
            let only = all.next()?;
            all.next().is_none().then(|| become_hero_power(card(only.0.clone().leak())).into())
        }
        // A keyword that the data does not have as a tag.
        ("lacking", [Value::Tag(tag), power]) => {
            let has = subject.tags.iter().any(|(of, n)| of == tag && *n != 0);
            (!has).then(|| power.clone())
        }
        ("aura_unless", [what, Value::Condition(when)]) => {
            let when = Condition::Not(Box::leak(Box::new(*when)));
            aura_of(&THIS.into(), what, when, subject)
        }
        // Each part is a card of its own, or all are the same.
        ("colossal_with", [Value::Number(n)]) => {
            let n = usize::try_from(*n).ok()?;
            let limbs: Vec<&'static str> = subject.limbs.iter().map(|id| &*id.clone().leak()).collect();
            let parts = if let [one] = limbs[..] { vec![one; n] } else { limbs };
            (parts.len() == n).then(|| colossal(parts.leak()).into())
        }
        ("costs_if", [what, Value::Condition(when)]) => {
            let modifiers = <&'static [Modifier]>::take(what)?;
            Some(aura(THIS).in_hand().when(*when).have(modifiers).into())
        }
        // What it gives itself its Starship would have.
        ("also_on_launch", [then]) => {
            let effects = <&'static [Effect]>::take(then)?;
            let own = effects.iter().any(|effect| effect.to == THIS || effect.to.is_target());
            (!own).then(|| Value::List(vec![battlecry(effects).into(), on(Word::Launch, effects).into()]))
        }
        ("negative", [Value::Number(n)]) => Some(Value::Number(-n)),
        _ => None,
    }
}

/// The cards that the data lists beside a card.
fn listed(subject: &Subject<'_>) -> &'static [&'static str] {
    subject.entourage.iter().map(|id| &*id.clone().leak()).collect::<Vec<&'static str>>().leak()
}

/// "Add a card to your hand" as newer texts have it: "Get a card".
pub(crate) fn taken(text: &str) -> String {
    match text.split_once("Add ") {
        Some((before, added)) => match added.split_once(" to your hand") {
            Some((what, after)) => format!("{before}Get {what}{after}"),
            None => text.to_owned(),
        },
        None => text.to_owned(),
    }
}

/// Letters and digits alone.
pub(crate) fn bare(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase()
}

fn vec_of(effect: &Effect) -> Value {
    Value::List(vec![(*effect).into()])
}

/// The enchantment card that does this.
fn enchantment_for(modifiers: &[Modifier], lasts: Lasts, subject: &Subject<'_>) -> Option<&'static str> {
    let same = |enchant: &Enchant| {
        enchant.lasts == lasts
            && enchant.aura.is_none()
            && enchant.until.is_none()
            && same_set(enchant.modifiers, modifiers)
    };
    let found = subject.enchantments.iter().find(|(_, enchant)| same(enchant));
    found.map(|(id, _)| &*id.clone().leak())
}

fn same_set(one: &[Modifier], other: &[Modifier]) -> bool {
    one.len() == other.len() && one.iter().all(|modifier| other.contains(modifier))
}

fn given(what: &Value, to: &Value, lasts: Lasts, subject: &Subject<'_>) -> Option<Value> {
    let modifiers = <&'static [Modifier]>::take(what)?;
    let to = Selector::take(to)?;
    // "+4/+4, +3/+3, …" is for several, one each.
    let twice = |at: usize| modifiers[..at].iter().any(|before| before.what == modifiers[at].what);
    if (1..modifiers.len()).any(twice) {
        return None;
    }
    match enchantment_for(modifiers, lasts, subject) {
        Some(id) => Some(attach(id).to(to).into()),
        None if lasts == Lasts::Forever => Some(give(modifiers).to(to).into()),
        None => Some(lend(modifiers, lasts).to(to).into()),
    }
}

/// "+1/+1 for each …": so many times as much.
fn given_for_each(what: &Value, to: &Value, which: Selector) -> Option<Value> {
    let modifiers = <&'static [Modifier]>::take(what)?;
    let to = Selector::take(to)?;
    let each: Vec<Modifier> = modifiers.iter().map(|modifier| modifier.times(X)).collect();
    Some(give(each.leak()).to(to).for_each(which).into())
}

fn aura_of(to: &Value, what: &Value, when: Condition, subject: &Subject<'_>) -> Option<Value> {
    let modifiers = <&'static [Modifier]>::take(what)?;
    let to = Selector::take(to)?;
    Some(match enchantment_for(modifiers, Lasts::Forever, subject) {
        Some(id) => aura(to).when(when).gives(id).into(),
        None => aura(to).when(when).have(modifiers).into(),
    })
}

/// The enchantment card that has this text.
fn carrier(subject: &Subject<'_>, text: &str) -> Option<&'static str> {
    // "Return this to your hand" is "Return to your hand" on the enchantment.
    let bare = |text: &str| bare(&taken(text).replace(" this ", " "));
    let found = subject.carried.iter().find(|(_, said)| bare(said) == bare(text));
    found.map(|(id, _)| &*id.clone().leak())
}
