//! Verbs of who stands where.
use cardwright_data::{GameTag, PlayState, Zone};

use crate::card::Keywords;
use crate::record::Observer;
use crate::rules::Rules;
use crate::script::effect::What;
use crate::state::{EntityId, PlayerId, Scope, Them};

impl<O: Observer> Rules<'_, O> {
    /// Summons so many, each to the right of the one before.
    pub(super) fn summon_each(&mut self, players: &[PlayerId], n: i16, what: &What, scope: &mut Scope) {
        let mut summoned = Them::new();
        for player in players {
            let mut beside = Some(scope.source);
            for _ in 0..n {
                for id in self.obtain(what, *player, scope) {
                    if self.game[id].zone == Zone::SetAside {
                        self.game[id].controller = *player;
                    }
                    if self.summon(id, beside) {
                        beside = Some(id);
                        summoned.push(id);
                    }
                }
            }
        }
        scope.it = summoned;
    }

    pub(super) fn equip_each(&mut self, players: &[PlayerId], what: &What, scope: &mut Scope) {
        let mut equipped = Them::new();
        for player in players {
            for id in self.obtain(what, *player, scope) {
                self.equip(id);
                equipped.push(id);
            }
        }
        scope.it = equipped;
    }

    /// Each becomes a card, or a copy with everything that is on the original.
    pub(super) fn transform_into(&mut self, on: Them, what: &What, scope: &mut Scope) {
        for id in &on {
            if let What::CopyOf(which) = what {
                if let Some(of) = self.game.select(which, scope).first().copied() {
                    self.become_copy(*id, of);
                }
                continue;
            }
            for made in self.obtain(what, self.game[*id].controller, scope) {
                let card = self.game[made].card;
                self.transform(*id, card);
            }
        }
        scope.it = on;
    }

    /// Rulebook, "Mind control": with a full board the minion is destroyed.
    pub(super) fn take_control(&mut self, on: Them, scope: &mut Scope) {
        for id in &on {
            if !self.change_sides(*id, scope.controller) && self.game[*id].controller != scope.controller {
                self.doom(*id);
            }
        }
        scope.it = on;
    }

    /// Removes text, enchantments and keywords. Rulebook, "Silence": damage stays, health above the maximum goes.
    pub(super) fn silence(&mut self, id: EntityId) {
        if self.game[id].zone != Zone::Play {
            return;
        }
        self.game.listen(id, false);
        self.game[id].silenced = true;
        self.game[id].own = Keywords::NONE;
        self.game.strip(id);
        self.game.listen(id, true);
        self.game.recompute(id);
        self.tell(id, GameTag::SILENCED);
    }

    /// Replaces the hero; the new one brings its armor and its Hero Power.
    pub(super) fn become_hero(&mut self, what: &What, scope: &Scope) {
        for id in self.obtain(what, scope.controller, scope) {
            let player = self.game[id].controller;
            if let Some(old) = self.enter_slot(id) {
                self.enter_graveyard(old);
            }
            self.game.players[player].state = PlayState::Playing;
            self.replace_hero_power(id);
            self.game.sync_hero(player);
        }
    }

    pub(super) fn become_hero_power(&mut self, players: &[PlayerId], what: &What, scope: &Scope) {
        for player in players {
            for id in self.obtain(what, *player, scope) {
                if let Some(old) = self.enter_slot(id) {
                    self.enter_graveyard(old);
                }
            }
        }
    }
}
