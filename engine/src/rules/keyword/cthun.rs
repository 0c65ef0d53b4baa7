//! The C'Thun of each player that is kept out of the game.
//!
//! Rule: "your C'Thun (wherever it is)": each player has one out of the game, from the first card on that speaks of it. What
//! cards give to "your C'Thun" is on that one, on all C'Thuns of the player, and on those that come later; conditions ask it.
//! Recorded games show this rule (c819d4ccc9, a0ff19a7e6): a Doomcaller creates the hidden C'Thun of a player who has none
//! (152) and an enchantment on it, and the C'Thun that this player draws later comes with that enchantment (216).
use cardwright_data::Zone;

use crate::rules::{Observer, Rules};
use crate::state::{Enchantment, EnchantmentId, EntityId, Game, PlayerId};

impl Game {
    /// A C'Thun that comes into a place of the game has what the one that is kept with its player was given, unless it has that, or
    /// what the other player's was given, already.
    pub(in crate::rules) fn grow_cthun(&mut self, id: EntityId) {
        if !matches!(self[id].zone, Zone::Play | Zone::Hand | Zone::Deck) || !self.is_cthun(id) {
            return;
        }
        let kept: Vec<EntityId> = PlayerId::BOTH.iter().filter_map(|player| self.cthun_of(*player)).collect();
        let Some(own) = self.cthun_of(self[id].controller) else { return };
        if self.enchantments_on(id).any(|(_, it)| kept.contains(&it.source)) {
            return;
        }
        let given: Vec<Enchantment> = self.enchantments_on(own).map(|(_, it)| *it).collect();
        for enchantment in given {
            self.attach(Enchantment { source: own, ..enchantment }, id);
        }
        self.recompute(id);
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Creates a player's C'Thun outside the game when a card first mentions it.
    pub(in crate::rules) fn create_stored_cthun(&mut self, player: PlayerId) {
        if self.game.cthun_of(player).is_some() {
            return;
        }
        let Some(card) = self.game.cards.cthun() else { return };
        let kept = self.create(card, player, None);
        self.set_aside_for(kept, Some(player.entity()));
    }

    /// In a position, takes the enchantments for "your C'Thun" from a visible C'Thun.
    pub(in crate::rules) fn keep_seen_cthun(&mut self, player: PlayerId) {
        let side = self.game.players[player];
        let mut there = side.hand.iter().chain(side.board.iter()).chain(side.deck.iter());
        let Some(seen) = there.find(|id| self.game.is_cthun(*id)) else { return };
        self.create_stored_cthun(player);
        let Some(kept) = self.game.cthun_of(player) else { return };
        let given: Vec<(EnchantmentId, Enchantment)> =
            self.game.enchantments_on(seen).map(|(at, it)| (at, *it)).collect();
        for (at, enchantment) in given {
            self.game.enchantments[at.index()].source = kept;
            self.game.attach(Enchantment { source: kept, ..enchantment }, kept);
        }
        self.game.recompute(kept);
    }

    /// Gives all C'Thuns of a player an enchantment of the one outside the game.
    pub(in crate::rules) fn pass_on_to_cthuns(&mut self, kept: EntityId, enchantment: Enchantment) {
        let side = self.game.players[self.game[kept].controller];
        let there = side.board.iter().filter(|id| self.game.is_reachable_minion(*id));
        let there: Vec<EntityId> = there.chain(side.hand.iter()).chain(side.deck.iter()).collect();
        for id in there {
            if self.game.is_cthun(id) {
                self.enchant(id, Enchantment { source: kept, ..enchantment });
            }
        }
    }
}
