//! Sets tags from outside, for tests and servers.
use cardwright_data::{CardType, GameTag};

use super::{Rules, unobserved};
use crate::facts::Keywords;
use crate::state::{EntityId, Game, PositionEntity, Work};

/// The reason why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSettable {
    /// The rules compute the tag, or do not know it.
    #[error(
        "{0} cannot be set: ATK, HEALTH, DAMAGE, ARMOR, COST, SPELLPOWER, EXHAUSTED, NUM_ATTACKS_THIS_TURN and keywords can"
    )]
    Tag(GameTag),
    /// The entity is a player or the game, or an unknown card.
    #[error("entity {0} is no card that is known")]
    Nobody(u16),
    /// The value is out of range.
    #[error("{1} is no value for {0}: from 0 to 9999, and 0 or 1 for a keyword")]
    Value(GameTag, i64),
}

impl Game {
    /// Sets the value of an entity's tag, whatever its card and its enchantments say; later enchantments change it
    /// further. Deaths follow.
    pub fn set_tag(&mut self, id: EntityId, tag: GameTag, value: i64) -> Result<(), NotSettable> {
        let entity = self[id];
        if entity.card.to_option().is_none() || entity.card_type == CardType::Invalid {
            return Err(NotSettable::Nobody(id.number()));
        }
        let number = i16::try_from(value).ok().filter(|number| (0..=9999).contains(number));
        let number = number.ok_or(NotSettable::Value(tag, value))?;
        let flag = || if value > 1 { Err(NotSettable::Value(tag, value)) } else { Ok(value == 1) };
        let mut piece = PositionEntity::new(entity.card, entity.zone, entity.controller);
        match tag {
            GameTag::ATK => piece.attack = Some(number),
            GameTag::HEALTH => piece.health = Some(number),
            GameTag::COST => piece.cost = Some(number),
            GameTag::SPELLPOWER => piece.spell_damage = Some(number),
            GameTag::DAMAGE => self[id].damage = number,
            GameTag::ARMOR => self[id].armor = number,
            GameTag::EXHAUSTED => {
                self[id].exhausted = flag()?;
                if value == 0 {
                    let entity = &mut self[id];
                    (entity.arrived, entity.attacks) = (false, 0);
                    if entity.card_type == CardType::Location {
                        entity.text_counters[0] = 0;
                    }
                }
            }
            GameTag::NUM_ATTACKS_THIS_TURN => {
                self[id].attacks = u8::try_from(number).map_err(|_| NotSettable::Value(tag, value))?;
            }
            _ => {
                let keyword = Keywords::of_tag(tag);
                if keyword.is_empty() {
                    return Err(NotSettable::Tag(tag));
                }
                piece.stated_keywords = keyword;
                piece.keywords = if flag()? { keyword } else { Keywords::NONE };
            }
        }
        self.adjust_numbers(id, &piece);
        self.recompute(id);
        self.mark_all_dirty();
        self.deaths_pending |= self[id].is_dying();
        let mut rules = Rules { game: self, observer: &mut unobserved(), continuations: 0 };
        rules.update_auras();
        rules.game.work.push(Work::PhaseEnd);
        rules.push_events();
        rules.run();
        Ok(())
    }
}
