//! What waits: answers to an event that comes later, goals that are counted to, those who sleep.
use cardwright_data::GameTag;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::{DelayedTrigger, Occurrence, Simulation};
use crate::model::state::{Ref, Spot};
use crate::plan::pools::sleep;

impl Simulation<'_> {
    /// An effect waits for an event.
    pub fn wait(&mut self, players: &[usize], trigger: &'static Trigger, scope: &Scope) {
        let it = scope.it.as_ref().map(|it| it.first().copied().into_iter().collect());
        for side in players {
            self.delayed.push(DelayedTrigger { side: *side, this: scope.this, trigger, it: it.clone() });
        }
    }

    /// Those answer who have waited for this event.
    pub fn waited(&mut self, occurrence: &Occurrence) -> Option<()> {
        for delayed in std::mem::take(&mut self.delayed) {
            let trigger = delayed.trigger;
            let scope = Scope {
                this: delayed.this,
                side: delayed.side,
                it: delayed.it.clone().or(Some(Vec::new())),
                that: occurrence.what,
                who: Some(occurrence.who),
                much: occurrence.much,
                ..Scope::default()
            };
            // Who comes does not hear itself come.
            let itself = occurrence.what == Some(Ref::Entity(delayed.this));
            let timed = !itself && occurrence.timing.is_none_or(|timing| timing == trigger.timing);
            if timed && self.is_heard(&trigger.on, occurrence, &scope)? && self.holds_now(&trigger.when, &scope)? {
                if trigger.limit == Limit::ThisGame {
                    self.delayed.push(delayed);
                }
                self.text(trigger.then, scope)?;
                self.flush()?;
            } else {
                self.delayed.push(delayed);
            }
        }
        Some(())
    }

    /// A card becomes its next rank in hand and deck, as often as its player's mana crystals allow.
    pub fn rank_up(&mut self, side: usize) -> Option<()> {
        let Some((n, into)) = self.ranks().filter(|_| !self.blank) else { return Some(()) };
        for at in 0..self.state.entities.len() {
            let entity = &self.state.entities[at];
            let held = matches!(entity.spot, Spot::Hand | Spot::Deck) && entity.side == side;
            if held && self.is_own(at) && self.state.sides[side].crystals >= n {
                self.become_in_hand(at, into)?;
            }
        }
        Some(())
    }

    /// A card becomes another one where it is.
    fn become_in_hand(&mut self, at: usize, into: &str) -> Option<()> {
        let entity = &mut self.state.entities[at];
        entity.record = self.fixtures.card(into)?;
        entity.print();
        entity.became = true;
        Some(())
    }

    /// With how many mana crystals the card becomes its next rank, and which that is.
    pub fn ranks(&self) -> Option<(i64, &'static str)> {
        let ranks = |it: &Ability| if let Ability::Ranks(n, into) = it { Some((i64::from(*n), *into)) } else { None };
        self.abilities.iter().find_map(ranks)
    }

    /// Another card that comes asleep does so.
    pub fn fall_asleep(&mut self, at: usize) {
        if let Some(turns) = sleep(self.state.entities[at].record).filter(|_| !self.is_own(at)) {
            self.state.entities[at].sleeps = turns;
            self.state.entities[at].tags.insert(GameTag::DORMANT);
        }
    }

    /// It wakes, if it sleeps.
    pub fn awaken(&mut self, at: usize) -> Option<()> {
        let entity = &mut self.state.entities[at];
        if entity.sleeps == 0 {
            return Some(());
        }
        // What others do then is not known.
        (!entity.record.text.contains("awakens") || entity.record.id == self.record.id).then_some(())?;
        entity.sleeps = 0;
        entity.fresh = true;
        entity.tags.remove(&GameTag::DORMANT);
        let side = entity.side;
        if self.is_own(at) && !self.blank {
            for ability in self.abilities.clone() {
                if let Ability::Text(Text { word: Word::Awaken, effects, .. }) = ability {
                    self.text(effects, Scope { this: at, side, ..Scope::default() })?;
                }
            }
        }
        Some(())
    }

    /// A step towards the goal of a quest, or of one that sleeps until then.
    pub fn progress(&mut self, at: usize, occurrence: &Occurrence) -> Option<()> {
        let entity = &self.state.entities[at];
        let (side, spot, asleep) = (entity.side, entity.spot, entity.sleeps > 0);
        if !self.is_own(at) || occurrence.what == Some(Ref::Entity(at)) || occurrence.timing == Some(Timing::Whenever) {
            return Some(());
        }
        for ability in self.abilities.clone() {
            let progress = match ability {
                Ability::Quest(progress) if spot == Spot::Secret => progress,
                Ability::DormantUntil(progress) if asleep && spot == Spot::Board => progress,
                Ability::Upgrades(progress, _) if spot == Spot::Hand => progress,
                _ => continue,
            };
            let scope = Scope {
                this: at,
                side,
                that: occurrence.what,
                who: Some(occurrence.who),
                much: occurrence.much,
                ..Scope::default()
            };
            let mut met = None;
            for (number, event) in progress.on.iter().enumerate() {
                if met.is_none() && self.is_heard(event, occurrence, &scope)? {
                    met = Some(number);
                }
            }
            let Some(met) = met else { continue };
            let entity = &mut self.state.entities[at];
            let reached = match progress.goal {
                Goal::Times(n) => {
                    entity.counted += 1;
                    entity.counted >= n.into()
                }
                Goal::Sum(n) => {
                    entity.counted += occurrence.much;
                    entity.counted >= n.into()
                }
                Goal::Each => {
                    entity.met.insert(met);
                    entity.met.len() == progress.on.len()
                }
            };
            if let (true, Ability::Upgrades(_, into)) = (reached, ability) {
                self.become_in_hand(at, into)?;
            } else if reached && asleep {
                self.awaken(at)?;
            } else if reached {
                self.state.entities[at].spot = Spot::Dead;
                self.text(progress.then, scope)?;
            }
        }
        Some(())
    }
}
