//! What waits: delayed triggers, goals of quests, dormant minions.
use crate::unmodeled::{Known, Modeled};
use cardwright_data::GameTag;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::{DelayedTrigger, Occurrence, Simulation};
use crate::model::state::{Ref, Spot};
use crate::plan::pools::sleep;

impl Simulation<'_> {
    /// Adds a delayed trigger.
    pub fn wait(&mut self, players: &[usize], trigger: &'static Trigger, scope: &Scope) {
        let it = scope.it.as_ref().map(|it| it.first().copied().into_iter().collect());
        for side in players {
            self.delayed.push(DelayedTrigger { side: *side, this: scope.this, trigger, it: it.clone() });
        }
    }

    /// Runs the delayed triggers that wait for this event.
    pub fn waited(&mut self, occurrence: &Occurrence) -> Modeled<()> {
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
            // A card does not trigger on its own arrival.
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
        Ok(())
    }

    /// Cards in hand and deck become their next rank if their player has enough mana crystals.
    pub fn rank_up(&mut self, side: usize) -> Modeled<()> {
        let Some((n, into)) = self.ranks().filter(|_| !self.without_text) else { return Ok(()) };
        for at in 0..self.state.entities.len() {
            let entity = &self.state.entities[at];
            let held = matches!(entity.spot, Spot::Hand | Spot::Deck) && entity.side == side;
            if held && self.is_own(at) && self.state.sides[side].crystals >= n {
                self.become_in_hand(at, into)?;
            }
        }
        Ok(())
    }

    /// Replaces a card where it is.
    fn become_in_hand(&mut self, at: usize, into: &str) -> Modeled<()> {
        let entity = &mut self.state.entities[at];
        entity.card = self.fixtures.card(into).or_unmodeled("a card that is not among the cards")?;
        entity.print();
        entity.became = true;
        Ok(())
    }

    /// The mana crystals at which the card becomes its next rank, and that rank.
    pub fn ranks(&self) -> Option<(i64, &'static str)> {
        let ranks = |it: &Ability| if let Ability::Ranks(n, into) = it { Some((i64::from(*n), *into)) } else { None };
        self.abilities.iter().find_map(ranks)
    }

    /// Another card that arrives dormant falls asleep.
    pub fn fall_asleep(&mut self, at: usize) {
        if let Some(turns) = sleep(self.state.entities[at].card).filter(|_| !self.is_own(at)) {
            self.state.entities[at].sleeps = turns;
            self.state.entities[at].tags.insert(GameTag::DORMANT);
        }
    }

    /// Wakes a dormant minion.
    pub fn awaken(&mut self, at: usize) -> Modeled<()> {
        let entity = &mut self.state.entities[at];
        if entity.sleeps == 0 {
            return Ok(());
        }
        // What another card does when it awakens is not known.
        (!entity.card.text.contains("awakens") || entity.card.id == self.card.id)
            .or_unmodeled("the awakening of another card")?;
        entity.sleeps = 0;
        entity.fresh = true;
        entity.tags.remove(&GameTag::DORMANT);
        let side = entity.side;
        if self.is_own(at) && !self.without_text {
            for ability in self.abilities.clone() {
                if let Ability::Text(Text { word: Word::Awaken, effects, .. }) = ability {
                    self.text(effects, Scope { this: at, side, ..Scope::default() })?;
                }
            }
        }
        Ok(())
    }

    /// Counts an event towards the goal of a quest or of a minion that is dormant until then.
    pub fn progress(&mut self, at: usize, occurrence: &Occurrence) -> Modeled<()> {
        let entity = &self.state.entities[at];
        let (side, spot, asleep) = (entity.side, entity.spot, entity.sleeps > 0);
        if !self.is_own(at) || occurrence.what == Some(Ref::Entity(at)) || occurrence.timing == Some(Timing::Whenever) {
            return Ok(());
        }
        for ability in self.abilities.clone() {
            let progress = match ability {
                Ability::Quest(progress) if spot == Spot::Secret => progress,
                Ability::DormantUntil(progress) if asleep && spot == Spot::Board => progress,
                Ability::Upgrades(progress, _) if spot == Spot::Hand => progress,
                Ability::None
                | Ability::Several(..)
                | Ability::Text(..)
                | Ability::Trigger(..)
                | Ability::Aura(..)
                | Ability::Enchant(..)
                | Ability::ChooseOne(..)
                | Ability::Titan(..)
                | Ability::AlsoDamages(..)
                | Ability::Quest(..)
                | Ability::Dormant(..)
                | Ability::DormantUntil(..)
                | Ability::Colossal(..)
                | Ability::Starship(..)
                | Ability::Form(..)
                | Ability::Twinspell(..)
                | Ability::Upgrades(..)
                | Ability::Ranks(..)
                | Ability::Lasts(..)
                | Ability::Improved(..)
                | Ability::Activatable(..) => continue,
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
        Ok(())
    }
}
