//! Cards that effects make, take, draw and equip.
use cardwright_data::GameTag;
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Entity, Ref, Spot};
use crate::plan::pools;
use crate::steps::Outcome;

impl Simulation<'_> {
    /// What an effect makes or takes; on its way, or where it is.
    pub fn obtain(&mut self, what: &What, side: usize, scope: &Scope, to_play: bool) -> Option<Vec<usize>> {
        let record: &'static Card = match what {
            What::Named(id) => self.fixtures.card(id)?,
            What::OneOf(ids) => {
                let id = ids.first()?;
                self.force(Outcome::Card(id));
                self.fixtures.card(id)?
            }
            What::Random(that) => self.of_pool(that, Classes::Any, side, to_play)?,
            What::Token(that) => {
                let record = self.token(that)?;
                self.force(Outcome::Card(record.id));
                record
            }
            What::JadeGolem => return Some(vec![self.jade_golem(side)?]),
            What::RandomOf(that, classes) => self.of_pool(that, *classes, side, to_play)?,
            What::CopyOf(which) => {
                let mut made = Vec::new();
                for who in self.pick(which, scope)? {
                    let Ref::Entity(at) = who else { return None };
                    let original = &self.state.entities[at];
                    let lives = original.spot == Spot::Board && !original.is_dying();
                    let as_it_is = lives || matches!(original.spot, Spot::Hand | Spot::Deck);
                    let mut copy = original.clone();
                    (copy.nth, copy.side, copy.became, copy.fresh, copy.doomed, copy.native) =
                        (None, side, false, true, false, false);
                    if !as_it_is {
                        copy.print();
                    }
                    copy.spot = Spot::Away;
                    made.push(self.state.add(copy)?);
                }
                return Some(made);
            }
            What::Themselves(which) => {
                let found = self.pick(which, scope)?;
                return found.into_iter().map(|who| if let Ref::Entity(at) = who { Some(at) } else { None }).collect();
            }
            What::FromPast(past) => {
                let found: Vec<&Card> = self.state.past(past, scope)?.iter().filter_map(|did| did.record).collect();
                // Each comes once; who came for this very effect stands behind.
                let Some(first) = found.get(scope.came) else { return Some(Vec::new()) };
                self.force(Outcome::Card(first.id));
                let id = first.id;
                self.fixtures.card(id)?
            }
            What::EachPast(past) => {
                let found: Vec<&str> =
                    self.state.past(past, scope)?.iter().filter_map(|did| did.record.map(|it| it.id)).collect();
                let made =
                    found.iter().map(|id| self.state.add(Entity::new(self.fixtures.card(id)?, side, Spot::Away)));
                return made.collect();
            }
            What::LastPast(past) => {
                let Some(id) = self.state.past(past, scope)?.last().and_then(|did| did.record).map(|it| it.id) else {
                    return Some(Vec::new());
                };
                self.fixtures.card(id)?
            }
            What::Costing(that, more, per) => {
                let both = self.costing(that, *more, per, scope)?;
                self.of_pool(&both, Classes::Any, side, to_play)?
            }
            What::OneMissing(_) => return None,
        };
        let sleeps = pools::sleep(record).is_some();
        (!to_play || sleeps || self.fixtures.is_quiet(record) || record.id == self.record.id).then_some(())?;
        Some(vec![self.state.add(Entity::new(record, side, Spot::Away))?])
    }

    /// The spells that an effect casts, those that surely do one simple thing; on their way, or where they are.
    pub fn castable(&mut self, what: &What, side: usize, scope: &Scope) -> Option<Vec<usize>> {
        let (that, classes) = match what {
            What::Random(that) => (*that, Classes::Any),
            What::RandomOf(that, classes) => (*that, *classes),
            What::Costing(that, more, per) => (self.costing(that, *more, per, scope)?, Classes::Any),
            _ => return self.obtain(what, side, scope, false),
        };
        (side == 0 || classes == Classes::Any).then_some(())?;
        self.pools.push((that, classes, side));
        let record = self.fit_to_cast(&that, classes)?;
        self.force(Outcome::Card(record.id));
        Some(vec![self.state.add(Entity::new(record, side, Spot::Away))?])
    }

    /// "That costs (1) more".
    fn costing(&self, that: &Condition, more: i16, per: &Per, scope: &Scope) -> Option<Condition> {
        let cost = i64::from(more) + self.state.number(&Amount { n: 1, per: *per }, scope)?;
        let cost = Condition::Stat(
            Stat::Cost,
            cardwright_engine::script::condition::Cmp::Equal,
            i16::try_from(cost.max(0)).ok()?,
        );
        Some(Condition::All(Box::leak(Box::new([*that, cost]))))
    }

    pub fn equip(&mut self, at: usize) {
        let side = self.state.entities[at].side;
        if let Some(old) = self.state.weapon(side) {
            self.state.entities[old].spot = Spot::Dead;
            self.raise(EventKind::Death, Ref::Entity(old), None, 1);
        }
        self.state.leave(at);
        self.state.entities[at].spot = Spot::Weapon;
        self.raise_at(Some(Timing::After), EventKind::Equip, Ref::Player(side), Some(Ref::Entity(at)), 1);
    }

    /// The top card comes into the hand.
    pub fn draw_top(&mut self, side: usize) -> Option<Option<usize>> {
        let at = self.state.top(side)?;
        // What happens when such a card is drawn is not told.
        let happens = [GameTag::CASTS_WHEN_DRAWN, GameTag::SUMMONED_WHEN_DRAWN];
        let minion = self.is_own(at) && self.state.entities[at].is_minion();
        let happens = if minion { &happens[1..] } else { &happens[..] };
        (!happens.iter().any(|tag| self.state.entities[at].has(*tag))).then_some(())?;
        Some(self.draw_this(at).then_some(at))
    }

    /// The first such card from the top.
    pub fn draw_such(&mut self, side: usize, that: &Condition, scope: &Scope) -> Option<Option<usize>> {
        for at in self.state.sides[side].deck.clone().into_iter().rev() {
            if self.state.fits(that, Ref::Entity(at), scope)? {
                return Some(self.draw_this(at).then_some(at));
            }
        }
        if self.state.plain_is(that)? {
            // Beneath all that was put there.
            let above = std::mem::take(&mut self.state.sides[side].deck);
            let at = self.state.top(side)?;
            self.state.sides[side].deck = above;
            return Some(self.draw_this(at).then_some(at));
        }
        Some(None)
    }

    pub fn draw_this(&mut self, at: usize) -> bool {
        let side = self.state.entities[at].side;
        if !self.state.come_to_hand(at) {
            return false;
        }
        self.state.did(Deed::Drawn, side, Some(at));
        self.raise(EventKind::ToHand, Ref::Player(side), Some(Ref::Entity(at)), 1);
        self.raise(EventKind::Draw, Ref::Player(side), Some(Ref::Entity(at)), 1);
        true
    }
}
