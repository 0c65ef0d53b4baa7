//! What cards in hand do besides being played: Tradeable, Forge, Corrupt, Echo, Twinspell, Miniaturize, cards that are
//! cast when drawn, and cards that are gone at the end of the turn.
use cardwright_data::{CardType, GameTag, Zone};

use super::Rules;
use crate::card::{CardId, Keywords};
use crate::record::Observer;
use crate::script::bare::DRAW_ANOTHER;
use crate::script::trigger::EventKind;
use crate::state::{EntityId, Game, PlayerId, Scope, Work};

impl Game {
    /// The card that a tag of a card names by its number.
    fn named_by(&self, id: EntityId, tag: GameTag) -> Option<CardId> {
        let number = self.card(id)?.tag(tag);
        u32::try_from(number).ok().filter(|number| *number > 0).and_then(|number| self.cards.by_dbf(number))
    }
}

impl<O: Observer> Rules<'_, O> {
    /// It becomes its forged form.
    pub(super) fn forge(&mut self, card: EntityId) {
        if let Some(forged) = self.game.named_by(card, GameTag::FORGES_INTO) {
            self.morph(card, forged);
        }
    }

    /// Tradeable: goes back into the deck, for another card.
    pub(super) fn trade(&mut self, card: EntityId) {
        let player = self.game[card].controller;
        self.game.leave(card);
        self.draw(player);
        let size = self.game.players[player].deck.len();
        let at = self.game.dice(size + 1);
        if self.enter_deck(card, at) {
            self.raise(EventKind::Shuffle, player.entity(), Some(card), 1);
        }
    }

    /// Corrupt: a card in hand becomes its corrupted form when its owner plays one that costs more.
    pub(super) fn corrupt_hand(&mut self, player: PlayerId, card: EntityId) {
        let cost = self.game[card].cost;
        let hand = self.game.players[player].hand;
        for id in hand.iter() {
            let entity = self.game[id];
            if id != card
                && entity.keywords.has(Keywords::CORRUPT)
                && entity.cost < cost
                && let Some(corrupted) = self.game.named_by(id, GameTag::COLLECTION_RELATED_CARD_DATABASE_ID)
            {
                self.morph(id, corrupted);
            }
        }
    }

    /// What a played card leaves in the hand: the copy of Echo, of Twinspell, the small or the big one.
    pub(super) fn leave_copies(&mut self, card: EntityId) {
        let entity = self.game[card];
        let player = entity.controller;
        if entity.keywords.has(Keywords::ECHO) {
            let copy = self.make(entity.card, player, Some(card));
            self.set_keyword(copy, Keywords::GHOSTLY, GameTag::GHOSTLY, true);
            self.game.recompute(copy);
            self.enter_hand(copy);
        }
        let twin = self.game.cards.digest(entity.card).twinspell.and_then(|id| self.game.cards.by_id(id));
        let mini = entity.keywords.has(Keywords::MINIATURIZE);
        let mini = mini.then(|| self.game.named_by(card, GameTag::COLLECTION_RELATED_CARD_DATABASE_ID)).flatten();
        for copy in twin.into_iter().chain(mini) {
            let copy = self.make(copy, player, Some(card));
            self.enter_hand(copy);
        }
    }

    /// "Casts When Drawn", "Summoned When Drawn": it happens at once, and another card is drawn.
    pub(super) fn happens_when_drawn(&mut self, card: EntityId) {
        let entity = self.game[card];
        let scope = Scope::new(card, entity.card, entity.controller);
        self.game.work.push(Work::Block { effects: DRAW_ANOTHER, next: 0, times: 1, scope });
        if entity.card_type == CardType::Minion {
            self.game.leave(card);
            self.summon(card, None, false);
        } else {
            self.cast(card);
        }
    }

    /// Cards that are there for this turn only are gone.
    pub(super) fn fade(&mut self, player: PlayerId) {
        let hand = self.game.players[player].hand;
        for id in hand.iter().filter(|id| self.game[*id].keywords.has(Keywords::GHOSTLY)).collect::<Vec<_>>() {
            self.enter_graveyard(id);
        }
    }

    /// It becomes another card and keeps what is attached to it: forged, corrupted, infused.
    pub(super) fn morph(&mut self, id: EntityId, into: CardId) {
        self.game.listen(id, false);
        self.game[id].card = into;
        let card = self.game.cards.get(into);
        self.game[id].print(card);
        self.game.listen(id, true);
        self.game.recompute(id);
        if self.game[id].zone == Zone::Hand {
            self.game.stale = true;
        }
        self.tell(id, GameTag::ENTITY_ID);
    }
}
