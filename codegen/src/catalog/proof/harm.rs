//! Damage and healing.
use cardwright_data::enums::GameTag;
use cardwright_engine::script::prelude::*;

use super::table::{Ref, Spot};
use super::tale::{Heard, Tale};

impl Tale<'_, '_> {
    /// Damage to somebody, Armor first; how much it was.
    pub fn hit(&mut self, who: Ref, n: i64, by: Option<Ref>) -> Option<i64> {
        if n <= 0 {
            return Some(0);
        }
        let dealt = match who {
            Ref::Body(at) => {
                let body = &mut self.table.bodies[at];
                if body.spot != Spot::Board || !body.is_minion() {
                    return Some(0);
                }
                if body.has(GameTag::IMMUNE) {
                    return Some(0);
                }
                if body.tags.remove(&GameTag::DIVINE_SHIELD) {
                    self.raise(EventKind::ShieldLost, who, by, 1);
                    return Some(0);
                }
                let n = self.lessen(who, n, by)?;
                self.table.bodies[at].damage += n.max(0);
                if n <= 0 {
                    return Some(0);
                }
                n
            }
            Ref::Hero(side) => {
                if self.table.sides[side].tags.contains(&GameTag::IMMUNE) {
                    return Some(0);
                }
                let n = self.lessen(who, n, by)?;
                if n <= 0 {
                    return Some(0);
                }
                self.table.did(Deed::HeroHurt, side, None);
                let hero = &mut self.table.sides[side];
                let left = n - hero.armor.min(n);
                hero.armor -= n - left;
                hero.damage += left;
                n
            }
            Ref::Player(_) => return None,
        };
        let dealer = if let Some(Ref::Body(at)) = by { Some(at) } else { None };
        if let Some(dealer) = dealer {
            let (side, tags) = (self.table.bodies[dealer].side, &self.table.bodies[dealer].tags);
            let (drains, kills) = (
                tags.contains(&GameTag::LIFESTEAL),
                tags.contains(&GameTag::POISONOUS) || tags.contains(&GameTag::VENOMOUS),
            );
            if kills && let Ref::Body(at) = who {
                self.table.bodies[at].doomed = true;
            }
            if drains && self.mend(Ref::Hero(side), dealt, by) > 0 {
                self.table.did(Deed::Restored, side, None);
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
        let heard = Heard { kind: EventKind::Predamage, who, what: by, much: n, timing: None };
        for at in 0..self.table.bodies.len() {
            let own =
                if self.is_own(at) && !self.table.bodies[at].silenced { self.abilities.clone() } else { Vec::new() };
            for (number, ability) in own.iter().enumerate() {
                if let Ability::Trigger(trigger) = ability
                    && trigger.on.kind == EventKind::Predamage
                {
                    self.answer(at, number, trigger, &heard)?;
                }
            }
        }
        std::mem::replace(&mut self.lessened, before)
    }

    /// Health back to somebody; how much it was.
    pub fn mend(&mut self, who: Ref, n: i64, by: Option<Ref>) -> i64 {
        let damage = match who {
            Ref::Body(at) => &mut self.table.bodies[at].damage,
            Ref::Hero(side) => &mut self.table.sides[side].damage,
            Ref::Player(_) => return 0,
        };
        let healed = n.min(*damage).max(0);
        *damage -= healed;
        if healed > 0 {
            if let Ref::Hero(side) = who {
                self.table.did(Deed::HeroHealed, side, None);
            }
            self.raise(EventKind::Heal, who, by, healed);
        }
        if healed < n {
            self.raise(EventKind::Overheal, who, by, n - healed);
        }
        healed
    }
}
