//! An entity: a card where it is now, with its numbers as they are now.
use std::fmt;
use std::num::NonZeroU16;

use cardwright_data::{CardType, Zone};

use super::{EnchantmentId, PlayerId};
use crate::compiled::{Card, CardId};
use crate::facts::Keywords;

/// The number of an entity in its game; never used twice in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct EntityId(NonZeroU16);

impl EntityId {
    /// The game itself.
    pub const GAME: Self = Self(NonZeroU16::MIN);
    pub(super) const FIRST_PLAYER: Self = Self(NonZeroU16::MIN.saturating_add(1));
    pub(super) const SECOND_PLAYER: Self = Self(NonZeroU16::MIN.saturating_add(2));

    pub(super) fn at(index: usize) -> Self {
        let number = u16::try_from(index).ok().and_then(NonZeroU16::new);
        Self(number.expect("a game has between 1 and 65,535 entities"))
    }

    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The number, from 1.
    pub const fn number(self) -> u16 {
        self.0.get()
    }
}

impl fmt::Debug for EntityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A card where it is now. Numbers and keywords are those in force, auras included.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each a flag in the game too")]
pub struct Entity {
    /// What it is printed as; [`CardId::NONE`] for the game and the players.
    pub card: CardId,
    /// The card's type, so that it need not be looked up.
    pub card_type: CardType,
    /// Where it is.
    pub zone: Zone,
    /// Whose it is now.
    pub controller: PlayerId,
    /// Whose it was first.
    pub owner: PlayerId,
    /// Attack.
    pub attack: i16,
    /// Health when undamaged; durability of a weapon.
    pub max_health: i16,
    /// Damage taken; uses of a weapon.
    pub damage: i16,
    /// Armor.
    pub armor: i16,
    /// Cost.
    pub cost: i16,
    /// Spell damage that it gives.
    pub spell_damage: i16,
    /// Keywords in force.
    pub keywords: Keywords,
    /// Keywords that it has by itself: printed, or set and lost since. Auras and lasting enchantments come on top.
    pub(crate) own: Keywords,
    /// Attack that auras give, at the last aura step.
    pub(crate) aura_attack: i16,
    /// Health that auras give, at the last aura step.
    pub(crate) aura_health: i16,
    /// Cost that auras give or take, at the last aura step.
    pub(crate) aura_cost: i16,
    /// Keywords that auras give, at the last aura step.
    pub(crate) aura_keywords: Keywords,
    /// Cannot act this turn: summoned just now, attacked as often as it may, used.
    pub exhausted: bool,
    /// Came to its side this turn.
    pub arrived: bool,
    /// Attacks this turn.
    pub attacks: u8,
    /// Lost its text.
    pub silenced: bool,
    /// Marked to die at the next death creation.
    pub doomed: bool,
    /// Was in the deck when the game began.
    pub started_in_deck: bool,
    /// Its place on the board when it died; while it is being played, its place in the hand before.
    pub stood: Option<u8>,
    /// Counters that texts keep: progress of a quest, of Infuse, a stored number.
    pub counters: [i16; 2],
    /// Bit n: its n-th ability has been used up (once; this turn for those that come back).
    pub used: u8,
    /// When it came into play: who is older acts first.
    pub order: u32,
    /// The entity whose effect made it.
    pub creator: Option<EntityId>,
    /// The turn in which it came into the hand.
    pub held_turn: u16,
    /// How much was remembered when it came into the hand.
    pub held_since: u16,
    /// Whom a text of it keeps in mind.
    pub memory: Option<EntityId>,
    /// The oldest enchantment on it.
    pub(crate) enchantments: Option<EnchantmentId>,
}

impl Entity {
    /// No number of a card is greater, as no printed one is.
    pub const GREATEST: i16 = 9999;

    /// A number of a card: as near to `n` as can be.
    pub(crate) fn bounded(n: i32) -> i16 {
        let greatest = i32::from(Self::GREATEST);
        i16::try_from(n.clamp(-greatest, greatest)).expect("clamped")
    }

    /// The bit of [`used`](Self::used) for the n-th ability that a player uses, from 0; triggers have the first three.
    pub(crate) const fn ability(n: u8) -> u8 {
        0b1000 << if n < 3 { n } else { 2 }
    }

    /// How many abilities that players use have been used up.
    pub(crate) const fn abilities_used(&self) -> u32 {
        (self.used & (Self::ability(0) | Self::ability(1) | Self::ability(2))).count_ones()
    }

    /// The bit of [`used`](Self::used) for words that work once.
    pub(crate) const ONCE: u8 = 1 << 7;
    /// The bit of [`used`](Self::used) of what has been awake: a copy of it comes awake too.
    pub(crate) const AWOKEN: u8 = 1 << 6;

    pub(crate) fn new(card: CardId, owner: PlayerId) -> Self {
        Self {
            card,
            card_type: CardType::Invalid,
            zone: Zone::SetAside,
            controller: owner,
            owner,
            attack: 0,
            max_health: 0,
            damage: 0,
            armor: 0,
            cost: 0,
            spell_damage: 0,
            keywords: Keywords::NONE,
            own: Keywords::NONE,
            aura_attack: 0,
            aura_health: 0,
            aura_cost: 0,
            aura_keywords: Keywords::NONE,
            exhausted: false,
            arrived: false,
            attacks: 0,
            silenced: false,
            doomed: false,
            started_in_deck: false,
            stood: None,
            counters: [0; 2],
            used: 0,
            order: 0,
            creator: None,
            held_turn: 0,
            held_since: 0,
            memory: None,
            enchantments: None,
        }
    }

    /// Takes the card's printed numbers and keywords, as if it had just been made.
    pub(crate) fn print(&mut self, card: &Card) {
        self.card_type = card.card_type;
        self.attack = card.attack;
        self.max_health = card.health;
        self.cost = card.cost;
        self.spell_damage = card.spell_damage.into();
        self.own = card.keywords;
        self.keywords = card.keywords;
        self.damage = 0;
        self.armor = card.armor;
        self.aura_attack = 0;
        self.aura_health = 0;
        self.aura_cost = 0;
        self.aura_keywords = Keywords::NONE;
        self.silenced = false;
        self.doomed = false;
        self.exhausted = false;
        self.attacks = 0;
        self.used = 0;
        self.counters = [0; 2];
    }

    /// Whether enchantments or gifts of auras are on it; a hero has its weapon's Attack besides.
    pub(crate) const fn has_more_than_printed(&self) -> bool {
        self.enchantments.is_some()
            || self.aura_attack | self.aura_health | self.aura_cost != 0
            || !self.aura_keywords.is_empty()
    }

    /// Whether its numbers are those of its card, and nothing is on it.
    pub(crate) fn is_as_printed(&self, card: Option<&Card>) -> bool {
        let none = self.enchantments.is_none()
            && self.aura_attack | self.aura_health | self.aura_cost == 0
            && self.aura_keywords.is_empty()
            && !self.silenced
            && self.keywords == self.own;
        none && card.is_some_and(|card| {
            let printed = (card.attack, card.health, card.cost, i16::from(card.spell_damage));
            printed == (self.attack, self.max_health, self.cost, self.spell_damage)
        })
    }

    /// Whether it cannot be played or used without the target that it asks for.
    pub(crate) const fn must_have_target(&self) -> bool {
        matches!(self.card_type, CardType::Spell | CardType::HeroPower | CardType::Location)
    }

    /// Health that is left; durability that is left.
    pub const fn health(&self) -> i16 {
        self.max_health.saturating_sub(self.damage)
    }

    /// Has no health left or is marked to die. What has no health, such as a Hero Power, does not die of that.
    pub const fn is_dying(&self) -> bool {
        let mortal =
            matches!(self.card_type, CardType::Minion | CardType::Hero | CardType::Weapon | CardType::Location);
        self.doomed || (mortal && self.health() <= 0)
    }
}
