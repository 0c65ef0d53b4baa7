//! Entities: cards with their zone and current numbers.
use std::fmt;
use std::hash::{Hash, Hasher};
use std::num::{NonZeroU8, NonZeroU16};

use cardwright_data::{CardType, Zone};

use super::{EnchantmentId, PlayerId};
use crate::compiled::{Card, CardId};
use crate::facts::Keywords;
use crate::script::word::Word;

/// The number of an entity in its game; never reused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct EntityId(NonZeroU16);

impl EntityId {
    /// The game itself.
    pub const GAME: Self = Self(NonZeroU16::MIN);
    pub(super) const FIRST_PLAYER: Self = Self(NonZeroU16::MIN.saturating_add(1));
    pub(super) const SECOND_PLAYER: Self = Self(NonZeroU16::MIN.saturating_add(2));

    pub(crate) fn at(index: usize) -> Self {
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

/// A position on a board or in a hand, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceNumber(NonZeroU8);

impl PlaceNumber {
    /// The position with this number, from 0; `None` if it is out of range.
    pub fn at(number: usize) -> Option<Self> {
        u8::try_from(number + 1).ok().and_then(NonZeroU8::new).map(Self)
    }

    /// The number, from 0.
    pub const fn number(self) -> u8 {
        self.0.get() - 1
    }
}

impl From<PlaceNumber> for usize {
    fn from(place: PlaceNumber) -> Self {
        place.number().into()
    }
}

/// An entity. Its numbers and keywords are the current ones, including auras.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each a flag in the game too")]
pub struct Entity {
    /// Its card; [`CardId::NONE`] for the game, the players and unknown cards.
    pub card: CardId,
    /// The card's type, copied from the card.
    pub card_type: CardType,
    /// Its zone.
    pub zone: Zone,
    /// Its controller.
    pub controller: PlayerId,
    /// Its owner.
    pub owner: PlayerId,
    /// Attack.
    pub attack: i16,
    /// Maximum Health; Durability of a weapon.
    pub max_health: i16,
    /// Damage taken; lost Durability of a weapon.
    pub damage: i16,
    /// Armor.
    pub armor: i16,
    /// Cost.
    pub cost: i16,
    /// The Spell Damage that it gives.
    pub spell_damage: i16,
    /// Current keywords.
    pub keywords: Keywords,
    /// Its own keywords: printed, or set and removed since. Auras and enchantments add to them.
    pub(crate) own_keywords: Keywords,
    /// Attack from auras, at the latest aura update.
    pub(crate) aura_attack: i16,
    /// Health from auras, at the latest aura update.
    pub(crate) aura_health: i16,
    /// The change of the Cost by auras, at the latest aura update.
    pub(crate) aura_cost: i16,
    /// Whether it cannot act this turn: just summoned, no attacks left, or used.
    pub exhausted: bool,
    /// Whether it arrived on its side this turn.
    pub arrived: bool,
    /// The number of attacks this turn.
    pub attacks: u8,
    /// Whether it is silenced.
    pub silenced: bool,
    /// Whether it is marked to die at the next death creation.
    pub is_destroyed: bool,
    /// Whether it started the game in the deck.
    pub started_in_deck: bool,
    /// Its board position when it died; while it is being played, its former position in the hand.
    pub position_at_death: Option<PlaceNumber>,
    /// The counters of texts: progress of a quest, of Infuse, a stored number.
    pub text_counters: [i16; 2],
    /// Bit n: its n-th ability is used up (permanently, or for this turn).
    pub used_abilities: u8,
    /// Its position in the order of play; all from the 65,535th on are equal.
    pub order: u16,
    /// The entity whose effect created it.
    pub creator: Option<EntityId>,
    /// The turn in which it entered the hand.
    pub entered_hand_turn: u16,
    /// The length of the history when it entered the hand.
    pub entered_hand_history: u16,
    /// The entity that its text remembers.
    pub remembered: Option<EntityId>,
    /// The oldest enchantment on it.
    pub(crate) enchantments: Option<EnchantmentId>,
}

/// The size of a cache line; a game has about seventy entities, which a clone copies.
const _: () = assert!(size_of::<Entity>() == 64);

impl Hash for Entity {
    /// Hashes eight words, because a search hashes whole games.
    fn hash<H: Hasher>(&self, state: &mut H) {
        // No `..`: a field that is added is asked for here.
        let Self {
            card,
            card_type,
            zone,
            controller,
            owner,
            attack,
            max_health,
            damage,
            armor,
            cost,
            spell_damage,
            keywords,
            own_keywords: own,
            aura_attack,
            aura_health,
            aura_cost,
            exhausted,
            arrived,
            attacks,
            silenced,
            is_destroyed: doomed,
            started_in_deck,
            position_at_death: stood,
            text_counters: counters,
            used_abilities: used,
            order,
            creator,
            entered_hand_turn: held_turn,
            entered_hand_history: held_since,
            remembered: memory,
            enchantments,
        } = *self;
        let flags = [exhausted, arrived, silenced, doomed, started_in_deck];
        let flags = flags.into_iter().fold(0, |bits, flag| bits << 1 | u8::from(flag));
        let number = |id: Option<EntityId>| id.map_or(0, EntityId::number);
        let enchanted = enchantments.map_or(0, |id| id.number() + 1);
        let [attack, max_health, damage, armor] = [attack, max_health, damage, armor].map(i16::cast_unsigned);
        let [cost, spell_damage, counted, stored] =
            [cost, spell_damage, counters[0], counters[1]].map(i16::cast_unsigned);
        let [aura_attack, aura_health, aura_cost] = [aura_attack, aura_health, aura_cost].map(i16::cast_unsigned);
        let bytes = |high: u8, low: u8| u16::from_be_bytes([high, low]);
        let place = stood.map_or(0, |place| place.number() + 1);
        for [a, b, c, d] in [
            [card.0, bytes(card_type as u8, zone as u8), bytes(controller as u8, owner as u8), bytes(flags, attacks)],
            [attack, max_health, damage, armor],
            [cost, spell_damage, counted, stored],
            [aura_attack, aura_health, aura_cost, order],
            [number(creator), number(memory), held_turn, held_since],
            [enchanted, bytes(place, used), 0, 0],
        ] {
            let word = u64::from(a) << 48 | u64::from(b) << 32 | u64::from(c) << 16 | u64::from(d);
            state.write_u64(word);
        }
        (keywords, own).hash(state);
    }
}

impl Entity {
    /// The largest value of a number on a card: Cost, Attack, Health.
    pub const MAX_NUMBER: i16 = 9999;

    /// Clamps a number to the range of card numbers.
    pub(crate) fn clamp_number(n: i32) -> i16 {
        let greatest = i32::from(Self::MAX_NUMBER);
        i16::try_from(n.clamp(-greatest, greatest)).expect("clamped")
    }

    /// The bit of [`used`](Self::used) for the n-th ability that a player uses, from 0; triggers have the first three. The
    /// fourth ability, of an Old God, shares the bit of [`ONCE_BIT`](Self::ONCE_BIT): no such minion has a keyword that works once.
    pub(crate) const fn ability_bit(n: u8) -> u8 {
        if n < 3 { 0b1000 << n } else { Self::ONCE_BIT }
    }

    /// The number of used-up abilities.
    pub(crate) const fn abilities_used(&self) -> u32 {
        (self.used_abilities
            & (Self::ability_bit(0) | Self::ability_bit(1) | Self::ability_bit(2) | Self::ability_bit(3)))
        .count_ones()
    }

    /// The used-up parts, for this turn or permanently: `trigger 0`, `ability 1`, and `once` for a keyword such as Spellburst.
    pub fn used_up(&self) -> Vec<String> {
        let bits = |from: u8, what: &'static str| {
            (0..3).filter(move |n| self.used_abilities & (1 << (from + n)) != 0).map(move |n| format!("{what} {n}"))
        };
        let once = (self.used_abilities & Self::ONCE_BIT != 0).then(|| "once".to_owned());
        bits(0, "trigger").chain(bits(3, "ability")).chain(once).collect()
    }

    /// The bit of [`used`](Self::used) for keywords that work once.
    pub(crate) const ONCE_BIT: u8 = 1 << 7;

    /// The bit of `used` for a keyword that works once: Frenzy shares that of the first ability, because no such minion has
    /// abilities.
    pub(crate) fn once_bit(word: Word) -> u8 {
        if word == Word::Frenzy { Self::ability_bit(0) } else { Self::ONCE_BIT }
    }

    /// The bit of [`used`](Self::used) for an awakened minion: a copy of it enters play awake.
    pub(crate) const AWOKEN_BIT: u8 = 1 << 6;

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
            own_keywords: Keywords::NONE,
            aura_attack: 0,
            aura_health: 0,
            aura_cost: 0,
            exhausted: false,
            arrived: false,
            attacks: 0,
            silenced: false,
            is_destroyed: false,
            started_in_deck: false,
            position_at_death: None,
            text_counters: [0; 2],
            used_abilities: 0,
            order: 0,
            creator: None,
            entered_hand_turn: 0,
            entered_hand_history: 0,
            remembered: None,
            enchantments: None,
        }
    }

    /// Resets the numbers and keywords to the card's printed ones.
    pub(crate) fn reset_to_printed(&mut self, card: &Card) {
        self.card_type = card.card_type;
        self.attack = card.attack;
        self.max_health = card.health;
        self.cost = card.cost;
        self.spell_damage = card.spell_damage.into();
        self.own_keywords = card.keywords;
        self.keywords = card.keywords;
        self.damage = 0;
        self.armor = card.armor;
        self.aura_attack = 0;
        self.aura_health = 0;
        self.aura_cost = 0;
        self.silenced = false;
        self.is_destroyed = false;
        self.exhausted = false;
        self.attacks = 0;
        self.used_abilities = 0;
        self.text_counters = [0; 2];
    }

    /// Whether it may have enchantments or numbers from auras; a hero's weapon does not count. Spell Damage may be such a
    /// number.
    pub(crate) const fn may_differ_from_printed(&self) -> bool {
        self.enchantments.is_some()
            || self.spell_damage != 0
            || self.aura_attack | self.aura_health | self.aura_cost != 0
    }

    /// Whether it has its printed numbers and no enchantments, ignoring keywords from auras.
    pub(crate) fn is_as_printed(&self, card: Option<&Card>) -> bool {
        let none = self.enchantments.is_none()
            && self.aura_attack | self.aura_health | self.aura_cost == 0
            && !self.silenced
            && self.keywords == self.own_keywords;
        none && card.is_some_and(|card| {
            let printed = (card.attack, card.health, card.cost, i16::from(card.spell_damage));
            printed == (self.attack, self.max_health, self.cost, self.spell_damage)
        })
    }

    /// Whether it cannot be played or used without its declared target.
    pub(crate) const fn must_have_target(&self) -> bool {
        matches!(self.card_type, CardType::Spell | CardType::HeroPower | CardType::Location)
    }

    /// The remaining Health or Durability.
    pub const fn health(&self) -> i16 {
        self.max_health.saturating_sub(self.damage)
    }

    /// Whether it has no Health left or is marked to die. Cards without Health, such as Hero Powers, do not die from having
    /// none.
    pub const fn is_dying(&self) -> bool {
        let mortal =
            matches!(self.card_type, CardType::Minion | CardType::Hero | CardType::Weapon | CardType::Location);
        self.is_destroyed || (mortal && self.health() <= 0)
    }
}
