//! Whom a text means, whether its conditions hold, and its numbers: asked of the table, apart from the rules.
use crate::facts::has;
use cardwright_data::{CardClass, CardType, GameTag, Race};
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use std::collections::BTreeSet;

use crate::model::state::{Entity, HistoryEntry, Ref, Spot, State};

/// What a text knows while it is carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scope {
    pub this: usize,
    /// Whose text it is.
    pub side: usize,
    pub target: Option<Ref>,
    /// What the effect before was about; `None`: somebody whom the table does not know.
    pub it: Option<Vec<Ref>>,
    pub that: Option<Ref>,
    pub who: Option<Ref>,
    /// The number of the event that was heard.
    pub much: i64,
    /// What the effect before really did.
    pub done: i64,
    /// How many of several have come already.
    pub came: usize,
}

/// Players of a side, the text's own first.
pub(crate) fn sides(side: Side, you: usize) -> &'static [usize] {
    match (side, you) {
        (Side::Friendly, 0) | (Side::Enemy, 1) => &[0],
        (Side::Friendly | Side::Enemy, _) => &[1],
        (Side::Both, 0) => &[0, 1],
        (Side::Both, _) => &[1, 0],
    }
}

/// Whether a printed card is such; `None` where only a game can say.
pub(crate) fn is_such(record: &Card, condition: &Condition) -> Option<bool> {
    Some(match condition {
        Condition::Always => true,
        Condition::Not(of) => !is_such(record, of)?,
        Condition::Any(of) => of.iter().map(|one| is_such(record, one)).try_fold(false, |a, b| Some(a | b?))?,
        Condition::All(of) => of.iter().map(|one| is_such(record, one)).try_fold(true, |a, b| Some(a & b?))?,
        Condition::Type(card_type) => record.card_type == *card_type,
        Condition::Character => matches!(record.card_type, CardType::Minion | CardType::Hero),
        Condition::Race(race) => is_race(record, *race),
        Condition::School(school) => record.school() == Some(*school),
        Condition::Class(class) => record.class == *class,
        Condition::Rarity(rarity) => record.rarity() == *rarity,
        Condition::Named(id) => {
            // Whether another of the same family has the same name is not known here.
            let stem = |id: &str| id.trim_start_matches("CORE_").split('t').next().unwrap_or_default().to_owned();
            (record.id == *id || stem(record.id) != stem(id)).then_some(())?;
            record.id == *id
        }
        Condition::Has(tag) => has(record, *tag),
        Condition::OddCost => record.cost % 2 == 1,
        Condition::FromThePast => !record.set.is_standard(),
        Condition::Stat(stat, cmp, n) => {
            let value = match stat {
                Stat::Attack => record.attack,
                Stat::Health | Stat::MaxHealth => record.health,
                Stat::Cost => record.cost,
                _ => return None,
            };
            compare(*cmp, value.into(), (*n).into())
        }
        _ => return None,
    })
}

fn is_race(record: &Card, race: Race) -> bool {
    record.races.is(race)
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
    /// What is at a place.
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

    /// All that a selector speaks of, before any is picked; `None` where that is not certain.
    #[expect(clippy::too_many_lines, reason = "one arm for each source of a selector")]
    pub fn candidates(&self, which: &Selector, scope: &Scope) -> Option<Vec<Ref>> {
        let mut found: Vec<Ref> = match which.from {
            Source::Nobody => Vec::new(),
            Source::This => vec![Ref::Entity(scope.this)],
            Source::Target(..) => scope.target.into_iter().collect(),
            Source::It => scope.it.clone()?,
            Source::That => scope.that.into_iter().collect(),
            Source::Who => scope.who.into_iter().collect(),
            Source::At(whose, place) => {
                let mut all = Vec::new();
                for side in sides(whose, scope.side) {
                    all.extend(self.at(*side, place));
                    // The plain minions of a deck have no names; a text that could mean one of them is not certain.
                    if place == Place::Deck && self.sides[*side].plain > 0 && which.pick != Pick::Random(1) {
                        if let Pick::Most(stat) | Pick::Least(stat) = which.pick {
                            // Only somebody who beats the plain ones is certain.
                            let of = |record: &Card| match stat {
                                Stat::Cost => record.cost,
                                Stat::Attack => record.attack,
                                _ => record.health,
                            };
                            let most = matches!(which.pick, Pick::Most(_));
                            let beats = |who: &Ref| match who {
                                Ref::Entity(at) => {
                                    let entity = &self.entities[*at];
                                    let (a, b) = (of(entity.record), of(self.plain));
                                    let fits = which.that.iter().all(|one| is_such(entity.record, one) == Some(true));
                                    fits && if most { a > b } else { a < b }
                                }
                                _ => false,
                            };
                            all.iter().any(beats).then_some(())?;
                            continue;
                        }
                        let mut one = false;
                        for condition in &which.that {
                            one |= !self.plain_is(condition)?;
                        }
                        one.then_some(())?;
                    }
                }
                all
            }
            Source::Several(several) => {
                let mut all = Vec::new();
                for one in several {
                    for who in self.gather(one, scope)? {
                        if !all.contains(&who) {
                            all.push(who);
                        }
                    }
                }
                all
            }
            Source::Remembered => self.entities[scope.this].memory.into_iter().collect(),
            Source::Creator => return None,
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
                        // Beside whom it stood.
                        let stood = self.entities[at].stood.iter();
                        near.extend(
                            stood.filter(|it| self.entities[**it].spot == Spot::Board).map(|it| Ref::Entity(*it)),
                        );
                        continue;
                    }
                    let Ref::Entity(at) = one else {
                        near.extend((which.near == Near::WithNeighbours).then_some(one));
                        continue;
                    };
                    let row = &self.sides[self.entities[at].side].row;
                    let place = row.iter().position(|it| *it == at);
                    // What sleeps is nobody's neighbour.
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
        Some(found)
    }

    /// What is picked where no dice are needed; `None` where they are.
    pub fn gather(&self, which: &Selector, scope: &Scope) -> Option<Vec<Ref>> {
        let mut found = self.candidates(which, scope)?;
        match which.pick {
            Pick::All => {}
            Pick::Random(n) => (found.len() <= usize::from(n)).then_some(())?,
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
                (best.len() <= 1).then_some(())?;
                found = best.into_iter().map(|(_, who)| who).collect();
            }
            Pick::First(n) => found.truncate(n.into()),
            Pick::Last(n) => drop(found.drain(..found.len().saturating_sub(n.into()))),
        }
        Some(found)
    }

    pub fn owner(&self, who: Ref) -> usize {
        match who {
            Ref::Entity(at) => self.entities[at].side,
            Ref::Hero(side) | Ref::Player(side) => side,
        }
    }

    pub fn stat(&self, stat: Stat, who: Ref) -> Option<i64> {
        let side = &self.sides[self.owner(who)];
        Some(match (stat, who) {
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
            _ => return None,
        })
    }

    /// Whether a condition holds for somebody; `None` where that is not certain.
    pub fn fits(&self, condition: &Condition, who: Ref, scope: &Scope) -> Option<bool> {
        let entity = if let Ref::Entity(at) = who { Some(&self.entities[at]) } else { None };
        Some(match condition {
            Condition::Always => true,
            Condition::Not(of) => !self.fits(of, who, scope)?,
            Condition::Any(of) => {
                of.iter().map(|one| self.fits(one, who, scope)).try_fold(false, |a, b| Some(a | b?))?
            }
            Condition::All(of) => {
                of.iter().map(|one| self.fits(one, who, scope)).try_fold(true, |a, b| Some(a & b?))?
            }
            Condition::Type(CardType::Hero) => matches!(who, Ref::Hero(_)),
            Condition::Character => matches!(who, Ref::Hero(_)) || entity.is_some_and(Entity::is_minion),
            Condition::Type(card_type) => entity.is_some_and(|entity| entity.card_type() == *card_type),
            Condition::Race(_)
            | Condition::School(_)
            | Condition::Class(_)
            | Condition::Rarity(_)
            | Condition::Named(_) => match entity {
                Some(entity) => is_such(entity.record, condition)?,
                None => false,
            },
            Condition::Of(whose) => sides(*whose, scope.side).contains(&self.owner(who)),
            Condition::Has(tag) => match who {
                Ref::Entity(at) => self.entities[at].has(*tag),
                Ref::Hero(side) => self.sides[side].tags.contains(tag),
                Ref::Player(_) => return None,
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
                    // Two plain ones are the same.
                    return which.that.iter().all(Condition::is_always).then_some(false);
                }
                let all = self.gather(which, scope)?;
                let ids = all.iter().map(|who| match who {
                    Ref::Entity(at) => Some(&self.entities[*at].record.id),
                    _ => None,
                });
                let ids = ids.collect::<Option<Vec<_>>>()?;
                ids.iter().enumerate().all(|(at, id)| !ids[..at].contains(id))
            }
            Condition::AnotherClass => {
                let of = entity?.record.class;
                of != CardClass::Neutral && of != self.classes[self.owner(who)]
            }
            Condition::OddCost => entity?.cost % 2 == 1,
            Condition::FromThePast => is_such(entity?.record, condition)?,
            Condition::SharesRace(which) => {
                let mine = entity?.record.races;
                let others = self.gather(which, scope)?;
                others.iter().any(|who| matches!(who, Ref::Entity(at) if self.entities[*at].record.races.share(mine)))
            }
            Condition::Itself => who == Ref::Entity(scope.this),
            Condition::StartedInDeck => entity?.native,
            Condition::Dead => entity
                .is_some_and(|entity| entity.spot == Spot::Dead || (entity.spot == Spot::Board && entity.is_dying())),
            Condition::Is(which) => self.candidates(which, scope)?.contains(&who),
            Condition::Heard(cmp, n) => compare(*cmp, scope.much, (*n).into()),
            Condition::DrawnThisTurn => entity?.held == self.turn,
            Condition::There(cmp, n, which) => {
                let which = Selector { pick: Pick::All, ..**which };
                compare(*cmp, self.how_many(&which, scope)?, (*n).into())
            }
            Condition::More(these, than) => self.how_many(these, scope)? > self.how_many(than, scope)?,
            Condition::Did(cmp, n, past) => {
                compare(*cmp, i64::try_from(self.past(past, scope)?.len()).ok()?, (*n).into())
            }
            Condition::Combo => self.sides[scope.side].played > 1,
            Condition::So(word) => {
                let (at, so) = self.so.as_ref()?;
                who == Ref::Entity(*at) && so.contains(word)
            }
            Condition::TurnOf(whose) => sides(*whose, scope.side).contains(&self.active),
            Condition::Kindred => {
                let mine = entity?.record;
                let then = |did: &&HistoryEntry| {
                    did.deed == Deed::Played && did.side == scope.side && self.turn - did.turn == 2
                };
                let kin = |record: &Card| {
                    mine.races.share(record.races) || (mine.school().is_some() && mine.school() == record.school())
                };
                self.history.iter().filter(then).filter_map(|did| did.record).any(kin)
            }
            Condition::Lacks(cards) => {
                let row = &self.sides[scope.side].row;
                cards.iter().any(|id| !row.iter().any(|at| self.entities[*at].record.id == *id))
            }
            _ => return None,
        })
    }

    /// Whether the plain minions of the decks, with which the game began, are such.
    pub fn plain_is(&self, condition: &Condition) -> Option<bool> {
        Some(match condition {
            Condition::StartedInDeck => true,
            Condition::AnotherClass => false,
            Condition::Not(of) => !self.plain_is(of)?,
            Condition::Any(of) => of.iter().map(|one| self.plain_is(one)).try_fold(false, |a, b| Some(a | b?))?,
            Condition::All(of) => of.iter().map(|one| self.plain_is(one)).try_fold(true, |a, b| Some(a & b?))?,
            _ => is_such(self.plain, condition)?,
        })
    }

    /// How many a selector speaks of, the plain minions of decks among them.
    fn how_many(&self, which: &Selector, scope: &Scope) -> Option<i64> {
        let Source::At(whose, Place::Deck) = which.from else {
            return i64::try_from(self.candidates(which, scope)?.len()).ok();
        };
        let mut many = 0;
        let plain_fits = which.that.iter().map(|one| self.plain_is(one));
        let plain_fits = plain_fits.collect::<Option<Vec<_>>>()?.into_iter().all(|fits| fits);
        for side in sides(whose, scope.side) {
            for who in self.at(*side, Place::Deck) {
                let fits = which.that.iter().map(|one| self.fits(one, who, scope)).collect::<Option<Vec<_>>>()?;
                many += i64::from(fits.into_iter().all(|fits| fits));
            }
            many += if plain_fits { i64::try_from(self.sides[*side].plain).ok()? } else { 0 };
        }
        Some(many)
    }

    /// The remembered deeds that match.
    pub fn past(&self, past: &Past, scope: &Scope) -> Option<Vec<&HistoryEntry>> {
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
            let such = match (did.record.map(|record| is_such(record, &past.that)), did.entity) {
                (None, _) => past.that.is_always(),
                // What no card says of itself, this one may say.
                (Some(None), Some(at)) => self.fits(&past.that, Ref::Entity(at), scope)?,
                (Some(such), _) => such?,
            };
            let other = !past.other || did.entity != Some(scope.this);
            if such && other {
                found.push(did);
            }
        }
        Some(found)
    }

    /// A number of a text, with what it is multiplied by.
    pub fn number(&self, amount: &Amount, scope: &Scope) -> Option<i64> {
        let n = i64::from(amount.n);
        let count = |many: usize| i64::try_from(many).ok();
        Some(match &amount.per {
            Per::One => n,
            Per::Each(which) => {
                let which =
                    Selector { pick: if which.from == Source::Nobody { which.pick } else { Pick::All }, ..*which };
                n * self.how_many(&which, scope)?
            }
            Per::Stat(stat, whose) => {
                let mut sum = 0;
                for one in self.gather(whose, scope)? {
                    sum += self.stat(*stat, one)?;
                }
                n * sum
            }
            Per::Past(past) => n * count(self.past(past, scope)?.len())?,
            Per::ThatMuch => n * scope.much,
            Per::Done => n * scope.done,
            Per::SchoolsCast => {
                let mine = |did: &&HistoryEntry| did.deed == Deed::Cast && did.side == scope.side;
                let schools = self.history.iter().filter(mine).filter_map(|did| did.record?.school());
                n * count(schools.collect::<BTreeSet<_>>().len())?
            }
            Per::Excess => {
                let mut sum = 0;
                for who in scope.it.as_ref()? {
                    let Ref::Entity(at) = who else { return None };
                    sum += (-self.entities[*at].left()).max(0);
                }
                n * sum
            }
            Per::Number => {
                let entity = &self.entities[scope.this];
                let printed = i64::from(entity.record.tag(GameTag::TAG_SCRIPT_DATA_NUM_1));
                let more = match self.improved {
                    Some(per) => self.number(&Amount { n: 1, per }, scope)?,
                    None => 0,
                };
                n * (printed + entity.counted + more)
            }
            Per::UpTo(_) | Per::Stored(_) | Per::X => return None,
        })
    }
}
