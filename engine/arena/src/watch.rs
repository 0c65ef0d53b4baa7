//! The observers of a game in the web page, as one type. The rules are compiled once for each observer type, which the browser
//! downloads.
use cardwright_data::GameTag;
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::script::effect::Effect;
use cardwright_engine::state::{GameEvent, Scope};
use cardwright_engine::{EntityId, Game};

use crate::chronicle::Chronicle;
use crate::motion::Motions;

/// An observer.
#[derive(Debug)]
pub enum Watch {
    /// Counts random choices.
    Throws(usize),
    /// Writes down what happens, in words and as motions.
    Told(Chronicle, Motions),
}

impl Watch {
    /// The number of random choices so far.
    pub fn throws(&self) -> usize {
        if let Self::Throws(throws) = self { *throws } else { 0 }
    }

    /// What was written down: the lines and the effects that ran, and the motions.
    pub fn written(self) -> (Chronicle, Motions) {
        if let Self::Told(chronicle, motions) = self {
            (chronicle, motions)
        } else {
            (Chronicle::new(None), Motions::new(None))
        }
    }

    fn told(&mut self) -> Option<(&mut Chronicle, &mut Motions)> {
        match self {
            Self::Throws(_) => None,
            Self::Told(chronicle, motions) => Some((chronicle, motions)),
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
        if let Some((told, _)) = self.told() {
            told.on_wait(game);
        }
    }

    fn on_block_start(&mut self, game: &Game, block: Block, waiting: usize) {
        if let Some((told, motions)) = self.told() {
            told.on_block_start(game, block, waiting);
            motions.on_block_start(game, block, waiting);
        }
    }

    fn runs(&mut self, game: &Game, effect: &Effect, scope: &Scope) {
        if let Some((told, _)) = self.told() {
            told.runs(game, effect, scope);
        }
    }

    fn tag_changed(&mut self, game: &Game, entity: EntityId, tag: GameTag) {
        if let Some((told, _)) = self.told() {
            told.tag_changed(game, entity, tag);
        }
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        if let Some((told, motions)) = self.told() {
            told.on_event(game, event);
            motions.on_event(game, event);
        }
    }
}
