//! From one stage of a sequence to the next: of a play, an attack, a Hero Power, a turn.
use super::Rules;
use super::limits::MAX_ENTITIES;
use crate::record::Observer;
use crate::state::{Game, Work};

/// What follows a stage of a sequence.
#[derive(Clone, Copy)]
pub(super) struct Onward<S> {
    /// The next stage.
    next: Option<S>,
    /// The stage is a phase, which ends before the next one.
    ends_phase: bool,
    /// Where on the stack both wait: above what was there when the stage said so.
    at: usize,
}

impl<S> Onward<S> {
    /// The stage is a phase, then comes the next one.
    pub const fn phase(next: Option<S>) -> Self {
        Self { next, ends_phase: true, at: 0 }
    }

    /// The next stage is of the same phase.
    pub const fn at_once(next: Option<S>) -> Self {
        Self { next, ends_phase: false, at: 0 }
    }
}

impl<O: Observer> Rules<'_, O> {
    /// A stage says what follows it, before it does anything: whoever watches sees it wait on the stack from the first.
    #[inline]
    pub(super) fn follow<S>(&mut self, onward: Onward<S>, work: impl Fn(S) -> Work) -> Onward<S> {
        let onward = Onward { at: self.game.work.len(), ..onward };
        if O::LISTENS {
            self.queue(onward, work);
            return Onward::at_once(None);
        }
        onward
    }

    /// Does a stage, and those that follow as long as nothing comes between two of them; says how many pieces of work that
    /// was, ends of phases among them.
    ///
    /// As a rule nobody answers a stage: then it and what follows need not be put on the stack and taken off again.
    #[inline]
    pub(super) fn sequence<S: Copy>(
        &mut self,
        mut stage: S,
        work: impl Fn(S) -> Work,
        does: impl Fn(&mut Self, S) -> Onward<S>,
    ) -> u32 {
        let beneath = self.game.work.len();
        let mut done = 1;
        loop {
            let onward = does(self, stage);
            let alone = !O::LISTENS && self.game.work.len() == beneath && self.game.goes_on();
            if !alone || (onward.ends_phase && !self.game.ends_quietly()) {
                self.queue(onward, work);
                return done;
            }
            done += u32::from(onward.ends_phase);
            let Some(next) = onward.next else { return done };
            done += 1;
            stage = next;
        }
    }

    /// Puts what follows a stage beneath what the stage has led to since it said so.
    fn queue<S>(&mut self, onward: Onward<S>, work: impl Fn(S) -> Work) {
        let Onward { next, ends_phase, at } = onward;
        if ends_phase {
            self.game.work.insert(at, Work::PhaseEnd);
        }
        if let Some(next) = next {
            self.game.work.insert(at, work(next));
        }
    }
}

impl Game {
    /// Whether nothing is to be answered or chosen, and the game goes on.
    #[inline]
    fn goes_on(&self) -> bool {
        let room = self.entities.len().max(self.enchantments.len()) <= MAX_ENTITIES;
        self.raised.is_empty() && self.pending.is_none() && room && !self.is_over()
    }

    /// Ends a phase in which nobody can have died, lost, or got other numbers; `false`, and nothing is done, if somebody may.
    #[inline]
    fn ends_quietly(&mut self) -> bool {
        let quiet = !self.deaths_pending && !self.anyone_lost() && !self.awaits_auras();
        self.auras_dirty &= !quiet;
        quiet
    }
}
