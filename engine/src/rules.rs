//! The rules: how games change.
//!
//! A player's action starts a sequence of phases. Every phase, effect and triggered ability is an item of [`Work`] on the
//! game's stack, and a loop performs the items until a player has to act or choose. No state is on the call stack between two
//! items, so that a waiting game can be cloned, saved and continued.
//!
//! Rulebook, "Sequences, Phases": at the end of each outermost phase, auras are updated and all dying entities are removed at
//! once, before their Deathrattles run; this repeats until no entity is dying.
mod ability;
mod act;
pub mod arrange;
mod attack;
mod aura;
mod choice;
mod create;
mod damage;
mod death;
mod decks;
mod destroy;
mod draw;
mod effect;
mod healing;
mod keyword;
pub mod limits;
mod native;
mod observer;
pub mod payment;
mod play;
mod position;
mod quest;
mod random;
mod reset;
mod sequence;
mod set_tag;
pub mod setup;
mod trigger;
mod turn;
mod zone;

use cardwright_data::{GameTag, PlayState, Zone};

pub use observer::{Block, Observer};
use observer::{Unobserved, unobserved};
pub use set_tag::NotSettable;

use crate::script::Power;
use crate::script::effect::Effect;
use crate::script::trigger::{EventKind, Timing};
use crate::state::{EntityId, Game, GameEvent, PlayerId, Scope, TurnStage, Work};

/// A game and its observer, while the rules change the game.
pub(crate) struct Rules<'a, O: Observer> {
    pub game: &'a mut Game,
    pub observer: &'a mut O,
    /// The number of work items that follow the running stage of a sequence without being on the stack; for observers only.
    continuations: usize,
}

impl<O: Observer> Rules<'_, O> {
    /// Performs pending work until a player has to act or choose, or the game is over.
    pub fn run(&mut self) {
        let mut done = 0_u32;
        while self.game.pending.is_none() || self.chooses_at_random() {
            let Some(work) = self.game.work.last() else { break };
            // Half of all items are of this kind, and usually there is nothing to do.
            if matches!(work, Work::PhaseEnd) {
                done += 1;
                self.pop_work();
                if self.is_uneventful() {
                    self.report_settled();
                    continue;
                }
                self.phase_end();
            } else if done >= limits::MAX_WORK_PER_ACTION && work.can_cause_itself() {
                done += 1;
                self.pop_work();
                continue;
            } else {
                done += self.perform_top();
            }
            if !self.game.raised_events.is_empty() {
                self.push_events();
            }
            self.game.end_if_over_limit();
            if self.game.is_over() {
                self.game.work.clear();
                self.game.raised_events.clear();
            }
            self.report_settled();
        }
        if self.observer.is_active() {
            self.report_random_outcomes();
            self.observer.on_wait(self.game);
            self.game.rng_log = None;
        }
    }

    /// Reports random outcomes to the observer.
    fn report_random_outcomes(&mut self) {
        let thrown = self.game.rng_log.replace(Vec::new()).unwrap_or_default();
        for outcome in thrown {
            self.observer.on_random(self.game, outcome);
        }
    }

    /// Reports to the observer that a work item is finished.
    pub fn report_settled(&mut self) {
        if self.observer.is_active() {
            self.report_random_outcomes();
            self.observer.on_settled(self.game, self.waiting_work());
        }
    }

    /// Reports the beginning of a block to the observer.
    pub fn open_block(&mut self, block: Block) {
        if self.observer.is_active() {
            self.observer.on_block_start(self.game, block, self.waiting_work());
        }
    }

    /// Reports to the observer that the latest block ends before the work that it caused.
    pub fn close_block(&mut self) {
        if self.observer.is_active() {
            self.observer.on_block_end(self.game);
        }
    }

    /// The number of waiting work items, including those of the running sequence.
    fn waiting_work(&self) -> usize {
        self.game.work.len() + self.continuations
    }

    /// Removes the top work item.
    #[inline]
    fn pop_work(&mut self) {
        self.game.work.truncate(self.game.work.len().saturating_sub(1));
    }

    /// Performs the top work item and returns the number of items performed. Only items with the scope of a text are moved off
    /// the stack; the others are copied.
    #[inline]
    fn perform_top(&mut self) -> u32 {
        let Some(work) = self.game.work.last() else { return 0 };
        match *work {
            Work::Block { .. } => {
                if let Some(Work::Block { effects, next, times, scope }) = self.game.work.pop() {
                    self.run_block(effects, next, times, scope);
                }
            }
            Work::Text { .. } => {
                if let Some(Work::Text { text, scope, at_random }) = self.game.work.pop()
                    && self.game.evaluate(&text.when, scope.source, &scope)
                {
                    if at_random {
                        self.run_at_random_target(text, scope);
                    } else {
                        self.push_text(text.effects, scope);
                    }
                }
            }
            Work::RepeatEffect { .. } => {
                if let Some(Work::RepeatEffect { effect, times, n, scope }) = self.game.work.pop() {
                    self.repeat_effect(effect, times, n, scope);
                }
            }
            Work::Event(raised) => {
                self.pop_work();
                self.queue_reactions(raised);
            }
            Work::Trigger { trigger, at, on, source, card, raised } => {
                self.pop_work();
                self.resolve(trigger, at, on, source, card, raised);
            }
            Work::KeywordText { text, source, card, raised } => {
                self.pop_work();
                self.resolve_word(text, source, card, raised);
            }
            Work::RemoveReplaced { card, old } => {
                self.pop_work();
                self.remove_replaced(card, old);
            }
            Work::Cast { spell } => {
                self.pop_work();
                // One that a spell before it has cast is not cast again ("Cast every adjoining …").
                if self.game[spell].zone != Zone::Graveyard {
                    self.cast(spell);
                }
            }
            Work::Reborn { dead } => {
                self.pop_work();
                self.reborn(dead);
            }
            Work::Play { stage, card, target, option, manner } => {
                self.pop_work();
                let work = move |stage| Work::Play { stage, card, target, option, manner };
                return self
                    .perform_stages(stage, work, |rules, stage| rules.play_stage(stage, card, target, option, manner));
            }
            Work::HeroPower { text, card, target } => {
                self.pop_work();
                let work = move |text| Work::HeroPower { text, card, target };
                return self.perform_stages(text, work, |rules, text| rules.hero_power_stage(text, card, target));
            }
            Work::Attack { stage, attacker, defender, forced } => {
                self.pop_work();
                let work = move |stage| Work::Attack { stage, attacker, defender, forced };
                return self
                    .perform_stages(stage, work, |rules, stage| rules.attack_stage(stage, attacker, defender, forced));
            }
            Work::Turn(TurnStage::End) if self.game.work.len() > 1 => {
                self.pop_work();
                self.game.end_turn_later();
            }
            Work::Turn(stage) => {
                self.pop_work();
                return self.perform_stages(stage, Work::Turn, Self::turn_stage);
            }
            // Performed in `run`.
            Work::PhaseEnd => self.pop_work(),
        }
        1
    }

    /// Pushes the raised events on the work stack, the first one on top.
    pub fn push_events(&mut self) {
        while let Some(raised) = self.game.raised_events.pop() {
            self.game.work.push(Work::Event(raised));
        }
    }

    /// Raises an event for both timings, "whenever" and "after".
    pub fn raise(&mut self, kind: EventKind, who: EntityId, what: Option<EntityId>, number: i16) {
        self.raise_at(None, kind, who, what, number);
    }

    /// Raises an event for one timing, or for both (`None`).
    pub fn raise_at(
        &mut self,
        timing: Option<Timing>,
        kind: EventKind,
        who: EntityId,
        what: Option<EntityId>,
        number: i16,
    ) {
        let raised = GameEvent { kind, timing, subject: who, object: what, amount: number };
        if self.observer.is_active() {
            self.observer.on_event(self.game, &raised);
        }
        if self.game.listeners[kind as usize] > 0 {
            self.game.raised_events.push(raised);
        }
    }

    /// Reports a changed tag to the observer.
    pub fn report_tag(&mut self, entity: EntityId, tag: GameTag) {
        if self.observer.is_active() {
            self.observer.on_tag(self.game, entity, tag);
        }
    }

    /// Pushes a text on the work stack.
    pub fn push_text(&mut self, effects: &'static [Effect], scope: Scope) {
        if self.observer.is_active() {
            self.observer.on_resolve(self.game, scope.source);
        }
        if !effects.is_empty() {
            self.game.work.push(Work::Block { effects, next: 0, times: 1, scope });
        }
    }

    /// The end of an outermost phase. Rulebook: auras, then deaths, repeated until no entity is dying.
    #[inline]
    fn phase_end(&mut self) {
        if !self.game.seldom_used.keeper_card_pairs.is_empty() {
            self.return_overdrawn();
        }
        if self.game.seldom_used.hand_may_shatter {
            self.update_shattered_cards();
        }
        self.update_auras();
        // The costs of the hand are known by now; during the mulligan nothing changes.
        if self.game.seldom_used.hand_may_change && self.game.turn > 0 {
            self.change_forms();
        }
        if !self.game.raised_events.is_empty() {
            // Triggers on changed numbers may kill: deaths are processed again after them.
            self.game.work.push(Work::PhaseEnd);
        }
        if std::mem::take(&mut self.game.deaths_pending) && self.create_deaths() {
            return;
        }
        self.decide_game();
    }

    /// Whether the end of a phase has nothing to do.
    #[inline]
    fn is_uneventful(&self) -> bool {
        let game = &*self.game;
        let rare = &*game.seldom_used;
        !game.auras_dirty
            && !game.deaths_pending
            && !rare.hand_may_shatter
            && !rare.hand_may_change
            && game.raised_events.is_empty()
            && !game.anyone_lost()
    }

    /// Ends the game if a player has lost.
    #[inline]
    fn decide_game(&mut self) {
        let (first, second) = (self.game.has_lost(PlayerId::First), self.game.has_lost(PlayerId::Second));
        let [mine, theirs] = match (first, second) {
            (false, false) => return,
            (true, true) => [PlayState::Tied; 2],
            (true, false) => [PlayState::Lost, PlayState::Won],
            (false, true) => [PlayState::Won, PlayState::Lost],
        };
        self.game.players[PlayerId::First].state = mine;
        self.game.players[PlayerId::Second].state = theirs;
    }
}

impl Game {
    /// Whether a player has lost, even if the game has not ended yet.
    #[inline]
    fn has_lost(&self, player: PlayerId) -> bool {
        let side = &self.players[player];
        side.hero.is_none() || side.state == PlayState::Losing
    }

    /// Whether either player has lost.
    #[inline]
    fn anyone_lost(&self) -> bool {
        self.has_lost(PlayerId::First) || self.has_lost(PlayerId::Second)
    }

    /// Ends the turn after the current card ("End your turn.", Slice and Dice), once.
    fn end_turn_later(&mut self) {
        let ends = |work: &Work| matches!(work, Work::Turn(TurnStage::End | TurnStage::Change));
        if !self.work.iter().any(ends) {
            self.work.insert(0, Work::Turn(TurnStage::End));
        }
    }
}

/// Whether a card's Power is written, at least in part.
pub fn is_playable(power: &Power) -> bool {
    power.is_written()
}
