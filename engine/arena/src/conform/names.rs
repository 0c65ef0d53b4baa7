//! Finds cards by the ids in recordings.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardType;
use cardwright_engine::script::Status;
use cardwright_engine::script::aura::Gives;
use cardwright_engine::script::effect::Effect;
use cardwright_engine::script::power::Ability;
use cardwright_engine::script::selector::Side;
use cardwright_engine::script::verb::Verb;
use cardwright_engine::script::walk::Node;
use cardwright_engine::script::word::Word;
use cardwright_engine::{CardId, Cards};

/// Finds cards by current and former ids.
pub struct Names {
    /// The registry.
    pub cards: &'static Cards,
    former: BTreeMap<&'static str, &'static str>,
    /// The enchantments that auras give.
    given: BTreeSet<&'static str>,
}

impl Names {
    /// For a registry.
    pub fn new(cards: &'static Cards) -> Self {
        let lines = include_str!("../../former_ids.txt").lines().filter(|line| !line.starts_with('#'));
        let former = lines.filter_map(|line| line.split_once(' ')).collect();
        let abilities = cards.iter().flat_map(|(_, card)| card.power.abilities());
        let given = abilities
            .filter_map(|ability| {
                let Ability::Aura(aura) = ability else { return None };
                let Gives::Enchantment(id) = aura.gives else { return None };
                Some(id)
            })
            .collect();
        Self { cards, former, given }
    }

    /// The card with this current or former id; [`CardId::NONE`] if there is none.
    pub fn find(&self, id: &str) -> CardId {
        let today = self.former.get(id).and_then(|id| self.cards.by_id(id));
        today.or_else(|| self.cards.by_id(id)).unwrap_or(CardId::NONE)
    }

    /// The same for a card that may be unknown.
    pub fn find_any(&self, id: Option<&str>) -> CardId {
        id.map_or(CardId::NONE, |id| self.find(id))
    }

    /// The same for an entity that was of a type: an id that is a card of another type today (a Hero Power that is a skin) is
    /// unknown.
    pub fn find_typed(&self, id: Option<&str>, card_type: CardType) -> CardId {
        let card = self.find_any(id);
        let is_other = |card: CardId| card_type != CardType::Invalid && self.cards.get(card).card_type != card_type;
        if card.some().is_some_and(is_other) { CardId::NONE } else { card }
    }

    /// Whether two ids are the same card with different art.
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

    /// Whether a card is written and attaches no enchantment card of this id: it gives the numbers without it.
    pub fn says_itself(&self, id: &str, enchantment: &str) -> bool {
        let Some(card) = self.find(id).some().filter(|_| self.is_written(id)) else { return false };
        let refs = self.cards.get(card).power.card_refs();
        !self.is_written(enchantment) && !refs.iter().any(|mention| mention.id() == enchantment)
    }

    /// Whether a card's text spends mana, besides what it costs.
    pub fn spends_mana(&self, card: CardId) -> bool {
        let Some(card) = card.some() else { return false };
        let abilities = self.cards.get(card).power.abilities();
        abilities.iter().any(|ability| {
            let Ability::Text(text) = ability else { return false };
            text.effects.iter().any(|effect| matches!(effect.verb, Verb::SpendMana))
        })
    }

    /// Whether a card does just this when it is cast.
    pub fn says(&self, card: CardId, effects: &[Effect]) -> bool {
        let abilities = card.some().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        let does = |ability: &Ability| matches!(ability, Ability::Text(text) if text.word == Word::Spell && text.effects == effects);
        matches!(abilities[..], [only] if does(only))
    }

    /// Whether a card offers options of which its player chooses one while playing it.
    pub fn has_options(&self, card: CardId) -> bool {
        let abilities = card.some().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().any(|ability| matches!(ability, Ability::ChooseOne(_)))
    }

    /// Whether a text of a card asks what no position shows.
    pub fn asks_unseen(&self, id: &str) -> bool {
        self.find(id).some().is_some_and(|card| self.cards.get(card).power.asks_unseen())
    }

    /// Whether a text of a card asks which cards a hand holds.
    pub fn asks_hand(&self, id: &str) -> bool {
        self.find(id).some().is_some_and(|card| self.cards.get(card).power.asks_hand())
    }

    /// Whether a minion is Dormant when it comes.
    pub fn comes_dormant(&self, card: CardId) -> bool {
        let abilities = card.some().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().any(|ability| matches!(ability, Ability::Dormant(_) | Ability::DormantUntil(_)))
    }

    /// For how many turns of its player a minion is Dormant when it comes.
    pub fn dormant_for(&self, card: CardId) -> Option<i16> {
        let abilities = card.some().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().find_map(|ability| if let Ability::Dormant(turns) = ability { Some(*turns) } else { None })
    }

    /// Whether a card counts the progress of a quest or of an upgrade.
    pub fn counts_progress(&self, card: CardId) -> bool {
        let abilities = card.some().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().any(|ability| matches!(ability, Ability::Quest(_) | Ability::Upgrades(..)))
    }

    /// Whether the number in a card's text grows in the course of a game ("improve").
    pub fn improves(&self, card: CardId) -> bool {
        let Some(card) = card.some() else { return false };
        let mut found = false;
        self.cards.get(card).power.walk(&mut |node| {
            found |= matches!(node, Node::Effect(effect) if matches!(effect.verb, Verb::Improve));
            !found
        });
        found
    }

    /// Whose turns a spell lasts that stays until so many have ended.
    pub fn lasts(&self, card: CardId) -> Option<Side> {
        let abilities = card.some().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().find_map(|ability| if let Ability::Lasts(_, whose) = ability { Some(*whose) } else { None })
    }

    /// Whether an enchantment comes from an aura: the rules apply it, no card attaches it.
    pub fn is_of_aura(&self, enchantment: &str, creator: Option<&str>) -> bool {
        let Some(creator) = self.find_any(creator).some() else { return false };
        let power = self.cards.get(creator).power;
        let has_aura = power.abilities().iter().any(|ability| matches!(ability, Ability::Aura(_)));
        let named = power.card_refs().iter().any(|mention| mention.id() == enchantment);
        has_aura && (self.given.contains(enchantment) || !named)
    }
}
