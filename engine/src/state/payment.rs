//! A pending payment: what is paid for, and what has been decided so far.
//!
//! Nothing is paid before everything is decided, so that a canceled payment leaves no trace.
use smallvec::SmallVec;

use super::{EntityId, EntityList, Scope};
use crate::script::cost::{Cost, Resource};
use crate::script::effect::Effect;

/// What is paid for.
#[derive(Clone, Debug, PartialEq)]
pub enum PaymentFor {
    /// Playing a card from hand.
    Play {
        /// The card.
        card: EntityId,
        /// What it is pointed at.
        target: Option<EntityId>,
        /// Which option of a Choose One card.
        option: Option<u8>,
        /// Where a minion goes.
        place: Option<u8>,
    },
    /// The Hero Power.
    HeroPower {
        /// The Hero Power.
        card: EntityId,
        /// What it is pointed at.
        target: Option<EntityId>,
    },
    /// An ability of a card.
    Use {
        /// The card.
        card: EntityId,
        /// Which of its abilities.
        ability: u8,
        /// What it is pointed at.
        target: Option<EntityId>,
    },
    /// The rest of a text: "Spend 3 Armor to …".
    Text {
        /// What is done then.
        then: &'static [Effect],
        /// What the text knows.
        scope: Scope,
    },
}

impl PaymentFor {
    /// The card that something is paid for.
    pub const fn card(&self) -> EntityId {
        match self {
            Self::Play { card, .. } | Self::HeroPower { card, .. } | Self::Use { card, .. } => *card,
            Self::Text { scope, .. } => scope.source,
        }
    }

    /// Whether the player may cancel it.
    pub const fn can_be_cancelled(&self) -> bool {
        !matches!(self, Self::Text { .. })
    }
}

/// A pending payment.
#[derive(Clone, Debug, PartialEq)]
pub struct Payment {
    /// What is paid for.
    pub purpose: PaymentFor,
    /// What has to be paid, every way to do it.
    pub cost: Cost,
    /// The player has confirmed it, or need not.
    pub sure: bool,
    /// Which way the player chose.
    pub way: Option<u8>,
    /// The numbers chosen for each X, in order.
    pub amounts: SmallVec<[u8; 4]>,
    /// The entities chosen, in the order of the parts that take them.
    pub given: EntityList,
    /// Mana abilities that are used first: the card, and which of its abilities.
    pub tapped: SmallVec<[(EntityId, u8); 4]>,
}

impl Payment {
    /// Nothing is decided yet, and nothing has to be confirmed.
    pub fn new(purpose: PaymentFor, cost: Cost) -> Self {
        let (amounts, given, tapped) = (SmallVec::new(), EntityList::new(), SmallVec::new());
        Self { purpose, cost, sure: true, way: None, amounts, given, tapped }
    }

    /// The one way in which it is paid: chosen, or the only one.
    pub fn chosen_way(&self) -> Option<Cost> {
        match self.way {
            Some(way) => Some(self.cost.way(way.into())),
            None => (self.cost.ways() == 1).then_some(self.cost),
        }
    }
}

/// The next decision of a payment.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Whether the player really wants it: a Starship's "Launch" and "Abort".
    Sure,
    /// Which of these ways to pay.
    Way(SmallVec<[u8; 4]>),
    /// How much of a resource, from `least` on, up to and with `most`.
    X {
        /// Of what.
        of: Resource,
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Which of these cards to give.
    Card(EntityList),
    /// There is not enough yet: which mana ability to use.
    Source,
}
