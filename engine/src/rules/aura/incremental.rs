//! The aura step of those alone whose numbers may have changed.
use cardwright_data::{CardType, Zone};
use smallvec::SmallVec;

use super::Reached;
use super::active::{Auras, Working};
use crate::card::Keywords;
use crate::rules::select::side as sides;
use crate::script::selector::{Near, Pick, Place, Selector, Source};
use crate::state::{EntityId, Game, Scope};

impl Game {
    /// An aura step begins anew to keep in mind who bears auras, and what numbers depend on.
    pub(super) fn remember_bearers(&mut self, auras: &Auras) {
        self.dirty.begin();
        self.dirty.keeps(auras.iter().all(|it| it.kept));
        for it in auras {
            self.dirty.bears(it.id);
            let card =
                matches!(self[it.id].zone, Zone::Play | Zone::Hand) && self[it.id].card_type != CardType::Invalid;
            if it.for_itself && card {
                self.dirty.counts(it.id, it.depends);
            } else {
                self.dirty.gives(it.depends);
            }
        }
    }

    /// Sets anew the numbers of those who have changed; `false`, and nothing is done, if it takes a step of all.
    ///
    /// It comes to the same as a step of all, because whoever else there is finds the same auras, and the same numbers to
    /// count, as at the last one.
    #[inline(never)]
    pub(super) fn renew_changed(&mut self) -> bool {
        let mut auras = Auras::new();
        for id in self.dirty.bearers().iter() {
            self.auras_at(id, &mut auras);
        }
        self.keep_working(&mut auras);
        let hands = self.reach_hands(&auras);
        // All in hands lose what they were given, or are looked at from now on.
        if hands != self.hand_auras_applied {
            return false;
        }
        let mut reach: SmallVec<[Reached; 8]> = SmallVec::new();
        for id in self.dirty.changed() {
            let entity = &self[id];
            // A weapon is its hero's Attack.
            if entity.card_type == CardType::Weapon {
                return false;
            }
            if entity.is_in_reach(hands) && !reach.iter().any(|it| it.id == id) {
                reach.push(Reached::of(id, entity));
            }
        }
        self.auras_applied = !auras.is_empty();
        self.dirty.calmed();
        for it in &mut reach {
            self.begin_renewal(it);
        }
        for it in &auras {
            let scope = it.scope();
            for to in &reach {
                if self.is_for(it, to.id, &scope) {
                    self.receive(to.id, it.gives, &scope);
                }
            }
        }
        for it in &reach {
            self.end_renewal(it);
        }
        true
    }

    /// Whether one that is in reach of auras is among those whom an aura is for.
    #[inline]
    fn is_for(&self, it: &Working, id: EntityId, scope: &Scope) -> bool {
        let which = &it.aura.to;
        let plain = which.near == Near::Itself && matches!(which.pick, Pick::All | Pick::Random(_));
        let there = match which.from {
            Source::This => Some(id == scope.source),
            Source::At(side, place) => {
                let controller = self[id].controller;
                let theirs = sides(side, scope.controller).any(|player| player == controller);
                if theirs { self.stands_at(id, place) } else { Some(false) }
            }
            _ => None,
        };
        match there {
            Some(there) if plain => there && self.passes(id, which, scope),
            _ => self.is_gathered(which, id, scope),
        }
    }

    #[cold]
    fn is_gathered(&self, which: &Selector, id: EntityId, scope: &Scope) -> bool {
        self.gather(which, scope).contains(&id)
    }

    /// Whether one in play or in hand is at a place of its controller; `None` for places that are seldom spoken of.
    fn stands_at(&self, id: EntityId, place: Place) -> Option<bool> {
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
            Place::HeroPower => side.power == Some(id),
            Place::Hand => entity.zone == Zone::Hand,
            Place::Locations
            | Place::Deck
            | Place::Launchpad
            | Place::Dormant
            | Place::Secrets
            | Place::Graveyard
            | Place::Player => return None,
        })
    }
}
