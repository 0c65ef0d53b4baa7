//! What waits: answers to an event that comes later, goals that are counted to, those who sleep.
use cardwright_data::enums::GameTag;
use cardwright_engine::script::prelude::*;

use super::asked::Scope;
use super::pool::sleep;
use super::table::{Ref, Spot};
use super::tale::{Heard, Tale, Waiting};

impl Tale<'_, '_> {
    /// An effect waits for an event.
    pub fn wait(&mut self, players: &[usize], trigger: &'static Trigger, scope: &Scope) {
        let it = scope.it.as_ref().map(|it| it.first().copied().into_iter().collect());
        for side in players {
            self.waiting.push(Waiting { side: *side, this: scope.this, trigger, it: it.clone() });
        }
    }

    /// Those answer who have waited for this event.
    pub fn waited(&mut self, heard: &Heard) -> Option<()> {
        for waiting in std::mem::take(&mut self.waiting) {
            let trigger = waiting.trigger;
            let scope = Scope {
                this: waiting.this,
                side: waiting.side,
                it: waiting.it.clone().or(Some(Vec::new())),
                that: heard.what,
                who: Some(heard.who),
                much: heard.much,
                ..Scope::default()
            };
            // Who comes does not hear itself come.
            let itself = heard.what == Some(Ref::Body(waiting.this));
            let timed = !itself && heard.timing.is_none_or(|timing| timing == trigger.timing);
            if timed && self.is_heard(&trigger.on, heard, &scope)? && self.holds_now(&trigger.when, &scope)? {
                if trigger.limit == Limit::ThisGame {
                    self.waiting.push(waiting);
                }
                self.text(trigger.then, scope)?;
                self.flush()?;
            } else {
                self.waiting.push(waiting);
            }
        }
        Some(())
    }

    /// A card becomes its next rank in hand and deck, as often as its player's mana crystals allow.
    pub fn rank_up(&mut self, side: usize) -> Option<()> {
        let Some((n, into)) = self.ranks().filter(|_| !self.blank) else { return Some(()) };
        for at in 0..self.table.bodies.len() {
            let body = &self.table.bodies[at];
            let held = matches!(body.spot, Spot::Hand | Spot::Deck) && body.side == side;
            if held && self.is_own(at) && self.table.sides[side].crystals >= n {
                self.become_in_hand(at, into)?;
            }
        }
        Some(())
    }

    /// A card becomes another one where it is.
    fn become_in_hand(&mut self, at: usize, into: &str) -> Option<()> {
        let body = &mut self.table.bodies[at];
        body.record = self.props.card(into)?;
        body.print();
        body.became = true;
        Some(())
    }

    /// With how many mana crystals the card becomes its next rank, and which that is.
    pub fn ranks(&self) -> Option<(i64, &'static str)> {
        let ranks = |it: &Ability| if let Ability::Ranks(n, into) = it { Some((i64::from(*n), *into)) } else { None };
        self.abilities.iter().find_map(ranks)
    }

    /// Another card that comes asleep does so.
    pub fn fall_asleep(&mut self, at: usize) {
        if let Some(turns) = sleep(self.table.bodies[at].record).filter(|_| !self.is_own(at)) {
            self.table.bodies[at].sleeps = turns;
            self.table.bodies[at].tags.insert(GameTag::DORMANT);
        }
    }

    /// It wakes, if it sleeps.
    pub fn awaken(&mut self, at: usize) -> Option<()> {
        let body = &mut self.table.bodies[at];
        if body.sleeps == 0 {
            return Some(());
        }
        // What others do then is not known.
        (!body.record.text.contains("awakens") || body.record.id == self.record.id).then_some(())?;
        body.sleeps = 0;
        body.fresh = true;
        body.tags.remove(&GameTag::DORMANT);
        let side = body.side;
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
    pub fn progress(&mut self, at: usize, heard: &Heard) -> Option<()> {
        let body = &self.table.bodies[at];
        let (side, spot, asleep) = (body.side, body.spot, body.sleeps > 0);
        if !self.is_own(at) || heard.what == Some(Ref::Body(at)) || heard.timing == Some(Timing::Whenever) {
            return Some(());
        }
        for ability in self.abilities.clone() {
            let progress = match ability {
                Ability::Quest(progress) if spot == Spot::Secret => progress,
                Ability::DormantUntil(progress) if asleep && spot == Spot::Board => progress,
                Ability::Upgrades(progress, _) if spot == Spot::Hand => progress,
                _ => continue,
            };
            let scope =
                Scope { this: at, side, that: heard.what, who: Some(heard.who), much: heard.much, ..Scope::default() };
            let mut met = None;
            for (number, event) in progress.on.iter().enumerate() {
                if met.is_none() && self.is_heard(event, heard, &scope)? {
                    met = Some(number);
                }
            }
            let Some(met) = met else { continue };
            let body = &mut self.table.bodies[at];
            let reached = match progress.goal {
                Goal::Times(n) => {
                    body.counted += 1;
                    body.counted >= n.into()
                }
                Goal::Sum(n) => {
                    body.counted += heard.much;
                    body.counted >= n.into()
                }
                Goal::Each => {
                    body.met.insert(met);
                    body.met.len() == progress.on.len()
                }
            };
            if let (true, Ability::Upgrades(_, into)) = (reached, ability) {
                self.become_in_hand(at, into)?;
            } else if reached && asleep {
                self.awaken(at)?;
            } else if reached {
                self.table.bodies[at].spot = Spot::Dead;
                self.text(progress.then, scope)?;
            }
        }
        Some(())
    }
}
