//! Unknown cards: makes an entity of a copied game unknown or known, as views do.
use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::script::trigger::EventKind;
use crate::state::dirty::DirtyTracker;
use crate::state::{Entity, EntityId, Game, PlayerId, PossibleListeners};

impl Game {
    /// Unknown cards that are kept with a player's minions say nothing of what was chosen for which minion: "Secretly pick one that
    /// dies when it takes damage." Which card is kept with which minion does not tell in what order they came.
    ///
    /// Rule: What is chosen "secretly" for a card in play is kept with it as a card out of the game, which the opponent's view
    /// hides; who sees several such cards does not learn which is kept with which minion.
    pub(crate) fn shuffle_set_aside(&mut self, player: PlayerId) {
        let unknown = |(_, id): &(EntityId, EntityId)| self[*id].card == CardId::NONE && self[*id].controller == player;
        let at: Vec<usize> = (0..self.seldom_used.keeper_card_pairs.len())
            .filter(|at| unknown(&self.seldom_used.keeper_card_pairs[*at]))
            .collect();
        let (mut keepers, mut kept): (Vec<EntityId>, Vec<EntityId>) =
            at.iter().map(|at| self.seldom_used.keeper_card_pairs[*at]).unzip();
        keepers.sort_unstable();
        kept.sort_unstable();
        for (at, pair) in at.into_iter().zip(keepers.into_iter().zip(kept)) {
            self.seldom_used.keeper_card_pairs[at] = pair;
        }
    }

    /// Makes an entity an unknown card, in its zone.
    pub(crate) fn hide(&mut self, id: EntityId) {
        self.remove_enchantments(id);
        let Entity {
            zone,
            controller,
            owner,
            started_in_deck,
            entered_hand_turn: held_turn,
            entered_hand_history: held_since,
            ..
        } = self[id];
        let unknown = Entity::new(CardId::NONE, owner);
        self[id] = Entity {
            zone,
            controller,
            started_in_deck,
            entered_hand_turn: held_turn,
            entered_hand_history: held_since,
            ..unknown
        };
        self.set_aura_keywords(id, Keywords::NONE);
    }

    pub(crate) fn set_deck(&mut self, player: PlayerId, ids: &[EntityId]) {
        let mut deck = crate::state::List::default();
        for id in ids {
            deck.push(*id);
        }
        self.players[player].deck = deck;
    }

    /// Counts all listeners again; the next aura update is a full one.
    pub(crate) fn recount_listeners(&mut self) {
        self.listeners = [0; EventKind::COUNT];
        self.deck_listeners = 0;
        self.ever_listened = [0; 3];
        self.possible_listeners = PossibleListeners::default();
        self.auras = 0;
        self.held_auras = 0;
        self.player_rule_auras = 0;
        self.mana_sources = 0;
        self.hand_abilities = 0;
        self.graveyard_abilities = 0;
        self.ranked_spells = 0;
        let everyone: Vec<EntityId> = self.entities().map(|(id, _)| id).collect();
        for id in everyone {
            self.update_listeners(id, true);
        }
        self.auras_applied = true;
        self.hand_auras_applied = true;
        self.dirty = DirtyTracker::default();
    }

    /// Makes an unknown entity this card.
    pub(crate) fn set_known_card(&mut self, id: EntityId, card: CardId) {
        let Entity {
            zone,
            controller,
            owner,
            started_in_deck,
            entered_hand_turn: held_turn,
            entered_hand_history: held_since,
            ..
        } = self[id];
        let mut entity = Entity::new(card, owner);
        entity.reset_to_printed(self.cards.get(card));
        self[id] = Entity {
            zone,
            controller,
            started_in_deck,
            entered_hand_turn: held_turn,
            entered_hand_history: held_since,
            ..entity
        };
        self.set_aura_keywords(id, Keywords::NONE);
    }
}
