//! Attacks.
//!
//! Rule: "After" an attack resolves before the dead leave play. The Freeze keyword applies before any trigger on the damage.
//! See also `rules/damage.rs`.
use cardwright_data::{BlockType, CardType, GameTag, Zone};
use smallvec::{SmallVec, smallvec};

use super::sequence::NextStage;
use super::{Block, Observer, Rules};
use crate::facts::Keywords;
use crate::script::selector::Selector;
use crate::script::trigger::{EventKind, Timing};
use crate::state::{AttackStage, EntityId, EntityList, Game, Scope, Work};

impl Game {
    /// The entities that the attacks of an entity also damage, by its own text or by an enchantment; `None`: only the defender.
    fn also_damages(&self, id: EntityId) -> Option<&'static Selector> {
        let own = self.cards.compiled(self[id].card).also_damages.filter(|_| !self[id].silenced);
        own.or_else(|| self.enchantments_on(id).find_map(|(_, on)| self.cards.compiled(on.card).also_damages))
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Starts a player's legal attack.
    pub(crate) fn attack(&mut self, attacker: EntityId, defender: EntityId) {
        self.open_block(Block::of(BlockType::Attack, attacker).with_target(Some(defender)));
        self.game[attacker].attacks += 1;
        self.game.work.push(Work::Attack { stage: AttackStage::Announce, attacker, defender, forced: false });
    }

    /// A stage of an attack. A forced attack belongs to the phase of its text: characters killed in it leave play after the
    /// text (Hearthstone Wiki, "Mass Hysteria": Deathrattles come when every minion has attacked, and a minion without Health
    /// does not attack).
    ///
    /// Rule: An attack that a text forces belongs to the phase of the text: who dies in it leaves play after the text, and
    /// attacks and is attacked no more (Hearthstone Wiki, "Mass Hysteria"). Several minions that attack one do so one after the
    /// other, while both are there (Provoke). "Shuffle your deck" shuffles no card into it (Radar Detector). See also
    /// `rules/effect.rs`; `rules/effect/cards.rs`, `put_in_deck`.
    pub(super) fn attack_stage(
        &mut self,
        stage: AttackStage,
        attacker: EntityId,
        defender: EntityId,
        forced: bool,
    ) -> NextStage<AttackStage> {
        let phase = if forced { NextStage::same_phase } else { NextStage::phase };
        // Rulebook, "Combat Phase": nothing happens if either character has left play or is dying.
        let asleep = |id: EntityId| forced && self.game[id].keywords.has(Keywords::OUT_OF_REACH);
        let gone = |id: EntityId| self.game[id].zone != Zone::Play || self.game[id].is_dying() || asleep(id);
        match stage {
            AttackStage::Announce if forced && (gone(attacker) || gone(defender)) => NextStage::same_phase(None),
            AttackStage::Announce => {
                // What the text has given by now works in the attack ("can't be reduced below 1 Health", Riot!).
                if forced {
                    self.update_auras();
                }
                let onward = self.declare_next(phase(Some(AttackStage::Strike)));
                self.game.record(EventKind::Attack, self.game[attacker].controller, attacker);
                if self.game[attacker].card_type == CardType::Hero {
                    self.game.record(EventKind::HeroAttack, self.game[attacker].controller, attacker);
                }
                self.raise_at(Some(Timing::Whenever), EventKind::Attack, attacker, Some(defender), 1);
                onward
            }
            AttackStage::Strike if gone(attacker) || gone(defender) => NextStage::same_phase(None),
            AttackStage::Strike => {
                // "After" an attack resolves before the dead leave play, as recorded games show for Darius Crowley, Battlefiend
                // and Painter's Virtue: both belong to one phase.
                let onward = self.declare_next(NextStage::same_phase(Some(AttackStage::After)));
                self.strike(attacker, defender);
                onward
            }
            AttackStage::After => {
                let onward = self.declare_next(phase(None));
                self.raise_at(Some(Timing::After), EventKind::Attack, attacker, Some(defender), 1);
                onward
            }
        }
    }

    /// Both characters deal their damage simultaneously.
    fn strike(&mut self, attacker: EntityId, defender: EntityId) {
        if self.game[attacker].keywords.has(Keywords::STEALTH) {
            self.set_keyword(attacker, Keywords::STEALTH, GameTag::STEALTH, false);
        }
        let (entity, target) = (self.game[attacker], self.game[defender]);
        // Hearthstone Wiki, "Attack": a hero has its Attack, from whatever source, on its player's own turn alone: who attacks it on the
        // other turn takes no damage.
        let unarmed = target.card_type == CardType::Hero && self.game.active != target.controller;
        let (strikes, back) = (entity.attack, if unarmed { 0 } else { target.attack });
        let weapon = self.game.players[entity.controller].weapon.filter(|_| entity.card_type == CardType::Hero);
        let keywords = entity.keywords | self.game.weapon_keywords(&entity);
        let mut struck: EntityList = smallvec![defender];
        struck.extend(self.cleave_targets(attacker, defender));
        let dealt: SmallVec<[i16; 4]> = struck.iter().map(|id| self.damage_target(attacker, *id, strikes)).collect();
        let safe = keywords.has(Keywords::IMMUNE_WHILE_ATTACKING);
        let suffered = if safe { 0 } else { self.damage_target(defender, attacker, back) };
        self.apply_lifesteal(attacker, &dealt);
        self.apply_lifesteal(defender, &[suffered]);
        if let Some(weapon) = weapon {
            self.lose_durability(weapon, 1);
        }
    }

    /// The entities that an attack damages in addition to the defender.
    fn cleave_targets(&mut self, attacker: EntityId, defender: EntityId) -> EntityList {
        // A hero attacks with its weapon: "the minions next to whomever your hero attacks" (Flamereaper). It may be said of the hero
        // itself, too (Punch Card).
        let controller = self.game[attacker].controller;
        let weapon = self.game.players[controller].weapon.filter(|_| self.game.is(attacker, CardType::Hero));
        let said =
            [weapon, Some(attacker)].into_iter().flatten().find_map(|id| Some((id, self.game.also_damages(id)?)));
        let Some((id, also)) = said else { return EntityList::new() };
        let mut scope = Scope::new(id, self.game[id].card, controller);
        scope.event_object = Some(defender);
        self.game.select(also, &scope)
    }
}
