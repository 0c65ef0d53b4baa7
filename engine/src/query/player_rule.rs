//! Rules that auras give to players: tags with a number.
use cardwright_data::GameTag;

use crate::compiled::rule_bit;
use crate::script::aura::Attribute;
use crate::state::{Game, PlayerId};

impl Game {
    /// The value of a player's tag, enchantments and auras included: a rule such as "Battlecries trigger twice".
    pub fn player_rule(&self, player: PlayerId, tag: GameTag) -> i32 {
        let you = player.entity();
        let mut value = self.tag(you, tag);
        if self.player_rule_auras > 0 && self.rule_tags & rule_bit(tag) != 0 {
            let mut auras = self.auras_giving(tag);
            auras.retain(|it| self.holds(&it.aura.when, it.id, &it.scope()));
            if auras.len() > 1 {
                auras.sort_by_key(|it| self[it.id].order);
            }
            for it in auras {
                for modifier in it.modifiers {
                    if modifier.what == Attribute::Tag(tag) && self.select_all(&it.aura.to, &it.scope()).contains(&you)
                    {
                        modifier.apply_to_rule_value(&mut value);
                    }
                }
            }
        }
        value
    }

    /// The value of a rule that auras or enchantments give to a player, such as Brann Bronzebeard's.
    #[inline]
    pub(crate) fn rule_value(&self, player: PlayerId, tag: GameTag) -> i32 {
        let by_auras = self.player_rule_auras > 0 && self.rule_tags & rule_bit(tag) != 0;
        let may = by_auras || self[player.entity()].enchantments.is_some();
        if may { self.player_rule(player, tag) } else { 0 }
    }

    /// Whether a player may have such a rule: nothing else than auras and enchantments gives one.
    #[inline]
    pub(crate) fn has_rules(&self, player: PlayerId) -> bool {
        self.player_rule_auras > 0 || self[player.entity()].enchantments.is_some()
    }
}
