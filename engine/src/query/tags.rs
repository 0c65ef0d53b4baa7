//! The values of tags, and setting them from outside for tests and servers.
use cardwright_data::{CardType, GameTag};

use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::script::power::Goal;
use crate::state::{EntityId, Game, PlayerId, Scope};

impl Game {
    /// The current value of an entity's tag.
    pub fn tag(&self, id: EntityId, tag: GameTag) -> i32 {
        let entity = &self[id];
        match tag {
            GameTag::ATK => entity.attack.into(),
            GameTag::HEALTH => entity.max_health.into(),
            GameTag::DAMAGE => entity.damage.into(),
            GameTag::ARMOR => entity.armor.into(),
            GameTag::COST => entity.cost.into(),
            GameTag::ZONE => entity.zone as i32,
            GameTag::CONTROLLER => entity.controller as i32 + 1,
            GameTag::ENTITY_ID => id.number().into(),
            GameTag::EXHAUSTED => self.is_exhausted(entity).into(),
            GameTag::NUM_ATTACKS_THIS_TURN => entity.attacks.into(),
            GameTag::SILENCED => entity.silenced.into(),
            GameTag::MAXHANDSIZE if entity.card_type == CardType::Invalid => {
                let of = PlayerId::BOTH.into_iter().find(|player| player.entity() == id);
                of.and_then(|player| i32::try_from(self.max_hand_size(player)).ok()).unwrap_or(0)
            }
            // A player has it of enchantments alone (Aegwynn).
            GameTag::SPELLPOWER if entity.card_type != CardType::Invalid => entity.spell_damage.into(),
            GameTag::TAG_SCRIPT_DATA_NUM_1 if self.cards.compiled(entity.card).has_marked_number => {
                self.text_number(id, entity.card, &Scope::new(id, entity.card, entity.controller))
            }
            GameTag::QUEST_PROGRESS => self.quest_progress(id).into(),
            GameTag::TAG_SCRIPT_DATA_NUM_1 | GameTag::TAG_SCRIPT_DATA_NUM_2 | GameTag::TAG_SCRIPT_DATA_NUM_3
                if entity.text_counters[0] > 0 && self.cards.compiled(entity.card).shows_digits =>
            {
                let behind = match tag {
                    GameTag::TAG_SCRIPT_DATA_NUM_1 => 100,
                    GameTag::TAG_SCRIPT_DATA_NUM_2 => 10,
                    _ => 1,
                };
                i32::from(entity.text_counters[0]) / behind % 10
            }
            // "a minion with a Dark Gift": one of its enchantments is one.
            GameTag::DARK_GIFT => {
                let is_gift = |card: CardId| {
                    card.to_option().is_some_and(|card| self.cards.get(card).tag(GameTag::IS_NIGHTMARE_BONUS) > 0)
                };
                self.enchantments_on(id).any(|(_, it)| is_gift(it.card)).into()
            }
            // An aura gives it as a keyword: Health instead of mana.
            GameTag::CARD_ALTERNATE_COST => {
                let number = self.card(id).map_or(0, |card| card.tag(tag)).max(self.tag_modifiers(id, tag));
                number.max(entity.keywords.has(Keywords::ALTERNATE_COST).into())
            }
            _ => {
                let keyword = Keywords::of_tag(tag);
                if keyword.is_empty() {
                    self.card(id).map_or(0, |card| card.tag(tag)) + self.tag_modifiers(id, tag)
                } else {
                    entity.keywords.has(keyword).into()
                }
            }
        }
    }

    /// The progress of a quest toward `QUEST_PROGRESS_TOTAL`; for several events that each count once, the number that have
    /// happened.
    fn quest_progress(&self, id: EntityId) -> i16 {
        let entity = &self[id];
        let counter = entity.text_counters[0];
        let each = self.cards.compiled(entity.card).quest.is_some_and(|quest| quest.goal == Goal::Each);
        if !entity.keywords.has(Keywords::QUEST) {
            0
        } else if each {
            i16::try_from(counter.count_ones()).unwrap_or(i16::MAX)
        } else {
            counter
        }
    }
}
