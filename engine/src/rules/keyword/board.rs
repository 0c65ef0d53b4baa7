//! Keywords on the board: Dormant, Colossal, Magnetic.
use cardwright_data::{BlockType, GameTag};

use super::starship::NOT_MAGNETIZED;
use crate::facts::Keywords;
use crate::rules::{Block, Observer, Rules};
use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{Entity, EntityId, EntityList, PlayerId, Scope};

impl<O: Observer> Rules<'_, O> {
    /// Attaches a Magnetic card to a Mech.
    ///
    /// Rule: Magnetic: adds its numbers, keywords and texts to the Mech; it is not summoned, and its Battlecry does not
    /// resolve.
    pub(in crate::rules) fn magnetize(&mut self, card: EntityId, mech: EntityId) {
        let entity = self.game[card];
        self.game.leave_zone(card);
        let given = entity.keywords.without(NOT_MAGNETIZED);
        self.merge(mech, card, entity.card, (entity.attack, entity.max_health), given);
        self.remove_from_game(card);
        let you = entity.controller.entity();
        self.game.work.push(crate::state::Work::PhaseEnd);
        self.raise(EventKind::Magnetize, mech, Some(card), 1);
        self.raise(EventKind::Play, you, Some(card), 1);
    }

    /// Makes a minion that enters play Dormant if its card says so, and summons its parts.
    #[inline]
    pub(in crate::rules) fn finish_entering_play(&mut self, id: EntityId) {
        let entity = &self.game[id];
        // "Minions will always start Dormant, no matter how they were summoned", but for copies of one that has woken
        // (Hearthstone Wiki, "Dormant").
        if let Some(turns) =
            self.game.cards.compiled(entity.card).dormant.filter(|_| entity.used_abilities & Entity::AWOKEN_BIT == 0)
        {
            self.become_dormant(id, turns);
        }
    }

    /// Summons the parts of a Colossal minion.
    ///
    /// Rule: Colossal: its parts come next to it, before its Battlecry.
    #[inline]
    pub(in crate::rules) fn summon_colossal_parts(&mut self, body: EntityId) {
        let parts = self.game.cards.compiled(self.game[body].card).colossal;
        if !parts.is_empty() {
            self.summon_parts(body, parts);
        }
    }

    #[inline(never)]
    fn summon_parts(&mut self, body: EntityId, parts: &'static [&'static str]) {
        let entity = self.game[body];
        let mut right = Some(body);
        for part in parts.iter().filter_map(|id| self.game.cards.by_id(id)) {
            let left = self.game.cards.get(part).tag(GameTag::COLOSSAL_LIMB_ON_LEFT) > 0;
            let part = self.create(part, entity.controller, Some(body));
            if self.summon(part, if left { Some(body) } else { right }, left) && !left {
                right = Some(part);
            }
        }
    }

    /// Makes a minion Dormant for a number of turns; 0 means until an effect awakens it.
    pub(in crate::rules) fn become_dormant(&mut self, id: EntityId, turns: i16) {
        self.game[id].text_counters[1] = turns;
        self.set_keyword(id, Keywords::DORMANT, GameTag::DORMANT, true);
    }

    /// Shortens a minion's dormancy by a number of turns.
    pub(in crate::rules) fn shorten_dormancy(&mut self, id: EntityId, turns: i16) {
        let left = self.game[id].text_counters[1];
        if !self.game[id].keywords.has(Keywords::DORMANT) || left == 0 {
            return;
        }
        self.game[id].text_counters[1] = (left - turns).max(0);
        if left <= turns {
            self.awaken(id);
        }
    }

    /// Awakens a minion.
    ///
    /// Rule: A minion that awakens cannot attack, as if just summoned, and keeps its enchantments (Hearthstone Wiki,
    /// "Dormant").
    pub(in crate::rules) fn awaken(&mut self, id: EntityId) {
        let entity = self.game[id];
        if !entity.keywords.has(Keywords::DORMANT) {
            return;
        }
        self.set_keyword(id, Keywords::DORMANT, GameTag::DORMANT, false);
        let awoken = &mut self.game[id];
        awoken.text_counters[1] = 0;
        awoken.used_abilities |= Entity::AWOKEN_BIT;
        awoken.arrived = true;
        let texts: Vec<_> = self.game.cards.compiled(entity.card).texts_under(Word::Awaken).collect();
        if !texts.is_empty() {
            self.open_block(Block::of(BlockType::Trigger, id).with_keyword(Word::Awaken.tag()));
        }
        for text in texts.into_iter().rev() {
            self.push_text(text.effects, Scope::new(id, entity.card, entity.controller));
        }
    }

    /// Awakens minions at the start of their owner's turn, in order of play.
    pub(in crate::rules) fn awaken_minions(&mut self, player: PlayerId) {
        let board = self.game.players[player].board;
        let asleep: EntityList = board.iter().filter(|id| self.game[*id].keywords.has(Keywords::DORMANT)).collect();
        if asleep.is_empty() {
            return;
        }
        let mut woken = EntityList::new();
        for id in asleep {
            let left = &mut self.game[id].text_counters[1];
            if *left > 0 {
                *left -= 1;
                if *left == 0 {
                    woken.push(id);
                }
            }
        }
        woken.sort_by_key(|id| std::cmp::Reverse(self.game[*id].order));
        woken.into_iter().for_each(|id| self.awaken(id));
    }
}
