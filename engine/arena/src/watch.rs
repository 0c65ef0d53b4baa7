//! The observers of a game in the web page, as one type. The rules are compiled once for each observer type, which the browser
//! downloads.
use cardwright_data::GameTag;
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::script::effect::Effect;
use cardwright_engine::state::{GameEvent, Scope};
use cardwright_engine::{Action, EntityId, Game};

use crate::animation::Animations;
use crate::describe::Log;

/// An observer.
#[derive(Debug)]
pub enum ActionObserver {
    /// Counts random choices.
    RandomCounter(usize),
    /// Writes the log and the animations.
    Log(Box<(Log, Animations)>),
}

impl ActionObserver {
    /// The number of random choices so far.
    pub fn random_count(&self) -> usize {
        if let Self::RandomCounter(throws) = self { *throws } else { 0 }
    }

    /// the log and the animations.
    pub fn into_log(self) -> (Log, Animations) {
        if let Self::Log(both) = self { *both } else { (Log::new(None), Animations::new(None)) }
    }

    fn log(&mut self) -> Option<(&mut Log, &mut Animations)> {
        match self {
            Self::RandomCounter(_) => None,
            Self::Log(both) => Some((&mut both.0, &mut both.1)),
        }
    }
}

impl Observer for ActionObserver {
    fn on_action(&mut self, game: &Game, action: Action) {
        if let Some((log, _)) = self.log() {
            log.on_action(game, action);
        }
    }

    fn on_block_end(&mut self, game: &Game) {
        if let Some((log, _)) = self.log() {
            log.on_block_end(game);
        }
    }

    fn on_settled(&mut self, game: &Game, waiting: usize) {
        if let Some((log, _)) = self.log() {
            log.on_settled(game, waiting);
        }
    }

    fn on_random(&mut self, _: &Game, _: usize) {
        if let Self::RandomCounter(throws) = self {
            *throws += 1;
        }
    }

    fn on_wait(&mut self, game: &Game) {
        if let Some((log, _)) = self.log() {
            log.on_wait(game);
        }
    }

    fn on_block_start(&mut self, game: &Game, block: Block, waiting: usize) {
        if let Some((log, motions)) = self.log() {
            log.on_block_start(game, block, waiting);
            motions.on_block_start(game, block, waiting);
        }
    }

    fn on_effect(&mut self, game: &Game, effect: &Effect, scope: &Scope) {
        if let Some((log, _)) = self.log() {
            log.on_effect(game, effect, scope);
        }
    }

    fn on_tag(&mut self, game: &Game, entity: EntityId, tag: GameTag) {
        if let Some((log, _)) = self.log() {
            log.on_tag(game, entity, tag);
        }
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        if let Some((log, motions)) = self.log() {
            log.on_event(game, event);
            motions.on_event(game, event);
        }
    }
}
