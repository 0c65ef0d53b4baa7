//! A short list of entities without heap allocation, `Copy` so that games clone fast.
use std::ops::Index;

use super::EntityId;

/// A list of up to `N` entities in order.
#[derive(Clone, Copy, PartialEq, Hash, Eq)]
pub struct List<const N: usize> {
    len: u8,
    /// The items; free slots are [`FREE`].
    items: [EntityId; N],
}

/// The value of a free slot, so that equal lists are equal bytes.
const FREE: EntityId = EntityId::GAME;

impl<const N: usize> List<N> {
    /// The number of entities.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// The number of entities.
    pub(crate) const fn count(&self) -> u8 {
        self.len
    }

    /// The entities in order.
    pub(crate) fn as_slice(&self) -> &[EntityId] {
        &self.items[..self.len()]
    }

    /// Whether there are no entities.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of free slots.
    pub const fn room(&self) -> usize {
        N - self.len()
    }

    /// Whether there are no free slots.
    pub const fn is_full(&self) -> bool {
        self.len() >= N
    }

    /// The entities in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = EntityId> + '_ {
        self.items[..self.len()].iter().copied()
    }

    /// The entity at an index.
    pub fn get(&self, at: usize) -> Option<EntityId> {
        self.items[..self.len()].get(at).copied()
    }

    /// The last entity.
    pub fn last(&self) -> Option<EntityId> {
        self.items[..self.len()].last().copied()
    }

    /// Whether the list is so short that checking all slots is faster than predicting the right one.
    const SHORT: bool = N <= 16;

    /// A bit for each slot of a short list that holds the entity.
    #[inline]
    fn places(&self, id: EntityId) -> u16 {
        let bits = (0..).zip(&self.items).map(|(at, item)| if *item == id { 1_u16.wrapping_shl(at) } else { 0 });
        bits.fold(0, |all, bit| all | bit) & !u16::MAX.checked_shl(self.len.into()).unwrap_or(0)
    }

    /// The index of an entity.
    pub fn position(&self, id: EntityId) -> Option<usize> {
        if Self::SHORT {
            let places = self.places(id);
            return (places != 0).then(|| places.trailing_zeros() as usize);
        }
        self.items[..self.len()].iter().position(|item| *item == id)
    }

    /// Inserts an entity at an index (at most the end); `false` if the list is full.
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

    /// Appends an entity; `false` if the list is full.
    pub(crate) fn push(&mut self, id: EntityId) -> bool {
        let Some(free) = self.items.get_mut(usize::from(self.len)) else { return false };
        *free = id;
        self.len += 1;
        true
    }

    /// Removes an entity; `false` if it is not in the list.
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

    /// Moves an entity of the list to another index (at most the end).
    pub(crate) fn move_to(&mut self, id: EntityId, at: usize) {
        if self.remove(id) {
            self.insert(at, id);
        }
    }

    /// Swaps two entries.
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
