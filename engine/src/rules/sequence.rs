//! The stages of a sequence: a play, an attack, a Hero Power, a turn.
use super::limits::MAX_ENTITIES;
use super::{Observer, Rules};
use crate::state::{Game, Work};

/// The next stage of a sequence.
#[derive(Clone, Copy)]
pub(super) struct NextStage<S> {
    /// The next stage.
    next: Option<S>,
    /// Whether the stage is a phase that ends before the next one.
    ends_phase: bool,
    /// The height of the work stack for the phase end and the next stage.
    at: usize,
}

impl<S> NextStage<S> {
    /// The stage is a phase of its own.
    pub const fn phase(next: Option<S>) -> Self {
        Self { next, ends_phase: true, at: 0 }
    }

    /// The next stage belongs to the same phase.
    pub const fn same_phase(next: Option<S>) -> Self {
        Self { next, ends_phase: false, at: 0 }
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Declares the next stage, before the current one does anything.
    #[inline]
    pub(super) fn declare_next<S>(&mut self, onward: NextStage<S>) -> NextStage<S> {
        self.set_continuations(usize::from(onward.ends_phase) + usize::from(onward.next.is_some()));
        NextStage { at: self.game.work.len(), ..onward }
    }

    /// Performs a stage, and the following ones as long as no work comes between; returns the number of work items performed,
    /// including phase ends.
    ///
    /// Usually nothing triggers on a stage: then what follows it need not be pushed and popped.
    #[inline]
    pub(super) fn perform_stages<S: Copy>(
        &mut self,
        mut stage: S,
        work: impl Fn(S) -> Work,
        does: impl Fn(&mut Self, S) -> NextStage<S>,
    ) -> u32 {
        let beneath = self.game.work.len();
        let mut done = 1;
        loop {
            let onward = does(self, stage);
            let alone = self.game.work.len() == beneath && self.game.may_continue();
            if !alone || (onward.ends_phase && !self.game.end_uneventful_phase()) {
                self.queue(onward, work);
                return done;
            }
            if onward.ends_phase {
                done += 1;
                self.report_settled();
                self.set_continuations(usize::from(onward.next.is_some()));
            }
            let Some(next) = onward.next else { return done };
            done += 1;
            self.report_settled();
            self.set_continuations(0);
            stage = next;
        }
    }

    /// Sets the number of work items that follow the running stage without being on the stack, which observers count as
    /// waiting.
    #[inline]
    fn set_continuations(&mut self, n: usize) {
        if self.observer.is_active() {
            self.continuations = n;
        }
    }

    /// Inserts the next stage below the work that the current one has caused.
    fn queue<S>(&mut self, onward: NextStage<S>, work: impl Fn(S) -> Work) {
        let NextStage { next, ends_phase, at } = onward;
        self.set_continuations(0);
        if ends_phase {
            self.game.work.insert(at, Work::PhaseEnd);
        }
        if let Some(next) = next {
            self.game.work.insert(at, work(next));
        }
    }
}

impl Game {
    /// Whether no event and no choice is pending, and the game is not over.
    #[inline]
    fn may_continue(&self) -> bool {
        let room = self.entities.len().max(self.enchantments.len()) <= MAX_ENTITIES;
        self.raised_events.is_empty() && self.pending.is_none() && room && !self.is_over()
    }

    /// Ends a phase without deaths, results and changed numbers; does nothing and returns `false` if there may be some.
    #[inline]
    fn end_uneventful_phase(&mut self) -> bool {
        let rare = &*self.seldom_used;
        let quiet = !rare.hand_may_shatter
            && !rare.hand_may_change
            && !self.deaths_pending
            && !self.anyone_lost()
            && !self.needs_aura_update();
        self.auras_dirty &= !quiet;
        quiet
    }
}
