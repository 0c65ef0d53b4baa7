//! Damage and healing.
use crate::unmodeled::{Known, Modeled, Stop};
use cardwright_data::GameTag;
use cardwright_engine::script::prelude::*;

use crate::model::simulation::{Occurrence, Simulation};
use crate::model::state::{Ref, Spot};

impl Simulation<'_> {
    /// Deals damage, Armor first; returns how much.
    pub fn hit(&mut self, who: Ref, n: i64, by: Option<Ref>) -> Modeled<i64> {
        if n <= 0 {
            return Ok(0);
        }
        let dealt = match who {
            Ref::Entity(at) => {
                let entity = &mut self.state.entities[at];
                if entity.spot != Spot::Board || !entity.is_minion() {
                    return Ok(0);
                }
                if entity.has(GameTag::IMMUNE) {
                    return Ok(0);
                }
                if entity.tags.remove(&GameTag::DIVINE_SHIELD) {
                    self.raise(EventKind::ShieldLost, who, by, 1);
                    return Ok(0);
                }
                let n = self.lessen(who, n, by)?;
                self.state.entities[at].damage += n.max(0);
                if n <= 0 {
                    return Ok(0);
                }
                n
            }
            Ref::Hero(side) => {
                if self.state.sides[side].tags.contains(&GameTag::IMMUNE) {
                    return Ok(0);
                }
                let n = self.lessen(who, n, by)?;
                if n <= 0 {
                    return Ok(0);
                }
                self.state.did(Deed::HeroHurt, side, None);
                let hero = &mut self.state.sides[side];
                let left = n - hero.armor.min(n);
                hero.armor -= n - left;
                hero.damage += left;
                n
            }
            Ref::Player(_) => return Err(Stop::Unmodeled("this effect on a hero or a player")),
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
            if drains && self.heal_by(Ref::Hero(side), dealt, by) > 0 {
                self.state.did(Deed::Restored, side, None);
            }
        }
        self.raise(EventKind::Damage, who, by, dealt);
        Ok(dealt)
    }

    /// The damage after triggers that change it before it is dealt.
    fn lessen(&mut self, who: Ref, n: i64, by: Option<Ref>) -> Modeled<i64> {
        if self.without_text {
            return Ok(n);
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
        std::mem::replace(&mut self.lessened, before).or_unmodeled("damage that nobody deals")
    }

    /// Restores Health; returns how much.
    pub fn heal_by(&mut self, who: Ref, n: i64, by: Option<Ref>) -> i64 {
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
