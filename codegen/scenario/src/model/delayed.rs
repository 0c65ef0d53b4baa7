//! Waiting effects: delayed triggers, goals of quests, Dormant minions.
use crate::reads::power_of;
use crate::unmodeled::{Modeled, OrStop, unmodeled};
use cardwright_data::GameTag;
use cardwright_vocabulary::script::prelude::*;

use crate::fixtures::pools::dormant_turns;
use crate::model::query::Scope;
use crate::model::reached::TextLocation;
use crate::model::simulation::{DelayedTrigger, Occurrence, Simulation};
use crate::model::state::{CardZone, Ref};

impl Simulation<'_> {
    /// Adds a delayed trigger, which remembers up to three cards of its text.
    pub fn add_delayed_trigger(&mut self, players: &[usize], trigger: &'static Trigger, scope: &Scope) {
        let it = scope.last_result.as_ref().map(|it| it.iter().copied().take(3).collect());
        for side in players {
            let it: Option<Vec<Ref>> = it.clone();
            let scope = Scope { last_result: it.or(Some(Vec::new())), ..Scope::new(scope.this, *side) };
            self.delayed.push(DelayedTrigger { trigger, scope, times: 0 });
        }
    }

    /// Runs the delayed triggers that wait for this event.
    pub fn run_delayed_triggers(&mut self, occurrence: &Occurrence) -> Modeled<()> {
        for mut delayed in std::mem::take(&mut self.delayed) {
            let trigger = delayed.trigger;
            let (this, it) = (delayed.scope.this, delayed.scope.last_result.clone());
            let scope = Scope { last_result: it, ..occurrence.scope(this, delayed.scope.side) };
            // A card does not trigger on its own arrival.
            let itself = occurrence.object == Some(Ref::Entity(this));
            let timed = !itself && occurrence.timing.is_none_or(|timing| timing == trigger.timing);
            let heard = timed && self.matches_event(&trigger.on, occurrence, &scope)?;
            if heard {
                self.reached.add(TextLocation::of_delayed(trigger));
            }
            if heard && self.holds_now(&trigger.when, &scope)? {
                delayed.times += 1;
                if matches!(trigger.limit, Limit::Nth(n) if delayed.times < n) {
                    self.delayed.push(delayed);
                    continue;
                }
                if matches!(trigger.limit, Limit::ThisGame | Limit::ThisTurn) {
                    self.delayed.push(delayed);
                }
                self.text(trigger.then, scope)?;
                self.flush()?;
            } else {
                self.delayed.push(delayed);
            }
        }
        Ok(())
    }

    /// Cards in hand and deck become their next rank if their player has enough mana crystals.
    pub fn rank_up_cards(&mut self, side: usize) -> Modeled<()> {
        let Some((n, into)) = self.next_rank().filter(|_| !self.without_text) else { return Ok(()) };
        for at in 0..self.state.entities.len() {
            let entity = &self.state[at];
            let held = matches!(entity.zone, CardZone::Hand | CardZone::Deck) && entity.side == side;
            if held && self.is_tested_card(at) && self.state.sides[side].crystals >= n {
                self.become_in_hand(at, into)?;
            }
        }
        Ok(())
    }

    /// Transforms a card in its zone.
    fn become_in_hand(&mut self, at: usize, into: &str) -> Modeled<()> {
        let entity = &mut self.state[at];
        entity.card = self.fixtures.require_card(into)?;
        entity.reset_to_printed();
        entity.is_transformed = true;
        Ok(())
    }

    /// The mana crystals at which the card becomes its next rank, and the id of that rank.
    pub fn next_rank(&self) -> Option<(i64, &'static str)> {
        let ranks = |it: &Ability| if let Ability::Ranks(n, into) = it { Some((i64::from(*n), *into)) } else { None };
        self.abilities.iter().find_map(ranks)
    }

    /// Makes a card that enters play Dormant if its own text says so; not the card under test, whose text is simulated.
    pub fn apply_own_dormancy(&mut self, at: usize) {
        if let Some(turns) = dormant_turns(self.state[at].card).filter(|_| !self.is_tested_card(at)) {
            self.state[at].make_dormant(turns);
        }
    }

    /// Wakes a dormant minion.
    pub fn awaken(&mut self, at: usize) -> Modeled<()> {
        let entity = &mut self.state[at];
        if entity.dormant_turns == 0 {
            return Ok(());
        }
        // What another card does when it awakens is not known.
        (!entity.card.text.contains("awakens") || entity.card.id == self.card.id)
            .or_unmodeled("the awakening of another card")?;
        entity.dormant_turns = 0;
        entity.summoned_this_turn = true;
        entity.tags.remove(GameTag::DORMANT);
        if self.is_tested_card_with_text(at) {
            self.own_texts(Word::Awaken, at)?;
        }
        Ok(())
    }

    /// Counts an event toward the goal of a quest or of a Dormant minion.
    pub fn progress(&mut self, at: usize, occurrence: &Occurrence) -> Modeled<()> {
        let entity = &self.state[at];
        let next = |it: &&Ability| {
            let Ability::Upgrades(next, _) = it else { return false };
            next.on.iter().any(|on| on.kind == occurrence.kind)
        };
        (!entity.is_transformed || !power_of(entity.card).abilities().iter().any(next))
            .or_unmodeled("the next upgrade")?;
        let (side, spot, asleep) = (entity.side, entity.zone, entity.dormant_turns > 0);
        if !self.is_tested_card(at)
            || occurrence.object == Some(Ref::Entity(at))
            || occurrence.timing == Some(Timing::Whenever)
        {
            return Ok(());
        }
        for ability in self.abilities.clone().iter().copied() {
            let (Ability::Quest(progress) | Ability::DormantUntil(progress) | Ability::Upgrades(progress, _)) = ability
            else {
                continue;
            };
            let waits = matches!(
                (ability, spot, asleep),
                (Ability::Quest(_), CardZone::Secret, _)
                    | (Ability::DormantUntil(_), CardZone::Board, true)
                    | (Ability::Upgrades(..), CardZone::Hand, _)
            );
            if !waits {
                continue;
            }
            let scope = occurrence.scope(at, side);
            let heard = progress.on.iter().map(|event| self.matches_event(event, occurrence, &scope));
            let Some(met) = heard.collect::<Modeled<Vec<bool>>>()?.iter().position(|heard| *heard) else { continue };
            let entity = &mut self.state[at];
            let reached = match progress.goal {
                Goal::Times(n) | Goal::Sum(n) => {
                    entity.progress += if matches!(progress.goal, Goal::Sum(_)) { occurrence.amount } else { 1 };
                    entity.progress >= n.into()
                }
                Goal::Each => {
                    entity.events_met.insert(met);
                    entity.events_met.len() == progress.on.len()
                }
                Goal::Then | Goal::InTurns(_) | Goal::InOneTurn(_) | Goal::Different(..) => {
                    return unmodeled("this goal");
                }
            };
            if let (true, Ability::Upgrades(_, into)) = (reached, ability) {
                self.become_in_hand(at, into)?;
            } else if reached && asleep {
                self.awaken(at)?;
            } else if reached {
                self.state[at].zone = CardZone::Graveyard;
                self.text(progress.then, scope)?;
            }
        }
        Ok(())
    }
}
