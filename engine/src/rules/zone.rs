//! Moves between zones.
use cardwright_data::{CardClass, CardType, GameTag, Zone};

use super::{Observer, Rules};
use crate::compiled::{Card, CardId};
use crate::script::amount::Stat;
use crate::script::trigger::{EventKind, NUMBER_IF_FROM_PLAY};
use crate::state::{Entity, EntityId, Game, List, PlayerId};

impl Game {
    /// Uses up the text of a card that is merged with another; `false` if there is none.
    pub(super) fn spend_text_of(&mut self, bearer: EntityId, card: CardId) -> bool {
        let found = self.enchantments_on(bearer).find(|(_, enchantment)| enchantment.card == card);
        let Some(id) = found.map(|(id, _)| id) else { return false };
        self.count_enchantment(id, 0, false);
        self.dirty.mark_all();
        self.enchantments[id.index()].card = CardId::NONE;
        true
    }

    /// Puts a player's deck in the order of a number, the highest on top; cards with the same number keep their order.
    pub(super) fn sort_deck(&mut self, player: PlayerId, by: Stat) {
        let mut cards: Vec<EntityId> = self.players[player].deck.iter().collect();
        cards.sort_by_key(|id| self.stat(*id, by));
        self.players[player].deck = List::default();
        for id in cards {
            self.players[player].deck.push(id);
        }
    }

    /// Removes an entity from its zone.
    #[inline]
    pub(super) fn leave_zone(&mut self, id: EntityId) {
        let entity = &mut self.entities[id.index()];
        if matches!(entity.zone, Zone::Invalid | Zone::SetAside) {
            entity.zone = Zone::SetAside;
            self.auras_dirty = true;
        } else {
            self.remove_from_list(id);
        }
    }

    #[inline(never)]
    fn remove_from_list(&mut self, id: EntityId) {
        let Entity { zone, card_type, controller, .. } = self[id];
        self.update_listeners(id, false);
        let player = &mut self.players[controller];
        match zone {
            Zone::Play => {
                if matches!(card_type, CardType::Minion | CardType::Location) {
                    player.board.remove(id);
                } else if player.second_hero_power == Some(id) {
                    player.second_hero_power = None;
                } else if let Some(slot) = player.slot(card_type).filter(|slot| **slot == Some(id)) {
                    *slot = None;
                }
            }
            Zone::Hand => drop(player.hand.remove(id)),
            Zone::Deck => drop(player.deck.remove(id)),
            Zone::Secret => drop(player.secrets.remove(id)),
            Zone::Graveyard => {
                self.graveyard.retain(|dead| *dead != id);
                // Who died comes back as printed, wherever to; a discarded card keeps what is on it.
                if self.enchantments_on(id).all(|(_, it)| it.is_as_printed()) {
                    self.reset_to_printed(id);
                } else if self.keeps_enchantments_in_death(id) {
                    self.reset_keep_enchantments(id);
                }
            }
            Zone::Invalid | Zone::RemovedFromGame | Zone::SetAside | Zone::LettuceAbility | Zone::Cosmetic => {}
        }
        self[id].zone = Zone::SetAside;
        // A hero without its weapon has no Attack of it.
        if zone == Zone::Play && card_type == CardType::Weapon {
            self.sync_hero(controller);
        }
    }

    /// A hero takes the place of another one: one that has attacked does not attack again (Hearthstone Wiki, "Lord Jaraxxus
    /// (Classic)"), and its class "will replace the player's original class" (Hearthstone Wiki, "Hero card").
    pub(super) fn inherit_from_hero(&mut self, hero: EntityId, old: &Entity) {
        let entity = &mut self[hero];
        (entity.exhausted, entity.attacks) = (old.exhausted, old.attacks);
        let player = entity.controller;
        let class = self.card(hero).map(|card| card.class);
        let now = self.players[player].class;
        let keeps = |card: &Card| card.is_of(now) || card.is_of(CardClass::Neutral);
        if let Some(class) = class.filter(|_| !self.card(hero).is_some_and(keeps)) {
            self.players[player].class = class;
        }
    }
}

impl<O: Observer> Rules<'_, O> {
    fn raise_arrival(&mut self, id: EntityId, zone: Zone) {
        self.game[id].zone = zone;
        if !self.game.seldom_used.keeper_card_pairs.is_empty() {
            self.game.grow_cthun(id);
        }
        self.game.update_listeners(id, true);
        self.report_tag(id, GameTag::ZONE);
    }

    /// Puts an entity on its controller's board, at a position or at the right end; `false` if there is no room.
    pub(super) fn enter_board(&mut self, id: EntityId, at: Option<usize>) -> bool {
        let controller = self.game[id].controller;
        if self.game.players[controller].board.is_full() {
            return false;
        }
        self.game.lose_cost_changes(id);
        self.game.leave_zone(id);
        let board = &mut self.game.players[controller].board;
        let at = at.unwrap_or(board.len());
        board.insert(at, id);
        let order = self.game.next_order();
        let entity = &mut self.game[id];
        entity.order = order;
        entity.arrived = true;
        entity.exhausted = false;
        entity.attacks = 0;
        let dying = entity.is_dying();
        self.game.deaths_pending |= dying;
        self.raise_arrival(id, Zone::Play);
        true
    }

    /// Puts an entity into its controller's hand; `false` if the hand is full, and the card is destroyed.
    ///
    /// Rulebook, "Hand": the eleventh card is removed; drawn cards are shown first ("burned").
    pub(super) fn enter_hand(&mut self, id: EntityId) -> bool {
        self.enter_hand_from_zone(id, self.game[id].zone)
    }

    /// Like [`Self::enter_hand`], for a card from a zone; the event has the number [`NUMBER_IF_FROM_PLAY`] if that is the
    /// battlefield.
    ///
    /// Rule: A card that comes into the hand from the battlefield raises its event with the number 2; of cards that are
    /// shuffled at once the first has the number 1. See also `rules/effect/cards.rs`.
    pub(super) fn enter_hand_from_zone(&mut self, id: EntityId, from: Zone) -> bool {
        self.game.leave_zone(id);
        let controller = self.game[id].controller;
        if self.game.has_full_hand(controller) || !self.game.players[controller].hand.push(id) {
            self.raise_arrival(id, Zone::Graveyard);
            self.game.record(EventKind::Destroy, controller, id);
            return false;
        }
        let (turn, since) = (self.game.turn, self.game.history.len());
        let entity = &mut self.game[id];
        entity.entered_hand_turn = turn;
        entity.entered_hand_history = u16::try_from(since).unwrap_or(u16::MAX);
        self.raise_arrival(id, Zone::Hand);
        if !self.game.seldom_used.hand_may_change && !self.game.cards.compiled(self.game[id].card).becomes.is_empty() {
            self.game.seldom_used.hand_may_change = true;
        }
        if !self.game.seldom_used.hand_may_shatter && self.game.involves_shatter(id) {
            self.game.seldom_used.hand_may_shatter = true;
            self.game.auras_dirty = true;
        }
        if self.game.ranked_spells > 0 {
            self.rank_up_card(id);
        }
        if from != Zone::Deck {
            self.game.record(EventKind::ToHand, controller, id);
        }
        let number = if from == Zone::Play { NUMBER_IF_FROM_PLAY } else { 1 };
        self.raise(EventKind::ToHand, controller.entity(), Some(id), number);
        true
    }

    /// Puts an entity into its controller's deck, at a position from the bottom; `false` if the deck has 60 cards, and the card
    /// is removed.
    pub(super) fn enter_deck(&mut self, id: EntityId, at: usize) -> bool {
        self.game.leave_zone(id);
        let controller = self.game[id].controller;
        if !self.game.seldom_used.unseen_deck_cards.is_empty() && self.game[id].zone != Zone::Deck {
            self.game.seldom_used.unseen_deck_cards.retain(|unseen| *unseen != id);
        }
        if !self.game.players[controller].deck.insert(at, id) {
            self.raise_arrival(id, Zone::Graveyard);
            return false;
        }
        self.raise_arrival(id, Zone::Deck);
        true
    }

    /// Puts a new card on top of its owner's deck, before the game begins; the deck must have room.
    pub(super) fn put_on_deck(&mut self, id: EntityId) {
        let owner = self.game[id].owner;
        if self.game.players[owner].deck.push(id) {
            self.raise_arrival(id, Zone::Deck);
        }
    }

    /// Puts an entity into the graveyard: it was cast, discarded, burned, or died.
    pub(super) fn enter_graveyard(&mut self, id: EntityId) {
        self.game.leave_zone(id);
        self.game.graveyard.push(id);
        self.raise_arrival(id, Zone::Graveyard);
    }

    /// Puts an entity among its controller's Secrets and quests; `false` if there is no room, or one with its name.
    pub(super) fn enter_secrets(&mut self, id: EntityId) -> bool {
        let Entity { controller, card, .. } = self.game[id];
        if !self.game.has_room_for_secret(controller, card) {
            return false;
        }
        self.game.leave_zone(id);
        self.game.players[controller].secrets.push(id);
        self.game[id].order = self.game.next_order();
        // What happened since then: "the cards drawn" by the reward of a questline are those of this part (Final Showdown).
        self.game[id].entered_hand_history = u16::try_from(self.game.history.len()).unwrap_or(u16::MAX);
        self.raise_arrival(id, Zone::Secret);
        true
    }

    /// Puts an entity into play as its controller's hero, Hero Power or weapon; returns the replaced one.
    pub(super) fn enter_slot(&mut self, id: EntityId) -> Option<EntityId> {
        self.game.lose_cost_changes(id);
        self.game.leave_zone(id);
        let controller = self.game[id].controller;
        let card_type = self.game[id].card_type;
        let old = self.game.players[controller].slot(card_type).and_then(|slot| *slot);
        if let Some(old) = old {
            self.game.leave_zone(old);
        }
        if let Some(slot) = self.game.players[controller].slot(card_type) {
            *slot = Some(id);
        }
        // A Hero Power is ready when it comes, one that was replaced for a time, too (Hearthstone Wiki, "Hero Power").
        if card_type == CardType::HeroPower {
            (self.game[id].exhausted, self.game[id].attacks) = (false, 0);
        }
        self.game[id].order = self.game.next_order();
        self.raise_arrival(id, Zone::Play);
        old
    }

    /// Puts a Hero Power into play as its controller's second one, replacing a previous one.
    ///
    /// Rule: A second Hero Power is used besides the first, by its own entity: `Action::Use`. "Your Hero Power" means both (no
    /// source). See also `query/legal_actions.rs`.
    pub(super) fn enter_second_power(&mut self, id: EntityId) {
        self.game.leave_zone(id);
        let controller = self.game[id].controller;
        if let Some(old) = self.game.players[controller].second_hero_power {
            self.enter_graveyard(old);
        }
        self.game.players[controller].second_hero_power = Some(id);
        self.game[id].order = self.game.next_order();
        self.raise_arrival(id, Zone::Play);
    }

    /// Moves a minion to the other player's board; `false` if there is no room.
    ///
    /// Rulebook, "Mind control": it moves to the right end and cannot attack this turn.
    pub(super) fn move_to_other_board(&mut self, id: EntityId, to: PlayerId) -> bool {
        if self.game[id].controller == to || self.game.players[to].board.is_full() {
            return false;
        }
        self.game.leave_zone(id);
        self.game[id].controller = to;
        self.game.give_merged_to_controller(id);
        self.report_tag(id, GameTag::CONTROLLER);
        let order = self.game[id].order;
        self.enter_board(id, None);
        // Its position in the order of play stays the same.
        self.game[id].order = order;
        true
    }
}
