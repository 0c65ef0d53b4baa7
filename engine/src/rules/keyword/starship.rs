//! Starships: built from dead pieces, launched for mana.
//!
//! "Has the stats and effects of your dead Pieces. Click to launch!" (the client's `GLOBAL_KEYWORD_STARSHIP_TEXT`.) While
//! it is under construction it is like a dormant minion. Pieces count as printed.
use cardwright_data::{BlockType, GameTag};
use smallvec::SmallVec;

use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::rules::{Block, Observer, Rules};
use crate::script::amount::Past;
use crate::script::builtin::{ATTACK_PLUS_X, HEALTH_PLUS_X};
use crate::script::selector::Pick;
use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{Enchantment, EnchantmentId, EntityId, EntityList, Game, MergedPiece, PlayerId, Scope, Work};

/// Keywords that a magnetized card does not give.
pub(in crate::rules) const NOT_MAGNETIZED: Keywords =
    Keywords::MAGNETIC.union(Keywords::BATTLECRY).union(Keywords::ECHO);

impl Game {
    /// Keeps in mind what is merged into a minion or a Starship, for texts that bring it back so.
    ///
    /// Rule: What was merged into a minion that died, or into a Starship that was launched, is kept for texts that bring it
    /// back so (`rebuilt`: Kangor's Endless Army, Jim Raynor). See also `create_with_pieces`.
    pub(in crate::rules) fn remember_pieces(&mut self, id: EntityId) {
        let (mut pieces, mut health) = (SmallVec::<[MergedPiece; 4]>::new(), 0);
        for (_, it) in self.enchantments_on(id) {
            if self.is_merged_card(it) {
                pieces.push(MergedPiece { merged_into: id, card: it.card, attack: it.x, health });
            }
            // The Health of a merged card stands before its Attack.
            health = if it.card.to_option().is_none() && it.modifiers == HEALTH_PLUS_X { it.x } else { 0 };
        }
        if !pieces.is_empty() {
            self.seldom_used.merged_pieces.retain(|piece| piece.merged_into != id);
            self.seldom_used.merged_pieces.extend(pieces);
        }
    }

    /// Makes the entity's controller the controller of merged cards, for a stolen Starship or a copy.
    pub(in crate::rules) fn give_merged_to_controller(&mut self, id: EntityId) {
        let controller = self[id].controller;
        let merged = self.enchantments_on(id).filter(|(_, it)| self.is_merged_card(it)).map(|(at, _)| at);
        let merged: SmallVec<[EnchantmentId; 4]> = merged.collect();
        for at in merged {
            self.enchantments[at.index()].controller = controller;
        }
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Adds a dead piece to its player's Starship; the first piece creates one at the piece's position (recorded).
    pub(in crate::rules) fn build_starship(&mut self, piece: CardId, player: PlayerId, stood: Option<usize>) {
        let board = self.game.players[player].board;
        let building = board.iter().find(|id| self.game[*id].keywords.has(Keywords::LAUNCHPAD));
        let ship = if let Some(ship) = building {
            ship
        } else {
            let Some(card) = self.game.starship_of(player).filter(|_| !board.is_full()) else { return };
            let ship = self.create(card, player, None);
            self.set_keyword(ship, Keywords::LAUNCHPAD, GameTag::LAUNCHPAD, true);
            self.enter_board(ship, stood);
            ship
        };
        let card = self.game.cards.get(piece);
        self.merge(ship, ship, piece, (card.attack, card.health), card.keywords.without(Keywords::STARSHIP_PIECE));
        self.game[ship].text_counters[0] += 1;
    }

    /// Merges a card into an entity: its numbers, keywords, triggers, auras and Deathrattles.
    pub(in crate::rules) fn merge(
        &mut self,
        into: EntityId,
        source: EntityId,
        card: CardId,
        (attack, health): (i16, i16),
        keywords: Keywords,
    ) {
        let bare = Game::blank_enchantment(source, self.game[into].controller);
        // Health first: an entity without Health is dying.
        self.enchant(into, Enchantment { modifiers: HEALTH_PLUS_X, x: health, ..bare });
        // This enchantment names the card, so that its texts are found.
        self.enchant(into, Enchantment { card, modifiers: ATTACK_PLUS_X, x: attack, ..bare });
        for (keyword, name) in Keywords::ALL.iter().filter(|(keyword, _)| keywords.has(*keyword)) {
            if let Some(tag) = GameTag::named(name) {
                self.set_keyword(into, *keyword, tag, true);
            }
        }
    }

    /// Merges cards into a crafted one.
    pub(in crate::rules) fn merge_cards(&mut self, into: EntityId, cards: &[EntityId]) {
        for id in cards {
            let Some(card) = self.game.card(*id) else { continue };
            let (numbers, keywords) = ((card.attack, card.health), card.keywords);
            self.merge(into, *id, self.game[*id].card, numbers, keywords);
        }
    }

    /// Creates the cards of a history, or the ones picked from it, each with its merged cards; a Starship is ready to be
    /// launched.
    pub(in crate::rules) fn create_with_pieces(
        &mut self,
        past: &'static Past,
        pick: Pick,
        owner: PlayerId,
        scope: &Scope,
    ) -> EntityList {
        let mut found: Vec<(EntityId, CardId)> = self.game.past_entities(past, scope);
        let cards: Vec<CardId> = found.iter().map(|(_, card)| *card).collect();
        let picked = self.game.pick_cards(pick, cards);
        let mut made = EntityList::new();
        for card in picked {
            let Some(at) = found.iter().position(|(_, it)| *it == card) else { continue };
            let (of, _) = found.remove(at);
            let again = self.create(card, owner, Some(scope.source));
            let pieces: Vec<MergedPiece> =
                self.game.seldom_used.merged_pieces.iter().filter(|it| it.merged_into == of).copied().collect();
            for MergedPiece { card, attack, health, .. } in pieces {
                let not_given = Keywords::STARSHIP_PIECE | NOT_MAGNETIZED;
                let keywords = self.game.cards.get(card).keywords.without(not_given);
                self.merge(again, again, card, (attack, health), keywords);
            }
            if self.game[again].keywords.has(Keywords::STARSHIP) {
                self.set_keyword(again, Keywords::LAUNCHPAD, GameTag::LAUNCHPAD, true);
            }
            made.push(again);
        }
        made
    }

    /// Launches a Starship: it becomes a minion, and the launch texts of its pieces run.
    pub(in crate::rules) fn launch(&mut self, ship: EntityId) {
        let player = self.game[ship].controller;
        if !self.game[ship].keywords.has(Keywords::LAUNCHPAD) {
            return;
        }
        self.game.work.push(Work::PhaseEnd);
        self.set_keyword(ship, Keywords::LAUNCHPAD, GameTag::LAUNCHPAD, false);
        self.game[ship].arrived = true;
        self.game.remember_pieces(ship);
        self.game.record(EventKind::Launch, player, ship);
        let pieces: Vec<CardId> = self.game.enchantments_on(ship).map(|(_, enchantment)| enchantment.card).collect();
        self.open_block(Block::of(BlockType::Trigger, ship).with_keyword(GameTag::STARSHIP_LAUNCH_TRIGGER));
        for piece in pieces.into_iter().rev() {
            let texts: Vec<_> = self.game.cards.compiled(piece).texts_under(Word::Launch).collect();
            for text in texts.into_iter().rev() {
                self.push_text(text.effects, Scope::new(ship, piece, player));
            }
        }
        self.raise(EventKind::Launch, player.entity(), Some(ship), 1);
    }
}
