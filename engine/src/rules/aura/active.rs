//! The auras that are there, and those that work.
use smallvec::SmallVec;

use crate::card::{CardId, Keywords};
use crate::script::aura::{Aura, Lasts, Modifier};
use crate::script::compiled::{CompiledCard, Standing};
use crate::script::depends::Depends;
use crate::script::trigger::Active;
use crate::state::{Entity, EntityId, Game, PlayerId, Scope};
use cardwright_data::Zone;

/// An aura that works: on what it stands, and what its text knows.
#[derive(Clone, Copy)]
pub(super) struct Working {
    pub id: EntityId,
    pub aura: &'static Aura,
    pub gives: &'static [Modifier],
    pub kept: bool,
    pub depends: Depends,
    pub for_itself: bool,
    pub card: CardId,
    pub controller: PlayerId,
    pub x: i16,
}

/// Few as a rule.
pub(super) type Auras = SmallVec<[Working; 8]>;

impl Working {
    /// One of a card's own auras.
    fn of(id: EntityId, entity: &Entity, standing: &Standing) -> Self {
        let Standing { aura, gives, kept, depends, for_itself } = *standing;
        Self { id, aura, gives, kept, depends, for_itself, card: entity.card, controller: entity.controller, x: 0 }
    }

    pub fn scope(&self) -> Scope {
        Scope { x: self.x, ..Scope::new(self.id, self.card, self.controller) }
    }
}

impl Game {
    /// Auras that work now, by order of play.
    pub(super) fn working_auras(&self) -> Auras {
        let mut auras = Auras::new();
        self.auras_there(&mut auras);
        self.keep_working(&mut auras);
        auras
    }

    /// Keeps those of which the condition holds, by order of play.
    pub(super) fn keep_working(&self, auras: &mut Auras) {
        auras.retain(|it| it.aura.when.is_always() || self.holds(&it.aura.when, it.id, &it.scope()));
        if auras.len() > 1 {
            auras.sort_by_key(|it| self[it.id].order);
        }
    }

    /// Auras that are where they work, whether or not their conditions hold.
    ///
    /// It is known how many entities and enchantments have some: behind the last one nobody is looked at.
    pub(super) fn auras_there(&self, auras: &mut Auras) {
        let (mut left, mut held) = (self.auras.saturating_sub(self.held_auras), self.held_auras);
        for player in PlayerId::BOTH {
            let side = &self.players[player];
            if left > 0 {
                self.look_for_auras(player.entity(), auras, &mut left);
                for id in [side.hero, side.power, side.weapon].into_iter().flatten() {
                    self.look_for_auras(id, auras, &mut left);
                }
                for id in side.board.iter() {
                    self.look_for_auras(id, auras, &mut left);
                }
                // What lasts for some turns stands among the secrets.
                for id in side.secrets.iter() {
                    self.look_for_auras(id, auras, &mut left);
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

    /// The auras of one, where it is.
    pub(super) fn auras_at(&self, id: EntityId, auras: &mut Auras) {
        let entity = &self[id];
        let compiled = self.cards.compiled(entity.card);
        if entity.zone != Zone::Hand {
            self.auras_of(id, entity, compiled, auras);
        } else if !entity.silenced {
            auras_in_hand(id, entity, compiled, auras);
        }
    }

    /// The auras of one that is in play, and of what is on it.
    #[inline]
    fn look_for_auras(&self, id: EntityId, auras: &mut Auras, left: &mut u16) {
        let entity = &self[id];
        let compiled = self.cards.compiled(entity.card);
        if *left > 0 && (compiled.aura_in_play || entity.enchantments.is_some()) {
            self.auras_of(id, entity, compiled, auras);
            let on = self.enchantments_on(id).filter(|(_, it)| self.cards.compiled(it.card).aura_in_play).count();
            let found = on + usize::from(compiled.aura_in_play && !entity.silenced);
            *left = left.saturating_sub(u16::try_from(found).unwrap_or(u16::MAX));
        }
    }

    fn auras_of(&self, id: EntityId, entity: &Entity, compiled: &CompiledCard, auras: &mut Auras) {
        if compiled.aura_in_play && !entity.silenced {
            let asleep = entity.keywords.has(Keywords::ASLEEP);
            let works = |it: &&Standing| match it.aura.active {
                Active::Play | Active::Anywhere => !asleep,
                Active::Dormant => asleep,
                Active::Hand | Active::Deck | Active::Graveyard => false,
            };
            auras.extend(compiled.auras.iter().filter(works).map(|it| Working::of(id, entity, it)));
        }
        if entity.enchantments.is_some() && !entity.keywords.has(Keywords::ASLEEP) {
            for (_, enchantment) in self.enchantments_on(id) {
                // "… next turn": not before.
                let comes = self.active == entity.controller && enchantment.turn < self.turn;
                if enchantment.lasts == Lasts::NextTurn && !comes {
                    continue;
                }
                let (card, controller, x) = (enchantment.card, enchantment.controller, enchantment.x);
                let of = |it: &Standing| {
                    let Standing { aura, gives, kept, depends, for_itself } = *it;
                    Working { id, aura, gives, kept, depends, for_itself, card, controller, x }
                };
                auras.extend(self.cards.compiled(card).auras.iter().map(of));
            }
        }
    }
}

/// The auras of a card in hand that work there.
fn auras_in_hand(id: EntityId, entity: &Entity, compiled: &CompiledCard, auras: &mut Auras) {
    let asleep = entity.keywords.has(Keywords::ASLEEP);
    let works = |it: &&Standing| it.aura.active == Active::Hand || (it.aura.active == Active::Anywhere && !asleep);
    auras.extend(compiled.auras.iter().filter(works).map(|it| Working::of(id, entity, it)));
}
