//! What texts give to somebody, for good, for a while, or as long as they stand there.

use std::collections::BTreeSet;

use cardwright_data::{CardType, GameTag};
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::{Left, Simulation, Temporary};
use crate::model::state::{Ref, Spot};

impl Simulation<'_> {
    /// An enchantment is put on somebody, or on a player.
    pub fn attach(&mut self, who: Ref, enchant: &Enchant, n: i64, scope: &Scope) -> Option<()> {
        if let Ref::Player(side) = who {
            // "Your cards" are that player's, "your next turn" has been seen of the one alone who has put it there.
            let known = side == scope.side || matches!(enchant.lasts, Lasts::Forever | Lasts::NextTurn);
            (enchant.modifiers.is_empty() && known).then_some(())?;
            enchant.aura?;
            self.left.push(Left { side, enchant: *enchant, turn: self.state.turn });
            return Some(());
        }
        (enchant.aura.is_none() && enchant.until.is_none()).then_some(())?;
        let until = self.ends(enchant.lasts)?;
        self.give_for(who, enchant.modifiers, n, until, scope)
    }

    /// An enchantment with abilities of its own is put on somebody.
    pub fn carry(&mut self, who: Ref, abilities: &[Ability], n: i64, scope: &Scope) -> Option<()> {
        let Ref::Entity(at) = who else { return None };
        for ability in abilities {
            match ability {
                Ability::Enchant(enchant) => self.attach(who, enchant, n, scope)?,
                Ability::Text(text) if matches!(text.word, Word::Launch) || !text.word.is_played() => {
                    self.state.entities[at].carries.push(*ability);
                }
                Ability::Trigger(_) => {
                    self.state.entities[at].carries.push(*ability);
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// The turn with whose end something ends that is given now.
    pub fn ends(&self, lasts: Lasts) -> Option<Option<usize>> {
        Some(match lasts {
            Lasts::Forever => None,
            Lasts::ThisTurn => Some(self.state.turn),
            Lasts::UntilYourNextTurn => Some(self.state.turn + 1),
            Lasts::UntilEndOfYourNextTurn => Some(self.state.turn + 2),
            Lasts::NextTurn | Lasts::Turns(_) => return None,
        })
    }

    pub fn give(&mut self, who: Ref, modifiers: &'static [Modifier], n: i64, scope: &Scope) -> Option<()> {
        self.give_for(who, modifiers, n, None, scope)
    }

    pub fn give_for(
        &mut self,
        who: Ref,
        modifiers: &'static [Modifier],
        n: i64,
        until: Option<usize>,
        scope: &Scope,
    ) -> Option<()> {
        self.change(who, modifiers, n, scope)?;
        if let Some(until) = until {
            self.given.push(crate::model::simulation::Temporary { who, modifiers, x: n, until });
        }
        if let Ref::Entity(at) = who
            && self.state.entities[at].card_type() == CardType::Hero
        {
            return None;
        }
        Some(())
    }

    /// What is given to somebody.
    pub fn change(&mut self, who: Ref, modifiers: &[Modifier], x: i64, scope: &Scope) -> Option<()> {
        for modifier in modifiers {
            let factor = match modifier.amount.per {
                Per::X => x,
                Per::One => 1,
                per => self.state.number(&Amount { n: 1, per }, scope)?,
            };
            self.modify(who, modifier, factor)?;
        }
        Some(())
    }

    fn modify(&mut self, who: Ref, modifier: &Modifier, factor: i64) -> Option<()> {
        let n = i64::from(modifier.amount.n) * factor;
        let put = |value: &mut i64, n: i64| {
            *value = match modifier.op {
                Op::Add => *value + n,
                Op::Set => n,
                Op::Times => *value * n,
                Op::AtLeast => (*value).max(n),
                Op::AtMost => (*value).min(n),
            };
        };
        match who {
            Ref::Hero(side) => {
                let hero = &mut self.state.sides[side];
                match modifier.what {
                    Attribute::Attack => put(&mut hero.attack, n),
                    Attribute::Tag(tag) if modifier.op == Op::Set => put_tag(&mut hero.tags, tag, n),
                    Attribute::Health => {
                        put(&mut hero.health, n);
                        hero.damage = if modifier.op == Op::Set { 0 } else { hero.damage };
                    }
                    _ => return None,
                }
            }
            Ref::Entity(at) => {
                let entity = &mut self.state.entities[at];
                let lives = matches!(entity.card_type(), CardType::Minion | CardType::Weapon);
                let before = entity.health;
                match modifier.what {
                    Attribute::Stats if lives => {
                        put(&mut entity.attack, n);
                        let times = if modifier.amount.per == Per::One { 1 } else { factor };
                        put(&mut entity.health, i64::from(modifier.also) * times);
                    }
                    Attribute::Attack if lives => put(&mut entity.attack, n),
                    Attribute::Health | Attribute::Durability if lives => put(&mut entity.health, n),
                    // What has no such number has none after it either.
                    Attribute::Stats | Attribute::Attack | Attribute::Health if entity.spot == Spot::Hand => {}
                    Attribute::Cost => {
                        // "But not less than (1)".
                        let floor = if modifier.op == Op::Add && n < 0 {
                            i64::from(modifier.also.max(0)).min(entity.cost)
                        } else {
                            0
                        };
                        put(&mut entity.cost, n);
                        entity.cost = entity.cost.max(floor);
                    }
                    Attribute::Tag(GameTag::SPELLPOWER) => put(&mut entity.spells, n),
                    Attribute::Tag(tag) if modifier.op == Op::Set => put_tag(&mut entity.tags, tag, n),
                    // "It costs Health instead of Mana."
                    Attribute::Tag(tag @ GameTag::CARD_ALTERNATE_COST) => put_tag(&mut entity.tags, tag, n),
                    _ => return None,
                }
                if modifier.op == Op::Set && entity.health != before {
                    entity.damage = 0;
                }
                entity.attack = entity.attack.max(0);
            }
            Ref::Player(_) => return None,
        }
        Some(())
    }

    /// What was given for a while goes.
    pub fn take_back(&mut self, given: &Temporary) -> Option<()> {
        for modifier in given.modifiers {
            let factor = match modifier.amount.per {
                Per::One => 1,
                Per::X => given.x,
                _ => return None,
            };
            let mut back = *modifier;
            match (modifier.what, modifier.op) {
                (Attribute::Tag(_), Op::Set) => back.amount.n = 0,
                (Attribute::Tag(GameTag::SPELLPOWER), Op::Add) => back.amount.n = -modifier.amount.n,
                (Attribute::Attack | Attribute::Cost | Attribute::Stats, Op::Add) => {
                    back.amount.n = -modifier.amount.n;
                    (modifier.what == Attribute::Stats || modifier.also == 0).then_some(())?;
                    back.also = -modifier.also;
                }
                _ => return None,
            }
            if matches!(given.who, Ref::Hero(_)) && modifier.what == Attribute::Attack {
                continue;
            }
            let damage = if let Ref::Entity(at) = given.who {
                Some((at, self.state.entities[at].damage, self.state.entities[at].health))
            } else {
                None
            };
            self.modify(given.who, &back, factor)?;
            // A lost maximum takes undamaged Health last.
            if let Some((at, damage, before)) = damage {
                let entity = &mut self.state.entities[at];
                entity.damage = (damage - (before - entity.health)).max(0);
            }
        }
        Some(())
    }

    /// The auras that are in force, with the card that has each.
    fn auras(&self) -> Vec<(usize, usize, Aura)> {
        let mut all = Vec::new();
        if !self.blank {
            for (at, entity) in self.state.entities.iter().enumerate().filter(|(at, _)| self.is_own(*at)) {
                for ability in &self.abilities {
                    if let Ability::Aura(aura) = ability {
                        let active = match aura.active {
                            Active::Play => {
                                let stays = entity.spot == Spot::Secret && self.lasts().is_some();
                                (matches!(entity.spot, Spot::Board | Spot::Weapon | Spot::Power) && entity.sleeps == 0)
                                    || stays
                            }
                            Active::Hand => entity.spot == Spot::Hand,
                            Active::Anywhere => true,
                            _ => false,
                        };
                        if active && !entity.silenced {
                            all.push((at, entity.side, *aura));
                        }
                    }
                }
            }
        }
        let works = |left: &&Left| {
            let comes = self.state.active == left.side && self.state.turn > left.turn;
            left.enchant.lasts != Lasts::NextTurn || comes
        };
        all.extend(self.left.iter().filter(works).filter_map(|left| Some((0, left.side, left.enchant.aura?))));
        all
    }

    /// Modifiers that auras give to somebody now, with their factors; `None` where that is not certain.
    pub fn under(&self, who: Ref) -> Option<Vec<(Modifier, i64)>> {
        let mut all = Vec::new();
        for (at, side, aura) in self.auras() {
            let scope = Scope { this: at, side, ..Scope::default() };
            if !self.state.fits(&aura.when, Ref::Entity(at), &scope)?
                || !self.state.candidates(&aura.to, &scope)?.contains(&who)
            {
                continue;
            }
            let modifiers = match aura.gives {
                Gives::Modifiers(modifiers) => modifiers,
                Gives::Enchantment(id) => self.fixtures.enchant(id)?.modifiers,
            };
            for modifier in modifiers {
                let factor = match modifier.amount.per {
                    Per::One => 1,
                    Per::X => return None,
                    per => self.state.number(&Amount { n: 1, per }, &scope)?,
                };
                all.push((*modifier, factor));
            }
        }
        Some(all)
    }

    /// Attack and Health of a card as they are seen, auras included.
    pub fn shown(&self, at: usize) -> Option<(i64, i64)> {
        let entity = &self.state.entities[at];
        let (mut attack, mut left) = (entity.attack, entity.left());
        for (modifier, factor) in self.under(Ref::Entity(at))? {
            let n = i64::from(modifier.amount.n) * factor;
            match (modifier.what, modifier.op) {
                (Attribute::Stats, Op::Add) => {
                    attack += n;
                    left += i64::from(modifier.also) * factor;
                }
                (Attribute::Attack, Op::Add) => attack += n,
                (Attribute::Attack, Op::Set) => attack = n,
                (Attribute::Attack, Op::Times) => attack *= n,
                (Attribute::Health | Attribute::Durability, Op::Add) => left += n,
                (Attribute::Cost | Attribute::Tag(_), _) => {}
                _ => return None,
            }
        }
        Some((attack.max(0), left))
    }

    /// A hero's Attack as it is seen, auras included.
    pub fn hero_shown(&self, side: usize) -> Option<i64> {
        let mut attack = self.state.hero_attack(side);
        for (modifier, factor) in self.under(Ref::Hero(side))? {
            match (modifier.what, modifier.op) {
                (Attribute::Attack, Op::Add) => attack += i64::from(modifier.amount.n) * factor,
                (Attribute::Tag(_), _) => {}
                _ => return None,
            }
        }
        Some(attack.max(0))
    }

    /// What a card costs as it is seen.
    pub fn shown_cost(&self, at: usize) -> Option<i64> {
        let mut cost = self.state.entities[at].cost;
        for (modifier, factor) in self.under(Ref::Entity(at))? {
            if modifier.what != Attribute::Cost {
                continue;
            }
            let n = i64::from(modifier.amount.n) * factor;
            cost = match modifier.op {
                Op::Add => {
                    let floor = if n < 0 { i64::from(modifier.also.max(0)).min(cost) } else { i64::MIN };
                    (cost + n).max(floor)
                }
                Op::Set => n,
                Op::Times => cost * n,
                Op::AtLeast => cost.max(n),
                Op::AtMost => cost.min(n),
            };
        }
        Some(cost.max(0))
    }

    /// A number that auras give to a player.
    pub fn player_number(&self, side: usize, tag: GameTag) -> Option<i64> {
        let given = self.under(Ref::Player(side))?;
        let of_tag = given.iter().filter(|(modifier, _)| modifier.what == Attribute::Tag(tag));
        Some(of_tag.map(|(modifier, factor)| i64::from(modifier.amount.n) * factor).sum())
    }

    /// Keywords that a card or hero has, auras included.
    pub fn shows(&self, who: Ref, tag: GameTag) -> Option<bool> {
        let own = match who {
            Ref::Entity(at) => self.state.entities[at].has(tag),
            Ref::Hero(side) => self.state.sides[side].tags.contains(&tag),
            Ref::Player(_) => return None,
        };
        let given = self.under(who)?;
        Some(own || given.iter().any(|(modifier, _)| modifier.what == Attribute::Tag(tag) && modifier.amount.n > 0))
    }
}

/// A keyword comes, or with nothing goes.
fn put_tag(tags: &mut BTreeSet<GameTag>, tag: GameTag, n: i64) {
    if n > 0 {
        tags.insert(tag);
    } else {
        tags.remove(&tag);
    }
}
