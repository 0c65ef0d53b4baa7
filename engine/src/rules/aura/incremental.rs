//! The partial aura update: recomputes only entities whose numbers may have changed.
use cardwright_data::{CardType, Zone};
use smallvec::SmallVec;

use super::{AffectedEntity, AuraFactors};
use crate::facts::Keywords;
use crate::query::auras::{ActiveAura, Auras};
use crate::query::side::side as sides;
use crate::rules::{Observer, Rules};
use crate::script::selector::{Near, Pick, Place, SelectionSource, Selector};
use crate::state::{EntityId, Game, Scope};

impl Game {
    /// At the beginning of a full update: records the bearers of auras, and the dependencies of numbers.
    pub(super) fn remember_bearers(&mut self, auras: &Auras) {
        self.dirty.begin_full_update(auras.iter().all(|it| it.is_recorded));
        for it in auras {
            self.dirty.add_bearer(it.id);
            let card =
                matches!(self[it.id].zone, Zone::Play | Zone::Hand) && self[it.id].card_type != CardType::Invalid;
            if it.affects_bearer_only && card {
                self.dirty.add_counting(it.id, it.depends);
            } else {
                self.dirty.add_dependency(it.depends);
            }
        }
    }

    /// Whether an aura affects an entity.
    #[inline]
    fn affects(&self, it: &ActiveAura, id: EntityId, scope: &Scope) -> bool {
        let which = &it.aura.to;
        let plain = which.near == Near::Itself && matches!(which.pick, Pick::All | Pick::Random(_));
        let there = match which.from {
            SelectionSource::This => Some(id == scope.source),
            SelectionSource::At(side, place) => {
                let controller = self[id].controller;
                let theirs = sides(side, scope.controller).any(|player| player == controller);
                if theirs { self.is_at_place(id, place) } else { Some(false) }
            }
            SelectionSource::Nobody
            | SelectionSource::Target(..)
            | SelectionSource::It
            | SelectionSource::That
            | SelectionSource::Who
            | SelectionSource::Creator
            | SelectionSource::Remembered
            | SelectionSource::SetAsideWithThis
            | SelectionSource::Offered
            | SelectionSource::Unchosen
            | SelectionSource::StartingDeck
            | SelectionSource::Played
            | SelectionSource::Several(..) => None,
        };
        match there {
            Some(there) if plain => there && self.meets_conditions(id, which, scope),
            _ => self.is_selected(which, id, scope),
        }
    }

    /// Whether no aura of the latest update affects an entity where it is now, nor what it does there affects others.
    #[inline]
    fn is_beyond_auras(&self, id: EntityId) -> bool {
        let entity = &self[id];
        entity.card_type != CardType::Weapon && !entity.is_in_reach(self.hand_auras_applied)
    }

    #[cold]
    fn is_selected(&self, which: &Selector, id: EntityId, scope: &Scope) -> bool {
        self.select_all(which, scope).contains(&id)
    }

    /// Whether an entity in play or in hand is at a place of its controller; `None` for places that auras rarely name.
    fn is_at_place(&self, id: EntityId, place: Place) -> Option<bool> {
        let entity = &self[id];
        let side = &self.players[entity.controller];
        let minion = || {
            let awake = !entity.keywords.has(Keywords::OUT_OF_REACH);
            entity.zone == Zone::Play && entity.card_type == CardType::Minion && awake
        };
        Some(match place {
            Place::Minions => minion(),
            Place::Heroes => side.hero == Some(id),
            Place::Characters => side.hero == Some(id) || minion(),
            Place::Weapon => side.weapon == Some(id),
            Place::HeroPower => [side.hero_power, side.second_hero_power].contains(&Some(id)),
            Place::Hand => entity.zone == Zone::Hand,
            Place::Locations
            | Place::Board
            | Place::Deck
            | Place::Launchpad
            | Place::Secrets
            | Place::Graveyard
            | Place::SetAside
            | Place::ProxyCThun
            | Place::Player => return None,
        })
    }
}

impl<O: Observer> Rules<'_, O> {
    /// Recomputes the dirty entities. Does nothing and returns `false` if a full update is needed.
    ///
    /// The result is that of a full update: all other entities are reached by the same auras as at the last update, and
    /// those auras find the same numbers to count.
    #[inline(never)]
    pub(super) fn update_dirty(&mut self) -> bool {
        let game = &mut *self.game;
        // Usually a card that has left play, or one in a hand.
        if game.dirty.only_marked() && game.dirty.dirty().all(|id| game.is_beyond_auras(id)) {
            game.dirty.partial_update_done();
            return true;
        }
        let mut auras = Auras::new();
        for id in game.dirty.bearers().iter() {
            game.auras_at(id, &mut auras);
        }
        game.retain_active(&mut auras);
        let hands = game.any_affects_hands(&auras);
        // All cards in hands lose what they were given, or are reached from now on.
        if hands != game.hand_auras_applied {
            return false;
        }
        let mut reach: SmallVec<[AffectedEntity; 8]> = SmallVec::new();
        for id in game.dirty.dirty() {
            let entity = &game[id];
            // A weapon changes its hero's Attack.
            if entity.card_type == CardType::Weapon {
                return false;
            }
            if entity.is_in_reach(hands) && !reach.iter().any(|it| it.id == id) {
                reach.push(AffectedEntity::of(id, entity));
            }
        }
        game.auras_applied = !auras.is_empty();
        game.dirty.partial_update_done();
        for it in &mut reach {
            game.reset_numbers(it);
        }
        for it in &auras {
            let (scope, mut factors) = (it.scope(), AuraFactors::default());
            for to in &reach {
                if game.affects(it, to.id, &scope) {
                    game.apply_aura(to.id, it, &scope, &mut factors);
                }
            }
        }
        for it in &reach {
            let now = self.game.apply_numbers(it);
            // No ability answers the change: a game in which one does is updated whole.
            if self.observer.is_active() && now != it.before {
                self.changed(it.id, it.before, now);
            }
        }
        true
    }
}
