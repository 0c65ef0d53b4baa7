//! Native functions of cards: the part of the game that they can read and change.
use cardwright_data::Zone;

use crate::facts::Facts;
use crate::script::native::{Native, NativeContext, SeenEntity};
use crate::state::{EntityId, Game, PlayerId, Scope, Work};

/// A running native function.
struct RunningNative<'a> {
    game: &'a mut Game,
    scope: Scope,
    native: &'static Native,
}

/// Runs a native function in the scope of its text.
pub(super) fn run(native: &'static Native, game: &mut Game, scope: Scope) {
    (native.run)(&mut RunningNative { game, scope, native });
}

impl RunningNative<'_> {
    fn seen_entity(&self, id: EntityId) -> SeenEntity {
        let entity = &self.game[id];
        SeenEntity {
            number: id.number(),
            card: self.game.card(id).map(|card| &card.facts),
            friendly: entity.controller == self.scope.controller,
            attack: entity.attack,
            health: entity.health(),
            cost: entity.cost,
        }
    }
}

impl NativeContext for RunningNative<'_> {
    fn queue(&mut self, n: usize) {
        let scope = self.scope.clone();
        self.game.work.push(Work::Block { effects: self.native.texts[n], next: 0, times: 1, scope });
    }

    fn stored(&self, counter: u8) -> i16 {
        self.game[self.scope.source].text_counters[usize::from(counter & 1)]
    }

    fn roll(&mut self, n: usize) -> usize {
        self.game.roll(n)
    }

    fn this(&self) -> SeenEntity {
        self.seen_entity(self.scope.source)
    }

    fn entities_in(&self, zone: Zone) -> Vec<SeenEntity> {
        let of = |player| {
            let player = &self.game.players[player];
            if zone == Zone::Play {
                player.board.iter().collect()
            } else if zone == Zone::Hand {
                player.hand.iter().collect()
            } else {
                Vec::new()
            }
        };
        PlayerId::BOTH.into_iter().flat_map(of).map(|id| self.seen_entity(id)).collect()
    }

    fn mana(&self) -> i16 {
        self.game.players[self.scope.controller].mana()
    }

    fn crystals(&self) -> i16 {
        self.game.players[self.scope.controller].crystals
    }

    fn hero_left(&self, friendly: bool) -> i16 {
        let you = self.scope.controller;
        let hero = self.game.players[if friendly { you } else { you.opponent() }].hero;
        hero.map_or(0, |hero| self.game[hero].health().saturating_add(self.game[hero].armor))
    }

    fn pool(&self) -> Vec<&'static Facts> {
        let cards = self.game.cards;
        cards.in_pools(self.game.format).iter().map(|id| &cards.get(*id).facts).collect()
    }

    fn set_x(&mut self, x: i16) {
        self.scope.x = x;
    }

    fn set_it(&mut self, it: SeenEntity) {
        self.scope.last_result = std::iter::once(EntityId::at(usize::from(it.number))).collect();
    }
}
