//! A pending payment: its purpose, and the decisions so far.
//!
//! Nothing is paid before everything is decided, so that a canceled payment has no effect.
use std::hash::{Hash, Hasher};
use std::mem::discriminant;

use smallvec::SmallVec;

use super::work::hash_effects;
use super::{EntityId, EntityList, Scope};
use crate::script::cost::{Cost, Resource};
use crate::script::effect::Effect;

/// The purpose of a payment.
#[derive(Clone, Debug, PartialEq)]
pub enum PaymentFor {
    /// Playing a card from hand.
    Play {
        /// The card.
        card: EntityId,
        /// The target.
        target: Option<EntityId>,
        /// The index of the option of a Choose One card.
        option: Option<u8>,
        /// The board position of a minion.
        place: Option<u8>,
    },
    /// The Hero Power.
    HeroPower {
        /// The Hero Power.
        card: EntityId,
        /// The target.
        target: Option<EntityId>,
    },
    /// An ability of a card.
    Activate {
        /// The card.
        card: EntityId,
        /// The index of the ability.
        ability: u8,
        /// The target.
        target: Option<EntityId>,
    },
    /// The rest of a text: "Spend 3 Armor to …".
    Text {
        /// The effects after the payment.
        then: &'static [Effect],
        /// The scope of the text.
        scope: Scope,
    },
}

impl PaymentFor {
    /// The card that is paid for.
    pub const fn card(&self) -> EntityId {
        match self {
            Self::Play { card, .. } | Self::HeroPower { card, .. } | Self::Activate { card, .. } => *card,
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
    /// The purpose.
    pub purpose: PaymentFor,
    /// The cost, with every way to pay it.
    pub cost: Cost,
    /// Whether the player has confirmed it, or need not.
    pub is_confirmed: bool,
    /// The index of the chosen way.
    pub alternative: Option<u8>,
    /// The chosen amounts of each X, in order.
    pub amounts: SmallVec<[u8; 4]>,
    /// The given entities, in the order of the parts that take them.
    pub given_cards: EntityList,
    /// The mana abilities to use first: the card, and the index of its ability.
    pub mana_abilities: SmallVec<[(EntityId, u8); 4]>,
}

impl Payment {
    /// Hashes the decisions so far, and the purpose by its card, target and effects; see `PendingKind::hash_outline`.
    pub(super) fn hash_outline(&self, hash: &mut impl Hasher) {
        discriminant(&self.purpose).hash(hash);
        match &self.purpose {
            PaymentFor::Play { card, target, option, place } => (card, target, option, place).hash(hash),
            PaymentFor::HeroPower { card, target } => (card, target).hash(hash),
            PaymentFor::Activate { card, ability, target } => (card, ability, target).hash(hash),
            PaymentFor::Text { then, scope } => {
                hash_effects(then, hash);
                scope.hash(hash);
            }
        }
        (self.is_confirmed, self.alternative, &self.amounts, &self.given_cards, &self.mana_abilities).hash(hash);
    }

    /// A payment without decisions and without confirmation.
    pub fn new(purpose: PaymentFor, cost: Cost) -> Self {
        let (amounts, given, tapped) = (SmallVec::new(), EntityList::new(), SmallVec::new());
        Self {
            purpose,
            cost,
            is_confirmed: true,
            alternative: None,
            amounts,
            given_cards: given,
            mana_abilities: tapped,
        }
    }

    /// The way in which it is paid: the chosen one, or the only one.
    pub fn chosen_cost(&self) -> Option<Cost> {
        match self.alternative {
            Some(way) => Some(self.cost.way(way.into())),
            None => (self.cost.ways() == 1).then_some(self.cost),
        }
    }
}

/// The next decision of a payment.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// The confirmation: a Starship's "Launch" and "Abort".
    Confirm,
    /// One of these ways to pay.
    Alternative(SmallVec<[u8; 4]>),
    /// The amount of a resource, from `least` to `most`.
    X {
        /// The resource.
        of: Resource,
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// One of these cards to give.
    Card(EntityList),
    /// A mana ability to use, because there is not enough yet.
    ManaAbility,
}
