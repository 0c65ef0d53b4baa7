//! What is attached to an entity.
use super::{EntityId, Game, PlayerId};
use crate::compiled::CardId;
use crate::script::aura::{Attribute, Lasts, Modifier, Op};
use crate::script::trigger::Trigger;
use cardwright_data::GameTag;

/// The place of an enchantment in its game; free again when the enchantment is gone.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Eq)]
pub struct EnchantmentId(pub(super) u16);

impl EnchantmentId {
    pub(super) fn at(index: usize) -> Self {
        Self(u16::try_from(index).expect("fewer than 65,536 enchantments are in a game at once"))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of the place, from 0.
    pub const fn number(self) -> u16 {
        self.0
    }
}

impl Enchantment {
    /// A free place: one looks like another, whatever was there.
    pub(super) const FREE: Self = Game::blank_enchantment(EntityId::GAME, PlayerId::First);
}

/// An answer that waits for its event: "… next turn".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Delayed {
    /// The answer.
    pub trigger: &'static Trigger,
    /// The card in whose text it stands.
    pub card: CardId,
    /// What "it" was then.
    pub it: Option<EntityId>,
}

/// An enchantment card on an entity, or bare modifiers without a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Enchantment {
    /// The enchantment card; [`CardId::NONE`] for bare modifiers.
    pub card: CardId,
    /// What it changes on its bearer.
    pub modifiers: &'static [Modifier],
    /// What it is on; `None`: the place is free.
    pub bearer: Option<EntityId>,
    /// What attached it.
    pub source: EntityId,
    /// Whose it is: whose turns end it, who "you" is in its text.
    pub controller: PlayerId,
    /// The number it was given.
    pub x: i16,
    /// In which turn it came.
    pub turn: u16,
    /// The number of the last one that had come into play when it came: its place in the order of play, behind that one.
    pub order: u32,
    /// How long it lasts.
    pub lasts: Lasts,
    /// An answer that waits, on its player.
    pub delayed: Option<Delayed>,
    /// The card whose Deathrattles its bearer has gained; [`CardId::NONE`]: none.
    pub deathrattle: CardId,
    /// Bit n: the n-th trigger of its card has answered and is not to answer again: this turn, or at all.
    pub used: u8,
    /// The next younger one on the same bearer.
    pub(crate) next: Option<EnchantmentId>,
}

impl Game {
    /// Puts an enchantment on its bearer, after those that are there.
    pub(crate) fn attach(&mut self, enchantment: Enchantment, bearer: EntityId) -> EnchantmentId {
        self.changes_on(bearer);
        // What a rule of a player says to "you", it says to that player: "Your next spell costs (2) more."
        let is_player = PlayerId::BOTH.into_iter().find(|player| player.entity() == bearer);
        let controller = is_player.filter(|_| enchantment.delayed.is_none()).unwrap_or(enchantment.controller);
        let enchantment =
            Enchantment { bearer: Some(bearer), controller, next: None, order: self.clock, ..enchantment };
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

    /// Takes an enchantment off.
    pub(crate) fn detach(&mut self, id: EnchantmentId) {
        let Enchantment { bearer: Some(bearer), next, .. } = self.enchantments[id.index()] else { return };
        self.changes_on(bearer);
        let before = self.enchantments_before(bearer, id);
        match before {
            Some(before) => self.enchantments[before.index()].next = next,
            None => self[bearer].enchantments = next,
        }
        self.enchantments[id.index()] = Enchantment::FREE;
    }

    /// What is on a player gives something to others.
    fn changes_on(&mut self, bearer: EntityId) {
        if self[bearer].card.some().is_some() {
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

    /// What enchantments add to a tag that is neither a keyword nor one of the hot numbers.
    pub(crate) fn tag_modifiers(&self, id: EntityId, tag: GameTag) -> i32 {
        let mut sum = 0;
        for (_, enchantment) in self.enchantments_on(id) {
            for modifier in enchantment.modifiers {
                if modifier.what == Attribute::Tag(tag) {
                    let n = i32::from(modifier.amount.n);
                    match modifier.op {
                        Op::Add => sum += n,
                        Op::Set => sum = n,
                        Op::Times => sum *= n,
                        Op::AtLeast => sum = sum.max(n),
                        Op::AtMost => sum = sum.min(n),
                    }
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
            delayed: None,
            deathrattle: CardId::NONE,
            used: 0,
            next: None,
        }
    }
}
