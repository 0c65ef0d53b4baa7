//! Exchanges between the players: Hero Powers, and rotating minions.
//!
//! Rule: Hero Powers that are swapped come ready, and swap back if both are still in play (no source for a replaced one).
//! Minions rotate: the outermost ones change sides together, dormant ones are left out (Hearthstone Wiki, "Silas Darkmoon").
use cardwright_data::{CardType, GameTag, Zone};

use crate::compiled::CardId;
use crate::facts::Keywords;
use crate::rules::{Observer, Rules};
use crate::script::effect::Effect;
use crate::script::word::Word;
use crate::state::{EntityId, Game, PlayerId, Scope};
use smallvec::SmallVec;

impl Game {
    /// Extends the remaining turns of a spell with a duration, in any zone.
    pub(in crate::rules) fn extend_duration(&mut self, id: EntityId, turns: i16) {
        if self.cards.compiled(self[id].card).spell_turns.is_some() {
            let passed = &mut self[id].text_counters[1];
            *passed = passed.saturating_sub(turns);
        }
    }

    /// The minion at an end of a board; locations, Dormant minions and Starships under construction are skipped.
    fn outermost_minion(&self, player: PlayerId, left: bool) -> Option<EntityId> {
        let moves = |id: &EntityId| self.is(*id, CardType::Minion) && !self[*id].keywords.has(Keywords::OUT_OF_REACH);
        let mut row = self.players[player].board.iter().filter(moves);
        if left { row.next() } else { row.next_back() }
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Swaps the Hero Powers of both players; each is ready, like a new one. A replaced Hero Power is not in play and stays.
    pub(in crate::rules) fn swap_hero_powers(&mut self, one: EntityId, other: EntityId) {
        let power = |id: EntityId| self.game[id].zone == Zone::Play && self.game.is(id, CardType::HeroPower);
        let (first, second) = (self.game[one].controller, self.game[other].controller);
        if first == second || !power(one) || !power(other) {
            return;
        }
        self.game.leave_zone(one);
        self.game.leave_zone(other);
        for (id, to) in [(one, second), (other, first)] {
            self.game[id].controller = to;
            self.report_tag(id, GameTag::CONTROLLER);
            self.enter_slot(id);
        }
        self.game.mark_all_dirty();
    }

    /// Moves the minion at one end of each board to the other board: to the left, the leftmost friendly minion moves to the
    /// left end of the opponent's board, and the rightmost enemy to the right end of the player's; to the right, the other way
    /// round.
    ///
    /// Hearthstone Wiki, "Silas Darkmoon"; the minions leave together, so that a full board is no obstacle.
    pub(in crate::rules) fn rotate_minions(&mut self, player: PlayerId, left: bool) {
        let theirs = player.opponent();
        let moves = [
            (self.game.outermost_minion(player, left), theirs, left),
            (self.game.outermost_minion(theirs, !left), player, !left),
        ];
        for id in moves.iter().filter_map(|(id, ..)| *id) {
            self.game.leave_zone(id);
        }
        for (id, to, left) in moves {
            let Some(id) = id else { continue };
            self.game[id].controller = to;
            self.game.give_merged_to_controller(id);
            self.report_tag(id, GameTag::CONTROLLER);
            // Its position in the order of play stays the same.
            let order = self.game[id].order;
            self.enter_board(id, left.then_some(0));
            self.game[id].order = order;
        }
    }

    /// Runs the weapon's text instead of equipping a Hero Power's weapon: "Your Hero Power gives this … instead of replacing
    /// it." (Poisoned Blade)
    ///
    /// Rule: What a weapon says instead of being replaced by your Hero Power (`Word::WhenReplaced`, Poisoned Blade).
    pub(in crate::rules) fn replace_equip(&mut self, player: PlayerId, scope: &Scope) -> bool {
        if !self.game.is(scope.source, CardType::HeroPower) {
            return false;
        }
        let Some(weapon) = self.game.players[player].weapon else { return false };
        let card: CardId = self.game[weapon].card;
        let said: SmallVec<[&'static Effect; 2]> =
            self.game.cards.compiled(card).texts_under(Word::WhenReplaced).flat_map(|text| text.effects).collect();
        let mut inner = Scope::new(weapon, card, player);
        for effect in &said {
            self.effect(effect, None, &mut inner);
        }
        !said.is_empty()
    }
}
