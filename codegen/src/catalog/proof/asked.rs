//! Whom a text means, whether its conditions hold, and its numbers: asked of the table, apart from the rules.
use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardType, GameTag, Race};
use cardwright_engine::script::prelude::*;

use std::collections::BTreeSet;

use super::table::{Body, Did, Ref, Spot, Table};

/// What a text knows while it is carried out.
#[derive(Clone, Debug, Default)]
pub(super) struct Scope {
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
pub(super) fn sides(side: Side, you: usize) -> &'static [usize] {
    match (side, you) {
        (Side::Friendly, 0) | (Side::Enemy, 1) => &[0],
        (Side::Friendly | Side::Enemy, _) => &[1],
        (Side::Both, 0) => &[0, 1],
        (Side::Both, _) => &[1, 0],
    }
}

/// Whether a printed card is such; `None` where only a game can say.
pub(super) fn is_such(record: &CardRecord, condition: &Condition) -> Option<bool> {
    Some(match condition {
        Condition::Always => true,
        Condition::Not(of) => !is_such(record, of)?,
        Condition::Any(of) => of.iter().map(|one| is_such(record, one)).try_fold(false, |a, b| Some(a | b?))?,
        Condition::All(of) => of.iter().map(|one| is_such(record, one)).try_fold(true, |a, b| Some(a & b?))?,
        Condition::Type(card_type) => record.card_type() == Some(*card_type),
        Condition::Character => matches!(record.card_type(), Some(CardType::Minion | CardType::Hero)),
        Condition::Race(race) => is_race(record, *race),
        Condition::School(school) => record.school() == Some(*school),
        Condition::Class(class) => record.classes().first().copied().unwrap_or(CardClass::Neutral) == *class,
        Condition::Rarity(rarity) => record.rarity() == Some(*rarity),
        Condition::Named(id) => {
            // Whether another of the same family has the same name is not known here.
            let stem = |id: &str| id.trim_start_matches("CORE_").split('t').next().unwrap_or_default().to_owned();
            (record.id == *id || stem(&record.id) != stem(id)).then_some(())?;
            record.id == *id
        }
        Condition::Has(tag) => record.has(*tag),
        Condition::OddCost => record.cost().unwrap_or(0) % 2 == 1,
        Condition::FromThePast => !record.set().is_standard(),
        Condition::Stat(stat, cmp, n) => {
            let value = match stat {
                Stat::Attack => record.attack(),
                Stat::Health | Stat::MaxHealth => record.health().or(record.durability()),
                Stat::Cost => record.cost(),
                _ => return None,
            };
            compare(*cmp, value.unwrap_or(0), (*n).into())
        }
        _ => return None,
    })
}

fn is_race(record: &CardRecord, race: Race) -> bool {
    record.races().iter().any(|it| *it == race || *it == Race::All)
}

pub(super) const fn compare(cmp: cardwright_engine::script::condition::Cmp, a: i64, b: i64) -> bool {
    use cardwright_engine::script::condition::Cmp;
    match cmp {
        Cmp::Equal => a == b,
        Cmp::AtLeast => a >= b,
        Cmp::AtMost => a <= b,
    }
}

impl<'a> Table<'a> {
    /// What is at a place.
    fn at(&self, side: usize, place: Place) -> Vec<Ref> {
        let here = &self.sides[side];
        let awake = |at: &&usize| self.bodies[**at].is_minion() && self.bodies[**at].sleeps == 0;
        let minions = || here.row.iter().filter(awake).map(|at| Ref::Body(*at));
        let spot = |spot| {
            let there = move |(_, body): &(usize, &Body)| body.spot == spot && body.side == side;
            self.bodies.iter().enumerate().filter(there).map(|(at, _)| Ref::Body(at)).collect()
        };
        match place {
            Place::Minions => minions().collect(),
            Place::Heroes => vec![Ref::Hero(side)],
            Place::Characters => std::iter::once(Ref::Hero(side)).chain(minions()).collect(),
            Place::Locations => {
                let location = |at: &&usize| self.bodies[**at].card_type() == CardType::Location;
                here.row.iter().filter(location).map(|at| Ref::Body(*at)).collect()
            }
            Place::Weapon => spot(Spot::Weapon),
            Place::Hand => here.hand.iter().map(|at| Ref::Body(*at)).collect(),
            Place::Deck => here.deck.iter().rev().map(|at| Ref::Body(*at)).collect(),
            Place::Secrets => spot(Spot::Secret),
            Place::Graveyard => spot(Spot::Dead),
            Place::Player => vec![Ref::Player(side)],
            Place::HeroPower => spot(Spot::Power),
            Place::Dormant => {
                let asleep = |at: &&usize| self.bodies[**at].sleeps > 0;
                here.row.iter().filter(asleep).map(|at| Ref::Body(*at)).collect()
            }
            Place::Launchpad => {
                let ship = |at: &&usize| self.bodies[**at].has(GameTag::LAUNCHPAD);
                here.row.iter().filter(ship).map(|at| Ref::Body(*at)).collect()
            }
        }
    }

    /// All that a selector speaks of, before any is picked; `None` where that is not certain.
    pub fn candidates(&self, which: &Selector, scope: &Scope) -> Option<Vec<Ref>> {
        let mut found: Vec<Ref> = match which.from {
            Source::Nobody => Vec::new(),
            Source::This => vec![Ref::Body(scope.this)],
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
                            let of = |record: &CardRecord| match stat {
                                Stat::Cost => record.cost(),
                                Stat::Attack => record.attack(),
                                _ => record.health(),
                            };
                            let most = matches!(which.pick, Pick::Most(_));
                            let beats = |who: &Ref| match who {
                                Ref::Body(at) => {
                                    let body = &self.bodies[*at];
                                    let (a, b) = (of(body.record).unwrap_or(0), of(self.plain).unwrap_or(0));
                                    let fits = which.that.iter().all(|one| is_such(body.record, one) == Some(true));
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
            Source::Remembered => self.bodies[scope.this].memory.into_iter().collect(),
            Source::Creator => return None,
        };
        found = match which.near {
            Near::Itself => found,
            Near::Neighbours | Near::WithNeighbours => {
                let mut near = Vec::new();
                for one in found {
                    if let Ref::Body(at) = one
                        && which.near == Near::Neighbours
                        && self.bodies[at].spot == Spot::Dead
                    {
                        // Beside whom it stood.
                        let stood = self.bodies[at].stood.iter();
                        near.extend(stood.filter(|it| self.bodies[**it].spot == Spot::Board).map(|it| Ref::Body(*it)));
                        continue;
                    }
                    let Ref::Body(at) = one else {
                        near.extend((which.near == Near::WithNeighbours).then_some(one));
                        continue;
                    };
                    let row = &self.sides[self.bodies[at].side].row;
                    let place = row.iter().position(|it| *it == at);
                    // What sleeps is nobody's neighbour.
                    let awake = |it: &&usize| self.bodies[**it].sleeps == 0;
                    let beside =
                        |place: Option<usize>| place.and_then(|it| row.get(it)).filter(awake).map(|it| Ref::Body(*it));
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
            found.retain(|it| *it != Ref::Body(scope.this));
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
                found.retain(|who| !matches!(who, Ref::Body(at) if self.bodies[*at].spot == Spot::Board && self.bodies[*at].is_dying()));
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
            Ref::Body(at) => self.bodies[at].side,
            Ref::Hero(side) | Ref::Player(side) => side,
        }
    }

    pub fn stat(&self, stat: Stat, who: Ref) -> Option<i64> {
        let side = &self.sides[self.owner(who)];
        Some(match (stat, who) {
            (Stat::Attack, Ref::Body(at)) => self.bodies[at].attack,
            (Stat::Health, Ref::Body(at)) => self.bodies[at].left(),
            (Stat::MaxHealth, Ref::Body(at)) => self.bodies[at].health,
            (Stat::Damage, Ref::Body(at)) => self.bodies[at].damage,
            (Stat::Cost, Ref::Body(at)) => self.bodies[at].cost,
            (Stat::Attack, Ref::Hero(side)) => self.hero_attack(side),
            (Stat::Health, Ref::Hero(_)) => side.health - side.damage,
            (Stat::Damage, Ref::Hero(_)) => side.damage,
            (Stat::Armor, Ref::Hero(_)) => side.armor,
            (Stat::SpellDamage, _) => {
                let mine =
                    |body: &&Body| body.side == self.owner(who) && matches!(body.spot, Spot::Board | Spot::Weapon);
                self.bodies.iter().filter(mine).map(|body| body.spells).sum()
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
        let body = if let Ref::Body(at) = who { Some(&self.bodies[at]) } else { None };
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
            Condition::Character => matches!(who, Ref::Hero(_)) || body.is_some_and(Body::is_minion),
            Condition::Type(card_type) => body.is_some_and(|body| body.card_type() == *card_type),
            Condition::Race(_)
            | Condition::School(_)
            | Condition::Class(_)
            | Condition::Rarity(_)
            | Condition::Named(_) => match body {
                Some(body) => is_such(body.record, condition)?,
                None => false,
            },
            Condition::Of(whose) => sides(*whose, scope.side).contains(&self.owner(who)),
            Condition::Has(tag) => match who {
                Ref::Body(at) => self.bodies[at].has(*tag),
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
                    Ref::Body(at) => Some(&self.bodies[*at].record.id),
                    _ => None,
                });
                let ids = ids.collect::<Option<Vec<_>>>()?;
                ids.iter().enumerate().all(|(at, id)| !ids[..at].contains(id))
            }
            Condition::AnotherClass => {
                let of = body?.record.classes().first().copied().unwrap_or(CardClass::Neutral);
                of != CardClass::Neutral && of != self.classes[self.owner(who)]
            }
            Condition::OddCost => body?.cost % 2 == 1,
            Condition::FromThePast => is_such(body?.record, condition)?,
            Condition::SharesRace(which) => {
                let mine = body?.record.races();
                let others = self.gather(which, scope)?;
                let races =
                    |who: &Ref| if let Ref::Body(at) = who { self.bodies[*at].record.races() } else { Vec::new() };
                others.iter().flat_map(races).any(|race| mine.contains(&race))
            }
            Condition::Itself => who == Ref::Body(scope.this),
            Condition::StartedInDeck => body?.native,
            Condition::Dead => {
                body.is_some_and(|body| body.spot == Spot::Dead || (body.spot == Spot::Board && body.is_dying()))
            }
            Condition::Is(which) => self.candidates(which, scope)?.contains(&who),
            Condition::Heard(cmp, n) => compare(*cmp, scope.much, (*n).into()),
            Condition::DrawnThisTurn => body?.held == self.turn,
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
                who == Ref::Body(*at) && so.contains(word)
            }
            Condition::TurnOf(whose) => sides(*whose, scope.side).contains(&self.active),
            Condition::Kindred => {
                let mine = body?.record;
                let then = |did: &&Did| did.deed == Deed::Played && did.side == scope.side && self.turn - did.turn == 2;
                let kin = |record: &CardRecord| {
                    let races = mine.races().iter().any(|race| is_race(record, *race));
                    races || (mine.school().is_some() && mine.school() == record.school())
                };
                self.history.iter().filter(then).filter_map(|did| did.record).any(kin)
            }
            Condition::Lacks(cards) => {
                let row = &self.sides[scope.side].row;
                cards.iter().any(|id| !row.iter().any(|at| self.bodies[*at].record.id == *id))
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
    pub fn past(&self, past: &Past, scope: &Scope) -> Option<Vec<&Did<'a>>> {
        let since = if past.window == Window::WhileHolding { self.bodies[scope.this].since } else { 0 };
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
            let such = match (did.record.map(|record| is_such(record, &past.that)), did.body) {
                (None, _) => past.that.is_always(),
                // What no card says of itself, this one may say.
                (Some(None), Some(at)) => self.fits(&past.that, Ref::Body(at), scope)?,
                (Some(such), _) => such?,
            };
            let other = !past.other || did.body != Some(scope.this);
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
                let mine = |did: &&Did| did.deed == Deed::Cast && did.side == scope.side;
                let schools = self.history.iter().filter(mine).filter_map(|did| did.record?.school());
                n * count(schools.collect::<BTreeSet<_>>().len())?
            }
            Per::Excess => {
                let mut sum = 0;
                for who in scope.it.as_ref()? {
                    let Ref::Body(at) = who else { return None };
                    sum += (-self.bodies[*at].left()).max(0);
                }
                n * sum
            }
            Per::Number => {
                let body = &self.bodies[scope.this];
                let printed = body.record.tag(GameTag::TAG_SCRIPT_DATA_NUM_1).unwrap_or(0);
                let more = match self.improved {
                    Some(per) => self.number(&Amount { n: 1, per }, scope)?,
                    None => 0,
                };
                n * (printed + body.counted + more)
            }
            Per::UpTo(_) | Per::Stored(_) | Per::X => return None,
        })
    }
}
