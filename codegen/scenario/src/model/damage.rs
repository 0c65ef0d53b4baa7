//! Damage and healing.
use crate::unmodeled::{Modeled, OrStop};
use cardwright_data::GameTag;
use cardwright_vocabulary::script::prelude::*;

use crate::model::reached::TextLocation;
use crate::model::simulation::{Occurrence, Simulation};
use crate::model::state::{CardZone, Ref};

impl Simulation<'_> {
    /// Deals damage, to Armor first; returns the amount dealt.
    pub fn deal_damage(&mut self, who: Ref, n: i64, by: Option<Ref>) -> Modeled<i64> {
        if n <= 0 {
            return Ok(0);
        }
        let immune = self.state.tags(who)?.contains(GameTag::IMMUNE);
        if let Ref::Entity(at) = who {
            let entity = &mut self.state[at];
            if immune || entity.zone != CardZone::Board || !entity.is_minion() {
                return Ok(0);
            }
            if entity.tags.remove(GameTag::DIVINE_SHIELD) {
                self.raise(EventKind::ShieldLost, who, by, 1);
                return Ok(0);
            }
        }
        let dealt = if immune { 0 } else { self.damage_after_triggers(who, n, by)? };
        if dealt <= 0 {
            return Ok(0);
        }
        if let Ref::Hero(side) = who {
            self.state.record(EventKind::Damage, side, None);
            let hero = &mut self.state.sides[side];
            let left = dealt - hero.armor.min(dealt);
            hero.armor -= dealt - left;
            hero.damage += left;
            if left > 0 {
                self.state.record(EventKind::HealthChange, side, None);
            }
        } else if let Ref::Entity(at) = who {
            self.state[at].damage += dealt;
        }
        if let Some(Ref::Entity(dealer)) = by {
            let dealer = &self.state[dealer];
            let (side, drains) = (dealer.side, dealer.has(GameTag::LIFESTEAL));
            let kills = dealer.has(GameTag::POISONOUS) || dealer.has(GameTag::VENOMOUS);
            if kills && let Ref::Entity(at) = who {
                self.state[at].is_destroyed = true;
            }
            if drains && self.restore_health(Ref::Hero(side), dealt, by) > 0 {
                self.state.record(EventKind::Restore, side, None);
            }
        }
        self.raise(EventKind::Damage, who, by, dealt);
        Ok(dealt)
    }

    /// The damage after triggers that change it before it is dealt.
    fn damage_after_triggers(&mut self, who: Ref, n: i64, by: Option<Ref>) -> Modeled<i64> {
        if self.without_text {
            return Ok(n);
        }
        self.reached.add(TextLocation::Event(EventKind::Predamage));
        let before = self.pending_damage.replace(n);
        let occurrence = Occurrence { kind: EventKind::Predamage, subject: who, object: by, amount: n, timing: None };
        for at in 0..self.state.entities.len() {
            let own = self.is_tested_card(at) && !self.state[at].silenced;
            for (number, ability) in self.abilities.clone().iter().enumerate().filter(|_| own) {
                if let Ability::Trigger(trigger) = ability
                    && trigger.on.kind == EventKind::Predamage
                {
                    self.run_trigger(at, number, trigger, &occurrence)?;
                }
            }
        }
        std::mem::replace(&mut self.pending_damage, before).or_unmodeled("damage that nobody deals")
    }

    /// Restores Health; returns the amount restored.
    pub fn restore_health(&mut self, who: Ref, n: i64, by: Option<Ref>) -> i64 {
        let damage = match who {
            Ref::Entity(at) => &mut self.state[at].damage,
            Ref::Hero(side) => &mut self.state.sides[side].damage,
            Ref::Player(_) => return 0,
        };
        let healed = n.min(*damage).max(0);
        *damage -= healed;
        if healed > 0 {
            if let Ref::Hero(side) = who {
                self.state.record(EventKind::Heal, side, None);
                self.state.record(EventKind::HealthChange, side, None);
            }
            self.raise(EventKind::Heal, who, by, healed);
        }
        if healed < n {
            self.raise(EventKind::Overheal, who, by, n - healed);
        }
        healed
    }
}
