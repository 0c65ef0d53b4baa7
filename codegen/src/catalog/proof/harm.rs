//! Damage and healing.
use cardwright_data::enums::GameTag;
use cardwright_engine::script::prelude::*;

use super::table::{Ref, Spot};
use super::tale::Tale;

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
                body.damage += n;
                n
            }
            Ref::Hero(side) => {
                let hero = &mut self.table.sides[side];
                if hero.tags.contains(&GameTag::IMMUNE) {
                    return Some(0);
                }
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
            if drains {
                self.mend(Ref::Hero(side), dealt);
            }
        }
        self.raise(EventKind::Damage, who, by, dealt);
        Some(dealt)
    }

    /// Health back to somebody; how much it was.
    pub fn mend(&mut self, who: Ref, n: i64) -> i64 {
        let damage = match who {
            Ref::Body(at) => &mut self.table.bodies[at].damage,
            Ref::Hero(side) => &mut self.table.sides[side].damage,
            Ref::Player(_) => return 0,
        };
        let healed = n.min(*damage).max(0);
        *damage -= healed;
        if healed > 0 {
            self.raise(EventKind::Heal, who, None, healed);
        }
        if healed < n {
            self.raise(EventKind::Overheal, who, None, n - healed);
        }
        healed
    }
}
