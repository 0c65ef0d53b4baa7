//! Sets up boards for tests, servers and puzzles.
//!
//! These methods move cards without playing them; the game then continues from there. Auras are up to date when they return.
//! They may be called whenever a player has to act.
use cardwright_data::{CardType, PlayState, Zone};

use super::{Rules, Unobserved, unobserved};
use crate::compiled::CardId;
use crate::script::builtin::{ATTACK_PLUS_X, COST_PLUS_X, HEALTH_PLUS_X};
use crate::state::{Enchantment, Entity, EntityId, Game, PlayerId, Scope, Work};

/// The destination of [`Game::move_card`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// The right end of the hand.
    Hand,
    /// On top of the deck.
    DeckTop,
    /// Under the deck.
    DeckBottom,
    /// A random position in the deck.
    DeckShuffled,
    /// The graveyard, without a death.
    Graveyard,
    /// Out of the game, until an effect brings it back.
    SetAside,
}

/// The reason why [`Game::move_card`] fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotMovable {
    /// The entity cannot be moved: the game, a player, an unknown card, a hero or a Hero Power in play.
    #[error("entity {0} stays where it is: minions, spells, weapons, locations and hero cards move")]
    Immovable(u16),
    /// The zone has no room.
    #[error("the {0} is full")]
    ZoneFull(&'static str),
}

impl Game {
    fn arrange<T>(&mut self, change: impl FnOnce(&mut Rules<'_, Unobserved>) -> T) -> T {
        let mut rules = Rules { game: self, observer: &mut unobserved(), continuations: 0 };
        let result = change(&mut rules);
        rules.game.raised_events.clear();
        rules.update_auras();
        result
    }

    /// Puts a card into a player's hand; `None` if the hand is full.
    pub fn give(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.arrange(|rules| {
            let id = rules.create(card, player, None);
            rules.enter_hand(id).then_some(id)
        })
    }

    /// Puts a card on top of a player's deck; `None` if the deck is full.
    pub fn put_on_top(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.arrange(|rules| {
            let id = rules.create(card, player, None);
            let size = rules.game.players[player].deck.len();
            rules.enter_deck(id, size).then_some(id)
        })
    }

    /// Moves a card in a deck to its top; does nothing for cards in other zones.
    pub fn move_to_top(&mut self, id: EntityId) {
        let player = self[id].controller;
        let deck = &mut self.players[player].deck;
        if deck.position(id).is_some() {
            deck.move_to(id, deck.len() - 1);
        }
    }

    /// Puts a card into play on a player's side, as if it had been there before the turn: a minion or location at the right
    /// end, a weapon, hero or Hero Power in place of the old one. `None` if there is no room.
    pub fn put_in_play(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.arrange(|rules| {
            let id = rules.create(card, player, None);
            let card_type = rules.game[id].card_type;
            if matches!(card_type, CardType::Weapon | CardType::Hero | CardType::HeroPower) {
                if let Some(old) = rules.enter_slot(id) {
                    rules.game.remove_enchantments(old);
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

    /// Shuffles a card into a player's deck; `None` if the deck is full.
    pub fn shuffle_in(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.arrange(|rules| {
            let id = rules.create(card, player, None);
            let size = rules.game.players[player].deck.len();
            let at = rules.game.roll(size + 1);
            rules.enter_deck(id, at).then_some(id)
        })
    }

    /// Attaches an enchantment card, as an effect of `player` would; its duration follows that player's turns.
    pub fn enchant_with(&mut self, player: PlayerId, bearer: EntityId, card: CardId) {
        self.arrange(|rules| rules.enchant_with(bearer, card, 1, bearer, player));
    }

    /// Removes the cards of a player's hand from the game.
    pub fn clear_hand(&mut self, player: PlayerId) {
        self.arrange(|rules| {
            for id in rules.game.players[player].hand.iter().collect::<Vec<_>>() {
                rules.game.leave_zone(id);
            }
        });
    }

    /// Removes the cards of a player's deck from the game.
    pub fn clear_deck(&mut self, player: PlayerId) {
        self.arrange(|rules| {
            for id in rules.game.players[player].deck.iter().collect::<Vec<_>>() {
                rules.game.leave_zone(id);
            }
        });
    }

    /// Gives a player a number of full mana crystals, without temporary and locked ones.
    pub fn set_mana(&mut self, player: PlayerId, crystals: i16) {
        let most = self.max_crystals(player);
        let side = &mut self.players[player];
        side.crystals = crystals.clamp(0, most);
        side.spent = 0;
        side.temporary_mana = 0;
        side.locked = 0;
        self.auras_dirty = true;
        self.arrange(|_| ());
    }

    /// Moves a card to another zone of its controller, without events.
    ///
    /// The card comes there as printed, without enchantments; only a card that moves from the deck to the hand keeps what it has.
    /// Heroes and Hero Powers stay in play.
    pub fn move_card(&mut self, id: EntityId, to: Destination) -> Result<(), NotMovable> {
        let Entity { zone, card_type, controller, .. } = self[id];
        let known = [CardType::Minion, CardType::Spell, CardType::Weapon, CardType::Location, CardType::Hero];
        let slot = matches!(card_type, CardType::Hero | CardType::HeroPower) && zone == Zone::Play;
        if slot || !known.contains(&card_type) {
            return Err(NotMovable::Immovable(id.number()));
        }
        let side = &self.players[controller];
        let was_in_deck = zone == Zone::Deck;
        let others = side.deck.len() - usize::from(was_in_deck);
        match to {
            Destination::Hand if zone != Zone::Hand && self.has_full_hand(controller) => {
                return Err(NotMovable::ZoneFull("hand"));
            }
            Destination::DeckTop | Destination::DeckBottom | Destination::DeckShuffled
                if !was_in_deck && side.deck.is_full() =>
            {
                return Err(NotMovable::ZoneFull("deck"));
            }
            Destination::Hand
            | Destination::DeckTop
            | Destination::DeckBottom
            | Destination::DeckShuffled
            | Destination::Graveyard
            | Destination::SetAside => {}
        }
        self.change_and_run(|rules| {
            rules.game.leave_zone(id);
            if !(was_in_deck && to == Destination::Hand) {
                rules.game.reset_to_printed(id);
            }
            match to {
                Destination::Hand => drop(rules.enter_hand(id)),
                Destination::DeckTop => drop(rules.enter_deck(id, others)),
                Destination::DeckBottom => drop(rules.enter_deck(id, 0)),
                Destination::DeckShuffled => {
                    let at = rules.game.roll(others + 1);
                    rules.enter_deck(id, at);
                }
                Destination::Graveyard => rules.enter_graveyard(id),
                Destination::SetAside => {}
            }
            rules.game.sync_hero(controller);
            rules.game.raised_events.clear();
        });
        Ok(())
    }

    /// Gives an entity more (or less) Attack, Health and Cost, as an enchantment without a card.
    pub fn buff(&mut self, id: EntityId, attack: i16, health: i16, cost: i16) {
        self.change_and_run(|rules| {
            let controller = rules.game[id].controller;
            for (modifiers, x) in [(ATTACK_PLUS_X, attack), (HEALTH_PLUS_X, health), (COST_PLUS_X, cost)] {
                if x != 0 {
                    let blank = Self::blank_enchantment(id, controller);
                    rules.game.attach(Enchantment { modifiers, x, ..blank }, id);
                }
            }
            rules.game.recompute(id);
        });
    }

    /// Removes all enchantments of an entity; damage, silence and used abilities remain.
    pub fn clear_enchantments(&mut self, id: EntityId) {
        self.change_and_run(|rules| {
            while let Some(enchantment) = rules.game[id].enchantments {
                rules.game.remove_enchantment(enchantment);
            }
        });
    }

    /// A player concedes: the other player wins, whatever was pending.
    pub fn concede(&mut self, player: PlayerId) {
        if !self.is_over() {
            self.players[player].state = PlayState::Lost;
            self.players[player.opponent()].state = PlayState::Won;
            (self.pending, self.work, self.raised_events) = (None, Vec::new(), Vec::new());
        }
    }

    /// Brings a card into play as an effect of its player would, with all consequences: summons a minion or location, equips a
    /// weapon. `None` if there is no room, or for other card types.
    pub fn summon_card(&mut self, player: PlayerId, card: CardId) -> Option<EntityId> {
        self.change_and_run(|rules| {
            let id = rules.create(card, player, None);
            if rules.game.is(id, CardType::Weapon) {
                rules.equip(id);
                return Some(id);
            }
            rules.summon(id, None, false).then_some(id)
        })
    }

    /// Changes the game, with all consequences.
    fn change_and_run<T>(&mut self, change: impl FnOnce(&mut Rules<'_, Unobserved>) -> T) -> T {
        let mut rules = Rules { game: self, observer: &mut unobserved(), continuations: 0 };
        rules.game.work.push(Work::PhaseEnd);
        let result = change(&mut rules);
        rules.push_events();
        rules.run();
        result
    }

    /// Switches fatigue damage of a player on or off.
    pub fn set_fatigue(&mut self, player: PlayerId, on: bool) {
        self.players[player].no_fatigue = !on;
    }

    /// Deals damage without a source, with all consequences.
    pub fn damage(&mut self, target: EntityId, amount: i16) {
        self.change_and_run(|rules| rules.damage(EntityId::GAME, &[(target, amount)]));
    }

    /// Restores Health without a source, with all consequences.
    pub fn heal(&mut self, target: EntityId, amount: i16) {
        self.change_and_run(|rules| rules.heal(EntityId::GAME, target, amount));
    }

    /// A player draws this card, with all consequences: the topmost copy in the deck, or a new one if there is none.
    pub fn draw_card(&mut self, player: PlayerId, card: CardId) -> EntityId {
        self.change_and_run(|rules| {
            let found = rules.game.players[player].deck.iter().rev().find(|id| rules.game[*id].card == card);
            let id = found.unwrap_or_else(|| rules.create(card, player, None));
            rules.draw_specific(id);
            id
        })
    }

    /// Casts a spell for free, with its player's choices and all consequences. Its target is `target`, or a random one if a
    /// target is needed and none is given. `None`, without any change, if the spell cannot have that target.
    pub fn cast_free(&mut self, player: PlayerId, card: CardId, target: Option<EntityId>) -> Option<EntityId> {
        let before = target.map(|_| self.clone());
        let mut rules = Rules { game: self, observer: &mut unobserved(), continuations: 0 };
        let id = rules.create(card, player, None);
        if let (Some(before), Some(target)) = (before, target)
            && !rules.game.spell_targets(id).contains(&target)
        {
            *rules.game = before;
            return None;
        }
        self.change_and_run(|rules| rules.cast_at(id, target, false));
        Some(id)
    }

    /// Discards a card from a hand without a source, with all consequences.
    pub fn discard_card(&mut self, card: EntityId) {
        self.change_and_run(|rules| rules.discard(card));
    }

    /// Destroys an entity without a source, with all consequences.
    pub fn destroy(&mut self, target: EntityId) {
        self.change_and_run(|rules| rules.mark_destroyed(target));
    }

    /// Performs effects as a text of `source` with this target, with all consequences.
    pub fn perform(
        &mut self,
        effects: &'static [crate::script::effect::Effect],
        source: EntityId,
        target: Option<EntityId>,
    ) {
        let (card, controller) = (self[source].card, self[source].controller);
        let mut scope = Scope::new(source, card, controller);
        scope.target = target;
        self.change_and_run(|rules| rules.push_text(effects, scope));
    }
}
