//! Damage and what it causes: Lifesteal, Poisonous, Freeze, Overkill.
use cardwright_data::{BlockType, CardType, GameTag, Zone};

use super::{Block, Observer, Rules};
use crate::compiled::Card;
use crate::facts::Keywords;
use crate::query::total;
use crate::script::effect::Effect;
use crate::script::trigger::EventKind;
use crate::script::verb::Verb;
use crate::script::word::Word;
use crate::state::{Entity, EntityId, Game, GameEvent, PlayerId, Scope, Work};
use smallvec::SmallVec;

/// The damage dealt by each hit.
type Hits = SmallVec<[i16; 16]>;

impl Game {
    /// The keywords that a player's rules give to spells: "Your spells have Lifesteal." (Hallazeal the Ascended), "Your spells
    /// are Poisonous." (Professor Slate).
    ///
    /// Rule: A player with the tag `LIFESTEAL` or `POISONOUS` gives the keyword to the spells of that side (Hallazeal,
    /// Professor Slate).
    #[inline]
    fn spell_keywords(&self, source: EntityId) -> Keywords {
        let Entity { card_type, controller, .. } = self[source];
        let none = card_type != CardType::Spell || !self.has_rules(controller);
        if none { Keywords::NONE } else { self.keywords_for_spells(controller) }
    }

    #[inline(never)]
    fn keywords_for_spells(&self, controller: PlayerId) -> Keywords {
        let given = |keyword, tag| {
            // An enchantment on the player, or an aura.
            let given = self.tag_modifiers(controller.entity(), tag) > 0 || self.rule_value(controller, tag) > 0;
            if given { keyword } else { Keywords::NONE }
        };
        given(Keywords::LIFESTEAL, GameTag::LIFESTEAL) | given(Keywords::POISONOUS, GameTag::POISONOUS)
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Deals damage to several targets at once; triggers come after all of it is dealt. Returns how much was dealt.
    ///
    /// Rulebook, "Damage and healing": predamage (Immune, Divine Shield), then armor, then health; events afterwards,
    /// in the order of the targets.
    pub(super) fn damage(&mut self, source: EntityId, targets: &[(EntityId, i16)]) -> i16 {
        let hits: Hits = targets.iter().map(|(target, amount)| self.damage_target(source, *target, *amount)).collect();
        self.apply_lifesteal(source, &hits);
        total(hits.iter().copied())
    }

    /// Like [`Self::damage`] for a text: damage of an enchantment with Lifesteal heals the hero of the player who attached it
    /// (Blood Boil), that of an ability with Lifesteal the hero of the player who uses it (Glare of C'Thun).
    ///
    /// Rule: Damage of an enchantment that has Lifesteal heals the player who attached it (Blood Boil). A card in hand that is
    /// handed over comes into the other hand as it is. See also `rules/effect/board.rs`, `take_control`.
    pub(super) fn damage_by_text(&mut self, scope: &Scope, targets: &[(EntityId, i16)]) -> i16 {
        let card = scope.card.to_option().map(|card| self.game.cards.get(card));
        let another = scope.card != self.game[scope.source].card;
        let of_text = |kind: CardType| kind == CardType::Enchantment || (kind == CardType::Spell && another);
        let drains = |card: &Card| of_text(card.card_type) && card.keywords.has(Keywords::LIFESTEAL);
        let Some(hero) = card.filter(|card| drains(card)).and(self.game.players[scope.controller].hero) else {
            return self.damage(scope.source, targets);
        };
        // What the opponent attached to a minion strikes with its own keywords, and not with those of who bears it: an infected
        // minion stays in Stealth, and is not poisoned by itself.
        let own = scope.controller == self.game[scope.source].controller;
        let hit = |(target, amount): &(EntityId, i16)| self.deal_hit(scope.source, *target, *amount, own);
        let hits: Hits = targets.iter().map(hit).collect();
        for dealt in &hits {
            self.apply_lifesteal_hit(scope.source, scope.controller, hero, *dealt);
        }
        total(hits.iter().copied())
    }

    /// Applies the source's Lifesteal after all damage is dealt: each hit heals separately.
    ///
    /// Rulebook, "Lifesteal": it restores as much Health as damage was dealt, Armor included.
    #[inline]
    pub(super) fn apply_lifesteal(&mut self, source: EntityId, hits: &[i16]) {
        let dealer = &self.game[source];
        let side = &self.game.players[dealer.controller];
        let weapon = side.weapon.filter(|_| dealer.card_type == CardType::Hero);
        let drains = |id: EntityId| self.game[id].keywords.has(Keywords::LIFESTEAL);
        let keywords = dealer.keywords.union(self.game.spell_keywords(source));
        if !keywords.has(Keywords::LIFESTEAL) && !weapon.is_some_and(drains) {
            return;
        }
        if let (Some(hero), by) = (side.hero, dealer.controller) {
            self.apply_lifesteal_hits(source, by, hero, hits);
        }
    }

    #[inline(never)]
    fn apply_lifesteal_hits(&mut self, source: EntityId, by: PlayerId, hero: EntityId, hits: &[i16]) {
        for dealt in hits {
            self.apply_lifesteal_hit(source, by, hero, *dealt);
        }
        if hits.iter().any(|dealt| *dealt > 0) {
            self.raise(EventKind::Restore, by.entity(), Some(source), 1);
        }
    }

    /// Applies Lifesteal for one hit: heals the player's hero, or damages the enemy hero if a rule of the player says so
    /// (Il'gynoth).
    fn apply_lifesteal_hit(&mut self, source: EntityId, by: PlayerId, hero: EntityId, dealt: i16) {
        if self.game.rule_value(by, GameTag::LIFESTEAL_DAMAGES_OPPOSING_HERO) == 0 {
            self.restore_or_damage(source, by, hero, dealt);
        } else if let Some(enemy) = self.game.players[by.opponent()].hero {
            self.damage_target(source, enemy, dealt);
        }
    }

    /// Damages a minion card in a hand.
    ///
    /// Rule: Damage to a minion in a hand stays on it; without Health it is destroyed there (Gunslinger Kurtrus).
    pub(super) fn damage_in_hand(&mut self, card: EntityId, amount: i16) {
        let damage = i32::from(self.game[card].damage) + i32::from(amount);
        self.game[card].damage = Entity::clamp_number(damage);
        self.report_tag(card, GameTag::DAMAGE);
        if self.game[card].is_dying() {
            self.destroy(card);
        }
    }

    /// Deals damage to one target, without Lifesteal; returns the amount dealt.
    #[inline]
    pub(super) fn damage_target(&mut self, source: EntityId, target: EntityId, amount: i16) -> i16 {
        self.deal_hit(source, target, amount, true)
    }

    /// Like [`Self::damage_target`]; `own` is whether the source's keywords apply.
    fn deal_hit(&mut self, source: EntityId, target: EntityId, amount: i16, own: bool) -> i16 {
        let entity = self.game[target];
        let alive = entity.zone == Zone::Play && matches!(entity.card_type, CardType::Minion | CardType::Hero);
        let safe = entity.keywords.has(Keywords::IMMUNE | Keywords::OUT_OF_REACH);
        if amount <= 0 || !alive || safe || self.game.is_immune_attacker(target, &entity) {
            return 0;
        }
        if entity.keywords.has(Keywords::DIVINE_SHIELD) && self.shield_withstands(target) {
            return 0;
        }
        if entity.keywords.has(Keywords::DIVINE_SHIELD) {
            self.set_keyword(target, Keywords::DIVINE_SHIELD, GameTag::DIVINE_SHIELD, false);
            self.raise(EventKind::ShieldLost, target, Some(source), 1);
            return 0;
        }
        let heard = self.game.listeners[EventKind::Predamage as usize] > 0;
        let mut amount = if heard { self.change_damage(EventKind::Predamage, source, target, amount) } else { amount };
        if entity.keywords.has(Keywords::HEALTH_MINIMUM) {
            amount = amount.min(entity.health() - 1);
        }
        if amount <= 0 {
            return 0;
        }
        let absorbed = amount.min(entity.armor);
        if absorbed > 0 {
            self.game[target].armor -= absorbed;
            self.game.record_amount(EventKind::ArmorLost, entity.controller, target, absorbed);
            self.report_tag(target, GameTag::ARMOR);
        }
        self.game.auras_dirty = true;
        let mut lost = amount - absorbed;
        if lost > 0 && self.game.listeners[EventKind::HealthLoss as usize] > 0 {
            lost = self.change_damage(EventKind::HealthLoss, source, target, lost);
        }
        let amount = absorbed + lost;
        if amount <= 0 {
            return 0;
        }
        self.game[target].damage = Entity::clamp_number(i32::from(entity.damage) + i32::from(lost));
        self.game.record_health_change(target, entity.health());
        self.report_tag(target, GameTag::DAMAGE);
        self.game.deaths_pending |= self.game[target].is_dying();
        if own {
            self.apply_damage_keywords(source, target);
        }
        let Entity { card, card_type, controller, .. } = self.game[source];
        if entity.card_type == CardType::Hero {
            self.game.record_amount(EventKind::Damage, entity.controller, target, amount);
        }
        if matches!(card_type, CardType::Spell | CardType::HeroPower) {
            self.game.record_amount(EventKind::DealDamage, controller, source, amount);
        }
        self.raise(EventKind::Damage, target, Some(source), amount);
        if card_type == CardType::Spell && self.game.cards.compiled(card).reacts_to_kill_margin {
            self.raise_overkill_and_exact(source, target, entity.health());
        }
        amount
    }

    /// Applies the source's keywords to a damaged target.
    #[inline]
    fn apply_damage_keywords(&mut self, source: EntityId, target: EntityId) {
        let Entity { card, card_type, controller, mut keywords, .. } = self.game[source];
        keywords |= self.game.spell_keywords(source);
        // A hero is the source of its attacks only, and attacks with its weapon's keywords.
        if let Some(weapon) = self.game.players[controller].weapon.filter(|_| card_type == CardType::Hero) {
            keywords |= self.game[weapon].keywords;
        }
        if keywords.has(Keywords::STEALTH) {
            self.set_keyword(source, Keywords::STEALTH, GameTag::STEALTH, false);
        }
        if keywords.has(Keywords::POISONOUS) && self.game.is(target, CardType::Minion) {
            self.mark_destroyed(target);
        }
        // A card with "Battlecry: Freeze a character." has the tag too, but does not freeze what it damages.
        let freezes = keywords.has(Keywords::FREEZE) && !self.game.cards.compiled(card).text_freezes;
        if freezes && matches!(card_type, CardType::Minion | CardType::Hero) {
            // Before any trigger on the damage, as recorded games show for Water Elemental.
            self.open_block(Block::of(BlockType::Trigger, source).with_keyword(GameTag::FREEZE));
            self.freeze(target);
            self.close_block();
        }
    }

    /// Whether a hit leaves the Divine Shield: "Your Divine Shields take three hits to break." (Toreth the Unbreaking).
    fn shield_withstands(&mut self, target: EntityId) -> bool {
        let takes = self.game.rule_value(self.game[target].controller, GameTag::DIVINE_SHIELD_DAMAGE);
        if takes <= 1 && self.game.seldom_used.shield_hits.is_empty() {
            return false;
        }
        let hits = &mut self.game.seldom_used.shield_hits;
        let at = hits.iter().position(|(id, _)| *id == target);
        let hit = at.map_or(0, |at| hits.remove(at).1) + 1;
        let holds = i32::from(hit) < takes;
        if holds {
            hits.push((target, hit));
        }
        holds
    }

    /// Raises Overkill and Honorable Kill of spells; `before` is the target's Health before the hit. Those of minions and
    /// weapons are triggers.
    fn raise_overkill_and_exact(&mut self, spell: EntityId, target: EntityId, before: i16) {
        let entity = self.game[spell];
        let left = self.game[target].health();
        if before <= 0 || left > 0 || self.game.active != entity.controller {
            return;
        }
        let word = if left < 0 { Word::Overkill } else { Word::HonorableKill };
        let (kind, what, number) = (EventKind::Damage, Some(spell), before - left);
        let raised = Some(GameEvent { kind, timing: None, subject: target, object: what, amount: number });
        for text in self.game.cards.compiled(entity.card).texts_under(word) {
            self.game.work.push(Work::KeywordText { text, source: spell, card: entity.card, raised });
        }
    }

    /// The amount of damage, or of lost Health, after triggers have changed it.
    ///
    /// Rulebook, "Predamage": abilities that change damage trigger before it is dealt, in order of play.
    pub(super) fn change_damage(&mut self, kind: EventKind, source: EntityId, target: EntityId, amount: i16) -> i16 {
        let what = Some(source);
        let mut raised = GameEvent { kind, timing: None, subject: target, object: what, amount };
        for (mut scope, trigger, at, on) in self.game.collect_predamage_triggers(raised) {
            let id = scope.source;
            scope.event_amount = raised.amount;
            let locked = self.game.is_hidden(id) && self.game.rule_value(scope.controller, GameTag::SECRET_LOCKED) > 0;
            if locked || !self.game.reacts_to(trigger, raised, &scope) || !self.count_use(trigger, Some(at), on, id) {
                continue;
            }
            let change = |effect: &&Effect| matches!(effect.verb, Verb::ChangeDamage(_));
            let changes = trigger.then.iter().take_while(change).count();
            for effect in &trigger.then[..changes] {
                if let Verb::ChangeDamage(op) = effect.verb {
                    let mut number = i32::from(raised.amount);
                    // "Your hero takes half damage" (The Immovable Object).
                    let factor = self.game.multiplier(&effect.amount.per, &scope);
                    op.apply(&mut number, i32::from(effect.amount.n).saturating_mul(factor));
                    raised.amount = i16::try_from(number).unwrap_or(i16::MAX);
                }
            }
            let secret = self.game.is_hidden(id);
            let keyword = if secret { GameTag::SECRET } else { GameTag::TRIGGER_VISUAL };
            self.open_block(Block::of(BlockType::Trigger, id).with_keyword(keyword));
            if secret {
                self.reveal(id);
            }
            // "… prevent it and become Immune this turn" (Ice Block): before the next hit, which may follow at once.
            let at_once = |effect: &&Effect| matches!(effect.verb, Verb::Attach(_) | Verb::Give(_) | Verb::GiveFor(..));
            let given = trigger.then[changes..].iter().take_while(at_once).count();
            for effect in &trigger.then[changes..changes + given] {
                self.effect(effect, None, &mut scope);
            }
            let next = u16::try_from(changes + given).unwrap_or(u16::MAX);
            self.game.work.push(Work::Block { effects: trigger.then, next, times: 1, scope });
            // Nothing is added to damage that is prevented.
            if raised.amount <= 0 {
                break;
            }
        }
        raised.amount
    }

    /// Freezes a character. "Your minions can't be Frozen." (Living Dragonbreath) is a rule of the player.
    pub(super) fn freeze(&mut self, target: EntityId) {
        let Entity { card_type, controller, .. } = self.game[target];
        if card_type == CardType::Minion && self.game.rule_value(controller, GameTag::CANT_BE_FROZEN) > 0 {
            return;
        }
        if !self.game[target].keywords.has(Keywords::FROZEN | Keywords::IMMUNE) {
            self.set_keyword(target, Keywords::FROZEN, GameTag::FROZEN, true);
            self.raise(EventKind::Freeze, target, None, 1);
        }
    }
}
