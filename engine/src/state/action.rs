//! The actions of players.
use super::EntityId;

/// An action of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays a card from hand.
    Play {
        /// The card.
        card: EntityId,
        /// What it is pointed at.
        target: Option<EntityId>,
        /// Which option of a Choose One card.
        option: Option<u8>,
        /// Where a minion goes, counted from the left; `None`: the right end.
        place: Option<u8>,
    },
    /// Attacks.
    Attack {
        /// Who.
        attacker: EntityId,
        /// Whom.
        defender: EntityId,
    },
    /// Uses the Hero Power.
    HeroPower {
        /// What it is pointed at.
        target: Option<EntityId>,
    },
    /// Uses a location, a Titan's ability, an activated ability; trades a card in hand.
    Use {
        /// The card.
        card: EntityId,
        /// Which of its abilities, from 0.
        ability: u8,
        /// What it is pointed at.
        target: Option<EntityId>,
    },
    /// Chooses the n-th option of the pending choice, from 0.
    Choose(u8),
    /// Cancels the pending payment.
    Cancel,
    /// Replaces the cards of the opening hand whose bit is set.
    Mulligan(u16),
    /// Ends the turn.
    EndTurn,
}

/// The result of a click on an entity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Click {
    /// No action is possible.
    Nothing,
    /// This action, without a choice.
    Auto(Action),
    /// A choice of these actions.
    Choose(Vec<Action>),
}

/// An action that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not possible now: take one of `Game::options`")]
pub struct Illegal(pub Action);
