//! Cards by the ids of recordings.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_engine::script::Status;
use cardwright_engine::script::aura::Gives;
use cardwright_engine::script::effect::Verb;
use cardwright_engine::script::power::Ability;
use cardwright_engine::{CardId, Cards};

/// Finds cards by ids of today and of other years.
pub struct Names {
    /// The registry.
    pub cards: &'static Cards,
    former: BTreeMap<&'static str, &'static str>,
    /// Enchantment cards that auras give.
    given: BTreeSet<&'static str>,
}

impl Names {
    /// Of a registry.
    pub fn new(cards: &'static Cards) -> Self {
        let lines = include_str!("../../former_ids.txt").lines().filter(|line| !line.starts_with('#'));
        let former = lines.filter_map(|line| line.split_once(' ')).collect();
        let abilities = cards.iter().flat_map(|(_, card)| card.power.abilities());
        let given = abilities
            .filter_map(|ability| match ability {
                Ability::Aura(aura) => Some(aura.gives),
                _ => None,
            })
            .filter_map(|gives| match gives {
                Gives::Enchantment(id) => Some(id),
                Gives::Modifiers(_) => None,
            })
            .collect();
        Self { cards, former, given }
    }

    /// The card with this id, today's or a former one; [`CardId::NONE`] for an id that is none.
    pub fn find(&self, id: &str) -> CardId {
        let today = self.former.get(id).and_then(|id| self.cards.by_id(id));
        today.or_else(|| self.cards.by_id(id)).unwrap_or(CardId::NONE)
    }

    /// The same for a card that may be unknown.
    pub fn find_any(&self, id: Option<&str>) -> CardId {
        id.map_or(CardId::NONE, |id| self.find(id))
    }

    /// Whether two ids are one card but for the picture: copies have pictures of their own.
    pub fn is_same(&self, one: CardId, other: CardId) -> bool {
        let face = |card: CardId| {
            let card = self.cards.get(card);
            (card.name, card.card_type, card.class, card.cost, card.attack, card.health)
        };
        one == other || (one.some().is_some() && other.some().is_some() && face(one) == face(other))
    }

    /// Whether a card does what its text says.
    pub fn is_written(&self, id: &str) -> bool {
        self.find(id).some().is_some_and(|card| self.cards.get(card).power.status != Status::Todo)
    }

    /// Whether a card's text spends mana, besides what it costs.
    pub fn spends_mana(&self, card: CardId) -> bool {
        let Some(card) = card.some() else { return false };
        let abilities = self.cards.get(card).power.abilities();
        let mut effects = abilities.iter().filter_map(|ability| match ability {
            Ability::Text(text) => Some(text.effects),
            _ => None,
        });
        effects.any(|effects| effects.iter().any(|effect| matches!(effect.verb, Verb::SpendMana)))
    }

    /// Whether an enchantment is on its bearer because of an aura: the rules give it, nobody attaches it.
    pub fn is_of_aura(&self, enchantment: &str, creator: Option<&str>) -> bool {
        let Some(creator) = self.find_any(creator).some() else { return false };
        let power = self.cards.get(creator).power;
        let has_aura = power.abilities().iter().any(|ability| matches!(ability, Ability::Aura(_)));
        let named = power.card_refs().iter().any(|mention| mention.id() == enchantment);
        has_aura && (self.given.contains(enchantment) || !named)
    }
}
