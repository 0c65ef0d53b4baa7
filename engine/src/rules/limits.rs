//! Termination limits: for triggers that cause themselves, and deaths that summon the next minion to die.
//!
//! Rule: There are three limits, all far beyond what happens in real games: 10,000 work items per action, 100 cards per effect,
//! 20,000 entities per game.
//!
//! - After [`MAX_WORK_PER_ACTION`] work items since a player last acted or chose, texts and triggers are skipped; the remaining
//!   phases are completed without them, so that the game is consistent and continues.
//! - One effect creates no more than [`MAX_CREATED_PER_EFFECT`] cards.
//! - A game with more than [`MAX_ENTITIES`] entities or enchantments is a tie.
//!
//! Two auras that depend on each other do not loop: an aura update applies each once, in order of play.
use cardwright_data::PlayState;

use crate::state::{Game, PlayerId, Work};

/// The number of work items in one action after which texts and triggers are skipped.
pub const MAX_WORK_PER_ACTION: u32 = 10_000;
/// The number of cards that one effect creates at most.
pub const MAX_CREATED_PER_EFFECT: i16 = 100;
/// The number of entities, and of enchantments, that a game and a document hold at most.
pub const MAX_ENTITIES: usize = 20_000;

impl Work {
    /// Whether the item can lead to itself again: a text, an event, a trigger.
    pub(super) const fn can_cause_itself(&self) -> bool {
        match self {
            Self::Block { .. }
            | Self::Text { .. }
            | Self::RepeatEffect { .. }
            | Self::Event(_)
            | Self::Trigger { .. }
            | Self::KeywordText { .. }
            | Self::Cast { .. }
            | Self::Reborn { .. } => true,
            Self::RemoveReplaced { .. }
            | Self::Play { .. }
            | Self::HeroPower { .. }
            | Self::Attack { .. }
            | Self::Turn(_)
            | Self::PhaseEnd => false,
        }
    }
}

impl Game {
    /// Ends a game that has too many entities or enchantments.
    #[inline]
    pub(super) fn end_if_over_limit(&mut self) {
        if self.entities.len().max(self.enchantments.len()) > MAX_ENTITIES {
            self.end_over_limit();
        }
    }

    #[cold]
    fn end_over_limit(&mut self) {
        if (self.entity_count() > MAX_ENTITIES || self.enchantments.len() > MAX_ENTITIES) && !self.is_over() {
            for player in PlayerId::BOTH {
                self.players[player].state = PlayState::Tied;
            }
        }
    }
}
