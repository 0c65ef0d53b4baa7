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

fn ability(of: &Ability) -> Changed<Ability> {
    match of {
        Ability::Several(several) => list(several, |power| {
            ability(&power.ability).into_iter().map(|(kind, ability)| (kind, Power { ability, ..*power })).collect()
        })
        .into_iter()
        .map(|(kind, several)| (kind, Ability::Several(several)))
        .collect(),
        Ability::Text(text) => {
            let mut all: Changed<Text> = Vec::new();
            all.extend(effects(text.effects).into_iter().map(|(kind, effects)| (kind, Text { effects, ..*text })));
            all.extend(condition(&text.when).into_iter().map(|(kind, when)| (kind, Text { when, ..*text })));
            all.into_iter().map(|(kind, text)| (kind, Ability::Text(text))).collect()
        }
        Ability::Trigger(it) => trigger(it).into_iter().map(|(kind, it)| (kind, Ability::Trigger(it))).collect(),
        Ability::Aura(it) => aura(it).into_iter().map(|(kind, it)| (kind, Ability::Aura(it))).collect(),
        Ability::Enchant(it) => {
            let mut all: Changed<Enchant> = Vec::new();
            all.extend(
                modifiers(it.modifiers).into_iter().map(|(kind, modifiers)| (kind, Enchant { modifiers, ..*it })),
            );
            if let Some(of) = it.aura {
                all.extend(aura(&of).into_iter().map(|(kind, aura)| (kind, Enchant { aura: Some(aura), ..*it })));
            }
            if it.until.is_some() {
                all.push((Mutation::Dropped, Enchant { until: None, ..*it }));
            }
            if it.lasts != Lasts::Forever {
                all.push((Mutation::Dropped, Enchant { lasts: Lasts::Forever, ..*it }));
            }
            all.into_iter().map(|(kind, it)| (kind, Ability::Enchant(it))).collect()
        }
        Ability::Quest(progress) => {
            let mut all: Changed<Ability> = Vec::new();
            if let Goal::Times(n) = progress.goal {
                let one = |n| (Mutation::Amount, Ability::Quest(Progress { goal: Goal::Times(n), ..*progress }));
                all.push(one(n + 1));
                all.extend((n > 1).then(|| one(n - 1)));
            }
            let then = effects(progress.then).into_iter();
            all.extend(then.map(|(kind, then)| (kind, Ability::Quest(Progress { then, ..*progress }))));
            all
        }
        Ability::Dormant(n) => {
            let one = |n| (Mutation::Amount, Ability::Dormant(n));
            std::iter::once(one(n + 1)).chain((*n > 1).then(|| one(n - 1))).collect()
        }
        Ability::Ranks(n, id) => vec![(Mutation::Amount, Ability::Ranks(n + 1, id))],
        Ability::ChooseOne(ids) => {
            list(ids, |_| Vec::new()).into_iter().map(|(kind, ids)| (kind, Ability::ChooseOne(ids))).collect()
        }
        Ability::Titan(ids) => {
            list(ids, |_| Vec::new()).into_iter().map(|(kind, ids)| (kind, Ability::Titan(ids))).collect()
        }
        Ability::Upgrades(progress, id) => {
            let goal = |goal| (Mutation::Amount, Ability::Upgrades(Progress { goal, ..*progress }, id));
            match progress.goal {
                Goal::Times(n) => {
                    std::iter::once(n + 1).chain((n > 1).then(|| n - 1)).map(Goal::Times).map(goal).collect()
                }
                Goal::Sum(_) | Goal::Each => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
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
        let names = |effect: &Effect| match effect.verb {
            Verb::MakeAttack(which) => which == of[at].to,
            Verb::Deal
            | Verb::DealBy(..)
            | Verb::ChangeDamage(..)
            | Verb::DealSplit
            | Verb::Heal
            | Verb::HealFully
            | Verb::Remaining
            | Verb::Draw(..)
            | Verb::DrawUntil
            | Verb::Begin(..)
            | Verb::Destroy
            | Verb::Wear
            | Verb::Remove
            | Verb::Swap(..)
            | Verb::Summon(..)
            | Verb::AddToHand(..)
            | Verb::ToDeck(..)
            | Verb::Equip(..)
            | Verb::Attach(..)
            | Verb::Give(..)
            | Verb::Lend(..)
            | Verb::Silence
            | Verb::Freeze
            | Verb::Transform(..)
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
            | Verb::Trigger(..)
            | Verb::Repeat(..)
            | Verb::Discover { .. }
            | Verb::Choose(..)
            | Verb::AtRandom(..)
            | Verb::Dormant
            | Verb::Awaken
            | Verb::Launch
            | Verb::Either(..)
            | Verb::Times(..)
            | Verb::Pay(..)
            | Verb::Look
            | Verb::BonusEffect
            | Verb::Bestow
            | Verb::Deed(..)
            | Verb::Deaths
            | Verb::Remember
            | Verb::Later(..)
            | Verb::Store(..)
            | Verb::Improve
            | Verb::Native(..)
            | Verb::EndTurn => false,
        };
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
        all.extend(amount(&of.amount).into_iter().map(|amount| (Mutation::Amount, Effect { amount, ..*of })));
    }
    if is_done_to(of) {
        all.extend(selector(&of.to).into_iter().map(|(kind, to)| (kind, Effect { to, ..*of })));
    }
    // Of "if, else" the condition chooses, it does not narrow.
    if !matches!(of.verb, Verb::Either(..)) {
        all.extend(condition(&of.when).into_iter().map(|(kind, when)| (kind, Effect { when, ..*of })));
    }
    all.extend(verb(&of.verb).into_iter().map(|(kind, verb)| (kind, Effect { verb, ..*of })));
    all
}

/// Whether the effect's number matters: what is moved is moved once.
const fn counts(of: &Effect) -> bool {
    match of.verb {
        // As many as there is room for.
        Verb::Summon(_) if of.amount.n >= 7 => false,
        Verb::AddToHand(_) | Verb::Refresh | Verb::DrawUntil if of.amount.n >= 10 => false,
        Verb::Summon(What::Themselves(which)) | Verb::AddToHand(What::Themselves(which)) => {
            matches!(which.from, Source::At(..))
        }
        Verb::Deal
        | Verb::DealBy(..)
        | Verb::ChangeDamage(..)
        | Verb::DealSplit
        | Verb::Heal
        | Verb::HealFully
        | Verb::Remaining
        | Verb::Draw(..)
        | Verb::DrawUntil
        | Verb::Begin(..)
        | Verb::Destroy
        | Verb::Wear
        | Verb::Remove
        | Verb::Swap(..)
        | Verb::Summon(..)
        | Verb::AddToHand(..)
        | Verb::ToDeck(..)
        | Verb::Equip(..)
        | Verb::Attach(..)
        | Verb::Give(..)
        | Verb::Lend(..)
        | Verb::Silence
        | Verb::Freeze
        | Verb::Transform(..)
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
        | Verb::Discover { .. }
        | Verb::Choose(..)
        | Verb::AtRandom(..)
        | Verb::Dormant
        | Verb::Awaken
        | Verb::Launch
        | Verb::Either(..)
        | Verb::Times(..)
        | Verb::Pay(..)
        | Verb::Look
        | Verb::BonusEffect
        | Verb::Bestow
        | Verb::Deed(..)
        | Verb::Deaths
        | Verb::Remember
        | Verb::Later(..)
        | Verb::Store(..)
        | Verb::Improve
        | Verb::Native(..)
        | Verb::EndTurn => matches!(
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
        ),
    }
}

/// Whether it matters whom the effect is said to be done to: cards go to their owners, the card's player chooses, and a rule
/// that an effect leaves behind is its player's wherever it hangs.
const fn is_done_to(of: &Effect) -> bool {
    match of.verb {
        Verb::Discover { .. }
        | Verb::Choose(_)
        | Verb::AtRandom(_)
        | Verb::Pay(..)
        | Verb::Times(_)
        | Verb::Either(..)
        | Verb::Later(_)
        | Verb::Summon(What::Themselves(_))
        | Verb::AddToHand(What::Themselves(_))
        | Verb::ToDeck(What::Themselves(_), _) => false,
        Verb::Attach(_) => !matches!(of.to.from, Source::At(_, Place::Player)),
        Verb::Deal
        | Verb::DealBy(..)
        | Verb::ChangeDamage(..)
        | Verb::DealSplit
        | Verb::Heal
        | Verb::HealFully
        | Verb::Remaining
        | Verb::Draw(..)
        | Verb::DrawUntil
        | Verb::Begin(..)
        | Verb::Destroy
        | Verb::Wear
        | Verb::Remove
        | Verb::Swap(..)
        | Verb::Summon(..)
        | Verb::AddToHand(..)
        | Verb::ToDeck(..)
        | Verb::Equip(..)
        | Verb::Give(..)
        | Verb::Lend(..)
        | Verb::Silence
        | Verb::Freeze
        | Verb::Transform(..)
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
        | Verb::Native(..)
        | Verb::EndTurn => true,
    }
}

fn amount(of: &Amount) -> Vec<Amount> {
    let n = |n| Amount { n, ..*of };
    let mut all = vec![n(of.n + 1)];
    all.extend((of.n > 1).then(|| n(of.n - 1)));
    all
}

fn verb(of: &Verb) -> Changed<Verb> {
    let same = |changed: Changed<&'static [Effect]>, of: &dyn Fn(&'static [Effect]) -> Verb| {
        changed.into_iter().map(|(kind, effects)| (kind, of(effects))).collect::<Changed<Verb>>()
    };
    match of {
        Verb::Give(given) => {
            modifiers(given).into_iter().map(|(kind, modifiers)| (kind, Verb::Give(modifiers))).collect()
        }
        Verb::Lend(given, lasts) => {
            modifiers(given).into_iter().map(|(kind, modifiers)| (kind, Verb::Lend(modifiers, *lasts))).collect()
        }
        Verb::Draw(that) => condition(that).into_iter().map(|(kind, that)| (kind, Verb::Draw(that))).collect(),
        Verb::Summon(it) => what(it).into_iter().map(|(kind, it)| (kind, Verb::Summon(it))).collect(),
        Verb::AddToHand(it) => what(it).into_iter().map(|(kind, it)| (kind, Verb::AddToHand(it))).collect(),
        Verb::ToDeck(it, depth) => what(it).into_iter().map(|(kind, it)| (kind, Verb::ToDeck(it, *depth))).collect(),
        Verb::Transform(it) => what(it).into_iter().map(|(kind, it)| (kind, Verb::Transform(it))).collect(),
        Verb::Discover { offer, shown, then, rest } => {
            let mut all = same(effects(then), &|then| Verb::Discover { offer: *offer, shown: *shown, then, rest });
            match offer {
                Offer::Pool(that, classes) => all.extend(condition(that).into_iter().map(|(kind, that)| {
                    (kind, Verb::Discover { offer: Offer::Pool(that, *classes), shown: *shown, then, rest })
                })),
                Offer::Entities(from) => all.extend(selector(from).into_iter().map(|(kind, from)| {
                    (kind, Verb::Discover { offer: Offer::Entities(from), shown: *shown, then, rest })
                })),
                Offer::Cards(_) | Offer::Tokens(_) | Offer::Past(_) => {}
            }
            all
        }
        Verb::Either(then, otherwise) => {
            let mut all = same(effects(then), &|then| Verb::Either(then, otherwise));
            all.extend(same(effects(otherwise), &|otherwise| Verb::Either(then, otherwise)));
            all
        }
        Verb::Later(delayed) => {
            let leaked = |it: Trigger| &*Box::leak(Box::new(it));
            trigger(delayed).into_iter().map(|(kind, it)| (kind, Verb::Later(leaked(it)))).collect()
        }
        Verb::Times(of) => same(effects(of), &|effects| Verb::Times(effects)),
        Verb::Pay(cost, then) => same(effects(then), &|then| Verb::Pay(*cost, then)),
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
        | Verb::Native(..)
        | Verb::EndTurn => Vec::new(),
    }
}

fn what(of: &What) -> Changed<What> {
    match of {
        What::Random(that) => condition(that).into_iter().map(|(kind, that)| (kind, What::Random(that))).collect(),
        What::RandomOf(that, classes) => {
            condition(that).into_iter().map(|(kind, that)| (kind, What::RandomOf(that, *classes))).collect()
        }
        What::Costing(that, more, per) => {
            let mut all: Changed<What> =
                condition(that).into_iter().map(|(kind, that)| (kind, What::Costing(that, *more, *per))).collect();
            all.push((Mutation::Amount, What::Costing(*that, more + 1, *per)));
            all
        }
        What::CopyOf(which) => selector(which).into_iter().map(|(kind, it)| (kind, What::CopyOf(it))).collect(),
        What::Themselves(which) => selector(which).into_iter().map(|(kind, it)| (kind, What::Themselves(it))).collect(),
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
    match of.from {
        Source::At(whose, place) => all.extend(side(whose).iter().map(|whose| from(Source::At(*whose, place)))),
        Source::Target(whose, place) => {
            all.extend(side(whose).iter().map(|whose| from(Source::Target(*whose, place))));
        }
        Source::Nobody
        | Source::This
        | Source::It
        | Source::That
        | Source::Who
        | Source::Creator
        | Source::Remembered
        | Source::Several(..) => {}
    }
    if of.other {
        all.push((Mutation::Target, Selector { other: false, ..*of }));
    }
    if matches!(of.near, Near::Neighbours | Near::WithNeighbours) {
        all.push((Mutation::Target, Selector { near: Near::Itself, ..*of }));
    }
    for at in 0..2 {
        for (kind, condition) in condition(&of.that[at]) {
            let mut that = of.that;
            that[at] = condition;
            all.push((kind, Selector { that, ..*of }));
        }
    }
    all
}

/// The condition is not asked, or one part of it is not.
fn condition(of: &Condition) -> Changed<Condition> {
    match of {
        Condition::Always => Vec::new(),
        Condition::All(parts) => {
            let without = list(parts, |_| Vec::new()).into_iter();
            without.map(|(_, parts)| (Mutation::Condition, Condition::All(parts))).collect()
        }
        Condition::Not(..)
        | Condition::Any(..)
        | Condition::Type(..)
        | Condition::Character
        | Condition::Race(..)
        | Condition::School(..)
        | Condition::Class(..)
        | Condition::Rarity(..)
        | Condition::Named(..)
        | Condition::Of(..)
        | Condition::Has(..)
        | Condition::Damaged
        | Condition::Stat(..)
        | Condition::Versus(..)
        | Condition::SharesRace(..)
        | Condition::Itself
        | Condition::StartedInDeck
        | Condition::AnotherClass
        | Condition::Dead
        | Condition::Is(..)
        | Condition::Heard(..)
        | Condition::Fatal
        | Condition::Kindred
        | Condition::DrawnThisTurn
        | Condition::Lacks(..)
        | Condition::There(..)
        | Condition::More(..)
        | Condition::Did(..)
        | Condition::NoDuplicates(..)
        | Condition::StartedSingleton
        | Condition::Combo
        | Condition::So(..)
        | Condition::TurnOf(..)
        | Condition::FromThePast
        | Condition::OddCost
        | Condition::Chance(..)
        | Condition::Joust => vec![(Mutation::Condition, Condition::Always)],
    }
}

fn modifiers(of: &[Modifier]) -> Changed<&'static [Modifier]> {
    list(of, |modifier| {
        let mut all = Vec::new();
        if !matches!(modifier.what, Attribute::Tag(_)) {
            all.extend(
                amount(&modifier.amount).into_iter().map(|amount| (Mutation::Amount, Modifier { amount, ..*modifier })),
            );
        }
        if modifier.what == Attribute::Stats && modifier.also > 0 {
            all.push((Mutation::Amount, Modifier { also: modifier.also + 1, ..*modifier }));
        }
        all
    })
}

fn trigger(of: &Trigger) -> Changed<Trigger> {
    let mut all: Changed<Trigger> = Vec::new();
    all.extend(effects(of.then).into_iter().map(|(kind, then)| (kind, Trigger { then, ..*of })));
    all.extend(condition(&of.when).into_iter().map(|(kind, when)| (kind, Trigger { when, ..*of })));
    let event = |event| (Mutation::Event, Trigger { on: event, ..*of });
    // Who dies is not there any more to hear of it.
    let who = selector(&of.on.who)
        .into_iter()
        .filter(|(_, who)| of.on.kind != EventKind::Death || who.other == of.on.who.other);
    all.extend(who.map(|(_, who)| event(EventPattern { who, ..of.on })));
    let whats =
        condition(&of.on.what).into_iter().filter(|(_, what)| !goes_without_saying(of.on.kind, &of.on.what, what));
    all.extend(whats.map(|(_, what)| event(EventPattern { what, ..of.on })));
    let other = match of.on.kind {
        EventKind::TurnEnd => Some(EventKind::TurnStart),
        EventKind::TurnStart => Some(EventKind::TurnEnd),
        EventKind::Play
        | EventKind::Cast
        | EventKind::Summon
        | EventKind::Death
        | EventKind::Damage
        | EventKind::Predamage
        | EventKind::Heal
        | EventKind::Attack
        | EventKind::Draw
        | EventKind::Discard
        | EventKind::HeroPower
        | EventKind::Reveal
        | EventKind::Armor
        | EventKind::Equip
        | EventKind::ToHand
        | EventKind::Shuffle
        | EventKind::Freeze
        | EventKind::Targeted
        | EventKind::Ability
        | EventKind::Overload
        | EventKind::ShieldLost
        | EventKind::StatChange
        | EventKind::Launch
        | EventKind::Overheal
        | EventKind::Discover => None,
    };
    all.extend(other.map(|kind| event(EventPattern { kind, ..of.on })));
    all
}

/// Whether what is left out is so in any case: what is cast is a spell, what is summoned a minion.
fn goes_without_saying(kind: EventKind, was: &Condition, now: &Condition) -> bool {
    let so = match kind {
        EventKind::Cast => SPELL,
        EventKind::Summon => MINION,
        EventKind::Equip => WEAPON,
        EventKind::TurnStart
        | EventKind::TurnEnd
        | EventKind::Play
        | EventKind::Death
        | EventKind::Damage
        | EventKind::Predamage
        | EventKind::Heal
        | EventKind::Attack
        | EventKind::Draw
        | EventKind::Discard
        | EventKind::HeroPower
        | EventKind::Reveal
        | EventKind::Armor
        | EventKind::ToHand
        | EventKind::Shuffle
        | EventKind::Freeze
        | EventKind::Targeted
        | EventKind::Ability
        | EventKind::Overload
        | EventKind::ShieldLost
        | EventKind::StatChange
        | EventKind::Launch
        | EventKind::Overheal
        | EventKind::Discover => return false,
    };
    match (was, now) {
        (Condition::All(was), Condition::All(now)) => was.contains(&so) && !now.contains(&so),
        _ => *was == so,
    }
}

fn aura(of: &Aura) -> Changed<Aura> {
    let mut all: Changed<Aura> = Vec::new();
    all.extend(selector(&of.to).into_iter().map(|(kind, to)| (kind, Aura { to, ..*of })));
    all.extend(condition(&of.when).into_iter().map(|(kind, when)| (kind, Aura { when, ..*of })));
    if let Gives::Modifiers(given) = of.gives {
        let given = modifiers(given).into_iter();
        all.extend(given.map(|(kind, given)| (kind, Aura { gives: Gives::Modifiers(given), ..*of })));
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
