//! A table as a player sees it, in numbers: what a text does to it is worked out here from the text's own numbers, so that
//! the rules can be held against them.
use std::collections::BTreeSet;

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardType, GameTag, Race};
use cardwright_engine::script::condition::Cmp;
use cardwright_engine::script::prelude::*;

/// How many cards a hand holds.
const HAND: usize = 10;
/// How many minions a side has room for.
const BOARD: usize = 7;

/// A minion, or a card in my hand, that the test put there.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Body {
    /// Its number among what came to the table.
    pub nth: usize,
    pub mine: bool,
    pub in_hand: bool,
    pub card_type: CardType,
    pub races: Vec<Race>,
    pub attack: i64,
    pub health: i64,
    pub damage: i64,
    pub cost: i64,
    pub tags: BTreeSet<GameTag>,
    pub dead: bool,
    /// Went back to the hand, into the deck, or became something else.
    pub gone: bool,
    /// What it became.
    pub became: Option<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Default)]
pub(super) struct Side {
    pub damage: i64,
    pub armor: i64,
    pub attack: i64,
    pub hand: usize,
    pub deck: usize,
    /// Minions that the text made.
    pub made: Vec<(&'static str, i64, i64)>,
    /// Minions that the text made, whichever they are.
    pub others: usize,
    pub weapon: Option<(i64, i64)>,
    pub hero_tags: BTreeSet<GameTag>,
}

/// Somebody at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Ref {
    Body(usize),
    Hero(usize),
    Player(usize),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table {
    pub bodies: Vec<Body>,
    /// Mine, then theirs.
    pub sides: [Side; 2],
    pub mana: i64,
    /// What is asked of the player, in order.
    pub answers: usize,
}

/// Whom a text may speak of.
#[derive(Clone, Debug, Default)]
pub(super) struct Spoken {
    pub this: Option<usize>,
    pub target: Option<Ref>,
    /// `None`: somebody whom the table does not know.
    pub it: Option<Vec<Ref>>,
    pub that: Option<Ref>,
    pub who: Option<Ref>,
}

impl Body {
    pub fn new(record: &CardRecord, nth: usize, mine: bool, in_hand: bool) -> Self {
        let n = |number: Option<i64>| number.unwrap_or(0);
        Self {
            nth,
            mine,
            in_hand,
            card_type: record.card_type().unwrap_or(CardType::Invalid),
            races: record.races(),
            attack: n(record.attack()),
            health: n(record.health()),
            damage: 0,
            cost: n(record.cost()),
            tags: record.ints.iter().filter(|(_, n)| **n > 0).map(|(tag, _)| *tag).collect(),
            dead: false,
            gone: false,
            became: None,
        }
    }

    fn is_there(&self) -> bool {
        !self.in_hand && !self.dead && !self.gone
    }
}

impl Table {
    /// The minions of a side, from the left.
    fn board(&self, mine: bool) -> impl Iterator<Item = usize> + '_ {
        (0..self.bodies.len()).filter(move |at| self.bodies[*at].mine == mine && self.bodies[*at].is_there())
    }

    /// How many minions a side has.
    pub fn count(&self, side: usize) -> usize {
        self.board(side == 0).count() + self.sides[side].made.len() + self.sides[side].others
    }

    /// Who is meant; `None` where that is not certain.
    pub fn select(&self, which: &Selector, spoken: &Spoken) -> Option<Vec<Ref>> {
        let sides: &[usize] = match which.from {
            Source::At(cardwright_engine::script::selector::Side::Friendly, _) => &[0],
            Source::At(cardwright_engine::script::selector::Side::Enemy, _) => &[1],
            _ => &[0, 1],
        };
        let mut found: Vec<Ref> = match which.from {
            Source::Nobody => Vec::new(),
            Source::This => vec![Ref::Body(spoken.this?)],
            Source::Target(..) => vec![spoken.target?],
            Source::It => spoken.it.clone()?,
            Source::That => vec![spoken.that?],
            Source::Who => vec![spoken.who?],
            Source::At(_, place) => {
                let is_minion = |at: &usize| self.bodies[*at].card_type == CardType::Minion;
                let minions =
                    |side: &usize| self.board(*side == 0).filter(is_minion).map(Ref::Body).collect::<Vec<_>>();
                match place {
                    // What the text itself made cannot be told apart here.
                    Place::Minions if sides.iter().all(|side| self.sides[*side].made.is_empty()) => {
                        sides.iter().flat_map(minions).collect()
                    }
                    Place::Heroes => sides.iter().map(|side| Ref::Hero(*side)).collect(),
                    Place::Characters if sides.iter().all(|side| self.sides[*side].made.is_empty()) => {
                        sides.iter().flat_map(|side| [vec![Ref::Hero(*side)], minions(side)].concat()).collect()
                    }
                    Place::Player => sides.iter().map(|side| Ref::Player(*side)).collect(),
                    Place::Hand if sides == [0] => {
                        let there = |at: &usize| self.bodies[*at].in_hand && !self.bodies[*at].gone;
                        (0..self.bodies.len()).filter(there).map(Ref::Body).collect()
                    }
                    _ => return None,
                }
            }
            Source::Several(several) => {
                let mut all = Vec::new();
                for one in several {
                    all.extend(self.select(one, spoken)?);
                }
                all
            }
            Source::Creator | Source::Remembered => return None,
        };
        found = match which.near {
            Near::Itself => found,
            Near::Neighbours | Near::WithNeighbours => {
                let mut near = Vec::new();
                for one in found {
                    let Ref::Body(at) = one else { return None };
                    let row: Vec<usize> = self.board(self.bodies[at].mine).collect();
                    let place = row.iter().position(|it| *it == at)?;
                    if which.near == Near::WithNeighbours {
                        near.push(one);
                    }
                    near.extend(place.checked_sub(1).and_then(|left| row.get(left)).map(|it| Ref::Body(*it)));
                    near.extend(row.get(place + 1).map(|it| Ref::Body(*it)));
                }
                near
            }
            _ => return None,
        };
        if which.other {
            found.retain(|it| Some(*it) != spoken.this.map(Ref::Body));
        }
        for condition in &which.that {
            let mut kept = Vec::new();
            for one in found {
                if self.fits(condition, one, spoken)? {
                    kept.push(one);
                }
            }
            found = kept;
        }
        match which.pick {
            Pick::All => Some(found),
            Pick::Random(n) => (found.len() <= usize::from(n)).then_some(found),
            Pick::Most(_) | Pick::Least(_) => (found.len() <= 1).then_some(found),
            Pick::First(_) | Pick::Last(_) => None,
        }
    }

    /// Whether a condition holds for somebody.
    fn fits(&self, condition: &Condition, who: Ref, spoken: &Spoken) -> Option<bool> {
        let body = if let Ref::Body(at) = who { Some(&self.bodies[at]) } else { None };
        Some(match condition {
            Condition::Always => true,
            Condition::Character => true,
            Condition::Type(CardType::Minion) => body.is_some_and(|body| body.card_type == CardType::Minion),
            Condition::Type(CardType::Hero) => matches!(who, Ref::Hero(_)),
            Condition::Type(card_type) => body?.card_type == *card_type,
            Condition::Race(race) => {
                body.is_some_and(|body| body.races.contains(race) || body.races.contains(&Race::All))
            }
            Condition::Damaged => match who {
                Ref::Body(at) => self.bodies[at].damage > 0,
                Ref::Hero(side) => self.sides[side].damage > 0,
                Ref::Player(_) => return None,
            },
            Condition::Dead => body.is_some_and(|body| body.dead || body.damage >= body.health),
            Condition::Has(tag) => body?.tags.contains(tag),
            Condition::Not(other) => !self.fits(other, who, spoken)?,
            Condition::Is(which) => self.select(which, spoken)?.contains(&who),
            Condition::Stat(stat, cmp, n) => {
                let body = body?;
                let value = match stat {
                    Stat::Attack => body.attack,
                    Stat::Health => body.health - body.damage,
                    Stat::Cost => body.cost,
                    _ => return None,
                };
                let n = i64::from(*n);
                match cmp {
                    Cmp::Equal => value == n,
                    Cmp::AtLeast => value >= n,
                    Cmp::AtMost => value <= n,
                }
            }
            Condition::All(all) => {
                let mut holds = true;
                for one in *all {
                    holds &= self.fits(one, who, spoken)?;
                }
                holds
            }
            Condition::Any(any) => {
                let mut holds = false;
                for one in *any {
                    holds |= self.fits(one, who, spoken)?;
                }
                holds
            }
            _ => return None,
        })
    }

    /// Whether a condition on the whole table holds; `None` where that is not certain.
    pub fn holds(&self, condition: &Condition, spoken: &Spoken) -> Option<bool> {
        match condition {
            Condition::Always => Some(true),
            Condition::There(cmp, n, which) => {
                let there = i64::try_from(self.select(which, spoken)?.len()).ok()?;
                let n = i64::from(*n);
                Some(match cmp {
                    Cmp::Equal => there == n,
                    Cmp::AtLeast => there >= n,
                    Cmp::AtMost => there <= n,
                })
            }
            Condition::Not(other) => Some(!self.holds(other, spoken)?),
            Condition::TurnOf(cardwright_engine::script::selector::Side::Friendly) => Some(true),
            Condition::Damaged => self.fits(condition, Ref::Body(spoken.this?), spoken),
            _ => None,
        }
    }

    /// A number of a text, with what it is multiplied by.
    pub fn number(&self, amount: &Amount, spoken: &Spoken) -> Option<i64> {
        let n = i64::from(amount.n);
        Some(match &amount.per {
            Per::One => n,
            Per::Each(which) => n * i64::try_from(self.select(which, spoken)?.len()).ok()?,
            Per::Stat(stat, whose) => {
                let mut sum = 0;
                for one in self.select(whose, spoken)? {
                    sum += match (one, stat) {
                        (Ref::Body(at), Stat::Attack) => self.bodies[at].attack,
                        (Ref::Body(at), Stat::Health) => self.bodies[at].health - self.bodies[at].damage,
                        (Ref::Body(at), Stat::Cost) => self.bodies[at].cost,
                        (Ref::Hero(side), Stat::Attack) => {
                            self.sides[side].attack + self.sides[side].weapon.map_or(0, |weapon| weapon.0)
                        }
                        (Ref::Hero(side), Stat::Armor) => self.sides[side].armor,
                        _ => return None,
                    };
                }
                n * sum
            }
            _ => return None,
        })
    }

    /// Damage to somebody, Armor first; what dies dies at the end, see [`bury`](Self::bury).
    pub fn hit(&mut self, who: Ref, n: i64) -> Option<()> {
        if n <= 0 {
            return Some(());
        }
        match who {
            Ref::Body(at) => {
                let body = &mut self.bodies[at];
                let immune = [GameTag::DIVINE_SHIELD, GameTag::IMMUNE].iter().any(|tag| body.tags.contains(tag));
                (!immune && !body.in_hand && body.card_type == CardType::Minion).then_some(())?;
                body.damage += n;
            }
            Ref::Hero(side) => {
                let hero = &mut self.sides[side];
                let left = n - hero.armor.min(n);
                hero.armor -= n - left;
                hero.damage += left;
                (hero.damage < 30).then_some(())?;
            }
            Ref::Player(_) => return None,
        }
        Some(())
    }

    /// Health back to somebody.
    pub fn mend(&mut self, who: Ref, n: i64) -> Option<()> {
        match who {
            Ref::Body(at) => self.bodies[at].damage = (self.bodies[at].damage - n).max(0),
            Ref::Hero(side) => self.sides[side].damage = (self.sides[side].damage - n).max(0),
            Ref::Player(_) => return None,
        }
        Some(())
    }

    /// Whoever has no Health left dies.
    pub fn bury(&mut self) {
        for body in &mut self.bodies {
            if !body.in_hand && body.card_type == CardType::Minion && body.damage >= body.health {
                body.dead = true;
            }
        }
    }

    /// Whether somebody comes back from the dead.
    pub fn haunts(&self) -> bool {
        self.bodies.iter().any(|body| body.dead && body.tags.contains(&GameTag::REBORN))
    }

    /// What is given to somebody.
    pub fn change(&mut self, who: Ref, modifiers: &[Modifier], x: i64) -> Option<()> {
        for modifier in modifiers {
            let n = i64::from(modifier.amount.n)
                * match modifier.amount.per {
                    Per::One => 1,
                    Per::X => x,
                    _ => return None,
                };
            let apply = |value: &mut i64, n: i64| -> Option<()> {
                *value = match modifier.op {
                    Op::Add => *value + n,
                    Op::Set => n,
                    Op::Times => *value * n,
                    Op::AtLeast | Op::AtMost => return None,
                };
                Some(())
            };
            if let Ref::Hero(side) = who {
                match modifier.what {
                    Attribute::Attack => apply(&mut self.sides[side].attack, n)?,
                    Attribute::Tag(tag) if n > 0 => drop(self.sides[side].hero_tags.insert(tag)),
                    _ => return None,
                }
                continue;
            }
            let Ref::Body(at) = who else { return None };
            let body = &mut self.bodies[at];
            let minion = body.card_type == CardType::Minion;
            match modifier.what {
                Attribute::Stats if minion => {
                    apply(&mut body.attack, n)?;
                    let times = if modifier.amount.per == Per::X { x } else { 1 };
                    apply(&mut body.health, i64::from(modifier.also) * times)?;
                }
                Attribute::Attack if minion => apply(&mut body.attack, n)?,
                Attribute::Health if minion => apply(&mut body.health, n)?,
                Attribute::Cost if body.in_hand => {
                    apply(&mut body.cost, n)?;
                    body.cost = body.cost.max(i64::from(modifier.also.max(0)).min(body.cost.max(0)));
                }
                Attribute::Tag(GameTag::SPELLPOWER) => return None,
                Attribute::Tag(tag) if modifier.op == Op::Set && n > 0 => drop(body.tags.insert(tag)),
                _ => return None,
            }
            if modifier.op == Op::Set && matches!(modifier.what, Attribute::Stats | Attribute::Health) {
                body.damage = 0;
            }
            body.attack = body.attack.max(0);
        }
        Some(())
    }

    /// Cards that come to a hand.
    pub fn take(&mut self, side: usize, n: usize) -> Option<()> {
        self.sides[side].hand += n;
        (self.sides[side].hand <= HAND).then_some(())
    }

    /// Minions that come to a side, as far as there is room.
    pub fn make(&mut self, side: usize, card: Option<(&'static str, i64, i64)>, n: usize) {
        for _ in 0..n {
            if self.count(side) < BOARD {
                match card {
                    Some(card) => self.sides[side].made.push(card),
                    None => self.sides[side].others += 1,
                }
            }
        }
    }
}
