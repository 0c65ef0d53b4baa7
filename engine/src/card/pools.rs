//! The cards that texts choose among by chance, found once for each text.
use std::borrow::Cow;
use std::sync::OnceLock;

use cardwright_data::CardClass;

use super::CardId;
use crate::script::condition::Condition;
use crate::script::effect::Classes;

/// For which text and whom a pool is: a condition of const data stays where it is, so that its address names it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    that: usize,
    classes: Classes,
    class: CardClass,
}

/// A table of pools that fills itself; reading it takes no lock.
pub(super) struct Pools {
    /// Open addressing; the length is a power of two.
    places: Box<[OnceLock<Pool>]>,
}

/// What stands at a place: for whom, and which cards.
type Pool = (Key, Box<[CardId]>);

/// So many taken places are passed before a pool is found anew instead of kept.
const PASSED: usize = 16;

impl Pools {
    /// With room for the texts of so many cards.
    pub fn for_cards(n: usize) -> Self {
        let room = (n / 4).next_power_of_two().max(64);
        Self { places: (0..room).map(|_| OnceLock::new()).collect() }
    }

    /// The pool of a text for a class; `find` finds it the first time.
    pub fn get(
        &self,
        that: &'static Condition,
        classes: Classes,
        class: CardClass,
        find: impl Fn() -> Vec<CardId>,
    ) -> Cow<'_, [CardId]> {
        // From any class there is the same for everybody.
        let class = if classes == Classes::Any { CardClass::Invalid } else { class };
        let key = Key { that: std::ptr::from_ref(that).addr(), classes, class };
        let start = (key.that ^ ((class as usize) << 4) ^ classes as usize).wrapping_mul(0x9e37_79b9) >> 8;
        for passed in 0..PASSED {
            let place = &self.places[(start + passed) & (self.places.len() - 1)];
            // Another thread may be quicker, with this text or another one.
            let (kept, cards) = place.get_or_init(|| (key, find().into()));
            if *kept == key {
                return Cow::Borrowed(cards);
            }
        }
        Cow::Owned(find())
    }
}
