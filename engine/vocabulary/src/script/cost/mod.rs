//! Costs of playing cards, using Hero Powers and activating abilities; costs compose.
//!
//! A [`Cost`] is a value: parts that are paid together (`+`), and alternatives (`|`). It is flat, whatever it was put
//! together from: `+` distributes over `|`, neutral is [`Cost::FREE`]. It prints and parses, see [`parse`]; how it is
//! paid is the business of `rules::payment`.
//!
//! ```
//! use cardwright_vocabulary::script::cost::{Cost, Part, CardFilter, mana};
//! use cardwright_vocabulary::script::ruleset::HEARTHSTONE;
//!
//! const RITUAL: Cost = mana(2).and(Part::Discard(1, CardFilter::Any)).or(Cost::of(Part::Health(5)));
//! assert_eq!(RITUAL.to_string(), "(2 + Discard(1,Any)) | Health(5)");
//! assert_eq!(Cost::parse("Health(5)", &HEARTHSTONE).unwrap(), Cost::of(Part::Health(5)));
//! ```
pub mod parse;
mod print;

use cardwright_data::{CardType, Race, SpellSchool};
use cardwright_words::{Words, words};
use serde::ser::{Serialize, SerializeSeq, Serializer};

use super::json::by_name;
use super::read::{ReadResult, Value, WordArgument};
use super::ruleset::Pool;

/// A resource of which players have an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Resource {
    /// Mana, temporary mana first.
    Mana,
    /// Health of the hero; the last one cannot be paid.
    Health,
    /// Armor of the hero.
    Armor,
    /// Corpses.
    Corpses,
    /// A resource that a ruleset declares.
    #[serde(rename = "Pool")]
    OfRuleset(Pool),
}

/// The cards that a part of a cost takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum CardFilter {
    /// Any card except the paid one.
    Any,
    /// The card itself.
    This,
    /// Others of this card type.
    Type(#[serde(serialize_with = "by_name")] CardType),
    /// Cards of this minion type, except the paid one.
    Race(#[serde(serialize_with = "by_name")] Race),
    /// Cards of this spell school, except the paid one.
    School(#[serde(serialize_with = "by_name")] SpellSchool),
}

/// The destination of a card that is paid as a part of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaidCardFate {
    /// Discarded from the hand.
    Discard,
    /// Destroyed on the board.
    Destroy,
    /// Used up for this turn.
    Tap,
    /// Shuffled from the hand into the deck.
    ToDeck,
    /// Out of the graveyard, and of the game.
    Exile,
}

/// A part of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Words)]
pub enum Part {
    /// No cost.
    Free,
    /// Separates two alternative payments.
    Or,
    /// Mana.
    Mana(i16),
    /// Health of your hero.
    Health(i16),
    /// Armor of your hero.
    Armor(i16),
    /// Corpses.
    Corpses(i16),
    /// A resource that the ruleset declares.
    Pool(Pool, i16),
    /// A number of resources between two limits that the player chooses.
    X(Resource, u8, u8),
    /// All that the player has of a resource, with a minimum.
    All(Resource, u8),
    /// The card is used up for this turn.
    Exhaust,
    /// The entity gives up its attack of this turn.
    Attack,
    /// Its n-th ability is used up for good.
    Once(u8),
    /// Uses of a location, durability of a weapon.
    Durability(i16),
    /// Turns until it can be used again.
    Cooldown(i16),
    /// Mana crystals locked next turn.
    Overload(i16),
    /// A number that is taken from a counter of the card: the counter, and the number.
    Counter(u8, i16),
    /// A number that is added to a counter of the card: the counter, and the number.
    AddCounter(u8, i16),
    /// Cards of your hand are discarded.
    Discard(u8, CardFilter),
    /// Your minions are destroyed.
    Destroy(u8, CardFilter),
    /// Your minions that could act are used up for this turn.
    Tap(u8, CardFilter),
    /// Cards of your hand are shuffled into your deck.
    ToDeck(u8, CardFilter),
    /// Cards leave your graveyard for good.
    Exile(u8, CardFilter),
}

impl Part {
    /// Whether nothing has to be paid.
    pub const fn is_nothing(self) -> bool {
        match self {
            Self::Free => true,
            Self::Mana(n)
            | Self::Health(n)
            | Self::Armor(n)
            | Self::Corpses(n)
            | Self::Pool(_, n)
            | Self::Durability(n)
            | Self::Cooldown(n)
            | Self::Overload(n)
            | Self::Counter(_, n)
            | Self::AddCounter(_, n) => n <= 0,
            Self::Discard(n, _) | Self::Destroy(n, _) | Self::Tap(n, _) | Self::ToDeck(n, _) | Self::Exile(n, _) => {
                n == 0
            }
            Self::Or | Self::X(..) | Self::All(..) | Self::Exhaust | Self::Attack | Self::Once(_) => false,
        }
    }

    /// The amount of a resource, if it is a fixed one.
    pub const fn amount(self) -> Option<(Resource, i16)> {
        match self {
            Self::Mana(n) => Some((Resource::Mana, n)),
            Self::Health(n) => Some((Resource::Health, n)),
            Self::Armor(n) => Some((Resource::Armor, n)),
            Self::Corpses(n) => Some((Resource::Corpses, n)),
            Self::Pool(pool, n) => Some((Resource::OfRuleset(pool), n)),
            Self::Free
            | Self::Or
            | Self::X(..)
            | Self::All(..)
            | Self::Exhaust
            | Self::Attack
            | Self::Once(_)
            | Self::Durability(_)
            | Self::Cooldown(_)
            | Self::Overload(_)
            | Self::Counter(..)
            | Self::AddCounter(..)
            | Self::Discard(..)
            | Self::Destroy(..)
            | Self::Tap(..)
            | Self::ToDeck(..)
            | Self::Exile(..) => None,
        }
    }

    /// The resource that it takes, if it takes one.
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        if let Self::X(of, ..) | Self::All(of, _) = self {
            return Some(of);
        }
        match self.amount() {
            Some((of, _)) => Some(of),
            None => None,
        }
    }

    /// Whether the player decides how much.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::X(..) | Self::All(..))
    }

    /// The disposition, number and filter of the cards that this part takes; `None` for other parts.
    pub const fn cards(self) -> Option<(PaidCardFate, u8, CardFilter)> {
        match self {
            Self::Discard(n, which) => Some((PaidCardFate::Discard, n, which)),
            Self::Destroy(n, which) => Some((PaidCardFate::Destroy, n, which)),
            Self::Tap(n, which) => Some((PaidCardFate::Tap, n, which)),
            Self::ToDeck(n, which) => Some((PaidCardFate::ToDeck, n, which)),
            Self::Exile(n, which) => Some((PaidCardFate::Exile, n, which)),
            Self::Free
            | Self::Or
            | Self::Mana(_)
            | Self::Health(_)
            | Self::Armor(_)
            | Self::Corpses(_)
            | Self::Pool(..)
            | Self::X(..)
            | Self::All(..)
            | Self::Exhaust
            | Self::Attack
            | Self::Once(_)
            | Self::Durability(_)
            | Self::Cooldown(_)
            | Self::Overload(_)
            | Self::Counter(..)
            | Self::AddCounter(..) => None,
        }
    }

    /// The part with `n` less of its resource, but no less than 0; a part without a resource stays as it is.
    const fn less(self, n: i16) -> Self {
        let Some((resource, amount)) = self.amount() else { return self };
        let rest = if amount > n { amount - n } else { 0 };
        match resource {
            Resource::Mana => Self::Mana(rest),
            Resource::Health => Self::Health(rest),
            Resource::Armor => Self::Armor(rest),
            Resource::Corpses => Self::Corpses(rest),
            Resource::OfRuleset(pool) => Self::Pool(pool, rest),
        }
    }
}

/// The maximum number of parts of a cost, including all ways to pay and the separators between them.
pub const PARTS: usize = 8;

/// Parts that are paid together or not at all, and other ways to pay.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cost {
    /// Parts, with [`Part::Or`] between two ways to pay and [`Part::Free`] at the end.
    parts: [Part; PARTS],
}

#[words(read)]
impl Cost {
    /// The cost with one more part, which every way to pay includes.
    ///
    /// # Panics
    /// When there are more than [`PARTS`], when the card is compiled.
    pub const fn and(self, part: Part) -> Self {
        let mut one = Self::FREE;
        if !part.is_nothing() {
            one.parts[0] = part;
        }
        self.plus(one)
    }

    /// The cost with another way to pay, which the player may choose.
    ///
    /// # Panics
    /// See [`Cost::and`].
    pub const fn or(self, other: Self) -> Self {
        match self.checked_or(other) {
            Some(either) => either,
            None => panic!("a cost has no more than 8 parts"),
        }
    }
}

impl Cost {
    /// Costs nothing.
    pub const FREE: Self = Self { parts: [Part::Free; PARTS] };

    /// One part.
    pub const fn of(part: Part) -> Self {
        Self::FREE.and(part)
    }

    const fn len(&self) -> usize {
        let mut len = 0;
        while len < PARTS && !matches!(self.parts[len], Part::Free) {
            len += 1;
        }
        len
    }

    /// Puts a part at the end; `None` when there is no room.
    const fn with(mut self, part: Part) -> Option<Self> {
        let len = self.len();
        if len == PARTS {
            return None;
        }
        self.parts[len] = part;
        Some(self)
    }

    /// Both together: each way to pay the one with each way to pay the other.
    ///
    /// # Panics
    /// See [`Cost::and`].
    pub const fn plus(self, other: Self) -> Self {
        match self.checked_plus(other) {
            Some(sum) => sum,
            None => panic!("a cost has no more than 8 parts"),
        }
    }

    /// Like [`Cost::plus`]; `None` when there are too many parts.
    pub const fn checked_plus(self, other: Self) -> Option<Self> {
        let mut sum = Self::FREE;
        let (mine, theirs) = (self.ways(), other.ways());
        let mut at = 0;
        while at < mine * theirs {
            if at > 0 {
                sum = match sum.with(Part::Or) {
                    Some(sum) => sum,
                    None => return None,
                };
            }
            sum = match sum.append(&self, at / theirs) {
                Some(sum) => sum,
                None => return None,
            };
            sum = match sum.append(&other, at % theirs) {
                Some(sum) => sum,
                None => return None,
            };
            at += 1;
        }
        Some(sum)
    }

    /// Like [`Cost::or`]; `None` when there are too many parts.
    pub const fn checked_or(self, other: Self) -> Option<Self> {
        let Some(mut either) = self.with(Part::Or) else { return None };
        let mut at = 0;
        while at < other.len() {
            either = match either.with(other.parts[at]) {
                Some(either) => either,
                None => return None,
            };
            at += 1;
        }
        Some(either)
    }

    /// The parts of the n-th way of another cost, at the end of this one.
    const fn append(mut self, other: &Self, way: usize) -> Option<Self> {
        let (mut at, mut skipped) = (0, 0);
        while at < other.len() {
            if matches!(other.parts[at], Part::Or) {
                skipped += 1;
            } else if skipped == way {
                self = match self.with(other.parts[at]) {
                    Some(more) => more,
                    None => return None,
                };
            }
            at += 1;
        }
        Some(self)
    }

    /// The number of ways to pay it, at least 1.
    #[inline]
    pub const fn ways(&self) -> usize {
        let (mut at, mut ways) = (0, 1);
        while at < self.len() {
            if matches!(self.parts[at], Part::Or) {
                ways += 1;
            }
            at += 1;
        }
        ways
    }

    /// The n-th way to pay, as a cost of its own; [`Cost::FREE`] beyond the last.
    pub const fn way(&self, n: usize) -> Self {
        match Self::FREE.append(self, n) {
            Some(way) => way,
            None => Self::FREE,
        }
    }

    /// The parts of every way to pay, from left to right.
    #[inline]
    pub fn alternatives(&self) -> impl Iterator<Item = &[Part]> {
        self.parts[..self.len()].split(|part| *part == Part::Or)
    }

    /// The parts of the only way to pay, or of the first.
    #[inline]
    pub fn parts(&self) -> &[Part] {
        self.alternatives().next().unwrap_or_default()
    }

    /// The resources of a ruleset that it mentions, each once.
    pub fn pools(&self) -> Vec<Pool> {
        let mut pools: Vec<Pool> = Vec::new();
        for part in self.alternatives().flatten() {
            if let Some(Resource::OfRuleset(pool)) = part.resource()
                && !pools.contains(&pool)
            {
                pools.push(pool);
            }
        }
        pools
    }

    /// Whether nothing has to be paid.
    pub const fn is_free(&self) -> bool {
        self.len() == 0
    }

    /// The cost reduced by `n`, taken from the first resource of each way to pay: "costs (1) less" takes 1 Health off what is
    /// paid in Health.
    pub const fn less(mut self, n: i16) -> Self {
        let mut cheaper = Self::FREE;
        let (mut at, mut left) = (0, n);
        while at < self.len() {
            if matches!(self.parts[at], Part::Or) {
                left = n;
            } else if let Some((_, amount)) = self.parts[at].amount() {
                self.parts[at] = self.parts[at].less(left);
                left -= if left < amount { left } else { amount };
            }
            at += 1;
        }
        // What has become nothing is left out.
        at = 0;
        while at < self.len() {
            if !self.parts[at].is_nothing() {
                cheaper.parts[cheaper.len()] = self.parts[at];
            }
            at += 1;
        }
        cheaper
    }
}

impl std::ops::Add for Cost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.plus(other)
    }
}

impl std::ops::BitOr for Cost {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.or(other)
    }
}

impl From<Part> for Cost {
    fn from(part: Part) -> Self {
        Self::of(part)
    }
}

impl Serialize for Cost {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut ways = serializer.serialize_seq(Some(self.ways()))?;
        for way in self.alternatives() {
            ways.serialize_element(way)?;
        }
        ways.end()
    }
}

/// Mana.
pub const fn mana(n: i16) -> Cost {
    Cost::of(Part::Mana(n))
}

/// Reads the words for costs.
pub(crate) fn read(word: &str, values: Option<&[Value]>) -> ReadResult {
    let of = |make: fn(&Value) -> Option<Cost>| {
        ReadResult::call(values, |values| if let [value] = values { make(value).map(Value::from) } else { None })
    };
    match word {
        "Cost::of" => of(|part| Part::take(part).map(Cost::of)),
        "mana" => of(|n| i16::take(n).map(mana)),
        _ => ReadResult::Unknown,
    }
}
