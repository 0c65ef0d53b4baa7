//! What ends what would not end by itself: answers that lead to themselves, deaths that summon the next to die.
//!
//! Three bounds, all far beyond what cards do in a game that is played:
//! - After [`LONGEST_ACTION`] pieces of work since a player last acted or chose, texts and answers stop; what is left of
//!   the phases is done without them, so that the table is whole again and the player goes on.
//! - One effect makes no more than [`MOST_AT_ONCE`] cards.
//! - A game that has run out of numbers for entities or enchantments ([`MAX_ENTITIES`]) is a tie.
//!
//! Two auras that look at each other are no loop: an aura step goes through them once, in order of play.
use cardwright_data::PlayState;

use crate::state::{Game, PlayerId, Work};

/// After so many pieces of work in one action texts and answers stop.
pub const LONGEST_ACTION: u32 = 10_000;
/// One effect makes no more cards than these.
pub const MOST_AT_ONCE: i16 = 100;
/// With more entities, or more enchantments, the game is a tie; a document holds as many.
pub const MAX_ENTITIES: usize = 20_000;

impl Work {
    /// Whether it can lead to more of itself: a text, an event, an answer.
    pub(super) const fn leads_on(&self) -> bool {
        match self {
            Self::Block { .. }
            | Self::Again { .. }
            | Self::Event(_)
            | Self::Trigger { .. }
            | Self::Word { .. }
            | Self::Cast { .. }
            | Self::Reborn { .. } => true,
            Self::Settle { .. }
            | Self::Play { .. }
            | Self::HeroPower { .. }
            | Self::Attack { .. }
            | Self::Turn(_)
            | Self::PhaseEnd => false,
        }
    }
}

impl Game {
    /// Ends a game that has no numbers left.
    #[inline]
    pub(super) fn end_if_overfull(&mut self) {
        if self.entities.len().max(self.enchantments.len()) > MAX_ENTITIES {
            self.end_overfull();
        }
    }

    #[cold]
    fn end_overfull(&mut self) {
        if (self.entity_count() > MAX_ENTITIES || self.enchantments.len() > MAX_ENTITIES) && !self.is_over() {
            for player in PlayerId::BOTH {
                self.players[player].state = PlayState::Tied;
            }
        }
    }
}
