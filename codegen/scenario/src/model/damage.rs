//! Damage and healing.
use cardwright_data::GameTag;
use cardwright_engine::script::prelude::*;

use crate::model::simulation::{Occurrence, Simulation};
use crate::model::state::{Ref, Spot};

impl Simulation<'_> {
    /// Damage to somebody, Armor first; how much it was.
    pub fn hit(&mut self, who: Ref, n: i64, by: Option<Ref>) -> Option<i64> {
        if n <= 0 {
            return Some(0);
        }
        let dealt = match who {
            Ref::Entity(at) => {
                let entity = &mut self.state.entities[at];
                if entity.spot != Spot::Board || !entity.is_minion() {
                    return Some(0);
                }
                if entity.has(GameTag::IMMUNE) {
                    return Some(0);
                }
                if entity.tags.remove(&GameTag::DIVINE_SHIELD) {
                    self.raise(EventKind::ShieldLost, who, by, 1);
                    return Some(0);
                }
                let n = self.lessen(who, n, by)?;
                self.state.entities[at].damage += n.max(0);
                if n <= 0 {
                    return Some(0);
                }
                n
            }
            Ref::Hero(side) => {
                if self.state.sides[side].tags.contains(&GameTag::IMMUNE) {
                    return Some(0);
                }
                let n = self.lessen(who, n, by)?;
                if n <= 0 {
                    return Some(0);
                }
                self.state.did(Deed::HeroHurt, side, None);
                let hero = &mut self.state.sides[side];
                let left = n - hero.armor.min(n);
                hero.armor -= n - left;
                hero.damage += left;
                n
            }
            Ref::Player(_) => return None,
        };
        let dealer = if let Some(Ref::Entity(at)) = by { Some(at) } else { None };
        if let Some(dealer) = dealer {
            let (side, tags) = (self.state.entities[dealer].side, &self.state.entities[dealer].tags);
            let (drains, kills) = (
                tags.contains(&GameTag::LIFESTEAL),
                tags.contains(&GameTag::POISONOUS) || tags.contains(&GameTag::VENOMOUS),
            );
            if kills && let Ref::Entity(at) = who {
                self.state.entities[at].doomed = true;
            }
            if drains && self.mend(Ref::Hero(side), dealt, by) > 0 {
                self.state.did(Deed::Restored, side, None);
            }
        }
        self.raise(EventKind::Damage, who, by, dealt);
        Some(dealt)
    }

    /// What becomes of damage that is about to be dealt.
    fn lessen(&mut self, who: Ref, n: i64, by: Option<Ref>) -> Option<i64> {
        if self.blank {
            return Some(n);
        }
        let before = self.lessened.replace(n);
        let occurrence = Occurrence { kind: EventKind::Predamage, who, what: by, much: n, timing: None };
        for at in 0..self.state.entities.len() {
            let own =
                if self.is_own(at) && !self.state.entities[at].silenced { self.abilities.clone() } else { Vec::new() };
            for (number, ability) in own.iter().enumerate() {
                if let Ability::Trigger(trigger) = ability
                    && trigger.on.kind == EventKind::Predamage
                {
                    self.answer(at, number, trigger, &occurrence)?;
                }
            }
        }
        std::mem::replace(&mut self.lessened, before)
    }

    /// Health back to somebody; how much it was.
    pub fn mend(&mut self, who: Ref, n: i64, by: Option<Ref>) -> i64 {
        let damage = match who {
            Ref::Entity(at) => &mut self.state.entities[at].damage,
            Ref::Hero(side) => &mut self.state.sides[side].damage,
            Ref::Player(_) => return 0,
        };
        let healed = n.min(*damage).max(0);
        *damage -= healed;
        if healed > 0 {
            if let Ref::Hero(side) = who {
                self.state.did(Deed::HeroHealed, side, None);
            }
            self.raise(EventKind::Heal, who, by, healed);
        }
        if healed < n {
            self.raise(EventKind::Overheal, who, by, n - healed);
        }
        healed
    }
}
