//! Starships: built from pieces that died, launched for mana.
//!
//! "Has the stats and effects of your dead Pieces. Click to launch!" (the client's `GLOBAL_KEYWORD_STARSHIP_TEXT`.) While
//! it is under construction it is like a dormant minion. Pieces count as printed.
use cardwright_data::{BlockType, CardType, GameTag};

use crate::compiled::{CardId, Declared};
use crate::facts::Keywords;
use crate::rules::{Block, Observer, Rules};
use crate::script::amount::Deed;
use crate::script::builtin::{ATTACK_PLUS_X, HEALTH_PLUS_X};
use crate::script::cost::{Cost, Part};
use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{Enchantment, EnchantmentId, EntityId, Game, PlayerId, Scope, Work};
use smallvec::SmallVec;

impl Game {
    /// The cost of launching: its Power's, reduced by effects on the player.
    pub(in crate::rules) fn launch_cost(&self, ship: EntityId) -> Option<Cost> {
        let n = self.cards.compiled(self[ship].card).launch?;
        let less = self.rule(self[ship].controller, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT);
        let n = (i32::from(n) - less).max(0);
        Some(Cost::of(Part::Mana(i16::try_from(n).unwrap_or(0))))
    }

    /// The Starship that a player builds: that of the hero's class, or the neutral one.
    fn starship_of(&self, player: PlayerId) -> Option<CardId> {
        let class = self.players[player].class;
        let of_class = |of: &CardId| self.cards.get(*of).is_of(class);
        let ships = self.cards.starships();
        let neutral = |of: &CardId| self.cards.get(*of).is_of(cardwright_data::CardClass::Neutral);
        ships.iter().copied().find(of_class).or_else(|| ships.iter().copied().find(neutral))
    }
}

impl Game {
    /// Whether an enchantment is a card that is merged with its bearer.
    pub(in crate::rules) fn is_merged(&self, enchantment: &Enchantment) -> bool {
        enchantment.card.some().is_some_and(|card| self.cards.get(card).card_type != CardType::Enchantment)
    }

    /// The cards that are merged with an entity: the pieces of a Starship, the parts of which a card is crafted.
    pub fn merged(&self, id: EntityId) -> SmallVec<[CardId; 2]> {
        self.enchantments_on(id).filter(|(_, it)| self.is_merged(it)).map(|(_, it)| it.card).collect()
    }

    /// Merged cards have their texts for whoever controls the entity now: that of a stolen Starship, or of a copy.
    pub(in crate::rules) fn give_merged_to_controller(&mut self, id: EntityId) {
        let controller = self[id].controller;
        let merged = self.enchantments_on(id).filter(|(_, it)| self.is_merged(it)).map(|(at, _)| at);
        let merged: SmallVec<[EnchantmentId; 4]> = merged.collect();
        for at in merged {
            self.enchantments[at.index()].controller = controller;
        }
    }

    /// The target that a merged card's text declares, when the card is played or used.
    pub(in crate::rules) fn merged_target(&self, id: EntityId, words: &[Word]) -> Option<Declared> {
        self.merged(id).into_iter().find_map(|card| {
            let mut texts = self.cards.compiled(card).texts.iter().filter(|(text, _)| words.contains(&text.word));
            texts.find_map(|(_, declared)| *declared)
        })
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Adds a piece that died to its player's Starship; the first piece begins one.
    pub(in crate::rules) fn build_starship(&mut self, piece: CardId, player: PlayerId) {
        let board = self.game.players[player].board;
        let building = board.iter().find(|id| self.game[*id].keywords.has(Keywords::LAUNCHPAD));
        let ship = if let Some(ship) = building {
            ship
        } else {
            let Some(card) = self.game.starship_of(player).filter(|_| !board.is_full()) else { return };
            let ship = self.make(card, player, None);
            self.set_keyword(ship, Keywords::LAUNCHPAD, GameTag::LAUNCHPAD, true);
            self.enter_board(ship, None);
            ship
        };
        let card = self.game.cards.get(piece);
        self.merge(ship, ship, piece, (card.attack, card.health), card.keywords.without(Keywords::STARSHIP_PIECE));
        self.game[ship].counters[0] += 1;
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
        for (keyword, name) in Keywords::ALL {
            if let Some(tag) = GameTag::named(name).filter(|_| keywords.has(*keyword)) {
                self.set_keyword(into, *keyword, tag, true);
            }
        }
    }

    /// Merges cards into one that is crafted.
    pub(in crate::rules) fn merge_cards(&mut self, into: EntityId, cards: &[EntityId]) {
        for id in cards {
            let Some(card) = self.game.card(*id) else { continue };
            let (numbers, keywords) = ((card.attack, card.health), card.keywords);
            self.merge(into, *id, self.game[*id].card, numbers, keywords);
        }
    }

    /// Launches a Starship: it becomes a minion, and the launch texts of its pieces resolve.
    pub(in crate::rules) fn launch(&mut self, ship: EntityId) {
        let player = self.game[ship].controller;
        if !self.game[ship].keywords.has(Keywords::LAUNCHPAD) {
            return;
        }
        self.game.work.push(Work::PhaseEnd);
        self.set_keyword(ship, Keywords::LAUNCHPAD, GameTag::LAUNCHPAD, false);
        self.game[ship].arrived = true;
        self.game.did(Deed::Launched, player, ship);
        let pieces: Vec<CardId> = self.game.enchantments_on(ship).map(|(_, enchantment)| enchantment.card).collect();
        self.open_block(Block::of(BlockType::Trigger, ship).by(GameTag::STARSHIP_LAUNCH_TRIGGER));
        for piece in pieces.into_iter().rev() {
            let texts: Vec<_> = self.game.cards.compiled(piece).under(Word::Launch).collect();
            for text in texts.into_iter().rev() {
                self.text(text.effects, Scope::new(ship, piece, player));
            }
        }
        self.raise(EventKind::Launch, player.entity(), Some(ship), 1);
    }
}
