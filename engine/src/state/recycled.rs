//! Lists whose memory is used again by the next game of the same thread.
use std::cell::RefCell;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};
use std::thread::LocalKey;

use super::{Did, Entity};

/// Memory that lists of a kind have left behind.
type Shelf<T> = RefCell<Vec<Vec<T>>>;

/// So many lists of a kind a thread keeps.
const KEPT: usize = 16;
/// A list with more room than this is not kept: few games come so far.
const LARGEST: usize = 1024;

/// What a recycled list consists of.
pub(crate) trait Part: Copy + 'static {
    /// The memory that the thread keeps for lists of these.
    fn shelf() -> &'static LocalKey<Shelf<Self>>;
}

impl Part for Entity {
    fn shelf() -> &'static LocalKey<Shelf<Self>> {
        thread_local! { static LEFT: Shelf<Entity> = const { RefCell::new(Vec::new()) } }
        &LEFT
    }
}

impl Part for Did {
    fn shelf() -> &'static LocalKey<Shelf<Self>> {
        thread_local! { static LEFT: Shelf<Did> = const { RefCell::new(Vec::new()) } }
        &LEFT
    }
}

/// A list that takes memory which another one of its thread has left behind. An allocator finds a few kilobytes far more slowly than
/// a few bytes, and searches clone and drop games all the time.
pub(crate) struct Recycled<T: Part>(Vec<T>);

impl<T: Part> Recycled<T> {
    /// An empty list with room for so many.
    pub(super) fn with_capacity(n: usize) -> Self {
        let left = T::shelf().try_with(|shelf| shelf.borrow_mut().pop()).ok().flatten();
        let mut list = left.unwrap_or_default();
        list.reserve(n);
        Self(list)
    }
}

impl<T: Part> Clone for Recycled<T> {
    fn clone(&self) -> Self {
        let mut list = Self::with_capacity(self.len());
        list.extend_from_slice(self);
        list
    }

    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

impl<T: Part> Drop for Recycled<T> {
    fn drop(&mut self) {
        let mut list = std::mem::take(&mut self.0);
        if (1..=LARGEST).contains(&list.capacity()) {
            list.clear();
            // A thread that ends keeps nothing.
            let _ = T::shelf().try_with(|left| {
                let mut left = left.borrow_mut();
                if left.len() < KEPT {
                    left.push(list);
                }
            });
        }
    }
}

impl<T: Part> Deref for Recycled<T> {
    type Target = Vec<T>;

    #[inline]
    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T: Part> DerefMut for Recycled<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}

impl<T: Part + PartialEq> PartialEq for Recycled<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Part + Hash> Hash for Recycled<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Part + fmt::Debug> fmt::Debug for Recycled<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
