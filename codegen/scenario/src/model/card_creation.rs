//! Cards that effects make, take, draw and equip.
use crate::unmodeled::{Known, Modeled, NO_CARD, Stop};
use cardwright_data::GameTag;
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Entity, Ref, Spot};
use crate::plan::pools;
use crate::steps::Outcome;

impl Simulation<'_> {
    /// The cards that an effect creates or takes: set aside, or still where they are.
    pub fn obtain(&mut self, what: &What, side: usize, scope: &Scope, to_play: bool) -> Modeled<Vec<usize>> {
        let card: &'static Card = match what {
            What::Named(id) => self.fixtures.card(id).or_unmodeled("a card that is not among the cards")?,
            What::OneOf(ids) => {
                let id = ids.first().or_unmodeled("a choice of nothing")?;
                self.force(Outcome::Card(id));
                self.fixtures.card(id).or_unmodeled("a card that is not among the cards")?
            }
            What::Random(that) => self.of_pool(that, Classes::Any, side, to_play)?,
            What::Token(that) => {
                let card = self.token(that)?;
                self.force(Outcome::Card(card.id));
                card
            }
            What::JadeGolem => return Ok(vec![self.jade_golem(side)?]),
            What::RandomOf(that, classes) => self.of_pool(that, *classes, side, to_play)?,
            What::CopyOf(which) => {
                let mut made = Vec::new();
                for who in self.pick(which, scope)? {
                    let Ref::Entity(at) = who else { return Err(Stop::Unmodeled("this effect on a hero or a player")) };
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
                return Ok(made);
            }
            What::Themselves(which) => {
                let found = self.pick(which, scope)?;
                let cards = found.into_iter().map(|who| if let Ref::Entity(at) = who { Some(at) } else { None });
                return cards.collect::<Option<_>>().or_unmodeled(NO_CARD);
            }
            What::FromPast(past) => {
                let found: Vec<&Card> = self.state.past(past, scope)?.iter().filter_map(|did| did.card).collect();
                // Each card of the history comes once; those that this effect has brought are skipped.
                let Some(first) = found.get(scope.came) else { return Ok(Vec::new()) };
                self.force(Outcome::Card(first.id));
                let id = first.id;
                self.fixtures.card(id).or_unmodeled("a card that is not among the cards")?
            }
            What::EachPast(past) => {
                let found: Vec<&str> =
                    self.state.past(past, scope)?.iter().filter_map(|did| did.card.map(|it| it.id)).collect();
                let made = found.iter().map(|id| {
                    self.state.add(Entity::new(
                        self.fixtures.card(id).or_unmodeled("a card that is not among the cards")?,
                        side,
                        Spot::Away,
                    ))
                });
                return made.collect();
            }
            What::LastPast(past) => {
                let Some(id) = self.state.past(past, scope)?.last().and_then(|did| did.card).map(|it| it.id) else {
                    return Ok(Vec::new());
                };
                self.fixtures.card(id).or_unmodeled("a card that is not among the cards")?
            }
            What::Costing(that, more, per) => {
                let both = self.costing(that, *more, per, scope)?;
                self.of_pool(&both, Classes::Any, side, to_play)?
            }
            What::OneMissing(_) => return Err(Stop::Unmodeled("one of the cards that are missing")),
        };
        let sleeps = pools::sleep(card).is_some();
        (!to_play || sleeps || self.fixtures.is_quiet(card) || card.id == self.card.id)
            .or_unmodeled("the arrival of a card with abilities")?;
        Ok(vec![self.state.add(Entity::new(card, side, Spot::Away))?])
    }

    /// The spells that an effect casts, of a pool one that does one simple thing.
    pub fn castable(&mut self, what: &What, side: usize, scope: &Scope) -> Modeled<Vec<usize>> {
        let (that, classes) = match what {
            What::Random(that) => (*that, Classes::Any),
            What::RandomOf(that, classes) => (*that, *classes),
            What::Costing(that, more, per) => (self.costing(that, *more, per, scope)?, Classes::Any),
            What::Named(..)
            | What::OneOf(..)
            | What::Token(..)
            | What::JadeGolem
            | What::OneMissing(..)
            | What::LastPast(..)
            | What::CopyOf(..)
            | What::Themselves(..)
            | What::FromPast(..)
            | What::EachPast(..) => return self.obtain(what, side, scope, false),
        };
        (side == 0 || classes == Classes::Any).or_unmodeled("cards of a class for the second player")?;
        self.pools.push((that, classes, side));
        let card = self.fit_to_cast(&that, classes)?;
        self.force(Outcome::Card(card.id));
        Ok(vec![self.state.add(Entity::new(card, side, Spot::Away))?])
    }

    /// "That costs (1) more".
    fn costing(&self, that: &Condition, more: i16, per: &Per, scope: &Scope) -> Modeled<Condition> {
        let cost = i64::from(more) + self.state.number(&Amount { n: 1, per: *per }, scope)?;
        let cost = Condition::Stat(
            Stat::Cost,
            cardwright_engine::script::condition::Cmp::Equal,
            i16::try_from(cost.max(0)).ok().or_unmodeled("a number too large for a step")?,
        );
        Ok(Condition::All(Box::leak(Box::new([*that, cost]))))
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

    /// Draws the top card.
    pub fn draw_top(&mut self, side: usize) -> Modeled<Option<usize>> {
        let at = self.state.top(side)?;
        // Cards that do something when drawn are not modeled.
        let happens = [GameTag::CASTS_WHEN_DRAWN, GameTag::SUMMONED_WHEN_DRAWN];
        let minion = self.is_own(at) && self.state.entities[at].is_minion();
        let happens = if minion { &happens[1..] } else { &happens[..] };
        (!happens.iter().any(|tag| self.state.entities[at].has(*tag)))
            .or_unmodeled("a card that does something when it is drawn")?;
        Ok(self.draw_this(at).then_some(at))
    }

    /// Draws the first card from the top that fits.
    pub fn draw_such(&mut self, side: usize, that: &Condition, scope: &Scope) -> Modeled<Option<usize>> {
        for at in self.state.sides[side].deck.clone().into_iter().rev() {
            if self.state.fits(that, Ref::Entity(at), scope)? {
                return Ok(self.draw_this(at).then_some(at));
            }
        }
        if self.state.plain_is(that)? {
            // A plain minion, which lies below all cards that steps have put there.
            let above = std::mem::take(&mut self.state.sides[side].deck);
            let at = self.state.top(side)?;
            self.state.sides[side].deck = above;
            return Ok(self.draw_this(at).then_some(at));
        }
        Ok(None)
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
