//! The actions of players.
use super::EntityId;

/// An action of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays a card from hand.
    Play {
        /// The card.
        card: EntityId,
        /// The target.
        target: Option<EntityId>,
        /// The index of the option of a Choose One card.
        option: Option<u8>,
        /// The board position of a minion, from the left; `None` for the right end.
        place: Option<u8>,
    },
    /// Attacks.
    Attack {
        /// The attacker.
        attacker: EntityId,
        /// The defender.
        defender: EntityId,
    },
    /// Uses the Hero Power.
    HeroPower {
        /// The target.
        target: Option<EntityId>,
    },
    /// Uses a location, a Titan's ability, an activated ability; trades a card in hand.
    Use {
        /// The card.
        card: EntityId,
        /// The index of the ability, from 0.
        ability: u8,
        /// The target.
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
    /// The only possible action, without a choice.
    Auto(Action),
    /// A choice of these actions.
    Choose(Vec<Action>),
}

/// An action that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not possible now: take one of `Game::options`")]
pub struct IllegalAction(pub Action);
