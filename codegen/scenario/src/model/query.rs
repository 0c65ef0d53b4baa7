//! Queries: whom a selector means, whether a condition holds, what a number is.
use crate::facts::has;
use crate::unmodeled::{Known, Modeled, NO_CARD, ONLY_A_GAME, Stop, UNKNOWN};
use cardwright_data::{CardClass, CardType, GameTag, Race};
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use std::collections::BTreeSet;

use crate::model::state::{Entity, HistoryEntry, Ref, Spot, State};

/// The context in which a text is carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scope {
    pub this: usize,
    /// The player whose text it is.
    pub side: usize,
    pub target: Option<Ref>,
    /// What the effect before was about ("it"); `None`: not known.
    pub it: Option<Vec<Ref>>,
    pub that: Option<Ref>,
    pub who: Option<Ref>,
    /// The number of the event that triggered the text.
    pub much: i64,
    /// What the effect before really did: damage dealt, cards drawn.
    pub done: i64,
    /// How many of several cards have been created already.
    pub came: usize,
}

/// The players of a side, the text's own first.
pub(crate) fn sides(side: Side, you: usize) -> &'static [usize] {
    match (side, you) {
        (Side::Friendly, 0) | (Side::Enemy, 1) => &[0],
        (Side::Friendly | Side::Enemy, _) => &[1],
        (Side::Both, 0) => &[0, 1],
        (Side::Both, _) => &[1, 0],
    }
}

/// Whether a printed card fits a condition; `None` where only a game can tell.
pub(crate) fn matches_printed(card: &Card, condition: &Condition) -> Option<bool> {
    Some(match condition {
        Condition::Always => true,
        Condition::Not(of) => !matches_printed(card, of)?,
        Condition::Any(of) => of.iter().map(|one| matches_printed(card, one)).try_fold(false, |a, b| Some(a | b?))?,
        Condition::All(of) => of.iter().map(|one| matches_printed(card, one)).try_fold(true, |a, b| Some(a & b?))?,
        Condition::Type(card_type) => card.card_type == *card_type,
        Condition::Character => matches!(card.card_type, CardType::Minion | CardType::Hero),
        Condition::Race(race) => is_race(card, *race),
        Condition::School(school) => card.school() == Some(*school),
        Condition::Class(class) => card.class == *class,
        Condition::Rarity(rarity) => card.rarity() == *rarity,
        Condition::Named(id) => {
            // Cards of one family may share a name: not known here.
            let stem = |id: &str| id.trim_start_matches("CORE_").split('t').next().unwrap_or_default().to_owned();
            (card.id == *id || stem(card.id) != stem(id)).then_some(())?;
            card.id == *id
        }
        Condition::Has(tag) => has(card, *tag),
        Condition::OddCost => card.cost % 2 == 1,
        Condition::FromThePast => !card.set.is_standard(),
        Condition::Stat(stat, cmp, n) => {
            let value = match stat {
                Stat::Attack => card.attack,
                Stat::Health | Stat::MaxHealth => card.health,
                Stat::Cost => card.cost,
                Stat::Damage
                | Stat::Armor
                | Stat::SpellDamage
                | Stat::ManaCrystals
                | Stat::Mana
                | Stat::Corpses
                | Stat::CorpsesSpent
                | Stat::Overloaded
                | Stat::Pool(..)
                | Stat::HighestPool => return None,
            };
            compare(*cmp, value.into(), (*n).into())
        }
        Condition::Of(..)
        | Condition::Damaged
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
        | Condition::Chance(..)
        | Condition::Joust => return None,
    })
}

fn is_race(card: &Card, race: Race) -> bool {
    card.races.is(race)
}

pub(crate) const fn compare(cmp: cardwright_engine::script::condition::Cmp, a: i64, b: i64) -> bool {
    use cardwright_engine::script::condition::Cmp;
    match cmp {
        Cmp::Equal => a == b,
        Cmp::AtLeast => a >= b,
        Cmp::AtMost => a <= b,
    }
}

impl State {
    /// The entities at a place.
    fn at(&self, side: usize, place: Place) -> Vec<Ref> {
        let here = &self.sides[side];
        let awake = |at: &&usize| self.entities[**at].is_minion() && self.entities[**at].sleeps == 0;
        let minions = || here.row.iter().filter(awake).map(|at| Ref::Entity(*at));
        let spot = |spot| {
            let there = move |(_, entity): &(usize, &Entity)| entity.spot == spot && entity.side == side;
            self.entities.iter().enumerate().filter(there).map(|(at, _)| Ref::Entity(at)).collect()
        };
        match place {
            Place::Minions => minions().collect(),
            Place::Heroes => vec![Ref::Hero(side)],
            Place::Characters => std::iter::once(Ref::Hero(side)).chain(minions()).collect(),
            Place::Locations => {
                let location = |at: &&usize| self.entities[**at].card_type() == CardType::Location;
                here.row.iter().filter(location).map(|at| Ref::Entity(*at)).collect()
            }
            Place::Weapon => spot(Spot::Weapon),
            Place::Hand => here.hand.iter().map(|at| Ref::Entity(*at)).collect(),
            Place::Deck => here.deck.iter().rev().map(|at| Ref::Entity(*at)).collect(),
            Place::Secrets => spot(Spot::Secret),
            Place::Graveyard => spot(Spot::Dead),
            Place::Player => vec![Ref::Player(side)],
            Place::HeroPower => spot(Spot::Power),
            Place::Dormant => {
                let asleep = |at: &&usize| self.entities[**at].sleeps > 0;
                here.row.iter().filter(asleep).map(|at| Ref::Entity(*at)).collect()
            }
            Place::Launchpad => {
                let ship = |at: &&usize| self.entities[**at].has(GameTag::LAUNCHPAD);
                here.row.iter().filter(ship).map(|at| Ref::Entity(*at)).collect()
            }
        }
    }

    /// All entities that a selector means, before any is picked.
    #[expect(clippy::too_many_lines, reason = "one arm for each source of a selector")]
    pub fn candidates(&self, which: &Selector, scope: &Scope) -> Modeled<Vec<Ref>> {
        let mut found: Vec<Ref> = match which.from {
            Source::Nobody => Vec::new(),
            Source::This => vec![Ref::Entity(scope.this)],
            Source::Target(..) => scope.target.into_iter().collect(),
            Source::It => scope.it.clone().or_unmodeled(UNKNOWN)?,
            Source::That => scope.that.into_iter().collect(),
            Source::Who => scope.who.into_iter().collect(),
            Source::At(whose, place) => {
                let mut all = Vec::new();
                for side in sides(whose, scope.side) {
                    all.extend(self.at(*side, place));
                    // The plain minions of a deck have no names: whether a text means one of them must not matter.
                    if place == Place::Deck && self.sides[*side].plain > 0 && which.pick != Pick::Random(1) {
                        if let Pick::Most(stat) | Pick::Least(stat) = which.pick {
                            // Only a card that beats the plain minions is certain.
                            let of = |card: &Card| match stat {
                                Stat::Cost => card.cost,
                                Stat::Attack => card.attack,
                                Stat::Health
                                | Stat::MaxHealth
                                | Stat::Damage
                                | Stat::Armor
                                | Stat::SpellDamage
                                | Stat::ManaCrystals
                                | Stat::Mana
                                | Stat::Corpses
                                | Stat::CorpsesSpent
                                | Stat::Overloaded
                                | Stat::Pool(..)
                                | Stat::HighestPool => card.health,
                            };
                            let most = matches!(which.pick, Pick::Most(_));
                            let beats = |who: &Ref| match who {
                                Ref::Entity(at) => {
                                    let entity = &self.entities[*at];
                                    let (a, b) = (of(entity.card), of(self.plain));
                                    let fits =
                                        which.that.iter().all(|one| matches_printed(entity.card, one) == Some(true));
                                    fits && if most { a > b } else { a < b }
                                }
                                Ref::Hero(..) | Ref::Player(..) => false,
                            };
                            all.iter().any(beats).or_unmodeled("a plain minion of the deck that could be meant")?;
                            continue;
                        }
                        let mut one = false;
                        for condition in &which.that {
                            one |= !self.plain_is(condition)?;
                        }
                        one.or_unmodeled("a plain minion of the deck that could be meant")?;
                    }
                }
                all
            }
            Source::Several(several) => {
                let mut all = Vec::new();
                for one in several {
                    for who in self.pick_certain(one, scope)? {
                        if !all.contains(&who) {
                            all.push(who);
                        }
                    }
                }
                all
            }
            Source::Remembered => self.entities[scope.this].memory.into_iter().collect(),
            Source::Creator => return Err(Stop::Unmodeled("whoever created the card")),
        };
        found = match which.near {
            Near::Itself => found,
            Near::Neighbours | Near::WithNeighbours => {
                let mut near = Vec::new();
                for one in found {
                    if let Ref::Entity(at) = one
                        && which.near == Near::Neighbours
                        && self.entities[at].spot == Spot::Dead
                    {
                        // The neighbors at the time of its death.
                        let neighbors_at_death = self.entities[at].neighbors_at_death.iter();
                        near.extend(
                            neighbors_at_death
                                .filter(|it| self.entities[**it].spot == Spot::Board)
                                .map(|it| Ref::Entity(*it)),
                        );
                        continue;
                    }
                    let Ref::Entity(at) = one else {
                        near.extend((which.near == Near::WithNeighbours).then_some(one));
                        continue;
                    };
                    let row = &self.sides[self.entities[at].side].row;
                    let place = row.iter().position(|it| *it == at);
                    // A dormant minion is no neighbor.
                    let awake = |it: &&usize| self.entities[**it].sleeps == 0;
                    let beside = |place: Option<usize>| {
                        place.and_then(|it| row.get(it)).filter(awake).map(|it| Ref::Entity(*it))
                    };
                    near.extend(beside(place.and_then(|it| it.checked_sub(1))));
                    near.extend((which.near == Near::WithNeighbours).then_some(one));
                    near.extend(beside(place.map(|it| it + 1)));
                }
                near
            }
            Near::ItsHero => found.into_iter().map(|who| Ref::Hero(self.owner(who))).collect(),
            Near::ItsController => found.into_iter().map(|who| Ref::Player(self.owner(who))).collect(),
            Near::ItsOpponent => found.into_iter().map(|who| Ref::Player(1 - self.owner(who))).collect(),
        };
        if which.other {
            found.retain(|it| *it != Ref::Entity(scope.this));
        }
        for condition in &which.that {
            let mut kept = Vec::new();
            for one in found {
                if self.fits(condition, one, scope)? {
                    kept.push(one);
                }
            }
            found = kept;
        }
        Ok(found)
    }

    /// The entities that a selector picks without a random choice.
    pub fn pick_certain(&self, which: &Selector, scope: &Scope) -> Modeled<Vec<Ref>> {
        let mut found = self.candidates(which, scope)?;
        match which.pick {
            Pick::All => {}
            Pick::Random(n) => (found.len() <= usize::from(n)).or_unmodeled("a random choice here")?,
            Pick::Most(stat) | Pick::Least(stat) => {
                let most = matches!(which.pick, Pick::Most(_));
                found.retain(|who| !matches!(who, Ref::Entity(at) if self.entities[*at].spot == Spot::Board && self.entities[*at].is_dying()));
                let mut best: Vec<(i64, Ref)> = Vec::new();
                for who in found {
                    let value = self.stat(stat, who)? * if most { 1 } else { -1 };
                    if best.first().is_none_or(|(top, _)| value > *top) {
                        best.clear();
                    }
                    if best.first().is_none_or(|(top, _)| value == *top) {
                        best.push((value, who));
                    }
                }
                (best.len() <= 1).or_unmodeled("a random choice among equals")?;
                found = best.into_iter().map(|(_, who)| who).collect();
            }
            Pick::First(n) => found.truncate(n.into()),
            Pick::Last(n) => drop(found.drain(..found.len().saturating_sub(n.into()))),
        }
        Ok(found)
    }

    pub fn owner(&self, who: Ref) -> usize {
        match who {
            Ref::Entity(at) => self.entities[at].side,
            Ref::Hero(side) | Ref::Player(side) => side,
        }
    }

    pub fn stat(&self, stat: Stat, who: Ref) -> Modeled<i64> {
        let side = &self.sides[self.owner(who)];
        Ok(match (stat, who) {
            (Stat::Attack, Ref::Entity(at)) => self.entities[at].attack,
            (Stat::Health, Ref::Entity(at)) => self.entities[at].left(),
            (Stat::MaxHealth, Ref::Entity(at)) => self.entities[at].health,
            (Stat::Damage, Ref::Entity(at)) => self.entities[at].damage,
            (Stat::Cost, Ref::Entity(at)) => self.entities[at].cost,
            (Stat::Attack, Ref::Hero(side)) => self.hero_attack(side),
            (Stat::Health, Ref::Hero(_)) => side.health - side.damage,
            (Stat::Damage, Ref::Hero(_)) => side.damage,
            (Stat::Armor, Ref::Hero(_)) => side.armor,
            (Stat::SpellDamage, _) => {
                let mine = |entity: &&Entity| {
                    entity.side == self.owner(who) && matches!(entity.spot, Spot::Board | Spot::Weapon)
                };
                self.entities.iter().filter(mine).map(|entity| entity.spells).sum()
            }
            (Stat::Overloaded, _) => side.locked + side.overloaded,
            (Stat::ManaCrystals, _) => side.crystals,
            (Stat::Mana, _) => side.mana,
            (Stat::Corpses, _) => side.corpses,
            _ => return Err(Stop::Unmodeled("this number of this entity")),
        })
    }

    /// Whether a condition holds for an entity.
    pub fn fits(&self, condition: &Condition, who: Ref, scope: &Scope) -> Modeled<bool> {
        let entity = if let Ref::Entity(at) = who { Some(&self.entities[at]) } else { None };
        Ok(match condition {
            Condition::Always => true,
            Condition::Not(of) => !self.fits(of, who, scope)?,
            Condition::Any(of) => any_of(of.iter().map(|one| self.fits(one, who, scope)))?,
            Condition::All(of) => all_of(of.iter().map(|one| self.fits(one, who, scope)))?,
            Condition::Type(CardType::Hero) => matches!(who, Ref::Hero(_)),
            Condition::Character => matches!(who, Ref::Hero(_)) || entity.is_some_and(Entity::is_minion),
            Condition::Type(card_type) => entity.is_some_and(|entity| entity.card_type() == *card_type),
            Condition::Race(_)
            | Condition::School(_)
            | Condition::Class(_)
            | Condition::Rarity(_)
            | Condition::Named(_) => match entity {
                Some(entity) => matches_printed(entity.card, condition).or_unmodeled(ONLY_A_GAME)?,
                None => false,
            },
            Condition::Of(whose) => sides(*whose, scope.side).contains(&self.owner(who)),
            Condition::Has(tag) => match who {
                Ref::Entity(at) => self.entities[at].has(*tag),
                Ref::Hero(side) => self.sides[side].tags.contains(tag),
                Ref::Player(_) => return Err(Stop::Unmodeled("a keyword of a player")),
            },
            Condition::Damaged => self.stat(Stat::Damage, who)? > 0,
            Condition::Stat(stat, cmp, n) => compare(*cmp, self.stat(*stat, who)?, (*n).into()),
            Condition::Versus(stat, cmp, amount) => {
                compare(*cmp, self.stat(*stat, who)?, self.number(&Amount { n: 1, per: **amount }, scope)?)
            }
            Condition::NoDuplicates(which) => {
                if let Source::At(whose, Place::Deck) = which.from
                    && sides(whose, scope.side).iter().any(|side| self.sides[*side].plain > 1)
                {
                    // Two plain minions are duplicates.
                    return which
                        .that
                        .iter()
                        .all(Condition::is_always)
                        .or_unmodeled("duplicates of a full deck")
                        .map(|()| false);
                }
                let all = self.pick_certain(which, scope)?;
                let ids = all.iter().map(|who| match who {
                    Ref::Entity(at) => Some(&self.entities[*at].card.id),
                    Ref::Hero(..) | Ref::Player(..) => None,
                });
                let ids = ids.collect::<Option<Vec<_>>>().or_unmodeled(NO_CARD)?;
                ids.iter().enumerate().all(|(at, id)| !ids[..at].contains(id))
            }
            Condition::AnotherClass => {
                let of = entity.or_unmodeled(NO_CARD)?.card.class;
                of != CardClass::Neutral && of != self.classes[self.owner(who)]
            }
            Condition::OddCost => entity.or_unmodeled(NO_CARD)?.cost % 2 == 1,
            Condition::FromThePast => {
                matches_printed(entity.or_unmodeled(NO_CARD)?.card, condition).or_unmodeled(ONLY_A_GAME)?
            }
            Condition::SharesRace(which) => {
                let mine = entity.or_unmodeled(NO_CARD)?.card.races;
                let others = self.pick_certain(which, scope)?;
                others.iter().any(|who| matches!(who, Ref::Entity(at) if self.entities[*at].card.races.share(mine)))
            }
            Condition::Itself => who == Ref::Entity(scope.this),
            Condition::StartedInDeck => entity.or_unmodeled(NO_CARD)?.native,
            Condition::Dead => entity
                .is_some_and(|entity| entity.spot == Spot::Dead || (entity.spot == Spot::Board && entity.is_dying())),
            Condition::Is(which) => self.candidates(which, scope)?.contains(&who),
            Condition::Heard(cmp, n) => compare(*cmp, scope.much, (*n).into()),
            Condition::DrawnThisTurn => entity.or_unmodeled(NO_CARD)?.held == self.turn,
            Condition::There(cmp, n, which) => {
                let which = Selector { pick: Pick::All, ..**which };
                compare(*cmp, self.how_many(&which, scope)?, (*n).into())
            }
            Condition::More(these, than) => self.how_many(these, scope)? > self.how_many(than, scope)?,
            Condition::Did(cmp, n, past) => compare(*cmp, length(self.past(past, scope)?.len()), (*n).into()),
            Condition::Combo => self.sides[scope.side].played > 1,
            Condition::So(word) => {
                let (at, so) = self.so.as_ref().or_unmodeled("how the card was played")?;
                who == Ref::Entity(*at) && so.contains(word)
            }
            Condition::TurnOf(whose) => sides(*whose, scope.side).contains(&self.active),
            Condition::Kindred => {
                let mine = entity.or_unmodeled(NO_CARD)?.card;
                let then = |did: &&HistoryEntry| {
                    did.deed == Deed::Played && did.side == scope.side && self.turn - did.turn == 2
                };
                let kin = |card: &Card| {
                    mine.races.share(card.races) || (mine.school().is_some() && mine.school() == card.school())
                };
                self.history.iter().filter(then).filter_map(|did| did.card).any(kin)
            }
            Condition::Lacks(cards) => {
                let row = &self.sides[scope.side].row;
                cards.iter().any(|id| !row.iter().any(|at| self.entities[*at].card.id == *id))
            }
            Condition::Fatal | Condition::StartedSingleton | Condition::Chance(..) | Condition::Joust => {
                return Err(Stop::Unmodeled("this condition"));
            }
        })
    }

    /// Whether the plain minions of the decks fit a condition.
    pub fn plain_is(&self, condition: &Condition) -> Modeled<bool> {
        Ok(match condition {
            Condition::StartedInDeck => true,
            Condition::AnotherClass => false,
            Condition::Not(of) => !self.plain_is(of)?,
            Condition::Any(of) => any_of(of.iter().map(|one| self.plain_is(one)))?,
            Condition::All(of) => all_of(of.iter().map(|one| self.plain_is(one)))?,
            Condition::Always
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
            | Condition::Joust => matches_printed(self.plain, condition).or_unmodeled(ONLY_A_GAME)?,
        })
    }

    /// How many entities a selector means, plain minions of decks included.
    fn how_many(&self, which: &Selector, scope: &Scope) -> Modeled<i64> {
        let Source::At(whose, Place::Deck) = which.from else {
            return Ok(length(self.candidates(which, scope)?.len()));
        };
        let mut many = 0;
        let plain_fits = which.that.iter().map(|one| self.plain_is(one));
        let plain_fits = plain_fits.collect::<Modeled<Vec<_>>>()?.into_iter().all(|fits| fits);
        for side in sides(whose, scope.side) {
            for who in self.at(*side, Place::Deck) {
                let fits = which.that.iter().map(|one| self.fits(one, who, scope)).collect::<Modeled<Vec<_>>>()?;
                many += i64::from(fits.into_iter().all(|fits| fits));
            }
            many += if plain_fits { length(self.sides[*side].plain) } else { 0 };
        }
        Ok(many)
    }

    /// The entries of the history that match.
    pub fn past(&self, past: &Past, scope: &Scope) -> Modeled<Vec<&HistoryEntry>> {
        let since = if past.window == Window::WhileHolding { self.entities[scope.this].since } else { 0 };
        let mut found = Vec::new();
        for did in self.history.iter().skip(since) {
            let ago = self.turn - did.turn;
            let when = match past.window {
                Window::ThisTurn => ago == 0,
                Window::LastTurn => ago == if did.side == self.active { 2 } else { 1 },
                Window::SinceYourTurn => ago <= usize::from(scope.side == self.active),
                Window::ThisGame | Window::WhileHolding => true,
            };
            if did.deed != past.deed || !sides(past.side, scope.side).contains(&did.side) || !when {
                continue;
            }
            let such = match (did.card.map(|card| matches_printed(card, &past.that)), did.entity) {
                (None, _) => past.that.is_always(),
                // What the printed card does not answer, the entity may.
                (Some(None), Some(at)) => self.fits(&past.that, Ref::Entity(at), scope)?,
                (Some(such), _) => such.or_unmodeled(ONLY_A_GAME)?,
            };
            let other = !past.other || did.entity != Some(scope.this);
            if such && other {
                found.push(did);
            }
        }
        Ok(found)
    }

    /// The value of a number of a text.
    pub fn number(&self, amount: &Amount, scope: &Scope) -> Modeled<i64> {
        let n = i64::from(amount.n);
        Ok(match &amount.per {
            Per::One => n,
            Per::Each(which) => {
                let which =
                    Selector { pick: if which.from == Source::Nobody { which.pick } else { Pick::All }, ..*which };
                n * self.how_many(&which, scope)?
            }
            Per::Stat(stat, whose) => {
                let mut sum = 0;
                for one in self.pick_certain(whose, scope)? {
                    sum += self.stat(*stat, one)?;
                }
                n * sum
            }
            Per::Past(past) => n * length(self.past(past, scope)?.len()),
            Per::ThatMuch => n * scope.much,
            Per::Done => n * scope.done,
            Per::SchoolsCast => {
                let mine = |did: &&HistoryEntry| did.deed == Deed::Cast && did.side == scope.side;
                let schools = self.history.iter().filter(mine).filter_map(|did| did.card?.school());
                n * length(schools.collect::<BTreeSet<_>>().len())
            }
            Per::Excess => {
                let mut sum = 0;
                for who in scope.it.as_ref().or_unmodeled(UNKNOWN)? {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
                    sum += (-self.entities[*at].left()).max(0);
                }
                n * sum
            }
            Per::Number => {
                let entity = &self.entities[scope.this];
                let printed = i64::from(entity.card.tag(GameTag::TAG_SCRIPT_DATA_NUM_1));
                let more = match self.improved {
                    Some(per) => self.number(&Amount { n: 1, per }, scope)?,
                    None => 0,
                };
                n * (printed + entity.counted + more)
            }
            Per::UpTo(_) | Per::Stored(_) | Per::X => return Err(Stop::Unmodeled("a number of this kind")),
        })
    }
}

/// Whether one of these holds, if that is certain of all.
pub(crate) fn any_of(all: impl Iterator<Item = Modeled<bool>>) -> Modeled<bool> {
    let mut holds = false;
    for one in all {
        holds |= one?;
    }
    Ok(holds)
}

/// Whether all of these hold, if that is certain of all.
pub(crate) fn all_of(all: impl Iterator<Item = Modeled<bool>>) -> Modeled<bool> {
    let mut hold = true;
    for one in all {
        hold &= one?;
    }
    Ok(hold)
}

/// How many there are, as texts count.
fn length(many: usize) -> i64 {
    i64::try_from(many).unwrap_or(i64::MAX)
}
