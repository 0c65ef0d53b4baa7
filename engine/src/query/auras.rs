//! Finds the auras in the game, and those of which the condition holds.
use std::ops::Deref;

use cardwright_data::{GameTag, Zone};
use smallvec::SmallVec;

use crate::compiled::{CardId, CompiledAura, CompiledCard};
use crate::facts::Keywords;
use crate::script::aura::{Attribute, Lasts};
use crate::script::trigger::ActiveZone;
use crate::state::{Enchantment, Entity, EntityId, Game, PlayerId, Scope};

/// An aura with its bearer and the scope of its text.
#[derive(Clone, Copy)]
pub(crate) struct ActiveAura {
    compiled: &'static CompiledAura,
    pub id: EntityId,
    pub card: CardId,
    pub controller: PlayerId,
    pub x: i16,
}

impl Deref for ActiveAura {
    type Target = CompiledAura;

    #[inline]
    fn deref(&self) -> &CompiledAura {
        self.compiled
    }
}

/// The auras of a game, usually only a few.
pub(crate) type Auras = SmallVec<[ActiveAura; 8]>;
/// The auras with a condition on numbers that other auras can change.
pub(crate) type ConditionalAuras = SmallVec<[ActiveAura; 2]>;

impl ActiveAura {
    /// One of a card's own auras.
    fn of(id: EntityId, entity: &Entity, compiled: &'static CompiledAura) -> Self {
        let Entity { card, controller, .. } = *entity;
        Self { compiled, id, card, controller, x: 0 }
    }

    pub fn scope(&self) -> Scope {
        Scope { x: self.x, ..Scope::new(self.id, self.card, self.controller) }
    }
}

impl Game {
    /// The auras that have an effect now, in order of play.
    pub(crate) fn active_auras(&self) -> Auras {
        let mut auras = Auras::new();
        self.auras_in_zone(&mut auras);
        self.retain_active(&mut auras);
        auras
    }

    /// The auras among these that have a condition on numbers, which other auras can change.
    pub(crate) fn conditional_auras(auras: &Auras) -> ConditionalAuras {
        auras.iter().filter(|it| !it.aura.when.is_always() && it.depends.numbers).copied().collect()
    }

    /// Whether the conditions of these auras hold now for just those that worked.
    pub(crate) fn are_still_active(&self, conditional: &ConditionalAuras, worked: &Auras) -> bool {
        let is = |one: &ActiveAura, other: &ActiveAura| one.id == other.id && std::ptr::eq(one.aura, other.aura);
        conditional
            .iter()
            .all(|it| self.holds(&it.aura.when, it.id, &it.scope()) == worked.iter().any(|other| is(it, other)))
    }

    /// Keeps the auras of which the condition holds, in order of play.
    pub(crate) fn retain_active(&self, auras: &mut Auras) {
        auras.retain(|it| it.aura.when.is_always() || self.holds(&it.aura.when, it.id, &it.scope()));
        if auras.len() > 1 {
            auras.sort_by_key(|it| (it.precedence, self[it.id].order));
        }
    }

    /// All auras whose bearers are in the zone where the auras work, regardless of their conditions.
    ///
    /// The number of entities and enchantments with auras is known: the search stops at the last one.
    pub(crate) fn auras_in_zone(&self, auras: &mut Auras) {
        let (mut left, mut held) = (self.auras.saturating_sub(self.held_auras), self.held_auras);
        for player in PlayerId::BOTH {
            let side = &self.players[player];
            if left > 0 {
                self.add_auras_in_play(player.entity(), auras, &mut left);
                for id in [side.hero, side.hero_power, side.second_hero_power, side.weapon].into_iter().flatten() {
                    self.add_auras_in_play(id, auras, &mut left);
                }
                for id in side.board.iter() {
                    self.add_auras_in_play(id, auras, &mut left);
                }
                // Spells that last for several turns are in the Secret zone.
                for id in side.secrets.iter() {
                    self.add_auras_in_play(id, auras, &mut left);
                }
            }
            if held == 0 {
                continue;
            }
            for id in side.hand.iter() {
                let entity = &self[id];
                let compiled = self.cards.compiled(entity.card);
                if compiled.aura_in_hand && !entity.silenced {
                    held -= 1;
                    auras_in_hand(id, entity, compiled, auras);
                    if held == 0 {
                        break;
                    }
                }
            }
        }
    }

    /// The auras that give a tag to players, regardless of their conditions.
    ///
    /// The number of entities and enchantments with such auras is known: the search stops at the last one.
    #[inline(never)]
    pub(crate) fn auras_giving(&self, tag: GameTag) -> Auras {
        let mut auras = Auras::new();
        let mut left = self.player_rule_auras;
        for player in PlayerId::BOTH {
            let side = &self.players[player];
            let slots = [Some(player.entity()), side.hero, side.hero_power, side.second_hero_power, side.weapon];
            slots.into_iter().flatten().for_each(|id| self.add_rule_auras(id, tag, &mut auras, &mut left));
            for list in [side.board.as_slice(), side.secrets.as_slice(), side.hand.as_slice()] {
                for id in list {
                    self.add_rule_auras(*id, tag, &mut auras, &mut left);
                }
            }
        }
        auras
    }

    /// The auras of an entity and of its enchantments that give a tag to players.
    #[inline]
    fn add_rule_auras(&self, id: EntityId, tag: GameTag, auras: &mut Auras, left: &mut u16) {
        let entity = &self[id];
        let compiled = self.cards.compiled(entity.card);
        if *left == 0 || !(compiled.gives_player_tags || entity.enchantments.is_some()) {
            return;
        }
        let mut there = Auras::new();
        self.auras_at(id, &mut there);
        let gives = |it: &ActiveAura| it.modifiers.iter().any(|modifier| modifier.what == Attribute::Tag(tag));
        auras.extend(there.into_iter().filter(gives));
        let held = entity.zone == Zone::Hand;
        let own = compiled.gives_player_tags && !entity.silenced && (!held || compiled.aura_in_hand);
        let on =
            self.enchantments_on(id).filter(|(_, it)| !held && self.cards.compiled(it.card).gives_player_tags).count();
        *left = left.saturating_sub(u16::try_from(on + usize::from(own)).unwrap_or(u16::MAX));
    }

    /// The auras of an entity, in play or in hand.
    pub(crate) fn auras_at(&self, id: EntityId, auras: &mut Auras) {
        let entity = &self[id];
        let compiled = self.cards.compiled(entity.card);
        if entity.zone != Zone::Hand {
            self.auras_of(id, entity, compiled, auras);
        } else if !entity.silenced {
            auras_in_hand(id, entity, compiled, auras);
        }
    }

    /// The auras of an entity in play and of its enchantments.
    #[inline]
    fn add_auras_in_play(&self, id: EntityId, auras: &mut Auras, left: &mut u16) {
        let entity = &self[id];
        let compiled = self.cards.compiled(entity.card);
        if *left > 0 && (compiled.aura_in_play || entity.enchantments.is_some()) {
            self.auras_of(id, entity, compiled, auras);
            let on = self.enchantments_on(id).filter(|(_, it)| self.cards.compiled(it.card).aura_in_play).count();
            let found = on + usize::from(compiled.aura_in_play && !entity.silenced);
            *left = left.saturating_sub(u16::try_from(found).unwrap_or(u16::MAX));
        }
    }

    fn auras_of(&self, id: EntityId, entity: &Entity, compiled: &'static CompiledCard, auras: &mut Auras) {
        if compiled.aura_in_play && !entity.silenced {
            let asleep = entity.keywords.has(Keywords::ASLEEP);
            let works = |it: &&CompiledAura| match it.aura.active_zone {
                ActiveZone::Play | ActiveZone::Anywhere => !asleep,
                ActiveZone::Dormant => asleep,
                ActiveZone::Hand | ActiveZone::Deck | ActiveZone::Graveyard => false,
            };
            auras.extend(compiled.auras.iter().filter(works).map(|it| ActiveAura::of(id, entity, it)));
        }
        if entity.enchantments.is_some() && !entity.keywords.has(Keywords::ASLEEP) {
            for (_, enchantment) in self.enchantments_on(id).filter(|(_, it)| self.is_effective(it, entity)) {
                let (card, controller, x) = (enchantment.card, enchantment.controller, enchantment.x);
                let of = |compiled| ActiveAura { compiled, id, card, controller, x };
                auras.extend(self.cards.compiled(card).auras.iter().map(of));
            }
        }
    }
}

/// The auras of a card in hand that work in the hand.
fn auras_in_hand(id: EntityId, entity: &Entity, compiled: &'static CompiledCard, auras: &mut Auras) {
    let asleep = entity.keywords.has(Keywords::ASLEEP);
    let works = |it: &&CompiledAura| {
        it.aura.active_zone == ActiveZone::Hand || (it.aura.active_zone == ActiveZone::Anywhere && !asleep)
    };
    auras.extend(compiled.auras.iter().filter(works).map(|it| ActiveAura::of(id, entity, it)));
}

impl Game {
    /// Whether an enchantment has an effect already: one for the next turn of its bearer's player has none before.
    pub(crate) fn is_effective(&self, enchantment: &Enchantment, bearer: &Entity) -> bool {
        enchantment.lasts != Lasts::NextTurn || (self.active == bearer.controller && enchantment.turn < self.turn)
    }
}
