//! The pools of cards from which texts choose at random, computed once for each text.
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use cardwright_data::{CardClass, Format};

use super::CardId;
use crate::script::condition::Condition;
use crate::script::effect::Classes;
use crate::slow_steps::SlowSteps;

/// The text and class that a pool is for.
#[derive(Clone, Copy)]
struct Key {
    that: &'static Condition,
    classes: Classes,
    class: CardClass,
    format: Format,
    /// Only cards with this Cost.
    cost: Option<i16>,
}

impl Key {
    /// Whether it is for the same text: constant data does not move, so that a condition's address identifies it.
    fn is(&self, other: &Self) -> bool {
        std::ptr::eq(self.that, other.that) && self.is_for(other)
    }

    /// Whether it is for an equal text.
    fn has_equal_text(&self, other: &Self) -> bool {
        SlowSteps::compare();
        self.is_for(other) && self.that == other.that
    }

    fn is_for(&self, other: &Self) -> bool {
        (self.class, self.classes, self.format, self.cost) == (other.class, other.classes, other.format, other.cost)
    }
}

/// A table of pools that are computed on demand; reading it takes no lock.
pub(super) struct Pools {
    /// Open addressing; the length is a power of two.
    places: Box<[OnceLock<Pool>]>,
}

/// A slot of the table: the key, and the cards.
type Pool = (Key, Arc<[CardId]>);

/// The maximum number of taken slots that are tried before a pool is computed without being stored.
const MAX_PROBES: usize = 16;

impl Pools {
    /// A table for the texts of `n` cards.
    pub fn for_cards(n: usize) -> Self {
        let room = (n / 4).next_power_of_two().max(64);
        Self { places: (0..room).map(|_| OnceLock::new()).collect() }
    }

    /// The pool of a text for a class; `find` computes it the first time.
    pub fn get(
        &self,
        that: &'static Condition,
        classes: Classes,
        class: CardClass,
        format: Format,
        find: impl Fn() -> Vec<CardId>,
    ) -> Cow<'_, [CardId]> {
        // A pool of any class is the same for all players.
        let class = if classes == Classes::Any { CardClass::Invalid } else { class };
        self.look_up(Key { that, classes, class, format, cost: None }, find)
    }

    /// The cards of a pool with this Cost; `find` computes them the first time.
    pub fn with_cost(
        &self,
        that: &'static Condition,
        cost: i16,
        format: Format,
        find: impl Fn() -> Vec<CardId>,
    ) -> Cow<'_, [CardId]> {
        self.look_up(Key { that, classes: Classes::Any, class: CardClass::Invalid, format, cost: Some(cost) }, find)
    }

    fn look_up(&self, key: Key, find: impl Fn() -> Vec<CardId>) -> Cow<'_, [CardId]> {
        let whose =
            (key.class as usize) << 4 ^ key.classes as usize ^ usize::from(key.cost.unwrap_or(0).unsigned_abs()) << 10;
        let start = (std::ptr::from_ref(key.that).addr() ^ whose).wrapping_mul(0x9e37_79b9) >> 8;
        for passed in 0..MAX_PROBES {
            let place = &self.places[(start + passed) & (self.places.len() - 1)];
            // Another thread may be faster, with this text or another one.
            let (kept, cards) = place.get_or_init(|| (key, self.cached(&key).unwrap_or_else(|| find().into())));
            if kept.is(&key) {
                return Cow::Borrowed(cards);
            }
        }
        Cow::Owned(find())
    }

    /// The pool of an equal text: searching all pools is faster than searching all cards.
    fn cached(&self, key: &Key) -> Option<Arc<[CardId]>> {
        let same = |place: &OnceLock<Pool>| {
            place.get().filter(|(kept, _)| kept.has_equal_text(key)).map(|(_, cards)| cards.clone())
        };
        self.places.iter().find_map(same)
    }
}
