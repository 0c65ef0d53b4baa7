//! Healing, Health that is set or paid, and Armor.
use super::{Observer, Rules};
use crate::facts::Keywords;
use crate::script::builtin::HEALTH_PLUS_X;
use crate::script::player_rule::HEALING_GIVES_HEALTH;
use crate::script::trigger::EventKind;
use crate::state::{Enchantment, Entity, EntityId, Game, PlayerId};
use cardwright_data::{CardType, GameTag, Zone};

impl Game {
    /// Adds to the history that the Health of a hero has changed, if it has: "your hero's Health changed this turn" (Liferender).
    ///
    /// Rule: "Your hero's Health changed" is what the hero has left (`HealthChanged`): damage that Armor takes is no change,
    /// Health that is set or given is one (Flesh Giant, Brittlebone Destroyer, Liferender; no source for Health that is given).
    #[inline]
    pub(super) fn record_health_change(&mut self, hero: EntityId, before: i16) {
        if self[hero].card_type == CardType::Hero && self[hero].health() != before {
            self.record(EventKind::HealthChange, self[hero].controller, hero);
        }
    }
}

impl<O: Observer> Rules<'_, O> {
    /// A hero loses Health as the price of a card, which is no damage: Armor and Immune do not help, and nothing that hears damage
    /// hears it.
    ///
    /// Hearthstone Wiki, "Change Cost to Health": it "does not count as taking damage, and does not trigger any damage-related
    /// effects"; only Health can be spent.
    pub(super) fn pay_with_health(&mut self, source: EntityId, hero: EntityId, n: i16) {
        let before = self.game[hero].health();
        let lost = self.change_damage(EventKind::HealthLoss, source, hero, n);
        self.game[hero].damage = self.game[hero].damage.saturating_add(lost);
        self.game.auras_dirty = true;
        self.game.record_health_change(hero, before);
        self.report_tag(hero, GameTag::DAMAGE);
        self.game.deaths_pending |= self.game[hero].is_dying();
    }

    /// Restores Health, or deals as much damage if a rule of the player says so; returns how much, and how much more it would
    /// have restored of Health that was missing.
    ///
    /// Rulebook, "Auchenai Soulpriest": Health that your cards and powers restore becomes damage from the same source.
    ///
    /// Rule: Rules of a player, as tags, for what counts twice: `ALL_HEALING_DOUBLE` (healing, Crystalsmith Kangor),
    /// `EXTRA_MINION_BATTLECRIES_BASE` (Battlecries of minions, Spirit of the Shark), and those of `script/player_rule.rs`, for
    /// which the client has no tag: `SECRETS_TWICE`, `MINION_COMBOS_TWICE`, `HERO_POWER_TWICE`, `END_OF_TURN_TWICE`,
    /// `KINDRED_TWICE`, `SPELL_DAMAGE_DOUBLED`, `CORPSES_DOUBLED`. `CARD_ALTERNATE_COST` with 3 makes cards cost Corpses
    /// (Exarch Maladaar). See also `rules/play.rs`; `rules/trigger.rs`, `resolve`; `rules/effect.rs`, `marked_amount`.
    pub(super) fn restore_or_damage(
        &mut self,
        source: EntityId,
        by: PlayerId,
        target: EntityId,
        amount: i16,
    ) -> (i16, i16) {
        let more = self.game.rule_value(by, GameTag::OUTGOING_HEALING_ADJUSTMENT);
        let twice = self.game.rule_value(by, GameTag::ALL_HEALING_DOUBLE).clamp(0, 8);
        let amount = if amount > 0 { Entity::clamp_number((i32::from(amount) + more) << twice) } else { amount };
        if self.game.rule_value(by, GameTag::HEALING_DOES_DAMAGE) > 0 {
            return (self.damage_target(source, target, amount), 0);
        }
        let healed = self.heal(source, target, amount);
        let more = self.game.rule_value(by, HEALING_GIVES_HEALTH);
        if more > 0 && amount > 0 && self.game[target].zone == Zone::Play && self.game.is(target, CardType::Minion) {
            let blank = Game::blank_enchantment(source, by);
            self.enchant(target, Enchantment { modifiers: HEALTH_PLUS_X, x: Entity::clamp_number(more), ..blank });
        }
        if healed > 0 {
            self.game.record_amount(EventKind::Restore, by, target, healed);
        }
        (healed, (amount - healed).max(0))
    }

    /// Sets the remaining Health, and the maximum if that is lower.
    pub(super) fn set_remaining_health(&mut self, id: EntityId, n: i16) {
        if self.game[id].max_health < n {
            self.set_health(id, n);
        }
        let entity = &mut self.game[id];
        let before = entity.health();
        entity.damage = entity.max_health - n;
        let dying = entity.is_dying();
        self.game.deaths_pending |= dying;
        self.game.record_health_change(id, before);
        self.game.auras_dirty = true;
        self.report_tag(id, GameTag::DAMAGE);
    }

    /// Restores Health, at most what is missing; returns how much.
    pub(super) fn heal(&mut self, source: EntityId, target: EntityId, amount: i16) -> i16 {
        let entity = &mut self.game[target];
        let healed = amount.min(entity.damage);
        let safe = entity.zone != Zone::Play || entity.card_type == CardType::Weapon;
        if amount <= 0 || safe || entity.keywords.has(Keywords::CANT_BE_HEALED | Keywords::OUT_OF_REACH) {
            return 0;
        }
        if healed > 0 {
            let before = entity.health();
            entity.damage -= healed;
            self.game.record_health_change(target, before);
            self.game.auras_dirty = true;
            self.report_tag(target, GameTag::DAMAGE);
            if self.game[target].card_type == CardType::Hero {
                self.game.record_amount(EventKind::Heal, self.game[target].controller, target, healed);
            }
            self.raise(EventKind::Heal, target, Some(source), healed);
        }
        // "A bonus if restored past full Health." also applies to an undamaged character.
        if amount > healed {
            self.raise(EventKind::Overheal, target, Some(source), amount - healed);
        }
        healed
    }

    /// Gives a hero Armor.
    pub(super) fn gain_armor(&mut self, hero: EntityId, amount: i16) {
        if amount > 0 {
            self.game.auras_dirty = true;
            self.game[hero].armor = Entity::clamp_number(i32::from(self.game[hero].armor) + i32::from(amount));
            self.report_tag(hero, GameTag::ARMOR);
            let player = self.game[hero].controller;
            self.game.record_amount(EventKind::Armor, player, hero, amount);
            self.raise(EventKind::Armor, player.entity(), Some(hero), amount);
        } else if amount < 0 {
            // "Lose 5 Armor."
            self.game.auras_dirty = true;
            let left = i32::from(self.game[hero].armor) + i32::from(amount);
            self.game.record_amount(EventKind::ArmorLost, self.game[hero].controller, hero, -amount);
            self.game[hero].armor = Entity::clamp_number(left.max(0));
            self.report_tag(hero, GameTag::ARMOR);
        }
    }
}
