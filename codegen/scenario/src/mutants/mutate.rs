//! Mutants: Powers that say almost the same, which a scenario has to distinguish from the card's own.
use cardwright_engine::script::prelude::*;

/// How a text differs from a card's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mutation {
    /// A number is one more or one less.
    Amount,
    /// It happens to others.
    Target,
    /// Something does not happen at all.
    Dropped,
    /// A condition, or what narrows a choice, is not asked.
    Condition,
    /// It answers another event.
    Event,
}

/// A power that differs in one thing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mutant {
    /// In what.
    pub kind: Mutation,
    /// What it is then.
    pub power: Power,
}

/// Powers that differ from this one in one thing each.
pub fn mutants(power: &Power) -> Vec<Mutant> {
    let changed = |(kind, ability)| Mutant { kind, power: Power { ability, ..*power } };
    let mut all: Vec<Mutant> = ability(&power.ability).into_iter().map(changed).collect();
    all.retain(|mutant| mutant.power != *power);
    all
}

type Changed<T> = Vec<(Mutation, T)>;

/// The same changes of what contains it.
fn each<T, U>(changed: Changed<T>, of: impl Fn(T) -> U) -> Changed<U> {
    changed.into_iter().map(|(kind, it)| (kind, of(it))).collect()
}

/// A number that is one more, and one less if that is something.
fn one_more_or_less(n: i16) -> impl Iterator<Item = i16> {
    std::iter::once(n + 1).chain((n > 1).then(|| n - 1))
}

fn ability(of: &Ability) -> Changed<Ability> {
    match of {
        Ability::Several(several) => {
            let power = |power: &Power| each(ability(&power.ability), |ability| Power { ability, ..*power });
            each(list(several, power), Ability::Several)
        }
        Ability::Text(text) => {
            let all = each(effects(text.effects), |effects| Text { effects, ..*text });
            each([all, each(condition(&text.when), |when| Text { when, ..*text })].concat(), Ability::Text)
        }
        Ability::Trigger(it) => each(trigger(it), Ability::Trigger),
        Ability::Aura(it) => each(aura(it), Ability::Aura),
        Ability::Enchant(it) => {
            let mut all = each(modifiers(it.modifiers), |modifiers| Enchant { modifiers, ..*it });
            if let Some(of) = it.aura {
                all.extend(each(aura(&of), |aura| Enchant { aura: Some(aura), ..*it }));
            }
            if it.until.is_some() {
                all.push((Mutation::Dropped, Enchant { until: None, ..*it }));
            }
            if it.lasts != Lasts::Forever {
                all.push((Mutation::Dropped, Enchant { lasts: Lasts::Forever, ..*it }));
            }
            each(all, Ability::Enchant)
        }
        Ability::Quest(progress) => {
            let then = each(effects(progress.then), |then| Progress { then, ..*progress });
            each([goal(progress), then].concat(), Ability::Quest)
        }
        Ability::Dormant(n) => one_more_or_less(*n).map(|n| (Mutation::Amount, Ability::Dormant(n))).collect(),
        Ability::Ranks(n, id) => vec![(Mutation::Amount, Ability::Ranks(n + 1, id))],
        Ability::ChooseOne(ids) => each(list(ids, |_| Vec::new()), Ability::ChooseOne),
        Ability::Titan(ids) => each(list(ids, |_| Vec::new()), Ability::Titan),
        Ability::Upgrades(progress, id) => each(goal(progress), |progress| Ability::Upgrades(progress, id)),
        Ability::None
        | Ability::AlsoDamages(_)
        | Ability::DormantUntil(_)
        | Ability::Colossal(_)
        | Ability::Starship(_)
        | Ability::Form(..)
        | Ability::Twinspell(_)
        | Ability::Lasts(_)
        | Ability::Improved(_)
        | Ability::Activatable(_) => Vec::new(),
    }
}

fn goal(of: &Progress) -> Changed<Progress> {
    let Goal::Times(n) = of.goal else { return Vec::new() };
    one_more_or_less(n).map(|n| (Mutation::Amount, Progress { goal: Goal::Times(n), ..*of })).collect()
}

/// A list without one of its items, and with one of them changed.
fn list<T: Copy>(items: &[T], vary: impl Fn(&T) -> Changed<T>) -> Changed<&'static [T]> {
    let mut all: Changed<Vec<T>> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let mut without = items.to_vec();
        without.remove(at);
        all.push((Mutation::Dropped, without));
        for (kind, other) in vary(item) {
            let mut with = items.to_vec();
            with[at] = other;
            all.push((kind, with));
        }
    }
    all.into_iter().map(|(kind, items)| (kind, &*items.leak())).collect()
}

fn effects(of: &[Effect]) -> Changed<&'static [Effect]> {
    let mut all = list(of, effect);
    // Who is chosen is chosen all the same where another effect names the same.
    let again = |at: usize| {
        let names = |effect: &Effect| matches!(effect.verb, Verb::MakeAttack(which) if which == of[at].to);
        of[at].verb == Verb::Look && of[at].to.is_target() && of[at + 1..].iter().any(names)
    };
    for at in (0..of.len()).filter(|at| again(*at)) {
        let without: Vec<Effect> = of.iter().enumerate().filter(|(it, _)| *it != at).map(|(_, it)| *it).collect();
        all.retain(|(kind, effects)| *kind != Mutation::Dropped || *effects != without);
    }
    all
}

fn effect(of: &Effect) -> Changed<Effect> {
    let mut all: Changed<Effect> = Vec::new();
    if counts(of) {
        all.extend(each(amount(&of.amount), |amount| Effect { amount, ..*of }));
    }
    if is_done_to(of) {
        all.extend(each(selector(&of.to), |to| Effect { to, ..*of }));
    }
    // Of "if, else" the condition chooses, it does not narrow.
    if !matches!(of.verb, Verb::Either(..)) {
        all.extend(each(condition(&of.when), |when| Effect { when, ..*of }));
    }
    all.extend(each(verb(&of.verb), |verb| Effect { verb, ..*of }));
    all
}

/// Whether the effect's number matters: what is moved is moved once.
fn counts(of: &Effect) -> bool {
    // As many as there is room for.
    let full = matches!(of.verb, Verb::Summon(_)) && of.amount.n >= 7;
    let many = matches!(of.verb, Verb::AddToHand(_) | Verb::Refresh | Verb::DrawUntil) && of.amount.n >= 10;
    if let Verb::Summon(What::Themselves(which)) | Verb::AddToHand(What::Themselves(which)) = of.verb {
        return !full && !many && matches!(which.from, Source::At(..));
    }
    !full
        && !many
        && matches!(
            of.verb,
            Verb::Deal
                | Verb::DealBy(_)
                | Verb::DealSplit
                | Verb::Heal
                | Verb::Remaining
                | Verb::Draw(_)
                | Verb::DrawUntil
                | Verb::Summon(_)
                | Verb::AddToHand(_)
                | Verb::ToDeck(..)
                | Verb::Armor
                | Verb::Wear
                | Verb::Crystals { .. }
                | Verb::Mana
                | Verb::Refresh
                | Verb::DestroyCrystals
                | Verb::Corpses
                | Verb::Dormant
                | Verb::BonusEffect
                | Verb::Times(_)
        )
}

/// Whether it matters whom the effect is said to be done to: cards go to their owners, the card's player chooses, and a rule
/// that an effect leaves behind is its player's wherever it hangs.
const fn is_done_to(of: &Effect) -> bool {
    if let Verb::Attach(_) = of.verb {
        return !matches!(of.to.from, Source::At(_, Place::Player));
    }
    !matches!(
        of.verb,
        Verb::Discover { .. }
            | Verb::Choose(_)
            | Verb::AtRandom(_)
            | Verb::Pay(..)
            | Verb::Times(_)
            | Verb::Either(..)
            | Verb::Later(_)
            | Verb::Summon(What::Themselves(_))
            | Verb::AddToHand(What::Themselves(_))
            | Verb::ToDeck(What::Themselves(_), _)
    )
}

fn amount(of: &Amount) -> Changed<Amount> {
    one_more_or_less(of.n).map(|n| (Mutation::Amount, Amount { n, ..*of })).collect()
}

fn verb(of: &Verb) -> Changed<Verb> {
    match of {
        Verb::Give(given) => each(modifiers(given), Verb::Give),
        Verb::Lend(given, lasts) => each(modifiers(given), |given| Verb::Lend(given, *lasts)),
        Verb::Draw(that) => each(condition(that), Verb::Draw),
        Verb::Summon(it) => each(what(it), Verb::Summon),
        Verb::AddToHand(it) => each(what(it), Verb::AddToHand),
        Verb::ToDeck(it, depth) => each(what(it), |it| Verb::ToDeck(it, *depth)),
        Verb::Transform(it) => each(what(it), Verb::Transform),
        Verb::Discover { offer, shown, then, rest } => {
            let all = each(effects(then), |then| Verb::Discover { offer: *offer, shown: *shown, then, rest });
            let offers = match offer {
                Offer::Pool(that, classes) => each(condition(that), |that| Offer::Pool(that, *classes)),
                Offer::Entities(from) => each(selector(from), Offer::Entities),
                Offer::Cards(_) | Offer::Tokens(_) | Offer::Past(_) => Vec::new(),
            };
            [all, each(offers, |offer| Verb::Discover { offer, shown: *shown, then, rest })].concat()
        }
        Verb::Either(then, otherwise) => {
            let all = each(effects(then), |then| Verb::Either(then, otherwise));
            [all, each(effects(otherwise), |otherwise| Verb::Either(then, otherwise))].concat()
        }
        Verb::Later(delayed) => each(trigger(delayed), |it| Verb::Later(Box::leak(Box::new(it)))),
        Verb::Times(of) => each(effects(of), Verb::Times),
        Verb::Pay(cost, then) => each(effects(then), |then| Verb::Pay(*cost, then)),
        Verb::Deal
        | Verb::DealBy(..)
        | Verb::ChangeDamage(..)
        | Verb::DealSplit
        | Verb::Heal
        | Verb::HealFully
        | Verb::Remaining
        | Verb::DrawUntil
        | Verb::Begin(..)
        | Verb::Destroy
        | Verb::Wear
        | Verb::Remove
        | Verb::Swap(..)
        | Verb::SwapNumber(..)
        | Verb::Equip(..)
        | Verb::Attach(..)
        | Verb::Silence
        | Verb::Freeze
        | Verb::Return
        | Verb::Discard
        | Verb::Armor
        | Verb::Crystals { .. }
        | Verb::Mana
        | Verb::Refresh
        | Verb::SpendMana
        | Verb::DestroyCrystals
        | Verb::Unlock
        | Verb::Pool(..)
        | Verb::Corpses
        | Verb::SpendCorpses
        | Verb::Ready
        | Verb::TakeControl
        | Verb::HandOver
        | Verb::SwapStats
        | Verb::Inherit(..)
        | Verb::Counter
        | Verb::Redirect
        | Verb::Cast(..)
        | Verb::BecomeHero(..)
        | Verb::HeroPower(..)
        | Verb::MakeAttack(..)
        | Verb::Trigger(..)
        | Verb::Repeat(..)
        | Verb::Choose(..)
        | Verb::AtRandom(..)
        | Verb::Dormant
        | Verb::Awaken
        | Verb::Launch
        | Verb::Look
        | Verb::BonusEffect
        | Verb::Bestow
        | Verb::Deed(..)
        | Verb::Deaths
        | Verb::Remember
        | Verb::Store(..)
        | Verb::Improve
        | Verb::Fatigue
        | Verb::SortDeck(..)
        | Verb::Native(..)
        | Verb::EndTurn => Vec::new(),
    }
}

fn what(of: &What) -> Changed<What> {
    match of {
        What::Random(that) => each(condition(that), What::Random),
        What::RandomOf(that, classes) => each(condition(that), |that| What::RandomOf(that, *classes)),
        What::Costing(that, more, per) => {
            let mut all = each(condition(that), |that| What::Costing(that, *more, *per));
            all.push((Mutation::Amount, What::Costing(*that, more + 1, *per)));
            all
        }
        What::CopyOf(which) => each(selector(which), What::CopyOf),
        What::Themselves(which) => each(selector(which), What::Themselves),
        What::Named(..)
        | What::OneOf(..)
        | What::Token(..)
        | What::JadeGolem
        | What::OneMissing(..)
        | What::LastPast(..)
        | What::FromPast(..)
        | What::EachPast(..) => Vec::new(),
    }
}

fn side(of: Side) -> &'static [Side] {
    match of {
        Side::Friendly => &[Side::Enemy],
        Side::Enemy => &[Side::Friendly],
        Side::Both => &[Side::Friendly, Side::Enemy],
    }
}

fn selector(of: &Selector) -> Changed<Selector> {
    let mut all: Changed<Selector> = Vec::new();
    let from = |from| (Mutation::Target, Selector { from, ..*of });
    if let Source::At(whose, place) = of.from {
        all.extend(side(whose).iter().map(|whose| from(Source::At(*whose, place))));
    } else if let Source::Target(whose, place) = of.from {
        all.extend(side(whose).iter().map(|whose| from(Source::Target(*whose, place))));
    }
    if of.other {
        all.push((Mutation::Target, Selector { other: false, ..*of }));
    }
    if matches!(of.near, Near::Neighbours | Near::WithNeighbours) {
        all.push((Mutation::Target, Selector { near: Near::Itself, ..*of }));
    }
    for at in 0..2 {
        all.extend(each(condition(&of.that[at]), |condition| {
            let mut that = of.that;
            that[at] = condition;
            Selector { that, ..*of }
        }));
    }
    all
}

/// The condition is not asked, or one part of it is not.
fn condition(of: &Condition) -> Changed<Condition> {
    if let Condition::All(parts) = of {
        let without = list(parts, |_| Vec::new()).into_iter();
        return without.map(|(_, parts)| (Mutation::Condition, Condition::All(parts))).collect();
    }
    if of.is_always() { Vec::new() } else { vec![(Mutation::Condition, Condition::Always)] }
}

fn modifiers(of: &[Modifier]) -> Changed<&'static [Modifier]> {
    list(of, |modifier| {
        let mut all = Vec::new();
        if !matches!(modifier.what, Attribute::Tag(_)) {
            all.extend(each(amount(&modifier.amount), |amount| Modifier { amount, ..*modifier }));
        }
        if modifier.what == Attribute::Stats && modifier.also > 0 {
            all.push((Mutation::Amount, Modifier { also: modifier.also + 1, ..*modifier }));
        }
        all
    })
}

fn trigger(of: &Trigger) -> Changed<Trigger> {
    const OPPOSITE: [(EventKind, EventKind); 2] =
        [(EventKind::TurnEnd, EventKind::TurnStart), (EventKind::TurnStart, EventKind::TurnEnd)];
    let mut all = each(effects(of.then), |then| Trigger { then, ..*of });
    all.extend(each(condition(&of.when), |when| Trigger { when, ..*of }));
    let event = |event| (Mutation::Event, Trigger { on: event, ..*of });
    // Who dies is not there any more to hear of it.
    let who = selector(&of.on.who).into_iter().map(|(_, who)| who);
    let who = who.filter(|who| of.on.kind != EventKind::Death || who.other == of.on.who.other);
    all.extend(who.map(|who| event(EventPattern { who, ..of.on })));
    let what = condition(&of.on.what).into_iter().map(|(_, what)| what);
    let what = what.filter(|what| !goes_without_saying(of.on.kind, &of.on.what, what));
    all.extend(what.map(|what| event(EventPattern { what, ..of.on })));
    let other = OPPOSITE.iter().filter(|(kind, _)| *kind == of.on.kind).map(|(_, other)| *other);
    all.extend(other.map(|kind| event(EventPattern { kind, ..of.on })));
    all
}

/// Whether what is left out is so in any case: what is cast is a spell, what is summoned a minion.
fn goes_without_saying(kind: EventKind, was: &Condition, now: &Condition) -> bool {
    const SO: [(EventKind, Condition); 3] =
        [(EventKind::Cast, SPELL), (EventKind::Summon, MINION), (EventKind::Equip, WEAPON)];
    let Some((_, so)) = SO.iter().find(|(of, _)| *of == kind) else { return false };
    match (was, now) {
        (Condition::All(was), Condition::All(now)) => was.contains(so) && !now.contains(so),
        _ => was == so,
    }
}

fn aura(of: &Aura) -> Changed<Aura> {
    let mut all = each(selector(&of.to), |to| Aura { to, ..*of });
    all.extend(each(condition(&of.when), |when| Aura { when, ..*of }));
    if let Gives::Modifiers(given) = of.gives {
        all.extend(each(modifiers(given), |given| Aura { gives: Gives::Modifiers(given), ..*of }));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_differs_in_one_thing() {
        const EFFECTS: &[Effect] = &[deal(3).to(AN_ENEMY_MINION), draw(1).when(Condition::Combo)];
        let power = spell(EFFECTS);
        let kinds: Vec<Mutation> = mutants(&power).into_iter().map(|mutant| mutant.kind).collect();
        let of = |kind| kinds.iter().filter(|it| **it == kind).count();
        // Three kinds of number for the first, one for the second; whose minion; who draws; either left out; the condition.
        assert_eq!((of(Mutation::Amount), of(Mutation::Target)), (3, 2));
        assert_eq!((of(Mutation::Dropped), of(Mutation::Condition)), (2, 1));
        assert_eq!(kinds.len(), 8);
    }
}
