//! Moves between zones, and counts of listeners.
use cardwright_data::{CardClass, CardType, GameTag, Zone};
use smallvec::SmallVec;

use super::{Observer, Rules};
use crate::compiled::{Card, CardId, Keeps};
use crate::facts::Keywords;
use crate::script::amount::{Deed, Stat};
use crate::script::aura::Attribute;
use crate::script::trigger::{CAME_FROM_PLAY, EventKind};
use crate::state::listeners::enchantment_listening_place;
use crate::state::{Enchantment, EnchantmentId, Entity, EntityId, Game, List, PlayerId};

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

    /// Removes an entity from its zone; it is set aside.
    #[inline]
    pub(super) fn leave(&mut self, id: EntityId) {
        let entity = &mut self.entities[id.index()];
        if matches!(entity.zone, Zone::Invalid | Zone::SetAside) {
            entity.zone = Zone::SetAside;
            self.auras_dirty = true;
        } else {
            self.leave_place(id);
        }
    }

    #[inline(never)]
    fn leave_place(&mut self, id: EntityId) {
        let Entity { zone, card_type, controller, .. } = self[id];
        self.listen(id, false);
        let player = &mut self.players[controller];
        match zone {
            Zone::Play => {
                if matches!(card_type, CardType::Minion | CardType::Location) {
                    player.board.remove(id);
                } else if player.second_power == Some(id) {
                    player.second_power = None;
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
                    self.reprint(id);
                } else if self.keeps_enchantments_in_death(id) {
                    self.renew(id);
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

    /// Removes all enchantments and resets the entity to its printed numbers, or to those that it was summoned with.
    pub(super) fn reprint(&mut self, id: EntityId) {
        self.strip_to_printed(id);
        self.forget_shield_hits(id);
        if let Some(card) = self.card(id) {
            self[id].print(card);
            self.set_aura_keywords(id, Keywords::NONE);
        }
        if self[id].enchantments.is_some() {
            self.recompute(id);
        }
    }

    /// Gives an entity the numbers of its own that another one was summoned with: a new copy of a Jade Golem is as large.
    pub(super) fn print_as(&mut self, id: EntityId, of: EntityId) {
        if self[of].enchantments.is_none() {
            return;
        }
        let printed = self.enchantments_on(of).filter(|(_, it)| it.is_as_printed());
        let printed: SmallVec<[Enchantment; 4]> = printed.map(|(_, it)| *it).collect();
        for enchantment in &printed {
            self.attach(*enchantment, id);
        }
        if !printed.is_empty() {
            self.recompute(id);
        }
    }

    /// Resets an entity to its printed numbers; its enchantments stay, and give again the keywords that were used up.
    ///
    /// Hearthstone Wiki, "Immortal Prelate": it keeps all of its enchantments; damage and Silence are none.
    pub(super) fn renew(&mut self, id: EntityId) {
        let on: SmallVec<[Enchantment; 4]> = self.enchantments_on(id).map(|(_, it)| *it).collect();
        self.reprint(id);
        for enchantment in on {
            for (keyword, _, given) in super::aura::used_up(enchantment.modifiers) {
                let own = self[id].own;
                self[id].own = if given { own.and(keyword) } else { own.without(keyword) };
            }
            self.attach(enchantment, id);
        }
        self.recompute(id);
    }

    /// Whether a card keeps its enchantments when it dies: one that was silenced has none left.
    pub(super) fn keeps_enchantments_in_death(&self, id: EntityId) -> bool {
        self.cards.compiled(self[id].card).keeps_enchantments.is_some()
    }

    /// Whether a card keeps its enchantments wherever it goes (Kingsbane).
    pub(super) fn always_keeps_enchantments(&self, id: EntityId) -> bool {
        self.cards.compiled(self[id].card).keeps_enchantments == Some(Keeps::Always)
    }

    /// The hits that a Divine Shield has taken go with it: a new one takes as many again (Toreth the Unbreaking).
    #[inline]
    pub(super) fn forget_shield_hits(&mut self, id: EntityId) {
        if !self.rare.shield_hits.is_empty() {
            self.rare.shield_hits.retain(|(bearer, _)| *bearer != id);
        }
    }

    /// A hero takes the place of another one: one that has attacked does not attack again (Hearthstone Wiki, "Lord Jaraxxus
    /// (Classic)"), and its class "will replace the player's original class" (Hearthstone Wiki, "Hero card").
    pub(super) fn succeed_hero(&mut self, hero: EntityId, old: &Entity) {
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

    /// What an entity remembers or keeps because of a text in play is lost when it leaves play for a hand or a deck.
    ///
    /// In the client these are enchantments ("Remembering spell", Educated Elekk). What a card kept before it was played stays
    /// with it, as what it was built of, and what its effect gives back later (Mindrender Illucia).
    pub(super) fn forget_memory(&mut self, id: EntityId) {
        self[id].memory = None;
        self.lose_kept(id, |kept| kept.order > 0);
    }

    /// What is kept with an entity goes with its enchantments, but not what its effect gives back later.
    pub(super) fn lose_kept(&mut self, id: EntityId, such: impl Fn(&Entity) -> bool) {
        if self.rare.kept.is_empty() || self.has_delayed_effect(id) {
            return;
        }
        let lost: Vec<EntityId> = self.cards_kept_by(id).filter(|kept| such(&self[*kept])).collect();
        for kept in lost {
            self.rare.kept.retain(|(_, it)| *it != kept);
            self[kept].zone = Zone::RemovedFromGame;
        }
    }

    /// Whether an effect of an entity waits for its time: "until end of turn".
    fn has_delayed_effect(&self, id: EntityId) -> bool {
        let of = |player: PlayerId| self.enchantments_on(player.entity());
        PlayerId::BOTH.into_iter().flat_map(of).any(|(_, it)| it.trigger.is_some() && it.source == id)
    }

    /// Removes all enchantments but the numbers of the entity's own, without recomputing the numbers.
    pub(super) fn strip_to_printed(&mut self, id: EntityId) {
        if self[id].enchantments.is_none() {
            return;
        }
        let lost = self.enchantments_on(id).filter(|(_, it)| !it.is_as_printed());
        for enchantment in lost.map(|(at, _)| at).collect::<SmallVec<[EnchantmentId; 8]>>() {
            self.detach(enchantment);
        }
    }

    /// Removes one enchantment and recomputes the numbers.
    pub(super) fn remove_enchantment(&mut self, id: EnchantmentId) {
        let enchantment = *self.enchantment(id);
        let Some(bearer) = enchantment.bearer else { return };
        if let Some(place) = enchantment_listening_place(self[bearer].zone) {
            self.count_enchantment(id, place, false);
        }
        self.detach(id);
        self.recompute(bearer);
    }

    /// What changes only the Cost of a card does not go with it into play: Evolve asks what the minion costs as printed
    /// (HearthSim/hs-bugs, 468, 502, 1144: "when a minion that has one moves to the battlefield, the enchantment usually gets
    /// detached and the minion goes back to its base cost"). "Always keeps enchantments." (Kingsbane): all of them "over all zone
    /// transitions", "no matter which direction cards move" (Hearthstone Wiki, "Keep enchantment").
    #[inline]
    fn lose_cost_changes(&mut self, id: EntityId) {
        if self[id].enchantments.is_some() && self[id].zone != Zone::Play && !self.always_keeps_enchantments(id) {
            let lost: Vec<EnchantmentId> =
                self.enchantments_on(id).filter(|(_, it)| self.changes_cost_only(it)).map(|(at, _)| at).collect();
            for enchantment in lost {
                self.remove_enchantment(enchantment);
            }
        }
    }

    /// Whether an enchantment changes what its bearer costs, and nothing else; it need not be a card (Shadowstep).
    pub(super) fn changes_cost_only(&self, enchantment: &Enchantment) -> bool {
        let compiled = self.cards.compiled(enchantment.card);
        let is_card = enchantment.card.some().is_some();
        let says_nothing = !is_card || (compiled.quiet && compiled.texts.is_empty());
        let says_nothing = says_nothing && !self.gives_deathrattle(enchantment);
        let modifiers = enchantment.modifiers;
        let of_cost = !modifiers.is_empty() && modifiers.iter().all(|it| it.what == Attribute::Cost);
        of_cost && says_nothing && enchantment.trigger.is_none() && !enchantment.is_as_printed()
    }
}

impl<O: Observer> Rules<'_, O> {
    fn arrive(&mut self, id: EntityId, zone: Zone) {
        self.game[id].zone = zone;
        if !self.game.rare.kept.is_empty() {
            self.game.grow_cthun(id);
        }
        self.game.listen(id, true);
        self.tell(id, GameTag::ZONE);
    }

    /// Puts an entity on its controller's board, at a position or at the right end; `false` if there is no room.
    pub(super) fn enter_board(&mut self, id: EntityId, at: Option<usize>) -> bool {
        let controller = self.game[id].controller;
        if self.game.players[controller].board.is_full() {
            return false;
        }
        self.game.lose_cost_changes(id);
        self.game.leave(id);
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
        self.arrive(id, Zone::Play);
        true
    }

    /// Puts an entity into its controller's hand; `false` if the hand is full, and the card is destroyed.
    ///
    /// Rulebook, "Hand": the eleventh card is removed; drawn cards are shown first ("burned").
    pub(super) fn enter_hand(&mut self, id: EntityId) -> bool {
        self.enter_hand_from_zone(id, self.game[id].zone)
    }

    /// The same of a card that came from a zone; the event has the number [`CAME_FROM_PLAY`] if that is the battlefield.
    pub(super) fn enter_hand_from_zone(&mut self, id: EntityId, from: Zone) -> bool {
        self.game.leave(id);
        let controller = self.game[id].controller;
        if self.game.has_full_hand(controller) || !self.game.players[controller].hand.push(id) {
            self.arrive(id, Zone::Graveyard);
            self.game.record(Deed::Destroyed, controller, id);
            return false;
        }
        let (turn, since) = (self.game.turn, self.game.history.len());
        let entity = &mut self.game[id];
        entity.held_turn = turn;
        entity.held_since = u16::try_from(since).unwrap_or(u16::MAX);
        self.arrive(id, Zone::Hand);
        if !self.game.rare.changes && !self.game.cards.compiled(self.game[id].card).becomes.is_empty() {
            self.game.rare.changes = true;
        }
        if !self.game.rare.shatters && self.game.involves_shatter(id) {
            self.game.rare.shatters = true;
            self.game.auras_dirty = true;
        }
        if self.game.ranked_spells > 0 {
            self.rank_up_card(id);
        }
        if from != Zone::Deck {
            self.game.record(Deed::Added, controller, id);
        }
        let number = if from == Zone::Play { CAME_FROM_PLAY } else { 1 };
        self.raise(EventKind::ToHand, controller.entity(), Some(id), number);
        true
    }

    /// Puts an entity into its controller's deck, at a position from the bottom; `false` with 60 cards there, and the card is
    /// removed.
    pub(super) fn enter_deck(&mut self, id: EntityId, at: usize) -> bool {
        self.game.leave(id);
        let controller = self.game[id].controller;
        if !self.game.rare.unseen.is_empty() && self.game[id].zone != Zone::Deck {
            self.game.rare.unseen.retain(|unseen| *unseen != id);
        }
        if !self.game.players[controller].deck.insert(at, id) {
            self.arrive(id, Zone::Graveyard);
            return false;
        }
        self.arrive(id, Zone::Deck);
        true
    }

    /// Puts a new card on top of its owner's deck, which has room, before the game begins.
    pub(super) fn put_on_deck(&mut self, id: EntityId) {
        let owner = self.game[id].owner;
        if self.game.players[owner].deck.push(id) {
            self.arrive(id, Zone::Deck);
        }
    }

    /// Puts an entity into the graveyard: it was cast, discarded, burned or died.
    pub(super) fn enter_graveyard(&mut self, id: EntityId) {
        self.game.leave(id);
        self.game.graveyard.push(id);
        self.arrive(id, Zone::Graveyard);
    }

    /// Puts an entity among its controller's Secrets and quests; `false` if there is no room, or one of its name.
    pub(super) fn enter_secrets(&mut self, id: EntityId) -> bool {
        let Entity { controller, card, .. } = self.game[id];
        if !self.game.can_begin(controller, card) {
            return false;
        }
        self.game.leave(id);
        self.game.players[controller].secrets.push(id);
        self.game[id].order = self.game.next_order();
        // What happened since then: "the cards drawn" by the reward of a questline are those of this part (Final Showdown).
        self.game[id].held_since = u16::try_from(self.game.history.len()).unwrap_or(u16::MAX);
        self.arrive(id, Zone::Secret);
        true
    }

    /// Puts an entity into play as its controller's hero, Hero Power or weapon; returns the old one.
    pub(super) fn enter_slot(&mut self, id: EntityId) -> Option<EntityId> {
        self.game.lose_cost_changes(id);
        self.game.leave(id);
        let controller = self.game[id].controller;
        let card_type = self.game[id].card_type;
        let old = self.game.players[controller].slot(card_type).and_then(|slot| *slot);
        if let Some(old) = old {
            self.game.leave(old);
        }
        if let Some(slot) = self.game.players[controller].slot(card_type) {
            *slot = Some(id);
        }
        // A Hero Power is ready when it comes, one that was replaced for a time, too (Hearthstone Wiki, "Hero Power").
        if card_type == CardType::HeroPower {
            (self.game[id].exhausted, self.game[id].attacks) = (false, 0);
        }
        self.game[id].order = self.game.next_order();
        self.arrive(id, Zone::Play);
        old
    }

    /// Puts a Hero Power into play as its controller's second one; one that was there goes.
    pub(super) fn enter_second_power(&mut self, id: EntityId) {
        self.game.leave(id);
        let controller = self.game[id].controller;
        if let Some(old) = self.game.players[controller].second_power {
            self.enter_graveyard(old);
        }
        self.game.players[controller].second_power = Some(id);
        self.game[id].order = self.game.next_order();
        self.arrive(id, Zone::Play);
    }

    /// Moves a minion to the other player's board; `false` if there is no room.
    ///
    /// Rulebook, "Mind control": it moves to the right end and cannot attack this turn.
    pub(super) fn change_sides(&mut self, id: EntityId, to: PlayerId) -> bool {
        if self.game[id].controller == to || self.game.players[to].board.is_full() {
            return false;
        }
        self.game.leave(id);
        self.game[id].controller = to;
        self.game.give_merged_to_controller(id);
        self.tell(id, GameTag::CONTROLLER);
        let order = self.game[id].order;
        self.enter_board(id, None);
        // Its position in the order of play stays the same.
        self.game[id].order = order;
        true
    }
}
