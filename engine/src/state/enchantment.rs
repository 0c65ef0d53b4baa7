//! Enchantments.
use std::num::NonZeroU16;

use super::{EntityId, Game, PlayerId};
use crate::compiled::CardId;
use crate::script::aura::{Attribute, Lasts, Modifier};
use crate::script::trigger::Trigger;
use cardwright_data::GameTag;
use smallvec::SmallVec;

/// The slot of an enchantment in its game; reused after the enchantment is removed.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Eq)]
pub struct EnchantmentId(NonZeroU16);

impl EnchantmentId {
    pub(super) fn at(index: usize) -> Self {
        let number = u16::try_from(index + 1).ok().and_then(NonZeroU16::new);
        Self(number.expect("fewer than 65,535 enchantments are in a game at once"))
    }

    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The number of the slot, from 0.
    pub const fn number(self) -> u16 {
        self.0.get() - 1
    }
}

impl Enchantment {
    /// The bit of [`used_triggers`](Enchantment::used_triggers) that says that the bearer already had the keyword that the enchantment gives. No enchantment that
    /// gives a keyword has eight triggers, or one that counts its reactions.
    pub(crate) const HAD_KEYWORD: u8 = 1 << 7;

    /// The bit of [`used_triggers`](Enchantment::used_triggers) that says that the modifiers are the bearer's own numbers, as if printed: Silence and zone changes do
    /// not remove them. No enchantment without a card has triggers.
    pub(crate) const AS_PRINTED: u8 = 1 << 6;

    /// A free slot; all free slots are equal.
    pub(super) const FREE: Self = Game::blank_enchantment(EntityId::GAME, PlayerId::First);
}

/// A delayed trigger: "… next turn".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Delayed {
    /// The trigger.
    pub trigger: &'static Trigger,
    /// The card whose text it belongs to.
    pub card: CardId,
    /// The first entities that "it" referred to.
    pub remembered: [Option<EntityId>; Self::MAX_REMEMBERED],
}

impl Delayed {
    /// The maximum number of remembered entities: as many as a Discover offers.
    pub const MAX_REMEMBERED: usize = 3;
}

/// An enchantment card on an entity, or modifiers without a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Enchantment {
    /// The enchantment card; [`CardId::NONE`] for modifiers without a card.
    pub card: CardId,
    /// Its modifiers.
    pub modifiers: &'static [Modifier],
    /// The entity that it is attached to; `None` if the slot is free.
    pub bearer: Option<EntityId>,
    /// The entity that attached it.
    pub source: EntityId,
    /// Its controller: "you" in its text, and the player whose turns end it.
    pub controller: PlayerId,
    /// The number given to it.
    pub x: i16,
    /// The turn in which it was attached.
    pub turn: u16,
    /// Its position in the order of play: after the entity with this number.
    pub order: u16,
    /// The duration.
    pub lasts: Lasts,
    /// A delayed trigger of the player or minion that it is attached to.
    pub trigger: Option<&'static Trigger>,
    /// The card that the enchantment refers to: the one with the delayed trigger's text; without a trigger, the one whose
    /// Deathrattles its bearer has gained.
    pub trigger_card: CardId,
    /// The first entities that "it" referred to when the delayed trigger was attached.
    pub remembered: [Option<EntityId>; Delayed::MAX_REMEMBERED],
    /// Bit n: the n-th trigger of its card is used up, for this turn or permanently.
    pub used_triggers: u8,
    /// The next newer enchantment on the same bearer.
    pub(crate) next: Option<EnchantmentId>,
}

impl Enchantment {
    /// Its delayed trigger.
    pub fn delayed(&self) -> Option<Delayed> {
        self.trigger.map(|trigger| Delayed { trigger, card: self.trigger_card, remembered: self.remembered })
    }

    /// Whether its modifiers are the bearer's own numbers, as if printed on its card: a Jade Golem's.
    pub const fn is_as_printed(&self) -> bool {
        self.card.0 == CardId::NONE.0 && self.trigger.is_none() && self.used_triggers & Self::AS_PRINTED != 0
    }

    /// The card whose Deathrattles its bearer has gained; [`CardId::NONE`] if there is none.
    pub const fn deathrattle(&self) -> CardId {
        if self.trigger.is_some() { CardId::NONE } else { self.trigger_card }
    }
}

impl Game {
    /// Attaches an enchantment after the existing ones of the bearer.
    pub(crate) fn attach(&mut self, enchantment: Enchantment, bearer: EntityId) -> EnchantmentId {
        self.mark_affected(bearer);
        // "You" in an enchantment on a player is that player: "Your next spell costs (2) more."
        let is_player = PlayerId::BOTH.into_iter().find(|player| player.entity() == bearer);
        let controller = is_player.filter(|_| enchantment.trigger.is_none()).unwrap_or(enchantment.controller);
        let enchantment = Enchantment {
            bearer: Some(bearer),
            controller,
            next: None,
            order: u16::try_from(self.clock).unwrap_or(u16::MAX),
            ..enchantment
        };
        let free = self.enchantments.iter().position(|old| old.bearer.is_none());
        let at = free.unwrap_or(self.enchantments.len());
        if free.is_some() {
            self.enchantments[at] = enchantment;
        } else {
            self.enchantments.push(enchantment);
        }
        let id = EnchantmentId::at(at);
        match self.enchantments_on(bearer).last().map(|(last, _)| last) {
            Some(last) => self.enchantments[last.index()].next = Some(id),
            None => self[bearer].enchantments = Some(id),
        }
        id
    }

    /// Marks the newest enchantment of an entity, if it has these modifiers, as the entity's own numbers.
    pub(crate) fn mark_as_printed(&mut self, bearer: EntityId, modifiers: &[Modifier]) {
        let Some((youngest, it)) = self.enchantments_on(bearer).last() else { return };
        if it.card.to_option().is_none() && it.trigger.is_none() && it.modifiers == modifiers {
            self.enchantments[youngest.index()].used_triggers |= Enchantment::AS_PRINTED;
        }
    }

    /// Moves the newest enchantment of an entity before those received since it entered play.
    pub(crate) fn move_below_later(&mut self, bearer: EntityId) {
        let order = self[bearer].order;
        let all: SmallVec<[EnchantmentId; 8]> = self.enchantments_on(bearer).map(|(at, _)| at).collect();
        let Some((youngest, others)) = all.split_last() else { return };
        let Some(place) = others.iter().position(|at| self.enchantment(*at).order >= order) else { return };
        if let Some(before) = others.last() {
            self.enchantments[before.index()].next = None;
        }
        let it = &mut self.enchantments[youngest.index()];
        (it.next, it.order) = (Some(others[place]), order);
        match place.checked_sub(1) {
            Some(before) => self.enchantments[others[before].index()].next = Some(*youngest),
            None => self[bearer].enchantments = Some(*youngest),
        }
    }

    /// Removes an enchantment.
    pub(crate) fn detach(&mut self, id: EnchantmentId) {
        let Enchantment { bearer: Some(bearer), next, .. } = self.enchantments[id.index()] else { return };
        self.mark_affected(bearer);
        let before = self.enchantments_before(bearer, id);
        match before {
            Some(before) => self.enchantments[before.index()].next = next,
            None => self[bearer].enchantments = next,
        }
        self.enchantments[id.index()] = Enchantment::FREE;
    }

    /// Marks the entities affected by an enchantment on a player.
    fn mark_affected(&mut self, bearer: EntityId) {
        if self[bearer].card.to_option().is_some() {
            self.dirty.mark(bearer);
        } else {
            self.dirty.mark_all();
        }
    }

    fn enchantments_before(&self, bearer: EntityId, id: EnchantmentId) -> Option<EnchantmentId> {
        self.enchantments_on(bearer).take_while(|(at, _)| *at != id).last().map(|(at, _)| at)
    }

    /// The enchantment with this id.
    pub fn enchantment(&self, id: EnchantmentId) -> &Enchantment {
        &self.enchantments[id.index()]
    }

    /// The sum of enchantments on a tag that is neither a keyword nor a stored number.
    pub(crate) fn tag_modifiers(&self, id: EntityId, tag: GameTag) -> i32 {
        let mut sum = 0;
        for (_, enchantment) in self.enchantments_on(id) {
            for modifier in enchantment.modifiers {
                if modifier.what == Attribute::Tag(tag) {
                    modifier.apply_to_rule_value(&mut sum);
                }
            }
        }
        sum
    }

    pub(crate) const fn blank_enchantment(source: EntityId, controller: PlayerId) -> Enchantment {
        Enchantment {
            card: CardId::NONE,
            modifiers: &[],
            bearer: None,
            source,
            controller,
            x: 0,
            turn: 0,
            order: 0,
            lasts: Lasts::Forever,
            trigger: None,
            trigger_card: CardId::NONE,
            remembered: [None; Delayed::MAX_REMEMBERED],
            used_triggers: 0,
            next: None,
        }
    }
}
