//! Sets up boards for tests, servers and puzzles.
//!
//! These methods put cards where they are wanted without playing them; the game then continues from there. Auras
//! are up to date when they return. They may be called whenever a player is to act.
use cardwright_data::CardType;

use super::Rules;
use crate::compiled::CardId;
use crate::state::{EntityId, Game, PlayerId, Scope, Work};

impl Game {
    fn arrange<T>(&mut self, change: impl FnOnce(&mut Rules<'_, ()>) -> T) -> T {
        let mut rules = Rules { game: self, watch: &mut (), continuations: 0 };
        let result = change(&mut rules);
        rules.game.raised.clear();
        rules.update_auras();
        result
    }

    /// Puts a card into a player's hand; `None` with a full hand.
    pub fn give(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.arrange(|rules| {
            let id = rules.make(card, player, None);
            rules.enter_hand(id).then_some(id)
        })
    }

    /// Puts a card on top of a player's deck; `None` with a full deck.
    pub fn put_on_top(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.arrange(|rules| {
            let id = rules.make(card, player, None);
            let size = rules.game.players[player].deck.len();
            rules.enter_deck(id, size).then_some(id)
        })
    }

    /// Moves a card that is in a deck to its top; nothing happens to a card that is somewhere else.
    pub fn move_to_top(&mut self, id: EntityId) {
        let player = self[id].controller;
        let deck = &mut self.players[player].deck;
        if deck.position(id).is_some() {
            deck.move_to(id, deck.len() - 1);
        }
    }

    /// Puts a card into play on a player's side, as if it had been there since before the turn: a minion or location
    /// at the right end, a weapon, hero or Hero Power in place of the old one. `None` when there is no room.
    pub fn put_in_play(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.arrange(|rules| {
            let id = rules.make(card, player, None);
            let card_type = rules.game[id].card_type;
            if matches!(card_type, CardType::Weapon | CardType::Hero | CardType::HeroPower) {
                if let Some(old) = rules.enter_slot(id) {
                    rules.game.strip(old);
                }
                rules.game.sync_hero(player);
            } else if matches!(card_type, CardType::Minion | CardType::Location) {
                if !rules.enter_board(id, None) {
                    return None;
                }
                rules.game[id].arrived = false;
            } else if !rules.enter_secrets(id) {
                return None;
            }
            Some(id)
        })
    }

    /// Shuffles a card into a player's deck; `None` with a full deck.
    pub fn shuffle_in(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.arrange(|rules| {
            let id = rules.make(card, player, None);
            let size = rules.game.players[player].deck.len();
            let at = rules.game.dice(size + 1);
            rules.enter_deck(id, at).then_some(id)
        })
    }

    /// Attaches an enchantment card, as an effect of `player`'s would: it ends with that player's turns.
    pub fn enchant_with(&mut self, player: PlayerId, bearer: EntityId, card: CardId) {
        self.arrange(|rules| rules.enchant_with(bearer, card, 1, bearer, player));
    }

    /// Empties a player's hand; the cards leave the game.
    pub fn clear_hand(&mut self, player: PlayerId) {
        self.arrange(|rules| {
            for id in rules.game.players[player].hand.iter().collect::<Vec<_>>() {
                rules.game.leave(id);
            }
        });
    }

    /// Empties a player's deck; the cards leave the game.
    pub fn clear_deck(&mut self, player: PlayerId) {
        self.arrange(|rules| {
            for id in rules.game.players[player].deck.iter().collect::<Vec<_>>() {
                rules.game.leave(id);
            }
        });
    }

    /// Gives a player so many full mana crystals, no temporary and no locked ones.
    pub fn set_mana(&mut self, player: PlayerId, crystals: i16) {
        let side = &mut self.players[player];
        side.crystals = crystals.clamp(0, 10);
        side.spent = 0;
        side.temporary = 0;
        side.locked = 0;
        self.auras_dirty = true;
        self.arrange(|_| ());
    }

    /// Deals damage without a source, with everything that follows.
    pub fn damage(&mut self, target: EntityId, amount: i16) {
        let mut rules = Rules { game: self, watch: &mut (), continuations: 0 };
        rules.game.work.push(Work::PhaseEnd);
        rules.damage(EntityId::GAME, &[(target, amount)]);
        rules.flush();
        rules.run();
    }

    /// Restores Health without a source, with everything that follows.
    pub fn heal(&mut self, target: EntityId, amount: i16) {
        let mut rules = Rules { game: self, watch: &mut (), continuations: 0 };
        rules.game.work.push(Work::PhaseEnd);
        rules.heal(EntityId::GAME, target, amount);
        rules.flush();
        rules.run();
    }

    /// A player draws this card from the deck, the one nearest to the top, or a new one if there is none, with everything that
    /// follows.
    pub fn draw_card(&mut self, player: PlayerId, card: CardId) -> EntityId {
        let mut rules = Rules { game: self, watch: &mut (), continuations: 0 };
        let found = rules.game.players[player].deck.iter().rev().find(|id| rules.game[*id].card == card);
        let id = found.unwrap_or_else(|| rules.make(card, player, None));
        rules.game.work.push(Work::PhaseEnd);
        rules.draw_this(id);
        rules.flush();
        rules.run();
        id
    }

    /// Casts a spell for free: its text at `target`, or at a random target if none is given and one is
    /// needed, with everything that follows. `None`, without any change, if the spell cannot have that target.
    pub fn cast_free(&mut self, player: PlayerId, card: CardId, target: Option<EntityId>) -> Option<EntityId> {
        let before = target.map(|_| self.clone());
        let mut rules = Rules { game: self, watch: &mut (), continuations: 0 };
        let id = rules.make(card, player, None);
        if let (Some(before), Some(target)) = (before, target)
            && !rules.game.spell_targets(id).contains(&target)
        {
            *rules.game = before;
            return None;
        }
        rules.game.work.push(Work::PhaseEnd);
        rules.cast_at(id, target);
        rules.flush();
        rules.run();
        Some(id)
    }

    /// Discards a card from a hand without a source, with everything that follows.
    pub fn discard_card(&mut self, card: EntityId) {
        let mut rules = Rules { game: self, watch: &mut (), continuations: 0 };
        rules.game.work.push(Work::PhaseEnd);
        rules.discard(card);
        rules.flush();
        rules.run();
    }

    /// Destroys an entity without a source, with everything that follows.
    pub fn destroy(&mut self, target: EntityId) {
        let mut rules = Rules { game: self, watch: &mut (), continuations: 0 };
        rules.game.work.push(Work::PhaseEnd);
        rules.doom(target);
        rules.run();
    }

    /// Performs effects as a text of `source` with this target, with everything that follows.
    pub fn perform(
        &mut self,
        effects: &'static [crate::script::effect::Effect],
        source: EntityId,
        target: Option<EntityId>,
    ) {
        let (card, controller) = (self[source].card, self[source].controller);
        let mut scope = Scope::new(source, card, controller);
        scope.target = target;
        let mut rules = Rules { game: self, watch: &mut (), continuations: 0 };
        rules.game.work.push(Work::PhaseEnd);
        rules.text(effects, scope);
        rules.run();
    }
}
