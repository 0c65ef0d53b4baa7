//! A short list of entities without heap, `Copy` so that a game clones fast.
use std::ops::Index;

use super::EntityId;

/// Up to `N` entities in order.
#[derive(Clone, Copy, PartialEq, Hash, Eq)]
pub struct List<const N: usize> {
    len: u8,
    /// Behind the last one they are all [`FREE`].
    items: [EntityId; N],
}

/// A free place: one looks like another, whatever was there.
const FREE: EntityId = EntityId::GAME;

impl<const N: usize> List<N> {
    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// How many there are.
    pub(crate) const fn count(&self) -> u8 {
        self.len
    }

    /// In order.
    pub(crate) fn as_slice(&self) -> &[EntityId] {
        &self.items[..self.len()]
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many more there is room for.
    pub const fn room(&self) -> usize {
        N - self.len()
    }

    /// Whether there is no room.
    pub const fn is_full(&self) -> bool {
        self.len() >= N
    }

    /// In order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = EntityId> + '_ {
        self.items[..self.len()].iter().copied()
    }

    /// The one at this place.
    pub fn get(&self, at: usize) -> Option<EntityId> {
        self.items[..self.len()].get(at).copied()
    }

    /// The last one.
    pub fn last(&self) -> Option<EntityId> {
        self.items[..self.len()].last().copied()
    }

    /// Whether it is so short that all places are looked at sooner than the right one is guessed.
    const SHORT: bool = N <= 16;

    /// A bit for each place where it is, of a short list.
    #[inline]
    fn places(&self, id: EntityId) -> u16 {
        let bits = (0..).zip(&self.items).map(|(at, item)| if *item == id { 1_u16.wrapping_shl(at) } else { 0 });
        bits.fold(0, |all, bit| all | bit) & !u16::MAX.checked_shl(self.len.into()).unwrap_or(0)
    }

    /// Where it is.
    pub fn position(&self, id: EntityId) -> Option<usize> {
        if Self::SHORT {
            let places = self.places(id);
            return (places != 0).then(|| places.trailing_zeros() as usize);
        }
        self.items[..self.len()].iter().position(|item| *item == id)
    }

    /// Puts it at a place, those after it move on; `false` when there is no room. A place too far is the end.
    pub(crate) fn insert(&mut self, at: usize, id: EntityId) -> bool {
        if self.is_full() {
            return false;
        }
        let len = self.len();
        if at < len {
            self.items.copy_within(at..len, at + 1);
        }
        self.items[at.min(len)] = id;
        self.len += 1;
        true
    }

    /// Puts it at the end; `false` when there is no room.
    pub(crate) fn push(&mut self, id: EntityId) -> bool {
        let Some(free) = self.items.get_mut(usize::from(self.len)) else { return false };
        *free = id;
        self.len += 1;
        true
    }

    /// Takes it out; `false` when it is not there.
    pub(crate) fn remove(&mut self, id: EntityId) -> bool {
        let len = self.len();
        if Self::SHORT {
            let Some(at) = self.places(id).checked_ilog2() else { return false };
            let before = self.items;
            for ((place, item), pair) in (0..).zip(&mut self.items).zip(before.windows(2)) {
                *item = if place < at { pair[0] } else { pair[1] };
            }
        } else {
            // From the end: cards are drawn from the end of the deck.
            let Some(at) = self.items[..len].iter().rposition(|item| *item == id) else { return false };
            if at + 1 < len {
                self.items.copy_within(at + 1..len, at);
            }
        }
        self.len -= 1;
        self.items[len - 1] = FREE;
        true
    }

    /// Puts one that is there at another place; a place too far is the end.
    pub(crate) fn move_to(&mut self, id: EntityId, at: usize) {
        if self.remove(id) {
            self.insert(at, id);
        }
    }

    /// Exchanges two places.
    pub(crate) fn swap(&mut self, a: usize, b: usize) {
        self.items[..self.len as usize].swap(a, b);
    }
}

impl<const N: usize> Default for List<N> {
    fn default() -> Self {
        Self { len: 0, items: [FREE; N] }
    }
}

impl<const N: usize> Index<usize> for List<N> {
    type Output = EntityId;

    fn index(&self, at: usize) -> &EntityId {
        &self.items[..self.len()][at]
    }
}

impl<const N: usize> std::fmt::Debug for List<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
