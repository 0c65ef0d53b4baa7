//! Draws of cards, fatigue, and cards that come back after an overdraw.
use super::{Block, Observer, Rules};
use crate::script::builtin::COST_PLUS_X;
use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{Enchantment, Entity, EntityId, Game, PlayerId};
use cardwright_data::{BlockType, GameTag};
use smallvec::SmallVec;

/// The rule of a player whose overdrawn cards come back.
const OVERDRAW_RULE: GameTag = GameTag::GODFREY_OVERDRAW_PROTECTION;

impl<O: Observer> Rules<'_, O> {
    /// Draws a card, or takes fatigue damage.
    pub(super) fn draw(&mut self, player: PlayerId) -> Option<EntityId> {
        let Some(card) = self.game.players[player].deck.last() else {
            self.take_fatigue(player);
            return None;
        };
        self.draw_specific(card)
    }

    /// Deals fatigue damage to a player's hero; returns how much it was before the hero prevented any: "Deal that much damage"
    /// (Crescendo, which is played with Void Virtuoso and Felstring Harp). Rulebook, "Fatigue": 1 damage the first time, then one
    /// more each time.
    pub(super) fn take_fatigue(&mut self, player: PlayerId) -> i16 {
        if self.game.players[player].no_fatigue {
            return 0;
        }
        self.game.players[player].fatigue = self.game.players[player].fatigue.saturating_add(1);
        let damage = self.game.players[player].fatigue;
        self.open_block(Block::of(BlockType::Fatigue, player.entity()));
        if let Some(hero) = self.game.players[player].hero {
            self.damage(player.entity(), &[(hero, damage)]);
        }
        self.close_block();
        damage
    }

    /// "Overdrawn cards return to your hand when you have space. They cost (1) less.": the game keeps them until then. By how
    /// much less they cost is the number of the player's rule (Godfrey the Betrayer).
    pub(super) fn return_overdrawn(&mut self) {
        let kept: SmallVec<[EntityId; 8]> = self.game.cards_set_aside_by(EntityId::GAME).collect();
        for id in kept {
            let player = self.game[id].controller;
            if self.game.has_full_hand(player) {
                continue;
            }
            let less = self.game.rule_value(player, OVERDRAW_RULE);
            self.game.seldom_used.keeper_card_pairs.retain(|(_, kept)| *kept != id);
            self.enter_hand(id);
            let blank = Game::blank_enchantment(id, player);
            self.enchant(id, Enchantment { modifiers: COST_PLUS_X, x: -Entity::clamp_number(less), ..blank });
        }
    }

    /// Draws this card from the deck; `None` if it was burned.
    pub(super) fn draw_specific(&mut self, card: EntityId) -> Option<EntityId> {
        let player = self.game[card].controller;
        self.game.record(EventKind::Draw, player, card);
        if self.game.has_full_hand(player) && self.game.rule_value(player, OVERDRAW_RULE) > 0 {
            self.set_aside_for(card, Some(EntityId::GAME));
            return None;
        }
        let kept = self.enter_hand(card);
        if kept {
            self.raise(EventKind::Draw, player.entity(), Some(card), 1);
        } else {
            self.run_text_on_removal(Word::WhenDestroyed, card);
        }
        (kept && !self.run_drawn_text(card)).then_some(card)
    }
}
