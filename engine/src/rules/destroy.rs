//! Destroyed characters, weapons and locations.
use super::{Observer, Rules};
use crate::facts::Keywords;
use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{Entity, EntityId, Work};
use cardwright_data::{GameTag, Zone};

impl<O: Observer> Rules<'_, O> {
    /// Removes Durability of a weapon or uses of a location. "During your turn, your weapon doesn't lose Durability." (Runeforge
    /// Haunter): it is Immune then.
    pub(super) fn lose_durability(&mut self, id: EntityId, n: i16) {
        if self.game[id].keywords.has(Keywords::IMMUNE) {
            return;
        }
        self.game[id].damage = Entity::clamp_number(i32::from(self.game[id].damage) + i32::from(n));
        self.game.deaths_pending |= self.game[id].is_dying();
        self.report_tag(id, GameTag::DURABILITY);
    }

    /// Destroys an entity: in play it dies at the next death creation; a Secret or a card is removed at once.
    ///
    /// Rule: A card that is destroyed in a hand or a deck, or drawn without room, says what it does then
    /// (`Word::WhenDestroyed`, Barrel of Sludge). Overdrawn cards of a player with `GODFREY_OVERDRAW_PROTECTION` are kept and
    /// return when there is room. See also `rules/draw.rs`, `draw_specific`, `return_overdrawn`.
    pub(super) fn destroy(&mut self, id: EntityId) {
        let zone = self.game[id].zone;
        if matches!(zone, Zone::Secret | Zone::Hand | Zone::Deck) {
            self.game.record(EventKind::Destroy, self.game[id].controller, id);
            self.enter_graveyard(id);
            if zone != Zone::Secret {
                self.run_text_on_removal(Word::WhenDestroyed, id);
            }
        } else {
            self.mark_destroyed(id);
        }
    }

    /// Queues the text of a card that was discarded or destroyed before it came into play. The text waits for its turn: minions in
    /// play that answer a discard come first (three of three recorded orders).
    pub(super) fn run_text_on_removal(&mut self, word: Word, source: EntityId) {
        let card = self.game[source].card;
        for text in self.game.cards.compiled(card).texts_under(word) {
            self.game.work.push(Work::KeywordText { text, source, card, raised: None });
        }
    }

    /// Marks an entity to die at the next death creation.
    pub(super) fn mark_destroyed(&mut self, target: EntityId) {
        if self.game[target].zone == Zone::Play {
            self.game[target].is_destroyed = true;
            self.game.deaths_pending = true;
            self.report_tag(target, GameTag::TO_BE_DESTROYED);
        }
    }
}
