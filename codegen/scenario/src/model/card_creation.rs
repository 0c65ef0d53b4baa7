//! Cards that effects create, take, draw and equip.
use crate::unmodeled::{Modeled, OrStop, unmodeled};
use cardwright_data::GameTag;
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::condition::Cmp;
use cardwright_vocabulary::script::prelude::*;

use crate::facts::all_of;
use crate::fixtures::pools;
use crate::model::query::Scope;
use crate::model::random::RandomCardUse;
use crate::model::simulation::Simulation;
use crate::model::state::{CardZone, Entity, Ref, cards};
use crate::steps::ForcedOutcome;

impl Simulation<'_> {
    /// The cards that an effect creates or takes for a zone: newly created cards are in no zone, others still in theirs.
    pub fn create_or_take(
        &mut self,
        what: &CardSource,
        side: usize,
        scope: &Scope,
        to: CardZone,
    ) -> Modeled<Vec<usize>> {
        let to_play = to == CardZone::Board;
        let purpose = if to_play { RandomCardUse::Play } else { RandomCardUse::Keep };
        let card: &'static Card = match what {
            CardSource::Named(id) => self.fixtures.require_card(id)?,
            CardSource::OneOf(ids) => {
                let id = ids.first().or_unmodeled("a choice of nothing")?;
                self.force(ForcedOutcome::Card(id));
                self.fixtures.require_card(id)?
            }
            CardSource::Random(that) => self.random_pool_card(that, Classes::Any, side, purpose)?,
            CardSource::Token(that) => self.random_token(that)?,
            CardSource::JadeGolem => return Ok(vec![self.jade_golem(side)?]),
            CardSource::RandomOf(that, classes) => self.random_pool_card(that, *classes, side, purpose)?,
            CardSource::CopyOf(which) => {
                let originals = cards(&self.pick(which, scope)?)?;
                return self.copies(&originals, side, to);
            }
            CardSource::FreshCopyOf(which) => {
                let originals = cards(&self.pick(which, scope)?)?;
                let card = |at: usize| self.state[at].card;
                let anew: Vec<_> = originals.into_iter().map(card).collect();
                return anew.into_iter().map(|card| self.state.create(card, side)).collect();
            }
            CardSource::Themselves(which) => return cards(&self.pick(which, scope)?),
            CardSource::FromPast(past) => {
                // Each card of the history comes once; those that this effect has brought are skipped.
                let Some(card) = self.state.past_cards(past, scope)?.get(scope.created_count).copied() else {
                    return Ok(Vec::new());
                };
                self.force(ForcedOutcome::Card(card.id));
                card
            }
            CardSource::EachPast(past, pick) => {
                (*pick == Pick::All).or_unmodeled("some of the cards of a history")?;
                let found = self.state.past_cards(past, scope)?;
                return found.into_iter().map(|card| self.state.create(card, side)).collect();
            }
            CardSource::LastPast(past) => match self.state.past_cards(past, scope)?.last() {
                Some(card) => card,
                None => return Ok(Vec::new()),
            },
            CardSource::Costing(that, more, per) => {
                let both = self.with_cost(that, *more, per, scope)?;
                self.random_pool_card(&both, Classes::Any, side, purpose)?
            }
            CardSource::Merged(_) | CardSource::Rebuilt(..) => return unmodeled("the cards that are merged into one"),
            CardSource::Choices { .. } => return unmodeled("the choices of a Choose One card"),
            CardSource::EachOf(ids) => {
                let named: Vec<_> = ids.iter().map(|id| self.fixtures.require_card(id)).collect::<Modeled<_>>()?;
                return named.into_iter().map(|card| self.state.create(card, side)).collect();
            }
            CardSource::RandomOfEachClass(..) => return unmodeled("a random card of each class"),
            CardSource::OneMissing(_) => return unmodeled("one of the cards that are missing"),
        };
        let sleeps = pools::dormant_turns(card).is_some();
        (!to_play || sleeps || self.fixtures.is_inert_in_play(card) || card.id == self.card.id)
            .or_unmodeled("the arrival of a card with abilities")?;
        Ok(vec![self.state.create(card, side)?])
    }

    /// Copies of cards for a zone; they are in no zone yet.
    pub fn copies(&mut self, originals: &[usize], side: usize, to: CardZone) -> Modeled<Vec<usize>> {
        let mut made = Vec::new();
        for at in originals {
            let original = &self.state[*at];
            // A copy that goes back, from play into a hand or a deck, is a fresh card.
            let as_it_is = match original.zone {
                CardZone::Board => to == CardZone::Board && !original.is_dying(),
                CardZone::Hand => to != CardZone::Deck,
                CardZone::Deck => true,
                CardZone::Weapon | CardZone::HeroPower | CardZone::Secret | CardZone::Graveyard | CardZone::NoZone => {
                    false
                }
            };
            let mut copy = Entity {
                creation_number: None,
                side,
                zone: CardZone::NoZone,
                summoned_this_turn: true,
                ..original.clone()
            };
            (copy.is_transformed, copy.is_destroyed, copy.started_in_deck) = (false, false, false);
            if !as_it_is {
                copy.reset_to_printed();
            }
            made.push(self.state.add(copy)?);
        }
        Ok(made)
    }

    /// The spells that an effect casts; from a pool, a spell with one simple effect.
    pub fn castable_spells(&mut self, what: &CardSource, side: usize, scope: &Scope) -> Modeled<Vec<usize>> {
        let (that, classes) = if let CardSource::Random(that) = what {
            (*that, Classes::Any)
        } else if let CardSource::RandomOf(that, classes) = what {
            (*that, *classes)
        } else if let CardSource::Costing(that, more, per) = what {
            (self.with_cost(that, *more, per, scope)?, Classes::Any)
        } else if let CardSource::Themselves(which) = what
            && let Pick::Random(n) = which.pick
            && which.that.iter().any(Condition::names_secrets)
        {
            return self.castable_secrets(which, n, scope);
        } else {
            return self.create_or_take(what, side, scope, CardZone::NoZone);
        };
        let card = self.random_pool_card(&that, classes, side, RandomCardUse::Cast)?;
        Ok(vec![self.state.create(card, side)?])
    }

    /// Secrets with different names, none of which is active.
    fn castable_secrets(&mut self, which: &Selector, n: u8, scope: &Scope) -> Modeled<Vec<usize>> {
        let mut left = cards(&self.state.candidates(which, scope)?)?;
        left.retain(|at| !self.state.is_active_secret(*at));
        let mut picked = Vec::new();
        while picked.len() < usize::from(n) && !left.is_empty() {
            let found = left.iter().map(|at| Ref::Entity(*at)).collect();
            let one = cards(&self.pick_among(found, 1)?)?;
            left.retain(|at| !one.iter().any(|it| self.state[*it].card.name == self.state[*at].card.name));
            picked.extend(one);
        }
        Ok(picked)
    }

    /// A condition with a Cost that depends on the text: "That costs (1) more".
    fn with_cost(&self, that: &Condition, more: i16, per: &Multiplier, scope: &Scope) -> Modeled<Condition> {
        let cost = i64::from(more) + self.state.number(&Amount { n: 1, per: *per }, scope)?;
        let cost = Condition::Stat(Stat::Cost, Cmp::Equal, i16::try_from(cost.max(0))?);
        Ok(all_of(vec![*that, cost]))
    }

    pub fn equip(&mut self, at: usize) {
        let side = self.state[at].side;
        if let Some(old) = self.state.weapon(side) {
            self.state[old].zone = CardZone::Graveyard;
            self.raise(EventKind::Death, Ref::Entity(old), None, 1);
        }
        self.state.leave(at);
        self.state[at].zone = CardZone::Weapon;
        self.raise_at(Some(Timing::After), EventKind::Equip, Ref::Player(side), Some(Ref::Entity(at)), 1);
    }

    /// Draws the top card; `None` if the deck is empty.
    pub fn draw_top(&mut self, side: usize) -> Modeled<Option<usize>> {
        let at = self.state.take_top(side)?;
        // Cards that do something when drawn are not modeled.
        let happens = [GameTag::CASTS_WHEN_DRAWN, GameTag::SUMMONED_WHEN_DRAWN];
        let minion = self.is_tested_card(at) && self.state[at].is_minion();
        let happens = if minion { &happens[1..] } else { &happens[..] };
        (!happens.iter().any(|tag| self.state[at].has(*tag)))
            .or_unmodeled("a card that does something when it is drawn")?;
        Ok(self.draw_specific(at).then_some(at))
    }

    /// Draws the first card from the top that matches.
    pub fn draw_first_match(&mut self, side: usize, that: &Condition, scope: &Scope) -> Modeled<Option<usize>> {
        for at in self.state.sides[side].deck.clone().into_iter().rev() {
            if self.state.condition_holds(that, Ref::Entity(at), scope)? {
                return Ok(self.draw_specific(at).then_some(at));
            }
        }
        if self.state.plain_minions_match(that)? {
            // A plain minion, which lies below all cards that steps have put there.
            let above = std::mem::take(&mut self.state.sides[side].deck);
            let at = self.state.take_top(side)?;
            self.state.sides[side].deck = above;
            return Ok(self.draw_specific(at).then_some(at));
        }
        Ok(None)
    }

    pub fn draw_specific(&mut self, at: usize) -> bool {
        let side = self.state[at].side;
        if !self.state.enter_hand(at) {
            return false;
        }
        self.state.record(EventKind::Draw, side, Some(at));
        self.raise_card_event(EventKind::ToHand, at);
        self.raise_card_event(EventKind::Draw, at);
        true
    }
}
