//! The costs of cards, Hero Powers and abilities, and whether their player can pay them.
use cardwright_data::GameTag;

use crate::facts::Keywords;
use crate::script::cost::{Cost, Part};
use crate::state::{Entity, EntityId, Game, PaymentFor};

impl Game {
    /// The cost of playing a card or using a Hero Power: mana, or what its card names instead.
    pub(crate) fn play_cost(&self, id: EntityId) -> Cost {
        let n = self[id].cost;
        if self.costs_opponent(id) {
            return Cost::FREE;
        }
        Cost::of(if self[id].keywords.has(Keywords::ALTERNATE_COST) {
            // "The next card you play costs Corpses": the player has the number, and the card the tag.
            let told = self.tag_modifiers(self[id].controller.entity(), GameTag::CARD_ALTERNATE_COST);
            match self.tag(id, GameTag::CARD_ALTERNATE_COST).max(told) {
                2 => Part::Armor(n),
                3 => Part::Corpses(n),
                _ => Part::Health(n),
            }
        } else {
            Part::Mana(n)
        })
    }

    /// "The next card you play costs your OPPONENT'S Health": the player has this number of the tag, and the card the tag.
    pub(crate) fn costs_opponent(&self, id: EntityId) -> bool {
        const OPPONENT: i32 = 4;
        let entity = &self[id];
        entity.keywords.has(Keywords::ALTERNATE_COST)
            && self.tag(entity.controller.entity(), GameTag::CARD_ALTERNATE_COST) == OPPONENT
    }

    /// Whether a player with this much mana can pay for a card in hand or a Hero Power.
    #[inline]
    pub(crate) fn can_afford(&self, id: EntityId, entity: &Entity, mana: i16) -> bool {
        let there = entity.cost <= mana;
        if entity.keywords.has(Keywords::ALTERNATE_COST) || (!there && self.mana_sources > 0) {
            return self.can_afford_alternative(id, entity);
        }
        there
    }

    #[cold]
    fn can_afford_alternative(&self, id: EntityId, entity: &Entity) -> bool {
        self.can_pay(entity.controller, Some(id), &self.play_cost(id))
    }

    /// The cost of something.
    pub(crate) fn price(&self, purpose: &PaymentFor) -> Cost {
        match *purpose {
            PaymentFor::Play { card, .. } => self.play_cost(card),
            PaymentFor::HeroPower { card, .. } => self.play_cost(card).and(crate::script::cost::Part::Exhaust),
            PaymentFor::Activate { card, ability, .. } => self.ability(card, ability).map_or(Cost::FREE, |it| it.cost),
            PaymentFor::Text { .. } => Cost::FREE,
        }
    }
}
