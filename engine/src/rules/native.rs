//! Natives at work: what a function of a card sees of the game, and what it may do.
use std::any::Any;

use crate::script::native::{Native, NativeContext};
use crate::state::{Game, Scope, Work};

/// A native that runs.
pub(super) struct RunningNative<'a> {
    game: &'a mut Game,
    scope: Scope,
    native: &'static Native,
}

impl Native {
    /// Runs the function of a native, in the scope of the text that it stands in.
    pub(super) fn run_on(&'static self, game: &mut Game, scope: Scope) {
        (self.run)(&mut RunningNative { game, scope, native: self });
    }
}

impl NativeContext for RunningNative<'_> {
    fn queue(&mut self, n: usize) {
        let scope = self.scope.clone();
        self.game.work.push(Work::Block { effects: self.native.texts[n], next: 0, times: 1, scope });
    }

    fn dice(&mut self, n: usize) -> usize {
        self.game.dice(n)
    }

    fn game_state(&self) -> &dyn Any {
        self.game
    }

    fn text_scope(&mut self) -> &mut dyn Any {
        &mut self.scope
    }
}

impl dyn NativeContext + '_ {
    /// The game, to look at.
    pub fn game(&self) -> &Game {
        self.game_state().downcast_ref().unwrap_or_else(|| unreachable!("the rules alone run natives"))
    }

    /// What the text knows; `x`, `it` and the like may be set for the texts that are queued next.
    pub fn scope(&mut self) -> &mut Scope {
        self.text_scope().downcast_mut().unwrap_or_else(|| unreachable!("the rules alone run natives"))
    }
}
