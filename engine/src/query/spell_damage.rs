//! Spell Damage, and the numbers of texts that it improves.
use cardwright_data::{CardType, GameTag, SpellSchool};

use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::query::total;
use crate::script::player_rule::SPELL_DAMAGE_DOUBLED;
use crate::state::{Entity, EntityId, Game, PlayerId, Scope};

impl Game {
    /// The value of a number that the text of a spell or Hero Power marks, with Spell Damage and doubling: `deals` damage, or
    /// restores.
    /// The text is that of a card, which is not always the source's own; `you` owns the source.
    ///
    /// Rulebook, "Spell Damage": spell damage is added first, then the number is doubled.
    #[expect(clippy::inline_always, reason = "the rules call it in their innermost part, and are compiled twice")]
    #[inline(always)]
    pub fn marked_number(&self, n: i32, deals: bool, source: EntityId, card: CardId, you: PlayerId) -> i32 {
        let rule = |tag| self.rule_value(you, tag);
        let card_type = self[source].card_type;
        let (more, doubled) = if card_type == CardType::Spell {
            // "The modified spells will be affected by Spell Damage bonuses" (Hearthstone Wiki, "Auchenai Soulpriest").
            let more =
                if deals || rule(GameTag::HEALING_DOES_DAMAGE) > 0 { self.spell_damage_of(source, you) } else { 0 };
            (more, rule(if deals { GameTag::SPELLPOWER_DOUBLE } else { GameTag::SPELL_HEALING_DOUBLE }))
        } else if deals && card_type == CardType::Minion && self.cards.get(card).card_type == card_type {
            // "(improved by Spell Damage)": a minion whose own text marks its damage (Ras Frostwhisper).
            (self.spell_damage(you).into(), 0)
        } else if card_type == CardType::HeroPower {
            (if deals { rule(GameTag::HEROPOWER_DAMAGE) } else { 0 }, rule(GameTag::HERO_POWER_DOUBLE))
        } else {
            (0, 0)
        };
        (n + more) << doubled.clamp(0, 8)
    }

    /// The additional Attack or Armor that a Hero Power gives whose text marks the number, by a rule of its player; 0 for other cards.
    #[inline]
    pub(crate) fn hero_power_bonus(&self, mark: &str, rule: GameTag, scope: &Scope) -> i16 {
        let is_marked = || self.cards.get(scope.card).text.contains(mark);
        if self[scope.source].card_type == CardType::HeroPower && is_marked() {
            Entity::clamp_number(self.rule_value(scope.controller, rule))
        } else {
            0
        }
    }

    /// By how much the damage of a player's spell is improved: the player's Spell Damage, that of its school, and its own.
    pub(crate) fn spell_damage_of(&self, spell: EntityId, you: PlayerId) -> i32 {
        let rule = |tag| self.rule_value(you, tag);
        // "Give a spell in your hand Spell Damage +1": its own.
        let own = i32::from(self[spell].spell_damage);
        // "Nature Spell Damage +3" (Bru'kan)
        let school = self.card(spell).and_then(|card| card.school());
        let of_school = school.and_then(spell_damage_of).map_or(0, rule);
        (i32::from(self.spell_damage(you)) + own + of_school) << rule(SPELL_DAMAGE_DOUBLED).clamp(0, 8)
    }

    /// The spell damage of a player: the number that is added to what the texts of spells mark.
    pub fn spell_damage(&self, player: PlayerId) -> i16 {
        let side = &self.players[player];
        let slots = [side.hero, side.weapon, side.hero_power, side.second_hero_power];
        let awake = side.board.iter().filter(|id| !self[*id].keywords.has(Keywords::ASLEEP));
        let sum = total(awake.chain(slots.into_iter().flatten()).map(|id| self[id].spell_damage));
        sum + i16::try_from(self.rule_value(player, GameTag::SPELLPOWER)).unwrap_or(0)
    }
}

/// The tag of a player for the spell damage of one school.
const fn spell_damage_of(school: SpellSchool) -> Option<GameTag> {
    Some(match school {
        SpellSchool::Arcane => GameTag::SPELLPOWER_ARCANE,
        SpellSchool::Fire => GameTag::SPELLPOWER_FIRE,
        SpellSchool::Frost => GameTag::SPELLPOWER_FROST,
        SpellSchool::Nature => GameTag::SPELLPOWER_NATURE,
        SpellSchool::Holy => GameTag::SPELLPOWER_HOLY,
        SpellSchool::Shadow => GameTag::SPELLPOWER_SHADOW,
        SpellSchool::Fel => GameTag::SPELLPOWER_FEL,
        SpellSchool::PhysicalCombat => GameTag::SPELLPOWER_PHYSICAL,
        SpellSchool::None
        | SpellSchool::Tavern
        | SpellSchool::Spellcraft
        | SpellSchool::LesserTrinket
        | SpellSchool::GreaterTrinket
        | SpellSchool::Upgrade => return None,
    })
}
