//! The observers of a game in the web page, as one type. The rules are compiled once for each observer type, which the browser
//! downloads.
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
    /// Logs the consequences of actions.
    Told(Chronicle),
}

impl Watch {
    /// The number of random choices so far.
    pub fn throws(&self) -> usize {
        if let Self::Throws(throws) = self { *throws } else { 0 }
    }

    /// The log: its lines and the executed effects.
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
