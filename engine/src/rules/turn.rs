//! The change of turns.
use cardwright_data::{BlockType, CardType, GameTag, Zone};

use super::sequence::NextStage;
use super::{Block, Observer, Rules};
use crate::facts::Keywords;
use crate::query::side::side;
use crate::script::player_rule::STAYS_FROZEN;
use crate::script::trigger::EventKind;
use crate::state::{Entity, EntityId, Game, List, PlayerId, TurnStage};

impl<O: Observer> Rules<'_, O> {
    /// A stage of the change of turns. Rulebook, "Turns": end-of-turn triggers; effects of this turn end and Frozen characters
    /// thaw; the other player's mana and minions are refreshed; start-of-turn triggers; the card for the turn.
    pub(super) fn turn_stage(&mut self, stage: TurnStage) -> NextStage<TurnStage> {
        let active = self.game.active;
        if self.observer.is_active() {
            self.observer.on_turn_stage(self.game, stage);
        }
        match stage {
            TurnStage::End => {
                let onward = self.declare_next(NextStage::phase(Some(TurnStage::Change)));
                self.raise(EventKind::TurnEnd, active.entity(), None, 1);
                onward
            }
            TurnStage::Change => {
                if self.game.holds_echo_copies(active) {
                    if self.game.holds_temporary(active) {
                        // Triggers on discarded cards resolve before the turn is over.
                        let onward = self.declare_next(NextStage::phase(Some(TurnStage::Change)));
                        self.discard_fleeting(active);
                        return onward;
                    }
                    self.discard_fleeting(active);
                }
                self.count_lasting(active);
                self.expire(true);
                self.thaw_characters();
                let side = &mut self.game.players[active];
                side.temporary_mana = 0;
                if self.game.seldom_used.extra_turns[active as usize] > 0 {
                    // The number of the turn between is skipped, so that the numbers still alternate between the players.
                    self.game.seldom_used.extra_turns[active as usize] -= 1;
                    self.game.turn += 1;
                    let skipped = self.game.turn;
                    self.game.seldom_used.skipped_turns.push(skipped);
                } else {
                    self.game.active = active.opponent();
                }
                self.game.recompute_hero_at_turn(active);
                self.game.mark_turn_dependents();
                self.declare_next(NextStage::phase(Some(TurnStage::Start)))
            }
            TurnStage::Start => {
                self.game.turn += 1;
                self.expire(false);
                self.reset_turn_state();
                let most = self.game.max_crystals(active);
                let side = &mut self.game.players[active];
                side.crystals = (side.crystals + 1).min(most);
                side.spent = 0;
                side.locked = std::mem::take(&mut side.overloaded).min(side.crystals);
                side.cards_played = 0;
                let (board, slots) = (side.board, [side.hero, side.hero_power, side.second_hero_power]);
                self.game.players[active.opponent()].cards_played = 0;
                for id in board.iter().chain(slots.into_iter().flatten()) {
                    let entity = &mut self.game[id];
                    entity.exhausted = false;
                    entity.arrived = false;
                    entity.attacks = 0;
                    if entity.card_type == CardType::Location && entity.text_counters[0] > 0 {
                        entity.text_counters[0] -= 1;
                    }
                }
                self.rank_up(active);
                // Some auras depend on locked crystals or on whose turn it is.
                self.game.mark_turn_dependents();
                self.game.recompute_hero_at_turn(active);
                let onward = self.declare_next(NextStage::phase(Some(TurnStage::Draw)));
                self.awaken_minions(active);
                self.report_tag(EntityId::GAME, GameTag::TURN);
                self.raise(EventKind::TurnStart, active.entity(), None, 1);
                onward
            }
            TurnStage::Draw => {
                self.open_block(Block::of(BlockType::Trigger, active.entity()));
                let onward = self.declare_next(NextStage::phase(None));
                // "Instead of drawing each turn, …" (Commander Geddon)
                if self.game.rule_value(active, GameTag::CANT_DRAW) == 0 {
                    self.draw(active);
                }
                onward
            }
        }
    }

    /// Counts down the durations of spells in play at the end of a player's turn: "Lasts 3 turns.", "Lasts 2 enemy turns."
    ///
    /// Rule: "Lasts 2 enemy turns" counts the turns of the opponent. "Awaken 1 turn sooner" may awaken at once. See also
    /// `rules/keyword/board.rs`.
    fn count_lasting(&mut self, active: PlayerId) {
        if self.game.players.0.iter().all(|side| side.secrets.is_empty()) {
            return;
        }
        let stays = PlayerId::BOTH.map(|player| self.game.players[player].secrets);
        for id in stays.iter().flat_map(List::iter) {
            let Entity { card, controller, .. } = self.game[id];
            if let Some((turns, whose)) = self.game.cards.compiled(card).spell_turns
                && turns > 0
                && side(whose, controller).any(|player| player == active)
            {
                self.game[id].text_counters[1] += 1;
                if self.game[id].text_counters[1] >= i16::from(turns) {
                    self.enter_graveyard(id);
                    self.game.mark_all_dirty();
                }
            }
        }
    }

    /// Triggers that work once each turn work again; counters of this turn start at zero.
    fn reset_turn_state(&mut self) {
        if std::mem::take(&mut self.game.once_used) {
            let Game { entities, enchantments, cards, .. } = &mut *self.game;
            for entity in entities.iter_mut().filter(|it| it.used_abilities != 0) {
                entity.used_abilities &= !cards.compiled(entity.card).once_a_turn;
            }
            for enchantment in enchantments.iter_mut().filter(|it| it.used_triggers != 0) {
                enchantment.used_triggers &= !cards.compiled(enchantment.card).once_a_turn;
            }
        }
        debug_assert!({
            let once_a_turn = |card| self.game.cards.compiled(card).once_a_turn;
            let entities = self.game.entities.iter().map(|it| (it.card, it.used_abilities));
            let enchantments = self.game.enchantments.iter().map(|it| (it.card, it.used_triggers));
            entities.chain(enchantments).all(|(card, used)| used == 0 || used & once_a_turn(card) == 0)
        });
        if self.game.enchantments.is_empty() {
            return;
        }
        let turn = self.game.turn;
        let begun = self.game.all_enchantments().filter(|(_, enchantment)| enchantment.turn == turn);
        for bearer in begun.filter_map(|(_, enchantment)| enchantment.bearer).collect::<Vec<_>>() {
            self.game.recompute(bearer);
        }
    }

    /// Thaws characters at the end of their controller's turn, if they could still attack apart from being Frozen.
    fn thaw_characters(&mut self) {
        let active = self.game.active;
        let frozen = self.game.characters(active).filter(|id| self.game[*id].keywords.has(Keywords::FROZEN));
        for id in frozen.collect::<Vec<_>>() {
            let thaws = self.game.has_attacks_left(id) && self.game.tag_modifiers(id, STAYS_FROZEN) == 0;
            if self.game[id].zone == Zone::Play && thaws {
                self.set_keyword(id, Keywords::FROZEN, GameTag::FROZEN, false);
            }
        }
    }
}

impl Game {
    /// Whether a character has attacks left and did not arrive this turn, ignoring its Attack and Freeze.
    ///
    /// Hearthstone Wiki, "Freeze": one that "hasn't used up its attacks" thaws at the end of the turn, as does one with Charge, and
    /// one with Rush "if the opponent has a minion to attack into".
    fn has_attacks_left(&self, id: EntityId) -> bool {
        let entity = &self[id];
        let keywords = entity.keywords | self.weapon_keywords(entity);
        let rushes = || {
            let defenders = self.defenders(entity.controller.opponent());
            keywords.has(Keywords::RUSH) && defenders.iter().any(|id| self.is(id, CardType::Minion))
        };
        let came = entity.arrived && entity.card_type == CardType::Minion;
        entity.attacks < Self::attacks_a_turn(keywords) && (!came || keywords.has(Keywords::CHARGE) || rushes())
    }
}
