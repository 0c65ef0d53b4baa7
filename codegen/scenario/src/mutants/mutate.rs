//! Mutants: Powers with a small change, which a scenario must distinguish from the card's own.
use cardwright_data::{CardType, GameTag, SpellSchool};
use cardwright_vocabulary::script::condition::Cmp;
use cardwright_vocabulary::script::prelude::*;
use cardwright_vocabulary::script::walk::Node;
use cardwright_vocabulary::{Card, Cards};

use crate::facts::{has_keyword, matches_printed};

/// The kind of change from a card's own text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mutation {
    /// A number or count is changed by one.
    Amount,
    /// An effect acts on other, more or fewer entities.
    Target,
    /// An ability or effect is removed.
    Dropped,
    /// A condition, duration or filter is removed or changed.
    Condition,
    /// A trigger reacts to another event.
    Event,
}

/// A Power with one change.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mutant {
    /// The kind of change.
    pub kind: Mutation,
    /// The changed Power.
    pub power: Power,
}

/// Narrow mutants: Powers of this card with one part less, or with another number or side. Scenarios are selected to
/// distinguish them. `pool` has the cards of random pools ([`pool`]).
pub fn mutants(card: &Card, power: &Power, pool: &[&Card]) -> Vec<Mutant> {
    Mutator::of(card, power, pool, false).mutants(power)
}

/// The cards of random pools: the collectible ones.
///
/// # Examples
/// ```
/// use cardwright_vocabulary::Cards;
/// use cardwright_scenario::pool;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let cards: &'static Cards = Box::leak(Box::new(Cards::new(&[])?));
/// assert!(pool(cards).is_empty());
/// # Ok(())
/// # }
/// ```
pub fn pool(cards: &'static Cards) -> Vec<&'static Card> {
    cards.collectible().iter().map(|id| cards.get(*id)).collect()
}

/// Whether a card of this type is a minion that its own text may select; the bearer of an enchantment may be one.
const fn is_board_character(of: CardType) -> bool {
    matches!(of, CardType::Minion | CardType::Enchantment)
}

/// Wide mutants: Powers of this card with one part wider or replaced: more targets, another condition, duration or event,
/// another count.
///
/// # Examples
/// ```
/// use cardwright_data::{CardClass, CardSet, CardType};
/// use cardwright_vocabulary::Card;
/// use cardwright_vocabulary::script::prelude::*;
/// use cardwright_scenario::wide_mutants;
///
/// const RAID: &[Effect] = &[deal(1).to(ENEMY_MINIONS)];
/// const ALL: &[Effect] = &[deal(1).to(MINIONS)];
/// let card = Card::new("RAID", 1, "Raid", "", CardType::Spell, CardClass::Mage, CardSet::CORE, &[], &VANILLA);
/// assert!(wide_mutants(&card, &spell(RAID), &[]).iter().any(|mutant| mutant.power == spell(ALL)));
/// ```
pub fn wide_mutants(card: &Card, power: &Power, pool: &[&Card]) -> Vec<Mutant> {
    let narrow = mutants(card, power, pool);
    let mut all = Mutator::of(card, power, pool, true).mutants(power);
    all.retain(|mutant| narrow.iter().all(|other| other.power != mutant.power));
    all
}

type Variations<T> = Vec<(Mutation, T)>;

/// Wraps each changed part in the part that contains it.
fn each<T, U>(changed: Variations<T>, of: impl Fn(T) -> U) -> Variations<U> {
    changed.into_iter().map(|(kind, it)| (kind, of(it))).collect()
}

/// The number plus one, and minus one if that is positive.
fn one_more_or_less(n: i16) -> impl Iterator<Item = i16> {
    std::iter::once(n + 1).chain((n > 1).then(|| n - 1))
}

/// Creates the mutants of a text.
#[derive(Clone, Copy)]
struct Mutator<'c> {
    /// The card with the text.
    card: &'c Card,
    /// Whether parts become wider or are replaced, instead of removed.
    wide: bool,
    /// Whether the card itself is in play when the text happens, so that "other" matters.
    is_in_play: bool,
    /// The cards of random pools.
    pool: &'c [&'c Card],
    /// Whether the text has already declared its target. The first selector of a target defines the valid targets; later ones
    /// refer to the chosen entity (`declared` in the engine), so that their side and place do not matter.
    target_declared: bool,
    /// The later use of the cards that the text offers.
    offered: OfferedCards,
}

/// The later use of the cards that were created to be offered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OfferedCards {
    /// The text reads them again.
    UsedByLaterText,
    /// The cards are not used again.
    NotReused,
    /// The cards are not used again, except the one that was just chosen.
    Chosen,
}

impl<'c> Mutator<'c> {
    fn of(card: &'c Card, power: &Power, pool: &'c [&'c Card], wide: bool) -> Self {
        let (mut spoken, mut removed) = (0, 0);
        power.walk(&mut |node| {
            spoken += usize::from(matches!(node, Node::Selector(which) if which.from == SelectionSource::Offered));
            removed += usize::from(
                matches!(node, Node::Effect(it) if it.verb == Verb::Remove && it.to.from == SelectionSource::Offered),
            );
            true
        });
        let offered = if spoken > removed { OfferedCards::UsedByLaterText } else { OfferedCards::NotReused };
        Self { wide, is_in_play: is_board_character(card.card_type), card, pool, target_declared: false, offered }
    }
}

impl Mutator<'_> {
    fn mutants(self, power: &Power) -> Vec<Mutant> {
        let changed = |(kind, ability)| Mutant { kind, power: Power { ability, ..*power } };
        let mut all: Vec<Mutant> = self.ability(&power.ability).into_iter().map(changed).collect();
        all.retain(|mutant| mutant.power != *power);
        all
    }

    fn ability(self, of: &Ability) -> Variations<Ability> {
        match of {
            Ability::Several(several) => {
                let power =
                    |_, power: &Power| each(self.ability(&power.ability), |ability| Power { ability, ..*power });
                each(self.list(several, power), Ability::Several)
            }
            Ability::Text(text) => {
                let elsewhere = [
                    Word::Spell,
                    Word::Deathrattle,
                    Word::WhenDrawn,
                    Word::WhenDiscarded,
                    Word::WhenTraded,
                    Word::WhenDestroyed,
                    Word::WhenTransformed,
                    Word::WhenReplaced,
                    Word::StartOfGame,
                ];
                let stands = self.is_in_play && !elsewhere.contains(&text.word);
                let all = each(Self { is_in_play: stands, ..self }.effects(text.effects), |effects| Text {
                    effects,
                    ..*text
                });
                each([all, each(self.condition(&text.when), |when| Text { when, ..*text })].concat(), Ability::Text)
            }
            Ability::Trigger(it) => each(self.trigger(it), Ability::Trigger),
            Ability::Aura(it) => each(self.aura(it), Ability::Aura),
            Ability::Enchant(it) => {
                let mut all = each(self.modifiers(it.modifiers), |modifiers| Enchant { modifiers, ..*it });
                if let Some(of) = it.aura {
                    all.extend(each(self.aura(&of), |aura| Enchant { aura: Some(aura), ..*it }));
                }
                if it.until.is_some() && !self.wide {
                    all.push((Mutation::Dropped, Enchant { until: None, ..*it }));
                }
                if it.lasts != Lasts::Forever && !self.wide {
                    all.push((Mutation::Dropped, Enchant { lasts: Lasts::Forever, ..*it }));
                }
                all.extend(each(self.lasts(it.lasts), |lasts| Enchant { lasts, ..*it }));
                each(all, Ability::Enchant)
            }
            Ability::Quest(progress) => {
                let then = each(self.effects(progress.then), |then| Progress { then, ..*progress });
                each([self.goal(progress), then].concat(), Ability::Quest)
            }
            Ability::Dormant(n) => each(self.number(*n), Ability::Dormant),
            Ability::Ranks(n, id) => each(self.number(*n), |n| Ability::Ranks(n, id)).into_iter().take(1).collect(),
            Ability::ChooseOne(ids) => each(self.list(ids, |_, _| Vec::new()), Ability::ChooseOne),
            Ability::Titan(ids) => each(self.list(ids, |_, _| Vec::new()), Ability::Titan),
            Ability::Upgrades(progress, id) => each(self.goal(progress), |progress| Ability::Upgrades(progress, id)),
            Ability::None
            | Ability::ChooseSetAside
            | Ability::ShowsDigits
            | Ability::StartsAs(_)
            | Ability::AlsoDamages(_)
            | Ability::DormantUntil(_)
            | Ability::Colossal(_)
            | Ability::Starship(_)
            | Ability::Form(..)
            | Ability::Twinspell(_)
            | Ability::Lasts(..)
            | Ability::Improved(_)
            | Ability::Becomes(..)
            | Ability::Modular(_)
            | Ability::KeepsEnchantments(_)
            | Ability::StartingDecks(_)
            | Ability::GivenDeathrattlesTwice
            | Ability::GoesSecond
            | Ability::Activatable(_) => Vec::new(),
        }
    }

    /// Changes of a number printed in the text.
    fn number(self, n: i16) -> Variations<i16> {
        one_more_or_less(n).filter(|_| !self.wide).map(|n| (Mutation::Amount, n)).collect()
    }

    fn goal(self, of: &Progress) -> Variations<Progress> {
        let Goal::Times(n) = of.goal else { return Vec::new() };
        each(self.number(n), |n| Progress { goal: Goal::Times(n), ..*of })
    }

    /// Another duration.
    fn lasts(self, of: Lasts) -> Variations<Lasts> {
        let others: &[Lasts] = match of {
            Lasts::ThisTurn | Lasts::UntilEndOfYourNextTurn => &[Lasts::UntilYourNextTurn],
            Lasts::UntilYourNextTurn => &[Lasts::ThisTurn, Lasts::UntilEndOfYourNextTurn],
            Lasts::NextTurn => &[Lasts::ThisTurn],
            Lasts::Forever | Lasts::Turns(_) => &[],
        };
        others.iter().filter(|_| self.wide).map(|lasts| (Mutation::Condition, *lasts)).collect()
    }

    /// Changes of a list: without one of its items, and with one item changed in place.
    fn list<T: Copy>(self, items: &[T], vary: impl Fn(usize, &T) -> Variations<T>) -> Variations<&'static [T]> {
        let mut all: Variations<Vec<T>> = Vec::new();
        for (at, item) in items.iter().enumerate() {
            if !self.wide {
                let mut without = items.to_vec();
                without.remove(at);
                all.push((Mutation::Dropped, without));
            }
            for (kind, other) in vary(at, item) {
                let mut with = items.to_vec();
                with[at] = other;
                all.push((kind, with));
            }
        }
        all.into_iter().map(|(kind, items)| (kind, &*items.leak())).collect()
    }

    fn effects(self, of: &'static [Effect]) -> Variations<&'static [Effect]> {
        let mut all = self.list(of, |at, effect| {
            let aimed = self.target_declared || of[..at].iter().any(declares_target);
            Self { target_declared: aimed, ..self }.effect(effect)
        });
        // Who is chosen is chosen all the same where another effect names the same.
        let again = |at: usize| {
            let names = |effect: &Effect| matches!(effect.verb, Verb::MakeAttack(which) if which == of[at].to);
            of[at].verb == Verb::Select && of[at].to.is_target() && of[at + 1..].iter().any(names)
        };
        for at in (0..of.len()).filter(|at| again(*at) || self.only_removes_unseen(&of[*at])) {
            let without: Vec<Effect> = of.iter().enumerate().filter(|(it, _)| *it != at).map(|(_, it)| *it).collect();
            all.retain(|(kind, effects)| *kind != Mutation::Dropped || *effects != without);
        }
        all
    }

    /// Whether the effect only removes cards that cannot be observed: cards created to be offered are set aside, and only a
    /// text that reads them again can reach them (`SelectionSource::Offered` in the engine).
    fn only_removes_unseen(self, of: &Effect) -> bool {
        let chosen =
            self.offered == OfferedCards::Chosen && matches!(of.to.from, SelectionSource::It | SelectionSource::That);
        of.verb == Verb::Remove
            && self.offered != OfferedCards::UsedByLaterText
            && (chosen || of.to.from == SelectionSource::Offered)
    }

    fn effect(self, of: &Effect) -> Variations<Effect> {
        let mut all: Variations<Effect> = Vec::new();
        if number_matters(of) {
            all.extend(each(self.amount(&of.amount), |amount| Effect { amount, ..*of }));
        }
        if self.wide && of.times > 1 {
            let times = [of.times - 1, of.times + 1];
            all.extend(times.map(|times| (Mutation::Amount, Effect { times, ..*of })));
        }
        if target_matters(of) {
            let same = |to: &Selector| {
                acts_alike_on(&of.verb, &of.to, to) || (affects_one(&of.verb) && are_both_random(&of.to, to))
            };
            let to = self.selector(&of.to).into_iter().filter(|(_, to)| !same(to)).collect();
            all.extend(each(to, |to| Effect { to, ..*of }));
        }
        // Of "if, else" the condition chooses, it does not narrow.
        if !matches!(of.verb, Verb::Either(..)) || self.wide {
            all.extend(each(self.condition(&of.when), |when| Effect { when, ..*of }));
        }
        let inside = Self { target_declared: self.target_declared || of.to.is_target(), ..self };
        all.extend(each(inside.verb(&of.verb), |verb| Effect { verb, ..*of }));
        all
    }

    fn amount(self, of: &Amount) -> Variations<Amount> {
        each(self.number(of.n), |n| Amount { n, ..*of })
    }

    fn verb(self, of: &Verb) -> Variations<Verb> {
        if let Verb::Give(given) = of {
            each(self.modifiers(given), Verb::Give)
        } else if let Verb::GiveFor(given, lasts) = of {
            let all = each(self.modifiers(given), |given| Verb::GiveFor(given, *lasts));
            [all, each(self.lasts(*lasts), |lasts| Verb::GiveFor(given, lasts))].concat()
        } else if let Verb::Draw(that) = of {
            each(self.condition(that), Verb::Draw)
        } else if let Verb::Summon(it) = of {
            each(self.what(it), Verb::Summon)
        } else if let Verb::AddToHand(it) = of {
            each(self.what(it), Verb::AddToHand)
        } else if let Verb::ToDeck(it, depth) = of {
            each(self.what(it), |it| Verb::ToDeck(it, *depth))
        } else if let Verb::Transform(it) = of {
            // Nobody becomes copies of two.
            let same = |other: &CardSource| {
                if let (CardSource::CopyOf(of), CardSource::CopyOf(other)) = (it, other) {
                    are_both_random(of, other)
                } else {
                    false
                }
            };
            let into = self.what(it).into_iter().filter(|(_, other)| !same(other)).collect();
            each(into, Verb::Transform)
        } else if let Verb::Discover { offer, shown, then, rest } = of {
            let made = matches!(offer, Offer::Cards(_) | Offer::CardsThat(..) | Offer::Pool(..) | Offer::Tokens(_));
            let chosen = if made { OfferedCards::Chosen } else { OfferedCards::NotReused };
            let offered =
                if self.offered == OfferedCards::UsedByLaterText { OfferedCards::UsedByLaterText } else { chosen };
            let all = each(Self { offered, ..self }.effects(then), |then| Verb::Discover {
                offer: *offer,
                shown: *shown,
                then,
                rest,
            });
            let offers = match offer {
                Offer::Pool(that, classes) => each(self.pool_condition(that), |that| Offer::Pool(that, *classes)),
                Offer::Entities(from) => each(self.selector(from), Offer::Entities),
                Offer::Cards(_) | Offer::CardsThat(..) | Offer::Tokens(_) | Offer::Past(_) => Vec::new(),
            };
            [all, each(offers, |offer| Verb::Discover { offer, shown: *shown, then, rest })].concat()
        } else if let Verb::Either(then, otherwise) = of {
            let all = each(self.effects(then), |then| Verb::Either(then, otherwise));
            let other = Self { target_declared: self.target_declared || then.iter().any(declares_target), ..self };
            [all, each(other.effects(otherwise), |otherwise| Verb::Either(then, otherwise))].concat()
        } else if let Verb::Delay(delayed) = of {
            // What waits for an event answers it once, unless it lasts for the turn or the game.
            // Nobody chooses a target then.
            let mut all = Self { target_declared: true, ..self }.trigger(delayed);
            all.retain(|(_, it)| it.limit == delayed.limit);
            each(all, |it| Verb::Delay(Box::leak(Box::new(it))))
        } else if let Verb::Times(of) = of {
            each(self.effects(of), Verb::Times)
        } else if let Verb::Pay(cost, then) = of {
            each(self.effects(then), |then| Verb::Pay(*cost, then))
        } else {
            Vec::new()
        }
    }

    fn what(self, of: &CardSource) -> Variations<CardSource> {
        match of {
            CardSource::Random(that) => each(self.pool_condition(that), CardSource::Random),
            CardSource::RandomOf(that, classes) => {
                each(self.pool_condition(that), |that| CardSource::RandomOf(that, *classes))
            }
            CardSource::Costing(that, more, per) => {
                let all = each(self.pool_condition(that), |that| CardSource::Costing(that, *more, *per));
                let more = (!self.wide).then(|| (Mutation::Amount, CardSource::Costing(*that, more + 1, *per)));
                all.into_iter().chain(more).collect()
            }
            CardSource::CopyOf(which) => each(self.selector(which), CardSource::CopyOf),
            CardSource::FreshCopyOf(which) => each(self.selector(which), CardSource::FreshCopyOf),
            CardSource::Themselves(which) => each(self.selector(which), CardSource::Themselves),
            CardSource::Merged(which) => each(self.selector(which), CardSource::Merged),
            CardSource::Choices { of, untaken } => {
                each(self.selector(of), |of| CardSource::Choices { of, untaken: *untaken })
            }
            CardSource::Named(..)
            | CardSource::OneOf(..)
            | CardSource::EachOf(..)
            | CardSource::RandomOfEachClass(..)
            | CardSource::Token(..)
            | CardSource::JadeGolem
            | CardSource::OneMissing(..)
            | CardSource::LastPast(..)
            | CardSource::FromPast(..)
            | CardSource::Rebuilt(..)
            | CardSource::EachPast(..) => Vec::new(),
        }
    }

    fn side(self, of: Side) -> &'static [Side] {
        match (of, self.wide) {
            (Side::Friendly, false) => &[Side::Enemy],
            (Side::Enemy, false) => &[Side::Friendly],
            (Side::Both, false) => &[Side::Friendly, Side::Enemy],
            (Side::Friendly | Side::Enemy, true) => &[Side::Both],
            (Side::Both, true) => &[],
        }
    }

    /// Places that contain more, or that are easily confused.
    fn places(self, of: Place) -> &'static [Place] {
        if !self.wide {
            return &[];
        }
        match of {
            Place::Minions | Place::Heroes => &[Place::Characters],
            Place::Characters => &[Place::Minions, Place::Heroes],
            Place::Hand => &[Place::Deck],
            Place::Deck => &[Place::Hand],
            Place::Launchpad
            | Place::Locations
            | Place::Board
            | Place::Weapon
            | Place::HeroPower
            | Place::Secrets
            | Place::Graveyard
            | Place::SetAside
            | Place::ProxyCThun
            | Place::Player => &[],
        }
    }

    fn selector(self, of: &Selector) -> Variations<Selector> {
        let mut all: Variations<Selector> = Vec::new();
        let target = |it| (Mutation::Target, it);
        if let SelectionSource::At(whose, place) | SelectionSource::Target(whose, place) = of.from {
            let chosen = of.is_target();
            let from = |whose, place| {
                let from =
                    if chosen { SelectionSource::Target(whose, place) } else { SelectionSource::At(whose, place) };
                target(Selector { from, ..*of })
            };
            let read = !(chosen && self.target_declared);
            all.extend(self.side(whose).iter().filter(|_| read).map(|whose| from(*whose, place)));
            // Whoever is a card only is among the minions in any case.
            let no_hero = of.that.iter().any(excludes_heroes);
            let differs = |to: &&Place| !(no_hero && place == Place::Minions && **to == Place::Characters);
            let places = self.places(place).iter().filter(|_| read).filter(differs);
            all.extend(places.map(|place| from(whose, *place)));
            let on_board = matches!(place, Place::Minions | Place::Characters);
            let itself = self.is_in_play && of.that.iter().all(|that| matches_printed(self.card, that) != Some(false));
            if self.wide && itself && on_board && whose != Side::Enemy && !of.other && !chosen {
                all.push(target(Selector { other: true, ..*of }));
            }
            // Neighbors are counted among the candidates before one is picked.
            if self.wide && on_board && of.near == Near::Itself && chosen {
                all.push(target(Selector { near: Near::WithNeighbours, ..*of }));
            }
        }
        if of.other && !self.wide && self.is_in_play {
            all.push(target(Selector { other: false, ..*of }));
        }
        if matches!(of.near, Near::Neighbours | Near::WithNeighbours) {
            let both =
                [Near::Neighbours, Near::WithNeighbours].into_iter().filter(|near| self.wide && *near != of.near);
            let near = both.chain((!self.wide).then_some(Near::Itself));
            all.extend(near.map(|near| target(Selector { near, ..*of })));
        }
        if let Pick::Random(n) = of.pick
            && self.wide
        {
            all.push((Mutation::Amount, Selector { pick: Pick::Random(n + 1), ..*of }));
            all.extend((n > 1).then(|| (Mutation::Amount, Selector { pick: Pick::Random(n - 1), ..*of })));
            all.push(target(Selector { pick: Pick::All, ..*of }));
        }
        for at in 0..2 {
            all.extend(each(self.condition(&of.that[at]), |condition| {
                let mut that = of.that;
                that[at] = condition;
                Selector { that, ..*of }
            }));
        }
        all
    }

    /// Changes of a condition on the cards of a pool. A condition that the same cards satisfy is excluded, because the pool is
    /// the same in every game.
    fn pool_condition(self, of: &Condition) -> Variations<Condition> {
        let same = |other: &Condition| {
            let meets_both = |card: &&Card| {
                let (one, other) = (matches_printed(card, of), matches_printed(card, other));
                one.is_some() && one == other
            };
            of.names_class() == other.names_class() && !self.pool.is_empty() && self.pool.iter().all(meets_both)
        };
        let mut all = self.condition(of);
        all.retain(|(_, other)| !same(other));
        all
    }

    /// Changes of a condition: removed, without one of its parts, or replaced by a similar one.
    fn condition(self, of: &Condition) -> Variations<Condition> {
        if let Condition::All(parts) = of {
            let changed =
                self.list(parts, |_, part| if self.wide { self.condition(part) } else { Vec::new() }).into_iter();
            return changed.map(|(_, parts)| (Mutation::Condition, Condition::All(parts))).collect();
        }
        if of.is_always() {
            Vec::new()
        } else if self.wide {
            similar_conditions(of).into_iter().map(|other| (Mutation::Condition, other)).collect()
        } else {
            vec![(Mutation::Condition, Condition::Always)]
        }
    }

    fn modifiers(self, of: &[Modifier]) -> Variations<&'static [Modifier]> {
        self.list(of, |_, modifier| {
            let mut all = Vec::new();
            if !matches!(modifier.what, Attribute::Tag(_)) {
                all.extend(each(self.amount(&modifier.amount), |amount| Modifier { amount, ..*modifier }));
            }
            if modifier.what == Attribute::Stats && modifier.also > 0 && !self.wide {
                all.push((Mutation::Amount, Modifier { also: modifier.also + 1, ..*modifier }));
            }
            all
        })
    }

    fn trigger(self, of: &Trigger) -> Variations<Trigger> {
        let mut all = each(self.effects(of.then), |then| Trigger { then, ..*of });
        all.extend(each(self.condition(&of.when), |when| Trigger { when, ..*of }));
        let event = |trigger| (Mutation::Event, trigger);
        let on = |on| event(Trigger { on, ..*of });
        // Who dies is not there any more to hear of it.
        let who = self.selector(&of.on.subject).into_iter().map(|(_, who)| who);
        let who = who.filter(|who| of.on.kind != EventKind::Death || who.other == of.on.subject.other);
        // Nobody attacks itself.
        let fights = of.on.kind == EventKind::Attack && of.on.object == ITSELF;
        let who = who.filter(|who| !fights || who.other == of.on.subject.other);
        // A card that comes into play comes to its player.
        let comes = of.timing == Timing::Whenever
            && of.on.object == ITSELF
            && matches!(of.on.kind, EventKind::Summon | EventKind::Play | EventKind::Equip);
        let who = who.filter(|who| !comes || *who != PLAYERS);
        // A card that comes to a hand, and is there, came to its player.
        let held = of.active_zone == ActiveZone::Hand && of.on.kind == EventKind::ToHand && of.on.object == ITSELF;
        let who = who.filter(|who| !self.is_equivalent_subject(&of.on, who)).filter(|who| !held || *who != PLAYERS);
        all.extend(who.map(|who| on(EventPattern { subject: who, ..of.on })));
        let what = self.condition(&of.on.object).into_iter().map(|(_, what)| what);
        let what = what.filter(|what| !is_implied(&of.on, what) && !follows_hero_death(of, what));
        all.extend(what.map(|what| on(EventPattern { object: what, ..of.on })));
        let others = SIMILAR_EVENTS.iter().filter(|(kind, _, wide)| *kind == of.on.kind && *wide == self.wide);
        // A spell is cast when it is played, and only then.
        let is_spell = of.on.kind == EventKind::Cast && means_spells(&of.on.object);
        let others = others.filter(|(_, kind, _)| !(is_spell && *kind == EventKind::Play));
        all.extend(others.map(|(_, kind, _)| on(EventPattern { kind: *kind, ..of.on })));
        if self.wide {
            let timing = if of.timing == Timing::After { Timing::Whenever } else { Timing::After };
            all.extend(is_timed(of.on.kind).then(|| event(Trigger { timing, ..*of })));
            let other = if of.limit == Limit::Always { Limit::OnceATurn } else { Limit::Always };
            // A turn begins and ends once, and a card dies once.
            let in_turn = matches!(of.on.kind, EventKind::TurnStart | EventKind::TurnEnd);
            let once = in_turn
                || (of.on.kind == EventKind::Death && of.on.subject == THIS)
                || has_keyword(self.card, GameTag::SECRET)
                || Self::ends_with_its_card(of);
            // What waits for an event ends with the turn or the game.
            let waits = matches!(of.limit, Limit::ThisTurn | Limit::ThisGame);
            let same = waits || (once && of.limit != Limit::Once);
            all.extend((!same).then(|| event(Trigger { limit: other, ..*of })));
        }
        all
    }

    /// Whether the trigger ends the object that it belongs to. A transformed card has new limits, and a destroyed one is not
    /// destroyed again.
    fn ends_with_its_card(of: &Trigger) -> bool {
        let itself = |effect: &Effect| effect.to == THIS && effect.when.is_always();
        let dies = matches!(of.then, [only] if only.verb == Verb::Destroy && itself(only));
        dies || of.then.iter().any(|effect| matches!(effect.verb, Verb::Transform(_)) && itself(effect))
    }

    /// Whether a pattern has the same meaning with another subject: the death of a hero ends the game, and a Secret waits for
    /// the opponent's turn.
    fn is_equivalent_subject(self, on: &EventPattern, who: &Selector) -> bool {
        let (SelectionSource::At(side, place), SelectionSource::At(other_side, other_place)) =
            (on.subject.from, who.from)
        else {
            return false;
        };
        let hero_dies = on.kind == EventKind::Death && other_place != place;
        let in_turn = [EventKind::Attack, EventKind::Play, EventKind::Cast, EventKind::HeroPower, EventKind::TurnEnd];
        let secret = has_keyword(self.card, GameTag::SECRET) && in_turn.contains(&on.kind);
        hero_dies || (secret && side == Side::Enemy && other_side == Side::Both && other_place == place)
    }

    fn aura(self, of: &Aura) -> Variations<Aura> {
        let mut all = each(self.selector(&of.to), |to| Aura { to, ..*of });
        all.extend(each(self.condition(&of.when), |when| Aura { when, ..*of }));
        if let Gives::Modifiers(given) = of.gives {
            all.extend(each(self.modifiers(given), |given| Aura { gives: Gives::Modifiers(given), ..*of }));
        }
        all
    }
}

/// Whether the event has two steps, so that "whenever" and "after" differ.
const fn is_timed(kind: EventKind) -> bool {
    matches!(kind, EventKind::Play | EventKind::Cast | EventKind::Targeted | EventKind::Summon | EventKind::Attack)
}

/// Whether a condition selects only spells.
fn means_spells(that: &Condition) -> bool {
    if let Condition::All(parts) = that {
        return parts.iter().any(means_spells);
    }
    *that == SPELL || *that == SECRET || matches!(that, Condition::School(_))
}

/// Events that are easily confused, and whether the pair is only for wide mutants.
const SIMILAR_EVENTS: [(EventKind, EventKind, bool); 12] = [
    (EventKind::TurnEnd, EventKind::TurnStart, false),
    (EventKind::TurnStart, EventKind::TurnEnd, false),
    (EventKind::Play, EventKind::Summon, true),
    (EventKind::Summon, EventKind::Play, true),
    (EventKind::Cast, EventKind::Play, true),
    (EventKind::Damage, EventKind::Death, true),
    (EventKind::Death, EventKind::Damage, true),
    (EventKind::Heal, EventKind::Overheal, true),
    (EventKind::Overheal, EventKind::Heal, true),
    (EventKind::Draw, EventKind::ToHand, true),
    (EventKind::ToHand, EventKind::Draw, true),
    (EventKind::Attack, EventKind::Damage, true),
];

/// Conditions that are easily confused with this one: its negation, and those with another number, type, tribe or school.
fn similar_conditions(of: &Condition) -> Vec<Condition> {
    let near = |cmp: Cmp, n: i16| {
        let other = if cmp == Cmp::AtLeast { Cmp::AtMost } else { Cmp::AtLeast };
        [(cmp, n + 1), (cmp, n - 1), (other, n)]
    };
    let other = |one, another, is: bool| vec![if is { another } else { one }];
    if let Condition::Not(of) = of {
        return vec![**of];
    }
    if let Condition::Stat(stat, cmp, n) = of {
        return near(*cmp, *n).map(|(cmp, n)| Condition::Stat(*stat, cmp, n)).to_vec();
    }
    if let Condition::CountOf(cmp, n, which) = of {
        return near(*cmp, *n).map(|(cmp, n)| Condition::CountOf(cmp, n, which)).to_vec();
    }
    if let Condition::Past(cmp, n, past) = of {
        return near(*cmp, *n).map(|(cmp, n)| Condition::Past(cmp, n, past)).to_vec();
    }
    if let Condition::Type(card_type) = of {
        return other(MINION, SPELL, *card_type == CardType::Minion);
    }
    if let Condition::Race(_) = of {
        return other(BEAST, DRAGON, *of == BEAST);
    }
    if let Condition::School(school) = of {
        let (fire, frost) = (Condition::School(SpellSchool::Fire), Condition::School(SpellSchool::Frost));
        return other(fire, frost, *school == SpellSchool::Fire);
    }
    vec![Condition::Not(Box::leak(Box::new(*of)))]
}

/// Whether the effect's number matters; an entity is moved only once.
fn number_matters(of: &Effect) -> bool {
    // As many as there is room for.
    let full = matches!(of.verb, Verb::Summon(_)) && of.amount.n >= 7;
    let many = matches!(of.verb, Verb::AddToHand(_) | Verb::Refresh | Verb::DrawUntil) && of.amount.n >= 10;
    if let Verb::Summon(CardSource::Themselves(which))
    | Verb::AddToHand(CardSource::Themselves(which))
    | Verb::ToDeck(CardSource::Themselves(which), _) = of.verb
    {
        return !full && !many && are_others_left(&of.verb, &which);
    }
    !full
        && !many
        && matches!(
            of.verb,
            Verb::Deal
                | Verb::DealBy(_)
                | Verb::DealSplit
                | Verb::Heal
                | Verb::SetHealth
                | Verb::Draw(_)
                | Verb::DrawUntil
                | Verb::Summon(_)
                | Verb::AddToHand(_)
                | Verb::ToDeck(..)
                | Verb::Armor
                | Verb::LoseDurability
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

/// Whether other entities remain to be moved after these: not if all matching ones have left the place. A selector without a
/// place moves its entity once (`moved` in the engine).
fn are_others_left(verb: &Verb, which: &Selector) -> bool {
    let SelectionSource::At(_, place) = which.from else { return false };
    let (to_hand, to_deck) = (matches!(verb, Verb::AddToHand(_)), matches!(verb, Verb::ToDeck(..)));
    let leave = (place == Place::Hand && !to_hand)
        || (place == Place::Deck && !to_deck)
        || (place == Place::Minions && to_deck);
    // Who fits depends on itself alone, or on the card.
    let alone = |that: &Condition| {
        let mut alone = true;
        Node::Condition(that).walk(&mut |node| {
            let others = if let Node::Selector(by) = node {
                by.from != SelectionSource::This
            } else {
                matches!(node, Node::Past(_))
            };
            alone &= !others;
            alone
        });
        alone
    };
    !(leave && which.pick == Pick::All && which.near == Near::Itself && which.that.iter().all(alone))
}

/// Whether the verb affects only the first of the picked entities.
const fn affects_one(verb: &Verb) -> bool {
    matches!(verb, Verb::Redirect | Verb::MakeAttack(_))
}

/// Whether two selectors pick their first entity equally at random, from the same candidates.
fn are_both_random(one: &Selector, other: &Selector) -> bool {
    matches!((one.pick, other.pick), (Pick::Random(1..), Pick::Random(1..)))
        && *one == Selector { pick: one.pick, ..*other }
}

/// Whether the effect declares the target of its text, as the engine determines it: in its selector, its verb, or its number.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else declares a target")]
pub(crate) fn declares_target(of: &'static Effect) -> bool {
    let is = |which: &Selector| {
        which.is_target()
            || matches!(which.from, SelectionSource::Several(several) if several.iter().any(Selector::is_target))
    };
    let in_verb = || {
        // What waits for an event declares none.
        !matches!(of.verb, Verb::Delay(_) | Verb::Native(_))
            && of.verb.inside().into_iter().any(|node| match node {
                Node::Effects(effects) => effects.iter().any(declares_target),
                Node::Selector(which) => is(which),
                Node::CardSource(_) => node.selectors().any(is),
                _ => false,
            })
    };
    is(&of.to) || in_verb() || Node::Multiplier(&of.amount.per).selectors().any(is)
}

/// Whether it matters whom the effect is said to be done to: cards go to their owners, the card's player chooses, and a rule
/// that an effect leaves behind is its player's wherever it hangs. A card that is made aside goes to the player whom the effect
/// names that takes it from there.
const fn target_matters(of: &Effect) -> bool {
    if let Verb::Attach(_) = of.verb {
        return !matches!(of.to.from, SelectionSource::At(_, Place::Player));
    }
    !matches!(
        of.verb,
        Verb::Discover { .. }
            | Verb::StartQuest(_)
            | Verb::Choose(_)
            | Verb::AtRandom(_)
            | Verb::Pay(..)
            | Verb::Times(_)
            | Verb::Either(..)
            | Verb::Delay(_)
            | Verb::Make(_)
            | Verb::Summon(CardSource::Themselves(_))
            | Verb::AddToHand(CardSource::Themselves(_))
            | Verb::ToDeck(CardSource::Themselves(_), _)
    )
}

/// Whether a verb has the same result for both selectors: only heroes have Armor, and mana of this turn has no use in the other
/// player's turn.
fn acts_alike_on(verb: &Verb, was: &Selector, now: &Selector) -> bool {
    let (SelectionSource::At(_, was), SelectionSource::At(side, now)) = (was.from, now.from) else { return false };
    let armor = *verb == Verb::Armor && (was, now) == (Place::Heroes, Place::Characters);
    let mana = matches!(verb, Verb::Mana | Verb::Refresh) && (side, now) == (Side::Both, Place::Player);
    armor || mana
}

/// Whether no hero can satisfy the condition.
fn excludes_heroes(that: &Condition) -> bool {
    if let Condition::All(parts) = that {
        return parts.iter().any(excludes_heroes);
    }
    let of_minions = [GameTag::TAUNT, GameTag::RUSH, GameTag::CHARGE, GameTag::DEATHRATTLE, GameTag::REBORN];
    matches!(that, Condition::Race(_) | Condition::Named(_) | Condition::StartedInDeck | Condition::Odd(Stat::Cost))
        || matches!(that, Condition::Type(of) if *of != CardType::Hero)
        || matches!(that, Condition::Has(tag) if of_minions.contains(tag))
        || matches!(that, Condition::Stat(Stat::Cost, ..))
}

/// Whether a trigger that also reacts to attacks on a hero does so only if the hero has died, and then changes nothing that
/// outlasts the game.
fn follows_hero_death(of: &Trigger, what: &Condition) -> bool {
    const IT_DIED: Condition = there_is(&THAT.that(DEAD));
    let attack = of.on.kind == EventKind::Attack && of.on.object == MINION && what.is_always() && of.when == IT_DIED;
    let lost = |it: &Effect| matches!(it.verb, Verb::Give(_) | Verb::Ready | Verb::Corpses | Verb::HealFully);
    attack && of.then.iter().all(lost)
}

/// Whether an omitted condition is implied by the event: a cast or targeted card is a spell, a summoned one a minion, an
/// attacked character an enemy.
fn is_implied(on: &EventPattern, now: &Condition) -> bool {
    const IMPLIED_CONDITIONS: [(EventKind, Condition); 6] = [
        (EventKind::Cast, SPELL),
        (EventKind::Targeted, SPELL),
        (EventKind::Summon, MINION),
        (EventKind::Equip, WEAPON),
        (EventKind::Attack, FRIENDLY),
        (EventKind::Attack, ENEMY),
    ];
    let of_one_side = !matches!(on.subject.from, SelectionSource::At(Side::Both, _));
    let so =
        IMPLIED_CONDITIONS.iter().filter(|(kind, _)| *kind == on.kind && (of_one_side || on.kind != EventKind::Attack));
    so.into_iter().any(|(_, so)| {
        if let Condition::All(was) = on.object
            && was.contains(so)
        {
            // Either the whole, or all but this.
            return if let Condition::All(now) = now {
                !now.contains(so) && now.len() + 1 == was.len()
            } else {
                was.len() == 1
            };
        }
        on.object == *so
    })
}
