//! What a player can do.
use super::EntityId;

/// Something that a player does.
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
    /// Takes the n-th of what is offered or asked, from 0.
    Choose(u8),
    /// Thinks better of what is being paid for.
    Cancel,
    /// Replaces the cards of the opening hand whose bit is set.
    Mulligan(u16),
    /// Ends the turn.
    EndTurn,
}

/// What a click on an entity does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Click {
    /// Nothing can be done with it.
    Nothing,
    /// This, without asking.
    Auto(Action),
    /// The player chooses one of these.
    Choose(Vec<Action>),
}

/// An action that is not among the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not possible now: take one of `Game::options`")]
pub struct Illegal(pub Action);
