//! Enchantments: permanent, temporary, and from auras.

use crate::unmodeled::{Modeled, NOT_A_CARD, OrStop, unmodeled};
use cardwright_data::{CardType, GameTag};
use cardwright_vocabulary::script::prelude::*;

use crate::enchantment::apply_op;
use crate::model::query::Scope;
use crate::model::simulation::{PlayerRule, Simulation, TemporaryEnchantment};
use crate::model::state::{CardZone, Ref};
use crate::model::tags::Tags;

impl Simulation<'_> {
    /// Attaches an enchantment to an entity or a player.
    pub fn attach(&mut self, who: Ref, enchant: &Enchant, n: i64, scope: &Scope) -> Modeled<()> {
        if let Ref::Player(side) = who {
            // On the other player only durations are known that do not depend on whose turn comes next.
            let known = side == scope.side || matches!(enchant.lasts, Lasts::Forever | Lasts::NextTurn);
            (enchant.modifiers.is_empty() && known).or_unmodeled("an enchantment of a player of this kind")?;
            enchant.aura.or_unmodeled("an enchantment of a player of this kind")?;
            self.player_rules.push(PlayerRule { side, enchant: *enchant, turn: self.state.turn });
            return Ok(());
        }
        (enchant.aura.is_none() && enchant.until.is_none())
            .or_unmodeled("an enchantment that gives an aura or ends with an event")?;
        let until = self.end_of_duration(enchant.lasts)?;
        self.give(who, enchant.modifiers, n, until, scope)
    }

    /// Attaches an enchantment with abilities.
    pub fn attach_abilities(&mut self, who: Ref, abilities: &[Ability], n: i64, scope: &Scope) -> Modeled<()> {
        let at = who.card()?;
        for ability in abilities {
            if let Ability::Enchant(enchant) = ability {
                self.attach(who, enchant, n, scope)?;
                continue;
            }
            let late = |word: Word| word == Word::Launch || !word.is_played();
            (matches!(ability, Ability::Trigger(_)) || matches!(ability, Ability::Text(text) if late(text.word)))
                .or_unmodeled("an ability of this kind that is given")?;
            // On the opponent's card "you" is still who gave it.
            (self.state[at].side == scope.side || !matches!(ability, Ability::Trigger(_)))
                .or_unmodeled("a trigger that the opponent's card gets")?;
            self.state[at].granted.push(*ability);
        }
        // Abilities end with the enchantment that has them.
        let lasts = |it: &Ability| {
            if let Ability::Enchant(enchant) = it { self.end_of_duration(enchant.lasts).ok()? } else { None }
        };
        if let Some(until) = abilities.iter().find_map(lasts) {
            self.temporary_enchantments.push(TemporaryEnchantment {
                who,
                modifiers: &[],
                abilities: abilities.to_vec(),
                x: n,
                last_turn: until,
            });
        }
        Ok(())
    }

    /// The turn at whose end this duration ends; `None` if it never ends.
    pub fn end_of_duration(&self, lasts: Lasts) -> Modeled<Option<usize>> {
        Ok(match lasts {
            Lasts::Forever => None,
            Lasts::ThisTurn => Some(self.state.turn),
            Lasts::UntilYourNextTurn => Some(self.state.turn + 1),
            Lasts::UntilEndOfYourNextTurn => Some(self.state.turn + 2),
            Lasts::NextTurn | Lasts::Turns(_) => return unmodeled("a duration of this kind"),
        })
    }

    /// Gives modifiers, permanently or until the end of a turn.
    pub fn give(
        &mut self,
        who: Ref,
        modifiers: &'static [Modifier],
        n: i64,
        until: Option<usize>,
        scope: &Scope,
    ) -> Modeled<()> {
        self.change(who, modifiers, n, scope)?;
        if let Some(until) = until {
            self.temporary_enchantments.push(TemporaryEnchantment {
                who,
                modifiers,
                abilities: Vec::new(),
                x: n,
                last_turn: until,
            });
        }
        if let Ref::Entity(at) = who
            && self.state[at].card_type() == CardType::Hero
        {
            return unmodeled("an enchantment of a hero for a while");
        }
        Ok(())
    }

    /// Applies modifiers to an entity.
    pub fn change(&mut self, who: Ref, modifiers: &[Modifier], x: i64, scope: &Scope) -> Modeled<()> {
        for modifier in modifiers {
            let per = modifier.amount.per;
            let factor = if per == Multiplier::X { x } else { self.state.number(&Amount { n: 1, per }, scope)? };
            self.modify(who, modifier, factor)?;
        }
        Ok(())
    }

    fn modify(&mut self, who: Ref, modifier: &Modifier, factor: i64) -> Modeled<()> {
        let n = i64::from(modifier.amount.n) * factor;
        let put = |value: &mut i64, n: i64| *value = apply_op(*value, modifier.op, n);
        match who {
            Ref::Hero(side) => {
                let hero = &mut self.state.sides[side];
                match modifier.what {
                    Attribute::Attack => put(&mut hero.attack, n),
                    Attribute::Tag(tag) if modifier.op == Op::Set => put_tag(&mut hero.tags, tag, n),
                    Attribute::Health => {
                        put(&mut hero.hero_max_health, n);
                        hero.damage = if modifier.op == Op::Set { 0 } else { hero.damage };
                    }
                    Attribute::Stats => {
                        put(&mut hero.attack, n);
                        put(&mut hero.hero_max_health, i64::from(modifier.also) * factor);
                        hero.damage = if modifier.op == Op::Set { 0 } else { hero.damage };
                    }
                    Attribute::Cost | Attribute::Durability | Attribute::Tag(..) => {
                        return unmodeled("this attribute of a hero");
                    }
                }
            }
            Ref::Entity(at) => {
                let entity = &mut self.state[at];
                let lives = matches!(entity.card_type(), CardType::Minion | CardType::Weapon);
                let before = entity.health;
                match modifier.what {
                    Attribute::Stats if lives => {
                        put(&mut entity.attack, n);
                        let times = if modifier.amount.per == Multiplier::One { 1 } else { factor };
                        put(&mut entity.health, i64::from(modifier.also) * times);
                    }
                    Attribute::Attack if lives => put(&mut entity.attack, n),
                    Attribute::Health | Attribute::Durability if lives => put(&mut entity.health, n),
                    // A card in hand that has no such number gets none.
                    Attribute::Stats | Attribute::Attack | Attribute::Health if entity.zone == CardZone::Hand => {}
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
                    Attribute::Tag(GameTag::SPELLPOWER) => put(&mut entity.spell_damage, n),
                    Attribute::Tag(tag) if modifier.op == Op::Set => put_tag(&mut entity.tags, tag, n),
                    // "It costs Health instead of Mana."
                    Attribute::Tag(tag @ GameTag::CARD_ALTERNATE_COST) => put_tag(&mut entity.tags, tag, n),
                    Attribute::Stats
                    | Attribute::Attack
                    | Attribute::Health
                    | Attribute::Durability
                    | Attribute::Tag(..) => return unmodeled("this attribute of a card"),
                }
                if modifier.op == Op::Set && entity.health != before {
                    entity.damage = 0;
                }
                entity.attack = entity.attack.max(0);
            }
            Ref::Player(_) => return unmodeled(NOT_A_CARD),
        }
        Ok(())
    }

    /// Reverses a temporary enchantment.
    pub fn revert(&mut self, given: &TemporaryEnchantment) -> Modeled<()> {
        if let Ref::Entity(at) = given.who {
            self.state[at].granted.retain(|it| !given.abilities.contains(it));
        }
        for modifier in given.modifiers {
            let fixed = matches!(modifier.amount.per, Multiplier::One | Multiplier::X);
            fixed.or_unmodeled("a number that has changed by the time the enchantment ends")?;
            let factor = if modifier.amount.per == Multiplier::X { given.x } else { 1 };
            let mut back = *modifier;
            match (modifier.what, modifier.op) {
                (Attribute::Tag(_), Op::Set) => back.amount.n = 0,
                (Attribute::Tag(GameTag::SPELLPOWER), Op::Add) => back.amount.n = -modifier.amount.n,
                (Attribute::Attack | Attribute::Cost | Attribute::Stats, Op::Add) => {
                    back.amount.n = -modifier.amount.n;
                    (modifier.what == Attribute::Stats || modifier.also == 0)
                        .or_unmodeled("a floor of the cost that ends")?;
                    back.also = -modifier.also;
                }
                (Attribute::Health | Attribute::Durability, _)
                | (Attribute::Tag(_), Op::Add | Op::Times | Op::AtLeast | Op::AtMost)
                | (
                    Attribute::Attack | Attribute::Cost | Attribute::Stats,
                    Op::Set | Op::Times | Op::AtLeast | Op::AtMost,
                ) => return unmodeled("this modifier when it ends"),
            }
            let before = given.who.card().map(|at| (at, self.state[at].damage, self.state[at].health));
            self.modify(given.who, &back, factor)?;
            // Losing maximum Health reduces the damage first.
            if let Ok((at, damage, health)) = before {
                let entity = &mut self.state[at];
                entity.damage = (damage - (health - entity.health)).max(0);
            }
        }
        Ok(())
    }

    /// The active auras, with their cards.
    fn auras(&self) -> Vec<(usize, usize, Aura)> {
        let mut all = Vec::new();
        let printed =
            || self.abilities.iter().filter_map(|it| if let Ability::Aura(aura) = it { Some(aura) } else { None });
        let bearers = if printed().next().is_some() { &self.state.entities[..] } else { &[] };
        for (at, entity) in bearers.iter().enumerate().filter(|(at, _)| self.is_tested_card_with_text(*at)) {
            for aura in printed().filter(|_| !entity.silenced) {
                let stays = entity.zone == CardZone::Secret && self.turns_until_removed().is_some();
                let stands = matches!(entity.zone, CardZone::Board | CardZone::Weapon | CardZone::HeroPower)
                    && entity.dormant_turns == 0;
                let active = match aura.active_zone {
                    ActiveZone::Play => stands || stays,
                    ActiveZone::Hand => entity.zone == CardZone::Hand,
                    ActiveZone::Anywhere => true,
                    ActiveZone::Deck | ActiveZone::Dormant | ActiveZone::Graveyard => false,
                };
                all.extend(active.then_some((at, entity.side, *aura)));
            }
        }
        let works = |left: &&PlayerRule| {
            let comes = self.state.active == left.side && self.state.turn > left.turn;
            left.enchant.lasts != Lasts::NextTurn || comes
        };
        all.extend(self.player_rules.iter().filter(works).filter_map(|left| Some((0, left.side, left.enchant.aura?))));
        all
    }

    /// The modifiers that auras currently give to an entity, with their factors.
    pub fn aura_modifiers(&self, who: Ref) -> Modeled<Vec<(Modifier, i64)>> {
        let mut all = Vec::new();
        for (at, side, aura) in self.auras() {
            let scope = Scope::new(at, side);
            (!matches!(aura.to.pick, Pick::Last(_))).or_unmodeled("an aura for the last")?;
            if !self.state.condition_holds(&aura.when, Ref::Entity(at), &scope)?
                || !self.state.candidates(&aura.to, &scope)?.contains(&who)
            {
                continue;
            }
            let modifiers = match aura.gives {
                Gives::Modifiers(modifiers) => modifiers,
                Gives::Enchantment(id) => {
                    self.fixtures.enchant(id).or_unmodeled("an enchantment whose text is not read")?.modifiers
                }
            };
            for modifier in modifiers {
                let factor = self.state.number(&Amount { n: 1, per: modifier.amount.per }, &scope)?;
                all.push((*modifier, factor));
            }
        }
        Ok(all)
    }

    /// Attack and Health of a card, including auras.
    pub fn visible_stats(&self, at: usize) -> Modeled<(i64, i64)> {
        let entity = &self.state[at];
        let (mut attack, mut left) = (entity.attack, entity.remaining_health());
        for (modifier, factor) in self.aura_modifiers(Ref::Entity(at))? {
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
                (Attribute::Attack, Op::AtLeast | Op::AtMost)
                | (
                    Attribute::Stats | Attribute::Health | Attribute::Durability,
                    Op::Set | Op::Times | Op::AtLeast | Op::AtMost,
                ) => return unmodeled("this modifier in an aura"),
            }
        }
        Ok((attack.max(0), left))
    }

    /// A hero's Attack, including auras.
    pub fn hero_attack_with_auras(&self, side: usize) -> Modeled<i64> {
        let mut attack = self.state.hero_attack(side);
        for (modifier, factor) in self.aura_modifiers(Ref::Hero(side))? {
            match (modifier.what, modifier.op) {
                (Attribute::Attack, Op::Add) => attack += i64::from(modifier.amount.n) * factor,
                (Attribute::Tag(_), _) => {}
                (Attribute::Attack, Op::Set | Op::Times | Op::AtLeast | Op::AtMost)
                | (Attribute::Stats | Attribute::Health | Attribute::Cost | Attribute::Durability, _) => {
                    return unmodeled("this modifier of a hero in an aura");
                }
            }
        }
        Ok(attack.max(0))
    }

    /// The Cost of a card, including auras.
    pub fn visible_cost(&self, at: usize) -> Modeled<i64> {
        let mut cost = self.state[at].cost;
        for (modifier, factor) in self.aura_modifiers(Ref::Entity(at))? {
            if modifier.what != Attribute::Cost {
                continue;
            }
            let n = i64::from(modifier.amount.n) * factor;
            // "But not less than (1)".
            let lowers = modifier.op == Op::Add && n < 0;
            let floor = if lowers { i64::from(modifier.also.max(0)).min(cost) } else { i64::MIN };
            cost = apply_op(cost, modifier.op, n).max(floor);
        }
        Ok(cost.max(0))
    }

    /// A number that auras give to a player.
    pub fn player_number(&self, side: usize, tag: GameTag) -> Modeled<i64> {
        let given = self.aura_modifiers(Ref::Player(side))?;
        let of_tag = given.iter().filter(|(modifier, _)| modifier.what == Attribute::Tag(tag));
        Ok(of_tag.map(|(modifier, factor)| i64::from(modifier.amount.n) * factor).sum())
    }

    /// Whether a card or hero has a keyword, including auras.
    pub fn has_keyword(&self, who: Ref, tag: GameTag) -> Modeled<bool> {
        let tags = match who {
            Ref::Entity(at) => &self.state[at].tags,
            Ref::Hero(side) => &self.state.sides[side].tags,
            Ref::Player(_) => return unmodeled(NOT_A_CARD),
        };
        let own = tags.contains(tag);
        let given = self.aura_modifiers(who)?;
        Ok(own || given.iter().any(|(modifier, _)| modifier.what == Attribute::Tag(tag) && modifier.amount.n > 0))
    }
}

/// Adds a keyword, or removes it for 0.
fn put_tag(tags: &mut Tags, tag: GameTag, n: i64) {
    if n > 0 {
        tags.insert(tag);
    } else {
        tags.remove(tag);
    }
}
