//! Damage, healing, armor, freezing.
use cardwright_data::{CardType, GameTag, Zone};

use super::Rules;
use crate::card::Keywords;
use crate::record::Observer;
use crate::script::trigger::EventKind;
use crate::state::{EntityId, PlayerId};

impl<O: Observer> Rules<'_, O> {
    /// Deals damage to several at once; answers come after all of it is dealt. Returns how much was really dealt.
    ///
    /// Rulebook, "Damage and healing": predamage (Immune, Divine Shield), then armor, then health; events afterwards,
    /// in the order of the targets.
    pub(super) fn damage(&mut self, source: EntityId, targets: &[(EntityId, i16)]) -> i16 {
        targets.iter().map(|(target, amount)| self.damage_one(source, *target, *amount)).sum()
    }

    fn damage_one(&mut self, source: EntityId, target: EntityId, amount: i16) -> i16 {
        let entity = self.game[target];
        let alive = entity.zone == Zone::Play && matches!(entity.card_type, CardType::Minion | CardType::Hero);
        let safe = entity.keywords.has(Keywords::IMMUNE | Keywords::DORMANT);
        if amount <= 0 || !alive || safe {
            return 0;
        }
        if entity.keywords.has(Keywords::DIVINE_SHIELD) {
            self.set_keyword(target, Keywords::DIVINE_SHIELD, GameTag::DIVINE_SHIELD, false);
            self.raise(EventKind::ShieldLost, target, Some(source), 1);
            return 0;
        }
        let absorbed = amount.min(entity.armor);
        if absorbed > 0 {
            self.game[target].armor -= absorbed;
            self.tell(target, GameTag::ARMOR);
        }
        self.game.stale = true;
        self.game[target].damage += amount - absorbed;
        self.tell(target, GameTag::DAMAGE);
        self.game.mortal |= self.game[target].is_dying();
        let mut dealer = self.game[source];
        // A hero is the source of its attacks only, and strikes with its weapon's keywords.
        if let Some(weapon) = self.game.players[dealer.controller].weapon.filter(|_| dealer.card_type == CardType::Hero)
        {
            dealer.keywords |= self.game[weapon].keywords;
        }
        if dealer.keywords.has(Keywords::STEALTH) {
            self.set_keyword(source, Keywords::STEALTH, GameTag::STEALTH, false);
        }
        if dealer.keywords.has(Keywords::POISONOUS) && entity.card_type == CardType::Minion {
            self.doom(target);
        }
        if dealer.keywords.has(Keywords::FREEZE) && matches!(dealer.card_type, CardType::Minion | CardType::Hero) {
            self.freeze(target);
        }
        self.raise(EventKind::Damage, target, Some(source), amount);
        if dealer.keywords.has(Keywords::LIFESTEAL)
            && let Some(hero) = self.game.players[dealer.controller].hero
        {
            self.heal(source, hero, amount);
        }
        amount
    }

    /// Restores health, no more than is missing; returns how much.
    pub(super) fn heal(&mut self, source: EntityId, target: EntityId, amount: i16) -> i16 {
        let entity = &mut self.game[target];
        let healed = amount.min(entity.damage);
        if healed <= 0 || entity.zone != Zone::Play || entity.card_type == CardType::Weapon {
            return 0;
        }
        entity.damage -= healed;
        self.game.stale = true;
        self.tell(target, GameTag::DAMAGE);
        self.raise(EventKind::Heal, target, Some(source), healed);
        healed
    }

    /// Armor for a player's hero.
    pub(super) fn gain_armor(&mut self, hero: EntityId, amount: i16) {
        if amount > 0 {
            self.game.stale = true;
            self.game[hero].armor += amount;
            self.tell(hero, GameTag::ARMOR);
            let player = self.game[hero].controller;
            self.raise(EventKind::Armor, player.entity(), Some(hero), amount);
        }
    }

    /// Freezes a character.
    pub(super) fn freeze(&mut self, target: EntityId) {
        if !self.game[target].keywords.has(Keywords::FROZEN | Keywords::IMMUNE) {
            self.set_keyword(target, Keywords::FROZEN, GameTag::FROZEN, true);
            self.raise(EventKind::Freeze, target, None, 1);
        }
    }

    /// Marks it to die at the next death creation.
    pub(super) fn doom(&mut self, target: EntityId) {
        if self.game[target].zone == Zone::Play {
            self.game[target].doomed = true;
            self.game.mortal = true;
            self.tell(target, GameTag::TO_BE_DESTROYED);
        }
    }

    /// Draws a card, or takes fatigue. Rulebook, "Fatigue": 1 damage the first time, then one more each time.
    pub(super) fn draw(&mut self, player: PlayerId) -> Option<EntityId> {
        let Some(card) = self.game.players[player].deck.last() else {
            self.game.players[player].fatigue += 1;
            let damage = self.game.players[player].fatigue;
            if let Some(hero) = self.game.players[player].hero {
                self.damage(player.entity(), &[(hero, damage)]);
            }
            return None;
        };
        self.draw_this(card)
    }

    /// Draws this card out of the deck; `None` if it was burned.
    pub(super) fn draw_this(&mut self, card: EntityId) -> Option<EntityId> {
        let player = self.game[card].controller;
        self.game.did(crate::script::amount::Deed::Drawn, player, self.game[card].card);
        let kept = self.enter_hand(card);
        if kept {
            self.raise(EventKind::Draw, player.entity(), Some(card), 1);
        }
        kept.then_some(card)
    }
}
