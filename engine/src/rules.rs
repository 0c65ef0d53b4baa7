//! How a game moves.
//!
//! A player's action starts a sequence of phases; every phase, effect and answer is a piece of [`Work`] on the game's
//! stack, and the loop does one piece after another until a player is to act or to choose. Nothing is kept on the
//! call stack between two pieces, so that a game can be cloned, saved and continued whenever it waits.
//!
//! Rulebook, "Sequences, Phases": at the end of each outermost phase auras are updated and the dead are removed, all at
//! once, before their Deathrattles run; this repeats until nobody is dying.
mod ability;
pub mod arrange;
mod attack;
mod aura;
mod board;
mod choice;
mod condition;
mod damage;
mod death;
mod effect;
mod hand;
pub mod limits;
mod make;
pub mod payment;
mod play;
mod position;
mod resume;
mod select;
mod sequence;
mod set_tag;
pub mod setup;
mod starship;
mod targets;
mod trigger;
mod turn;
pub mod view;
mod zone;

use cardwright_data::{GameTag, PlayState};

pub use set_tag::NotSettable;
pub use targets::Asks;

use crate::record::{Block, Observer};
use crate::script::Power;
use crate::script::effect::Effect;
use crate::script::native::Native;
use crate::script::trigger::{EventKind, Timing};
use crate::state::{EntityId, Game, GameEvent, PlayerId, Scope, Work};

/// What a native sees: the game, and what its text knows.
pub struct NativeContext<'a> {
    game: &'a mut Game,
    /// What the text knows; `x`, `it` and the like may be set for the texts that are queued next.
    pub scope: Scope,
    native: &'static Native,
}

impl NativeContext<'_> {
    /// The game, to look at.
    pub fn game(&self) -> &Game {
        self.game
    }

    /// Queues the n-th text of the native; it resolves when the native returns, before whatever follows the native.
    /// The text that is queued last resolves first.
    ///
    /// # Panics
    /// If the native has no such text.
    pub fn queue(&mut self, n: usize) {
        let scope = self.scope.clone();
        self.game.work.push(Work::Block { effects: self.native.texts[n], next: 0, times: 1, scope });
    }

    /// A number below `n` from the game's dice.
    pub fn dice(&mut self, n: usize) -> usize {
        self.game.dice(n)
    }
}

/// The rules at work on a game, with someone watching.
pub(crate) struct Rules<'a, O: Observer> {
    pub game: &'a mut Game,
    pub watch: &'a mut O,
}

impl<O: Observer> Rules<'_, O> {
    /// Does pending work until a player is to act or to choose, or the game is over.
    pub fn run(&mut self) {
        let mut done = 0_u32;
        while self.game.pending.is_none() {
            let Some(work) = self.game.work.last() else { break };
            // Half of all work; as a rule nothing has happened, and nothing is taken anywhere.
            if matches!(work, Work::PhaseEnd) {
                done += 1;
                self.drop_last();
                if !O::LISTENS && self.is_quiet() {
                    continue;
                }
                self.phase_end();
            } else if done >= limits::LONGEST_ACTION && work.leads_on() {
                done += 1;
                self.drop_last();
                continue;
            } else {
                done += self.one();
            }
            if !self.game.raised.is_empty() {
                self.flush();
            }
            self.game.end_if_overfull();
            if self.game.is_over() {
                self.game.work.clear();
                self.game.raised.clear();
            }
            self.settled();
        }
        if O::LISTENS {
            self.tell_dice();
            self.watch.waits(self.game);
            self.game.rng_log = None;
        }
    }

    /// An observer hears what the dice have shown since it was last told.
    fn tell_dice(&mut self) {
        let thrown = self.game.rng_log.replace(Vec::new()).unwrap_or_default();
        for outcome in thrown {
            self.watch.threw(self.game, outcome);
        }
    }

    /// An observer hears that a piece of work is done.
    pub fn settled(&mut self) {
        if O::LISTENS {
            self.tell_dice();
            self.watch.settled(self.game);
        }
    }

    /// What follows belongs to a block, for whoever watches.
    pub fn open_block(&mut self, block: Block) {
        if O::LISTENS {
            self.watch.begins(self.game, block);
        }
    }

    /// A block is over before the work that follows from it.
    pub fn close_block(&mut self) {
        if O::LISTENS {
            self.watch.ends(self.game);
        }
    }

    /// Takes the last piece of work off.
    #[inline]
    fn drop_last(&mut self) {
        self.game.work.truncate(self.game.work.len().saturating_sub(1));
    }

    /// Does the last piece of work, and says how many pieces were done. Only what carries the scope of a text is moved off
    /// the stack, the rest is copied out.
    #[inline]
    fn one(&mut self) -> u32 {
        let Some(work) = self.game.work.last() else { return 0 };
        match *work {
            Work::Block { .. } | Work::Again { .. } => match self.game.work.pop() {
                Some(Work::Block { effects, next, times, scope }) => self.block(effects, next, times, scope),
                Some(Work::Again { effect, times, n, scope }) => self.again(effect, times, n, scope),
                _ => {}
            },
            Work::Event(raised) => {
                self.drop_last();
                self.answer(raised);
            }
            Work::Trigger { trigger, at, on, source, card, raised } => {
                self.drop_last();
                self.resolve(trigger, at, on, source, card, raised);
            }
            Work::Word { text, source, card, raised } => {
                self.drop_last();
                self.resolve_word(text, source, card, raised);
            }
            Work::Settle { card, old } => {
                self.drop_last();
                self.settle(card, old);
            }
            Work::Cast { spell } => {
                self.drop_last();
                self.cast(spell);
            }
            Work::Reborn { dead } => {
                self.drop_last();
                self.reborn(dead);
            }
            Work::Play { stage, card, target, option, manner } => {
                self.drop_last();
                let work = move |stage| Work::Play { stage, card, target, option, manner };
                return self
                    .sequence(stage, work, |rules, stage| rules.play_stage(stage, card, target, option, manner));
            }
            Work::HeroPower { text, card, target } => {
                self.drop_last();
                let work = move |text| Work::HeroPower { text, card, target };
                return self.sequence(text, work, |rules, text| rules.hero_power_stage(text, card, target));
            }
            Work::Attack { stage, attacker, defender } => {
                self.drop_last();
                let work = move |stage| Work::Attack { stage, attacker, defender };
                return self.sequence(stage, work, |rules, stage| rules.attack_stage(stage, attacker, defender));
            }
            Work::Turn(stage) => {
                self.drop_last();
                return self.sequence(stage, Work::Turn, Self::turn_stage);
            }
            // Done in `run`.
            Work::PhaseEnd => self.drop_last(),
        }
        1
    }

    /// What was raised is answered now, first things first, before anything that was pending.
    pub fn flush(&mut self) {
        while let Some(raised) = self.game.raised.pop() {
            self.game.work.push(Work::Event(raised));
        }
    }

    /// Something happens that "whenever" and "after" hear alike.
    pub fn raise(&mut self, kind: EventKind, who: EntityId, what: Option<EntityId>, number: i16) {
        self.raise_at(None, kind, who, what, number);
    }

    /// Something happens, heard by one of the timings.
    pub fn raise_at(
        &mut self,
        timing: Option<Timing>,
        kind: EventKind,
        who: EntityId,
        what: Option<EntityId>,
        number: i16,
    ) {
        let raised = GameEvent { kind, timing, who, what, number };
        if O::LISTENS {
            self.watch.happened(self.game, &raised);
        }
        if self.game.listeners[kind as usize] > 0 {
            self.game.raised.push(raised);
        }
    }

    /// An observer hears that a tag has changed.
    pub fn tell(&mut self, entity: EntityId, tag: GameTag) {
        if O::LISTENS {
            self.watch.tag_changed(self.game, entity, tag);
        }
    }

    /// Begins a text.
    pub fn text(&mut self, effects: &'static [Effect], scope: Scope) {
        if O::LISTENS {
            self.watch.resolves(self.game, scope.source);
        }
        if !effects.is_empty() {
            self.game.work.push(Work::Block { effects, next: 0, times: 1, scope });
        }
    }

    /// The end of an outermost phase. Rulebook: auras, then deaths, again and again until nobody is dying.
    #[inline]
    fn phase_end(&mut self) {
        self.update_auras();
        if !self.game.raised.is_empty() {
            // Somebody hears that numbers changed, and may kill: deaths come again after the answers.
            self.game.work.push(Work::PhaseEnd);
        }
        if std::mem::take(&mut self.game.deaths_pending) && self.create_deaths() {
            return;
        }
        self.judge();
    }

    /// Whether nothing has happened that the end of a phase would look at.
    #[inline]
    fn is_quiet(&self) -> bool {
        let game = &*self.game;
        !game.auras_dirty && !game.deaths_pending && game.raised.is_empty() && !game.anyone_lost()
    }

    /// Whether somebody has lost.
    #[inline]
    fn judge(&mut self) {
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
    /// Whether a player's hero is gone; the game may not have said so yet.
    #[inline]
    fn has_lost(&self, player: PlayerId) -> bool {
        let side = &self.players[player];
        side.hero.is_none() || side.state == PlayState::Losing
    }

    /// Whether either hero is gone.
    #[inline]
    fn anyone_lost(&self) -> bool {
        self.has_lost(PlayerId::First) || self.has_lost(PlayerId::Second)
    }

    /// A number below `n`: the next forced outcome, or the dice.
    pub(crate) fn dice(&mut self, n: usize) -> usize {
        self.draw_lot(n, |_, _| false)
    }

    /// One of `n` candidates; `is` says whether the candidate is what the forced outcome wants.
    pub(crate) fn draw_lot(&mut self, n: usize, is: impl Fn(usize, &crate::state::Forced) -> bool) -> usize {
        let at = self.throw(n, is);
        if let Some(thrown) = self.rng_log.as_mut().filter(|_| n > 0) {
            thrown.push(at);
        }
        at
    }

    fn throw(&mut self, n: usize, is: impl Fn(usize, &crate::state::Forced) -> bool) -> usize {
        use crate::state::Forced;
        match self.forced.last() {
            Some(Forced::Number(number)) if *number < n => {
                let number = *number;
                self.forced.pop();
                number
            }
            // An outcome that does not fit is kept: whoever forced it finds it left over.
            Some(forced) => match (0..n).find(|at| is(*at, forced)) {
                Some(at) => {
                    self.forced.pop();
                    at
                }
                None => self.rng.below(n),
            },
            None => self.rng.below(n),
        }
    }
}

/// Whether a card's power is written at all.
pub fn is_playable(power: &Power) -> bool {
    power.is_written()
}
