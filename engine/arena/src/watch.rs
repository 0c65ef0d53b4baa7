//! What listens to a game that is played in a page, as one type: the rules are compiled once for each type of observer, and a browser
//! downloads each.
use cardwright_data::GameTag;
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::script::effect::Effect;
use cardwright_engine::state::{GameEvent, Scope};
use cardwright_engine::{EntityId, Game};

use crate::chronicle::Chronicle;

/// An observer.
#[derive(Debug)]
pub enum Watch {
    /// Counts random choices.
    Throws(usize),
    /// Writes down what happens.
    Told(Chronicle),
}

impl Watch {
    /// How many random choices were counted.
    pub fn throws(&self) -> usize {
        if let Self::Throws(throws) = self { *throws } else { 0 }
    }

    /// What was written down: the lines, and the effects that ran.
    pub fn written(self) -> Chronicle {
        if let Self::Told(chronicle) = self { chronicle } else { Chronicle::new(None) }
    }

    fn told(&mut self) -> Option<&mut Chronicle> {
        match self {
            Self::Throws(_) => None,
            Self::Told(chronicle) => Some(chronicle),
        }
    }
}

impl Observer for Watch {
    fn on_random(&mut self, _: &Game, _: usize) {
        if let Self::Throws(throws) = self {
            *throws += 1;
        }
    }

    fn on_wait(&mut self, game: &Game) {
        if let Some(told) = self.told() {
            told.on_wait(game);
        }
    }

    fn on_block_start(&mut self, game: &Game, block: Block, waiting: usize) {
        if let Some(told) = self.told() {
            told.on_block_start(game, block, waiting);
        }
    }

    fn runs(&mut self, game: &Game, effect: &Effect, scope: &Scope) {
        if let Some(told) = self.told() {
            told.runs(game, effect, scope);
        }
    }

    fn tag_changed(&mut self, game: &Game, entity: EntityId, tag: GameTag) {
        if let Some(told) = self.told() {
            told.tag_changed(game, entity, tag);
        }
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        if let Some(told) = self.told() {
            told.on_event(game, event);
        }
    }
}
